/**
 * Round holes and shafts as a machinist sees them, read from the cylindrical faces of the solid. Faces on one axis
 * line with one radius are one hole, however the kernel has split them: half-cylinders, seams, and stretches with
 * empty space between them (a hole through both legs of a U is ONE hole that pierces two walls).
 *
 * A hole reaches more than half way round, so that a keyway, a slit or a flat does not make a bore no bore, while a
 * slot's end (half) or an inner fillet (a quarter) is none; and its axis is free, which a ring groove's is not.
 */
import type { Point3 } from '../../plan/geometry.ts'
import { add, axesOf, dot, norm, scale, subtract } from '../../plan/vector.ts'
import { moveDirection, movePoint } from '../motion.ts'
import { isParallel } from '../select/faces.ts'
import type { Side, SurfaceOf } from '../surface.ts'
import { edgesOf } from '../topology.ts'
import { sameSize } from './measurement.ts'
import { materialOnLines, mergeStretches, type Stretch } from './probe.ts'
import { type FaceFacts, partSubject, type Subject, spanAlong } from './subject.ts'

export interface Hole {
  /** On the axis, nearest to the part's origin. */
  origin: Point3
  axis: Point3
  radius: number
  /** The full-diameter walls, along the axis from `origin`; more than one where the hole crosses a hollow. */
  walls: Stretch[]
  /** No end of it is closed by a floor, a drill point or a rounded bottom. */
  through: boolean
}

type CylinderFacts = FaceFacts<SurfaceOf<'cylinder'>>

/** All cylindrical faces on one axis line with one radius and side. */
export interface Coaxial {
  origin: Point3
  axis: Point3
  radius: number
  faces: CylinderFacts[]
}

/** On the same line within a micrometre, of the same radius within a micrometre. */
const SAME_MM = 1e-3
/** In radians: half a turn and a little, so that a slot's end stays below it. */
const MORE_THAN_HALF = Math.PI * 1.02

const holes = new WeakMap<Subject, Hole[]>()

/** The round holes of a part, or of every instance of the whole. */
export function holesOf(subject: Subject): Hole[] {
  const known = holes.get(subject)
  if (known) return known
  const found =
    subject.members.length === 1
      ? recogniseHoles(subject)
      : subject.members.flatMap(({ part, motion }) =>
          holesOf(partSubject(subject.oc, part)).map((hole) => {
            const axis = moveDirection(motion, hole.axis)
            const moved = movePoint(motion, hole.origin)
            const shift = dot(moved, axis)
            return {
              ...hole,
              axis,
              origin: subtract(moved, scale(axis, shift)),
              walls: hole.walls.map(({ from, to }) => ({ from: from + shift, to: to + shift })),
            }
          }),
        )
  holes.set(subject, found)
  return found
}

export function coaxialFaces(subject: Subject, side: Side): Coaxial[] {
  const groups: Coaxial[] = []
  for (const facts of subject.facesOfKind('cylinder')) {
    const { surface } = facts
    if (surface.side !== side) continue
    const axis = pointedUp(surface.axis)
    const origin = subtract(surface.origin, scale(axis, dot(surface.origin, axis)))
    const group = groups.find(
      (g) =>
        Math.abs(g.radius - surface.radius) < SAME_MM &&
        isParallel(g.axis, axis) &&
        norm(subtract(g.origin, origin)) < SAME_MM,
    )
    if (group) group.faces.push(facts)
    else groups.push({ origin, axis, radius: surface.radius, faces: [facts] })
  }
  return groups
}

function recogniseHoles(subject: Subject): Hole[] {
  const candidates = coaxialFaces(subject, 'inner').flatMap((group) => {
    const walls = roundWalls(subject, group)
    return walls.length > 0 ? [{ group, walls }] : []
  })
  const suspects = candidates.filter((candidate) => mayHoldMaterial(subject, candidate))
  const lines = suspects.flatMap(({ group, walls }) =>
    walls.map(({ from, to }) => ({
      from: add(group.origin, scale(group.axis, from)),
      to: add(group.origin, scale(group.axis, to)),
    })),
  )
  const material = lines.length > 0 ? materialOnLines(subject, lines) : []
  const filled = new Set(
    suspects.filter(({ walls }) =>
      material.splice(0, walls.length).some((m) => m.some((s) => s.to - s.from > SAME_MM)),
    ),
  )
  return candidates
    .filter((candidate) => !filled.has(candidate))
    .map(({ group, walls }) => ({
      origin: group.origin,
      axis: group.axis,
      radius: group.radius,
      walls,
      through: !isClosed(subject, group),
    }))
}

/** The axial stretches of a group that go more than half way round. */
function roundWalls({ oc }: Subject, group: Coaxial): Stretch[] {
  const pieces = group.faces.map(({ face, surface }) => {
    const { UMin, UMax, VMin, VMax } = oc.BRepTools.UVBounds(face)
    using adaptor = new oc.BRepAdaptor_Surface(face, true)
    const angleAt = (u: number) => {
      using p = adaptor.Value(u, VMin)
      return angleOf(group, [p.X(), p.Y(), p.Z()])
    }
    // Seen along the group's axis a face's own parameter may run either way.
    const start = angleAt(dot(surface.axis, group.axis) > 0 ? UMin : UMax)
    return { ...axialSpan({ oc, face, surface }, group, VMin, VMax), start, sweep: UMax - UMin }
  })
  return mergeStretches(pieces, SAME_MM).filter(({ from, to }) => {
    const within = pieces.filter((p) => p.from >= from - SAME_MM && p.to <= to + SAME_MM)
    return coverage(within) > MORE_THAN_HALF
  })
}

/** Exact from the parameters where the rims are circles; a saddle or slanted rim needs the exact box. */
function axialSpan(
  { oc, face, surface }: CylinderFacts & Pick<Subject, 'oc'>,
  { axis }: Coaxial,
  low: number,
  high: number,
): Stretch {
  const plain = edgesOf(oc, face).every((edge) => {
    using curve = new oc.BRepAdaptor_Curve(edge)
    const kind = curve.GetType()
    return kind === 'GeomAbs_Circle' || kind === 'GeomAbs_Line'
  })
  if (!plain) return spanAlong(oc, face, axis)
  const ends = [low, high].map((v) => dot(surface.origin, axis) + v * Math.sign(dot(surface.axis, axis)))
  return { from: Math.min(...ends), to: Math.max(...ends) }
}

function angleOf({ origin, axis }: Pick<Coaxial, 'origin' | 'axis'>, p: Point3): number {
  const { x, y } = axesOf({ origin, normal: axis })
  const radial = subtract(p, origin)
  const angle = Math.atan2(dot(radial, y), dot(radial, x))
  return angle < 0 ? angle + 2 * Math.PI : angle
}

/** How much of the full turn the arcs reach together. */
export function coverage(arcs: readonly { start: number; sweep: number }[]): number {
  const turn = 2 * Math.PI
  const flat = arcs.flatMap(({ start, sweep }) =>
    start + sweep <= turn
      ? [{ from: start, to: start + sweep }]
      : [
          { from: start, to: turn },
          { from: 0, to: Math.min(start + sweep - turn, turn) },
        ],
  )
  return mergeStretches(flat, 1e-9).reduce((sum, { from, to }) => sum + to - from, 0)
}

/** A floor makes a notch with the wall; a rounded bottom runs smoothly into a hollow torus or sphere. */
function isClosed(subject: Subject, { faces, axis }: Coaxial): boolean {
  return faces.some((facts) =>
    subject.meetings(facts).some(({ other, bend, edge }) => {
      const { surface } = other
      if (faces.some((own) => own === other) || isRuling(subject, edge, axis)) return false
      if (bend === 'concave') return true
      const hollow = (surface.kind === 'torus' || surface.kind === 'sphere') && surface.side === 'inner'
      return bend === 'smooth' && hollow
    }),
  )
}

function isRuling(
  { oc }: Subject,
  edge: Parameters<typeof oc.BRep_Tool.Degenerated>[0],
  axis: Point3,
): boolean {
  using curve = new oc.BRepAdaptor_Curve(edge)
  if (curve.GetType() !== 'GeomAbs_Line') return false
  using tangent = curve.DN(curve.FirstParameter(), 1)
  const along: Point3 = [tangent.X(), tangent.Y(), tangent.Z()]
  return isParallel(scale(along, 1 / norm(along)), axis)
}

/**
 * Only a hole with some face inside it can hold material on its axis; most have none, and a probe is costly. Boxes
 * tell, except that a parallel cylinder around the hole (a flange's rim) is known not to enter it.
 */
function mayHoldMaterial(subject: Subject, { group, walls }: { group: Coaxial; walls: Stretch[] }): boolean {
  return walls.some(({ from, to }) => {
    const ends = [from, to].map((v) => add(group.origin, scale(group.axis, v)))
    const inset = 1e-6 * group.radius + 1e-6
    const reach = (k: number) =>
      group.radius * Math.sqrt(Math.max(0, 1 - (group.axis[k] as number) ** 2)) - inset
    const low = [0, 1, 2].map((k) => Math.min(...ends.map((p) => p[k] as number)) - reach(k))
    const high = [0, 1, 2].map((k) => Math.max(...ends.map((p) => p[k] as number)) + reach(k))
    return subject.faces.some((facts) => {
      const { surface } = facts
      if (group.faces.some((own) => own === facts)) return false
      if (surface.kind === 'cylinder' && isParallel(surface.axis, group.axis)) {
        const foot = subtract(surface.origin, scale(group.axis, dot(surface.origin, group.axis)))
        if (surface.radius - norm(subtract(foot, group.origin)) > group.radius - inset) return false
      }
      const box = subject.looseBox(facts)
      return [0, 1, 2].every(
        (k) => (box.min[k] as number) < (high[k] as number) && (box.max[k] as number) > (low[k] as number),
      )
    })
  })
}

/** Of the two senses of an axis the one that looks to positive coordinates. */
function pointedUp(axis: Point3): Point3 {
  const leading = axis.toReversed().find((v) => Math.abs(v) > 1e-9) ?? 1
  return leading < 0 ? scale(axis, -1) : axis
}

export const isOfDiameter = (hole: Hole, diameter: number): boolean => sameSize(2 * hole.radius, diameter)
