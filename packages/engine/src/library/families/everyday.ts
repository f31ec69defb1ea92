/** Things of daily life, toys, tools, and what flies or rolls. */
import { DESK } from './desk/index.ts'
import type { Family } from './family.ts'
import { HOME } from './home/index.ts'
import { TOYS } from './toys/index.ts'

export const EVERYDAY: readonly Family[] = [...HOME, ...DESK, ...TOYS]
