/** "40 mm apart along the length", "in a row along X": the way that the row runs, and not the way that each of them lies. */
import { isMark } from '../text/items.ts'
import type { Placed, Sentence } from './place.ts'

export const withWaysOfRows = (items: Sentence, found: readonly Placed[]): Placed[] =>
  found.map((placed, index) => {
    const before = found[index - 1]
    const { place, from } = placed
    if (place.kind !== 'along' || place.drilled) return placed
    if (before?.place.kind !== 'apart' && before?.place.kind !== 'row') return placed
    const follows = items.slice(before.end, from).every((item) => isMark(item, ','))
    return follows ? { ...placed, place: { ...place, ofRow: true } } : placed
  })
