/** Bodies announced by number and then told one by one: "three coaxial cylinders: a base …, a neck …, a head …". */
import { EngineError } from '../../errors.ts'
import { type Entity, shapeOf } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import { quote } from '../sizes/sizes.ts'
import type { Item } from '../text/items.ts'

const isBody = (entity: Entity): boolean => entity.kind === 'solid' && !entity.loose

/** A plural without sizes that is followed by as many bodies of its kind stands for them. */
export function gatherBodies(entities: readonly Entity[]): void {
  for (const [index, group] of entities.entries()) {
    const count = group.count?.value ?? 1
    if (!isBody(group) || count < 2 || group.members.length > 0) continue
    const shape = shapeOf(group)
    const told = entities
      .slice(index + 1)
      .filter(
        (entity) =>
          isBody(entity) && entity.members.length === 0 && (shape === undefined || shapeOf(entity) === shape),
      )
    // "three blocks, each 30 mm wide. The first block is …": what was said of all holds for each.
    const apart = group.given.length === 0 || told.every(({ labels }) => labels.size > 0)
    const total = told.reduce((sum, entity) => sum + copiesOf(entity), 0)
    if ((told.length === count || total === count) && apart) group.members.push(...told)
  }
}

/** "three square layers": each has that outline, unless it is told with one of its own. */
export function settleShapes(entities: readonly Entity[], shapes: ReadonlyMap<string, Item>): void {
  for (const entity of entities)
    if (entity.concept === 'section' && entity.kind === 'solid' && shapeOf(entity) === undefined)
      for (const [shape, item] of shapes) entity.adjectives.set(shape, item)
}

/** How many of a body there are: what sits at the tips of four arms is there four times. */
export function copiesOf({ count, places, host }: Entity): number {
  if (count) return count.value
  if (!host || !places.some(({ place }) => place.kind === 'tips')) return 1
  return copiesOf(host) * (host.places.some(({ place }) => place.kind === 'angles') ? 1 : 2)
}

/** How many of it there will be: "one hole through each of the four pads" are four. */
export const totalOf = ({ count, host }: Entity): number => {
  const each = host?.kind === 'solid' && (count?.value ?? 1) === 1 ? copiesOf(host) : 1
  return (count?.value ?? 1) * each
}

/** "eight holes", without sizes, before four of one kind and four of another are told: the sum of them. */
export function gatherCuts(entities: readonly Entity[]): void {
  for (const [index, group] of entities.entries()) {
    if (group.kind !== 'feature' || (group.count?.value ?? 1) < 2) continue
    if (group.given.length + group.places.length + group.members.length > 0 || group.thread) continue
    const told = entities
      .slice(index + 1)
      .filter(
        ({ concept, sentence, group: of }) => concept === group.concept && sentence > group.sentence && !of,
      )
    const total = told.reduce((sum, entity) => sum + totalOf(entity), 0)
    if (told.length > 1 && total === group.count?.value) group.members.push(...told)
  }
}

/** "two shapes" must be two. */
export function assertAnnounced(
  announced: readonly { value: number; item: Item }[],
  entities: readonly Entity[],
  made: number,
): void {
  const told = entities.filter((entity) => isBody(entity) && entity.members.length === 0)
  const added = told.filter((entity) => !entity.cut)
  for (const { value, item } of announced) {
    if ([told.length, added.length, made].includes(value)) continue
    throw new EngineError(
      'prompt_too_ambiguous',
      `${quote(item.text)} bodies are announced, but I can make out ${added.length}. Describe each of them, or leave the number out.`,
    )
  }
}

/** "made of three blocks": the base, or the bottom block, is one of them and not all. */
export const isOnlyAnnounced = ({ count, given, places, plural, family }: Entity): boolean =>
  plural &&
  !family &&
  (count?.value ?? 1) > 1 &&
  given.length === 0 &&
  places.every(({ place }) => place.kind === 'along' || place.kind === 'centre')

/** "three cylinders … the two flanges". */
export const isOtherNumber = ({ count }: Entity, mention: Mention): boolean =>
  mention.count !== undefined && count !== undefined && mention.count.value !== count.value
