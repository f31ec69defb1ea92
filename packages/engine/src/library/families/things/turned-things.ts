/** Things of daily life that a lathe could make. */
import type { Family } from '../family.ts'
import { HOUSEHOLD } from './turned-household.ts'
import { PLAY } from './turned-play.ts'
import { turnedThing } from './turned-thing.ts'

export const TURNED_THINGS: readonly Family[] = [...HOUSEHOLD, ...PLAY].map(turnedThing)
