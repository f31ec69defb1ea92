/** "a bore through the disc and hub": one article for both, so the hub is the one that was told. */
import { type Item, isThing, means, unsaid } from '../text/items.ts'

export function withSharedArticles(sentences: readonly Item[][]): Item[][] {
  const told = new Set<string>()
  return sentences.map((items) =>
    items.flatMap((item, at) => {
      const known = isThing(item) && told.has(item.form)
      if (isThing(item)) told.add(item.form)
      const joined =
        known &&
        means(items[at - 1], 'conjunction', 'and') &&
        isThing(items[at - 2]) &&
        means(items[at - 3], 'determiner', 'the')
      return joined ? [unsaid(item, { category: 'determiner', concept: 'the' }, 'the'), item] : [item]
    }),
  )
}
