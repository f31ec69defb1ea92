/** "a bore through the disc and hub": one article for both, so the hub is the one that was told. */
import { type Item, means, unsaid } from '../text/items.ts'

const isNoun = (item: Item | undefined): item is Item =>
  item?.kind === 'term' && (means(item, 'solid') || means(item, 'feature'))

const formOf = (item: Item): string => (item.kind === 'term' ? item.form : item.text.toLowerCase())

export function withSharedArticles(sentences: readonly Item[][]): Item[][] {
  const told = new Set<string>()
  return sentences.map((items) =>
    items.flatMap((item, at) => {
      const known = isNoun(item) && told.has(formOf(item))
      if (isNoun(item)) told.add(formOf(item))
      const joined =
        known &&
        means(items[at - 1], 'conjunction', 'and') &&
        isNoun(items[at - 2]) &&
        means(items[at - 3], 'determiner', 'the')
      return joined ? [unsaid(item, { category: 'determiner', concept: 'the' }, 'the'), item] : [item]
    }),
  )
}
