/** Rules by which sizes are chosen that nobody stated. */
import { EngineError } from '../../errors.ts'
import { rowFor } from '../fasteners.ts'
import type { Chosen, Wanted } from './family.ts'

export type Table = readonly (readonly [number, ...number[]])[]

/** A column of a standard's table by nominal diameter, or a share of the diameter for one that is not listed. */
export const tabled =
  (table: Table, column: number, share: number, standard: string) =>
  ({ need }: Wanted): Chosen => {
    const diameter = need('nominal')
    const value = rowFor(table, diameter)?.[column]
    return value === undefined
      ? { value: Number((share * diameter).toPrecision(3)), because: `${share} times the diameter is usual` }
      : { value, because: `${standard} has it for M${diameter}` }
  }

/** A share of another size, rounded to what people buy or measure: halves below 20 mm, whole millimetres above. */
export const share =
  (factor: number, of: string, because: string) =>
  ({ need }: Wanted): Chosen => ({ value: handy(factor * need(of)), because })

export const handy = (value: number): number =>
  value >= 20 ? Math.round(value) : value >= 2 ? Math.round(value * 2) / 2 : Number(value.toPrecision(2))

export const usual = (value: number, because: string) => (): Chosen => ({ value, because })

/** Sizes that leave no part, found only while it is laid out. */
export const impossible = (message: string): EngineError =>
  new EngineError('geometry_validation_failed', message)

/** DIN 6885 keys: shaft diameters up to, key width, depth in the shaft, depth in the hub. */
const KEYS = [
  [8, 2, 1.2, 1],
  [10, 3, 1.8, 1.4],
  [12, 4, 2.5, 1.8],
  [17, 5, 3, 2.3],
  [22, 6, 3.5, 2.8],
  [30, 8, 4, 3.3],
  [38, 10, 5, 3.3],
  [44, 12, 5, 3.3],
  [50, 14, 5.5, 3.8],
  [58, 16, 6, 4.3],
  [65, 18, 7, 4.4],
  [75, 20, 7.5, 4.9],
  [85, 22, 9, 5.4],
  [95, 25, 9, 5.4],
  [110, 28, 10, 6.4],
] as const

/** The key for a shaft: width, depth in the shaft, depth in the hub. */
export const keyFor = (diameter: number): readonly [width: number, shaft: number, hub: number] => {
  const row = KEYS.find(([upTo]) => diameter <= upTo)
  return row && diameter >= 6 ? [row[1], row[2], row[3]] : [0.25 * diameter, 0.14 * diameter, 0.1 * diameter]
}
