/**
 * Bodies that stand out around a middle: "twelve fins project 8 mm radially from the outer surface", "six spokes connect
 * the hub to the rim, every 60 degrees", "eight blades extend from the hub (radius 10 mm) to the edge (radius 40 mm)".
 */
import { EngineError } from '../../errors.ts'
import type { Context } from '../context.ts'
import { type Entity, shapeOf } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import { impliedValue, type Value } from '../quantities/quantity.ts'
import { mainBody } from '../references/discourse.ts'
import type { Attribute } from '../sizes/attributes.ts'
import { quote } from '../sizes/sizes.ts'
import { type Item, means, wordsOf } from '../text/items.ts'
import {
  hubAround,
  hubOfRadius,
  isRimWord,
  leadsFrom,
  OUTSTANDING,
  radiiFromTo,
  rimBehind,
} from './around-hub.ts'

export const RADIAL = 'radial'

const WORD = /^radial(?:ly)?$|^radiat(?:e|es|ing)\b/iu
const OUTWARD = /^outwards?$/iu
const REACHES =
  /^(?:connect|join|link|bridg|attach|extend|run|reach|span|radiat|project|protrud|stretch|going|goe?s?$)/iu

/** Bodies that are seldom anything but radial where there are several of them. */
const SPOKES: ReadonlySet<string> = new Set(['arm'])

const BARS: ReadonlySet<string> = new Set(['arm', 'bar', 'block', 'plate', 'box', 'tab', 'lug', 'beam'])
const isBar = ({ concept }: Entity): boolean => BARS.has(concept)

const ROUND: ReadonlySet<string> = new Set(['round', 'tube'])

const isRound = (entity: Entity | undefined): entity is Entity =>
  entity?.kind === 'solid' && !entity.cut && ROUND.has(shapeOf(entity) ?? '')

const isAdded = (entity: Entity | undefined): entity is Entity =>
  entity?.kind === 'solid' && !entity.cut && !entity.family

const areSeveral = ({ count }: Entity): boolean => (count?.value ?? 1) > 1

const isSeveral = (entity: Entity | undefined): entity is Entity => isAdded(entity) && areSeveral(entity)

/** "the hub to the rim", "from the hub to the outer edge of the disc": the two round bodies behind the verb. */
function endsBehind({ items, mentions, entities }: Context, verb: number): [Mention, Mention] | undefined {
  const named = mentions.filter(
    (mention) => mention.start > verb && mention.category === 'solid' && isRound(entities.get(mention)),
  )
  const [first, second] = named
  if (!first || !second || first.determiner !== 'the' || second.determiner !== 'the') return undefined
  const between = items.slice(first.end, second.start)
  const tied = between.some((item) => means(item, 'preposition', 'to') || means(item, 'conjunction', 'and'))
  return tied && entities.get(first) !== entities.get(second) ? [first, second] : undefined
}

/** Right before "from the hub", where that is a round body. */
function fromHub({ items, mentions, entities }: Context, after: number, before = items.length): number {
  const hub = mentions.find(
    (mention) =>
      mention.start > after &&
      mention.start < before &&
      mention.determiner === 'the' &&
      isRound(entities.get(mention)) &&
      leadsFrom(items[mention.start - 1]),
  )
  return hub ? hub.start - 1 : -1
}

/** "(radius 40 mm)", "at radius 40 mm" right behind a name: how far from the middle that is. */
function radiusBehind({ attributes }: Context, from: number, to: number) {
  return attributes.find(({ dimension, at }) => dimension === 'radius' && at >= from && at < to)
}

/** "from the outer surface": where they begin anyway. */
function takeSurface({ items, state }: Context, verb: number): void {
  for (let at = verb; at < items.length - 2; at++) {
    if (!leadsFrom(items[at])) continue
    let next = at + 1
    while (means(items[next], 'determiner') || means(items[next], 'whole', 'it')) next++
    if (isRimWord(items[next])) state.account.use(items[next], 'where they begin')
    if (!means(items[next], 'which', 'outer')) continue
    state.account.use(items[next], 'where they begin')
    const noun = items[next + 1]
    if (means(noun, 'edge') || means(noun, 'dimension')) state.account.use(noun, 'where they begin')
  }
}

/** From where to where they reach, told by radii beside the two names. */
function takeRadii(context: Context, entity: Entity, [first, second]: readonly [Mention, Mention]): void {
  const { items, state } = context
  const limits = [
    ['from', radiusBehind(context, first.end, second.start)],
    ['to', radiusBehind(context, second.end, second.end + 6)],
  ] as const
  if (limits.some(([, attribute]) => attribute === undefined)) return
  for (const [limit, attribute] of limits) {
    const value = attribute?.values[0]
    if (!attribute || !value) continue
    const said = attribute.items.map((at) => items[at] as Item)
    entity.places.push({ place: { kind: 'reach', limit, value }, items: said })
    for (const item of said) state.account.use(item, `place of the ${entity.concept}`)
  }
}

export function takeRadialBodies(context: Context): void {
  const { items, mentions, entities, state } = context
  for (const mention of mentions) {
    const entity = mention.within ? undefined : entities.get(mention)
    if (takeSingle(context, mention, entity)) continue
    if (mention.category !== 'solid' || !isSeveral(entity)) continue
    const next = mentions.find((other) => other.start >= mention.end && isSeveral(entities.get(other)))
    const stretch = items.slice(mention.start, next?.start ?? items.length)
    const word = stretch.find((item) => WORD.test(item.text))
    const behind = items.findIndex((item, at) => at >= mention.end && REACHES.test(item.text))
    // "four spokes 8 mm wide from the hub to the rim": where they begin, without a verb.
    const from = SPOKES.has(entity.concept) ? fromHub(context, mention.end, next?.start) : -1
    // "Connect the hub and the ring with 4 spokes": the verb before them.
    const verb = behind >= 0 ? behind : from >= 0 ? from : items.findIndex((item) => REACHES.test(item.text))
    const named = verb < 0 ? undefined : endsBehind(context, verb)
    const ends = named && (behind >= 0 || from >= 0 || named[1].end <= mention.start) ? named : undefined
    const outward = stretch.find((item) => OUTWARD.test(item.text))
    const linked = ends && (SPOKES.has(entity.concept) || outward || means(items[verb], 'operation'))
    const around = hubAround(context, entity, mention.end)
    const span = radiiFromTo(context, mention.end)
    const outer = OUTSTANDING.has(entity.concept) ? outerRadius(context, behind) : undefined
    const out = sticksOut(context, entity, stretch)
    // "eight blades extend outward from the hub": away from its middle, all around.
    if (!word && !linked && !around && !span && !outer && !out && !(outward && hubBehind(context, verb)))
      continue
    entity.manners.add(RADIAL)
    for (const said of [word, outward, out]) state.account.use(said, 'around the middle')
    if (verb >= 0) takeSurface(context, verb)
    if (around) entity.host = around
    if (!ends && span) {
      takeReaches(context, entity, span)
      continue
    }
    if (!ends) {
      takeFromHub(context, entity, verb)
      continue
    }
    entity.host = entities.get(ends[0])
    entity.linked = { ends: ends.map((end) => entities.get(end) as Entity), item: items[verb] as Item }
    state.account.use(items[verb], 'from one to the other')
    takeRadii(context, entity, ends)
    takeRim(context, ends[1])
    for (const end of ends) end.pointer = true
  }
}

/** "three lugs sticking out, evenly spaced": of a ring, away from its middle; of a disc that may as well be upwards, unless they are around its edge. */
function sticksOut({ items, state }: Context, entity: Entity, stretch: readonly Item[]): Item | undefined {
  const main = mainBody(state.discourse)
  const word = OUTSTANDING.has(entity.concept) ? stretch.find(({ text }) => OUT.test(text)) : undefined
  if (!word || main === entity || !isRound(main) || main.family) return undefined
  if (items.some((item) => means(item, 'face'))) return undefined
  if (shapeOf(main) === 'tube' || entity.manners.has(RADIAL)) return word
  throw new EngineError(
    'prompt_too_ambiguous',
    `Which way does ${quote(entity.item.text)} go: ${quote(word.text)} may be upwards or away from its middle. Say “radially from the ${main.item.text}”, or “on top of it”.`,
  )
}

const OUT = /^(?:stick|extend|project|jut|point|protrud|reach)\w* (?:out|outwards?|away)(?: from)?$/iu

/** "sticks out from the ring", "attached to the outside of the ring". */
const leadsOut = (items: readonly Item[], at: number): boolean =>
  OUT.test(items[at]?.text ?? '') ||
  (/^outside$/iu.test(items[at]?.text ?? '') &&
    means(items[at - 2], 'preposition', 'to', 'on', 'at') &&
    means(items[at + 1], 'preposition', 'of'))

/** "A bar extends radially from the ring", "it points radially away from the ring": one that stands out of a round body. */
function takeSingle(context: Context, mention: Mention, entity: Entity | undefined): boolean {
  const { items, mentions, entities, state } = context
  const named = mention.category === 'solid' || (mention.category === 'whole' && mention.start === 0)
  if (!named || !isAdded(entity) || areSeveral(entity) || !isBar(entity)) return false
  const said = items.findIndex(({ text }) => WORD.test(text))
  const word = said >= 0 ? said : items.findIndex((_, at) => leadsOut(items, at))
  const hub = mentions.find((other) => other.head > word && isRound(entities.get(other)))
  if (word < 0 || !hub || hub === mention) return false
  const right = items.slice(word + 1, hub.start).every((item) => means(item, 'preposition', 'from', 'of'))
  if (said < 0 && !right) return false
  // Out of a disc is up as well as away from its middle; on a ring nothing lies across.
  if (said < 0 && shapeOf(entities.get(hub) as Entity) !== 'tube') {
    if (items.some((item) => means(item, 'face') || means(item, 'place'))) return false
    throw new EngineError(
      'prompt_too_ambiguous',
      `Which way does ${quote(entity.item.text)} go: “${wordsOf(items.slice(word, hub.end))}” may be upwards or away from its middle. Say “radially from the ${entities.get(hub)?.item.text}”, or “on top of it”.`,
    )
  }
  entity.manners.add(RADIAL)
  entity.host = entities.get(hub)
  hub.pointer = true
  state.account.use(items[word], 'away from the middle')
  const outer = outerRadius(context, word)
  if (outer) takeReachTo(context, entity, outer)
  takeSurface(context, word)
  return true
}

/** "from the hub", behind the verb. */
function hubBehind({ items, mentions, entities }: Context, verb: number): Mention | undefined {
  const hub = mentions.find(
    (mention) => mention.start > verb && mention.determiner === 'the' && isRound(entities.get(mention)),
  )
  return verb >= 0 && hub && leadsFrom(items[hub.start - 1]) ? hub : undefined
}

/** "extend from the hub (radius 12 mm) to a radius of 44 mm": where they end is no body. */
function takeFromHub(context: Context, entity: Entity, verb: number): void {
  const { items, entities, attributes, state } = context
  const hub = hubBehind(context, verb)
  const outer = outerRadius(context, verb)
  if (!hub) {
    if (outer) takeReachTo(context, entity, outer)
    return
  }
  const rim = rimBehind(context, verb, entities.get(hub))
  if (rim) {
    const [from, to] = [entities.get(hub) as Entity, rim]
    entity.host = from
    entity.linked = { ends: [from, to], item: items[verb] as Item }
    state.account.use(items[verb], 'from one to the other')
    hub.pointer = true
    return
  }
  const radii = attributes.filter(
    ({ dimension, at }) => dimension === 'radius' && at > hub.head && at < hub.head + FARTHEST,
  )
  const to = radii.at(-1)
  const led =
    to && items.slice(hub.end, Math.min(...to.items)).some((item) => means(item, 'preposition', 'to'))
  if (!to || !led || radii.length > 2) return
  entity.host = entities.get(hub)
  hub.pointer = true
  for (const item of items.slice(hub.end, Math.min(...to.items)))
    if (isRimWord(item)) state.account.use(item, 'where they end')
  for (const [index, attribute] of radii.entries()) {
    const [value] = attribute.values
    const limit = index === radii.length - 1 ? 'to' : 'from'
    const said = attribute.items.map((at) => items[at] as Item)
    if (value) entity.places.push({ place: { kind: 'reach', limit, value }, items: said })
    for (const item of said) state.account.use(item, `place of the ${entity.concept}`)
  }
}

/** "reach out to a radius of 30 mm". */
function outerRadius({ items, attributes }: Context, verb: number): Attribute | undefined {
  const to = attributes.find(({ dimension, at }) => dimension === 'radius' && at > verb)
  if (verb < 0 || !to) return undefined
  const first = Math.min(...to.items)
  const lead = [1, 2].map((back) => items[first - back]).find((item) => !means(item, 'determiner'))
  return means(lead, 'preposition', 'to') ? to : undefined
}

/** From whatever they stand around. */
function takeReachTo({ items, state }: Context, entity: Entity, { values, items: places }: Attribute): void {
  const [value] = values
  const said = places.map((at) => items[at] as Item)
  if (value) entity.places.push({ place: { kind: 'reach', limit: 'to', value }, items: said })
  for (const item of said) state.account.use(item, `place of the ${entity.concept}`)
}

/** From the one radius to the other. */
function takeReaches({ items, state }: Context, entity: Entity, span: readonly [Attribute, Attribute]): void {
  entity.host ??= hubOfRadius(state.discourse.entities, span[0].values[0]?.value ?? 0)
  for (const [index, attribute] of span.entries()) {
    const [value] = attribute.values
    const said = attribute.items.map((at) => items[at] as Item)
    const limit = index === 0 ? 'from' : 'to'
    if (value) entity.places.push({ place: { kind: 'reach', limit, value }, items: said })
    for (const item of said) state.account.use(item, `place of the ${entity.concept}`)
  }
}

const FARTHEST = 14

/** "to the outer edge of the plate": where that body ends. */
function takeRim({ items, state }: Context, { start }: Mention): void {
  for (let at = start - 1; at > start - 6 && at >= 0; at--) {
    const item = items[at]
    if (means(item, 'which', 'outer') || means(item, 'edge')) state.account.use(item, 'where they end')
    else if (!means(item, 'preposition', 'of') && !means(item, 'determiner')) return
  }
}

const value = (angle: number, item: Item): Value => impliedValue(angle, 'angle', item.span)

/** Spread evenly, or so many degrees from each to the next: an angle for each of them. */
export function settleRadial(entities: readonly Entity[], remarks: string[]): void {
  for (const entity of entities) {
    const count = entity.count?.value ?? 1
    const radial = entity.manners.has(RADIAL) || SPOKES.has(entity.concept)
    if (!radial || !isAdded(entity) || !(areSeveral(entity) || entity.manners.has(RADIAL))) continue
    const spread = entity.places.filter(({ place }) => ['every', 'evenly', 'bearing'].includes(place.kind))
    const told = entity.places.some(({ place }) =>
      ['angles', 'points', 'bolt-circle', 'row'].includes(place.kind),
    )
    if (told || (spread.length === 0 && !entity.manners.has(RADIAL))) continue
    const host = isRound(entity.host) ? entity.host : entities.find(isRound)
    if (!host) continue
    entity.host = host
    const step = spread.find(({ place }) => place.kind === 'every')?.place
    const start = spread.find(({ place }) => place.kind === 'bearing')?.place
    const turn = step?.kind === 'every' ? step.angle.value : 360 / count
    const first = start?.kind === 'bearing' ? start.angle.value : 0
    const items = [...new Set(spread.flatMap((said) => said.items))]
    const values = Array.from({ length: count }, (_, index) =>
      value((first + index * turn) % 360, entity.item),
    )
    const rest = entity.places.filter((said) => !spread.includes(said) && said.place.kind !== 'face')
    entity.places.splice(0, entity.places.length, ...rest, {
      place: { kind: 'angles', values },
      items: items.length > 0 ? items : [entity.count?.item ?? entity.item],
    })
    const which = count > 1 ? 'The first' : 'The'
    if (!start) remarks.push(`${which} ${entity.concept} points along +x, as no angle was given`)
  }
}

/** What a size means of a body that points outwards: away from the middle, across, and upwards. */
export function radialWords({ manners, given }: Entity): Readonly<Record<string, readonly string[]>> {
  if (!manners.has(RADIAL)) return {}
  const has = (word: string): boolean => given.some((each) => each.word === word)
  const tall = has('height') || (has('thickness') && !has('width'))
  return tall
    ? { thickness: ['y'], width: ['x'], length: ['x'], extrusion: ['x'], depth: ['x'], height: ['z'] }
    : { width: ['y'], thickness: ['z'], length: ['x'], extrusion: ['x'], depth: ['x'], height: ['z'] }
}
