/** "The top edge of the knob has a 3 mm fillet": edges told with their body before what is done to them. */
import type { Context } from './context.ts'
import type { Entity } from './entity.ts'
import { type Item, means } from './items.ts'
import type { Mention } from './mentions.ts'
import { isEdgeFeature, takeEdgeWord } from './phrase.ts'

/** What may stand in such a phrase before its noun. */
const leads = (item: Item | undefined): boolean =>
  means(item, 'which') ||
  means(item, 'face') ||
  means(item, 'shape') ||
  means(item, 'edge') ||
  (item?.kind === 'quantity' && (item.quantity.kind === 'count' || item.quantity.kind === 'number'))

function workedBy({ items, mentions, entities }: Context, from: number): Entity | undefined {
  const verb = items[from]
  if (!means(verb, 'have') && !means(verb, 'be') && !means(verb, 'preposition', 'with')) return undefined
  const next = mentions.find((mention) => mention.start >= from && !mention.within)
  const entity = next && entities.get(next)
  return entity && isEdgeFeature(entity) ? entity : undefined
}

export function takeWorkedEdges(context: Context): void {
  const { items, mentions, entities, state } = context
  for (const [noun, item] of items.entries()) {
    if (!means(item, 'edge') && !means(item, 'face')) continue
    if (!means(items[noun + 1], 'preposition', 'of', 'on')) continue
    const owner = mentions.find(({ start }: Mention) => start === noun + 2)
    const edge = owner && workedBy(context, owner.end)
    const body = owner && entities.get(owner)
    if (!owner || !edge) continue
    let from = noun
    while (from > 0 && leads(items[from - 1])) from--
    for (let at = from; at <= noun; at++) takeEdgeWord(context, at, edge)
    if (owner.category === 'solid' && body) edge.host ??= body
    owner.pointer = true
    for (let at = owner.start; at < owner.end; at++)
      if (means(items[at], 'whole')) state.account.use(items[at], 'the part')
  }
}
