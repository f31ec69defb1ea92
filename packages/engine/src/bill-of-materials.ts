/** The list of what an assembly consists of: every distinct part, how often it is there, of what, and how heavy. */
import type { MassProperties } from './kernel/mass-properties.ts'
import type { Model } from './kernel/model.ts'

export interface BillLine {
  part: string
  name: string
  count: number
  material: string | undefined
  /** Grams, of one piece; undefined where its material is not known. */
  massEachG: number | undefined
}

/** In the order in which the parts were designed; a part that is placed nowhere is none of them. */
export function billOfMaterials(model: Model, { parts }: MassProperties): BillLine[] {
  return parts
    .map(({ id, name, material, mass }) => ({
      part: id,
      name,
      count: model.instances.filter((instance) => instance.part.id === id).length,
      material,
      massEachG: mass,
    }))
    .filter(({ count }) => count > 0)
}
