/**
 * Rounded or broken edges told by what has them: "a pocket with 3 mm rounded corners", "the boss has a 1 mm chamfer", "a
 * chamfered hole".
 */
import type { Context } from '../context.ts'
import type { Entity } from '../entity.ts'
import { isEdgeFeature } from '../nouns/phrase.ts'
import { isCut } from '../references/cut-reference.ts'
import { mainBody } from '../references/discourse.ts'
import { type Item, isMark, means } from '../text/items.ts'
import { findSpoken, useStretch } from '../text/spoken.ts'

const isSized = (items: readonly Item[]): boolean => items.some(({ kind }) => kind === 'quantity')

const SQUARE: readonly RegExp[] = [
  /(?:with |it has |has |having )?(?:a |an )?(?:square|squared|squared off|sharp|flat) (?:inside |inner )?(?:ends?|corners?)(?: (?:on|at|in) (?:the|both|each|either|its)(?= ))?/u,
  /(?:, |and |with |so |there is |there's )*(?:no|without(?: a| any)?) (?:radius|radii|rounding|fillets?|rounds?)(?: (?:on|at|in) (?:the|its|any)?(?: ?(?:ends?|corners?))?)?/u,
]
/** Cuts that have square ends and sharp corners unless these are rounded. */
const SQUARE_BY_NATURE: ReadonlySet<string> = new Set(['keyway', 'pocket', 'groove', 'channel', 'ledge'])

/** "Square end on the keyway, no radius": as it is made anyway. */
function takeSquareEnds({ items, mentions, entities, state }: Context): void {
  const told = mentions.map((mention) => entities.get(mention)).find((entity) => entity && isCut(entity))
  const cut = told ?? state.discourse.subject
  if (!cut || !SQUARE_BY_NATURE.has(cut.concept)) return
  for (const pattern of SQUARE) {
    const found = findSpoken(items, pattern)
    if (found) useStretch(state.account, items, found, 'as it is made anyway')
  }
}

/** What has edges of its own: a cut, or what stands on the part; what is told of the part is told of all of it. */
function isOwn({ state }: Context, thing: Entity): boolean {
  const main = mainBody(state.discourse)
  return isCut(thing) || (main !== undefined && thing !== main && thing.kind === 'solid' && !thing.cut)
}

/** "Chamfer the boss by 1 mm". */
function takeOrders(context: Context): void {
  const { mentions, entities } = context
  const [order] = mentions
  const edge = order && entities.get(order)
  if (!edge || !isEdgeFeature(edge) || edge.host || edge.between || order.start > 0) return
  const next = mentions.find(({ start, determiner }) => start === order.end && determiner === 'the')
  const thing = next && entities.get(next)
  if (thing && isOwn(context, thing)) edge.host = thing
}

export function takeWorkedOpenings(context: Context): void {
  takeSquareEnds(context)
  takeOrders(context)
  const { items, mentions, entities } = context
  const heads = mentions.filter((mention) => entities.has(mention) && !mention.within)
  for (const [index, mention] of heads.entries()) {
    const edge = entities.get(mention)
    const before = heads[index - 1]
    const opening = before && entities.get(before)
    if (!edge || !isEdgeFeature(edge) || edge.host || edge.between || !opening || !isOwn(context, opening))
      continue
    const between = items.slice(before.end, mention.start)
    const tie = between.findLastIndex((item) => means(item, 'preposition', 'with') || means(item, 'have'))
    // "40 mm long and 5 mm deep with rounded corners": its own sizes may stand before.
    const parted = between
      .slice(Math.max(0, tie - 1))
      .some((item) => means(item, 'conjunction') || isMark(item, ','))
    const sized = between.slice(0, tie).every((item) => !means(item, 'conjunction') || isSized(between))
    // "with a fillet at its base": where it meets the other.
    const joint = items
      .slice(mention.end)
      .some(({ text }) => /^(?:base|foot|bottom|where|between)$/iu.test(text))
    if (tie >= 0 && !parted && sized && (isCut(opening) || !joint)) edge.host = opening
  }
}
