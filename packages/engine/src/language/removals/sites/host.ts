/** The body that something is taken off: its box, and how far in from each of its sides one is. */
import type { AxisName, Point3, SignedAxis } from '../../../plan/geometry.ts'

export interface Host {
  min: Point3
  max: Point3
  /** Open inside, so that what is cut into one wall ends there. */
  hollow: boolean
}

/** Levels along an axis. */
export type Range = readonly [from: number, to: number]

const AXES = ['x', 'y', 'z'] as const
const INDEX: Readonly<Record<AxisName, 0 | 1 | 2>> = { x: 0, y: 1, z: 2 }
/** Beyond the side it opens to, so that nothing is left there. */
export const BEYOND = 1

export const axisOf = (side: SignedAxis): AxisName => side[1] as AxisName
export const low = ({ min }: Host, axis: AxisName): number => min[INDEX[axis]]
export const high = ({ max }: Host, axis: AxisName): number => max[INDEX[axis]]
export const extent = (host: Host, axis: AxisName): number => high(host, axis) - low(host, axis)
export const levelOf = (host: Host, side: SignedAxis): number =>
  side[0] === '+' ? high(host, axisOf(side)) : low(host, axisOf(side))
/** So far into the body from one of its sides. */
export const inward = (host: Host, side: SignedAxis, by: number): number =>
  levelOf(host, side) + (side[0] === '+' ? -by : by)
export const sorted = (a: number, b: number): Range => (a < b ? [a, b] : [b, a])
export const others = (...axes: AxisName[]): AxisName[] => AXES.filter((axis) => !axes.includes(axis))
export const isFlat = (side: SignedAxis): boolean => side[1] !== 'z'

/** A plate lies flat: through it is through its thickness. */
export const isThin = (host: Host): boolean =>
  extent(host, 'z') <= Math.min(extent(host, 'x'), extent(host, 'y')) + 1e-6
