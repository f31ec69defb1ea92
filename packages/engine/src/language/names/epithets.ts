/**
 * What a part or a body of it is called before it is told: "Create a tiered object.", "A bearing retainer plate 60 mm in
 * diameter", "three outlet pipes". Such words carry nothing, unless they promise a shape that nothing else comes back to.
 */

import { isElement } from '../aside/surroundings.ts'
import { isCalledOnly, isPromise } from '../lexicon/shaping.ts'
import { asFiller, type Item, means } from '../text/items.ts'
import { isPurpose } from './purpose-nouns.ts'

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

/** A plain body, or what is cut into one. */
const isMade = (noun: Item | undefined): boolean =>
  (means(noun, 'solid') && !isElement(noun)) || means(noun, 'feature') || means(noun, 'whole', 'whole')

/** What may stand between the article or the number and the word. */
const leadsOn = (item: Item | undefined): boolean =>
  item?.kind === 'unknown' ||
  means(item, 'filler') ||
  means(item, 'shape') ||
  means(item, 'dimension') ||
  means(item, 'face') ||
  means(item, 'ordinal') ||
  means(item, 'which') ||
  (item?.kind === 'quantity' && item.quantity.kind !== 'points') ||
  isElement(item)

/** In a sentence that gives sizes: only of a plain body or a cut, and inside its phrase. */
function isCalled(items: readonly Item[], at: number, others: readonly string[]): boolean {
  const noun = nounAfter(items, at)
  const item = items[at]
  if (
    !isMade(noun) ||
    item?.kind !== 'unknown' ||
    !isCalledOnly(item.text, others, item.was !== undefined || isPurpose(item.text))
  )
    return false
  // "a dovetail slide block", of which the dovetail is told behind.
  const toldBehind = (each: Item | undefined): boolean =>
    means(each, 'feature') && others.some((other) => other.startsWith(each?.text ?? ' '))
  let from = at
  while (leadsOn(items[from - 1]) || toldBehind(items[from - 1])) from--
  const opened =
    means(items[from - 1], 'determiner') || items.slice(from, at).some(({ kind }) => kind === 'quantity')
  return opened || items.slice(0, at).every((each) => means(each, 'make') || leadsOn(each))
}

/** Unknown words right before the noun of the opening, or before any that is given sizes; they say no more where they come again. */
export function withoutEpithets(sentences: readonly Item[][]): Item[][] {
  const [first, ...rest] = sentences
  if (!first || !sentences.some(hasQuantities)) return [...sentences]
  if (!hasSizes(first) && !rest.some(hasQuantities)) return [...sentences]
  const names = new Map<string, { everywhere: boolean }>()
  const texts = sentences.map((items) => items.map(({ text }) => text))
  for (const [index, items] of sentences.entries()) {
    const sized = hasSizes(items)
    if (index > 0 && !sized) continue
    for (const [at, item] of items.entries()) {
      if (item.kind !== 'unknown') continue
      const others = [
        ...texts.slice(index + 1).flat(),
        ...(texts[index] ?? []).slice(sized ? at + 1 : Infinity),
      ]
      const called = sized
        ? isCalled(items, at, others)
        : isNoun(nounAfter(items, at)) && !isPromise(item.text, others)
      const word = item.text.toLowerCase()
      if (called) names.set(word, names.get(word) ?? { everywhere: index === 0 })
    }
  }
  if (names.size === 0) return [...sentences]
  return sentences.map((items) =>
    items.map((item, at): Item => {
      const name = item.kind === 'unknown' ? names.get(item.text.toLowerCase()) : undefined
      // "Each outlet has a hole": there the word is what is meant, not what it is called besides.
      return name && (name.everywhere || isMade(nounAfter(items, at))) ? asFiller(item, EPITHET) : item
    }),
  )
}
