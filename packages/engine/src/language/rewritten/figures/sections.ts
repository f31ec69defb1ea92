/**
 * Parts told section by section: "the first section is 20 mm in diameter and 30 mm long. The second …". Such a word is a
 * body of its own where it is numbered and given sizes; it stands on the one before.
 */

import { ORDER } from '../../lexicon/order.ts'
import { labelOf } from '../../names/labels.ts'
import { asFiller, asTerm, conceptOf, countOf, type Item, isMark, means } from '../../text/items.ts'

const SECTION = /^(?:section|segment|step|tier|stage|layer|portion|part|piece|element|half)s?$/iu

const FARTHEST = 4

/** "the first section", "the upper part": what tells it from the others. */
const tellingOf = (items: readonly Item[], at: number): string | undefined =>
  items
    .slice(Math.max(0, at - FARTHEST), at)
    .map((item) => conceptOf(item, 'ordinal') ?? labelOf(item))
    .findLast((label) => label !== undefined)

const isNumbered = (items: readonly Item[], at: number): boolean => tellingOf(items, at) !== undefined

const isSized = (items: readonly Item[]): boolean =>
  items.some((item) => item.kind === 'quantity' && item.quantity.kind === 'size') ||
  (items.some((item) => item.kind === 'quantity') && items.some((item) => means(item, 'dimension')))

const isSection = (item: Item): boolean => SECTION.test(named(item))

/** Whether two of them at least are told apart, and one of them is given sizes at once. */
function areTold(sentences: readonly (readonly Item[])[], word: string): boolean {
  const told = sentences.filter((items) =>
    items.some((item, at) => named(item) === word && isNumbered(items, at)),
  )
  const labels = new Set(
    told.flatMap((items) =>
      items.flatMap((item, at) => (named(item) === word ? [tellingOf(items, at)] : [])),
    ),
  )
  return labels.size > 1 && told.some(isSized)
}

/** "the second one" has been given its noun by now, but not its letters. */
const named = (item: Item): string =>
  (item.kind === 'term' ? item.form : item.text.toLowerCase()).replace(/s$/u, '')

const ADDED = /^(?:section|segment|step|portion)$/iu

/** "On one end add a 20 mm diameter section": made there, though it has no number. */
const isAdded = (items: readonly Item[], at: number): boolean => {
  if (!ADDED.test(items[at]?.text ?? '')) return false
  const article = items.findLastIndex((item, index) => index < at && means(item, 'determiner'))
  const phrase = items.slice(article + 1, at)
  return (
    means(items[article], 'determiner', 'a') &&
    phrase.some((item) => item.kind === 'quantity' && item.quantity.kind !== 'count') &&
    phrase.every(
      (item) =>
        item.kind === 'quantity' || means(item, 'dimension') || means(item, 'filler') || item.kind === 'mark',
    ) &&
    items.slice(0, article).some((item) => means(item, 'operation', 'add') || means(item, 'make'))
  )
}

/** "the upright part of the T: a block …": over "of the T", which every section is. */
function isWhose(items: readonly Item[], at: number, told: readonly string[]): boolean {
  const of = [at, at - 1, at - 2].find((index) => means(items[index], 'preposition', 'of'))
  if (of === undefined || !told.includes(named(items[of - 1] ?? (items[at] as Item)))) return false
  return means(items[of + 1], 'determiner', 'the') && isMark(items[of + 3], ':')
}

/** "The bottom section is …. The next section is …": by its number, of those that were told before it. */
function withNext(sentences: readonly Item[][]): Item[][] {
  const told = new Set<string>()
  return sentences.map((items) =>
    items.map((item, at): Item => {
      const next = items[at + 1]
      const isNext = /^next$/iu.test(item.text) && next !== undefined && isSection(next)
      if (isSection(item) && tellingOf(items, at)) told.add(`${tellingOf(items, at)}`)
      if (!isNext || !means(items[at - 1], 'determiner', 'the')) return item
      const concept = ORDER[told.size] ?? 'other'
      told.add(concept)
      return told.size > 1 ? asTerm(item, { category: 'ordinal', concept }) : item
    }),
  )
}

/** "Each of the tiers is 8 mm high", "all three sections are 20 mm long": a size of every one of them, no word for the whole. */
function isOfEveryOne(items: readonly Item[], at: number): boolean {
  let lead = at - 1
  while (
    means(items[lead], 'determiner', 'the') ||
    means(items[lead], 'preposition', 'of') ||
    countOf(items[lead]) !== undefined
  )
    lead--
  const sized = items
    .slice(at + 1)
    .some(
      (item) =>
        item.kind === 'quantity' && (item.quantity.kind === 'length' || item.quantity.kind === 'size'),
    )
  return sized && means(items[lead], 'which', 'each', 'all', 'both')
}

export function withSections(said: readonly Item[][]): Item[][] {
  const sentences = withNext(said)
  const words = new Set(sentences.flat().filter(isSection).map(named))
  const added = new Set(sentences.flatMap((items) => items.filter((_, at) => isAdded(items, at)).map(named)))
  const told = [...words].filter((word) => added.has(word) || areTold(sentences, word))
  if (told.length === 0) return [...sentences]
  return sentences.map((items) =>
    items.map((item, at): Item => {
      if (isWhose(items, at, told)) return asFiller(item, 'what it is a section of')
      if (!told.includes(named(item))) return item
      const plural = item.kind === 'term' ? item.plural : /s$/iu.test(item.text)
      // "with three sections": how many there will be.
      const sense =
        plural && !isOfEveryOne(items, at)
          ? ({ category: 'whole', concept: 'whole' } as const)
          : ({ category: 'solid', concept: 'section' } as const)
      return asTerm(item, sense, { form: named(item), plural })
    }),
  )
}
