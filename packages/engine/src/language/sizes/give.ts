/** Gives the sizes of a sentence to the things they belong to. */

import { EngineError } from '../../errors.ts'
import type { Context } from '../context.ts'
import { acceptsWord, type Entity, newEntity } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import { describe, LYING } from '../nouns/phrase.ts'
import { findPlaces } from '../places/places.ts'
import { impliedValue, type Value } from '../quantities/quantity.ts'
import { type Item, isMark, means } from '../text/items.ts'
import type { Attribute } from './attributes.ts'
import { axisAfter } from './axis-after.ts'
import { type BindContext, candidatesFor, isTotalWord } from './bind.ts'
import { giveRun } from './runs-by-size.ts'
import { quote } from './sizes.ts'

/** Sizes go to their owners, those with the clearest owner first. */
export function bindSizes(context: Context): void {
  const { state, items, mentions, entities, attributes } = context
  const { account } = state
  const bindContext: BindContext = {
    items,
    mentions,
    entityOf: (mention) => entities.get(mention),
    earlier: state.discourse.entities.toReversed(),
  }
  const open = attributes.filter((attribute) => !account.isUsed(items[attribute.at]))
  const ranked = open
    .map((attribute) => ({ attribute, score: candidatesFor(attribute, bindContext, 1)[0]?.score ?? 0 }))
    .sort((a, b) => b.score - a.score || a.attribute.at - b.attribute.at)
  const toldTogether = Map.groupBy(open, ({ at }) => at)
  const left: Attribute[] = []
  for (const { attribute } of ranked) {
    if (isOverall(context, attribute) && takeOverall(context, attribute)) continue
    if (isOfTitle(context, attribute) && takeThickness(context, attribute)) continue
    const siblings = toldTogether.get(attribute.at) as Attribute[]
    const isSingle = siblings.length === 1
    // One to have it and, where it is contested, another.
    const candidates = candidatesFor(attribute, bindContext, isSingle ? 2 : undefined)
    const shared = isSingle ? undefined : ownerOfAll(siblings, bindContext)
    const best = candidates.find(({ entity }) => entity === shared) ?? candidates[0]
    // Sizes told together, "40 x 20 x 10", say firmly enough whose they are.
    const contested = isSingle && attribute.values.length === 1
    const runnerUp = contested && candidates.find(({ entity }) => entity !== best?.entity)
    const other = runnerUp && state.choices.contested++ === state.choices.runnerUp ? runnerUp : undefined
    if (best && other) state.remarks.push(preferred(context, attribute, other.entity, best.entity))
    const choice = other ?? best
    if (!choice || exceedsOwner(context, attribute, choice.entity)) {
      if (!takeOverall(context, attribute)) left.push(attribute)
      continue
    }
    const used = attribute.items.map((at) => items[at] as Item)
    give(choice.entity, choice.word, attribute, used)
    giveRun(choice.entity, choice.word, attribute, items, open)
    if (ALONG.has(choice.word) && saysTotal(context, attribute)) choice.entity.overall = true
    for (const item of used)
      if (!means(item, 'preposition'))
        account.use(item, choice.word === 'sides' ? 'sides' : `${choice.entity.concept} ${choice.word}`)
    const next = items[attribute.at + 1]
    if (attribute.dimension === 'side' && means(next, 'shape', 'square')) {
      describe(choice.entity, 'square', next as Item)
      account.use(next, 'shape')
    }
  }
  // "a ball, 20 mm OD x 5 mm": one of them is its diameter; the other must not be lost with it.
  const lost = left.find(
    ({ at, values, quantity }) => values.length < quantity.values.length && account.isUsed(items[at]),
  )
  if (lost)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I cannot tell which size ${quote(lost.values.map(({ text }) => text).join(' x '))} of ${quote(lost.quantity.text)} is. Name it: length, width, height, diameter.`,
    )
}

/** Where the size is not given to its likeliest owner: said to whom, as nothing is guessed in silence. */
function preferred({ items }: Context, { items: used }: Attribute, owner: Entity, likelier: Entity): string {
  const words = used.map((at) => items[at]?.text ?? '').join(' ')
  return `${quote(words)} is taken to be the ${owner.item.text}’s, not the ${likelier.item.text}’s`
}

/** "10 mm (X) x 30 mm (Y) x 40 mm (Z)" is said of one thing, though one of the three may be another's as well. */
function ownerOfAll(siblings: readonly Attribute[], bindContext: BindContext): Entity | undefined {
  const scores = new Map<Entity, number[]>()
  for (const sibling of siblings)
    for (const { entity, score } of candidatesFor(sibling, bindContext))
      scores.set(entity, [...(scores.get(entity) ?? []), score])
  const total = (each: readonly number[]): number => each.reduce((sum, score) => sum + score, 0)
  const [best] = [...scores]
    .filter(([, each]) => each.length === siblings.length)
    .sort(([, a], [, b]) => total(b) - total(a))
  return best?.[0]
}

/** "the total length", "48 mm tall overall", "the whole thing is 48 mm tall": of all bodies together. */
function saysTotal({ items, mentions }: Context, { items: said, at }: Attribute): boolean {
  const last = Math.max(...said)
  if (said.some((each) => isTotalWord(items[each])) || isTotalWord(items[last + 1])) return true
  const about = mentions.findLast(({ head, within }) => head < at && !within)
  // "The body is 18 mm long", and has a flange besides.
  if (about?.form === 'body') return false
  return about?.category === 'whole' && about.concept === 'whole' && about.determiner === 'the'
}

/** "so the total length is 23 mm": of several bodies together, where the one spoken of has another. */
function exceedsOwner(context: Context, attribute: Attribute, entity: Entity): boolean {
  const { state } = context
  const { values, dimension } = attribute
  const total = saysTotal(context, attribute)
  const bodies = state.discourse.entities.filter(({ kind, cut, loose }) => kind === 'solid' && !cut && !loose)
  if (!total || bodies.length < 2 || !OVERALL.has(dimension) || entity.family) return false
  // "a slot 5 mm wide and 20 mm long overall": from end to end of the slot.
  if (entity.concept === 'slot') return false
  // "a semicircle on top of the rectangle, so the total height is 70 mm": of both, never how far one is extruded.
  if (JOINED.has(entity.concept) && dimension !== 'depth' && dimension !== 'thickness') return true
  // "another disc, like the first, so that the total length is 74 mm": what comes of all of them.
  const first = Math.min(...attribute.items)
  if (context.items.slice(0, first).some((item) => means(item, 'likeness', 'making'))) return true
  // "a boss on the plate, so that the total height is 25 mm": of both.
  if (dimension === 'height' && entity !== bodies[0] && isResult(context.items, first)) return true
  return entity.given.some(({ word, attribute: own }) => {
    if (word === 'sequence')
      return own.values.length === 3 && !own.values.some(({ value }) => value === values[0]?.value)
    const along = ALONG.has(word) || word === NAMED_AXIS[dimension]
    return along && own.values[0]?.value !== values[0]?.value
  })
}

const RESULT =
  /^(?:for|so|so that|such|such that|giving|making|which gives|which makes|resulting in|reaching|bringing|to give|to reach|to get)$/iu

/** "such that the …", "for a …", "giving a …": what comes of all that was told. */
const isResult = (items: readonly Item[], at: number): boolean =>
  items
    .slice(Math.max(0, at - 3), at)
    .some((item) => RESULT.test(item.text) || means(item, 'purpose', 'result'))

/** "8 mm (Z)" and "the total height". */
const NAMED_AXIS: Readonly<Record<string, string>> = {
  length: 'axis x',
  width: 'axis y',
  height: 'axis z',
  thickness: 'axis z',
}

/** Figures that are drawn against others. */
const JOINED = new Set(['semicircle', 'triangle', 'trapezoid'])

const ALONG = new Set(['length', 'height', 'thickness', 'depth', 'width', 'extrusion'])
const OVERALL = new Set(['length', 'width', 'height', 'thickness', 'depth', 'diameter', 'axis'])

/**
 * "The total length is 60 mm", in a sentence of its own behind several bodies; "the total length of both cylinders
 * (60 mm)": of no one of them.
 */
function isOverall({ state, items, mentions, entities }: Context, { owner }: Attribute): boolean {
  const bodies = state.discourse.entities.filter(({ kind, cut, loose }) => kind === 'solid' && !cut && !loose)
  if (bodies.length < 2) return false
  const all = mentions.find(({ head }) => head === owner)
  if (!all) return owner === undefined && entities.size === 0
  const together = items.slice(Math.max(0, all.start - 1), all.head)
  return (
    all.plural && together.some((item) => means(item, 'which', 'both', 'all') || means(item, 'edge', 'all'))
  )
}

/** "A wheel lying flat, 15 mm thick. The rim is …": of the part, before any of its bodies is told. */
const isOfTitle = ({ state, entities }: Context, { dimension }: Attribute): boolean =>
  dimension === 'thickness' && entities.size === 0 && state.discourse.entities.length === 0

/** All that says nothing else of its height is as thick as the part. */
function takeThickness({ state, items }: Context, { values, items: said }: Attribute): boolean {
  const [value] = values
  if (!value) return false
  const used = said.map((at) => items[at] as Item)
  state.overall.push({ dimension: 'thickness', axis: 'z', value: value.value, items: used })
  const nought = impliedValue(0, 'length', value.span)
  state.places.push({ place: { kind: 'range', axis: 'z', from: nought, to: value }, items: used })
  for (const item of used) if (!means(item, 'preposition')) state.account.use(item, 'thickness of the part')
  return true
}

/** "The overall height is 50 mm", where no body has been told yet: a size of the finished part. */
function takeOverall(context: Context, attribute: Attribute): boolean {
  const { state, items } = context
  const [value] = attribute.values
  const used = attribute.items.map((at) => items[at] as Item)
  if (!saysTotal(context, attribute) || !value || !OVERALL.has(attribute.dimension)) return false
  state.overall.push({
    dimension: attribute.dimension,
    axis: attribute.axis,
    value: value.value,
    items: used,
  })
  for (const item of used) if (!means(item, 'preposition')) state.account.use(item, 'overall size')
  return true
}

function give(entity: Entity, word: string, attribute: Attribute, items: readonly Item[]): void {
  const [first, second, ...rest] = attribute.values
  // "4 x 5 mm holes": so many, so wide.
  const counts = word === 'sequence' && entity.concept === 'hole' && second && rest.length === 0
  if (counts && first && Number.isInteger(first.value / first.factor) && entity.count === undefined) {
    entity.count = { value: first.value / first.factor, item: items[0] }
    entity.given.push({
      word: 'bare',
      attribute: { ...attribute, dimension: 'bare', values: [second] },
      items,
    })
    return
  }
  if (word === 'bare' && takesName(entity, attribute, items)) return
  if (word === 'sides') entity.sides = first?.value
  else entity.given.push({ word, attribute, items })
  if (attribute.axis && !word.startsWith('axis') && entity.kind === 'solid') {
    const lies = entity.manners.has(LYING) && attribute.axis !== 'z'
    entity.orientation = lies ? attribute.axis : (entity.orientation ?? attribute.axis)
  }
}

/** "608 bearing": a number without a unit that the family knows as a name. */
function takesName(entity: Entity, attribute: Attribute, items: readonly Item[]): boolean {
  const { quantity } = attribute
  const values =
    quantity.kind === 'number' ? entity.family?.family.designation?.(quantity.text.toLowerCase()) : undefined
  if (!values) return false
  entity.family?.names.push({ values, item: items[0] as Item })
  return true
}

/** "on a 45 mm bolt circle", "in a 70 x 50 mm pattern": what these carry places the holes. */
export function takePortion(context: Context, mention: Mention, entity: Entity): void {
  const { attributes, items, state } = context
  const said = attributes.find(
    (attribute) =>
      !state.account.isUsed(items[attribute.at]) &&
      !isOfHoles(context, attribute) &&
      ((attribute.at >= mention.start && attribute.at < mention.head) ||
        (attribute.at >= mention.end &&
          attribute.at <= mention.end + 4 &&
          followsDirectly(context, mention, attribute))),
  )
  const value = said?.values[0]
  if (!said && mention.concept === 'pattern') takeSquare(context, mention, entity)
  if (!said || !value) return
  const used = said.items.map((at) => items[at] as Item)
  if (mention.concept === 'pattern') {
    // "a square pattern 31 mm apart": the same both ways.
    const square = items.slice(mention.start, mention.head + 1).some(isSquare)
    const values = said.values.length === 1 && square ? [value, value] : said.values
    entity.places.push({ place: { kind: 'pattern', quantity: said.quantity, values }, items: used })
    if (values !== said.values)
      for (const at of [1, 2, 3, 4, 5])
        if (means(items[said.at + at], 'place', 'apart') || isMark(items[said.at + at], '('))
          state.account.use(items[said.at + at], 'pattern')
  } else {
    const radius = mention.concept === 'bolt circle radius' || said.dimension === 'radius'
    const diameter = radius ? 2 * value.value : value.value
    used.push(...circleAgain(context, mention, diameter))
    // "They are evenly spaced around a 60 mm bolt circle": on it.
    const lead = items.slice(0, mention.start).findLast((item) => !means(item, 'determiner'))
    if (means(lead, 'preposition', 'beside') && /^a?round$/iu.test(lead?.text ?? ''))
      state.account.use(lead, mention.concept)
    entity.places.push({ place: { kind: 'bolt-circle', diameter, value }, items: used })
  }
  for (const item of used) state.account.use(item, mention.concept)
}

/** "four holes in a square pattern. They are 31 mm apart": two by two. */
function takeSquare({ items, state }: Context, mention: Mention, entity: Entity): void {
  const square = items.slice(mention.start, mention.head + 1).some(isSquare)
  if (!square || entity.count?.value !== 4 || entity.places.some(({ place }) => place.kind === 'grid')) return
  const item = items[mention.head] as Item
  entity.places.push({ place: { kind: 'grid', columns: 2, rows: 2 }, items: [item] })
  state.account.use(item, 'pattern')
}

/** "a grid of 5 mm holes": how wide they are, not how far apart. */
const isOfHoles = ({ mentions }: Context, { at }: Attribute): boolean =>
  mentions.some(({ concept, start, head }) => concept === 'hole' && at >= start && at < head)

const isSquare = (item: Item): boolean =>
  means(item, 'shape', 'square') || (item.kind === 'term' && item.form.startsWith('square'))

/** "a 40 mm bolt circle (20 mm radius from the centre)": the same circle in other words. */
function circleAgain({ attributes, items }: Context, mention: Mention, diameter: number): Item[] {
  const again = attributes.find(
    (attribute) =>
      attribute.at > mention.head &&
      attribute.at <= mention.end + 3 &&
      attribute.dimension === 'radius' &&
      isMark(items[Math.min(...attribute.items) - 1], '('),
  )
  const value = again?.values[0]
  if (!again || !value || Math.abs(2 * value.value - diameter) > 1e-6 * diameter) return []
  const end = items.findIndex((item, at) => at > again.at && isMark(item, ')'))
  const first = Math.min(...again.items)
  return items.slice(first, end > again.at && end < again.at + 7 ? end : again.at + 1)
}

function followsDirectly({ items }: Context, mention: Mention, attribute: Attribute): boolean {
  const first = Math.min(...attribute.items)
  return items
    .slice(mention.end, first)
    .every(
      (item) =>
        means(item, 'preposition', 'of', 'at', 'with') ||
        means(item, 'be') ||
        means(item, 'determiner') ||
        isMark(item, ':', '='),
    )
}

/** "a 20 mm leg along X and a 30 mm leg along Y". */
export function nameLegs(context: Context): void {
  const legs = context.mentions.filter((mention) => mention.concept === 'leg')
  context.attributes = context.attributes.map((attribute) => {
    const index = legs.findIndex((leg) => attribute.at >= leg.start && attribute.at < leg.head)
    const leg = legs[index]
    if (!leg || attribute.dimension !== 'bare') return attribute
    const after = axisAfter(context.items, leg.end)
    if (!after) return { ...attribute, dimension: index === 0 ? 'leg' : 'otherLeg' }
    const spoken = Array.from({ length: after.end - leg.end }, (_, i) => leg.end + i)
    return { ...attribute, dimension: 'axis', axis: after.axis, items: [...attribute.items, ...spoken] }
  })
}

/** Distances from edges are places, not sizes: they are taken out before sizes find their owners. */
export function claimPlaces(context: Context): void {
  const { attributes, items } = context
  const sized = new Set(attributes.flatMap(({ dimension, items }) => (dimension === 'bare' ? [] : items)))
  const spoken = findPlaces(
    items,
    (at) => !context.state.account.isUsed(items[at]) && !sized.has(at),
    0,
    items.length,
  )
  const claimed = new Set<Value>()
  for (const { place } of spoken) {
    if ('distance' in place) claimed.add(place.distance)
    if (place.kind === 'apart' && place.half) claimed.add(place.half)
    if (place.kind === 'stops' && place.short) claimed.add(place.short)
  }
  context.attributes = attributes.filter(
    (attribute) => attribute.dimension !== 'bare' || !claimed.has(attribute.values[0] as Value),
  )
  // A thread's hole takes no other size from a dimension it cannot have.
  const isLong = context.attributes.some(
    ({ dimension }) => dimension === 'length' || dimension === 'sequence',
  )
  context.attributes = context.attributes.filter(
    (attribute) =>
      attribute.dimension !== 'centres' ||
      context.mentions.some(
        (mention) =>
          acceptsWord(newEntityLike(mention), 'centres') &&
          // Of two slots with a length it is how far apart they are.
          !(isLong && (mention.count?.value ?? 1) > 1),
      ),
  )
}

const newEntityLike = (mention: Mention): Entity =>
  newEntity(
    mention.category === 'feature' ? 'feature' : 'solid',
    mention.concept,
    { kind: 'mark', text: '', span: [0, 0] },
    0,
  )
