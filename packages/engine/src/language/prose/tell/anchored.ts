/** Where one of several on a circle lies: "with one at 12 o'clock", "the first on the X axis", "starting at the top"; the others follow it. */

import type { Span } from '../../text/normalise.ts'
import { type Chunk, type Figure, isWord, type Phrase, phraseIn } from '../phrases.ts'
import { placeAt } from '../places/places.ts'
import type { Place, Thing } from '../scene.ts'
import { type Clause, lastPlural, type Telling, type Theme } from './telling.ts'

/** Several that lie around something. */
export const isOnRing = (thing: Thing | undefined): thing is Thing =>
  thing !== undefined &&
  thing.role === 'cut' &&
  thing.count !== 1 &&
  thing.group === undefined &&
  thing.places.some(
    ({ place }) =>
      place.kind === 'circle' ||
      (place.kind === 'angles' && place.step) ||
      (place.kind === 'from' && place.refs.some(({ concept }) => /^(?:center|axis)$/u.test(concept))),
  )

const isAnchored = ({ places }: Thing): boolean =>
  places.some(({ own, place }) => own === 'start' && /^(?:clock|angles)$/u.test(place.kind))

const SIDES: Readonly<Record<string, number>> = {
  right: 0,
  top: 90,
  back: 90,
  left: 180,
  bottom: 270,
  front: 270,
}

/** The angle at which the words put one. */
export function angleOf(place: Place, span: Span): Place | undefined {
  const at = (value: number): Place => {
    const figure: Figure = { value, unit: 'angle', text: `${value}`, span }
    return { kind: 'angles', figures: [figure], step: false }
  }
  if (place.kind === 'clock') return place
  if (place.kind === 'angles' && !place.step && place.figures.length === 1) return place
  if (place.kind === 'way' && place.axis !== 'z' && /^(?:on|along|at|in|to)$/u.test(place.how))
    return at((place.axis === 'y' ? 90 : 0) + (place.sign === -1 ? 180 : 0))
  const side = place.kind === 'at' && /^(?:at|on|to)$/u.test(place.how) ? SIDES[place.ref.concept] : undefined
  return side === undefined || (place.kind === 'at' && place.ref.of) ? undefined : at(side)
}

/** Within these chunks the place is told. */
const REACH = 7

/** "one hole at 12 o'clock", "the first one is at the top": the group, whose circle begins there. */
export function ringAnchoredBy(
  t: Telling,
  c: Clause,
  phrase: Phrase,
  chunks: readonly Chunk[],
  at: number,
): Thing | undefined {
  const group = lastPlural(t)
  const isFirst =
    !phrase.plural &&
    phrase.bare.length + phrase.sizes.length === 0 &&
    (phrase.ordinal === 1 || (phrase.ordinal === undefined && /^(?:a|one of|)$/u.test(phrase.det)))
  if (!isFirst || !isOnRing(group) || (phrase.kind === 'cut' && phrase.concept !== group.concept))
    return undefined
  // "Three holes …": not of another thing that the clause makes.
  if (c.verb === 'cut' && c.theme === undefined) return undefined
  for (let next = at + 1; next < Math.min(chunks.length, at + REACH); next++) {
    const told = chunks[next]?.kind === 'phrase' ? undefined : placeAt(chunks, next)
    const place = told?.places.map((each) => angleOf(each, chunks[next]?.span ?? [0, 0])).find(Boolean)
    if (place) return group
    const word = chunks[next]
    const isLead = word?.kind === 'word' || /^(?:center|axis)$/u.test(phraseIn(word)?.concept ?? '')
    if (!isLead) return undefined
  }
  return undefined
}

/** "the others", "the other two", "the rest": of a circle of which one was told. */
export function restOfRing(t: Telling, phrase: Phrase): Thing | undefined {
  const group = lastPlural(t)
  const isRest =
    phrase.det === 'other' || /^(?:other|rest)$/u.test(phrase.name) || phrase.words.includes('other')
  return isRest && isOnRing(group) && isAnchored(group) ? group : undefined
}

/** A place that is said of the one of them where the circle begins, or of the others. */
export function readAnchor(theme: Theme | undefined, c: Clause, place: Place, span: Span): boolean {
  const group = theme?.kind === 'thing' ? theme.thing : undefined
  if (!isOnRing(group) || !(c.anchor === group || c.link === 'start')) return false
  const angle = isAnchored(group) ? undefined : angleOf(place, span)
  if (angle) {
    group.places.push({ place: angle, own: 'start', gloss: false, used: false, span })
    return true
  }
  // "straight up from the center, at 12 o'clock", "at the top (12 o'clock)".
  const again = angleOf(place, span)
  const told = group.places.find(({ own }) => own === 'start')?.place
  if (again && told && isSameAngle(again, told)) return true
  return place.kind === 'at' && place.how === 'from' && place.ref.concept === 'center'
}

const isSameAngle = (a: Place, b: Place): boolean =>
  'figures' in a && 'figures' in b && Math.abs((a.figures[0]?.value ?? 0) - (b.figures[0]?.value ?? 1)) < 1e-6

/** "120 degrees to either side of it": the others, as far from the first. */
export function eitherSide(chunks: readonly Chunk[], at: number): number | undefined {
  if (!isWord(chunks[at + 1], 'eachside')) return undefined
  const isIt = isWord(chunks[at + 2], 'of') && phraseIn(chunks[at + 3]) !== undefined
  return isIt ? at + 4 : at + 2
}
