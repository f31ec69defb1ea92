/** A clause as it was found, and what it gives to the cut that it is said of. */
import type { AxisName, SignedAxis } from '../../../plan/geometry.ts'
import type { Value } from '../../quantities/quantity.ts'
import type { Item } from '../../text/items.ts'
import type { Removal, RemovalWord } from '../removal.ts'

/** The words of a clause, the numbers in it, and its items. */
export interface Clause {
  groups: Readonly<Record<string, string | undefined>>
  text: string
  values: readonly Value[]
  items: readonly Item[]
}

/** Takes what a clause tells; `false` where it cannot be meant so. */
type Take = (removal: Removal, clause: Clause) => boolean

/** Each a pattern at the place where the reading stands, and what it tells. */
export type Clauses = readonly (readonly [string, Take])[]

export const addSides = (removal: Removal, sides: readonly SignedAxis[]): boolean => {
  for (const side of sides) if (!removal.sides.includes(side)) removal.sides.push(side)
  return true
}

export const addWay = (removal: Removal, way: AxisName): boolean => {
  if (removal.way !== undefined && removal.way !== way) return false
  removal.way = way
  removal.through = true
  return true
}

export const addSize = (removal: Removal, word: RemovalWord, value: Value | undefined): boolean => {
  if (!value) return false
  removal.sizes.push({ word, value })
  return true
}
