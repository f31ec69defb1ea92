import type { Family } from '../family.ts'
import { hBeam, iBeam } from './double-tee.ts'
import { boxSection, slottedExtrusion } from './hollow.ts'
import { NUMBERED_SECTIONS } from './numbered.ts'
import { angle, cChannel, tee, uChannel, zProfile } from './open.ts'

export const SECTIONS: readonly Family[] = [
  iBeam,
  hBeam,
  angle,
  tee,
  uChannel,
  cChannel,
  zProfile,
  boxSection,
  slottedExtrusion,
  ...NUMBERED_SECTIONS,
]
