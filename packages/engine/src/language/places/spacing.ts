/** How far apart several things are: "20 mm apart", "a spacing of 20 mm", "a distance of 20 mm between their centres". */

import type { AxisName } from '../../plan/geometry.ts'
import { conceptOf, isMark, means } from '../text/items.ts'
import { axisAt, FARTHEST, type Pattern, type Sentence, single, skip } from './place.ts'

/** "20 mm apart", "spaced 20 mm", "spacing of 20 mm", "20 mm centre to centre". */
export const apart: Pattern = (items, at) => {
  const found = apartAt(items, at)
  if (!found) return undefined
  // "31 mm apart (center to center) in X and Y": both ways alike.
  const aside = isMark(items[found.end], '(') && means(items[found.end + 1], 'dimension', 'centres')
  const next = aside && isMark(items[found.end + 2], ')') ? found.end + 3 : found.end
  // "in both X and Y"
  const way = means(items[next + 1], 'which', 'both') ? next + 2 : next
  const first = means(items[next], 'preposition', 'in', 'along') ? axisAt(items, way) : undefined
  const second =
    first && means(items[first.end], 'conjunction', 'and') ? axisAt(items, first.end + 1) : undefined
  return { ...found, end: second?.end ?? (aside ? next : found.end) }
}

/** A spacing along an axis, in a word that a rewriting has made of its phrase. */
export const PITCH = 'pitch '

const apartAt: Pattern = (items, at) => {
  const isApart = (index: number): boolean =>
    means(items[index], 'place', 'apart') || means(items[index], 'dimension', 'centres')
  const lines = conceptOf(items[at], 'place')
  const pitch = lines === 'rows' || lines === 'columns' ? single(items, at + 1) : undefined
  if (pitch) return { place: { kind: 'apart', distance: pitch, between: lines as 'rows' }, end: at + 2 }
  const spaced = lines?.startsWith(PITCH) ? single(items, at + 1) : undefined
  if (lines && spaced)
    return {
      place: { kind: 'apart', distance: spaced, axis: lines.slice(PITCH.length) as AxisName },
      end: at + 2,
    }
  const distance = single(items, at)
  if (distance && isApart(at + 1)) return { place: { kind: 'apart', distance }, end: at + 2 }
  // "an 8 mm web between them", in a word that `set-phrases.ts` has made of it.
  if (distance && means(items[at + 1], 'place', 'web'))
    return { place: { kind: 'apart', distance, web: true }, end: at + 2 }
  // "at 20 mm centres"
  const behind = items[at + 1]
  const centres = behind?.kind === 'term' && behind.plural && means(behind, 'place', 'centre')
  if (distance && centres && means(items[at - 1], 'preposition', 'at', 'on', 'with'))
    return { place: { kind: 'apart', distance }, end: at + 2 }
  if (distance && isSecondPitch(items, at)) return { place: { kind: 'apart', distance }, end: at + 1 }
  const between = betweenMiddles(items, at)
  if (between) return between
  const neighbour = distance && fromNeighbour(items, at + 1)
  if (distance && neighbour) return { place: { kind: 'apart', distance }, end: neighbour }
  if (!isApart(at)) return undefined
  const next = skip(
    items,
    overMiddles(items, at + 1),
    (item) => means(item, 'preposition', 'at', 'with') || means(item, 'be') || isMark(item, ':', '='),
  )
  const later = single(items, next)
  if (!later) return undefined
  return { place: { kind: 'apart', distance: later }, end: isApart(next + 1) ? next + 2 : next + 1 }
}

/** "The spacing between the centres of the holes is 30 mm". */
function overMiddles(items: Sentence, from: number): number {
  const middle = skip(items, from)
  if (!means(items[middle], 'place', 'centre') && !means(items[middle], 'feature')) return from
  const noun = skip(items, middle + 1)
  return means(items[noun], 'feature') || means(items[noun], 'solid') ? noun + 1 : middle + 1
}

/** "The spacing is 30 mm in X and 25 mm in Y", "… along the width": the second of two, each along its own way. */
function isSecondPitch(items: Sentence, at: number): boolean {
  if (!means(items[at - 1], 'conjunction', 'and') || !axisAt(items, at + 1)) return false
  const spaced = items.findLastIndex((item, index) => index < at && means(item, 'place', 'apart'))
  const between = items.slice(spaced + 1, at)
  return (
    spaced >= 0 &&
    between.length <= 2 * FARTHEST &&
    between.filter(({ kind }) => kind === 'quantity').length === 1 &&
    between.some((_, index) => axisAt(between, index))
  )
}

const NEIGHBOUR =
  /^(?:previous|preceding|prior|next|last|neighbou?ring|following|one before|one before it)$/iu

/** "30 mm from the previous one", "25 mm to the next hole": over what follows the distance. */
function fromNeighbour(items: Sentence, from: number): number | undefined {
  const lead =
    means(items[from], 'preposition', 'in') || means(items[from], 'place', 'apart', 'inset') ? from + 1 : from
  if (!means(items[lead], 'preposition', 'from', 'to')) return undefined
  const at = skip(items, lead + 1)
  if (!NEIGHBOUR.test(items[at]?.text ?? '') || at === lead + 1) return undefined
  const noun = items[at + 1]
  return means(noun, 'feature') || /^ones?$/iu.test(noun?.text ?? '') ? at + 2 : at + 1
}

const SPACE = /^(?:distance|spacing|separation|space|pitch)$/iu

/** "a distance of 20 mm between their centres". */
function betweenMiddles(items: Sentence, at: number): ReturnType<Pattern> {
  if (!SPACE.test(items[at]?.text ?? '')) return undefined
  const next = skip(items, at + 1, (item) => means(item, 'be'))
  const distance = single(items, next)
  if (!distance || items[next + 1]?.text.toLowerCase() !== 'between') return undefined
  const middle = skip(items, next + 2, (item) => means(item, 'feature') || means(item, 'solid'))
  const told = means(items[middle], 'place', 'centre') ? middle + 1 : undefined
  return told ? { place: { kind: 'apart', distance }, end: told } : undefined
}
