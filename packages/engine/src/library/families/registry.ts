/** All part families. A new one is a file and a line in the list of its group. */

import { ASSEMBLIES } from './assemblies/index.ts'
import { BRACKETS } from './brackets/index.ts'
import { ENCLOSURES } from './enclosures/index.ts'
import { EVERYDAY } from './everyday.ts'
import type { Family } from './family.ts'
import { FASTENERS } from './fasteners/index.ts'
import { MACHINE_ELEMENTS } from './machine/index.ts'
import { OUTLINES } from './outlines/index.ts'
import { PIPES } from './pipes/index.ts'
import { SECTIONS } from './sections/index.ts'
import { STRUCTURES } from './structures/index.ts'

export const FAMILIES: readonly Family[] = [
  ...FASTENERS,
  ...MACHINE_ELEMENTS,
  ...SECTIONS,
  ...BRACKETS,
  ...OUTLINES,
  ...PIPES,
  ...STRUCTURES,
  ...ENCLOSURES,
  ...EVERYDAY,
  ...ASSEMBLIES,
]

const BY_ID: ReadonlyMap<string, Family> = new Map(FAMILIES.map((family) => [family.id, family]))

export const familyNamed = (id: string): Family | undefined => BY_ID.get(id)
