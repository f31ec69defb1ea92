/** "The shank is 8 mm in diameter, with a 1 mm chamfer at its free end": whose end it is that is worked. */
import type { Context } from '../context.ts'
import type { EdgeWord, Entity } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import { isEdgeFeature } from '../nouns/phrase.ts'
import { means } from '../text/items.ts'

/** One end, and no more is said of which. */
export const isOneEnd = ({ item }: EdgeWord): boolean =>
  means(item, 'edge', 'end') && item.kind === 'term' && !item.plural

/** The body that the sentence brings up, or the one that it is about. */
function toldOf({ mentions, entities, sentence }: Context, worked: Mention): Entity | undefined {
  const bodies = mentions.flatMap((mention) => {
    const entity = entities.get(mention)
    const told = mention.head < worked.head && !mention.within && mention.category === 'solid'
    return told && entity?.kind === 'solid' && !entity.cut ? [{ mention, entity }] : []
  })
  const fresh = new Set(bodies.flatMap(({ entity }) => (entity.sentence === sentence ? [entity] : [])))
  const [only] = fresh
  if (fresh.size > 0) return fresh.size === 1 ? only : undefined
  const [first] = bodies
  return first && first.mention.start <= 1 ? first.entity : undefined
}

export function takeWorkedEnds(context: Context): void {
  for (const mention of context.mentions) {
    const edge = context.entities.get(mention)
    if (!edge || !isEdgeFeature(edge) || mention.within || edge.host || edge.between) continue
    if (edge.edgeWords.some(isOneEnd)) edge.host = toldOf(context, mention)
  }
}
