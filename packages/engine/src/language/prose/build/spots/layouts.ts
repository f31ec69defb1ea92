/** How several lie together: on a circle, in a grid, so far apart. */

import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import { type Box, indexOf, isSame, middleOf, sizeAlong } from '../../../operations/space.ts'
import { nowhere, unread } from '../../../operations/unread.ts'
import type { Figure } from '../../phrases.ts'
import { placesOf, type SaidPlace, sizeOf } from '../../scene.ts'
import { isRadialSlot } from '../cuts/radial-slots.ts'
import { at, centreOf, open, type Spots } from './request.ts'
import { countsOfGrid, inRows, isEnded, spaced, spread } from './rows.ts'

/** What is fixed, and how they lie together, comes to the places of all. */
/** At each of what is there, but where an axis is told otherwise. */
function eachOf(s: Spots, spots: readonly Point3[]): Point3[] {
  // "One hole is 8 mm, the other one 5 mm", at the centres of the ends: each at its own.
  const nth = s.thing.group?.members.indexOf(s.thing) ?? -1
  const own = spots[nth]
  const mine = own && s.count === 1 && spots.length === s.thing.group?.members.length ? [own] : spots
  if (mine.length !== s.count) throw nowhere(s.thing.name)
  return mine.map((spot) => {
    const moved: Point3 = [...spot]
    for (const axis of s.plane) {
      const [level] = s.fixed[axis] ?? []
      if (level !== undefined && s.fixed[axis]?.length === 1) moved[indexOf(axis)] = level
    }
    return moved
  })
}

export function laidOut(s: Spots): Point3[] {
  const { ring, plane } = s
  const [u, v] = plane as [AxisName, AxisName]
  const middle = (axis: AxisName): number => s.center[axis] ?? centreOf(s, axis)
  const isRing = ring.radius !== undefined || ring.angles !== undefined || ring.step !== undefined
  if ((s.direct || ring.radius !== undefined) && Object.keys(s.numbers).length > 0)
    throw nowhere(s.thing.name)
  if (s.direct) return eachOf(s, s.direct)
  // "spaced 90 degrees apart, halfway between the bore and the outer edge".
  if ((isRing || ring.even) && ring.radius === undefined && s.count > 1) {
    const radius = halfwayRadius(s)
    if (radius !== undefined) {
      ring.radius = radius
      return around(s, [middle(u), middle(v)])
    }
  }
  if (isRing && ring.radius !== undefined) assertHalfway(s, ring.radius)
  if (isRing && ring.radius !== undefined)
    return around(s, [s.fixed[u]?.[0] ?? middle(u), s.fixed[v]?.[0] ?? middle(v)])
  if (ring.angles && ring.radius === undefined && s.count <= 1) {
    // "at 12 o'clock", with a distance told otherwise.
    const radius = halfwayRadius(s)
    if (radius !== undefined) {
      ring.radius = radius
      return around(s, [middle(u), middle(v)])
    }
    throw nowhere(s.thing.name)
  }
  // "on a 36 mm square pattern centered at Y=0, Z=32".
  const told = (axis: AxisName): number =>
    (s.fixed[axis]?.length === 1 ? s.fixed[axis][0] : undefined) ?? middle(axis)
  if (s.grid && !countsOfGrid(s)) return asFixed(s, grid(s, [told(u), told(v)]))
  const rows = inRows(s, middle)
  if (rows) return asFixed(s, rows)
  const [pitch] = s.pitches
  // Of one of several that are told one by one: measured between them.
  if (pitch && s.count === 1 && s.thing.group) s.world.take(pitch.figure, `${s.thing.name} spacing`)
  else if (pitch && s.count === 1) s.world.fail(pitch.said)
  else if (pitch) spaced(s)
  else if (s.ring.even || isEnded(s)) spread(s)
  if (
    !pitch &&
    s.spread &&
    s.count > 1 &&
    open(s).length > 0 &&
    !plane.some((axis) => s.fixed[axis]?.length === s.count)
  )
    throw nowhere(s.thing.name)
  const levels = plane.map((axis) => s.fixed[axis] ?? [middle(axis)])
  const all = (levels[0] as number[]).flatMap((a) => (levels[1] as number[]).map((b) => at(s, [a, b])))
  if (s.count === 0 && all.length > 1) s.count = all.length
  // "holes at the end of each arm" are more than one.
  const isLone = s.thing.plural && s.count === 0 && all.length === 1 && s.thing.group === undefined
  if (isLone || all.length !== Math.max(1, s.count)) throw nowhere(s.thing.name)
  return all
}

/** "In a 66 x 46 mm pattern, so each hole is 12 mm from two of the sides": what is said of the sides holds for them as well. */
function asFixed(s: Spots, spots: Point3[]): Point3[] {
  for (const axis of s.plane) {
    const [known, said] = [s.fixed[axis], s.said.get(axis)]
    if (!known || !said) continue
    const levels = spots.map((spot) => spot[indexOf(axis)])
    const middle = (Math.min(...levels) + Math.max(...levels)) / 2
    const isHeld =
      known.length === 1
        ? isSame(middle, known[0] as number) || levels.some((level) => isSame(level, known[0] as number))
        : known.every((level) => levels.some((each) => isSame(each, level)))
    if (!isHeld) s.world.fail(said)
  }
  return spots
}

/** "halfway between the inner and the outer diameter, so 37.5 mm from the centre": both hold. */
function assertHalfway(s: Spots, radius: number): void {
  const halfway = halfwayRadius(s)
  if (halfway !== undefined && !isSame(halfway, radius)) throw nowhere(s.thing.name)
}

/** "halfway between the bore and the outer edge" of a disc with a hole. */
function boreIn(s: Spots, { place }: SaidPlace): Box | undefined {
  const refs = place.kind === 'between' ? place.refs : []
  const isOuter = refs.some(
    ({ concept, words, kind }) =>
      kind === 'dimension' ||
      (/^(?:edge|outside)$/u.test(concept) && (refs.length > 1 || words.includes('outer'))),
  )
  if (!isOuter || !s.host.round) return undefined
  const bores = s.world.solids.filter(
    ({ thing, round, axis, boxes, box }) =>
      thing.role === 'cut' &&
      thing !== s.thing &&
      round &&
      axis === s.normal &&
      boxes.length === 1 &&
      s.plane.every((each) => isSame(middleOf(box, each), middleOf(s.box, each))),
  )
  return bores.length === 1 ? bores[0]?.box : undefined
}

function halfwayRadius(s: Spots): number | undefined {
  const said = placesOf(s.thing).find(({ place }) => place.kind === 'between' && place.halfway)
  const inner = s.host.inner ?? (said && boreIn(s, said))
  if (!inner || !said) return undefined
  said.used = true
  const axis = s.plane[0] as AxisName
  return (sizeAlong(s.box, axis) + sizeAlong(inner, axis)) / 4
}

export function around(s: Spots, [cu, cv]: readonly [number, number]): Point3[] {
  const { radius = 0, angles, step, even } = s.ring
  const count = s.count === 0 ? (angles?.length ?? 0) : s.count
  if (count === 0) throw nowhere(s.thing.name)
  // "four slots evenly spaced on a circle": along it, or towards the middle?
  if (s.thing.concept === 'slot' && count > 1 && s.size.some((long) => long > 0) && !isRadialSlot(s.thing))
    throw nowhere(s.thing.name)
  const all =
    angles && angles.length === count && angles.length > 0
      ? angles
      : Array.from({ length: count }, (_, nth) => (angles?.[0] ?? 0) + nth * (step ?? 360 / count))
  if (!angles && step === undefined && !even && count > 1)
    s.world.assume(`The ${s.thing.name}s are evenly spaced around the circle`)
  const figure = placesOf(s.thing).find(({ place }) => place.kind === 'circle')
  // Of an odd number nothing lies across from another.
  const isOdd = figure?.place.kind === 'circle' && !figure.place.radius && count % 2 === 1 && count > 1
  if (figure?.place.kind === 'circle' && isOdd && s.thing.role === 'add')
    s.world.unmeasured(figure.place.figure)
  else if (figure?.place.kind === 'circle' && isOdd) {
    const centre = at(s, [cu, cv])
    const hole = sizeOf(s.thing, 'diameter', 'bare')
    if (hole)
      s.world.measureAs(figure.place.figure, {
        kind: 'bolt-circle',
        diameter: hole.figure.value,
        centre,
        axis: `+${s.normal}`,
      })
  }
  return all.map((degrees) => {
    const turn = (degrees * Math.PI) / 180
    return at(s, [cu + radius * Math.cos(turn), cv + radius * Math.sin(turn)])
  })
}

export function grid(s: Spots, [cu, cv]: readonly [number, number]): Point3[] {
  const figures = s.grid as readonly Figure[]
  const [a, b] = figures as [Figure, Figure]
  // "a 4 x 2 grid of holes": how far apart?
  const isBare = [a, b].every(({ text, value }) => Number.isInteger(value) && !/[a-z]/iu.test(text))
  if ((s.count !== 4 && s.count !== 0) || (s.count === 0 && isBare)) throw nowhere(s.thing.name)
  s.count = 4
  const [u] = s.plane
  // "70 mm (X) by 20 mm (Z)" lies in no level face.
  if ([a, b].some(({ axis }) => axis !== undefined && !s.plane.includes(axis)))
    throw unread(`${a.text} x ${b.text}`)
  const [first, second] = a.axis !== undefined && a.axis !== u ? [b, a] : [a, b]
  const [du, dv] = [
    s.world.take(first, `${s.thing.name} spacing`) / 2,
    s.world.take(second, `${s.thing.name} spacing`) / 2,
  ]
  return [-1, 1].flatMap((p) => [-1, 1].map((q) => at(s, [cu + p * du, cv + q * dv])))
}
