/** Measures of round holes. */
import type { Direction, Point3 } from '../../plan/geometry.ts'
import { add, cross, distance, dot, norm, scale, subtract, toVector } from '../../plan/vector.ts'
import { isParallel } from '../select/faces.ts'
import { figure, type Measurement, type Measurer, nothing, point, sameSize } from './measurement.ts'
import type { Stretch } from './probe.ts'
import { type Hole, holesOf, isOfDiameter } from './recognised.ts'
import { type Subject, spanAlong, subjectOf } from './subject.ts'

const NO_PART = nothing('there is no such part')
const AXES = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] } as const satisfies Record<string, Point3>
const PERPENDICULAR = 1e-3

/** The point of the hole's axis line that is nearest to `p`. */
const footOn = ({ origin, axis }: Hole, p: Point3): Point3 =>
  add(origin, scale(axis, dot(subtract(p, origin), axis)))

const fromAxis = (hole: Hole, p: Point3): number => distance(footOn(hole, p), p)

/** Zero within the wall's stretch of the axis, else how far beyond its end. */
function beyond({ from, to }: Stretch, hole: Hole, p: Point3): number {
  const along = dot(subtract(p, hole.origin), hole.axis)
  return Math.max(0, from - along, along - to)
}

const fromWalls = (hole: Hole, p: Point3): number =>
  Math.hypot(fromAxis(hole, p), Math.min(...hole.walls.map((wall) => beyond(wall, hole, p))))

/** The sizes that are there, for a message: "4 of 6 mm, 1 of 20 mm". */
function inventory(holes: readonly Hole[]): string {
  const counts: { diameter: number; count: number }[] = []
  for (const { radius } of holes) {
    const known = counts.find((c) => sameSize(c.diameter, 2 * radius))
    if (known) known.count++
    else counts.push({ diameter: 2 * radius, count: 1 })
  }
  if (counts.length === 0) return 'found no round hole'
  return `found ${counts.map(({ diameter, count }) => `${count} hole${count === 1 ? '' : 's'} of ${figure(diameter)} mm`).join(', ')}`
}

interface Wanted {
  diameter?: number
  axis?: Direction | undefined
  near?: Point3 | undefined
}

function matching(subject: Subject, { diameter, axis }: Wanted): Hole[] {
  return holesOf(subject).filter(
    (hole) =>
      (diameter === undefined || isOfDiameter(hole, diameter)) &&
      (axis === undefined || isParallel(hole.axis, toVector(axis))),
  )
}

/** The hole that the point means: one whose axis passes it within a diameter, of several the nearest. */
function holeNear(subject: Subject, wanted: Wanted & { near: Point3 }): Hole | string {
  const { near } = wanted
  const candidates = matching(subject, wanted)
  if (candidates.length === 0) return inventory(holesOf(subject))
  const within = candidates.filter((hole) => fromAxis(hole, near) <= 2 * hole.radius)
  const pool = within.length > 0 ? within : candidates
  // Of two around one axis, as a bore in the hub of a ring, the point lies in the narrower one.
  const best = pool.reduce((a, b) => {
    const nearer = fromWalls(b, near) - fromWalls(a, near)
    return nearer < -1e-9 || (nearer <= 1e-9 && b.radius < a.radius) ? b : a
  })
  if (within.length > 0) return best
  return `the nearest hole of ${figure(2 * best.radius)} mm is ${figure(fromAxis(best, near))} mm away from ${point(near)}`
}

/** Measures one hole of the subject, or says why there is none. */
function atHole(
  subject: Subject | undefined,
  wanted: Wanted & { near: Point3 },
  take: (hole: Hole, subject: Subject) => number | string,
): Measurement {
  if (!subject) return NO_PART
  const hole = holeNear(subject, wanted)
  if (typeof hole === 'string') return nothing(hole)
  const taken = take(hole, subject)
  return typeof taken === 'string' ? nothing(taken) : { measured: taken }
}

/**
 * Holes are counted by axis; a hole through both legs of a U is one. As a person may just as well count it as two, and
 * four radial holes in a tube lie on two axes, the number of walls pierced answers too.
 */
export const holeCount: Measurer<'hole-count'> = (context, { part, through, ...wanted }) => {
  const subject = subjectOf(context, part)
  if (!subject) return NO_PART
  const sized = matching(subject, wanted)
  const found = sized.filter((hole) => through === undefined || hole.through === through)
  const walls = found.reduce((sum, hole) => sum + hole.walls.length, 0)
  const notes = [
    sized.length === 0 && inventory(holesOf(subject)),
    found.length < sized.length &&
      `${sized.length - found.length} of ${sized.length} are ${through ? 'blind' : 'through'}`,
    walls > found.length && `they pierce ${walls} walls`,
  ].filter((n) => n !== false)
  return {
    measured: found.length,
    ...(walls > found.length && { alternatives: [walls] }),
    ...(notes.length > 0 && { note: notes.join('; ') }),
  }
}

export const holeDiameter: Measurer<'hole-diameter'> = (context, { part, near, axis }) =>
  atHole(subjectOf(context, part), { near, axis }, (hole) => 2 * hole.radius)

/** The wall nearest to the point; without a point all walls of the diameter, which must then be alike. */
export const holeDepth: Measurer<'hole-depth'> = (context, { part, diameter, near }) => {
  const subject = subjectOf(context, part)
  if (!subject) return NO_PART
  const depth = ({ from, to }: Stretch) => to - from
  if (near)
    return atHole(subject, { diameter, near }, (hole) =>
      depth(hole.walls.reduce((a, b) => (beyond(b, hole, near) < beyond(a, hole, near) ? b : a))),
    )
  const depths = matching(subject, { diameter }).flatMap((hole) => hole.walls.map(depth))
  const [first] = depths
  if (first === undefined) return nothing(inventory(holesOf(subject)))
  if (depths.every((d) => sameSize(d, first))) return { measured: first }
  return nothing(`holes of this diameter are ${[...new Set(depths.map(figure))].join(', ')} mm deep`)
}

export const holePosition: Measurer<'hole-position'> = (context, { part, diameter, near, along }) =>
  atHole(subjectOf(context, part), { diameter, near }, (hole) => {
    const direction = AXES[along]
    if (isParallel(hole.axis, direction)) return `the hole runs along ${along} and has no one position there`
    return dot(footOn(hole, near), direction)
  })

export const holeToSide: Measurer<'hole-to-side'> = (context, { part, diameter, near, side }) =>
  atHole(subjectOf(context, part), { diameter, near }, (hole, subject) => {
    const direction = toVector(side)
    if (Math.abs(dot(hole.axis, direction)) > PERPENDICULAR) return 'the hole runs towards that side'
    return spanAlong(subject.oc, subject.shape, direction).to - dot(hole.origin, direction)
  })

export const holeSpacing: Measurer<'hole-spacing'> = (context, { part, diameter, near: [a, b] }) =>
  atHole(subjectOf(context, part), { diameter, near: a }, (first, subject) => {
    const second = holeNear(subject, { diameter, near: b })
    if (typeof second === 'string') return second
    if (second === first) return `there is only one hole of ${figure(diameter)} mm near both points`
    const between = subtract(second.origin, first.origin)
    const across = cross(first.axis, second.axis)
    if (norm(across) > 1e-6) return Math.abs(dot(between, across)) / norm(across)
    return norm(subtract(between, scale(first.axis, dot(between, first.axis))))
  })

/** Circles closer than this part of their size are one circle with a hole out of place, not two circles. */
const ONE_CIRCLE = 0.03

/**
 * Of the circles about the centre that holes of the diameter lie on, the one with the most holes. It is as wrong as its
 * worst hole: the farthest from the middle value is the measure.
 */
export const boltCircle: Measurer<'bolt-circle'> = (context, { part, diameter, centre, axis }) => {
  const subject = subjectOf(context, part)
  if (!subject) return NO_PART
  const around = matching(subject, { diameter, axis })
    .map((hole) => fromAxis(hole, centre))
    .filter((radius) => radius > diameter / 2)
    .toSorted((a, b) => a - b)
  const circles: number[][] = []
  for (const radius of around) {
    const last = circles.at(-1)
    if (last && radius - (last[0] as number) < ONE_CIRCLE * radius) last.push(radius)
    else circles.push([radius])
  }
  const most = Math.max(0, ...circles.map((circle) => circle.length))
  const [circle, ...rivals] = circles.filter((c) => c.length === most)
  if (!circle || most < 2) return nothing(inventory(holesOf(subject)))
  if (rivals.length > 0)
    return nothing(
      `${most} holes each lie on circles of ${[circle, ...rivals].map((c) => figure(2 * (c[0] as number))).join(' and ')} mm`,
    )
  const middle = circle[Math.floor(circle.length / 2)] as number
  const worst = circle.reduce((a, b) => (Math.abs(b - middle) > Math.abs(a - middle) ? b : a), middle)
  return { measured: 2 * worst, note: `${most} holes lie on it` }
}
