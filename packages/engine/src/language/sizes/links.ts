/**
 * A body between two others: "two spheres connected by a rod", "connect the discs with a bar", "the core between them".
 * It is built first, and the two stand at its ends; where they are a distance apart, that is how long it is.
 */
import { EngineError } from '../../errors.ts'
import type { Context } from '../context.ts'
import { type Entity, isOwnBody, shapeOf } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import type { Place } from '../places/place.ts'
import { RADIAL } from '../places/radial-bodies.ts'
import { fillBetween } from '../places/several-levels.ts'
import { impliedValue, type Value } from '../quantities/quantity.ts'
import { type Item, isMark, means } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'
import { quote } from './sizes.ts'

const LINKED = /^(?:connect|join|link|bridg|attach|unit)(?:ed|s|e|es|ing)?(?: together)?$/iu
const BETWEEN = /^between$/iu

/** "runs from the center of one ball to the center of the other", "between the centers of the two balls". */
const ONE_TO_OTHER =
  /from (?:the )?(?:cent(?:er|re)|middle) of (?:one|the first|the left|the lower|each)(?: [a-z]+)? to (?:(?:the )?(?:cent(?:er|re)|middle|that) of )?(?:the )?(?:other|second|right|upper)(?: [a-z]+)?(?= [,.;]|$| and )|(?:between|from) (?:the|their)(?: two)? (?:cent(?:er|re)s|middles)(?= [,.;]|$| of (?:the|both)(?: two)? (?:spheres|balls))/u

const isPair = (entity: Entity): boolean => entity.count?.value === 2

/** The two that are linked: one that is there twice, or the last two before. */
function endsFor(link: Entity, entities: readonly Entity[]): readonly Entity[] | undefined {
  const others = entities.filter((entity) => isOwnBody(entity) && entity !== link && !entity.loose)
  const pair = others.findLast(isPair)
  if (pair) {
    if (pair.members.length === 2) return pair.members
    // "A rocker with two bosses. The large boss is … The small boss is …": announced, and told one by one since.
    const told = others
      .slice(others.indexOf(pair) + 1)
      .filter((each) => each.given.length > 0 && shapeOf(each) === shapeOf(pair))
    return pair.given.length === 0 && told.length === 2 ? told : [pair]
  }
  const [first, second] = others.slice(-2)
  const alike = first && second && (first.concept === second.concept || shapeOf(first) === shapeOf(second))
  return alike && !first.host && !second.host ? [first, second] : undefined
}

/** Which of the bodies around the verb is the link: the single one behind "by" or "with", or before an active verb. */
function linkAround({ items, mentions, entities }: Context, verb: number): Mention | undefined {
  const isSingle = (mention: Mention | undefined): mention is Mention => {
    const entity = mention && entities.get(mention)
    return isOwnBody(entity) && !isPair(entity) && !mention?.plural && mention?.category === 'solid'
  }
  const by = items.findIndex(
    (item, at) =>
      at > verb &&
      at < verb + 8 &&
      (/^(?:by|with|using|via)$/iu.test(item.text) || means(item, 'preposition', 'with')),
  )
  const behind =
    by < 0 ? undefined : mentions.find(({ start, determiner }) => start === by + 1 && determiner !== 'the')
  if (isSingle(behind)) return behind
  const before = mentions.findLast(({ head, within }) => head < verb && !within)
  return isSingle(before) ? before : undefined
}

/** Over "the centre of one sphere to the centre of the other": from middle to middle. */
const isMiddleTalk = (item: Item | undefined): boolean =>
  means(item, 'place', 'centre') ||
  means(item, 'preposition') ||
  means(item, 'determiner') ||
  means(item, 'ordinal') ||
  means(item, 'which') ||
  means(item, 'solid') ||
  means(item, 'make') ||
  means(item, 'conjunction') ||
  (item?.kind === 'quantity' && item.quantity.kind === 'count')

/** "connects to the top face of the thin cylinder": joined to one body, by a face or an end of it, and no link between two. */
function isJoinedToOne(items: readonly Item[], verb: number): boolean {
  if (!/s$/iu.test(items[verb]?.text ?? '') || !means(items[verb + 1], 'preposition', 'to')) return false
  const ahead = items.slice(verb + 2)
  const stop = ahead.findIndex((item) => isMark(item) || means(item, 'conjunction'))
  const where = stop === -1 ? ahead : ahead.slice(0, stop)
  const bodies = where.filter((item) => means(item, 'solid'))
  return (
    where.some((item) => means(item, 'face') || means(item, 'edge', 'end')) &&
    bodies.length === 1 &&
    bodies.every((item) => item.kind === 'term' && !item.plural) &&
    !where.some((item) => means(item, 'which', 'both', 'each')) &&
    !means(ahead[stop], 'conjunction')
  )
}

export function takeLinks(context: Context): void {
  const { items, mentions, entities, state } = context
  const reach = findSpoken(items, ONE_TO_OTHER)
  for (const [at, item] of items.entries()) {
    const verb = LINKED.test(item.text) && !isJoinedToOne(items, at)
    const spans = at === reach?.from
    if ((!verb && !spans && !BETWEEN.test(item.text)) || state.account.isUsed(item)) continue
    const mention = verb
      ? linkAround(context, at)
      : mentions.findLast(({ head, within }) => head < at && !within)
    const link = mention && entities.get(mention)
    if (!mention || !isOwnBody(link) || isPair(link) || link.linked) continue
    const ends = endsFor(link, state.discourse.entities)
    if (!ends || (!verb && !spans && !namesEnds(context, at, ends))) continue
    link.linked = { ends, item }
    state.account.use(item, 'joined to both')
    for (const other of mentions)
      if (other !== mention && ends.includes(entities.get(other) as Entity) && other.determiner === 'the')
        other.pointer = true
    takeMiddles(context, mention)
    takeBothEnds(context, at)
  }
}

/** "joins the two ends", "the two ends are joined by a bar": the two that it joins, named by their number. */
function takeBothEnds({ items, state }: Context, verb: number): void {
  let at = verb + 1
  while (means(items[at], 'determiner')) at++
  let back = verb - 1
  while (means(items[back], 'be') || means(items[back], 'filler')) back--
  if (means(items[back], 'edge', 'end')) at = back - 1
  const item = items[at]
  const two =
    item?.kind === 'quantity' && item.quantity.kind === 'count' && item.quantity.values[0]?.value === 2
  if (!two && !means(item, 'which', 'both')) return
  const noun = items[at + 1]
  if (noun?.kind !== 'term' || !noun.plural || !means(noun, 'edge', 'end')) return
  for (const said of [item, noun]) state.account.use(said, 'number of bodies')
}

/** "between them", "between the two flanges". */
function namesEnds({ items, mentions, entities }: Context, at: number, ends: readonly Entity[]): boolean {
  if (/^(?:them|these|those|both)$/iu.test(items[at + 1]?.text ?? '')) return true
  const named = mentions.find(({ start, head }) => head > at && start <= at + 2)
  const entity = named && entities.get(named)
  return entity !== undefined && ends.includes(entity)
}

function takeMiddles({ items, state }: Context, mention: Mention): void {
  const from = items.findIndex((item, at) => at >= mention.end && means(item, 'preposition', 'from'))
  if (from < 0 || !items.slice(from, from + 4).some((item) => means(item, 'place', 'centre'))) return
  for (let at = from; at < items.length && isMiddleTalk(items[at]); at++)
    if (!means(items[at], 'determiner') && items[at]?.kind !== 'quantity')
      state.account.use(items[at], 'from middle to middle')
}

const ROUND_ENDS: ReadonlySet<string> = new Set(['sphere'])

const pointsFromAbove = (places: Entity['places']): number[][] =>
  places.flatMap(({ place }) =>
    place.kind === 'points' && !place.quantity.axes ? place.quantity.points : [],
  )

/** Where the middle of a body lies by its coordinates. */
function middleOf({ places }: Entity): readonly [number, number] | undefined {
  const points = pointsFromAbove(places)
  if (points.length === 1) return [points[0]?.[0] ?? 0, points[0]?.[1] ?? 0]
  const along = (axis: 'x' | 'y'): number | undefined =>
    places
      .map(({ place }) =>
        place.kind === 'coordinate' && place.axis === axis ? place.value.value : undefined,
      )
      .find((value) => value !== undefined)
  const [x, y] = [along('x'), along('y')]
  if (x !== undefined || y !== undefined) return [x ?? 0, y ?? 0]
  const origin = places.some(
    ({ place, items }) => place.kind === 'centre' && items.some((item) => means(item, 'place', 'origin')),
  )
  return origin ? [0, 0] : undefined
}

/** Of a body that is there twice. */
const middlesOf = ({ places }: Entity): (readonly [number, number])[] => {
  const points = pointsFromAbove(places)
  return points.length === 2 ? points.map(([x = 0, y = 0]) => [x, y] as const) : []
}

/** Between two bodies that lie at coordinates: from the middle of one to that of the other. */
function spanBetween(link: Entity, ends: readonly Entity[], item: Item): boolean {
  const [first, second] = ends.length === 1 ? middlesOf(ends[0] as Entity) : ends.map(middleOf)
  if (!first || !second) return false
  const apart = ([0, 1] as const).filter((k) => Math.abs(first[k] - second[k]) > 1e-9)
  const [k] = apart
  if (k === undefined || apart.length > 1) return false
  const value = (each: number): Value => impliedValue(each, 'length', item.span)
  const axis = k === 0 ? 'x' : 'y'
  const [low, high] = [Math.min(first[k], second[k]), Math.max(first[k], second[k])]
  // "a bar 100 mm (X) … connects their tops": as long as it is told to be, about the middle between them.
  const long = link.given.some(({ word }) => LONG.has(word))
  link.places.push(
    long
      ? { place: { kind: 'coordinate', axis, value: value((low + high) / 2) }, items: [item] }
      : { place: { kind: 'range', axis, from: value(low), to: value(high) }, items: [item] },
  )
  const other = k === 0 ? 'y' : 'x'
  link.places.push({
    place: { kind: 'coordinate', axis: other, value: value(first[1 - k] as number) },
    items: [item],
  })
  link.host = undefined
  standOnGround(link, ends, item)
  return true
}

const isLevelled = ({ places }: Entity): boolean =>
  places.some(
    ({ place }) =>
      ((place.kind === 'range' || place.kind === 'coordinate') && place.axis === 'z') ||
      (place.kind === 'level' && place.side[1] === 'z') ||
      place.kind === 'on',
  )

const LONG: ReadonlySet<string> = new Set(['sequence', 'length', 'axis x'])

/** "two bosses 20 mm tall … connected by a web (Z=5 to Z=15)": the web's levels are those of the part, so the bosses stand on its ground. */
function standOnGround(link: Entity, ends: readonly Entity[], item: Item): void {
  if (!isLevelled(link)) return
  for (const end of ends)
    if (!isLevelled(end) && !end.host)
      end.places.push({
        place: { kind: 'level', side: '-z', value: impliedValue(0, 'length', item.span) },
        items: [item],
      })
}

/** "the gap between the spheres": half of each lies besides between their middles. */
function betweenMiddles({ distance, web }: Place & { kind: 'apart' }, ends: readonly Entity[]): Value {
  if (!web) return distance
  const [first, second] = ends.map(({ given }) => {
    const size = given.find(({ word }) => word === 'diameter' || word === 'radius')
    const value = size?.attribute.values[0]?.value
    return value === undefined ? undefined : size?.word === 'radius' ? value : value / 2
  })
  if (first === undefined)
    throw new EngineError(
      'prompt_too_ambiguous',
      `How wide are the ends that lie ${quote(distance.text)} apart? Give their diameter.`,
    )
  return { ...distance, value: distance.value + first + (second ?? first) }
}

/** Turns each pair and its link around: the link is what the two stand at. */
export function settleLinks(entities: Entity[], remarks: string[]): void {
  for (const link of entities) {
    // Spokes between a hub and a rim go around it.
    if (!link.linked || link.manners.has(RADIAL)) continue
    const { ends, item } = link.linked
    if (fillBetween(link, ends, item)) {
      remarks.push(`The ${link.concept} fills the room between the two of ${ends[0]?.concept ?? 'them'}`)
      continue
    }
    if (spanBetween(link, ends, item)) {
      remarks.push(
        `The ${link.concept} runs from the middle of one ${ends[0]?.concept ?? 'body'} to that of the other`,
      )
      continue
    }
    const round = ends.every((end) => ROUND_ENDS.has(shapeOf(end) ?? ''))
    // "the centers of the two spheres are 80 mm apart": said of both that were told one by one.
    const groups = entities.filter(({ members }) => ends.some((end) => members.includes(end)))
    const said = [...ends, ...groups].flatMap(({ places }) => places)
    const apart = said.find(({ place }) => place.kind === 'apart')
    const along = said.find(({ place }) => place.kind === 'along')
    for (const { places } of groups)
      places.splice(0, places.length, ...places.filter((each) => each !== apart && each !== along))
    if (along?.place.kind === 'along') link.orientation ??= along.place.axis
    if (apart?.place.kind === 'apart' && round)
      link.places.push({
        place: { kind: 'spans', value: betweenMiddles(apart.place, ends) },
        items: apart.items,
      })
    link.host = undefined
    for (const [index, end] of ends.entries()) {
      end.host = link
      const rest = end.places.filter(
        ({ place }) => !(round && place === apart?.place) && place.kind !== 'along' && place.kind !== 'on',
      )
      const site =
        ends.length === 1
          ? ({ kind: 'ends' } as const)
          : ({ kind: 'tip', which: index === 0 ? 'one' : 'other' } as const)
      end.places.splice(0, end.places.length, ...rest, { place: site, items: [item] })
      if (round) end.places.push({ place: { kind: 'astride' }, items: [item] })
    }
    if (round && !apart)
      remarks.push(`The middle of each ${ends[0]?.concept ?? 'ball'} lies at an end of the ${link.concept}`)
  }
}
