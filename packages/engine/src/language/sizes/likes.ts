/**
 * Things told by one that was told before: "an identical boss on the bottom", "another disc of the same size at the
 * other end", "a second cylinder, the same as the first". They take its sizes and what it stands on.
 */
import type { Context } from '../context.ts'
import { type Entity, isHoleNamed, type SaidPlace } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import type { Place } from '../places/place.ts'
import { conceptOf, type Item, isMark, means } from '../text/items.ts'

const IDENTICAL = /^(?:identical|matching|same|equal|similar|like|duplicate|twin)$/iu

/** Sizes and shape as one: "the same size", "the same dimensions and shape". */
const isExtent = (item: Item | undefined): boolean =>
  means(item, 'dimension', 'size') ||
  means(item, 'whole') ||
  /^(?:size|shape|dimension)s?$/iu.test(item?.text ?? '')

/** "an identical boss", "the same boss again": the word, where it stands in the phrase itself. */
export const identicalIn = (items: readonly Item[], { start, head, plural }: Mention): Item | undefined =>
  plural ? undefined : items.slice(Math.max(0, start), head).find((item) => IDENTICAL.test(item.text))

/** The one it is like: of its kind, and told with sizes; else one that was called so since: a circle that became a disc. */
function modelFor(entity: Entity, entities: readonly Entity[]): Entity | undefined {
  const told = entities
    .slice(0, entities.indexOf(entity))
    .filter((other) => other.given.length > 0 && other !== entity)
  const alike = told.filter(({ kind }) => kind === entity.kind)
  const { item } = entity
  return (
    alike.findLast(({ concept }) => concept === entity.concept) ??
    alike.findLast(({ names }) => item.kind === 'term' && names.has(item.form))
  )
}

/** "an identical hole" after a square one: as that is, whatever its outline. */
function holeBefore(entity: Entity, entities: readonly Entity[]): Entity | undefined {
  if (entity.concept !== 'hole' || entity.adjectives.size > 0) return undefined
  const before = entities.slice(0, entities.indexOf(entity)).findLast(isHoleNamed)
  return before?.concept === 'pocket' && before.given.length > 0 ? before : undefined
}

const PLACES: Readonly<Record<string, number>> = { first: 0, second: 1, third: 2 }

/** "identical to the first one", where more than one was told. */
function modelNamed(entity: Entity, entities: readonly Entity[], said: readonly Item[]): Entity | undefined {
  const place = said
    .map((item) => PLACES[conceptOf(item, 'ordinal') ?? ''])
    .find((each) => each !== undefined)
  const told = entities
    .slice(0, entities.indexOf(entity))
    .filter(
      ({ kind, given, concept }) => kind === entity.kind && concept === entity.concept && given.length > 0,
    )
  return place === undefined ? undefined : told[place]
}

const AGAIN = /^(?:again|also|likewise|too|once more)$/iu

/** "of the same size", "with the same dimensions as the first": the stretch behind the noun. */
function sameSizeAfter(items: readonly Item[], from: number): number | undefined {
  let at = isMark(items[from], ',') ? from + 1 : from
  while (
    at < from + 6 &&
    (means(items[at], 'preposition', 'of', 'with') ||
      means(items[at], 'determiner') ||
      AGAIN.test(items[at]?.text ?? ''))
  )
    at++
  if (!/^(?:same|identical|equal)$/iu.test(items[at]?.text ?? '') || at === from) return undefined
  let end = at + 1
  while (isExtent(items[end]) || (means(items[end], 'conjunction') && isExtent(items[end + 1]))) end++
  return end > at + 1 ? end : undefined
}

/** ", identical to the first one", "equal in size to the other": up to the one that it is like. */
function likeAfter(items: readonly Item[], from: number): number | undefined {
  let at = isMark(items[from], ',') ? from + 1 : from
  while (means(items[at], 'filler') || means(items[at], 'which', 'that') || means(items[at], 'be')) at++
  if (!means(items[at], 'likeness', 'equal')) return undefined
  let end = at + 1
  // "equal in all dimensions", "equal in size to it".
  if (means(items[end], 'preposition', 'in')) {
    end++
    while (
      means(items[end], 'which', 'all') ||
      isExtent(items[end]) ||
      means(items[end], 'preposition', 'to')
    )
      end++
    if (isMark(items[end]) || items[end] === undefined) return end
  }
  while (means(items[end], 'determiner') || means(items[end], 'filler')) end++
  // "identical to it".
  if (means(items[end], 'whole', 'it') && /^(?:it|them)$/iu.test(items[end]?.text ?? '')) return end + 1
  if (!means(items[end], 'ordinal')) return undefined
  const noun = items[end + 1]
  return /^ones?$/iu.test(noun?.text ?? '') || means(noun, 'solid') || means(noun, 'feature')
    ? end + 2
    : end + 1
}

const isTermOf = (item: Item | undefined, form: string): boolean =>
  item?.kind === 'term' && item.form === form

/** Another one, in words that leave its sizes to the one before. */
const isAnother = (items: readonly Item[], { start, ordinal }: Mention): boolean =>
  isTermOf(items[start], 'another') || ordinal === 'second' || ordinal === 'third'

/** Marks what is told by another one; sizes of its own that follow later win. */
export function takeLikes(context: Context): void {
  const { items, mentions, entities, state, sentence } = context
  for (const mention of mentions) {
    const entity = entities.get(mention)
    if (!entity || entity.sentence !== sentence || entity.family || entity.member || mention.plural) continue
    const word = identicalIn(items, mention)
    const end = sameSizeAfter(items, mention.end) ?? likeAfter(items, mention.end)
    if (!word && end === undefined && !isAnother(items, mention)) continue
    const same = word !== undefined || end !== undefined
    const hole = same ? holeBefore(entity, state.discourse.entities) : undefined
    const named =
      end === undefined
        ? undefined
        : modelNamed(entity, state.discourse.entities, items.slice(mention.end, end))
    const model = hole ?? named ?? modelFor(entity, state.discourse.entities)
    if (!model) continue
    if (hole) entity.concept = hole.concept
    entity.like = { model, said: same || entity.like?.said === true }
    if (word) state.account.use(word, `as the ${model.concept} before`)
    if (end === undefined) continue
    for (const item of items.slice(mention.end, end))
      if (!means(item, 'determiner'))
        state.account.use(item, item.kind === 'quantity' ? 'determiner' : `as the ${model.concept} before`)
  }
}

const ACROSS: ReadonlySet<string> = new Set(['diameter', 'radius', 'bare'])

/** "… and another 10 mm deep from the bottom": told how deep, as wide as the one before. */
function widenLike(hole: Entity, model: Entity, remarks: string[]): void {
  const width = model.given.find(({ word }) => ACROSS.has(word))
  if (hole.concept !== 'hole' || model.concept !== 'hole' || !width || hole.thread) return
  if (hole.given.length === 0 || hole.given.some(({ word }) => word !== 'depth')) return
  hole.given.push(width)
  remarks.push('The other hole is as wide as the one before, as no other width was given')
}

/** What is longer one way than the other lies some way. */
const LYING: ReadonlySet<string> = new Set(['slot', 'pocket', 'groove', 'edge cutout'])
const WAYS: ReadonlySet<string> = new Set(['along', 'runs', 'bearing', 'face', 'faces', 'full'])

/** "A slot parallel to the y axis … a second slot of the same size": it lies the same way, where no other is told. */
function lieLike(entity: Entity, model: Entity): void {
  if (!LYING.has(entity.concept) || entity.concept !== model.concept) return
  if (entity.places.some(({ place }) => WAYS.has(place.kind))) return
  const told = model.places.filter(
    ({ place }) => place.kind === 'runs' || (place.kind === 'along' && !place.ofRow),
  )
  // Of one in another face its way would be another.
  if (model.places.some(({ place }) => place.kind === 'face' && place.face[1] !== 'z')) return
  entity.places.push(...told)
}

/** Places that say only half of where a thing is, and what the other half may be. */
const HALVES: readonly { half: Place['kind']; other: readonly Place['kind'][] }[] = [
  { half: 'bearing', other: ['from', 'bolt-circle', 'halfway'] },
  { half: 'corner', other: ['from'] },
]

/** "an identical hole at 6 o'clock", "… in the other corner": as far out and as far in as the one before. */
function placeLike({ places }: Entity, model: Entity): void {
  const isOf = (kinds: readonly Place['kind'][]) => (said: SaidPlace) => kinds.includes(said.place.kind)
  const take = (kinds: readonly Place['kind'][]): void => {
    if (!places.some(isOf(kinds))) places.push(...model.places.filter(isOf(kinds)))
  }
  for (const { half, other } of HALVES)
    if ([places, model.places].every((said) => said.some(isOf([half])))) take(other)
}

const END = /^(?:top|bottom)(?:Diameter|Radius)$/u
const TALL: ReadonlySet<string> = new Set(['height', 'length', 'axis z', 'extrusion', 'thickness'])

/** "the same cone upside down, 10 mm at the bottom and 50 mm at the top": by its own ends, and as tall as the one before. */
function heightenLike(entity: Entity, { given }: Entity): void {
  if (entity.given.length === 2 && entity.given.every(({ word }) => END.test(word)))
    entity.given.push(...given.filter(({ word }) => TALL.has(word)))
}

/** Gives each such thing the sizes of its model, and a body the host of it. */
export function settleLikes(entities: readonly Entity[], remarks: string[]): void {
  for (const entity of entities) {
    const { like } = entity
    // "a second, identical rectangle. Extrude both": what is extruded since is no outline of its own.
    const own = like?.said ? entity.given.filter(({ word }) => word !== 'extrusion') : entity.given
    if (like) widenLike(entity, like.model, remarks)
    if (like?.said) heightenLike(entity, like.model)
    if (like?.said || (like && own.length === 0)) lieLike(entity, like.model)
    if (!like || own.length > 0) continue
    const extruded = entity.given.length > 0
    entity.given.push(...like.model.given.filter(({ word }) => !extruded || word !== 'extrusion'))
    for (const [adjective, item] of like.model.adjectives)
      if (!entity.adjectives.has(adjective)) entity.adjectives.set(adjective, item)
    entity.thread ??= like.model.thread
    if (like.said) placeLike(entity, like.model)
    for (const manner of like.model.manners) entity.manners.add(manner)
    // "On top of it is an identical one": of the two, where nothing tells them apart from above.
    if (!isStacked(entity)) entity.host ??= hostBefore(like.model, entities)
    if (!like.said)
      remarks.push(`The other ${entity.concept} has the sizes of the one before, as no others were given`)
  }
}

const isStacked = ({ kind, places }: Entity): boolean =>
  kind === 'solid' &&
  places.length > 0 &&
  places.every(({ place, items }) => place.kind === 'on' && items.some(({ text }) => ON_TOP.test(text)))

const ON_TOP = /^on top\b/iu

/** What it stands on: as said, or the body that was there before it. */
export const hostBefore = (model: Entity, entities: readonly Entity[]): Entity | undefined =>
  model.host ??
  entities
    .slice(0, entities.indexOf(model))
    .findLast(({ kind, cut, loose }) => kind === 'solid' && !cut && !loose)
