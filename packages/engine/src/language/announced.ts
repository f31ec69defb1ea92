/** Bodies announced by number and then told one by one: "three coaxial cylinders: a base …, a neck …, a head …". */
import { EngineError } from '../errors.ts'
import { type Entity, shapeOf } from './entity.ts'
import type { Item } from './items.ts'
import { quote } from './sizes.ts'

const isBody = (entity: Entity): boolean => entity.kind === 'solid' && !entity.loose

/** A plural without sizes that is followed by as many bodies of its kind stands for them. */
export function gatherBodies(entities: readonly Entity[]): void {
  for (const [index, group] of entities.entries()) {
    const count = group.count?.value ?? 1
    if (!isBody(group) || count < 2 || group.given.length > 0 || group.members.length > 0) continue
    const shape = shapeOf(group)
    const told = entities
      .slice(index + 1)
      .filter((entity) => isBody(entity) && (shape === undefined || shapeOf(entity) === shape))
    if (told.length === count) group.members.push(...told)
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
