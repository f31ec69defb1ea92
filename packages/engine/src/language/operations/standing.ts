/** What a body stands on, and out of which side of it. */
import type { AxisName, Point3 } from '../../plan/geometry.ts'
import { type Ground, type Shaped, shapeOf } from './bodies.ts'
import type { Build } from './build.ts'
import { addSection } from './sections/add.ts'
import { featuresOf } from './shapes.ts'
import { type Site, siteOf } from './site.ts'
import {
  around,
  at,
  indexOf,
  levelOf,
  opposite,
  plus,
  type Side,
  type Solid,
  sizeAlong,
  union,
} from './space.ts'
import { spotsOf } from './spots/spots.ts'
import { placesOf, type SaidPlace, type Thing } from './things.ts'
import { nowhere } from './unread.ts'

const UP: Side = { axis: 'z', sign: 1 }
const RESTS = /^(?:on top of|on|onto|above|over)$/u
const JOINS = /^(?:on|onto|to|against|from|off|off of|out of|at|into|in)$/u

interface Support {
  host: Solid
  sides: readonly Side[]
}

export function addBody(build: Build, thing: Thing): Solid {
  const first = build.bodies.length === 0
  if (thing.section) {
    if (!first) throw nowhere(thing.name)
    return addSection(build, thing)
  }
  const support = first ? undefined : supportOf(build, thing)
  const side = support?.sides[0] ?? UP
  const level = support ? levelOf(support.host.box, side) : 0
  const ground: Ground = { side, level, spans: (axis) => spanned(thing, support?.host, axis) }
  const shaped = shapeOf(build, thing, ground)
  const spots = first ? firstSpot(thing, shaped) : standing(build, thing, shaped, support as Support)
  if (thing.count > 1 && spots.length !== thing.count) throw nowhere(thing.name)
  return made(build, thing, shaped, spots, side)
}

/** The first one stands in the middle of everything. */
function firstSpot(thing: Thing, { size, axis }: Shaped): Point3[] {
  if (thing.count > 1) throw nowhere(thing.name)
  for (const said of thing.places) if (isAnyway(said, axis)) said.used = true
  return [[0, 0, size[2] / 2]]
}

/** Said of a first body, and true of it wherever it stands. */
const isAnyway = ({ place }: SaidPlace, axis: AxisName): boolean =>
  place.kind === 'centered' ||
  place.kind === 'plane' ||
  (place.kind === 'direction' && /up|vertical/u.test(place.word) && axis === 'z') ||
  (place.kind === 'at' && place.ref.concept === 'origin')

/** "along the whole width": as far as what it stands on. */
function spanned(thing: Thing, host: Solid | undefined, axis: AxisName): number | undefined {
  if (!host || axis === 'z') return undefined
  const whole = placesOf(thing).find(
    ({ place }) =>
      (place.kind === 'at' &&
        /along|across|over/u.test(place.how) &&
        (place.ref.adjectives.some((word) => /entire|whole|full|complete/u.test(word)) ||
          place.ref.concept === 'edge')) ||
      place.kind === 'through',
  )
  if (!whole) return undefined
  whole.used = true
  return sizeAlong(host.box, axis)
}

function supportOf(build: Build, thing: Thing): Support {
  const last = build.bodies.at(-1) as Solid
  const host = thing.host && build.solidOf(thing.host)
  let found: Support | undefined
  for (const said of placesOf(thing)) {
    const { place } = said
    if (found || (place.kind !== 'at' && place.kind !== 'reach')) continue
    const site = siteOf(place.ref, { build, self: thing, host: host ?? last })
    if (!site) continue
    // "extends 30 mm from the underside": out of that side.
    const how = place.kind === 'at' ? place.how : site.part === 'body' ? 'on' : 'from'
    const support = supportIn(build, how, site, said, thing)
    if (support) found = support
  }
  if (found) {
    // Said twice of what it stands on: "on the base … 60 mm tall above the base".
    for (const said of placesOf(thing)) {
      const { place } = said
      if (said.used || place.kind !== 'at' || !/^(?:above|over|on|on top of|from)$/u.test(place.how)) continue
      const site = siteOf(place.ref, { build, self: thing, host: found.host })
      if (site?.solid === found.host && (site.part === 'body' || site.side?.axis === 'z')) said.used = true
    }
    return found
  }
  // "centered on the top of the plate".
  for (const said of placesOf(thing)) {
    const { place } = said
    const ref = place.kind === 'centered' ? place.ref : place.kind === 'concentric' ? place.ref : undefined
    const site = ref && siteOf(ref, { build, self: thing, host: host ?? last })
    const solid = site && (site.solid ?? last)
    if (!site || !solid || solid.thing.role !== 'add') continue
    if (place.kind === 'centered') return { host: solid, sides: [site.side ?? UP] }
  }
  const up = placesOf(thing).find(
    ({ place }) => place.kind === 'direction' && /^up|upright/u.test(place.word),
  )
  // "The second section is …": it goes on where the first one ends.
  const follows = (thing.ordinal ?? 0) > 1 && last.thing.name === thing.name && last.round
  if (follows) return { host: last, sides: [{ axis: last.axis, sign: 1 }] }
  if (up || host) {
    if (up) up.used = true
    return { host: host ?? last, sides: [UP] }
  }
  throw nowhere(thing.name)
}

function supportIn(
  build: Build,
  how: string,
  site: Site,
  said: SaidPlace,
  thing: Thing,
): Support | undefined {
  const solid = site.solid ?? (build.bodies.length === 1 ? build.bodies[0] : undefined)
  if (solid?.thing.role !== 'add') return undefined
  const use = (...sides: Side[]): Support => {
    said.used = true
    return { host: solid, sides }
  }
  if (site.part === 'body') return RESTS.test(how) ? use(UP) : undefined
  if (site.rounds && RESTS.test(how))
    return {
      host: solid,
      sides: ['ref' in said.place && said.place.ref?.concept === 'bottom' ? opposite(UP) : UP],
    }
  if (site.part === 'center') {
    // In the middle of a face: out of that face; which way is left to the place on it.
    if (/^(?:on|onto|out of|from|in|at)$/u.test(how)) return { host: solid, sides: [site.side ?? UP] }
    return undefined
  }
  if (site.part === 'corner') return undefined
  const face = site.side
  const isEdge = 'ref' in said.place && said.place.ref?.concept === 'edge'
  if (
    face &&
    !isEdge &&
    JOINS.test(how) &&
    (face.axis !== 'z' || /^(?:on|onto|from|to|out of|off)$/u.test(how))
  )
    return use(face)
  if (face && !isEdge && RESTS.test(how)) return use(face)
  if (site.axis && solid.round && site.axis === solid.axis && JOINS.test(how)) {
    const ends: Side[] = [
      { axis: site.axis, sign: 1 },
      { axis: site.axis, sign: -1 },
    ]
    if (!site.several) return use(site.one || site.word === 'other' ? (ends[0] as Side) : (ends[0] as Side))
    thing.count = 2
    return use(...ends)
  }
  return undefined
}

function standing(build: Build, thing: Thing, shaped: Shaped, { host, sides }: Support): Point3[] {
  const { size, shape } = shaped
  const round =
    shape.kind === 'round' || shape.kind === 'cone' || shape.kind === 'sphere' || shape.kind === 'hemisphere'
  return sides.flatMap((side) => {
    const count = sides.length > 1 ? 1 : Math.max(1, thing.count)
    const spots = spotsOf({ build, thing, host, box: host.box, axis: side.axis, size, toSide: !round, count })
    const middle = levelOf(host.box, side) + (side.sign * size[indexOf(side.axis)]) / 2
    return spots.map((spot) => at(spot, side.axis, middle))
  })
}

function made(
  build: Build,
  thing: Thing,
  { shape, size, axis, middle, rounds }: Shaped,
  spots: readonly Point3[],
  _side: Side,
): Solid {
  const features: string[] = []
  for (const [nth, spot] of spots.entries()) {
    const id = nth === 0 ? thing.id : `${thing.id}-copy-${nth + 1}`
    build.features.push(...featuresOf(id, shape, around(spot, size), axis, 'add'))
    features.push(id)
  }
  const round = shape.kind === 'round' || shape.kind === 'cone' || shape.kind === 'hemisphere'
  const found = { thing, box: union(spots.map((spot) => around(spot, size))), axis, round, spots, features }
  const moved = (by: Point3): Point3[] => spots.map((spot) => plus(spot, by))
  return {
    ...found,
    ...(middle && spots.length === 1 ? { middle: moved(middle)[0] as Point3 } : {}),
    ...(rounds
      ? {
          rounds: rounds.flatMap((round) =>
            moved(round.center).map((center) => ({ ...round, center, holders: [] })),
          ),
        }
      : {}),
  }
}
