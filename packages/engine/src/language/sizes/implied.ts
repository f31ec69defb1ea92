/** A size that words stand for, given like one that was said. */
import type { Given } from '../entity.ts'
import { impliedLength, type Value } from '../quantities/quantity.ts'
import type { Item } from '../text/items.ts'

export const impliedGiven = (word: string, said: Value, item: Item, dimension = word): Given => ({
  word,
  items: [item],
  attribute: { dimension, quantity: impliedLength(said, item), values: [said], at: 0, items: [] },
})
