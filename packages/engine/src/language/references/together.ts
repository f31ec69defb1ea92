/** "Both holes go through", "each disc is 5 mm thick": said of several that were told one by one. */
import { type Entity, newEntity } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import { type Item, isAnyOf, means } from '../text/items.ts'
import { isOnlyAnnounced } from './announced.ts'

const isSingle = ({ count, plural, group, members }: Entity): boolean =>
  (count?.value ?? 1) === 1 && !plural && group === undefined && members.length === 0

const isSized = ({ given }: Entity): boolean => given.length > 0

/** How deep is still open, and nothing says that it goes through. */
const isOfAnyDepth = ({ given, manners, group, members }: Entity): boolean =>
  !given.some(({ word }) => word === 'depth') &&
  !manners.has('through') &&
  group === undefined &&
  members.length === 0

/** "All holes are 12 mm deep", after one in the middle and four in the corners: the four are not all. */
function isDepthOfAll(
  items: readonly Item[],
  { start, head, end, form }: Mention,
  told: readonly Entity[],
): boolean {
  const behind = items.slice(end)
  const all = items.slice(start, head).some((item) => means(item, 'which', 'all'))
  // "Each hole", after all of them were told in one breath.
  const together = told.every(({ sentence }) => sentence === told[0]?.sentence)
  // A bore is a hole, but "the holes" beside it are others.
  const named = told.every(({ item }) => item.kind === 'term' && item.form.endsWith(form))
  return (
    start === 0 &&
    (all || together) &&
    named &&
    told.every(isOfAnyDepth) &&
    means(behind[0], 'be') &&
    behind.some((item) => means(item, 'dimension', 'depth')) &&
    !behind.some((item) => isAnyOf(item, 'place', 'feature', 'solid') || means(item, 'preposition', 'from'))
  )
}

/** A group of those that a definite plural, or "each", speaks of; none where it may mean one of them that is several itself. */
export function allOf(
  table: { entities: Entity[] },
  namesakes: readonly Entity[],
  { mention, items, sentence }: { mention: Mention; items: readonly Item[]; sentence: number },
): Entity | undefined {
  // "three cylinders …": announced, and then told one by one.
  const fitting = namesakes.filter((entity) => !isOnlyAnnounced(entity))
  // "Each block", on a plate: a plate may be called a block, but two go by that name.
  const named = fitting.filter(({ concept }) => concept === mention.concept)
  const alike = named.length > 1 ? named : fitting
  const known = table.entities.find(
    ({ members, sentence: made }) =>
      members.length > 1 && made < sentence && alike.every((entity) => members.includes(entity)),
  )
  const opening = items.slice(mention.start, mention.head)
  const each = opening.some((item) => means(item, 'which', 'each', 'all', 'both'))
  if (mention.determiner !== 'the' || mention.ordinal || !(mention.plural || each)) return undefined
  const told = alike.filter((entity) => entity.sentence < sentence)
  if (told.length < 2 || told.length !== alike.length) return undefined
  const both = opening.some((item) => means(item, 'which', 'both'))
  // Where only some have sizes, the others are still to be told; unless it is said of both, or of so many as were told.
  const counted = both || mention.count?.value === told.length
  if (told.some(isSized) && !told.every(isSized) && !counted) return undefined
  const number = mention.count?.value ?? (both ? 2 : told.length)
  if (known) return known
  if ((!told.every(isSingle) && !isDepthOfAll(items, mention, told)) || number !== told.length)
    return undefined
  const group = newEntity(told[0]?.kind ?? 'feature', mention.concept, items[mention.head] as Item, sentence)
  group.count = { value: number, item: undefined }
  group.members.push(...told)
  for (const member of told) member.group = group
  table.entities.push(group)
  return group
}
