/**
 * Sizes that a part has somewhere, without being told where: between two parallel flat faces, between rounds about one
 * axis or centre, from a round to a flat, between two axes, across one flat face. For what was said in passing and follows from the rest.
 */
import type { AxisName, Point3 } from '../../plan/geometry.ts'
import { cross, distance, dot, norm, scale, subtract } from '../../plan/vector.ts'
import { boxOf } from '../mass.ts'
import { isParallel } from '../select/faces.ts'
import type { SurfaceOf } from '../surface.ts'
import { anyOf, type Measurer, nothing, sameSize } from './measurement.ts'
import { type Subject, subjectOf } from './subject.ts'

type Plane = SurfaceOf<'plane'>
type Cylinder = SurfaceOf<'cylinder'>
type Sphere = SurfaceOf<'sphere'>
type Cone = SurfaceOf<'cone'>

/** A distance, and whether material lies on it as far as the two faces can tell. */
interface Found {
  size: number
  solid: boolean
}

const SAME_LINE_MM = 1e-3
const AXES: readonly AxisName[] = ['x', 'y', 'z']

function* pairsOf<T>(all: readonly T[]): Generator<readonly [T, T]> {
  for (const [at, first] of all.entries()) for (const second of all.slice(at + 1)) yield [first, second]
}

/** One of those that agree: a plate with a hundred holes has four sides, not a hundred walls to compare. */
function distinct<T>(all: readonly T[], same: (a: T, b: T) => boolean): T[] {
  const kept: T[] = []
  for (const each of all) if (!kept.some((other) => same(other, each))) kept.push(each)
  return kept
}

const samePlane = (a: Plane, b: Plane): boolean =>
  dot(a.normal, b.normal) > 1 - 1e-9 && Math.abs(dot(subtract(a.origin, b.origin), a.normal)) < SAME_LINE_MM

const offAxis = (p: Point3, { origin, axis }: Cylinder): number => norm(cross(subtract(p, origin), axis))

const sameCylinder = (a: Cylinder, b: Cylinder): boolean =>
  a.side === b.side &&
  sameSize(a.radius, b.radius) &&
  isParallel(a.axis, b.axis) &&
  offAxis(b.origin, a) < SAME_LINE_MM

const sameSphere = (a: Sphere, b: Sphere): boolean =>
  a.side === b.side && sameSize(a.radius, b.radius) && distance(a.centre, b.centre) < SAME_LINE_MM

/** Away from each other they hold material between them, towards each other a gap. */
function* betweenPlanes(planes: readonly Plane[]): Generator<Found> {
  for (const [a, b] of pairsOf(planes)) {
    if (!isParallel(a.normal, b.normal)) continue
    const away = dot(subtract(a.origin, b.origin), a.normal)
    yield { size: Math.abs(away), solid: dot(a.normal, b.normal) < 0 && away > 0 }
  }
}

const isShell = (a: { radius: number; side: string }, b: { radius: number; side: string }): boolean =>
  a.side !== b.side && (a.radius > b.radius ? a.side : b.side) === 'outer'

function* betweenRounds(cylinders: readonly Cylinder[], spheres: readonly Sphere[]): Generator<Found> {
  for (const { radius, side } of [...cylinders, ...spheres]) {
    yield { size: radius, solid: false }
    yield { size: 2 * radius, solid: side === 'outer' }
  }
  for (const [a, b] of pairsOf(cylinders)) {
    if (!isParallel(a.axis, b.axis)) continue
    const apart = offAxis(b.origin, a)
    const rim = Math.abs(a.radius - b.radius)
    if (apart < SAME_LINE_MM) yield { size: rim, solid: isShell(a, b) }
    else {
      yield { size: apart, solid: false }
      yield { size: apart - a.radius - b.radius, solid: a.side === 'inner' && b.side === 'inner' }
      // Over the round ends of a slot, of a link.
      if (sameSize(a.radius, b.radius)) yield { size: apart + a.radius + b.radius, solid: false }
      // From a hole to the rim of what it is in.
      yield { size: rim - apart, solid: isShell(a, b) }
    }
  }
  for (const [a, b] of pairsOf(spheres)) {
    const apart = distance(a.centre, b.centre)
    if (apart < SAME_LINE_MM) yield { size: Math.abs(a.radius - b.radius), solid: isShell(a, b) }
    else yield { size: apart, solid: false }
  }
}

/** From a flat to the far side of the round it is on; from a hole's wall or its axis to a side. */
function* roundsToPlanes(
  rounds: readonly { at: Point3; radius: number; side: string; axis?: Point3 }[],
  planes: readonly Plane[],
): Generator<Found> {
  for (const plane of planes)
    for (const { at, radius, side, axis } of rounds) {
      if (axis && Math.abs(dot(axis, plane.normal)) > 1e-9) continue
      const out = dot(subtract(plane.origin, at), plane.normal)
      yield { size: out + radius, solid: side === 'outer' }
      yield { size: Math.abs(out) - radius, solid: side === 'inner' && out > 0 }
      // Across a hole with a flat: from that to the far side.
      if (side === 'inner') yield { size: radius - out, solid: false }
      yield { size: radius - Math.abs(out), solid: false }
      yield { size: Math.abs(out), solid: false }
    }
}

/** How wide the flat is that a plane cuts off a ball. */
function* flatsOnBalls(spheres: readonly Sphere[], planes: readonly Plane[]): Generator<Found> {
  for (const { centre, radius } of spheres)
    for (const { origin, normal } of planes) {
      const out = Math.abs(dot(subtract(origin, centre), normal))
      if (out < radius) yield { size: 2 * Math.sqrt(radius ** 2 - out ** 2), solid: false }
    }
}

/** Two cones of one angle about one axis: square to the wall, and across it. */
function* betweenCones(cones: readonly Cone[]): Generator<Found> {
  for (const [a, b] of pairsOf(cones)) {
    const alike = Math.abs(a.halfAngleDeg - b.halfAngleDeg) < 1e-6 && isParallel(a.axis, b.axis)
    const along = subtract(b.apex, a.apex)
    const rise = dot(along, a.axis)
    if (!alike || norm(subtract(along, scale(a.axis, rise))) > SAME_LINE_MM) continue
    const half = (a.halfAngleDeg * Math.PI) / 180
    const solid = a.side !== b.side
    yield { size: Math.abs(rise) * Math.sin(half), solid }
    yield { size: Math.abs(rise) * Math.tan(half), solid }
  }
}

/** "so the top is only 40 mm x 40 mm": how far a flat face reaches along the axes. */
function* acrossFaces(subject: Subject): Generator<Found> {
  for (const { face } of subject.facesOfKind('plane')) {
    const box = boxOf(subject.oc, face)
    if (box)
      for (const k of AXES.keys())
        yield { size: (box.max[k] as number) - (box.min[k] as number), solid: false }
  }
}

/** How long a round or conical face is along its axis, and how wide a cone is at its two ends. */
function* alongRounds(subject: Subject): Generator<Found> {
  const rounds = [...subject.facesOfKind('cylinder'), ...subject.facesOfKind('cone')]
  const rims: { level: number; width: number; k: number }[] = []
  for (const { face, surface } of rounds) {
    const k = surface.axis.findIndex((along) => Math.abs(along) > 1 - 1e-9)
    const box = k < 0 ? undefined : boxOf(subject.oc, face)
    if (!box) continue
    const [low, high] = [box.min[k] as number, box.max[k] as number]
    yield { size: high - low, solid: false }
    if (surface.kind !== 'cone') continue
    const slope = Math.tan((surface.halfAngleDeg * Math.PI) / 180)
    yield { size: (high - low) * slope, solid: false }
    for (const level of [low, high]) {
      const width = 2 * Math.abs(level - (surface.apex[k] as number)) * slope
      rims.push({ level, width, k })
      yield { size: width, solid: false }
    }
  }
  // A groove with sloped sides: from rim to rim.
  for (const [a, b] of pairsOf(rims))
    if (a.k === b.k && sameSize(a.width, b.width)) yield { size: Math.abs(a.level - b.level), solid: false }
}

function* sizesOf(subject: Subject): Generator<Found> {
  const surfaces = <K extends 'plane' | 'cylinder' | 'sphere' | 'cone'>(kind: K) =>
    subject.facesOfKind(kind).map(({ surface }) => surface)
  const planes = distinct(surfaces('plane'), samePlane)
  const cylinders = distinct(surfaces('cylinder'), sameCylinder)
  const spheres = distinct(surfaces('sphere'), sameSphere)
  const { box } = subject
  if (box)
    for (const k of AXES.keys()) yield { size: (box.max[k] as number) - (box.min[k] as number), solid: true }
  yield* betweenPlanes(planes)
  yield* betweenRounds(cylinders, spheres)
  yield* betweenCones(surfaces('cone'))
  yield* flatsOnBalls(spheres, planes)
  yield* roundsToPlanes(
    [
      ...cylinders.map(({ origin, ...round }) => ({ ...round, at: origin })),
      ...spheres.map(({ centre, ...round }) => ({ ...round, at: centre })),
    ],
    planes,
  )
  yield* acrossFaces(subject)
  yield* alongRounds(subject)
}

export const somewhere: Measurer<'somewhere'> = (context, { part, of }) => {
  const subject = subjectOf(context, part)
  if (!subject) return nothing('there is no such part')
  const sizes = [...sizesOf(subject)]
    .filter(({ size, solid }) => size > SAME_LINE_MM && (of === 'any' || solid))
    .map(({ size }) => size)
  return anyOf(
    sizes.toSorted((a, b) => a - b),
    'no two faces lie opposite',
  )
}
