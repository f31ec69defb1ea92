/** Things that are several parts by nature. */
import type { Family } from '../family.ts'
import { flangePair } from './flange-pair.ts'
import { gearPair } from './gear-pair.ts'
import { hinge } from './hinge.ts'
import { mountedBearing } from './mounted-bearing.ts'
import { planetaryStage } from './planetary.ts'

export const ASSEMBLIES: readonly Family[] = [planetaryStage, gearPair, hinge, mountedBearing, flangePair]
