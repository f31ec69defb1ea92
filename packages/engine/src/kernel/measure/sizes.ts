/** Overall sizes, levels, and what a line or a circle meets. */
import type { AxisName, Point3 } from '../../plan/geometry.ts'
import { distance, dot, toVector } from '../../plan/vector.ts'
import { boxOf } from '../mass.ts'
import { isParallel } from '../select/faces.ts'
import { figure, type Measurer, nothing, point } from './measurement.ts'
import { lineThrough, materialOnCircle, materialOnLine, type Stretch } from './probe.ts'
import { type Subject, subjectOf } from './subject.ts'

const NO_PART = nothing('there is no such part')
const INDEX: Record<AxisName, 0 | 1 | 2> = { x: 0, y: 1, z: 2 }

export const extent: Measurer<'extent'> = (context, { part, axis }) => {
  const box = subjectOf(context, part)?.box
  const k = INDEX[axis]
  return box ? { measured: box.max[k] - box.min[k] } : NO_PART
}

/** Flat faces square to the axis, and the outermost points of every solid. */
function levelsAlong(subject: Subject, axis: AxisName): number[] {
  const k = INDEX[axis]
  const direction = toVector(`+${axis}`)
  const flat = subject
    .facesOfKind('plane')
    .filter(({ surface }) => isParallel(surface.normal, direction))
    .map(({ surface }) => surface.origin[k])
  const outermost = subject.solids.flatMap((solid) => {
    const box = boxOf(subject.oc, solid)
    return box ? [box.min[k], box.max[k]] : []
  })
  // A flat face is exact, a box nearly so: of two that agree the first stands.
  return [...flat, ...outermost]
}

/** A level farther away than this part of the stated distance is another level, not this one out of place. */
const OUT_OF_PLACE = 0.25

export const levels: Measurer<'levels'> = (context, { part, axis, from, to }) => {
  const subject = subjectOf(context, part)
  if (!subject) return NO_PART
  const there = levelsAlong(subject, axis)
  const reach = Math.max(OUT_OF_PLACE * Math.abs(to - from), 0.1)
  const ends: number[] = []
  for (const wanted of [from, to]) {
    const nearest = there.reduce((a, b) => (Math.abs(b - wanted) < Math.abs(a - wanted) - 1e-9 ? b : a))
    if (Math.abs(nearest - wanted) > reach)
      return nothing(
        `no face square to ${axis} lies near ${figure(wanted)}; the nearest is at ${figure(nearest)}`,
      )
    ends.push(nearest)
  }
  const [low, high] = ends as [number, number]
  return { measured: Math.abs(high - low) }
}

/** The stretch of material that holds the point, or else is nearest to it. */
export const wallThickness: Measurer<'wall-thickness'> = (context, { part, at, direction }) => {
  const subject = subjectOf(context, part)
  if (!subject) return NO_PART
  const line = lineThrough(subject, at, toVector(direction))
  const away = ({ from, to }: Stretch) => Math.max(0, from - line.at, line.at - to)
  const [first, ...others] = materialOnLine(subject, line)
  if (!first) return nothing(`there is no material on the line through ${point(at)}`)
  const nearest = others.reduce((a, b) => (away(b) < away(a) - 1e-9 ? b : a), first)
  return { measured: nearest.to - nearest.from }
}

export const crossings: Measurer<'crossings'> = (context, { part, from, to }) => {
  const subject = subjectOf(context, part)
  if (!subject) return NO_PART
  return { measured: materialOnLine(subject, { from, to }).length }
}

/** Crests narrower or wider than their fellows by more than this are run-outs, and left out at the ends. */
const WHOLE_CREST = 0.05

/** Between the middles of whole crests: one cut short by an end of the line or of the thread has its middle elsewhere. */
export const threadPitch: Measurer<'thread-pitch'> = (context, { part, from, to }) => {
  const subject = subjectOf(context, part)
  if (!subject) return NO_PART
  const all = materialOnLine(subject, { from, to })
  const width = ({ from: low, to: high }: Stretch) => high - low
  const length = distance(from, to)
  const clear = all.filter((s) => s.from > 1e-6 && s.to < length - 1e-6)
  const usual = clear.map(width).toSorted((a, b) => a - b)[Math.floor(clear.length / 2)]
  const isWhole = (s: Stretch) => usual !== undefined && Math.abs(width(s) - usual) < WHOLE_CREST * usual
  const first = clear.findIndex(isWhole)
  const last = clear.findLastIndex(isWhole)
  const crests = first < 0 ? [] : clear.slice(first, last + 1)
  if (crests.length < 2)
    return nothing(`the line meets ${all.length} crests, of which ${crests.length} are whole`)
  const middle = (s: Stretch | undefined) => (s ? (s.from + s.to) / 2 : Number.NaN)
  return { measured: (middle(crests.at(-1)) - middle(crests[0])) / (crests.length - 1) }
}

export const toothCount: Measurer<'tooth-count'> = (context, { part, centre, axis, diameter }) => {
  const subject = subjectOf(context, part)
  if (!subject) return NO_PART
  const arcs = materialOnCircle(subject, { centre, axis: toVector(axis), radius: diameter / 2 })
  const [first] = arcs
  if (!first) return nothing(`a circle of ${figure(diameter)} mm meets no material`)
  if (first.to - first.from > 2 * Math.PI - 1e-6)
    return nothing(`a circle of ${figure(diameter)} mm lies wholly in material`)
  return { measured: arcs.length }
}

/** Flats of one polygon are equally far from its axis and equally turned against each other. */
export const flats: Measurer<'flats'> = (context, { part, at, axis, sides }) => {
  const subject = subjectOf(context, part)
  if (!subject) return NO_PART
  const along = toVector(axis)
  const level = dot(at, along)
  const faces = subject.facesOfKind('plane').flatMap((facts) => {
    const { normal, origin } = facts.surface
    if (Math.abs(dot(normal, along)) > 1e-6) return []
    const box = subject.looseBox(facts)
    const corners = [0, 1, 2].map((k) =>
      [box.min[k] as number, box.max[k] as number].map((v) => v * (along[k] as number)),
    )
    const low = corners.reduce((sum, c) => sum + Math.min(...c), 0)
    const high = corners.reduce((sum, c) => sum + Math.max(...c), 0)
    if (level < low - 1e-3 || level > high + 1e-3) return []
    return [{ normal, offset: dot(origin, normal) - dot(at, normal) }]
  })
  const offsets = [...new Set(faces.map(({ offset }) => offset))]
  const polygons = offsets.filter((offset) => {
    const same = faces.filter((f) => Math.abs(f.offset - offset) < 1e-3)
    return isRegular(distinctDirections(same.map((f) => f.normal)), sides)
  })
  const found = polygons.map((offset) => 2 * Math.abs(offset))
  const [measured] = found
  if (measured === undefined) {
    const seen = [...new Set(offsets.map((o) => figure(2 * Math.abs(o))))].join(', ')
    return nothing(`found no ${sides} equal flats about the axis${seen && `; flats lie ${seen} mm across`}`)
  }
  const others = found.filter((value) => Math.abs(value - measured) > 1e-3)
  return others.length > 0 ? { measured, alternatives: others } : { measured }
}

function distinctDirections(normals: readonly Point3[]): Point3[] {
  const distinct: Point3[] = []
  for (const normal of normals) if (!distinct.some((d) => dot(d, normal) > 1 - 1e-9)) distinct.push(normal)
  return distinct
}

/** Each normal has a neighbour on both sides at the polygon's own angle. */
function isRegular(normals: readonly Point3[], sides: number): boolean {
  if (normals.length !== sides) return false
  const step = Math.cos((2 * Math.PI) / sides)
  return normals.every(
    (n) => normals.filter((m) => m !== n && Math.abs(dot(n, m) - step) < 1e-6).length === 2,
  )
}
