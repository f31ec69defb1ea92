/** Holes so near to an edge that it bulges or tears out under a bolt. */
import type { Hole } from '../../kernel/measure/recognised.ts'
import type { Subject } from '../../kernel/measure/subject.ts'
import type { Point3 } from '../../plan/geometry.ts'
import { add, axesOf, cross, distance, dot, norm, scale, subtract } from '../../plan/vector.ts'
import type { SolidRays } from '../solid-rays.ts'
import { counted, diameter, mm, place } from '../wording.ts'
import { bySize, type Inspected, type Inspection } from './inspected.ts'
import { fromAxis, roundFaceAt } from './round-faces.ts'

/** From the centre to the edge, in hole diameters: the common least for bolted and riveted joints (EN 1993-1-8 asks 1.2). */
const LEAST_DIAMETERS = 1.5
/** Even, so that every direction has its opposite; a multiple of four, so that the sides of a plate are met square. */
const DIRECTIONS = 24
/** Two distances that are alike within this share of them. */
const ALIKE = 0.02
/** Larger ones are bores, not bolt holes. */
const LARGEST_BOLT_HOLE_MM = 40
const MOST_HOLES = 400

export const edgeDistance: Inspection = (inspected) => {
  const holes = inspected.drilled().filter(({ radius }) => 2 * radius <= LARGEST_BOLT_HOLE_MM)
  if (holes.length === 0) return []
  const field = inspected.rays()
  if (!field || holes.length > MOST_HOLES) return undefined
  return bySize(holes).flatMap(({ size, holes: alike }) => {
    const near = alike.flatMap((hole) => {
      const edge = toEdge(inspected, field, hole)
      return edge !== undefined && edge < LEAST_DIAMETERS * size * (1 - 1e-3) ? [{ hole, edge }] : []
    })
    const worst = near.toSorted((a, b) => a.edge - b.edge)[0]
    if (!worst) return []
    return [
      `Edge distance: ${counted(near.length, 'hole')} of ${diameter(size)} ${near.length === 1 ? 'has its centre' : 'have their centres'} only ${mm(rounded(worst.edge))} from an edge (near ${place(middleOf(worst.hole))}). Under load keep ${LEAST_DIAMETERS} diameters, ${mm(LEAST_DIAMETERS * size)}.`,
    ]
  })
}

const rounded = (value: number): number => Math.round(value * 100) / 100

function middleOf({ origin, axis, walls }: Hole): Point3 {
  const wall = walls[0]
  return add(origin, scale(axis, wall ? (wall.from + wall.to) / 2 : 0))
}

type Reaches = readonly (number | undefined)[]

/** From the hole's centre to the nearest outer edge; undefined where there is none near, or the hole is in the middle of all. */
function toEdge(inspected: Inspected, field: SolidRays, hole: Hole): number | undefined {
  const near = reaches(inspected, field, hole, LEAST_DIAMETERS * 2 * hole.radius)
  const known = near.filter((reach) => reach !== undefined)
  // Most holes end here; only a suspect is looked at in full.
  if (known.length === 0 || isCentred(reaches(inspected, field, hole, Infinity))) return undefined
  return Math.min(...known)
}

/** In every direction the distance from the hole's centre to where the material ends, other holes left out. */
function reaches({ subject, drilled }: Inspected, field: SolidRays, hole: Hole, within: number): Reaches {
  const { x, y } = axesOf({ origin: hole.origin, normal: hole.axis })
  const centre = middleOf(hole)
  const start = hole.radius * (1 + 1e-3) + 1e-3
  return Array.from({ length: DIRECTIONS }, (_, i) => {
    const angle = (2 * Math.PI * i) / DIRECTIONS
    const outward = add(scale(x, Math.cos(angle)), scale(y, Math.sin(angle)))
    const hit = field.cast(add(centre, scale(outward, start)), outward, within - start)
    if (!hit) return undefined
    const end = add(centre, scale(outward, start + hit.distance))
    if (drilled().some((other) => other !== hole && isOnWall(other, end))) return undefined
    return squareTo(subject, centre, end, field.triangle(hit.triangle).normal)
  })
}

/** A ray that points this near to the edge's normal has met it where it is nearest. */
const NEARLY_SQUARE = 0.02

/** The distance square to the edge that a slightly slanting ray has met, from the exact radius where the edge is round. */
function squareTo(subject: Subject, centre: Point3, end: Point3, normal: Point3): number {
  const met = distance(centre, end)
  const round = roundFaceAt(subject, end, normal)
  const square = round
    ? Math.abs(round.radius - fromAxis(round, centre))
    : Math.abs(dot(subtract(end, centre), normal))
  return Math.abs(square - met) < NEARLY_SQUARE * met ? square : met
}

/** A bore in the middle of a boss, a nut or a gear: its wall is the part's design, not a distance to an edge. */
function isCentred(around: Reaches): boolean {
  const half = around.length / 2
  return around.slice(0, half).every((reach, i) => {
    const opposite = around[i + half]
    if (reach === undefined || opposite === undefined) return reach === opposite
    return Math.abs(reach - opposite) <= ALIKE * Math.max(reach, opposite)
  })
}

/** On the other hole's wall as the mesh has it, with chords that lie a little inside. */
function isOnWall({ origin, axis, radius, walls }: Hole, point: Point3): boolean {
  const from = subtract(point, origin)
  const away = norm(cross(from, axis))
  const at = dot(from, axis)
  return (
    away < radius * 1.01 + 1e-3 &&
    away > radius * 0.9 &&
    walls.some((wall) => at > wall.from - 1e-3 && at < wall.to + 1e-3)
  )
}
