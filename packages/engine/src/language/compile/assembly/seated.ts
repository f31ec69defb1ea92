/** "a pillow block with a 6204 bearing": two things of the trade that make a third, which knows how they fit. */
import { mountedBearing } from '../../../library/families/assemblies/mounted-bearing.ts'
import { ballBearing } from '../../../library/families/machine/bearings.ts'
import { pillowBlock } from '../../../library/families/structures/pillow-block.ts'
import type { Entity } from '../../entity.ts'
import type { FamilyFacts } from '../../families/family.ts'

const only = (entities: readonly Entity[], id: string): Entity | undefined => {
  const found = entities.filter(({ family, kind }) => family?.family.id === id && kind === 'solid')
  return found.length === 1 && (found[0]?.count?.value ?? 1) === 1 ? found[0] : undefined
}

/** The block becomes the unit, and the bearing a piece of it: whatever was said of either is said of the unit. */
export function seated(entities: readonly Entity[]): readonly Entity[] {
  const block = only(entities, pillowBlock.id)
  const bearing = only(entities, ballBearing.id)
  if (!block?.family || !bearing?.family) return entities
  const names = bearing.family.names.flatMap(({ item }) => {
    const values = mountedBearing.designation?.(item.text.toLowerCase())
    return values ? [{ values, item }] : []
  })
  const family: FamilyFacts = {
    ...block.family,
    family: mountedBearing,
    members: new Map(block.family.members),
    names,
  }
  const unit: Entity = { ...block, concept: mountedBearing.id, family }
  const portion = mountedBearing.portions?.['bearing']
  if (portion)
    family.members.set('bearing', {
      ...bearing,
      family: undefined,
      member: { of: unit, name: 'bearing', portion },
    })
  return entities.flatMap((entity) => (entity === bearing ? [] : entity === block ? [unit] : [entity]))
}
