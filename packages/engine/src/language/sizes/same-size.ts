/** "The right pocket is the same size", "another pad with the same dimensions as the first": all sizes of another one of its kind. */
import type { Context } from '../context.ts'
import type { Entity } from '../entity.ts'
import { means } from '../text/items.ts'

const isSame = ({ items }: Context, at: number): boolean =>
  means(items[at], 'likeness', 'same') && means(items[at + 1], 'dimension', 'size')

/** "the bottom is a square block … another block of the same size": by a name that both were called. */
const isOfKind = (other: Entity, entity: Entity): boolean =>
  other.concept === entity.concept || [...entity.names].some((name) => other.names.has(name))

export function takeSameSize(context: Context): void {
  const { items, mentions, entities, state } = context
  for (const at of items.keys()) {
    if (!isSame(context, at)) continue
    const subject = mentions.findLast(
      (mention) => mention.head < at && !mention.within && entities.has(mention),
    )
    const entity = subject && entities.get(subject)
    if (!entity || entity.given.length > 0) continue
    const named = means(items[at + 2], 'preposition', 'as')
      ? mentions.find((mention) => mention.start > at + 2 && !mention.within)
      : undefined
    const isLike = (other: Entity | undefined): other is Entity =>
      other !== undefined && other !== entity && isOfKind(other, entity) && other.given.length > 0
    const told = named ? [entities.get(named)].filter(isLike) : state.discourse.entities.filter(isLike)
    const [like, ...others] = told
    // Of several it may be any.
    if (!like || others.length > 0) continue
    entity.given.push(...like.given)
    entity.like = { model: like, said: true }
    if (named) named.pointer = true
    state.account.use(items[at], 'the same sizes')
    state.account.use(items[at + 1], 'the same sizes')
  }
}
