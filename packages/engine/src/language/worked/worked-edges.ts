/** "The top edge of the knob has a 3 mm fillet": edges told with their body before what is done to them. */
import type { Context } from '../context.ts'
import type { Entity } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import { isEdgeFeature, takeEdgeWord } from '../nouns/phrase.ts'
import { type Item, isAnyOf, isMark, means } from '../text/items.ts'

/** What may stand in such a phrase before its noun. */
const leads = (item: Item | undefined): boolean =>
  means(item, 'which') ||
  means(item, 'face') ||
  means(item, 'shape') ||
  means(item, 'edge') ||
  (item?.kind === 'quantity' && (item.quantity.kind === 'count' || item.quantity.kind === 'number'))

/** "the edges at, on, of, around the top". */
const LYING = ['at', 'on', 'of', 'beside']

const startsAnew = (item: Item): boolean => isMark(item, ',', ';') || means(item, 'conjunction')

/**
 * What is done to edges, told behind them. "Fillet the top edges of the block with a 2 mm radius, and chamfer the bottom edges": the
 * order before them is theirs, and the one behind is of others.
 */
function workedBy({ items, mentions, entities }: Context, from: number): Entity | undefined {
  const verb = items[from]
  const led = means(verb, 'preposition', 'with')
  if (!means(verb, 'have') && !means(verb, 'be') && !led) return undefined
  const next = mentions.find((mention) => mention.start >= from && !mention.within)
  const entity = next && entities.get(next)
  if (!entity || !isEdgeFeature(entity)) return undefined
  const between = items.slice(from, next.start)
  const isAnother = led
    ? between.some(startsAnew)
    : between.some((item) => means(item, 'edge', 'edge', 'corner'))
  return isAnother ? undefined : entity
}

/** Said of an edge that is the mouth of an opening, not one of its upright corners. */
export const RIM = 'rim'

/** "Fillet the four vertical corners of the pocket", "chamfer the top edge of the hole": edges of what was cut. */
function takeEdgesOfCuts({ items, mentions, entities }: Context): void {
  const worked = mentions.find((mention) => {
    const entity = entities.get(mention)
    return entity !== undefined && isEdgeFeature(entity) && !mention.within
  })
  const edge = worked && entities.get(worked)
  if (!worked || !edge || edge.host) return
  for (const mention of mentions) {
    const cut = entities.get(mention)
    const noun = items[mention.start - 2]
    const lead = items[mention.start - 1]
    const led = means(lead, 'preposition', 'of', 'on', 'in') || /^inside(?: of)?$/iu.test(lead?.text ?? '')
    if (!cut || !CUTS.has(cut.concept) || !led || mention.determiner !== 'the') continue
    if (!means(noun, 'edge') && !means(noun, 'face')) continue
    edge.host = cut
    let from = mention.start - 2
    while (leads(items[from - 1])) from--
    const upright = items
      .slice(from, mention.start - 1)
      .some((item) => means(item, 'edge', 'corner') || means(item, 'which', 'vertical'))
    if (!upright) edge.manners.add(RIM)
    return
  }
}

const CUTS: ReadonlySet<string> = new Set(['hole', 'pocket', 'slot'])

/** "along each side", behind a size: each of the two that meet in the corner. */
const isAlongSides = (items: readonly Item[], at: number): boolean =>
  means(items[at], 'preposition', 'along') &&
  means(items[at + 1], 'which', 'each', 'both') &&
  (means(items[at + 2], 'edge', 'side') || means(items[at + 2], 'dimension', 'side'))

/** Behind "from the corner". */
function behindCorner(items: readonly Item[], at: number): number | undefined {
  if (!means(items[at], 'preposition', 'from')) return
  const noun = means(items[at + 1], 'determiner') || means(items[at + 1], 'which') ? at + 2 : at + 1
  return means(items[noun], 'edge', 'corner', 'edge') ? noun + 1 : undefined
}

/** "cut off one corner, 15 mm from the corner along each side", "10 mm along each side": how much of either side is taken off. */
function takeSetbacks(context: Context): void {
  const { items, mentions, entities, state } = context
  const named = mentions.find((mention) => entities.get(mention)?.concept === 'chamfer')
  const chamfer = named && entities.get(named)
  if (!chamfer) return
  context.attributes = context.attributes.filter((attribute) => {
    const { at } = attribute
    if (attribute.dimension !== 'bare') return true
    const told = isAlongSides(items, at + 1) ? at + 1 : behindCorner(items, at + 1)
    if (told === undefined) return true
    let end = told
    while (
      end < told + 5 &&
      (means(items[end], 'preposition', 'along', 'on', 'in') ||
        means(items[end], 'which', 'each', 'both') ||
        means(items[end], 'determiner') ||
        means(items[end], 'edge', 'side', 'edge') ||
        means(items[end], 'dimension', 'side'))
    )
      end++
    chamfer.given.push({ word: 'setback', attribute, items: [items[at] as Item] })
    for (const item of items.slice(at, end)) state.account.use(item, 'chamfer setback')
    return false
  })
}

/** "the top edge of the hole (at Z=10)": the level of the edge, not the place of what it is on. */
function takeLevels(context: Context): void {
  const { items, mentions, entities } = context
  const worked = [...entities.values()].filter(isEdgeFeature)
  // "is rounded with a 3 mm fillet": one thing in two words.
  const edge = worked.at(-1)
  if (!edge || worked.some(({ concept }) => concept !== edge.concept)) return
  for (const [at, item] of items.entries()) {
    if (item.kind !== 'quantity' || item.quantity.kind !== 'coordinate') continue
    let end = at
    while (isMark(items[end - 1], '(') || means(items[end - 1], 'preposition', 'at')) end--
    const owner = mentions.find((mention) => mention.end === end)
    const noun = owner && items[owner.start - 2]
    if (!owner || end === at || !means(items[owner.start - 1], 'preposition', 'of', 'on')) continue
    if (means(noun, 'edge') || means(noun, 'which', 'circular edges')) takeEdgeWord(context, at, edge)
  }
}

/** Behind "(at Z=30)", where the level of the edge is said. */
function afterLevel(items: readonly Item[], from: number): number {
  const level = items.findIndex(
    (item, at) => at >= from && !isMark(item, '(') && !means(item, 'preposition', 'at'),
  )
  const item = items[level]
  if (item?.kind !== 'quantity' || item.quantity.kind !== 'coordinate') return from
  return isMark(items[level + 1], ')') ? level + 2 : level + 1
}

const isEdgeNoun = (item: Item | undefined): boolean =>
  means(item, 'edge', 'edge') || means(item, 'which', 'circular edges')

/** "the top and bottom edges of the rod", "the edges at both ends of the rod": where the words for them begin. */
function startOf(items: readonly Item[], noun: number): number {
  let from = noun
  while (from > 0) {
    if (leads(items[from - 1])) {
      from--
      continue
    }
    const own = means(items[from - 1], 'determiner')
    const link = own ? from - 2 : from - 1
    const lying = means(items[link], 'preposition', ...LYING) && isEdgeNoun(items[link - 1])
    const listed = means(items[link], 'conjunction') && means(items[link - 1], 'face')
    // "a hole in the top and the bottom of the rod has a chamfer": what lies in the top is another thing.
    const [thing, at] = items.slice(Math.max(0, link - 4), link - 2)
    const sited = own && means(at, 'preposition') && !isEdgeNoun(thing)
    if (!lying && (!listed || sited)) break
    from = link - 1
  }
  return from
}

export function takeWorkedEdges(context: Context): void {
  const { items, mentions, entities, state } = context
  takeSetbacks(context)
  takeLevels(context)
  takeEdgesOfCuts(context)
  for (const [noun, item] of items.entries()) {
    if (!means(item, 'edge') && !means(item, 'face')) continue
    if (!means(items[noun + 1], 'preposition', 'of', 'on')) continue
    const owner = mentions.find(({ start }: Mention) => start === noun + 2)
    const edge = owner && workedBy(context, afterLevel(items, owner.end))
    const body = owner && entities.get(owner)
    if (!owner || !edge) continue
    for (let at = startOf(items, noun); at <= noun; at++) {
      takeEdgeWord(context, at, edge)
      if (isAnyOf(items[at], 'preposition', 'conjunction')) state.account.use(items[at], 'which edges')
    }
    const piece = owner.category === 'portion' && owner.ordinal !== undefined && body?.kind === 'solid'
    if (body && (owner.category === 'solid' || piece)) edge.host ??= body
    owner.pointer = true
    for (let at = owner.start; at < owner.end; at++)
      if (means(items[at], 'whole')) state.account.use(items[at], 'the part')
  }
}
