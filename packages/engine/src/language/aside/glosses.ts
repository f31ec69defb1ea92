/** "30 mm (center of the tube to center of the ring)": between which two places a size is taken, said of a size that has its word. */
import { asFiller, type Item, isMark, means } from '../text/items.ts'

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

const withoutGlosses = (items: readonly Item[]): Item[] => {
  const read: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const end = glossEnd(items, at)
    if (end === undefined) read.push(items[at] as Item)
    else {
      for (const item of items.slice(at, end + 1))
        read.push(item.kind === 'mark' ? item : asFiller(item, 'how it is measured'))
      at = end
    }
  }
  return read
}

export const withGlosses = (sentences: readonly Item[][]): Item[][] => sentences.map(withoutGlosses)
