/** "30 mm (center of the tube to center of the ring)": between which two places a size is taken, said of a size that has its word. */
import { asFiller, conceptOf, type Item, isMark, means } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'

const FARTHEST = 14

/** Where a gloss ends that opens here. */
function glossEnd(items: readonly Item[], open: number): number | undefined {
  if (!isMark(items[open], '(')) return undefined
  const before = items[open - 1]
  if (before?.kind !== 'quantity' && !means(before, 'dimension')) return undefined
  const close = items.findIndex((item, at) => at > open && isMark(item, ')'))
  const inside = items.slice(open + 1, close)
  if (close < 0 || inside.length < 3 || inside.length > FARTHEST) return undefined
  const plain = inside.every(
    (item) => item.kind !== 'quantity' && !means(item, 'manner') && !means(item, 'operation'),
  )
  const to = inside.findIndex((item) => means(item, 'preposition', 'to'))
  const measured = /^(?:measured|taken|as measured)$/iu.test(inside[0]?.text ?? '')
  return plain && (measured || (to > 0 && to < inside.length - 1)) ? close : undefined
}

/** ", measured from the centre of the ring to the centre of the tube, and": the same without parentheses. */
function apposedEnd(items: readonly Item[], comma: number): number | undefined {
  if (!isMark(items[comma], ',') || items[comma - 1]?.kind !== 'quantity') return undefined
  if (!/^(?:measured|taken|as measured)$/iu.test(items[comma + 1]?.text ?? '')) return undefined
  const close = items.findIndex((item, at) => at > comma && isMark(item, ',', ';'))
  const end = close < 0 ? items.length : close
  const inside = items.slice(comma + 1, end)
  const [from, to] = ['from', 'to'].map((way) =>
    inside.findIndex((item) => means(item, 'preposition', way)),
  ) as [number, number]
  const plain = inside.every((item) => item.kind !== 'quantity' && !means(item, 'make'))
  return plain && from > 0 && to > from && inside.length < FARTHEST ? end - 1 : undefined
}

/** "a donut-shaped ring (torus)": the same noun once more. */
const repeatedEnd = (items: readonly Item[], open: number): number | undefined => {
  const again = means(items[open + 1], 'determiner', 'a') ? open + 2 : open + 1
  const concept = conceptOf(items[open - 1], 'solid')
  return isMark(items[open], '(') &&
    isMark(items[again + 1], ')') &&
    concept !== undefined &&
    conceptOf(items[again], 'solid') === concept
    ? again + 1
    : undefined
}

const withoutGlosses = (items: readonly Item[]): Item[] => {
  const read: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const end = glossEnd(items, at) ?? apposedEnd(items, at) ?? repeatedEnd(items, at)
    if (end === undefined) read.push(items[at] as Item)
    else {
      for (const item of items.slice(at, end + 1))
        read.push(item.kind === 'mark' ? item : asFiller(item, 'how it is measured'))
      at = end
    }
  }
  return read
}

const MODELLED =
  /(?:\( )?(?:modeled|modelled|simplified|represented|treated|shown|drawn|made) (?:here |simply |only )*(?:as|by) (?:a |an )?(?:plain|smooth|simple|solid|straight|unthreaded)(?: (?:cylinder|cylindrical|rod|shaft|section|bar|surface|hole|bore|shape|solid))*(?: \))?|(?:\( )?(?:with no|without|no)(?: actual| modeled| modelled)? threads?(?: modeled| modelled| needed)?(?: \))?/u
const THREADED = /^thread(?:ed|s)?$/iu

/** "a threaded end (modeled as a plain cylinder)": it has no thread, whatever it is called. */
function withoutThreads(items: readonly Item[]): Item[] {
  const found = findSpoken(items, MODELLED)
  if (!found || !items.some(({ text }) => THREADED.test(text))) return [...items]
  return items.map((item, at) => {
    const inside = at >= found.from && at <= found.to && item.kind !== 'mark'
    return inside || THREADED.test(item.text) ? asFiller(item, 'without a thread') : item
  })
}

export const withGlosses = (sentences: readonly Item[][]): Item[][] =>
  sentences.map((items) => withoutThreads(withoutGlosses(items)))
