/** Cuts: each by its kind. */
import type { Build } from '../build.ts'
import { siteOf } from '../site.ts'
import { SIDES, type Solid } from '../space.ts'
import { isShaped, placesOf, sizeOf, type Thing } from '../things.ts'
import { unread } from '../unread.ts'
import { ball } from './balls.ts'
import { hole, polygon } from './holes.ts'
import { keyway } from './keyways.ts'
import { pocket } from './pockets.ts'
import { ringGroove } from './ring-grooves.ts'
import { slot } from './slots.ts'
import { trim } from './trims.ts'
import { vee } from './vees.ts'

/** "in each end": one from each side. */
export function onEachSide(build: Build, thing: Thing): Thing | undefined {
  if (thing.group || thing.members.length > 0 || thing.count > 2) return undefined
  const said = placesOf(thing).find(
    ({ place }) =>
      place.kind === 'at' &&
      place.ref.each &&
      /^(?:end|face|side)$/u.test(place.ref.concept) &&
      /^(?:in|into|on|at|from)$/u.test(place.how),
  )
  if (said?.place.kind !== 'at') return undefined
  const { place } = said
  const site = siteOf(place.ref, { build, self: thing })
  if (!site?.axis || site.part !== 'side' || site.rounds) return undefined
  const names = Object.entries(SIDES).filter(([, side]) => side.axis === site.axis)
  thing.count = 2
  for (const sign of [1, -1] as const) {
    const name = names.find(([, side]) => side.sign === sign)?.[0] as string
    const ref = { ...place.ref, each: false, adjectives: [...place.ref.adjectives, name], concept: 'face' }
    thing.members.push({
      ...thing,
      id: `${thing.id}-${thing.members.length + 1}`,
      count: 1,
      sizes: [],
      members: [],
      group: { ...thing, places: thing.places.filter((each) => each !== said) },
      places: [{ ...said, place: { ...place, ref } }],
    })
  }
  said.used = true
  return thing
}

export function addCut(build: Build, told: Thing): Solid {
  const thing = onEachSide(build, told) ?? told
  const kind = Object.keys(CUTS).find((name) => isShaped(thing, ...name.split(' | ')))
  return (CUTS[kind ?? ''] ?? (isRound(thing) ? hole : pocket))(build, thing)
}

export const isRound = (thing: Thing): boolean =>
  (thing.concept === 'hole' && !isShaped(thing, 'square', 'rectangular', 'hexagonal', 'hex')) ||
  thing.concept === 'cylinder' ||
  (isShaped(thing, 'round', 'circular', 'cylindrical') && thing.concept !== 'slot') ||
  (sizeOf(thing, 'diameter') !== undefined && thing.concept === 'pocket')

export const CUTS: Readonly<Record<string, (build: Build, thing: Thing) => Solid>> = {
  trim,
  'sphere | hemisphere | spherical | hemispherical': ball,
  slot: (build, thing) => (isRoundEnded(thing) ? slot(build, thing) : pocket(build, thing)),
  vee,
  keyway: keyway,
  'hexagon | hexagonal | hex | octagon': polygon,
  groove: (build, thing) => (isAround(build, thing) ? ringGroove(build, thing) : pocket(build, thing)),
  flat: (_, thing) => {
    throw unread(thing.name)
  },
  'triangle | triangular | half cylinder | cone | conical | t slot | tube': (_, thing) => {
    throw unread(thing.name)
  },
}

/** A slot has round ends, unless it runs out of the part or is called rectangular. */
export const isRoundEnded = (thing: Thing): boolean =>
  (!isShaped(thing, 'rectangular', 'square', 'straight') &&
    sizeOf(thing, 'length', 'centers') !== undefined) ||
  (thing.sizes.some(({ rank }) => rank !== undefined) && !isShaped(thing, 'rectangular'))

export const isAround = (build: Build, thing: Thing): boolean =>
  placesOf(thing).some(({ place }) => place.kind === 'at' && /around/u.test(place.how)) &&
  build.bodies.some(({ round }) => round)
