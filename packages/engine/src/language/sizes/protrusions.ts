/** "It sticks down 4 mm", "the boss projects 10 mm from the plate": how far a body stands out, and which way. */
import type { SignedAxis } from '../../plan/geometry.ts'
import type { Context } from '../context.ts'
import { type Entity, shapeOf } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import { mainBody } from '../references/discourse.ts'
import { conceptOf, type Item, means } from '../text/items.ts'
import type { Attribute } from './attributes.ts'

const VERB = /^(?:stick|project|protrud|extend|ris|jut|hang|goes (?:up|down))/u
const DOWN = /down|descend|drop/u

const isVerb = (item: Item | undefined): boolean =>
  item?.kind === 'term' && means(item, 'operation', 'add') && VERB.test(item.form)

/** Verbs of standing and going: only with a word for the way they say how far something stands out. */
const WEAK_VERB =
  /^(?:stand(?:s|ing)?|goes|go|going|com(?:e|es|ing)|run(?:s|ning)?|lead(?:s|ing)?|reach(?:es|ing)?|point(?:s|ing)?|continu(?:es|ing)|carries|climb(?:s|ing)?|tower(?:s|ing)?|pok(?:es|ing)|peek(?:s|ing)?|shoot(?:s|ing)?|grow(?:s|ing)?|emerg(?:es|ing)|drop(?:s|ping)?|descend(?:s|ing)?|ascend(?:s|ing)?|thrust(?:s|ing)?|stretch(?:es|ing)?)(?= |$)/iu
const WAY =
  /^(?:up|upwards?|out(?: from| of)?|outwards?|down|downwards?|away|proud|clear|forwards?|backwards?|above|beyond|over|past|vertically|sideways)$/iu
const BEYOND = /^(?:above|beyond|over|past)$/iu
/** Verbs that name the way themselves. */
const DIRECTED = /^(?:climb|tower|drop|descend|ascend|emerg|pok|thrust)/iu

const isWay = (item: Item | undefined): boolean => WAY.test(item?.text ?? '')

/** Directions and small words between the verb and its size. */
const passes = (item: Item | undefined): boolean =>
  (isWay(item) && !BEYOND.test(item?.text ?? '')) ||
  means(item, 'axis', 'z') ||
  means(item, 'filler') ||
  means(item, 'determiner') ||
  means(item, 'preposition', 'at', 'of', 'along', 'from') ||
  means(item, 'face') ||
  means(item, 'whole', 'it') ||
  means(item, 'place', 'centre') ||
  means(item, 'edge', 'face', 'side', 'end')

/** "goes 30 mm up", "stands 12 mm proud", "reaches 5 mm above": the way before or behind the size, or in the verb. */
function isWeakVerb(items: readonly Item[], verb: number, size: number): boolean {
  const text = items[verb]?.text ?? ''
  if (!WEAK_VERB.test(text)) return false
  const way = items.slice(verb + 1, size + 4).some((item, at) => {
    const behind = items.slice(size + 1, verb + 1 + at)
    return isWay(item) && behind.every((each) => means(each, 'filler') || isWay(each))
  })
  // "reaches 40 mm from the underside of the head".
  const grounded =
    means(items[size + 1], 'preposition', 'from') &&
    items.slice(size + 2, size + 4).some((item) => means(item, 'face', '+z', '-z'))
  return way || grounded || DIRECTED.test(text) || / (?:up|out|down)\b/iu.test(text)
}

/** "sticks out of the top of the block by 5 mm": over the body that it stands out of. */
const isSite = (items: readonly Item[], at: number): boolean =>
  means(items[at], 'solid') &&
  means(items[at - 1], 'determiner', 'the') &&
  means(items[at + 1], 'preposition', 'at')

/** "a cylinder centered on the disc that sticks out": the disc is only where it is. */
const isGround = (items: readonly Item[], { determiner, start, category }: Mention): boolean => {
  const led = means(items[start - 1], 'preposition') || means(items[start - 1], 'place')
  // "in the middle of its top": whose top it is.
  const owner = category === 'whole' && /^its$/iu.test(items[start]?.text ?? '')
  return owner || (led && (determiner === 'the' || category === 'whole'))
}

const isOver = (item: Item | undefined): boolean =>
  means(item, 'preposition', 'from', 'of') || BEYOND.test(item?.text ?? '')

/** "30 mm straight up": the way behind the size, up to what it is measured from. */
function wayAfter(items: readonly Item[], from: number): number {
  let at = from
  while (at < from + 4 && ((isWay(items[at]) && !BEYOND.test(items[at]?.text ?? '')) || isIdle(items, at)))
    at++
  return at
}

const isIdle = (items: readonly Item[], at: number): boolean =>
  means(items[at], 'filler') && (isWay(items[at + 1]) || isOver(items[at + 1]))

/** "10 mm from the face of the disc", "proud of the plate", "above its top face": what it stands on, whichever that is. */
function groundAfter({ items, mentions }: Context, from: number, subject: Mention): number {
  if (!isOver(items[from])) return from
  const face = (at: number): boolean =>
    means(items[at], 'face', '+z', '-z') || means(items[at], 'edge', 'face')
  const noun = means(items[from + 1], 'determiner') ? from + 2 : from + 1
  const host = mentions.find(
    ({ start, head, category }) =>
      start >= from + 1 && start <= noun && head >= noun && (category === 'solid' || category === 'whole'),
  )
  if (host && host !== subject && (host.determiner === 'the' || host.category === 'whole'))
    return face(host.end) ? host.end + 1 : host.end
  // "from the upper face of the block"
  if (!face(noun)) return from
  const of = means(items[noun + 1], 'preposition', 'of')
  const owner = of ? mentions.find(({ start }) => start === noun + 2) : undefined
  return owner && owner.determiner === 'the' ? owner.end : of ? from : noun + 1
}

const ALONG_ROUND: ReadonlySet<string> = new Set(['length', 'thickness', 'depth'])

/** "a disc 5 mm thick stands 12 mm above the plate": how high it is was told, so that this is where it lies. */
function isHeightTold({ attributes }: Context, subject: Mention, entity: Entity, verb: number): boolean {
  const shape = shapeOf(entity)
  const round = shape === 'round' || shape === 'tube' || shape === 'cone'
  const told = attributes
    .filter(({ at }) => at >= subject.start && at < verb)
    .map(({ dimension, values }) => (values.length > 2 ? 'height' : dimension))
  const given = entity.given.map(({ word }) => word)
  return [...told, ...given].some((word) => word === 'height' || (round && ALONG_ROUND.has(word)))
}

export function nameProtrusions(context: Context): void {
  const { items, entities, mentions, state } = context
  context.attributes = context.attributes.map((attribute) => {
    if (attribute.dimension !== 'bare' || attribute.quantity.kind !== 'length') return attribute
    let at = attribute.at - 1
    while ((passes(items[at]) && !WEAK_VERB.test(items[at]?.text ?? '')) || isSite(items, at)) at--
    const verb = items[at]
    const weak = !isVerb(verb)
    if (!verb || (weak && !isWeakVerb(items, at, attribute.at))) return attribute
    const named = mentions.filter(
      (mention) => mention.head < at && !mention.within && entities.get(mention)?.kind === 'solid',
    )
    const free = named.filter(
      ({ category, ...mention }) => category === 'solid' || !isGround(items, { category, ...mention }),
    )
    const bodies = free.length > 0 ? free : named
    // "a boss of 20 mm that sticks up", "a plate with a boss 50 mm wide rising …": the latest noun that is new; "a boss projecting": the one right before; else what the sentence is about.
    const relative = /^(?:that|which)$/iu.test(items[at - 1]?.text ?? '')
    const attached = /^\w+ing\b/iu.test(verb.text)
    const subject =
      (relative ? (bodies.findLast((body) => !isGround(items, body)) ?? bodies.at(-1)) : undefined) ??
      bodies.find(({ end }) => end === at || (end === at - 1 && means(items[end], 'determiner'))) ??
      (attached ? bodies.findLast(({ determiner }) => determiner !== 'the') : undefined) ??
      // "On top of the disc add a hub that is 60 mm wide and sticks up …": not what it stands on.
      bodies.find((body) => !isGround(items, body)) ??
      bodies[0]
    const entity = subject && entities.get(subject)
    if (!subject || !entity || (weak && isHeightTold(context, subject, entity, at))) return attribute
    const both = bothSidesAfter(items, attribute.at + 1)
    const ranged = items.some((item) => item.kind === 'quantity' && item.quantity.kind === 'range')
    // "a hub protruding 8 mm on both sides": one on each of them.
    if (both && !ranged && entity !== mainBody(state.discourse)) {
      const stretch = items.slice(at, both)
      entity.places.push({ place: { kind: 'faces', faces: ['+z', '-z'] }, items: stretch })
      for (const item of stretch)
        if (item !== items[attribute.at]) state.account.use(item, 'which way it stands out')
      return { ...attribute, dimension: 'extrusion', owner: subject.head }
    }
    if (takeBothSides(context, attribute, entity, bodies)) return { ...attribute, dimension: TAKEN }
    const way = wayAfter(items, attribute.at + 1)
    const end = groundAfter(context, way, subject)
    const said = items.slice(at, Math.max(end, attribute.at + (weak ? 1 : 2)))
    const down = said.find((item) => DOWN.test(item.text.toLowerCase()))
    if (down && !entity.places.some(({ place }) => place.kind === 'on'))
      entity.places.push({ place: { kind: 'on', side: '-z' }, items: [down] })
    const side = said.map((item) => conceptOf(item, 'face')).find(Boolean) as SignedAxis | undefined
    if (side) entity.places.push({ place: { kind: 'face', face: side }, items: said })
    for (const mention of mentions)
      if (mention.head > at && mention.head < end && mention !== subject) {
        mention.pointer = true
        const ground = entities.get(mention)
        if (ground !== entity) entity.host ??= ground
      }
    for (const item of said)
      if (item !== items[attribute.at]) state.account.use(item, 'which way it stands out')
    return { ...attribute, dimension: 'extrusion', owner: subject.head }
  })
  context.attributes = context.attributes.filter(({ dimension }) => dimension !== TAKEN)
}

const TAKEN = 'taken'

/** "on both sides", "from each face": up to the end of it. */
function bothSidesAfter(items: readonly Item[], from: number): number | undefined {
  let at = from
  while (
    at < from + 5 &&
    (means(items[at], 'preposition') ||
      means(items[at], 'which') ||
      isIdle(items, at) ||
      /^(?:out|above)$/iu.test(items[at]?.text ?? ''))
  )
    at++
  const both = items.slice(from, at).some((item) => means(item, 'which', 'both', 'each'))
  return both && means(items[at], 'edge', 'face', 'side') ? at + 1 : undefined
}

/** "protruding 8 mm from both faces (Z = -8 to Z = 20)": not how high it is, but how far it stands out of the other body. */
function takeBothSides(
  { items, entities, state }: Context,
  { at, values }: Attribute,
  entity: Entity,
  bodies: readonly Mention[],
): boolean {
  const behind = items.slice(at + 1, at + 5)
  const both = behind.findIndex((item) => means(item, 'which', 'both', 'each'))
  const side = behind.findIndex((item) => means(item, 'edge', 'face', 'side', 'end'))
  const ranged = items.some((item) => item.kind === 'quantity' && item.quantity.kind === 'range')
  const host = bodies.map((mention) => entities.get(mention)).find((each) => each !== entity)
  const [value] = values
  if (both < 0 || side < both || !ranged || !host || !value) return false
  entity.host ??= host
  const said = items.slice(at, at + side + 2)
  entity.places.push({ place: { kind: 'above', value }, items: said })
  for (const item of said) state.account.use(item, `place of the ${entity.concept}`)
  return true
}
