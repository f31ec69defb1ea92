/** What is told of the path that a pipe or a rod follows: straights, bends, where it begins and ends. */
import type { AxisName } from '../../../../plan/geometry.ts'
import type { Span } from '../../../text/normalise.ts'
import type { Figure } from '../../phrases.ts'

export interface Heading {
  axis: AxisName
  sign: 1 | -1
}

export interface ToldPoint {
  values: readonly number[]
  axes: readonly AxisName[]
  figures: readonly Figure[]
}

export interface Straight {
  kind: 'straight'
  figure?: Figure
  heading?: Heading
  /** As far as a point. */
  to?: ToldPoint
  /** "Both legs", "at each end": one before the bend and one behind it. */
  ends?: true
  /** "The straight ends": those that were told. */
  definite?: true
}

export interface Bend {
  kind: 'bend'
  radius?: Figure
  /** "The inside bend radius": of the pipe's own side, and not of its middle. */
  side?: 'inner' | 'outer'
  /** "with the same radius". */
  same?: true
  angle?: Figure
  degrees?: number
  toward?: Heading
  back?: true
  about?: ToldPoint
  to?: ToldPoint
  /** "The bend": the one that was told, or all of them. */
  definite?: true
  plural?: true
}

export type PathStatement =
  | Straight
  | Bend
  | { kind: 'start'; point?: ToldPoint; heading?: Heading }
  | { kind: 'end'; point?: ToldPoint; heading?: Heading }
  /** The plane that it bends in. */
  | { kind: 'plane'; axes: readonly [AxisName, AxisName] }
  /** How far apart its two legs are. */
  | { kind: 'apart'; figure: Figure }
  /** The letter that it looks like. */
  | { kind: 'form'; letter: string }

export interface ToldPath {
  statements: readonly PathStatement[]
  span: Span
}
