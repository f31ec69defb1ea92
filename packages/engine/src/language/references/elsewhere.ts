/**
 * "The wall plate …, from X=0 to X=5. The shelf plate …, from X=5 to X=65": what lies between other levels is another body,
 * whatever it is called.
 */
import type { AxisName } from '../../plan/geometry.ts'
import type { Entity } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import { type Item, isMark, means } from '../text/items.ts'

interface Range {
  axis: AxisName
  low: number
  high: number
}

const rangeOf = (axis: AxisName, from: number, to: number): Range => ({
  axis,
  low: Math.min(from, to),
  high: Math.max(from, to),
})

/** A noun that the words behind it belong to: not what the one before is said to be, nor where it stands. */
const opensAnother = (items: readonly Item[], at: number): boolean => {
  if (!means(items[at], 'solid') && !means(items[at], 'feature')) return false
  let start = at - 1
  while (start > 0 && !isMark(items[start]) && at - start < 5 && !means(items[start], 'determiner')) start--
  const lead = items[start - 1]
  return !means(lead, 'be') && !means(lead, 'preposition') && !means(lead, 'place')
}

/** The ranges told of a noun, up to the next one. */
function rangesBehind(items: readonly Item[], from: number): Range[] {
  const ranges: Range[] = []
  for (let at = from; at < items.length; at++) {
    if (opensAnother(items, at)) break
    const item = items[at]
    if (item?.kind !== 'quantity' || item.quantity.kind !== 'range') continue
    const [low, high] = item.quantity.values
    if (low && high) ranges.push(rangeOf(item.quantity.axis, low.value, high.value))
  }
  return ranges
}

/** Told between levels of its own: one body, and not the several that were announced by another name. */
export const isToldAlone = (items: readonly Item[], { end, plural, count }: Mention): boolean =>
  !plural && count === undefined && rangesBehind(items, end).length > 0

/** Where a clause begins: "through the flange and the hub (Z=0 to Z=26)" says how far the bore goes, and nothing of the hub. */
function opensClause(items: readonly Item[], noun: number): boolean {
  // "The shelf plate": a word that nobody knows stands between the article and the noun.
  const named = items[noun - 1]?.kind === 'unknown' && means(items[noun - 2], 'determiner')
  const start = named ? noun - 2 : noun
  const before = items[start - 1]
  if (before === undefined || isMark(before, ',', ';', ':')) return true
  const joined = items[start - 2]
  return means(before, 'conjunction') && (isMark(joined, ',', ')') || joined?.kind === 'quantity')
}

/** Whether a body that is on the table lies elsewhere than what is told here. */
export function isElsewhere(
  { places, spoken, count }: Entity,
  { items, mention, sentence }: { items: readonly Item[]; mention: Mention; sentence: number },
): boolean {
  if ((count?.value ?? 1) > 1 || mention.plural || !opensClause(items, mention.start)) return false
  const here = rangesBehind(items, mention.end)
  if (here.length === 0) return false
  const told = [
    ...places.flatMap(({ place }) =>
      place.kind === 'range' ? [rangeOf(place.axis, place.from.value, place.to.value)] : [],
    ),
    ...(spoken[0] === sentence ? rangesBehind(items, spoken[1] + 1) : []),
  ]
  return told.some(({ axis, low, high }) =>
    here.some((range) => range.axis === axis && (range.low !== low || range.high !== high)),
  )
}
