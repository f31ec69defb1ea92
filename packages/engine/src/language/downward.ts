/** "from the top down 15 mm", "a pocket that goes down 15 mm": how deep a cut goes. */
import type { Context } from './context.ts'
import { isCut } from './cut-reference.ts'
import { means } from './items.ts'

const DOWN = /^(?:down|downward|downwards|goes down|going down|cut down|extends down|extending down)$/iu

export function nameDescents(context: Context): void {
  const { items, mentions, entities, state } = context
  context.attributes = context.attributes.map((attribute) => {
    const down = items[attribute.at - 1]
    if (attribute.dimension !== 'bare' || attribute.quantity.kind !== 'length' || !down) return attribute
    if (!DOWN.test(down.text)) return attribute
    const cut = mentions.findLast((mention) => {
      const entity = entities.get(mention)
      return mention.head < attribute.at && entity !== undefined && isCut(entity)
    })
    if (!cut) return attribute
    state.account.use(down, 'which way it is cut')
    // "from the top down": it starts where every cut does that names no other face.
    const top = items[attribute.at - 2]
    if (means(top, 'face', '+z')) state.account.use(top, 'which way it is cut')
    return { ...attribute, dimension: 'depth', owner: cut.head }
  })
}
