/** Hand tools. */
import type { Family } from '../family.ts'
import { hammer } from './hammer.ts'
import { chisel, punch, screwdriver } from './turned-tools.ts'
import { vBlock } from './v-block.ts'
import { hexKey, wrench } from './wrench.ts'

export const TOOLS: readonly Family[] = [hammer, punch, chisel, screwdriver, wrench, hexKey, vBlock]
