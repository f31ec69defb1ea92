/** From a dimension word to the size that it names: "the diameter of the hole is 5 mm". */
import type { AxisName } from '../../plan/geometry.ts'
import { type Item, isCutNoun, isMark, means } from '../text/items.ts'
import { axisAfter } from './axis-after.ts'

type Sentence = readonly Item[]

/** A dimension that is a number of things: "24 teeth". */
export const isCounted = (item: Item | undefined): boolean =>
  item?.kind === 'term' && item.senses.some((sense) => sense.counted)

export const isNoun = (item: Item | undefined): boolean =>
  means(item, 'solid') || means(item, 'feature') || means(item, 'whole') || means(item, 'portion')

interface Link {
  quantity: number
  owner: number | undefined
  strong: boolean
  axis: AxisName | undefined
}

const MAX_LINK = 12

/** From a dimension word over "of", "is", "=", ":" to its size. A comma ends the way. */
export function linkToQuantity(items: Sentence, from: number): Link | undefined {
  let owner: number | undefined
  let strong = false
  let axis: AxisName | undefined
  let afterOf = false
  for (let at = from; at < items.length && at < from + MAX_LINK; at++) {
    const item = items[at]
    // "the total length of all three parts (90 mm)"
    if (
      item?.kind === 'quantity' &&
      item.quantity.kind === 'count' &&
      means(items[at - 1], 'which') &&
      afterOf
    )
      continue
    if (item?.kind === 'quantity') {
      const countWord =
        (item.quantity.kind === 'count' && !isCounted(items[from - 1])) || item.quantity.kind === 'thread'
      // "through the full height at X=15": where it goes through.
      const placed = item.quantity.kind === 'coordinate' && means(items[at - 1], 'preposition', 'at')
      return countWord || placed ? undefined : { quantity: at, owner, strong, axis }
    }
    const tag = axisAfter(items, at)
    if (tag) {
      axis = tag.axis
      at = tag.end - 1
    } else if (isMark(item, '=', ':') || means(item, 'be')) strong = true
    else if (isMark(item, '(') && items[at + 1]?.kind === 'quantity' && isMark(items[at + 2], ')'))
      // "the thickness of the plate (10 mm)"
      strong = true
    else if (
      means(item, 'preposition', 'of', 'at', 'to', 'in', 'on', 'as') ||
      means(item, 'manner', 'through')
    ) {
      afterOf = true
      if (means(item, 'preposition', 'of')) strong = true
    } else if ((isNoun(item) || isCutNoun(items, at)) && afterOf && !means(item, 'portion')) owner ??= at
    else if (!skippable(item, afterOf)) return undefined
  }
  return undefined
}

const skippable = (item: Item | undefined, afterOf: boolean): boolean =>
  means(item, 'determiner') ||
  means(item, 'filler') ||
  means(item, 'which') ||
  means(item, 'place', 'centre') ||
  isMark(item, '-') ||
  (afterOf &&
    (means(item, 'face') || means(item, 'shape') || means(item, 'portion') || means(item, 'ordinal')))
