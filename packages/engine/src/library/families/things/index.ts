/** Small things told by a row of a table each. */
import type { Family } from '../family.ts'
import { capsule } from './capsule.ts'
import { FLAT_THINGS } from './flat-things.ts'
import { gridBin } from './grid-bin.ts'
import { holeRack } from './hole-rack.ts'
import { organizer } from './organizer.ts'
import { cookieCutter, pendant } from './silhouette-things.ts'
import { TURNED_THINGS } from './turned-things.ts'

export const THINGS: readonly Family[] = [
  ...TURNED_THINGS,
  ...FLAT_THINGS,
  pendant,
  cookieCutter,
  organizer,
  holeRack,
  gridBin,
  capsule,
]
