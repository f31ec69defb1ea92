/** What is swept along a path, as far as it can be reckoned before it is made: where each size of it shows. */
import type { AxisName, Point3 } from '../../plan/geometry.ts'
import type { Measure } from '../../plan/requirement.ts'
import { tidy } from '../quantities/scan.ts'
import { boxOf, type Walked } from './path.ts'

const AXES = ['x', 'y', 'z'] as const
export const INDEX: Readonly<Record<AxisName, 0 | 1 | 2>> = { x: 0, y: 1, z: 2 }

/** What of the finished solid shows a statement true. */
export interface Shown {
  says: string
  measure: Measure
  value: number
}

/** The swept solid as far as it can be reckoned before it is made. */
export class Swept {
  readonly walked: Walked
  readonly outer: number
  readonly inner: number
  readonly min: Point3
  readonly max: Point3

  constructor(walked: Walked, { outer, inner }: { outer: number; inner: number }) {
    this.walked = walked
    this.outer = outer
    this.inner = inner
    const { min, max } = boxOf(walked, outer / 2)
    this.min = min
    this.max = max
  }

  get wall(): number {
    return tidy((this.outer - this.inner) / 2)
  }

  get ends(): [first: Walked['trace'][number], last: Walked['trace'][number]] {
    const { trace } = this.walked
    return [trace[0], trace.at(-1)] as [Walked['trace'][number], Walked['trace'][number]]
  }

  extent(axis: AxisName, says = ''): Shown {
    const value = tidy(this.max[INDEX[axis]] - this.min[INDEX[axis]])
    return { says, measure: { kind: 'extent', axis }, value }
  }

  longest(says: string): Shown {
    const [axis] = AXES.toSorted((a, b) => this.extent(b).value - this.extent(a).value)
    return this.extent(axis as AxisName, says)
  }

  volume(says: string): Shown {
    const area = (Math.PI / 4) * (this.outer ** 2 - this.inner ** 2)
    const value = tidy(Number((area * this.walked.length).toPrecision(12)))
    return { says, measure: { kind: 'volume' }, value }
  }

  /** The outside shows across a path that stays in one plane. */
  outside(says: string): Shown {
    const flat = (['y', 'x', 'z'] as const).find(
      (axis) => Math.abs(this.extent(axis).value - this.outer) < 1e-9,
    )
    return flat ? this.extent(flat, says) : this.volume(says)
  }

  /** The wall shows on the outside of a bend. */
  inWall(says: string): Shown {
    const [bend] = this.walked.arcs
    if (!bend || this.inner === 0) return this.volume(says)
    const out = this.outer / 2 - this.wall / 2
    const at = bend.middle.map((value, i) => value + out * (bend.outward[i] as number)) as Point3
    return {
      says,
      measure: { kind: 'wall-thickness', at, direction: bend.outward },
      value: this.wall,
    }
  }
}
