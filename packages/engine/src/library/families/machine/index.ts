/** Machine elements: gears, bearings, shafts, springs and what is turned by hand. */
import type { Family } from '../family.ts'
import { ballBearing, taperedBearing } from './bearings.ts'
import { bevelGear } from './bevel.ts'
import { cam } from './cams.ts'
import { shaftCollar } from './collar.ts'
import { crank } from './cranks.ts'
import { gearShaft, rack, ringGear } from './gear-kinds.ts'
import { spurGear } from './gears.ts'
import { timingPulley, vPulley } from './pulleys.ts'
import { keyedShaft, steppedShaft } from './shafts.ts'
import { coupling, flangedBushing } from './sleeves.ts'
import { spring } from './springs.ts'
import { sprocket } from './sprocket.ts'

export const MACHINE_ELEMENTS: readonly Family[] = [
  spurGear,
  gearShaft,
  ringGear,
  rack,
  bevelGear,
  ballBearing,
  taperedBearing,
  timingPulley,
  vPulley,
  sprocket,
  spring,
  keyedShaft,
  steppedShaft,
  flangedBushing,
  coupling,
  crank,
  shaftCollar,
  cam,
]
