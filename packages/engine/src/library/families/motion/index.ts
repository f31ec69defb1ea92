/** What rolls and what drives. */
import type { Family } from '../family.ts'
import { connectingRod, piston } from './engine.ts'
import { caster, grip, roller, wheel } from './rolling.ts'

export const MOTION: readonly Family[] = [wheel, roller, caster, grip, piston, connectingRod]
