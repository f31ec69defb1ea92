/** What is hollow: its walls, its floor, the side that is open. */
import type { Span } from '../../text/normalise.ts'
import type { Phrase } from '../phrases.ts'
import type { Hollow } from '../things.ts'
import { saidPlace } from './given-places.ts'
import { readSize } from './given-sizes.ts'
import type { Telling } from './telling.ts'

/** What is open at its top unless it is told otherwise. */
export const VESSELS = /^(?:cup|bowl|tray|enclosure|bucket|bin|planter|pot|case)$/u

/** "The walls are 3 mm thick and the floor is 5 mm": of a box that is hollow, or told to be open. */
export function readWall(t: Telling, phrase: Phrase): boolean {
  const isWall =
    /^(?:side )?wall$/u.test(phrase.name) && (phrase.plural || phrase.adjectives.includes('side'))
  const isFloor = phrase.name === 'floor' || (phrase.concept === 'bottom' && !phrase.owner)
  if (!isWall && !isFloor) return false
  const hollow = hollowOf(t) ?? (isWall && isOpen(t) ? newHollow(t, phrase.span) : undefined)
  if (!hollow || t.clause.expects === 'object') return false
  t.clause.hollow = hollow
  t.clause.own = phrase
  for (const size of phrase.sizes) readSize(t, size, phrase.span)
  return true
}

export function hollowOf(t: Telling): Hollow | undefined {
  return t.deeds.flatMap((deed) => (deed.kind === 'hollow' ? [deed.hollow] : []))[0]
}

/** "an open box", "a cup": hollow from the top, once its walls are told. */
export function isOpen(t: Telling): boolean {
  const titled = t.announced.some(({ adjectives, name }) => adjectives.includes('open') || VESSELS.test(name))
  return titled || t.things.some(({ adjectives, name }) => adjectives.includes('open') || VESSELS.test(name))
}

export function openTop(t: Telling, top: Phrase, span: Span): void {
  hollowOf(t)?.places.push(saidPlace(t, { kind: 'at', how: 'at', ref: top }, span))
}

export function newHollow(t: Telling, span: Span): Hollow {
  const hollow: Hollow = { sizes: [], places: [], span }
  t.deeds.push({ kind: 'hollow', hollow })
  return hollow
}
