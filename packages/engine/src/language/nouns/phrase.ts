/** What a noun phrase says of its thing besides sizes: adjectives, counts, threads, manners, edges. */

import type { Account } from '../account.ts'
import { isElement } from '../aside/surroundings.ts'
import { THROUGH_ALL } from '../compile/families/pieces.ts'
import type { Context } from '../context.ts'
import { type Entity, MAY_LIE, shapeOf } from '../entity.ts'
import { optionNamed, otherFamily } from '../families/family.ts'
import { NAMES_CENTRE, NAMES_CORNERS, namesRadial, namesThrough, WHOLE_PART } from '../lexicon/operations.ts'
import { SHAPE_BY_ADJECTIVE } from '../lexicon/shape-adjectives.ts'
import { FIGURE_ADJECTIVES } from '../names/named-edges.ts'
import { copiesOf, isOnlyAnnounced } from '../references/announced.ts'
import { saysTotal } from '../references/cut-reference.ts'
import { isOneOfSeveral } from '../references/hosts.ts'
import { tellsHow } from '../rewritten/figures/figures.ts'
import { edgeNounAfter } from '../sizes/edge-nouns.ts'
import { conceptOf, type Item, isEdgeWork, means, type Sized } from '../text/items.ts'
import type { Mention } from './mentions.ts'
import { shapeAdjectives } from './shape-adjectives.ts'

/** What stands inside the phrase besides sizes: adjectives, counts, threads, manners. */
export function takePhrase(context: Context, mention: Mention, entity: Entity): void {
  const { items, state } = context
  const { account } = state
  if (isOneOfGroup(entity, mention)) account.use(items[mention.count?.at ?? -1], 'determiner')
  account.use(items[mention.head], entity.kind === 'feature' ? entity.concept : `the ${entity.concept}`)
  for (const [adjective, item] of shapeAdjectives(items, mention))
    if (!isOption(entity, item)) describe(entity, adjective, item)
  const told = entity.kind === 'solid' ? toldShape(items, mention.end) : undefined
  if (told) describe(entity, conceptOf(told, 'shape') as string, told)
  if (mention.category === 'portion' && mention.concept === 'ridge')
    entity.adjectives.set('ridge', items[mention.head] as Item)
  const figure = FIGURE_ADJECTIVES[mention.concept]
  if (figure && mention.category === 'portion' && isSaidToBe(items, mention) && entity.kind === 'solid')
    describe(entity, figure, items[mention.head] as Item)
  if (/^right(?: angled?)? (?:triangle|trapez)/u.test(mention.form))
    entity.adjectives.set('right', items[mention.head] as Item)
  for (let at = mention.start; at < mention.head; at++) {
    const item = items[at] as Item
    if (item.kind === 'term' && means(item, 'shape') && !isOption(entity, item)) account.use(item, 'shape')
    if (means(item, 'place', 'centre')) {
      entity.places.push({ place: { kind: 'centre' }, items: [item] })
      account.use(item, 'centred')
    }
    if (means(item, 'place', 'evenly')) {
      entity.places.push({ place: { kind: 'evenly' }, items: [item] })
      account.use(item, 'evenly spaced')
    }
    takeThread(context, item, entity)
    takeManner(context, item, entity)
    // "the horizontal top bar" of a T: it lies anyway.
    if (entity.member && means(item, 'which', 'horizontal', 'vertical', 'outer', 'inner'))
      account.use(item, `which ${entity.concept}`)
    // "a wider slot": by how much, its own sizes tell.
    if (means(item, 'which', 'compared')) account.use(item, `which ${entity.concept}`)
    // "the upper hole … the lower hole": which of them, no side that it is drilled from.
    if (
      entity.kind === 'feature' &&
      mention.determiner === 'the' &&
      entity.labels.has(conceptOf(item, 'face') ?? '')
    )
      account.use(item, `which ${entity.concept}`)
    if (entity.concept === 'hole' && means(item, 'which', 'vertical')) {
      entity.places.push({ place: { kind: 'along', axis: 'z' }, items: [item] })
      account.use(item, 'which way it is drilled')
    }
    if (entity.concept === 'fillet' || entity.concept === 'chamfer') takeEdgeWord(context, at, entity)
    else if (entity.kind === 'solid') {
      if (means(item, 'solid') && item.kind === 'term' && !isElementUnseen(context, item)) {
        entity.names.add(item.form)
        account.use(item, `the ${entity.concept}`)
      }
      takeStance(item, entity, account)
      // "the left post has a chamfer" of two that were told at once: edges are worked on both.
      const several = (entity.count?.value ?? 1) > 1 && mention.determiner === 'the' && !mention.plural
      const single = several && items.some(isEdgeWork)
      if ((means(item, 'face') && !single) || means(item, 'which', 'inner', 'outer'))
        account.use(item, `which ${entity.concept}`)
    }
  }
  const counted = mention.category === 'feature' || entity.member !== undefined
  if (counted || (mention.category === 'solid' && mention.determiner !== 'the'))
    entity.plural ||= mention.plural
  if (namesThrough(mention.form)) entity.manners.add('through')
  if (entity.concept === 'hole' && namesRadial(mention.form)) entity.manners.add('radial')
  if (NAMES_CENTRE.has(mention.form))
    entity.places.push({ place: { kind: 'centre' }, items: [items[mention.head] as Item] })
  if (NAMES_CORNERS.has(mention.form))
    entity.edgeWords.push({ word: 'corner', item: items[mention.head] as Item })
  // "the two end flanges are …": told here for the first time.
  const fresh = entity.item === items[mention.head] && !mention.ordinal && mention.plural
  // "one vertical tab", "the two flanges": of such a piece there are always so many.
  const portion = entity.member?.portion
  const article =
    portion !== undefined &&
    (isOneOfSeveral(items, mention, portion) ||
      (!portion.count && mention.count?.value === (mention.plural ? portion.there : 1)))
  const pointsAtAll =
    mention.category === 'solid' &&
    mention.determiner === 'the' &&
    entity.count === undefined &&
    !fresh &&
    !article
  if (mention.count && pointsAtAll) {
    // "the first two cylinders" are not all of them.
    if (mention.ordinal) account.use(items[mention.count.at], 'number of bodies')
    else if (copiesOf(entity) === mention.count.value && mention.count.value > 1) {
      entity.count = { value: mention.count.value, item: items[mention.count.at] }
      account.use(items[mention.count.at], 'count')
    } else if (toldSoFar(context, entity) === mention.count.value)
      account.use(items[mention.count.at], 'number of bodies')
    else announce(context, mention.count)
    mention.pointer = true
  }
  // "the total length of both cylinders": what follows is no size of theirs.
  const lead = items[mention.start - 1]
  const led = means(lead, 'preposition', 'of', 'to') || means(lead, 'manner', 'through')
  if (pointsAtAll && mention.plural && led) mention.pointer = true
  // "a lip on the bracket with a width of 9 mm", "the stem of the T is 40 mm tall": the lip's, the stem's.
  const piece = context.mentions.findLast((other) => other.end === mention.start - 1)
  const onOwn = piece !== undefined && context.entities.get(piece)?.member?.of === entity
  const named = pointsAtAll || (mention.category === 'whole' && mention.determiner === 'the')
  if (named && onOwn && means(lead, 'preposition', 'on', 'of', 'to')) mention.pointer = true
  const countable =
    !pointsAtAll && (mention.category === 'feature' || mention.category === 'solid' || entity.member)
  // "between the two bosses", each told by itself before.
  const toldApart =
    fresh && mention.determiner === 'the' && toldSoFar(context, entity) - 1 === mention.count?.value
  if (mention.count && toldApart) account.use(items[mention.count.at], 'number of bodies')
  else if (mention.count && article) account.use(items[mention.count.at], 'determiner')
  else if (mention.count && countable && !isEdgeFeature(entity) && !isOneOfGroup(entity, mention)) {
    const counted = items[mention.count.at] as Item
    // "the two posts" again: measured where they were counted first.
    if (entity.member && entity.count?.value === mention.count.value) account.use(counted, 'determiner')
    else if (entity.count && saysTotal(items, mention))
      entity.count = { ...entity.count, total: { value: mention.count.value, item: counted } }
    else if (entity.count?.value === mention.count.value)
      entity.count = { ...entity.count, again: [...(entity.count.again ?? []), counted] }
    else if (entity.count === undefined || mention.determiner !== 'the')
      entity.count = { value: mention.count.value, item: counted }
    account.use(counted, 'count')
  }
  if (mention.count && mention.category === 'whole') announce(context, mention.count)
  if (means(items[mention.head], 'whole')) account.use(items[mention.head], 'the part')
}

/** "two slots … one is 20 mm from the left edge": the one is no number of them; holes are counted on the part. */
const isOneOfGroup = ({ group, concept }: Entity, { count }: Mention): boolean =>
  group !== undefined && concept !== 'hole' && count?.value === 1

/** "It's round, 40 mm across", "the plate is a slot shape": which shape decides whose the sizes behind it are. */
function toldShape(items: readonly Item[], end: number): Item | undefined {
  let at = end
  while (means(items[at], 'be') || means(items[at], 'determiner', 'a') || means(items[at], 'filler')) at++
  const [item, next] = [items[at], items[at + 1]]
  const said = at > end && (conceptOf(item, 'shape') ?? '') in SHAPE_BY_ADJECTIVE
  const alone = next === undefined || next.kind === 'mark' || GRAMMAR.some((kind) => means(next, kind))
  return said && alone ? item : undefined
}

const GRAMMAR = ['conjunction', 'preposition', 'determiner', 'be', 'have', 'filler'] as const

/** "The head is a hexagon that's 19 mm across the flats": what outline it has. */
const isSaidToBe = (items: readonly Item[], { start, determiner }: Mention): boolean =>
  determiner === 'a' &&
  ((means(items[start - 1], 'be') && means(items[start - 2], 'solid')) || tellsHow(items, start - 1))

/** "the two spheres" that were told one by one. */
const toldSoFar = ({ state }: Context, { concept }: Entity): number =>
  state.discourse.entities.filter(
    (entity) => entity.concept === concept && !entity.loose && !isOnlyAnnounced(entity),
  ).length

/** "a bearing block" is not just a block; "the gear disc" of a gear told before is a disc. */
const isElementUnseen = ({ state }: Context, item: Item): boolean =>
  isElement(item) && !state.discourse.entities.some(({ concept }) => concept === conceptOf(item, 'solid'))

/** "hex", "round": of a family's part the word may choose a design instead of an outline. */
const isOption = (entity: Entity, item: Item): boolean => {
  const family = entity.family?.family ?? entity.member?.of.family?.family
  if (!family || item.kind !== 'term') return false
  return optionNamed(family, item.form) !== undefined || otherFamily(family, item.form) !== undefined
}

/** "two shapes that touch": how many bodies there will be. */
export function announce({ items, state }: Context, count: { value: number; at: number }): void {
  const item = items[count.at] as Item
  state.announced.push({ value: count.value, item })
  state.account.use(item, 'number of bodies')
}

export const describe = (entity: Entity, adjective: string, item: Item): void => {
  if (!entity.adjectives.has(adjective)) entity.adjectives.set(adjective, item)
}

/** It lies, which way may still be told: by its length, or by the side it comes out of. */
export const LYING = 'lying'

/** A long body that is said to stand, as it does anyway. */
export const STANDING = 'standing'

/** Flat by their names: a disc that lies has its axis upright, as it has anyway. */
const LIE_FLAT: ReadonlySet<string> = new Set(['disc', 'plate', 'ring', 'flange', 'base', 'circle'])

/** "upright", "lying": a long body stands unless it is said to lie; a flat one lies unless it is said to stand. */
export function takeStance(item: Item, entity: Entity, account: Account): void {
  const stance = conceptOf(item, 'which') ?? conceptOf(item, 'axis')
  const long = MAY_LIE.has(shapeOf(entity) ?? 'box')
  if (stance === 'horizontal' || stance === 'horizontally') {
    const turns = (long && !LIE_FLAT.has(entity.concept)) || entity.family !== undefined
    if (turns) entity.orientation ??= 'x'
    if (turns || shapeOf(entity) === 'triangle') entity.manners.add(LYING)
    account.use(item, 'lying')
  } else if (stance === 'vertical') {
    if (long) entity.manners.add(STANDING)
    else if (!entity.family) {
      entity.manners.add('upright')
      entity.labels.set('upright', item)
      // "the vertical plate" is this one from now on.
      entity.labels.set('vertical', item)
    }
    account.use(item, 'standing')
  } else if (stance === 'long' || stance === 'short')
    account.dismiss(item, 'a dimension named without a size')
}

export const isEdgeFeature = (entity: Entity): boolean =>
  entity.concept === 'fillet' || entity.concept === 'chamfer'

export function takeThread({ state }: Context, item: Item, entity: Entity): void {
  if (item.kind !== 'quantity' || item.quantity.kind !== 'thread' || entity.concept !== 'hole') return
  entity.thread ??= { designation: item.quantity.designation, item }
  // A tapped hole "M6 x 12" is 12 mm deep.
  const { quantity } = item
  if (quantity.values.length > 0) {
    const attribute = { dimension: 'depth', quantity, values: quantity.values, at: 0, items: [] }
    entity.given.push({ word: 'depth', attribute, items: [item] })
  }
  state.account.use(item, 'thread size')
}

export function takeManner({ state }: Context, item: Item, entity: Entity): void {
  const manner = conceptOf(item, 'manner')
  if (!manner) return
  const cuts = ['hole', 'slot', 'pocket', 'keyway', 'groove'].includes(entity.concept)
  // What is cut as a body passes through its host unless it is told a depth.
  if (!cuts && !(entity.cut && manner === 'through')) return
  if (cuts) entity.manners.add(manner)
  // "through everything": through every body that lies in its way.
  if (manner === 'through' && EVERYTHING.test(item.text)) entity.manners.add(THROUGH_ALL)
  state.account.use(item, manner)
}

const EVERYTHING = new RegExp(`\\b(?:everything|all|all of (?:it|them)|${WHOLE_PART})$`, 'iu')

/** Said of edges that are told by where they lie. */
export const EDGE_LEVEL = 'at a level'

const isLevel = ({ quantity }: Sized): boolean =>
  quantity.kind === 'coordinate' || quantity.kind === 'coordinates'

const EDGE_CATEGORIES = ['which', 'face', 'edge', 'axis', 'shape'] as const

export function takeEdgeWord({ items, state }: Context, at: number, entity: Entity): void {
  const item = items[at] as Item
  if (item.kind === 'quantity' && (item.quantity.kind === 'count' || item.quantity.kind === 'number')) {
    if (!means(items[edgeNounAfter(items, at)], 'edge')) return
    entity.count ??= { value: item.quantity.values[0]?.value ?? 0, item }
    state.account.use(item, 'number of edges')
    return
  }
  // "the circular edge at Z=50": those that lie at that level.
  if (item.kind === 'quantity' && isLevel(item)) {
    entity.edgeWords.push({ word: EDGE_LEVEL, item })
    state.account.use(item, 'which edges')
    return
  }
  // "the four long edges": by how long they are against the others.
  if (/^long$/iu.test(item.text) && means(items[edgeNounAfter(items, at)], 'edge')) {
    entity.edgeWords.push({ word: 'long', item })
    state.account.use(item, 'which edges')
    return
  }
  for (const category of EDGE_CATEGORIES) {
    const word = conceptOf(item, category)
    if (!word || (category === 'shape' && word !== 'circular')) continue
    entity.edgeWords.push({ word: category === 'axis' ? `axis ${word}` : word, item })
    // Of a hole's distance "the outer edge" is the edge; of a ring's edges it is one of two.
    if (item.kind === 'term' && item.form === 'outer edge') entity.edgeWords.push({ word: 'outer', item })
    state.account.use(item, 'which edges')
    return
  }
}
