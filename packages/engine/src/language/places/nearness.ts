/** "near the left edge", "very close to the top right corner", "towards the back": a place without a distance. */
import type { SignedAxis } from '../../plan/geometry.ts'
import { conceptOf, means } from '../text/items.ts'
import { AXIS_SIDE, type Nearness, type Pattern, type Sentence, skip } from './place.ts'
import { corner, seenFromAbove } from './sites.ts'
import { target } from './targets.ts'

const DEGREES: Readonly<Record<string, Nearness>> = {
  near: 'near',
  'very near': 'very near',
  toward: 'toward',
}

/** "the bottom right", without the word "corner". */
function twoSides(items: Sentence, at: number): { sides: [SignedAxis, SignedAxis]; end: number } | undefined {
  const [first, second] = [at, at + 1].map((each) => AXIS_SIDE[conceptOf(items[each], 'face') ?? ''])
  if (!first || !second) return undefined
  const end = means(items[at + 2], 'edge') ? at + 3 : at + 2
  return seenFromAbove(first)[1] === seenFromAbove(second)[1] ? undefined : { sides: [first, second], end }
}

/** "on one side, very close to the edge": which side is left open, and how near is said next. */
export const oneSide: Pattern = (items, at) => {
  if (!means(items[at], 'preposition', 'on', 'at')) return undefined
  const one = items[at + 1]
  const open =
    one?.kind === 'quantity' && one.quantity.kind === 'count' && one.quantity.values[0]?.value === 1
  if (!open || !means(items[at + 2], 'edge', 'side', 'end')) return undefined
  const followed = items.slice(at + 3, at + 9).some((item) => DEGREES[conceptOf(item, 'place') ?? ''])
  return followed ? { place: { kind: 'near', degree: 'near', sides: [] }, end: at + 3 } : undefined
}

const HEADS = /^(?:extend|go|goes|going|run|point|lead|project|protrude|stick|jut|reach|stretch|rise)/iu
const FARTHEST_HEAD = 12

/** "extends from the right end towards the back": which way something goes, and not where it is. */
const isHeading = (items: Sentence, at: number): boolean =>
  items.slice(Math.max(0, at - FARTHEST_HEAD), at).some((item) => HEADS.test(item.text))

export const near: Pattern = (items, at) => {
  const degree = DEGREES[conceptOf(items[at], 'place') ?? '']
  if (!degree || (degree === 'toward' && isHeading(items, at))) return undefined
  const next = skip(items, at + 1)
  const named = corner(items, next)
  if (named?.place.kind === 'corner')
    return { place: { kind: 'near', degree, sides: named.place.sides }, end: named.end }
  const two = twoSides(items, next)
  if (two) return { place: { kind: 'near', degree, sides: two.sides }, end: two.end }
  const goal = target(items, at + 1)
  // All corners and both ends are patterns of their own, and the middle is no edge.
  if (!goal || goal.all || goal.of === 'centre' || goal.of === 'corner') return undefined
  const { side, which, end } = goal
  return {
    place: { kind: 'near', degree, sides: side ? [side] : [], ...(which ? { which } : {}) },
    end,
  }
}
