/** Bolts, screws, nuts, washers and what else holds things together. */
import type { Family } from '../family.ts'
import { circlip } from './circlip.ts'
import { cotterPin, eyeBolt, hookBolt } from './eyes.ts'
import { hexNut, lockNut, squareNut, wingNut } from './nuts.ts'
import { clevisPin, rivet, setScrew, threadedRod } from './rods.ts'
import { buttonScrew, capScrew, countersunkScrew, hexBolt, panScrew } from './screws.ts'
import { slotNut } from './slot-nut.ts'
import { standoff } from './standoff.ts'
import { thumbScrew, turnbuckle } from './thumb.ts'
import { uBolt } from './u-bolt.ts'
import { washer } from './washers.ts'

export const FASTENERS: readonly Family[] = [
  hexBolt,
  capScrew,
  countersunkScrew,
  buttonScrew,
  panScrew,
  hexNut,
  squareNut,
  lockNut,
  wingNut,
  washer,
  thumbScrew,
  turnbuckle,
  threadedRod,
  setScrew,
  rivet,
  clevisPin,
  cotterPin,
  eyeBolt,
  hookBolt,
  standoff,
  circlip,
  uBolt,
  slotNut,
]
