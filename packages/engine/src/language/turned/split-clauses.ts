/** A sentence cut where another body begins to be told in it. */
import type { Item } from '../text/items.ts'
import { spoken } from '../text/spoken.ts'

const VERB =
  '(?:is|are|has|have|measures|goes|sits|stands|continues|tapers|narrows|starts|opens|widens|flares|comes)'
/** Where another body begins to be told in the same sentence. */
const NEXT = new RegExp(
  `(?<=[a-z#)] )(?:[,;:] and|[,;:]|and|while|then)(?: then)?(?= (?:the|a|an|all|another|both|each|every|two|its)(?: (?!${VERB} )[a-z]+){1,4}?(?: (?:in )?between (?:them|the [a-z]+)| (?:on|at|of|below|above|in) (?:the|each|both|it)(?: [a-z]+){0,3})? ${VERB} )|(?<=[a-z#)] )(?:[,;:] and|[,;:]|and)(?= (?:it's|it is|it has) )`,
  'gu',
)

export function clausesOf(items: readonly Item[]): Item[][] {
  const { text, itemAt } = spoken(items)
  const cuts = [...text.matchAll(NEXT)].map(({ index, 0: said }) => ({
    from: itemAt(index),
    to: itemAt(index + said.length - 1),
  }))
  let from = 0
  const clauses: Item[][] = []
  for (const cut of cuts) {
    clauses.push(items.slice(from, cut.from))
    from = cut.to + 1
  }
  return [...clauses, items.slice(from)]
}
