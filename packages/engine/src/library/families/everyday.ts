/** Things of daily life, toys, tools, and what flies or rolls. */
import { AERO } from './aero/index.ts'
import { DESK } from './desk/index.ts'
import type { Family } from './family.ts'
import { HOME } from './home/index.ts'
import { MEDICAL } from './medical/index.ts'
import { MOTION } from './motion/index.ts'
import { THINGS } from './things/index.ts'
import { TOOLS } from './tools/index.ts'
import { TOYS } from './toys/index.ts'

export const EVERYDAY: readonly Family[] = [
  ...HOME,
  ...DESK,
  ...TOYS,
  ...TOOLS,
  ...MOTION,
  ...AERO,
  ...MEDICAL,
  ...THINGS,
]
