/** Whose way up `rewritten/figures/ways-up.ts` found: the half ball or the cone that was named last. */
import type { Context } from '../context.ts'
import { type Entity, shapeOf } from '../entity.ts'
import { mainBody } from '../references/discourse.ts'
import { AS_USUAL, INVERTED } from '../rewritten/figures/ways-up.ts'
import { means } from '../text/items.ts'

/** "open side up", "opening upwards": told of what is hollow there. */
const OPEN = /\b(?:open|opening|mouth)\b/iu

const POINTED: ReadonlySet<string> = new Set(['hemisphere', 'cap', 'cone', 'pyramid'])

const isPointed = (entity: Entity | undefined): entity is Entity =>
  entity?.kind === 'solid' && POINTED.has(shapeOf(entity) ?? '') && !entity.family

function spokenOf({ mentions, entities, state }: Context, from: number): Entity | undefined {
  const named = mentions.map((mention) => ({ mention, entity: entities.get(mention) }))
  const before = named.findLast(({ mention, entity }) => mention.head < from && isPointed(entity))
  const told = before?.entity ?? named.find(({ entity }) => isPointed(entity))?.entity
  if (told) return told
  const subject = state.discourse.subject ?? mainBody(state.discourse)
  return isPointed(subject) ? subject : undefined
}

export function takeWaysUp(context: Context): void {
  const { items, state } = context
  for (const [at, item] of items.entries()) {
    const inverted = means(item, 'manner', INVERTED)
    if (!inverted && !means(item, 'manner', AS_USUAL)) continue
    const body = spokenOf(context, at)
    if (!body) continue
    if (inverted) body.manners.add(INVERTED)
    if (OPEN.test(item.text)) body.open.set(inverted ? '+z' : '-z', item)
    state.account.use(item, inverted ? 'stands the other way up' : AS_USUAL)
  }
}
