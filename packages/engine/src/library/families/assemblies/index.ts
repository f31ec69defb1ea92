/** Things that are several parts by nature. */
import type { Family } from '../family.ts'
import { gearPair } from './gear-pair.ts'
import { hinge } from './hinge.ts'
import { planetaryStage } from './planetary.ts'

export const ASSEMBLIES: readonly Family[] = [planetaryStage, gearPair, hinge]
