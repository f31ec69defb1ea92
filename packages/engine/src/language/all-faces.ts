/** "in each of the six faces", "on all four sides", "in the top and bottom faces": one and the same on several faces. */
import type { SignedAxis } from '../plan/geometry.ts'
import { conceptOf, type Item, means } from './items.ts'
import { AXIS_SIDE, FARTHEST, type Pattern } from './place.ts'

const SIDES: readonly SignedAxis[] = ['+x', '-x', '+y', '-y']
const FACES: readonly SignedAxis[] = [...SIDES, '+z', '-z']

const countOf = (item: Item | undefined): number | undefined =>
  item?.kind === 'quantity' && (item.quantity.kind === 'count' || item.quantity.kind === 'number')
    ? item.quantity.values[0]?.value
    : undefined

/** How many there are of what is called a face or a side; a side by itself may be one of four or of six. */
function facesNamed(noun: Item | undefined, count: number | undefined): readonly SignedAxis[] | undefined {
  const face = means(noun, 'edge', 'face')
  if (!face && !means(noun, 'edge', 'side')) return undefined
  if (count === 6 || (face && count === undefined)) return FACES
  return count === 4 ? SIDES : undefined
}

export const allFaces: Pattern = (items, at) => {
  let next = at
  let each = false
  let count: number | undefined
  while (
    next < at + FARTHEST &&
    (means(items[next], 'determiner') ||
      means(items[next], 'which', 'each', 'all', 'vertical', 'outer') ||
      means(items[next], 'preposition', 'in', 'on', 'of', 'at') ||
      countOf(items[next]) !== undefined)
  ) {
    each ||= means(items[next], 'which', 'each', 'all')
    count ??= countOf(items[next])
    next++
  }
  const faces = each ? facesNamed(items[next], count) : undefined
  return faces && { place: { kind: 'faces', faces }, end: next + 1 }
}

/** "the top and bottom faces", "on the front and the back". */
export const facePair: Pattern = (items, at) => {
  const first = AXIS_SIDE[conceptOf(items[at], 'face') ?? '']
  const joint = means(items[at + 1], 'edge', 'face', 'side') ? at + 2 : at + 1
  if (!first || !means(items[joint], 'conjunction', 'and')) return undefined
  const last = means(items[joint + 1], 'determiner') ? joint + 2 : joint + 1
  const second = AXIS_SIDE[conceptOf(items[last], 'face') ?? '']
  if (!second || second === first || second[1] !== first[1]) return undefined
  const noun = items[last + 1]
  return {
    place: { kind: 'faces', faces: [first, second] },
    end: means(noun, 'edge', 'face', 'side', 'end') ? last + 2 : last + 1,
  }
}
