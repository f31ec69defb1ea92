/** Machine elements: gears, bearings, shafts, springs and what is turned by hand. */
import type { Family } from '../family.ts'
import { ballBearing, taperedBearing } from './bearings.ts'
import { gearShaft, rack, ringGear } from './gear-kinds.ts'
import { spurGear } from './gears.ts'

export const MACHINE_ELEMENTS: readonly Family[] = [
  spurGear,
  gearShaft,
  ringGear,
  rack,
  ballBearing,
  taperedBearing,
]
