/** "the second one", "the larger one": stands for the noun that was told apart from others of its kind before. */
import { type Item, isMark, means } from './items.ts'

const isNoun = (item: Item | undefined): boolean =>
  item?.kind === 'term' && (means(item, 'solid') || means(item, 'feature') || means(item, 'whole', 'whole'))

/** What tells one of several: a number in order, a side, a size against another. */
const isTelling = (item: Item | undefined): boolean =>
  means(item, 'ordinal') ||
  means(item, 'face') ||
  means(item, 'place', 'centre') ||
  means(item, 'which', 'vertical', 'horizontal', 'inner', 'outer')

/** Nouns that are told by number without being bodies elsewhere: "the first section". */
const SECTION = /^(?:section|segment|step|tier|stage|layer|portion)s?$/iu

const isTold = (items: readonly Item[], at: number): boolean =>
  (isNoun(items[at]) || SECTION.test(items[at]?.text ?? '')) && isTelling(items[at - 1])

const isOne = (items: readonly Item[], at: number): boolean =>
  /^one$/iu.test(items[at]?.text ?? '') &&
  isTelling(items[at - 1]) &&
  means(items[at - 2], 'determiner', 'the') &&
  !isNoun(items[at + 1]) &&
  !isMark(items[at + 1], '-')

const singular = (item: Item, { text, span }: Item): Item =>
  item.kind === 'term'
    ? { ...item, text, span, plural: false }
    : { kind: 'unknown', text: item.text.replace(/s$/iu, ''), span }

export function withNounsForOnes(sentences: readonly (readonly Item[])[]): Item[][] {
  let noun: Item | undefined
  return sentences.map((items) =>
    items.map((item, at) => {
      if (isTold(items, at)) noun = item
      return noun && isOne(items, at) ? singular(noun, item) : item
    }),
  )
}
