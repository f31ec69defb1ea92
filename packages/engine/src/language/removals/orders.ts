/** A cut that was read, as an order of its own: one word that knows all of it, in the body it is cut out of. */
import { asTerm, conceptOf, type Item, isMark, means, phraseOf, unsaid } from '../text/items.ts'
import { withoutLinksBehind } from '../text/links.ts'
import type { Read } from './sentences.ts'

export const isBody = (item: Item): boolean => means(item, 'solid')

/** The order that cuts it, in a sentence of its own. */
export function asOrder(told: readonly Item[][], { removal, head }: Read): Item[][] {
  const [first = []] = told
  const all = [...first.slice(head.from), ...told.slice(1).flat()] as [Item, ...Item[]]
  const body = all.find(
    (item) => isBody(item) && !head.noun.includes(item) && conceptOf(item, 'solid') !== 'notch',
  )
  // Its words are all told: no pattern is to look at them again.
  const noun = asTerm(
    { text: removal.form, span: phraseOf(all).span },
    { category: 'feature', concept: 'removal' },
    { form: removal.form, settled: true, removal },
  )
  const order: Item[] = [
    unsaid(noun, { category: 'operation', concept: 'cut' }, '', 'cut'),
    unsaid(noun, { category: 'determiner', concept: 'a' }, '', 'a'),
    noun,
    ...(body?.kind === 'term'
      ? [
          unsaid(noun, { category: 'preposition', concept: 'in' }, '', 'in'),
          unsaid(noun, { category: 'determiner', concept: 'the' }, '', 'the'),
          { ...body, text: '', span: [noun.span[1], noun.span[1]] as [number, number], plural: false },
        ]
      : []),
  ]
  const before = withoutLinksBehind(first.slice(0, head.from))
  return before.length > 0 && !before.every((item) => isMark(item)) ? [before, order] : [order]
}
