/** Rules by which sizes are chosen that nobody stated. */
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
