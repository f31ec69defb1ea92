/** What each part is made of and looks like: as said of it alone, else as said of the whole, else as its family has it. */
import type { PartInput } from '../../../library/families/family.ts'
import type { Entity } from '../../entity.ts'
import { COLOURS, MATERIALS } from '../../lexicon/surroundings.ts'

export interface Look {
  material: string | undefined
  colour: string | undefined
}

type PartLook = Pick<PartInput, 'colour' | 'material'>

export function partLook({ material, colour }: Look, several = false): PartLook {
  const made = material === undefined ? undefined : MATERIALS[material]
  const painted = colour === undefined ? undefined : COLOURS[colour]
  return {
    // Parts that are told apart by their colours keep them, whatever all of them are made of.
    ...(painted ? { colour: painted } : made && !several ? { colour: made.colour } : {}),
    ...(made ? { material: { name: made.name, densityGPerCm3: made.densityGPerCm3 } } : {}),
  }
}

/** What was said of one of them is not said of the others. */
export function shared(look: Look, owners: readonly Entity[]): Look {
  return {
    material: owners.some((owner) => owner.look?.material) ? undefined : look.material,
    colour: owners.some((owner) => owner.look?.colour) ? undefined : look.colour,
  }
}

/** The parts of a family; a piece that was named bears the name of its part. */
export function familyLooks(parts: readonly PartInput[], root: Entity, look: Look): PartInput[] {
  const members = root.family?.members
  const common = shared(look, [...(members?.values() ?? [])])
  return parts.map((part) => {
    const own = members?.get(part.id)?.look
    return {
      ...part,
      ...partLook(common, true),
      ...(own ? partLook({ material: own.material, colour: own.colour }) : {}),
    }
  })
}
