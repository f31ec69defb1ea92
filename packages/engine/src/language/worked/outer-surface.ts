/**
 * "cut into the outer surface", "around the rim", "along the circumference": the round side of a body, for what is cut
 * into it. A hole goes across there, a keyway runs along it, slots and notches are cut in from it.
 */
import type { Context } from '../context.ts'
import type { Entity } from '../entity.ts'
import { bodyOf, shapeOf } from '../entity.ts'
import { asPointers } from '../nouns/pointers.ts'
import { mainBody } from '../references/discourse.ts'
import { type Item, means } from '../text/items.ts'
import { type Found, findAllSpoken, findSpoken, sizeAt, useStretch } from '../text/spoken.ts'
import { FLOOR_FROM_AXIS } from './keyway-floors.ts'

/** "open at the rim", "that are open to the outer edge". */
const OPEN =
  '(?:(?:that|which) (?:is|are) )?(?:open|opens|opening|breaks out|breaking out) (?:at|to|on|toward|towards|through)'
const INTO =
  '(?:into|in|onto|on|around|round|along|about|from|through|across|length of|height of|thickness of)(?: the| its)?'
const OUTER = '(?: (?:entire|full|whole|outer|outside|external|exterior|cylindrical|curved|circular|round))'
const SIDE = '(?:surface|face|wall|side|edge|edges|rim|diameter|periphery|circumference|perimeter)'
const OF = '(?: of (?:the|its) (?<owner>[a-z]+(?: body)?))?'

/** With a word that says that it is the outer one, or by a noun that only round things have. */
const SURFACE = new RegExp(
  // "across the full diameter" of its top: how far it goes, not where.
  `(?!(?:across|through|length of)(?: the| its)?(?: (?:entire|full|whole))* diameter)(?:(?<open>${OPEN})(?: the| its)?|${INTO})(?:${OUTER}+ ${SIDE}|(?: entire| full| whole)? (?:rim|circumference|periphery)|(?<=(?:around|round)(?: the| its)?) (?:edge|perimeter|outside))${OF}(?= |$)`,
  'u',
)

/** "cut in its edge", "in from the outside edge": what is cut there may leave it open which edge it is. */
const EDGE = new RegExp(
  `(?<!# (?:away |in )?)(?:(?:in|inwards?) from|into|in|out of|from) (?:the|its)(?: (?:outside|outer|round|curved))? edge${OF}(?= |$)`,
  'u',
)

/** Said of a cut that is made from the round side of its body. */
export const FROM_RIM = 'from the rim'

/** Said of one that goes through the wall of a tube, from its inside to its outside. */
export const THROUGH_WALL = 'through the wall'

const WALL =
  /(?:cut )?(?:radially )?through (?:the |its )?(?:(?:full|entire|whole|outer|cylindrical|tube|ring|cylinder|collar|sleeve) )*walls?(?: thickness)?(?: of (?:the|its) [a-z]+)?|radially (?:outward |inward )?through/u

/** Said of holes that lie around a rim: across there, unless their distance from it says that they lie within it. */
export const ALONG_RIM = 'along the rim'

/** Said of a keyway in the outside, also where there is a bore. */
export const OUTSIDE = 'outside'

const ROUND = new Set(['round', 'tube', 'polygon'])
const RIM_CUTS = new Set(['slot', 'pocket', 'notch'])

/** What is being cut, by the last noun for a cut before the words, or by what the sentences are about. */
function cutAt({ mentions, entities, state }: Context, at: number): Entity | undefined {
  const isCut = (entity: Entity | undefined): entity is Entity =>
    entity !== undefined && (entity.kind === 'feature' || bodyOf(entity)?.cut === true)
  const told = mentions.findLast(({ head, within }) => head < at && !within)
  const named = told && entities.get(told)
  if (isCut(named)) return named
  const before = mentions.findLast((mention) => mention.head < at && isCut(entities.get(mention)))
  const found = (before && entities.get(before)) ?? state.discourse.subject
  return isCut(found) ? found : undefined
}

const TAKES: Readonly<Record<string, (cut: Entity, found: Found) => void>> = {
  keyway: (cut) => cut.manners.add(OUTSIDE),
  flat: () => undefined,
  groove: () => undefined,
  hole: (cut) => cut.manners.add(ALONG_RIM),
  slot: (cut) => cut.manners.add(FROM_RIM),
  pocket: (cut) => cut.manners.add(FROM_RIM),
  notch: (cut) => cut.manners.add(FROM_RIM),
}

/** "six notches cut radially through the wall from the top": open at both sides of the wall. */
function takeThroughWall(context: Context): void {
  const { items, state } = context
  const found = findSpoken(items, WALL)
  const cut = found && cutAt(context, found.from)
  const host = cut?.host ?? mainBody(state.discourse)
  if (!found || !cut || !RIM_CUTS.has(cut.concept) || !host || shapeOf(host) !== 'tube') return
  cut.manners.add(FROM_RIM)
  cut.manners.add(THROUGH_WALL)
  for (const item of items.slice(found.from, found.to + 1))
    if (!means(item, 'solid')) state.account.use(item, `place of the ${cut.concept}`)
  takeAcross(items, cut, state)
}

const INWARD =
  /(?:extend|extends|extending|reach|reaches|reaching|go|goes|going|cut|cuts|project|projects) # (?:deep |radially )*(?:inwards?|in|toward the cent(?:er|re)|towards the cent(?:er|re))(?: from (?:the|its)(?: outer)? (?:edge|rim|circumference|perimeter|outside)(?: of (?:the|its) [a-z]+)?)?(?= |$)/u

/** "extends 15 mm inwards from the edge of the disc": how deep it is cut in. */
function takeInward(context: Context): void {
  const { items, mentions, state } = context
  const found = findSpoken(items, INWARD)
  const cut = found && cutAt(context, found.from)
  const [at] = found?.quantities ?? []
  if (!found || at === undefined || !cut || !RIM_CUTS.has(cut.concept)) return
  const host = cut.host ?? mainBody(state.discourse)
  const depth = sizeAt(items, at, 'depth')
  if (!depth || !host || !ROUND.has(shapeOf(host) ?? '')) return
  cut.manners.add(FROM_RIM)
  cut.given.push({ word: 'depth', attribute: depth, items: [items[at] as Item] })
  state.account.use(items[at], `${cut.concept} depth`)
  useStretch(state.account, items, found, `place of the ${cut.concept}`)
  asPointers(mentions, found)
  takeAcross(items, cut, state)
}

/** "its flat bottom is 30 mm from the center of the disc": how deep it is, told from the other side. */
function takeRimFloor(context: Context): void {
  const { items, mentions, state } = context
  const found = findSpoken(items, FLOOR_FROM_AXIS)
  const cut = found && cutAt(context, found.to)
  const [at, ...more] = found?.quantities ?? []
  const host = cut?.host ?? mainBody(state.discourse)
  if (!found || at === undefined || more.length > 0 || !cut || !RIM_CUTS.has(cut.concept)) return
  const distance = sizeAt(items, at, 'depth')?.values[0]
  if (!distance || !host || !ROUND.has(shapeOf(host) ?? '') || state.account.isUsed(items[at])) return
  cut.manners.add(FROM_RIM)
  const place = { kind: 'from', distance, of: 'centre', all: false, both: false } as const
  cut.places.push({ place, items: items.slice(at, found.to + 1) })
  context.attributes = context.attributes.filter((attribute) => attribute.at !== at)
  state.account.use(items[at], `place of the ${cut.concept}`)
  useStretch(state.account, items, found, `place of the ${cut.concept}`)
  asPointers(mentions, found)
}

export function takeOuterSurface(context: Context): void {
  const { items } = context
  takeThroughWall(context)
  takeInward(context)
  takeRimFloor(context)
  const surfaces = findAllSpoken(items, SURFACE)
  for (const found of surfaces) takeSurface(context, found)
  if (surfaces.length > 0) return
  for (const found of findAllSpoken(items, EDGE))
    if (RIM_CUTS.has(cutAt(context, found.from)?.concept ?? '')) takeSurface(context, found)
}

function takeSurface(context: Context, found: Found): void {
  const { items, state } = context
  const cut = cutAt(context, found.from)
  const host = cut?.host ?? mainBody(state.discourse)
  const take = cut && TAKES[cut.concept]
  if (!cut || !take || !host || !ROUND.has(shapeOf(host) ?? '')) return
  // A hole that is open at the rim is no hole across.
  if (found.match.groups?.['open'] && !RIM_CUTS.has(cut.concept)) return
  take(cut, found)
  const owned = found.match.groups?.['owner'] !== undefined
  // The body that is named with it is said where it is named.
  const end = owned
    ? items.findIndex((item, at) => at > found.from && means(item, 'preposition', 'of'))
    : found.to + 1
  for (const item of items.slice(found.from, end)) state.account.use(item, `place of the ${cut.concept}`)
  if (RIM_CUTS.has(cut.concept)) takeAcross(items, cut, state)
}

const THROUGH = /^(?:full|entire|whole|complete)$/iu

/** "through the full thickness", "deep radially": as such cuts go anyway. */
function takeAcross(items: readonly Item[], cut: Entity, { account }: Context['state']): void {
  for (const [at, item] of items.entries()) {
    if (means(item, 'manner', 'radial')) account.use(item, `place of the ${cut.concept}`)
    const behind = items.slice(at + 1, at + 4)
    const spans = means(item, 'manner', 'through') || /^(?:over|along|across)$/iu.test(item.text)
    if (!spans || !behind.some((each) => means(each, 'dimension', 'thickness', 'height', 'width', 'length')))
      continue
    cut.manners.add('through')
    account.use(item, `place of the ${cut.concept}`)
    for (const each of behind) if (THROUGH.test(each.text)) account.use(each, `place of the ${cut.concept}`)
  }
}
