/**
 * "Add a 4 mm thick wall in the middle, from front to back" of a box that has such walls around it: one more wall inside,
 * and no second word for theirs. It is not made yet, so its noun is left open.
 */
import { where } from '../text/heard.ts'
import { type Item, means } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'

const WITHIN =
  /(?<=(?:^| )(?:a|an|one) (?:(?:[a-z]+|#) ){0,4})wall(?= (?:.* )?(?:in the (?:middle|center|centre)|(?:across|through|down|along) the (?:middle|center|centre)|from (?:the )?(?:front|back|left|right)|parallel to|halfway|midway)(?: |$))/u

const isHollow = (item: Item): boolean =>
  means(item, 'manner', 'open top') ||
  means(item, 'shape', 'hollow') ||
  (means(item, 'dimension', 'wall') && item.kind === 'term' && item.plural)

const isLength = (item: Item): boolean =>
  item.kind === 'quantity' && ['length', 'size', 'number'].includes(item.quantity.kind)

function withDivider(items: Item[]): Item[] {
  const found = findSpoken(items, WITHIN)
  // With a length or a height of its own it is a body, and read as one.
  if (!found || items.filter(isLength).length !== 1) return items
  return items.map((item, at) =>
    at === found.from ? { kind: 'unknown', text: item.text, span: item.span } : item,
  )
}

export const withDividers = where(' wall ', (sentences) => {
  const first = sentences.findIndex((items) => items.some(isHollow))
  return sentences.map((items, at) => (first >= 0 && at > first ? withDivider(items) : items))
})
