/** Along which axis a cut goes, from which side, into what, and how deep. */
import type { AxisName, Point3 } from '../../plan/geometry.ts'
import type { Build } from './build.ts'
import type { Phrase } from './phrases.ts'
import { findThings } from './references.ts'
import { type Site, siteOf } from './site.ts'
import {
  AXES,
  across,
  type Box,
  indexOf,
  levelOf,
  middleOf,
  opposite,
  type Side,
  type Solid,
  shortest,
  sizeAlong,
} from './space.ts'
import { placesOf, type SaidPlace, sizeOf, type Thing } from './things.ts'

export interface Way {
  /** It is cut in from there. */
  side: Side
  /** What it is cut into: a body, or the floor of another cut. */
  host: Solid | undefined
  box: Box
  through: boolean
  /** Through all bodies that are there. */
  everything?: boolean
  /** Through the wall on that side only. */
  wall?: boolean
}

const INTO = /^(?:in|into|on|from|at|onto|out of|through|across|to|down|along|over|inside)$/u
const DOWN = /^(?:down|downwards?|vertically|from above|vertical)$/u
const UP = /^(?:up|upwards?|from below|from underneath)$/u

/** A plate is thin one way: what goes through it goes that way. */
const THIN = 1.5

function thinWay(solid: Solid): AxisName | undefined {
  if (solid.drilled) return solid.drilled
  if (solid.round) return solid.axis
  const thin = shortest(solid.box)
  const others = AXES.filter((axis) => axis !== thin).map((axis) => sizeAlong(solid.box, axis))
  return sizeAlong(solid.box, thin) * THIN < Math.min(...others) ? thin : undefined
}

interface Found {
  side?: Side
  axis?: AxisName
  host?: Solid
  /** Of the cut that it lies beside. */
  beside?: Side
  through: boolean
  everything: boolean
}

const isRow = (thing: Thing): boolean =>
  placesOf(thing).some(({ place }) => /^(?:row|array|even)$/u.test(place.kind))

/** "A 46 x 18 mm window from front to back": its outline is told, and how it runs is which way it goes. */
const isDrawn = (thing: Thing): boolean =>
  /^(?:hole|window|opening)$/u.test(thing.name) && thing.sizes.some(({ rank }) => rank === 1)

/** `runs`: what is said of an axis is which way it lies, not which way it goes in. */
export function wayOf(build: Build, thing: Thing, runs: boolean): Way {
  const found: Found = { through: false, everything: false }
  if (thing.host?.role === 'add') {
    const host = build.solidOf(thing.host)
    if (host) found.host = host
  }
  // What is said of an axis comes before what a face would say.
  const told = [...placesOf(thing)].sort(
    (a, b) => Number(b.place.kind === 'way') - Number(a.place.kind === 'way'),
  )
  for (const said of told) {
    const { place } = said
    if (place.kind === 'way' && place.whole && runs) continue
    if (place.kind === 'way' && (!runs || isDrawn(thing))) {
      found.axis ??= place.axis
      if (place.sign) found.side ??= { axis: place.axis, sign: place.sign > 0 ? -1 : 1 }
      said.used = true
    } else if (place.kind === 'plane') {
      found.axis ??= place.normal
      said.used = true
    } else if (place.kind === 'beyond' && place.ref) {
      // "A second hole is 20 mm above the first one": into the same face.
      const solid = siteOf(place.ref, { build, self: thing })?.solid
      if (solid?.thing.role === 'cut' && solid.mouth) found.beside ??= solid.mouth
    } else if (place.kind === 'at' && /^(?:perpendicular|square|at right angles) to$/u.test(place.how)) {
      // "a cross hole perpendicular to the flats": from one flat to the other.
      const flat = siteOf(place.ref, { build, self: thing })?.solid
      if (runs || flat?.thing.concept !== 'flat' || !flat.mouth) continue
      found.axis ??= flat.mouth.axis
      said.used = found.axis === flat.mouth.axis
    } else if (place.kind === 'at' && place.how === 'parallel to' && place.ref.concept === 'flat') {
      const flat = siteOf(place.ref, { build, self: thing })?.solid
      if (runs || !flat?.mouth) continue
      const along = across(flat.mouth.axis).find((axis) => axis !== flat.axis)
      found.axis ??= along as AxisName
      said.used = found.axis === along
    } else if (place.kind === 'through') {
      found.through = true
      // "two holes in a row from front to back": the row goes so.
      if (place.axis && (runs ? isDrawn(thing) : thing.count === 1 || !isRow(thing)))
        found.axis ??= place.axis
      said.used = true
    } else if (place.kind === 'direction') {
      if (DOWN.test(place.word)) found.side ??= { axis: 'z', sign: 1 }
      else if (UP.test(place.word)) found.side ??= { axis: 'z', sign: -1 }
      else continue
      said.used = true
    } else if (place.kind === 'concentric') {
      // What is concentric with an arc goes along its axis.
      const rounds = siteOf(place.ref, { build, self: thing })?.rounds
      if (rounds) found.axis ??= rounds.all[0]?.axis as AxisName
    } else if (place.kind === 'at' && INTO.test(place.how)) {
      const site = siteOf(place.ref, { build, self: thing })
      if (!site) continue
      if (site.rounds && (place.how === 'at' || !sizeOf(thing, 'depth'))) {
        found.axis ??= site.rounds.all[0]?.axis as AxisName
        continue
      }
      // "through both cylinders".
      const isSeveral =
        place.how === 'through' &&
        findThings(
          build.bodies.map(({ thing }) => thing),
          place.ref,
        ).length > 1
      if (place.also || isSeveral) {
        // Through two: through whatever is there.
        found.through = true
        found.everything = true
        continue
      }
      // "through the full 24 mm width": that way.
      if (!runs && site.axis && place.ref.concept === 'extent' && /through|across/u.test(place.how))
        found.axis ??= site.axis
      if (into(found, place.how, place.ref, otherEnd(build, thing, place.ref, site))) said.used = true
    }
  }
  if (!found.axis && found.beside) found.side ??= found.beside
  const single = build.bodies.length === 1 ? build.bodies[0] : undefined
  const host = found.host ?? single
  const box = host && !found.everything ? host.box : build.whole
  const wall = oneWall(build, thing)
  const axis =
    found.side?.axis ??
    found.axis ??
    (host?.round && host.thing.role === 'add' && (wall || isCross(build, thing, host))
      ? across(host.axis)[1]
      : undefined) ??
    (host && host.thing.role === 'cut' ? host.axis : host && thinWay(host)) ??
    'z'
  const mouth = host?.mouth?.axis === axis ? host.mouth : undefined
  const side = found.side?.axis === axis ? found.side : (mouth ?? { axis, sign: 1 })
  return { side, host, box, through: found.through, everything: found.everything, ...(wall ? { wall } : {}) }
}

const isWall = ({ place }: SaidPlace): boolean =>
  place.kind === 'at' &&
  /^(?:through|in|into)$/u.test(place.how) &&
  (place.ref.name === 'wall' || (place.ref.name === 'side' && place.ref.count === 1))

/** "through one wall", "through the wall": not out of the other one. */
function oneWall(build: Build, thing: Thing): boolean {
  const said = placesOf(thing).find(isWall)
  if (said?.place.kind !== 'at' || build.solids.some(({ thing: { name } }) => name === 'wall')) return false
  const { ref } = said.place
  said.used = true
  return !ref.plural && !ref.each
}

/** Across what is round: told so, or told how far from its end. */
function isCross(build: Build, thing: Thing, host: Solid): boolean {
  if (thing.adjectives.includes('cross') || placesOf(thing).some(isWall)) return true
  return placesOf(thing).some(({ place }) => {
    if (place.kind === 'direction' && place.word === 'radially') return true
    if (place.kind !== 'from' && place.kind !== 'beyond') return false
    const refs = place.kind === 'from' ? place.refs : place.ref ? [place.ref] : []
    return refs.some((ref) => {
      if (ref.concept === 'edge') return false
      const site = siteOf(ref, { build, self: thing, host })
      return site?.part === 'side' && (site.side?.axis ?? site.axis) === host.axis
    })
  })
}

/** "In the other end": the one that nothing was cut into yet. */
function otherEnd(build: Build, thing: Thing, ref: Phrase, site: Site): Site {
  if (site.part !== 'side' || site.side || ref.concept !== 'end' || !/other|opposite|far/u.test(site.word))
    return site
  const before = build.solids.findLast(
    ({ thing: made, mouth }) => made !== thing && made.role === 'cut' && mouth?.axis === site.axis,
  )
  if (!before?.mouth) return site
  return { ...site, side: opposite(before.mouth) }
}

/** Whether the words are done with: which way, and into what. */
function into(found: Found, how: string, ref: Phrase, site: Site): boolean {
  const through = /through|across/u.test(how)
  const isFace = ref.concept !== 'edge' && ref.concept !== 'corner'
  // The bottom of another cut is its floor: it goes in as that does.
  if (
    site.solid?.thing.role === 'cut' &&
    (ref.concept === 'bottom' || site.side?.axis === site.solid.mouth?.axis)
  ) {
    found.host ??= site.solid
    return false
  }
  if (site.part === 'side' && isFace) {
    const side =
      site.side ?? (ref.concept === 'end' && site.axis ? { axis: site.axis, sign: 1 as const } : undefined)
    if (!side) return false
    if (how === 'to') {
      found.through = found.side?.axis === side.axis
      return found.through
    }
    if ((found.side?.axis ?? found.axis ?? side.axis) !== side.axis || site.solid?.thing.role === 'cut')
      return false
    // "through the boss and out through the bottom of the block".
    if (how === 'through' && found.through && found.host && site.solid !== found.host) {
      found.everything = true
      return true
    }
    found.side ??= side
    if (site.solid && site.solid.thing.role === 'add') found.host ??= site.solid
    return true
  }
  if (site.part === 'center') {
    if (site.several) return false
    if (site.side && isFaceOfEnd(ref)) found.side ??= site.side
    if (site.solid && (!found.host || isWithin(site.solid, found.host))) found.host = site.solid
    if (through) found.through = true
    return false
  }
  if (site.part !== 'body') return false
  if (through) {
    // Through one and then through another.
    if (found.through && site.solid && found.host && site.solid !== found.host) found.everything = true
    found.through = true
    if (ref.role === 'whole' || ref.concept === 'extent') found.everything = ref.role === 'whole'
  }
  if (
    site.solid &&
    (!found.host || isWithin(site.solid, found.host)) &&
    /^(?:in|into|through|on|across|from|out of|inside|at)$/u.test(how)
  )
    found.host = site.solid
  // Where on it is said besides, or in its middle.
  return through && site.solid?.thing.role !== 'cut'
}

/** "a beam with a hole in its web": the web comes before the beam. */
const isWithin = ({ thing }: Solid, host: Solid): boolean =>
  thing.partOf !== undefined && thing.partOf.section === (host.thing.partOf?.section ?? host.thing)

const isFaceOfEnd = ({ owner }: Phrase): boolean => owner?.role === 'part'

/** From which level to which. */
export function stretchOf(
  build: Build,
  thing: Thing,
  way: Way,
  spot: Point3 | undefined,
): { from: number; to: number; through: boolean } {
  const { side } = way
  const said = sizeOf(thing, 'depth') ?? (thing.concept === 'hole' ? undefined : sizeOf(thing, 'height'))
  const host = way.everything ? undefined : (way.host ?? met(build, spot, side))
  const inside = host?.thing.role === 'cut' && host.thing.concept !== 'vee'
  const start =
    inside && host ? levelOf(host.box, opposite(host.mouth ?? side)) : levelOf(host?.box ?? way.box, side)
  const end = way.wall
    ? middleOf(host?.box ?? way.box, side.axis)
    : levelOf(
        host?.thing.role === 'cut' ? build.whole : host && way.host ? way.host.box : build.whole,
        opposite(side),
      )
  for (const each of placesOf(thing)) {
    const { place } = each
    if (place.kind !== 'at' || each.gloss || !/^(?:until.*|up to|as far as|to|down to)$/u.test(place.how))
      continue
    const site = siteOf(place.ref, { build, self: thing })
    if (!site || (site.part === 'body' && !site.solid)) continue
    // "All the way to the opposite side" is through; any other is not told.
    if (site.part === 'side' && !site.side) {
      if (!/^(?:other|opposite|far)$/u.test(site.word) && place.ref.name !== 'other') build.fail(each)
      each.used = true
      return { from: start, to: end, through: true }
    }
    each.used = true
    const level = site.side?.axis === side.axis ? levelOf(site.box, site.side) : middleOf(site.box, side.axis)
    // Out of what it is drilled down to, it would have been drilled from the far side.
    if (side.sign * (start - level) < 1e-6) build.fail(each)
    return { from: start, to: level, through: false }
  }
  if (said) {
    const depth = build.takeSize(thing, said)
    // From a round end it is measured from the tip.
    if (host?.rounds?.some((round) => round.side.axis === side.axis && round.side.sign === side.sign))
      build.measureAs(said.figure, {
        kind: 'levels',
        axis: side.axis,
        from: start - side.sign * depth,
        to: start,
      })
    const through = Math.abs(depth - Math.abs(start - end)) < 1e-6
    return { from: start, to: start - side.sign * depth, through }
  }
  const floor = sizeOf(thing, 'floor')
  if (floor) return { from: start, to: end + side.sign * build.takeSize(thing, floor), through: false }
  const bottom = bottomAt(build, thing, side, start)
  if (bottom !== undefined) return { from: start, to: bottom, through: false }
  if (
    !way.through &&
    !placesOf(thing).some(({ place }) => place.kind === 'at' && /through|across/u.test(place.how))
  )
    build.assume(`The ${thing.name} goes through, as no depth was given`)
  return { from: start, to: end, through: true }
}

/** "the bottom of the slot is 20 mm below the top face". */
function bottomAt(build: Build, thing: Thing, side: Side, start: number): number | undefined {
  for (const said of placesOf(thing)) {
    const { place, own } = said
    if (!own || !/bottom|end/u.test(own.concept) || (place.kind !== 'beyond' && place.kind !== 'from'))
      continue
    const ref = place.kind === 'beyond' ? place.ref : place.refs[0]
    const site = ref && siteOf(ref, { build, self: thing })
    if (!site) continue
    const level = site.side?.axis === side.axis ? levelOf(site.box, site.side) : start
    const sign = site.side ? site.side.sign : side.sign
    said.used = true
    return level - sign * build.take(place.figure, `${thing.name} depth`)
  }
  return undefined
}

/** The body that is met first there. */
function met(build: Build, spot: Point3 | undefined, side: Side): Solid | undefined {
  const there = build.bodies.filter(
    ({ box }) =>
      !spot ||
      AXES.every(
        (axis) =>
          axis === side.axis ||
          (spot[indexOf(axis)] >= box.min[indexOf(axis)] - 1e-6 &&
            spot[indexOf(axis)] <= box.max[indexOf(axis)] + 1e-6),
      ),
  )
  return there.sort((a, b) => side.sign * (levelOf(b.box, side) - levelOf(a.box, side)))[0]
}
