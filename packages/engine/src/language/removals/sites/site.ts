/** What is cut where something is taken off: its outline, the way it runs, and where its sizes are seen. */
import type { AxisName } from '../../../plan/geometry.ts'
import type { Value } from '../../quantities/quantity.ts'
import type { Range } from './host.ts'

export interface OutlinePoint {
  at: Readonly<Partial<Record<AxisName, number>>>
  via?: Readonly<Partial<Record<AxisName, number>>>
}

export type Outline =
  | { kind: 'box'; ranges: Readonly<Partial<Record<AxisName, Range>>> }
  | { kind: 'circle'; at: Readonly<Partial<Record<AxisName, number>>>; radius: number }
  /** `via`: to the next point in an arc that passes there. */
  | { kind: 'polygon'; points: readonly OutlinePoint[] }

/** A size and how far apart it is seen: between two levels, or as what is left standing along a line. */
export type Seen =
  | { value: Value; axis: AxisName; from: number; to: number }
  | { value: Value; left: AxisName; at: Readonly<Partial<Record<AxisName, number>>>; length: number }

export interface Site {
  /** The way it runs. */
  way: AxisName
  /** Between which levels; all of the body where it is not told. */
  run: Range | undefined
  outline: Outline
  seen: Seen[]
  /** What nobody said, and was chosen. */
  chosen: string[]
}

/** Why it cannot be: sizes that do not fit or do not agree. */
export class Misfit extends Error {}

export const tooLarge = (what: string): Misfit =>
  new Misfit(`${what} is larger than the body it is cut out of`)
