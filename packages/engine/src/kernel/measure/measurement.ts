/** What a measure answers, and the way it is asked. */
import type { Measure, MeasureOf } from '../../plan/requirement.ts'
import type { Model } from '../model.ts'
import type { Occt } from '../occt.ts'

export interface MeasureContext {
  oc: Occt
  model: Model
}

export interface Measurement {
  /** In the measure's unit; undefined where nothing of the kind was found. */
  measured: number | undefined
  /**
   * Further values that answer the question as well: the radii of all fillets where none is pointed at, or the
   * number of walls pierced beside the number of hole axes. The requirement holds when any of them meets it.
   */
  alternatives?: number[]
  /** What was found instead, or what else there is to say. */
  note?: string
}

export type MeasureKind = Measure['kind']
export type Measurer<K extends MeasureKind> = (context: MeasureContext, measure: MeasureOf<K>) => Measurement

export const nothing = (note: string): Measurement => ({ measured: undefined, note })

/** Every distinct value once: the first is the measured one, the others answer as well. */
export function anyOf(values: readonly number[], note: string): Measurement {
  const distinct: number[] = []
  for (const value of values) if (!distinct.some((d) => sameSize(d, value))) distinct.push(value)
  const [measured, ...alternatives] = distinct
  if (measured === undefined) return nothing(note)
  return alternatives.length === 0 ? { measured } : { measured, alternatives }
}

/** Two sizes that no drawing would tell apart: a ten-thousandth, at least a micrometre. */
export const sameSize = (a: number, b: number): boolean =>
  Math.abs(a - b) <= Math.max(1e-3, 1e-4 * Math.max(Math.abs(a), Math.abs(b)))

/** A number for a message: six significant digits, no trailing noise. */
export const figure = (value: number): string => String(Number(value.toPrecision(6)))

export const point = (p: readonly number[]): string => `[${p.map(figure).join(', ')}]`
