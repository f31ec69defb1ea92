/** Notches and scallops in the rim of a disc: one, or several evenly around it. */
import type { Point2, Point3 } from '../../../plan/geometry.ts'
import { type Build, between, type Feature, FRAMES, flat } from '../build.ts'
import { siteOf } from '../site.ts'
import { across, at, centerOf, indexOf, type Solid, sizeAlong } from '../space.ts'
import { isShaped, placesOf, type SaidPlace, sizeOf, type Thing } from '../things.ts'
import { missing, nowhere } from '../unread.ts'
import { CLEAR_MM, cleared, solidOf } from './cleared.ts'
import { roundHost } from './round-hosts.ts'

const FULL_TURN = 360

const isRim = ({ place }: SaidPlace): boolean =>
  place.kind === 'at' &&
  /^(?:in|into|on|around|at|along|from)$/u.test(place.how) &&
  /^(?:edge|rim|circumference|perimeter|outside|side|outer surface|surface)$/u.test(place.ref.name) &&
  !place.ref.adjectives.some((word) => /^(?:top|bottom|upper|lower|inner|inside)$/u.test(word))

/** "a 10 mm circle with its center right on the rim". */
const isCircle = ({ concept, name }: Thing): boolean => concept === 'cylinder' || name === 'hole'

/** A scallop is round where its diameter is told and its center. */
const isDrilled = (thing: Thing): boolean =>
  thing.name === 'scallop' &&
  sizeOf(thing, 'diameter', 'radius') !== undefined &&
  sizeOf(thing, 'depth') === undefined &&
  placesOf(thing).some(isCenter)

const isCenter = (said: SaidPlace): boolean =>
  (said.own?.concept === 'center' && isRim(said)) ||
  (said.place.kind === 'centered' &&
    said.place.ref !== undefined &&
    isRim({ ...said, place: { kind: 'at', how: 'on', ref: said.place.ref } }))

/** "Cut 8 notches into the outside edge": of what is round. */
export function isOnRim(build: Build, thing: Thing): boolean {
  if (isCircle(thing)) return placesOf(thing).some(isCenter) && roundHost(build, thing)?.thing.role === 'add'
  const isNotch = /notch|scallop|slot|cutout|pocket|half circle|semicircle/u.test(thing.name)
  const host = isNotch && placesOf(thing).some(isRim) ? roundHost(build, thing) : undefined
  return host?.thing.role === 'add'
}

export function rimNotch(build: Build, thing: Thing): Solid {
  const host = roundHost(build, thing)
  if (!host || thing.members.length > 1 || isShaped(thing, 'vee')) throw nowhere(thing.name)
  const { axis } = host
  const radius = sizeAlong(host.box, across(axis)[0]) / 2
  const angles = anglesOf(build, thing)
  const middle = flat(centerOf(host.box), axis)
  const profile =
    isShaped(thing, 'halfround', 'half cylinder', 'round', 'circular', 'rounded', 'cylinder', 'hole') ||
    isDrilled(thing)
      ? scallop(build, thing, radius)
      : notch(build, thing, radius)
  const [low, high] = cleared(build, axis, host.box.min[indexOf(axis)], host.box.max[indexOf(axis)])
  const turned = (reach: number, angle: number): Point2 => {
    const turn = (angle * Math.PI) / 180
    return [middle[0] + reach * Math.cos(turn), middle[1] + reach * Math.sin(turn)]
  }
  build.features.push({
    kind: 'extrude',
    id: thing.id,
    operation: 'cut',
    plane: { on: 'frame', ...FRAMES[axis] },
    sketch: {
      add: angles.map((angle) => ({
        ...profile.drawn,
        at: turned(profile.at, angle),
        ...(profile.turns ? { rotateDeg: angle } : {}),
      })),
    },
    extent: between(axis, low, high),
  } as Feature)
  for (const said of placesOf(thing)) {
    const { place } = said
    if (
      isRim(said) ||
      place.kind === 'through' ||
      place.kind === 'even' ||
      (place.kind === 'way' && place.axis === axis)
    )
      said.used = true
    if (place.kind === 'at' && /^(?:through|along|across|around)$/u.test(place.how)) said.used = true
    if (place.kind === 'direction' && /radially|inwards?|around/u.test(place.word)) said.used = true
  }
  const [u, v] = across(axis)
  const spots = angles.map((angle): Point3 => {
    const [a, b] = turned(radius, angle)
    const spot = at(centerOf(host.box), u, a)
    spot[indexOf(v)] = b
    return spot
  })
  const size: Point3 = [1, 1, 1]
  return solidOf(
    thing,
    { axis, sign: 1 },
    spots,
    size,
    host.box.min[indexOf(axis)],
    host.box.max[indexOf(axis)],
    false,
  )
}

interface Drawn {
  drawn: object
  /** How far from the axis its middle is. */
  at: number
  turns: boolean
}

function notch(build: Build, thing: Thing, radius: number): Drawn {
  const wide = sizeOf(thing, 'width', 'bare') ?? thing.sizes.find(({ rank }) => rank === 0)
  if (!wide) throw missing('width', thing.name)
  const width = build.takeSize(thing, wide)
  const deep = sizeOf(thing, 'depth', 'length') ?? thing.sizes.find(({ rank }) => rank === 1)
  const bottom = bottomOf(build, thing) ?? (deep && radius - build.takeSize(thing, deep))
  if (bottom === undefined) throw missing('depth', thing.name)
  if (bottom <= 0 || bottom >= radius) throw nowhere(thing.name)
  const out = radius + CLEAR_MM
  return {
    drawn: { kind: 'rectangle', width: out - bottom, height: width },
    at: (out + bottom) / 2,
    turns: true,
  }
}

/** Its center lies on the rim. */
function scallop(build: Build, thing: Thing, radius: number): Drawn {
  const said = sizeOf(thing, 'diameter', 'radius', 'width', 'bare')
  if (!said || sizeOf(thing, 'depth')) throw missing('diameter', thing.name)
  const diameter = build.takeSize(thing, said) * (said.dimension === 'radius' ? 2 : 1)
  for (const place of placesOf(thing)) if (isCenter(place)) place.used = true
  return { drawn: { kind: 'circle', diameter }, at: radius, turns: false }
}

/** "The bottom of each notch is 22 mm from the center". */
function bottomOf(build: Build, thing: Thing): number | undefined {
  for (const said of placesOf(thing)) {
    const { place, own } = said
    if (place.kind !== 'from' || own?.concept !== 'bottom') continue
    const site = siteOf(place.refs[0] as never, { build, self: thing })
    if (site?.part !== 'center' && site?.part !== 'body') continue
    said.used = true
    return build.take(place.figure, `${thing.name} bottom`)
  }
  return undefined
}

/** Where around the axis they are: told one by one, or from the first on evenly. */
function anglesOf(build: Build, thing: Thing): number[] {
  const count = Math.max(1, thing.count)
  const told: number[] = []
  // "The first notch is at 12 o'clock."
  for (const said of [
    ...placesOf(thing),
    ...(thing.starts ?? thing.members).flatMap(({ places }) => places),
  ]) {
    const { place } = said
    if (place.kind !== 'clock' && place.kind !== 'angles') continue
    const values = place.figures.map((figure) => build.take(figure, `${thing.name} angle`))
    if (place.kind === 'angles' && place.step) {
      if (Math.abs((values[0] ?? 0) * count - FULL_TURN) > 1e-6) throw nowhere(thing.name)
    } else told.push(...values)
    said.used = true
  }
  if (told.length === count) return told
  if (told.length > 1) throw nowhere(thing.name)
  if (
    count > 1 &&
    !placesOf(thing).some(
      ({ place }) =>
        place.kind === 'even' || place.kind === 'angles' || (place.kind === 'at' && place.how === 'around'),
    )
  )
    throw nowhere(thing.name)
  if (told.length === 0) build.assume(`The first ${thing.name} lies along the first axis from the middle`)
  return Array.from({ length: count }, (_, nth) => (told[0] ?? 0) + (nth * FULL_TURN) / count)
}
