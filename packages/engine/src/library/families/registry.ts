/** All part families. A new one is a file and a line here. */

import { EVERYDAY } from './everyday.ts'
import type { Family } from './family.ts'
import { spurGear } from './gears.ts'
import { buttonScrew, capScrew, countersunkScrew, hexBolt, panScrew } from './screws.ts'
import { SECTIONS } from './sections/index.ts'

export const FAMILIES: readonly Family[] = [
  spurGear,
  hexBolt,
  capScrew,
  countersunkScrew,
  buttonScrew,
  panScrew,
  ...SECTIONS,
  ...EVERYDAY,
]

const BY_ID: ReadonlyMap<string, Family> = new Map(FAMILIES.map((family) => [family.id, family]))

export const familyNamed = (id: string): Family | undefined => BY_ID.get(id)
