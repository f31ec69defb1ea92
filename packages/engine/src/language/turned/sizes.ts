/** Sizes that were read, as the words of a sentence that is told anew. */

import type { Quantity } from '../quantities/quantity.ts'
import { commaAt, type Item } from '../text/items.ts'
import { unsaidWord } from '../text/little-words.ts'
import type { Size } from './clause.ts'

export const isLength = (item: Item): boolean => {
  const quantity = (item as { quantity?: Quantity }).quantity
  return quantity !== undefined && quantity.kind !== 'count' && quantity.kind !== 'designation'
}

const lengthOf = ({ item, index }: Size): Item => {
  if (item.kind !== 'quantity') return item
  const { quantity } = item
  const value = quantity.values[index]
  if (!value) return item
  const one = quantity.values.length === 1
  return {
    ...item,
    ...(one ? {} : { span: value.span, text: value.text }),
    quantity: {
      kind: 'length',
      values: [value],
      span: one ? quantity.span : value.span,
      text: one ? quantity.text : value.text,
      approximate: quantity.approximate,
    },
  }
}

export const rangeOf = ([low, high]: [Size, Size]): Item | undefined => {
  const [from, to] = [low.item, high.item]
  if (from.kind !== 'quantity' || to.kind !== 'quantity') return undefined
  return {
    ...to,
    quantity: {
      kind: 'range',
      axis: 'z',
      values: [...from.quantity.values, ...to.quantity.values],
      span: to.quantity.span,
      text: to.quantity.text,
      approximate: false,
    },
  }
}

/** ", a diameter of 20 mm". */
export const sized = (size: Size, concept: string, near: Item): Item[] => [
  commaAt(near.span[0]),
  unsaidWord(near, 'determiner', 'a'),
  unsaidWord(near, 'dimension', concept, concept.replace(/(?=[A-Z])/u, ' ').toLowerCase()),
  unsaidWord(near, 'preposition', 'of'),
  lengthOf(size),
]
