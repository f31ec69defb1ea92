/** Things of daily life, toys, tools, and what flies or rolls. */
import type { Family } from './family.ts'
import { HOME } from './home/index.ts'

export const EVERYDAY: readonly Family[] = [...HOME]
