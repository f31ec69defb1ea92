/**
 * "a 5 mm hole in the middle of each side, 10 mm in from the edge": four places on the flat of a plate, or two where only
 * the long sides are meant. Without a distance nobody can tell whether the flat or the sides themselves are drilled.
 */
import { EngineError } from '../../errors.ts'
import type { ReadingState } from '../context.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { quote } from '../sizes/sizes.ts'
import { amountOf, countOf, type Item, means, phraseOf } from '../text/items.ts'
import { littleWord } from '../text/little-words.ts'
import { type Found, findSpoken } from '../text/spoken.ts'
import { flatSizes } from './named-ways.ts'

const MIDDLES =
  /(?:, (?:with |and )?(?:one|#) (?:of them |hole )?)?(?:in|at|near|on|by|to) the (?:exact )?(?:middle|cent(?:er|re)|midpoint)s? of (?:each|every|all)(?: one)?(?: of)?(?: the| its)?(?: four| two)?(?: (?<which>long|longer|short|shorter))? (?:outer )?(?:sides?|edges?)(?= |$)(?! (?:faces?|walls?|surfaces?))/u

const INWARD =
  /(?:, |and |at |each |always )*# (?:in |inwards? |away )?from (?:the|that|its|this|each|every|their)(?: own| outer| nearest| closest| same)? +(?:edge|side)s?(?= |$)/u

const REACHES: readonly (readonly [x: number, y: number])[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
]

/** Which of the four are meant: the long sides lie across the short way. */
function isMeant([x]: readonly [number, number], which: string | undefined, isLong: boolean): boolean {
  if (which === undefined) return true
  const alongX = x !== 0
  return which.startsWith('long') ? alongX !== isLong : alongX === isLong
}

function placed(
  items: readonly Item[],
  { middles, inward }: { middles: Found; inward: Found },
  sizes: readonly [number, number],
  { account }: ReadingState,
): Item[] {
  const size = items[inward.quantities[0] ?? -1]
  const distance = amountOf(size)
  if (size?.kind !== 'quantity' || distance === undefined) return [...items]
  const [length, width] = sizes
  const points = REACHES.filter((reach) =>
    isMeant(reach, middles.match.groups?.['which'], length > width),
  ).map(([x, y]) => [x * (length / 2 - distance), y * (width / 2 - distance)])
  // What is measured there is the distance.
  const { text, span } = size
  const quantity: Quantity = {
    kind: 'points',
    points,
    values: size.quantity.values,
    text,
    span,
    approximate: false,
  }
  return items.flatMap((item, at): Item[] => {
    const isMiddle = at >= middles.from && at <= middles.to
    if (!isMiddle && (at < inward.from || at > inward.to)) return [item]
    if (countOf(item) === 1) account.dismiss(item, 'one at each side')
    else account.use(item, isMiddle ? 'the middle of each side' : 'how far from each side')
    return at === middles.from ? [littleWord(item, 'at'), { kind: 'quantity', text, span, quantity }] : []
  })
}

export function withMiddlesOfSides(items: readonly Item[], state: ReadingState): Item[] {
  const middles = findSpoken(items, MIDDLES)
  const isHole =
    state.discourse.entities.at(-1)?.concept === 'hole' ||
    items.some((item) => means(item, 'feature', 'hole'))
  if (!middles || !isHole) return [...items]
  const sizes = flatSizes(items, state)
  const [x, y] = sizes
  const isCube = items.some((item) => means(item, 'solid', 'cube'))
  if (!isCube && (!x || !y)) return [...items]
  const inward = findSpoken(items, INWARD)
  if (x && y && inward && (inward.from > middles.to || inward.to < middles.from))
    return placed(items, { middles, inward }, [x[1], y[1]], state)
  throw new EngineError(
    'prompt_too_ambiguous',
    `I cannot tell what is drilled ${quote(phraseOf(items.slice(middles.from, middles.to + 1) as [Item, ...Item[]]).text)}: say “of each face”, or how far the holes are from the edges.`,
  )
}
