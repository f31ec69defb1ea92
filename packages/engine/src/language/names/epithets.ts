/**
 * What a part is called before it is told: "Create a tiered object.", "A bearing retainer plate 60 mm in diameter", "a
 * slotted block". Such words carry nothing, unless they promise a shape that nothing else comes back to.
 */

import { isElement } from '../aside/surroundings.ts'
import { isCalledOnly, isPromise } from '../lexicon/shaping.ts'
import { asFiller, type Item, means } from '../text/items.ts'

const EPITHET = 'the name of the part'

const isNoun = (item: Item | undefined): boolean =>
  means(item, 'whole') || means(item, 'solid') || means(item, 'portion')

/** "(Z=0 to Z=3)" only says where the part lies. */
const hasSizes = (items: readonly Item[]): boolean =>
  items.some((item) => item.kind === 'quantity' && item.quantity.kind !== 'range')
const hasQuantities = (items: readonly Item[]): boolean => items.some((item) => item.kind === 'quantity')

/** The noun that an unknown word stands before. */
function nounAfter(items: readonly Item[], at: number): Item | undefined {
  let next = at + 1
  while (items[next]?.kind === 'unknown' || means(items[next], 'filler') || means(items[next], 'shape'))
    next++
  return items[next]
}

/** In an opening that gives sizes: only of a plain body, and before anything else is said. */
function isCalled(first: readonly Item[], at: number, others: readonly string[]): boolean {
  const noun = nounAfter(first, at)
  if (!means(noun, 'solid') || isElement(noun) || !isCalledOnly(first[at]?.text ?? '', others)) return false
  return first
    .slice(0, at)
    .every(
      (item) =>
        item.kind === 'unknown' ||
        means(item, 'determiner') ||
        means(item, 'filler') ||
        means(item, 'make') ||
        means(item, 'shape') ||
        isElement(item),
    )
}

/** Unknown words right before the noun of the opening; they say no more where they come again. */
export function withoutEpithets(sentences: readonly Item[][]): Item[][] {
  const [first, ...rest] = sentences
  if (!first || !sentences.some(hasQuantities)) return [...sentences]
  const sized = hasSizes(first)
  if (!sized && !rest.some(hasQuantities)) return [...sentences]
  const names = new Set<string>()
  const texts = sentences.flat().map(({ text }) => text)
  for (const [at, item] of first.entries()) {
    if (item.kind !== 'unknown') continue
    const others = texts.slice(sized ? at + 1 : first.length)
    const called = sized
      ? isCalled(first, at, others)
      : isNoun(nounAfter(first, at)) && !isPromise(item.text, others)
    if (called) names.add(item.text.toLowerCase())
  }
  if (names.size === 0) return [...sentences]
  return sentences.map((items) =>
    items.map(
      (item): Item =>
        item.kind === 'unknown' && names.has(item.text.toLowerCase()) ? asFiller(item, EPITHET) : item,
    ),
  )
}
