/** Things of the household. */
import type { Family } from '../family.ts'
import { doorStop, soapDish } from './bathroom.ts'
import { birdhouse } from './birdhouse.ts'
import { chair } from './chair.ts'
import { drawer } from './drawer.ts'
import { mug } from './mug.ts'
import { candleHolder, funnel, plantPot } from './pots.ts'
import { bookshelf } from './shelf.ts'
import { table } from './tables.ts'
import { coaster, dinnerPlate } from './tableware.ts'
import { bottle, bowl, vase } from './turned-vessels.ts'

export const HOME: readonly Family[] = [
  mug,
  vase,
  bowl,
  bottle,
  plantPot,
  dinnerPlate,
  coaster,
  funnel,
  candleHolder,
  table,
  chair,
  bookshelf,
  drawer,
  soapDish,
  doorStop,
  birdhouse,
]
