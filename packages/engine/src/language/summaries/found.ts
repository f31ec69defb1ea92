/** Which sentences only sum the part up, without a size, before or after the others tell it in detail. */
import { type Item, means } from '../text/items.ts'
import type { Sentence } from '../text/segment.ts'
import { repeats } from '../worked/patterns.ts'

/** "symmetric about Z=0", "centered at Y=0": where the part lies, and no size of it. */
const isMiddle = (item: Item): boolean =>
  item.kind === 'quantity' &&
  item.quantity.kind === 'coordinate' &&
  item.quantity.values.every(({ value }) => value === 0)

/** A size or a place; how many there are may well be summed up. */
export const isSize = (item: Item): boolean =>
  item.kind === 'quantity' &&
  !isMiddle(item) &&
  item.quantity.kind !== 'count' &&
  item.quantity.kind !== 'designation' &&
  !(item.quantity.kind === 'number' && Number.isInteger(item.quantity.values[0]?.value))

/** "110 long", in millimetres that nobody names: no number of things. */
const isSizedByWord = (items: readonly Item[], at: number): boolean =>
  items[at]?.kind === 'quantity' &&
  items[at].quantity.kind === 'number' &&
  (means(items[at + 1], 'dimension') || means(items[at - 1], 'dimension'))

export const hasSize = (items: readonly Item[]): boolean =>
  items.some((item, at) => isSize(item) || isSizedByWord(items, at))

/** A name with a number may decide the part. */
const hasName = (items: readonly Item[]): boolean =>
  items.some((item) => item.kind === 'quantity' && item.quantity.kind === 'designation')

const LONGEST_OPENING = 3

/** "The result looks like …", "That makes five holes in all": speaks of all that was told. */
const CLOSES =
  /^(?:result|together|altogether|overall|finished|final|basically|essentially|done|that's it)$/iu

/** "So there are three holes that cross in the middle": what follows from the rest. */
const FOLLOWS = /^(?:so|thus|hence|therefore|this means|that means|in the end|at the end)$/iu

/** "What's left is a step." */
const LEFT = /^what(?:'s|’s| is)?$/iu

const isClosing = (items: readonly Item[]): boolean =>
  isTotal(items) ||
  FOLLOWS.test(items[0]?.text ?? '') ||
  (LEFT.test(items[0]?.text ?? '') && /^(?:left|is left|remains)$/iu.test(items[1]?.text ?? '')) ||
  (means(items[0], 'determiner', 'the') &&
    items.some((item) => CLOSES.test(item.text) || means(item, 'purpose', 'like', 'result')))

/** As many sentences at the head of the prompt as have no size. */
function openingOf(sentences: readonly (readonly Item[])[], segments: readonly Sentence[]): number {
  let end = 0
  while (
    end < LONGEST_OPENING &&
    segments[end]?.kind === 'plain' &&
    !hasSize(sentences[end] ?? []) &&
    !hasName(sentences[end] ?? [])
  )
    end++
  return end
}

function closingOf(sentences: readonly (readonly Item[])[]): number {
  let from = sentences.length
  while (from > 0 && !hasSize(sentences[from - 1] ?? []) && isClosing(sentences[from - 1] ?? [])) from--
  return from
}

const TOTAL = /^(?:in )?total$|^altogether$|^in all$/iu

/** "That's five holes in total", at the very end: the sum of what was told, no further holes. */
export const isTotal = (items: readonly Item[]): boolean =>
  !hasSize(items) &&
  !repeats(items) &&
  items.some(({ kind }) => kind === 'quantity') &&
  items.some(({ text }) => TOTAL.test(text)) &&
  items.some((item) => means(item, 'feature') || means(item, 'solid'))

export interface Parted {
  /** Places of the sentences that tell the part. */
  told: number[]
  summaries: number[]
}

/** Every way to set summaries aside that leaves something with sizes to be told, the smallest first. */
export function partings(sentences: readonly (readonly Item[])[], segments: readonly Sentence[]): Parted[] {
  const opening = openingOf(sentences, segments)
  const closing = closingOf(sentences)
  const all = [...sentences.keys()]
  const isOpening = (at: number): boolean => at < opening
  const isLast = (at: number): boolean => at >= closing
  // A sum of what was told is never told by itself.
  const sums = isTotal(sentences.at(-1) ?? [])
  const ways = [
    ...(opening > 0 && !sums ? [isOpening] : []),
    ...(closing < sentences.length ? [isLast] : []),
    ...(opening > 0 && closing < sentences.length ? [(at: number) => isOpening(at) || isLast(at)] : []),
  ]
  return ways
    .map((way) => ({ told: all.filter((at) => !way(at)), summaries: all.filter(way) }))
    .filter(({ told }) => told.some((at) => hasSize(sentences[at] ?? [])))
}

const LEADS_ON = /^(?::|i\.?e\.?)$/iu

/** "Here's how I'd build it: start with a disc …", "a half-round bar, i.e. a cylinder …": what stands before it, where it has no size. */
export function withHeadline([first, ...rest]: readonly Sentence[]): Sentence[] | undefined {
  const colon = first?.tokens.findIndex(({ text }) => LEADS_ON.test(text)) ?? -1
  if (first?.kind !== 'plain' || colon < 2 || colon === first.tokens.length - 1) return undefined
  const [head, tail] = [first.tokens.slice(0, colon), first.tokens.slice(colon + 1)]
  if (head.some(({ kind }) => kind === 'number')) return undefined
  return [{ kind: 'plain', tokens: head }, { kind: 'plain', tokens: tail }, ...rest]
}
