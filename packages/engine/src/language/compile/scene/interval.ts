/** Where a body lies along each axis: each interval is fixed by one statement, and what disagrees with it is named. */
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import { tidy } from '../../quantities/scan.ts'
import { clash } from '../layout/statements.ts'
import type { Source } from '../ledger.ts'

export type End = 'min' | 'max' | 'centre'

const INDEX: Record<AxisName, 0 | 1 | 2> = { x: 0, y: 1, z: 2 }

export class Intervals {
  readonly #entity: Entity
  readonly #size: Point3
  readonly #low = new Map<AxisName, { value: number; source: Source | undefined }>()

  constructor(entity: Entity, size: Point3) {
    this.#entity = entity
    this.#size = size
  }

  /** States where one end, or the middle, of the body lies. */
  fix(axis: AxisName, end: End, value: number, source: Source | undefined): void {
    const size = this.#size[INDEX[axis]]
    const low = tidy(end === 'min' ? value : end === 'max' ? value - size : value - size / 2)
    const before = this.#low.get(axis)
    if (before && Math.abs(before.value - low) > 1e-6)
      throw clash(
        this.#entity,
        [before, { source }].flatMap((said) => (said.source ? [{ source: said.source }] : [])),
      )
    if (!before) this.#low.set(axis, { value: low, source })
  }

  isFixed(axis: AxisName): boolean {
    return this.#low.has(axis)
  }

  /** Fixes what no statement has. */
  otherwise(axis: AxisName, end: End, value: number): void {
    if (!this.isFixed(axis)) this.fix(axis, end, value, undefined)
  }

  get min(): Point3 {
    return (['x', 'y', 'z'] as const).map((axis) => this.#low.get(axis)?.value ?? 0) as Point3
  }

  get max(): Point3 {
    return this.min.map((low, index) => tidy(low + (this.#size[index] as number))) as Point3
  }
}
