/** Boxes along the part's axes, as far as reasoning about a plan needs them. */
import type { Direction, Point2, Point3 } from '../geometry.ts'
import { type Axes, toPart, toVector } from '../vector.ts'

export interface Box {
  min: Point3
  max: Point3
}

/** A part axis by its place in a coordinate triple. */
export type AxisIndex = 0 | 1 | 2

export const AXIS_INDICES: readonly AxisIndex[] = [0, 1, 2]
export const AXIS_NAMES = ['x', 'y', 'z'] as const

const ALIGNED = 1 - 1e-9
/** Below this two levels are the same one. */
export const SAME_MM = 1e-6

export const sizeAlong = (box: Box, axis: AxisIndex): number => box.max[axis] - box.min[axis]

const least = (a: Point3, b: Point3): Point3 => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.min(a[2], b[2]),
]
const most = (a: Point3, b: Point3): Point3 => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.max(a[2], b[2]),
]

export const joined = (a: Box, b: Box): Box => ({ min: least(a.min, b.min), max: most(a.max, b.max) })
export const shared = (a: Box, b: Box): Box => ({ min: most(a.min, b.min), max: least(a.max, b.max) })
export const grown = ({ min, max }: Box, by: number): Box => ({
  min: [min[0] - by, min[1] - by, min[2] - by],
  max: [max[0] + by, max[1] + by, max[2] + by],
})
export const middleOf = ({ min, max }: Box): Point3 => [
  (min[0] + max[0]) / 2,
  (min[1] + max[1]) / 2,
  (min[2] + max[2]) / 2,
]

export const apart = (a: Box, b: Box): boolean =>
  AXIS_INDICES.some((axis) => a.min[axis] > b.max[axis] + SAME_MM || a.max[axis] < b.min[axis] - SAME_MM)

/** In how many of the three directions the first lies strictly within the second. */
export const axesWithin = (inner: Box, outer: Box): number =>
  AXIS_INDICES.filter(
    (axis) => inner.min[axis] > outer.min[axis] + SAME_MM && inner.max[axis] < outer.max[axis] - SAME_MM,
  ).length

export function boxOfPoints(points: readonly Point3[]): Box | undefined {
  const [first] = points
  if (!first) return undefined
  return points.reduce<Box>((box, point) => ({ min: least(box.min, point), max: most(box.max, point) }), {
    min: first,
    max: first,
  })
}

export function corners({ min, max }: Box): Point3[] {
  const found: Point3[] = []
  for (const x of [min[0], max[0]]) {
    for (const y of [min[1], max[1]]) for (const z of [min[2], max[2]]) found.push([x, y, z])
  }
  return found
}

/** The part-axis box around what a motion makes of a box: exact for quarter turns, else somewhat too large. */
export function moved(box: Box, motion: (point: Point3) => Point3): Box {
  return boxOfPoints(corners(box).map(motion)) as Box
}

/** A local box (plane figure and height) in part coordinates. */
export function placedBox(axes: Axes, across: { min: Point2; max: Point2 }, from: number, to: number): Box {
  const local: Box = {
    min: [across.min[0], across.min[1], Math.min(from, to)],
    max: [across.max[0], across.max[1], Math.max(from, to)],
  }
  return moved(local, (point) => toPart(axes, point))
}

/** The part axis a direction runs along, or undefined where it is slanted. */
export function axisAlong(direction: Direction | Point3): { axis: AxisIndex; sense: 1 | -1 } | undefined {
  const vector = toVector(direction)
  const axis = AXIS_INDICES.find((index) => Math.abs(vector[index]) > ALIGNED)
  return axis === undefined ? undefined : { axis, sense: vector[axis] > 0 ? 1 : -1 }
}

/** Whether a frame's axes are the part's, but for order and sense. */
export const isAligned = ({ x, z }: Axes): boolean => axisAlong(x) !== undefined && axisAlong(z) !== undefined
