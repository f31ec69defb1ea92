/** Where things are, which way they go and how far: the forms of words for it, read from chunks. */
import { axesAt, type Chunks, type ReadPlaces, wordAt } from './axes-at.ts'
import { distanceAt } from './distances.ts'
import { offsetsAt } from './offsets.ts'
import { coordinateAt, pointsAt, prepositionAt } from './prepositions.ts'
import {
  arrangementAt,
  betweenAt,
  centeredAt,
  clockAt,
  joinsAt,
  mannerAt,
  relationAt,
  untilAt,
} from './relations.ts'
import { signedWaysAt } from './signed-ways.ts'

/** What tells a place here, if anything. */
export function placeAt(chunks: Chunks, at: number): ReadPlaces | undefined {
  const chunk = chunks[at]
  if (chunk?.kind === 'coordinate') return coordinateAt(chunk, '', at)
  if (chunk?.kind === 'points') return pointsAt(chunk, at)
  // "lengthwise (X)": which way it goes.
  const axes = wordAt(chunks, at) === '(' ? axesAt(chunks, at + 1) : undefined
  if (axes?.axes.length === 1 && axes.axes[0] && wordAt(chunks, axes.next) === ')')
    return { places: [{ kind: 'way', axis: axes.axes[0], how: 'in' }], next: axes.next + 1 }
  return (
    clockAt(chunks, at) ??
    offsetsAt(chunks, at) ??
    distanceAt(chunks, at) ??
    centeredAt(chunks, at) ??
    untilAt(chunks, at) ??
    betweenAt(chunks, at) ??
    joinsAt(chunks, at) ??
    relationAt(chunks, at) ??
    arrangementAt(chunks, at) ??
    signedWaysAt(chunks, at) ??
    mannerThenPlace(chunks, at) ??
    prepositionAt(chunks, at)
  )
}

function mannerThenPlace(chunks: Chunks, at: number): ReadPlaces | undefined {
  const word = wordAt(chunks, at)
  // "down to the bottom", "up through the base", "down from the top": one preposition.
  if (/^(?:up|down)$/u.test(word)) {
    const both = prepositionAt(chunks, at)
    if (both) return both
  }
  return mannerAt(chunks, at)
}
