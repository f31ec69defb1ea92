/** "a 40 mm hole whose center is on the right edge": half of it lies in the plate. Told as a semicircular cutout in that edge. */
import { where } from '../../text/heard.ts'
import { asTerm, countBefore, type Item, means } from '../../text/items.ts'
import { littleWord, unsaidWord } from '../../text/little-words.ts'
import { type Found, findSpoken } from '../../text/spoken.ts'

const EDGE = '(?=(?:the|its) (?:left|right|front|back|rear)(?: hand)? edge(?: |$))'
const LIES = '(?:(?:is|are|lies|lie|lying|sits|located|placed|positioned|exactly|right|directly|being) )*'
/** With a word for its own middle: "centered on the right edge" may as well lie beside the middle of that edge. */
const ON_EDGE = new RegExp(
  `(?:, )?(?:(?:whose|with|its|their|the|that|has|having|and) )+cent(?:er|re)s?(?: points?)? ${LIES}(?:on|at)(?: the (?:middle|cent(?:er|re)|midpoint) of)? ${EDGE}`,
  'u',
)

/** "a 40 mm hole": how wide it is. */
const withDiameter = (items: readonly Item[], noun: number): Item[] =>
  items[noun - 1]?.kind === 'quantity' ? [unsaidWord(items[noun] as Item, 'dimension', 'diameter')] : []

function halfHole(items: readonly Item[], noun: number, { from, to }: Found): Item[] {
  const hole = items[noun] as Item
  return [
    ...items.slice(0, noun),
    ...withDiameter(items, noun),
    unsaidWord(hole, 'shape', 'semicircular'),
    asTerm(hole, { category: 'feature', concept: 'pocket' }, { form: 'cutout' }),
    ...items.slice(noun + 1, from),
    littleWord(items[to] as Item, 'in'),
    ...items.slice(to + 1),
  ]
}

function onEdge(items: Item[]): Item[] {
  const found = findSpoken(items, ON_EDGE)
  if (!found) return items
  const noun = items.findLastIndex((item, at) => at < found.from && means(item, 'feature', 'hole'))
  const hole = items[noun]
  const isSingle = hole?.kind === 'term' && !hole.plural && countBefore(items, noun) < 0
  return isSingle ? halfHole(items, noun, found) : items
}

export const withHolesOnEdges = where(['solid:', 'cent', ' edge'], (sentences) => sentences.map(onEdge))
