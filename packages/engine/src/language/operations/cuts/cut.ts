/** Cuts: each by its kind. */
import type { Build } from '../build.ts'
import { siteOf } from '../site.ts'
import { SIDES, type Solid } from '../space.ts'
import { isShaped, placesOf, sizeOf, type Thing } from '../things.ts'
import { unread } from '../unread.ts'
import { ball } from './balls.ts'
import { flat } from './flats.ts'
import { halfRound, isLying } from './half-rounds.ts'
import { hole, polygon } from './holes.ts'
import { incline } from './inclines.ts'
import { keyway } from './keyways.ts'
import { edgeMouth } from './mouths.ts'
import { pocket } from './pockets.ts'
import { isOnRim, rimNotch } from './rim-notches.ts'
import { ringGroove } from './ring-grooves.ts'
import { roundHost } from './round-hosts.ts'
import { slant } from './slants.ts'
import { slot } from './slots.ts'
import { step } from './steps.ts'
import { isTapered, taperedSlot } from './tapered-slots.ts'
import { trim } from './trims.ts'
import { vee } from './vees.ts'

/** "A pocket in the top and bottom faces" is two of them, and one is told. */
function assertOneFace(build: Build, thing: Thing): void {
  for (const said of placesOf(thing)) {
    const { place } = said
    if (place.kind === 'at' && /^(?:in|into|on|onto|from)$/u.test(place.how) && thing.count < 2)
      if (place.ref.sided && place.ref.plural && /^(?:face|end)$/u.test(place.ref.concept)) build.fail(said)
  }
}

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
  assertOneFace(build, thing)
  if (isShaped(thing, ...SLANTED)) return incline(build, thing)
  if (isOnRim(build, thing)) return rimNotch(build, thing)
  if (isTapered(thing) && !isAround(build, thing)) return taperedSlot(build, thing)
  if (isLying(build, thing)) return halfRound(build, thing)
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
  slant,
  step,
  'sphere | hemisphere | spherical | hemispherical': ball,
  'halfround | half cylinder': (build, thing) =>
    isAround(build, thing) ? ringGroove(build, thing) : halfRound(build, thing),
  slot: (build, thing) =>
    isRoundEnded(thing) && !edgeMouth(build, thing) ? slot(build, thing) : pocket(build, thing),
  vee: (build, thing) => (isAround(build, thing) ? ringGroove(build, thing) : vee(build, thing)),
  keyway: keyway,
  'hexagon | hexagonal | hex | octagon': polygon,
  groove: (build, thing) => (isAround(build, thing) ? ringGroove(build, thing) : pocket(build, thing)),
  flat,
  box: (build, thing) => (isAtCorner(thing) ? step(build, thing) : pocket(build, thing)),
  'triangle | triangular | cone | conical | t slot | tube': (_, thing) => {
    throw unread(thing.name)
  },
}

const SLANTED = ['angled', 'sloped', 'sloping', 'slanted', 'slanting', 'inclined', 'diagonal', 'oblique']

/** "Remove a 20 x 20 x 10 mm block from the corner", "along the front edge". */
const isAtCorner = (thing: Thing): boolean =>
  thing.count === 1 &&
  placesOf(thing).some(
    ({ place }) =>
      place.kind === 'at' &&
      /^(?:from|at|in|into|on|along|out of|off|off of)$/u.test(place.how) &&
      (place.ref.concept === 'corner' || place.ref.concept === 'edge'),
  )

/** A slot has round ends, unless it runs out of the part or is called rectangular. */
export const isRoundEnded = (thing: Thing): boolean =>
  (!isShaped(thing, 'rectangular', 'square', 'straight') &&
    sizeOf(thing, 'length', 'centers') !== undefined) ||
  (thing.sizes.some(({ rank }) => rank !== undefined) && !isShaped(thing, 'rectangular'))

export const isAround = (build: Build, thing: Thing): boolean =>
  build.bodies.some(({ round }) => round) &&
  (isShaped(thing, 'ring') ||
    placesOf(thing).some(
      ({ place }) =>
        (place.kind === 'at' && /around/u.test(place.how)) ||
        (place.kind === 'direction' && place.word === 'around'),
    ) ||
    isOnShaft(build, thing))

/** A groove on a shaft that names no way to run goes around it. */
function isOnShaft(build: Build, thing: Thing): boolean {
  if (thing.concept !== 'groove') return false
  // "so the diameter at the bottom is 17 mm": where that is, not where the groove is.
  const runs = placesOf(thing).some(
    ({ place, gloss }) =>
      !gloss &&
      (place.kind === 'way' ||
        place.kind === 'through' ||
        (place.kind === 'at' &&
          (/along|across|through/u.test(place.how) ||
            /^(?:top|bottom|end|left|right|front|back)$/u.test(place.ref.concept) ||
            (place.ref.concept === 'face' && place.ref.adjectives.length > 0)))),
  )
  return !runs && sizeOf(thing, 'length') === undefined && roundHost(build, thing) !== undefined
}
