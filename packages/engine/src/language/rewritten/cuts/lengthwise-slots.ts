/** "a shaft … Mill a slot 8 mm wide and 4 mm deep along its entire length": a slot along what is round lies as a keyway does. */

import { where } from '../../text/heard.ts'
import { asTerm, type Item, means } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'
import { isRoundBody } from '../places/bar-ends.ts'

const LENGTHWISE =
  /(?:along|over|down|for|through(?:out)?) (?:the|its)(?: (?:full|entire|whole|complete))? length(?= [,.;:]|$| and | of )|lengthwise|lengthways/u

const isSlot = (item: Item): boolean =>
  means(item, 'feature', 'slot', 'groove') && /(?:slot|groove|channel)$/iu.test(item.text)

/** Its sides are told, or where it runs: then the words for them decide. */
const isDirected = (item: Item): boolean => means(item, 'axis', 'x', 'y', 'z') || means(item, 'face')

function lain(items: Item[]): Item[] {
  // "The keyway is a groove along the whole length": what it is, and no second one.
  if (items.some((item) => means(item, 'feature', 'keyway') && !isSlot(item))) return items
  if (!items.some(isSlot) || items.some(isDirected) || !findSpoken(items, LENGTHWISE)) return items
  return items.map((item) =>
    isSlot(item) ? asTerm(item, { category: 'feature', concept: 'keyway' }, { form: 'keyway' }) : item,
  )
}

export const withLengthwiseSlots = where(
  ['feature:slot|feature:groove', ' length |lengthwise|lengthways'],
  (sentences) => {
    const bodies = sentences.flatMap((items) =>
      items.flatMap((item, at) => (means(item, 'solid') ? [isRoundBody(items, at)] : [])),
    )
    return bodies.length === 1 && bodies[0] ? sentences.map(lain) : [...sentences]
  },
)
