/** "Create a tiered object.": an opening without sizes, before everything is told, may call the part what it likes. */
import { type Item, means } from './items.ts'
import { isPromise } from './lexicon/shaping.ts'

const EPITHET = { category: 'filler', concept: 'the name of the part' } as const

const isNoun = (item: Item | undefined): boolean =>
  means(item, 'whole') || means(item, 'solid') || means(item, 'portion')

/** "(Z=0 to Z=3)" only says where the part lies. */
const hasSizes = (items: readonly Item[]): boolean =>
  items.some((item) => item.kind === 'quantity' && item.quantity.kind !== 'range')
const hasQuantities = (items: readonly Item[]): boolean => items.some((item) => item.kind === 'quantity')

/** Unknown words right before the noun of such an opening; they say no more where they come again. */
export function withoutEpithets(sentences: readonly Item[][]): Item[][] {
  const [first, ...rest] = sentences
  if (!first || hasSizes(first) || !rest.some(hasQuantities)) return [...sentences]
  const names = new Set<string>()
  for (const [at, item] of first.entries()) {
    let next = at + 1
    while (first[next]?.kind === 'unknown' || means(first[next], 'filler') || means(first[next], 'shape'))
      next++
    const promised = isPromise(
      item.text,
      rest.flat().map(({ text }) => text),
    )
    if (item.kind === 'unknown' && isNoun(first[next]) && !promised) names.add(item.text.toLowerCase())
  }
  if (names.size === 0) return [...sentences]
  return sentences.map((items) =>
    items.map((item): Item => {
      const { text, span } = item
      if (item.kind !== 'unknown' || !names.has(text.toLowerCase())) return item
      return { kind: 'term', text, span, form: text.toLowerCase(), senses: [EPITHET], plural: false }
    }),
  )
}
