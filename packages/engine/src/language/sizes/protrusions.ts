/** "It sticks down 4 mm", "the boss projects 10 mm from the plate": how far a body stands out, and which way. */
import type { SignedAxis } from '../../plan/geometry.ts'
import type { Context } from '../context.ts'
import type { Entity } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import { conceptOf, type Item, means } from '../text/items.ts'
import type { Attribute } from './attributes.ts'

const VERB = /^(?:stick|project|protrud|extend|ris|jut|hang|goes (?:up|down))/u
const DOWN = /down/u

const isVerb = (item: Item | undefined): item is Extract<Item, { kind: 'term' }> =>
  item?.kind === 'term' && means(item, 'operation', 'add') && VERB.test(item.form)

/** Directions and small words between the verb and its size. */
const passes = (item: Item | undefined): boolean =>
  means(item, 'axis', 'z') ||
  means(item, 'filler') ||
  means(item, 'determiner') ||
  means(item, 'preposition', 'at', 'of', 'along', 'from') ||
  means(item, 'face') ||
  means(item, 'edge', 'face', 'side', 'end')

/** "sticks out of the top of the block by 5 mm": over the body that it stands out of. */
const isSite = (items: readonly Item[], at: number): boolean =>
  means(items[at], 'solid') &&
  means(items[at - 1], 'determiner', 'the') &&
  means(items[at + 1], 'preposition', 'at')

/** "a cylinder centered on the disc that sticks out": the disc is only where it is. */
const isGround = (items: readonly Item[], { determiner, start }: Mention): boolean =>
  determiner === 'the' && (means(items[start - 1], 'preposition') || means(items[start - 1], 'place'))

/** "10 mm from the face of the disc": the face that it stands on, whichever that is. */
function faceAfter(items: readonly Item[], from: number): Item[] {
  const noun = means(items[from + 1], 'determiner') ? from + 2 : from + 1
  return means(items[from], 'preposition', 'from') && means(items[noun], 'edge', 'face')
    ? items.slice(from, noun + 1)
    : []
}

export function nameProtrusions(context: Context): void {
  const { items, entities, mentions, state } = context
  context.attributes = context.attributes.map((attribute) => {
    if (attribute.dimension !== 'bare' || attribute.quantity.kind !== 'length') return attribute
    let at = attribute.at - 1
    while (passes(items[at]) || isSite(items, at)) at--
    const verb = items[at]
    if (!isVerb(verb)) return attribute
    const bodies = mentions.filter(
      (mention) => mention.head < at && !mention.within && entities.get(mention)?.kind === 'solid',
    )
    // "a boss of 20 mm that sticks up", "a plate with a boss 50 mm wide rising …": the latest noun that is new; "a boss projecting": the one right before; else what the sentence is about.
    const relative = /^(?:that|which)$/iu.test(items[at - 1]?.text ?? '')
    const attached = /^\w+ing\b/u.test(verb.form)
    const subject =
      (relative ? (bodies.findLast((body) => !isGround(items, body)) ?? bodies.at(-1)) : undefined) ??
      bodies.find(({ end }) => end === at || (end === at - 1 && means(items[end], 'determiner'))) ??
      (attached ? bodies.findLast(({ determiner }) => determiner !== 'the') : undefined) ??
      bodies[0]
    const entity = subject && entities.get(subject)
    if (!subject || !entity) return attribute
    if (takeBothSides(context, attribute, entity, bodies)) return { ...attribute, dimension: TAKEN }
    const said = [...items.slice(at, attribute.at + 2), ...faceAfter(items, attribute.at + 1)]
    const down = said.find((item) => DOWN.test(item.text.toLowerCase()))
    if (down && !entity.places.some(({ place }) => place.kind === 'on'))
      entity.places.push({ place: { kind: 'on', side: '-z' }, items: [down] })
    const side = said.map((item) => conceptOf(item, 'face')).find(Boolean) as SignedAxis | undefined
    if (side) entity.places.push({ place: { kind: 'face', face: side }, items: said })
    for (const mention of mentions)
      if (mention.head > at && mention.head < attribute.at) {
        mention.pointer = true
        entity.host ??= entities.get(mention)
      }
    for (const item of said)
      if (item !== items[attribute.at]) state.account.use(item, 'which way it stands out')
    return { ...attribute, dimension: 'extrusion', owner: subject.head }
  })
  context.attributes = context.attributes.filter(({ dimension }) => dimension !== TAKEN)
}

const TAKEN = 'taken'

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
