/** One clause that tells a round body: what it is called, how large it is, and where it stands. */
import type { Item } from '../text/items.ts'
import type { SizeName, Where } from './words.ts'

/** A size where it stands: the item, and which of its numbers. */
export interface Size {
  item: Item
  value: number
  index: number
}

export type Dimension = 'diameter' | 'radius' | 'low' | 'high' | 'inner' | 'innerLow' | 'innerHigh' | 'height'

export interface Clause {
  /** "first weight", by its words; nothing where the clause goes on with the one before. */
  name?: string[]
  /** The words of it that were said. */
  nameItems: Item[]
  /** "is a cone": what it is called besides. */
  kind?: string
  twin: boolean
  anew: boolean
  sizes: Partial<Record<Dimension, Size>>
  /** Told once more in the same clause. */
  again: Size[]
  /** A length without any word. */
  bare?: Size
  place?: { where: Where; ref?: string }
  alike?: { what: 'all' | 'diameter'; ref?: string }
  range?: Item
  /** Levels of its ends, in the order low, high. */
  levels?: [Size, Size]
  tip?: 'low' | 'high'
  /** "the spout at the bottom". */
  level?: 'bottom' | 'top'
  /** Which surface is told: "the inside tapers from …". */
  inside: boolean
  /** Every item of it. */
  items: readonly Item[]
  /** Which dimension its first size has, for those that leave it out behind. */
  lead?: SizeName
}

/** Half a ball, as one word. */
export const HALF_BALL = 'halfball'
