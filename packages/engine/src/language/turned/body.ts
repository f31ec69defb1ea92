/** A round body as its clauses tell it. */

import type { Item } from '../text/items.ts'
import type { Clause, Dimension, Size } from './clause.ts'
import { rankOf } from './ranks.ts'

export interface Body {
  words: string[]
  nameItems: Item[]
  kind: string
  sizes: Partial<Record<Dimension, Size>>
  range?: Item
  levels?: [Size, Size]
  /** Those that its inside was told with. */
  innerLevels?: [Size, Size]
  tip?: 'low' | 'high'
  /** Copied from another that was told. */
  copied: boolean
  /** Its place among the others as its words rank it. */
  rank?: number
}

export function bodyOf({ name = [], nameItems, kind }: Clause): Body {
  const rank = rankOf(name)
  return {
    words: name,
    nameItems,
    kind: kind ?? name.join(' '),
    sizes: {},
    copied: false,
    ...(rank === undefined ? {} : { rank }),
  }
}
