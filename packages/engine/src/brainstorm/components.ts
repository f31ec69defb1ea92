/** What the product consists of: the parts of an assembly, or the bodies that one part is put together from. */
import type { Feature } from '../plan/features.ts'
import { partFeatures } from './features/part-features.ts'
import { isSolid } from './features/solids.ts'
import { type BrainstormInput, type CountedPart, countedParts, isAssembly } from './subject.ts'
import { mass, sizeOf, sizes } from './wording.ts'

const addsMaterial = (feature: Feature): boolean =>
  isSolid(feature) ? feature.operation === 'add' : feature.kind === 'boss' || feature.kind === 'rib'

function assembledPart({ part, count, properties }: CountedPart): string {
  const each = count > 1 ? ' each' : ''
  const details = [
    sizes(sizeOf(properties.box)),
    properties.material,
    properties.mass === undefined ? undefined : `${mass(properties.mass)}${each}`,
  ].filter((detail) => detail !== undefined)
  return `${count} × ${part.name}: ${details.join(', ')}`
}

export function designComponents(input: BrainstormInput): string[] {
  const parts = countedParts(input)
  if (isAssembly(input)) return parts.map(assembledPart)
  return parts.flatMap(({ part }) => {
    const repeating = part.features.filter(({ kind }) => kind === 'pattern' || kind === 'mirror')
    const bodies = part.features.filter(addsMaterial)
    return partFeatures({ ...part, features: [...bodies, ...repeating.filter(namesFeatures)] })
  })
}

/** A mirror of the whole body adds no body of its own. */
const namesFeatures = (feature: Feature): boolean =>
  feature.kind === 'pattern' || (feature.kind === 'mirror' && feature.features !== undefined)
