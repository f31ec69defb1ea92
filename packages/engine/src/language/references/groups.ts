/** Several things announced together and then told one by one: "two slots. The first slot is … The other …". */

import { EngineError } from '../../errors.ts'
import type { SignedAxis } from '../../plan/geometry.ts'
import { type Entity, newEntity, type SaidPlace } from '../entity.ts'
import { plural } from '../lexicon/lexicon.ts'
import { placeInOrder } from '../lexicon/order.ts'
import { labelsIn } from '../names/labels.ts'
import type { Mention } from '../nouns/mentions.ts'
import { PRONOUN } from '../nouns/pronouns.ts'
import { quote } from '../sizes/sizes.ts'
import { type Item, isMark, means } from '../text/items.ts'
import { totalOf } from './announced.ts'

interface Table {
  entities: Entity[]
}

/** Which way they run or are in the middle says nothing of where each is the other way. */
const leavesOpen = ({ place }: SaidPlace): boolean =>
  place.kind === 'along' || (place.kind === 'centre' && place.axis !== undefined)

/** Announced as several, and not yet laid out themselves. */
const isOpenGroup = (entity: Entity): boolean =>
  (entity.count?.value ?? 0) > 1 && (entity.members.length > 0 || entity.places.every(leavesOpen))

/** "The center of both holes is 45 mm from the leg. One is 10 mm from the front edge and the other …": what they share is told. */
const isSharing = (
  { count, places, spoken }: Entity,
  mention: Mention,
  items: readonly Item[],
  sentence: number,
): boolean =>
  (mention.concept === PRONOUN || isOneOfTwo(mention, items)) &&
  (count?.value ?? 0) > 1 &&
  spoken[0] >= sentence - 1 &&
  places.every(
    (said) =>
      leavesOpen(said) || (SHARED.has(said.place.kind) && !(said.place.kind === 'from' && said.place.all)),
  )

/** "One hole is …, and the other one …": of those that were just told. */
const isOneOfTwo = ({ count, determiner, head }: Mention, items: readonly Item[]): boolean =>
  determiner !== 'the' &&
  count?.value === 1 &&
  items.some((item, at) => at > head && means(item, 'ordinal', 'other') && !means(items[at + 1], 'edge'))

const SHARED: ReadonlySet<string> = new Set(['along', 'from', 'face'])

const isSize = (item: Item | undefined): boolean =>
  item?.kind === 'quantity' && item.quantity.kind !== 'count' && item.quantity.kind !== 'number'

/** "two M4 holes and one M3 hole": each with a size of its own in one sentence, so the one is none of the two. */
function isBeside(group: Entity, mention: Mention, items: readonly Item[]): boolean {
  // They may have been announced before, and are told here.
  const told = items
    .slice(0, mention.start)
    .findLastIndex((item) => item.kind === 'term' && item.plural && means(item, 'feature', group.concept))
  const at = items.includes(group.item) ? items.indexOf(group.item) : told
  const sized = at >= 0 && items.slice(Math.max(0, at - 4), at).some(isSize)
  return sized && items.slice(mention.start, mention.head).some(isSize)
}

/** "two holes in the top: a 10 mm hole … and a 6 mm hole …": what stands behind the colon is one of them. */
function isListed(
  group: Entity,
  { start, determiner, plural: many }: Mention,
  items: readonly Item[],
): boolean {
  const at = items.indexOf(group.item)
  if (at < 0 || at > start || determiner !== 'a' || many || group.given.length > 0) return false
  // "four holes: each has a 6 mm bore and …": what all of them have.
  if (means(items[start - 1], 'have') && items.slice(at, start).some((item) => means(item, 'which', 'each')))
    return false
  const count = group.count?.item ? items.indexOf(group.count.item) : -1
  const sized = items.slice(count < 0 ? at : count, at).some(isSize)
  return !sized && items.slice(at, start).some((item) => isMark(item, ':'))
}

/** The one of a group that a mention speaks of: "one hole", "the second hole", "the other hole", "this hole". */
export function memberOf(
  table: Table,
  mention: Mention,
  items: readonly Item[],
  sentence: number,
): Entity | undefined {
  const group = table.entities.findLast(
    (entity) =>
      (entity.concept === mention.concept || (mention.concept === PRONOUN && entity.kind === 'feature')) &&
      (isOpenGroup(entity) || isSharing(entity, mention, items, sentence)),
  )
  const sided = bySide(table, mention, items, sentence)
  if (sided) return sided
  if (!group?.count) return undefined
  const { members, count } = group
  const opening = items[mention.start]
  const all = mention.plural || means(opening, 'which', 'each', 'all', 'both')
  const head = items[mention.head] as Item
  const several = mention.plural ? ordinalsOf(items, mention) : []
  if (several.length > 1 && members.length + several.length <= count.value) {
    const these = newMember(table, group, head, sentence)
    these.plural = true
    these.count = { value: several.length, item: undefined }
    mention.determiner = 'the'
    return these
  }
  // "The second and third holes are … They are … These holes are …": still of those two.
  const last = members.at(-1)
  if (all && last?.plural && last.sentence < sentence && opening?.text.toLowerCase() !== 'all') return last
  if (all) return mention.determiner === 'the' && members.length > 0 ? group : undefined
  // "one hole through each of the pads": so many as there are pads.
  const spread = items.slice(mention.head).some((item) => means(item, 'which', 'each', 'all'))
  const one =
    mention.determiner !== 'the' && mention.count?.value === 1 && !isBeside(group, mention, items) && !spread
  const listed = isListed(group, mention, items)
  const another = opening?.text.toLowerCase() === 'another' && members.length > 0
  const place = placeInOrder(mention.ordinal)
  const opens = one || listed || another || mention.ordinal !== undefined
  if (!opens) return mention.determiner === 'the' ? members.at(-1) : undefined
  const known = place === undefined ? undefined : members[place]
  if (known) return known
  if (members.length >= count.value) {
    if (mention.ordinal === 'other') return members.at(-1)
    throw new EngineError(
      'geometry_validation_failed',
      `${quote(count.item?.text ?? String(count.value))} ${plural(group.concept)} were announced, but ${quote(head.text)} is one more. Say how many there are.`,
    )
  }
  return newMember(table, group, head, sentence)
}

/** "the left hole", "the middle one", then "the other one": of several that are laid out the one that lies there. */
function bySide(
  table: Table,
  mention: Mention,
  items: readonly Item[],
  sentence: number,
): Entity | undefined {
  if (mention.determiner !== 'the' || mention.plural) return undefined
  const group = table.entities.findLast(
    ({ kind, concept, count, members }) =>
      kind === 'feature' &&
      concept === mention.concept &&
      (count?.value ?? 1) > 1 &&
      members.every(({ picked, labels }) => picked || labels.size > 0),
  )
  if (!group) return undefined
  const [label, item] = labelsIn(items, mention).find(([each]) => SIDES.has(each)) ?? []
  const known = group.members.find(({ labels }) => label !== undefined && labels.has(label))
  if (known) return known
  const laid = group.places.some(({ place }) => place.kind !== 'along')
  const rest = laid && mention.ordinal === 'other' && group.members.length > 0
  if (!rest && (!label || !item)) return undefined
  const member = newMember(table, group, items[mention.head] as Item, sentence)
  if (label && item) member.labels.set(label, item)
  if (laid) member.picked = (label as SignedAxis | 'central' | undefined) ?? 'rest'
  return member
}

const SIDES: ReadonlySet<string> = new Set(['+x', '-x', '+y', '-y', '+z', '-z', 'central'])

function newMember(table: Table, group: Entity, head: Item, sentence: number): Entity {
  const member = newEntity(group.kind, group.concept, head, sentence)
  member.group = group
  group.members.push(member)
  table.entities.push(member)
  return member
}

/** "the second and third holes": the order words before the noun, over commas and "and". */
function ordinalsOf(items: readonly Item[], { head }: Mention): Item[] {
  const found: Item[] = []
  for (let at = head - 1; at >= 0; at--) {
    const item = items[at] as Item
    if (means(item, 'ordinal')) found.unshift(item)
    else if (!means(item, 'conjunction', 'and') && !isMark(item, ',')) break
  }
  return found
}

/** What was said of all of them holds for each; every one that was announced must have been told. */
export function settleGroups(entities: readonly Entity[]): Entity[] {
  for (const group of entities) {
    const { members, count } = group
    if (count?.total && count.total.value !== totalOf(group))
      throw new EngineError(
        'geometry_validation_failed',
        `${quote(count.total.item.text)} ${plural(group.concept)} in all do not agree with ${totalOf(group)}, which the places give. Say how many there are.`,
      )
    if (members.length === 0) continue
    const told = members.reduce((sum, member) => sum + totalOf(member), 0)
    if (count?.value !== members.length && count?.value !== told)
      throw new EngineError(
        'prompt_too_ambiguous',
        `${quote(count?.item?.text ?? '')} ${plural(group.concept)} are announced, but only ${members.length} of them ${members.length === 1 ? 'is' : 'are'} described. Describe each, or say where all of them are.`,
      )
    takeSpacing(members)
    for (const member of members) {
      for (const [adjective, item] of group.adjectives) member.adjectives.set(adjective, item)
      for (const manner of group.manners) member.manners.add(manner)
      // "two V grooves … one is … the other is …": what they were called is what they are.
      if (group.concept === 'groove')
        for (const name of [group.item.kind === 'term' ? group.item.form : '', ...group.names])
          member.names.add(name)
      member.given.unshift(...group.given)
      member.places.unshift(...group.places.map((said) => fromOwnSide(said, member)))
      member.thread ??= group.thread
      member.host ??= group.host
    }
  }
  return entities.filter(
    (entity) => entity.members.length === 0 && !entities.some((later) => tellsAgain(entity, later)),
  )
}

/** "One is 10 mm from the front edge, the other 10 mm from the back edge (so they're 20 mm apart)": what their places come to. */
function takeSpacing(members: readonly Entity[]): void {
  const [first, second] = members
  if (!first || !second || members.length > 2) return
  for (const member of members) {
    const at = member.places.findIndex(({ place }) => place.kind === 'apart')
    const said = member.places[at]
    const placed = members.every(({ places }) => places.some(({ place }) => place.kind === 'from'))
    if (said?.place.kind !== 'apart' || !placed || (member.count?.value ?? 1) > 1) continue
    member.spaced = {
      from: member === first ? second : first,
      distance: said.place.distance,
      items: said.items,
    }
    const way = member.places[at + 1]?.place.kind === 'along' ? 2 : 1
    member.places.splice(at, way)
  }
}

/** "one near the left edge, the other near the right … 6 mm from the edges": each from the edge that it is near. */
function fromOwnSide(said: SaidPlace, { places }: Entity): SaidPlace {
  const { place } = said
  const at = places.findIndex((each) => each.place.kind === 'near' && each.place.sides.length === 1)
  const near = places[at]?.place
  if (place.kind !== 'from' || place.of !== 'edge' || !place.all || near?.kind !== 'near') return said
  const [side] = near.sides
  if (!side) return said
  places.splice(at, 1)
  return { ...said, place: { ...place, all: false, side } }
}

const CENTRED = new Set(['centre', 'along'])

const isCentred = ({ places }: Entity): boolean => places.every(({ place }) => CENTRED.has(place.kind))

const isSingle = ({ count, plural }: Entity): boolean => (count?.value ?? 1) === 1 && !plural

/** One noun for both, whatever outline the second was given: "an opening … a rectangular opening". */
const hasSameName = (a: Entity, b: Entity): boolean =>
  a.concept === b.concept ||
  (a.item.kind === 'term' && b.item.kind === 'term' && lastWord(a.item.form) === lastWord(b.item.form))

const lastWord = (form: string): string => form.split(' ').at(-1) ?? ''

/** "a tower with a hole through its centre … Add a 10 mm hole through the centre": announced, then told. */
const tellsAgain = (announced: Entity, later: Entity): boolean =>
  announced.kind === 'feature' &&
  hasSameName(announced, later) &&
  announced.sentence < later.sentence &&
  announced.given.length === 0 &&
  !announced.thread &&
  isSingle(announced) &&
  (later.count?.value ?? 1) === 1 &&
  (announced.host === undefined || announced.host === later.host) &&
  (opensWith(announced, later) ||
    [announced, later].every((entity) => entity.places.length > 0 && isCentred(entity)))

/** Named without a size in the opening sentence, and told with its sizes after that. */
const opensWith = (announced: Entity, later: Entity): boolean =>
  announced.sentence === 0 &&
  later.given.length > 0 &&
  !later.plural &&
  isCentred(announced) &&
  (announced.places.length === 0 || isCentred(later) || isNamesake(announced, later))

/** "a set screw hole … a 4 mm set screw hole": its whole name, not only that it is a hole. */
const isNamesake = ({ item: a }: Entity, { item: b }: Entity): boolean =>
  a.kind === 'term' && b.kind === 'term' && a.form === b.form && a.form.includes(' ')

/** Every time the number of them was said. */
export const countsSaid = ({ count }: Entity): Item[] =>
  count
    ? [
        ...(count.item ? [count.item] : []),
        ...(count.again ?? []),
        ...(count.total ? [count.total.item] : []),
      ]
    : []
