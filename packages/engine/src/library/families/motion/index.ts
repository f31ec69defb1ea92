/** What rolls and what drives. */
import type { Family } from '../family.ts'
import { caster } from './caster.ts'
import { connectingRod, piston } from './engine.ts'
import { grip } from './grip.ts'
import { roller } from './roller.ts'
import { wheel } from './wheel.ts'

export const MOTION: readonly Family[] = [wheel, roller, caster, grip, piston, connectingRod]
