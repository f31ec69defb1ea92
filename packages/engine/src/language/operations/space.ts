/** Boxes, axes and sides: where things are while the part is put together. */
import type { AxisName, Point3 } from '../../plan/geometry.ts'
import type { Thing } from './things.ts'

export const AXES: readonly AxisName[] = ['x', 'y', 'z']
export const indexOf = (axis: AxisName): 0 | 1 | 2 => (axis === 'x' ? 0 : axis === 'y' ? 1 : 2)
export const across = (axis: AxisName): [AxisName, AxisName] =>
  axis === 'x' ? ['y', 'z'] : axis === 'y' ? ['x', 'z'] : ['x', 'y']

export interface Box {
  min: Point3
  max: Point3
}

export interface Side {
  axis: AxisName
  sign: 1 | -1
}

/** A thing that has its place. */
export interface Solid {
  thing: Thing
  box: Box
  /** Of what is round, and of what is cut: along it. */
  axis: AxisName
  round: boolean
  /** Of a cut: the side that it is open to. */
  mouth?: Side
  /** The middle of each, where there are several. */
  spots: readonly Point3[]
  /** Of a groove around a shaft: as far as its bottom. */
  inner?: Box
  /** Of a section: its legs, its web. */
  parts?: readonly Solid[]
  /** Of a leg, a web: what goes through it goes along this. */
  drilled?: AxisName
  /** Of a leg: the end that nothing else is at. */
  free?: Side
  /** Ids of the plan's features that it became. */
  features: readonly string[]
  /** Its centre, where that is not the middle of its box: of a triangle. */
  middle?: Point3
  /** Round ends, each with the centre of its arc. */
  rounds?: readonly Round[]
}

/** An arc of an outline: what is concentric with it has its centre. */
export interface Round {
  center: Point3
  radius: number
  /** It is seen along this axis. */
  axis: AxisName
  /** The end of the body that it rounds. */
  side: Side
  /** What was put in its middle, the latest last. */
  holders: Thing[]
}

export const sizeAlong = ({ min, max }: Box, axis: AxisName): number =>
  max[indexOf(axis)] - min[indexOf(axis)]
export const middleOf = ({ min, max }: Box, axis: AxisName): number =>
  (max[indexOf(axis)] + min[indexOf(axis)]) / 2
export const levelOf = ({ min, max }: Box, { axis, sign }: Side): number =>
  (sign > 0 ? max : min)[indexOf(axis)]
export const centerOf = (box: Box): Point3 => [middleOf(box, 'x'), middleOf(box, 'y'), middleOf(box, 'z')]

export const around = (center: Point3, size: Point3): Box => ({
  min: [center[0] - size[0] / 2, center[1] - size[1] / 2, center[2] - size[2] / 2],
  max: [center[0] + size[0] / 2, center[1] + size[1] / 2, center[2] + size[2] / 2],
})

export const union = (boxes: readonly Box[]): Box => ({
  min: [0, 1, 2].map((at) => Math.min(...boxes.map(({ min }) => min[at] as number))) as Point3,
  max: [0, 1, 2].map((at) => Math.max(...boxes.map(({ max }) => max[at] as number))) as Point3,
})

const TIE_MM = 1e-9

/** The longest way of a box; of those alike the first. */
export const longest = (box: Box, axes: readonly AxisName[] = AXES): AxisName =>
  axes.reduce((best, axis) => (sizeAlong(box, axis) > sizeAlong(box, best) + TIE_MM ? axis : best))

export const shortest = (box: Box, axes: readonly AxisName[] = AXES): AxisName =>
  axes.reduce((best, axis) => (sizeAlong(box, axis) < sizeAlong(box, best) - TIE_MM ? axis : best))

export const SIDES: Readonly<Record<string, Side>> = {
  left: { axis: 'x', sign: -1 },
  right: { axis: 'x', sign: 1 },
  front: { axis: 'y', sign: -1 },
  back: { axis: 'y', sign: 1 },
  rear: { axis: 'y', sign: 1 },
  bottom: { axis: 'z', sign: -1 },
  lower: { axis: 'z', sign: -1 },
  top: { axis: 'z', sign: 1 },
  upper: { axis: 'z', sign: 1 },
}

export const opposite = ({ axis, sign }: Side): Side => ({ axis, sign: sign > 0 ? -1 : 1 })
export const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6
export const at = (spot: Point3, axis: AxisName, level: number): Point3 => {
  const found: Point3 = [...spot]
  found[indexOf(axis)] = level
  return found
}

export const plus = (a: Point3, b: Point3): Point3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
