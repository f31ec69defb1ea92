/** Several corners by their sides: "the top left and bottom left corners", "the two front corners", "opposite corners", "two of the corners". */
import type { SignedAxis } from '../../plan/geometry.ts'
import { conceptOf, type Item, isMark, means } from '../text/items.ts'
import type { Pattern, Sentence } from './place.ts'
import { seenFromAbove } from './sites.ts'

type Corner = readonly [SignedAxis, SignedAxis]

const sideOf = (item: Item | undefined): SignedAxis | undefined => {
  const side = conceptOf(item, 'face') as SignedAxis | undefined
  return side && seenFromAbove(side)
}

const isTwo = (item: Item | undefined): boolean =>
  item?.kind === 'quantity' && item.quantity.kind === 'count' && item.quantity.values[0]?.value === 2

const OPPOSITE = /^(?:(?:diagonally )?opposite|diagonal|opposing)$/iu
const DIAGONALLY = /^diagonally$/iu
const NEXT_TO_EACH_OTHER = /^(?:adjacent|neighbouring|neighboring)$/iu

/** The corners on one side: both ends of it. */
const alongSide = (side: SignedAxis): Corner[] =>
  side[1] === 'x'
    ? [
        [side, '-y'],
        [side, '+y'],
      ]
    : [
        ['-x', side],
        ['+x', side],
      ]

const isCorners = (item: Item | undefined): boolean =>
  item?.kind === 'term' && item.plural && means(item, 'edge', 'corner')

const joins = (item: Item | undefined): boolean => isMark(item, ',') || means(item, 'conjunction', 'and')

/** "top left and bottom left", up to the noun. */
function listed(items: Sentence, from: number): { corners: Corner[]; end: number } | undefined {
  const corners: Corner[] = []
  let at = from
  while (!isCorners(items[at])) {
    const [first, second] = [sideOf(items[at]), sideOf(items[isMark(items[at + 1], '-') ? at + 2 : at + 1])]
    if (!first) return undefined
    if (second && second[1] !== first[1]) {
      corners.push(first[1] === 'x' ? [first, second] : [second, first])
      at += isMark(items[at + 1], '-') ? 3 : 2
    } else {
      corners.push(...alongSide(first))
      at++
    }
    while (joins(items[at]) || means(items[at], 'determiner')) at++
  }
  return corners.length > 1 ? { corners, end: at + 1 } : undefined
}

const isOneOf = (items: Sentence, start: number): boolean => {
  let at = start
  while (means(items[at - 1], 'determiner') || means(items[at - 1], 'whole', 'it')) at--
  return means(items[at - 1], 'preposition', 'of') && /^one$/iu.test(items[at - 2]?.text ?? '')
}

/** "on the left side", "at the front", "of the right end" behind the corners. */
function sideBehind(items: Sentence, from: number): { side: SignedAxis; end: number } | undefined {
  if (!means(items[from], 'preposition', 'on', 'at', 'of', 'along')) return undefined
  let at = from + 1
  while (means(items[at], 'determiner')) at++
  const side = sideOf(items[at])
  return side && { side, end: means(items[at + 1], 'edge', 'side', 'end', 'edge') ? at + 2 : at + 1 }
}

export const someCorners: Pattern = (items, start) => {
  let at = means(items[start], 'preposition', 'at', 'in', 'on') ? start + 1 : start
  while (at > start && means(items[at], 'determiner')) at++
  const from = isTwo(items[at]) ? at + 1 : at
  const crossed = DIAGONALLY.test(items[from]?.text ?? '') ? from + 1 : from
  if (OPPOSITE.test(items[crossed]?.text ?? '') && isCorners(items[crossed + 1]))
    return {
      place: {
        kind: 'corners',
        only: [
          ['-x', '-y'],
          ['+x', '+y'],
        ],
      },
      end: crossed + 2,
    }
  // "at two corners of the plate", "in two of its corners", "at two adjacent corners".
  let noun = from
  while (
    means(items[noun], 'preposition', 'of') ||
    means(items[noun], 'determiner') ||
    means(items[noun], 'whole', 'it') ||
    NEXT_TO_EACH_OTHER.test(items[noun]?.text ?? '')
  )
    noun++
  if (at > start && from > at && isCorners(items[noun])) {
    const there = sideBehind(items, noun + 1)
    if (there) return { place: { kind: 'corners', only: alongSide(there.side) }, end: there.end }
    return { place: { kind: 'corners', two: true }, end: noun + 1 }
  }
  const found = sideOf(items[from]) && listed(items, from)
  const [first] = found?.corners ?? []
  // "one of its upper corners": a single one of them, whichever.
  if (found && first && isOneOf(items, start))
    return { place: { kind: 'corner', sides: first, any: true }, end: found.end }
  return found ? { place: { kind: 'corners', only: found.corners }, end: found.end } : undefined
}
