/** "Bore a 30 mm hole", "Counterbore that hole to 18 mm": words for a cut that are the deed, not the thing. */
import type { Context } from './context.ts'
import { type Item, isMark, means } from './items.ts'

const opensClause = (items: readonly Item[], at: number): boolean =>
  at === 0 ||
  isMark(items[at - 1], ',', ':', ';', '-') ||
  means(items[at - 1], 'conjunction') ||
  means(items[at - 1], 'filler') ||
  means(items[at - 1], 'preposition', 'as')

/** The sentences with "bore" before another cut read as a verb. */
export const withBoring = (sentences: readonly Item[][]): Item[][] =>
  sentences.map((items) =>
    items.map((item, at): Item => {
      const verb = item.kind === 'term' && /^bore$/iu.test(item.text) && opensClause(items, at)
      const next = items[at + 1]
      const object =
        means(next, 'determiner', 'a') || (next?.kind === 'quantity' && next.quantity.kind === 'count')
      const hole = items.slice(at + 1, at + 8).some((each) => means(each, 'feature'))
      if (!verb || !object || !hole || item.kind !== 'term') return item
      return { ...item, senses: [{ category: 'operation', concept: 'cut' }] }
    }),
  )

const MOUTHS: ReadonlySet<string> = new Set(['counterbore', 'countersink'])

/** "Countersink the hole to 12 mm": what follows is said of the countersink. */
export function takeBoring({ items, mentions, entities }: Context): void {
  for (const mention of mentions) {
    const verb =
      MOUTHS.has(mention.concept) && mention.start === mention.head && opensClause(items, mention.head)
    const hole = verb ? mentions.find(({ start }) => start === mention.end) : undefined
    if (hole?.determiner !== 'the' || entities.get(hole)?.kind !== 'feature') continue
    hole.pointer = true
  }
}
