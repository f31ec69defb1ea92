/**
 * "Chamfer the two outermost edges of the shaft, the one at the free end of the 30 mm diameter and the one at the free end of the 16 mm
 * diameter": edges of a part in sections, told by how thick the section is that they end.
 */
import type { Context } from '../context.ts'
import { isEdgeFeature } from '../nouns/phrase.ts'
import { findAllSpoken, useStretch } from '../text/spoken.ts'

/** Said of edges that end a section of this diameter. */
export const AT_DIAMETER = 'at a diameter'

const END =
  '(?:(?:the|its) )?(?:(?:free|outer|outermost|outside|open|exposed|far|very) )*(?:end|end face|edge|rim)'
const ONE = '(?:the one|one|the other one|the other|the first|the second|the edge|the rim|that)'
const SECTION = '(?:cylinder|section|step|part|portion|journal|end|shaft)'
const AT = new RegExp(
  `(?<=^| )(?:${ONE} (?:at|on|around) ${END} of the (?:#|ø#)(?: (?:diameter|dia))?(?: ${SECTION})?|${END} of the (?:# (?:diameter|dia)|ø#)(?! [a-z]*(?:cylinder|section|shaft|boss|hole|disc)))(?= |$)`,
  'u',
)

export function takeEdgesAtDiameters(context: Context): void {
  const { items, mentions, entities, state } = context
  const first = mentions.find((mention) => {
    const entity = entities.get(mention)
    return entity !== undefined && isEdgeFeature(entity) && !mention.within
  })
  const edge = first && entities.get(first)
  if (!first || !edge || edge.between) return
  for (const found of findAllSpoken(items, AT)) {
    const { from, to, quantities } = found
    // "the one" is a number besides.
    const at = quantities.at(-1)
    const size = at === undefined ? undefined : items[at]
    if (!size || from < first.head) continue
    edge.edgeWords.push({ word: AT_DIAMETER, item: size })
    useStretch(state.account, items, found, 'which edges')
    context.attributes = context.attributes.filter((each) => each.at < from || each.at > to)
    context.mentions = context.mentions.filter(({ head }) => head < from || head > to)
  }
}
