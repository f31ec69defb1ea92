/** What is hollow and open has a floor: "the bottom is 5 mm", "a 6 mm thick base", "base thickness 6 mm". */

import type { Phrase } from '../phrases.ts'
import { isShaped, type Place, type SaidSize, type Thing } from '../scene.ts'
import type { Clause, Telling, Theme } from './telling.ts'

/** What has room inside, by its name. */
export const VESSEL =
  /^(?:cup|mug|bowl|vase|pot|planter|bucket|bin|tank|container|vessel|enclosure|tray|drawer|sink|tub|basin|shade|crate|gutter)$/u

/** It is told to be hollow, to be open, to have walls, or to have room inside. */
export const isVessel = (t: Telling, thing: Thing | undefined): thing is Thing =>
  thing !== undefined &&
  thing.role !== 'cut' &&
  (VESSEL.test(thing.name) ||
    thing.name === 'box' ||
    isShaped(thing, 'hollow', 'open', 'open top', 'lidless', 'tube') ||
    thing.openings !== undefined ||
    thing.sizes.some(
      ({ dimension, words }) =>
        dimension === 'wall' || words.some((word) => /^(?:inner|inside|internal)$/u.test(word)),
    ) ||
    t.deeds.some((deed) => deed.kind === 'hollow' && (deed.hollow.of ?? t.body) === thing)) &&
  !thing.sizes.some(({ words }) => words.includes('floor'))

/** "3 mm walls on all four sides": where walls are anyway. */
export const isWallsAround = (theme: Theme | undefined, place: Place): boolean =>
  theme?.kind === 'thing' &&
  theme.thing.sizes.at(-1)?.dimension === 'wall' &&
  place.kind === 'at' &&
  /^(?:on|around|at|along)$/u.test(place.how) &&
  isEverySide(place.ref)

/** "all four sides", "each side", of nothing that is named. */
export const isEverySide = ({ kind, concept, det, plural, count, words, of }: Phrase): boolean =>
  kind === 'place' &&
  concept === 'side' &&
  /^(?:all|each|the|)$/u.test(det) &&
  (plural || det === 'each') &&
  (count ?? 4) === 4 &&
  words.length === 0 &&
  of === undefined

const BELOW = /^(?:base|bottom|floor)$/u

/** The hollow thing whose floor a phrase or a size named so speaks of; a base that was told as a body is none. */
export function flooredBy(t: Telling, c: Clause, name: string): Thing | undefined {
  if (!BELOW.test(name) || t.things.some((thing) => thing.name === name && !thing.announced)) return undefined
  const subject = c.subject?.kind === 'thing' ? c.subject.thing : undefined
  const own = c.theme?.kind === 'thing' ? c.theme.thing : c.theme?.kind === 'part' ? c.theme.of : undefined
  return [own, subject, t.body].find((thing) => isVessel(t, thing))
}

export const asFloor = (said: SaidSize): SaidSize => ({
  ...said,
  dimension: 'thickness',
  words: [...said.words.filter((word) => !BELOW.test(word)), 'floor'],
})
