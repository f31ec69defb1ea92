/** "its top edge aligns with the top edge of the plate": a side that is level with the same side of another figure. */
import type { SignedAxis } from '../../plan/geometry.ts'
import type { Context } from '../context.ts'
import { type Entity, isOwnBody, shapeOf } from '../entity.ts'
import { FIGURES } from '../lexicon/figures.ts'
import { conceptOf, type Item, means } from '../text/items.ts'
import { findSpoken, useStretch } from '../text/spoken.ts'

const aligns = (item: Item | undefined): boolean =>
  item?.kind === 'term' && means(item, 'motion', 'turn') && item.form.startsWith('align')

const IN_PLANE: Readonly<Record<string, SignedAxis>> = { '+z': '+y', '-z': '-y' }

function faceNear(
  items: readonly Item[],
  from: number,
  step: 1 | -1,
): { side: SignedAxis; at: number } | undefined {
  for (let at = from; at >= 0 && at < items.length && Math.abs(at - from) < 8; at += step) {
    const face = conceptOf(items[at], 'face')
    if (face) return { side: face as SignedAxis, at }
    if (items[at]?.kind === 'quantity') return undefined
  }
  return undefined
}

/** The one that is placed: named before the verb, or being spoken of. */
function placed({ mentions, entities, state }: Context, verb: number): Entity | undefined {
  const before = mentions.find((mention) => mention.head < verb && mention.category === 'solid')
  return (before && entities.get(before)) ?? state.discourse.subject
}

/** "two of its edges align with the edges of the cube": it stands in a corner, level with both sides. */
function takeCorner(
  { items, mentions, entities, state }: Context,
  verb: number,
  entity: Entity | undefined,
): boolean {
  const edge = (item: Item | undefined): boolean =>
    means(item, 'edge', 'edge', 'side') && item?.kind === 'term' && item.plural
  const own = items.findLastIndex((item, at) => at < verb && at > verb - 4 && edge(item))
  const other = items.findIndex((item, at) => at > verb && at < verb + 5 && edge(item))
  const two = items.findLastIndex(
    (item, at) =>
      at < own && at > own - 5 && item.kind === 'quantity' && item.quantity.values[0]?.value === 2,
  )
  if (own < 0 || other < 0 || two < 0 || !entity) return false
  const named = mentions.find(({ head, category }) => head > other && category === 'solid')
  const host = named && entities.get(named)
  if (!host || host === entity) return false
  entity.host ??= host
  const said = items.slice(two, other + 1)
  entity.places.push({ place: { kind: 'corner', sides: ['-x', '-y'] }, items: said })
  state.account.use(items[two], 'number of edges')
  for (const item of said)
    if (!means(item, 'determiner')) state.account.use(item, `place of the ${entity.concept}`)
  state.remarks.push(
    `The ${entity.concept} stands in a corner of the ${host.concept}, so that two edges of each lie on each other`,
  )
  return true
}

const MEETS = /^(?:coincides?|coinciding|aligns?|aligned(?: with)?|lines? up|match(?:es)?|meets?)$/iu

/** What may stand around two middles that lie on each other: whose they are, and of which side. */
const isMiddleTalk = (item: Item | undefined): boolean =>
  means(item, 'determiner') ||
  means(item, 'preposition', 'of', 'with', 'to', 'on') ||
  means(item, 'solid') ||
  means(item, 'whole') ||
  means(item, 'ordinal') ||
  means(item, 'filler') ||
  means(item, 'face') ||
  means(item, 'edge', 'edge', 'side', 'face', 'end') ||
  means(item, 'which', 'long', 'short')

/** "the midpoint of the triangle's base coincides with the midpoint of the edge": it is centred on what it is set against. */
function takeMiddles({ items, mentions, entities, state }: Context, verb: number): boolean {
  if (!MEETS.test(items[verb]?.text ?? '')) return false
  const isMiddle = (item: Item | undefined): boolean => means(item, 'place', 'centre')
  let from = verb
  while (isMiddleTalk(items[from - 1]) || isMiddle(items[from - 1])) from--
  let end = verb + 1
  while (isMiddleTalk(items[end]) || isMiddle(items[end])) end++
  const [own, other] = [items.slice(from, verb), items.slice(verb + 1, end)]
  if (!own.some(isMiddle) || !other.some(isMiddle)) return false
  const named = mentions.find(({ head, category }) => head >= from && head < verb && category === 'solid')
  const entity = (named && entities.get(named)) ?? state.discourse.subject
  const joined = entity?.places.some(({ place }) => place.kind === 'joined' || place.kind === 'on')
  if (!entity || !joined) return false
  const aim = means(items[from - 1], 'purpose') ? from - 1 : from
  const said = items.slice(aim, end)
  entity.places.push({ place: { kind: 'centre' }, items: said })
  for (const item of said) state.account.use(item, `place of the ${entity.concept}`)
  for (const mention of mentions) if (mention.head >= from && mention.head < end) mention.pointer = true
  return true
}

export function takeAlignments(context: Context): void {
  const { items, state } = context
  for (const verb of items.keys()) takeMiddles(context, verb)
  for (const [verb, item] of items.entries()) {
    if (!aligns(item)) continue
    if (takeCorner(context, verb, placed(context, verb))) continue
    const own = faceNear(items, verb - 1, -1)
    const other = faceNear(items, verb + 1, 1)
    const entity = placed(context, verb)
    if (!own || !other || own.side !== other.side || !entity || !(entity.concept in FIGURES)) continue
    const side = IN_PLANE[own.side] ?? own.side
    entity.places.push({ place: { kind: 'flush', side }, items: [items[own.at] as Item] })
    for (let at = own.at; at <= other.at + 1; at++)
      if (!means(items[at], 'determiner')) state.account.use(items[at], `place of the ${entity.concept}`)
  }
}

const OUTER =
  /the (?:outer|outside|outermost|end) (?:sides?|edges?|faces?|surfaces?|corners?) of (?:the |each |both |all )*(?:\w+ )?\w+ (?:should be |must be |are |is |being )?(?:flush|aligned|level|in line|even)(?: with)?(?: with)? (?:the |each |an |that )+(?:outer )?(?:edges?|sides?|corners?|ends?)(?: of the (?:\w+ )?\w+)?/u

/** "the outer sides of the legs are flush with the edges of the top": as what stands in the corners does anyway, and what stands at the ends does not go beyond them. */
export function takeOuterSides({ items, mentions, entities, state }: Context): void {
  const found = findSpoken(items, OUTER)
  if (!found) return
  const named = mentions.find(({ head }) => head >= found.from && head <= found.to)
  const entity = named && entities.get(named)
  // "one at each corner", in the same breath.
  const cornered = items
    .slice(0, found.from)
    .some((item, at, said) => means(item, 'edge', 'corner') && means(said[at - 1], 'which', 'each', 'all'))
  const flush =
    cornered || entity?.places.some(({ place }) => place.kind === 'corners' || place.kind === 'ends')
  const apart = entity?.places.some(({ place }) => place.kind === 'from')
  if (entity?.kind !== 'solid' || !flush || apart) return
  for (const said of entity.places)
    if (said.place.kind === 'ends') said.place = { ...said.place, within: true }
  useStretch(state.account, items, found, `place of the ${entity.concept}`)
}

const INSET_SIDES =
  /(?:the )?(?:outer|outside|outward|outermost) (?:faces?|sides?|edges?|surfaces?) of(?= (?:each|the|all|every|all the|all of the|the four)(?: [a-z]+)? [a-z]+ (?:(?:should|must|be|are|is|being|lie|lies|sit|sits) )*(?:inset|set in|set back|# (?:in |inward |away )?from))/u

/** "the outer faces of each leg are inset 30 mm from the edges": to its sides, as it is measured of what has straight ones; of what is round it is not. */
export function takeInsetSides({ items, mentions, entities, state }: Context): void {
  const found = findSpoken(items, INSET_SIDES)
  const named = found && mentions.find(({ head }) => head > found.to)
  const entity = named && entities.get(named)
  if (found && isOwnBody(entity) && shapeOf(entity) === 'box')
    useStretch(state.account, items, found, `place of the ${entity.concept}`)
}
