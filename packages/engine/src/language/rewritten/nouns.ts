/** The rewritings that settle what is spoken of, before a prompt is read for its sizes and places. */

import { withRemovals } from '../removals/read.ts'
import type { Item } from '../text/items.ts'
import { BODIES_TOLD } from './bodies-told.ts'
import { TOLD_IN_DETAIL } from './told-in-detail.ts'
import { TOLD_TOGETHER } from './told-together.ts'

/** In this order: a new one goes into the list of the three that says what it settles, before those that need it settled. */
export const NOUNS: readonly ((sentences: Item[][]) => Item[][])[] = [
  withRemovals,
  ...BODIES_TOLD,
  ...TOLD_TOGETHER,
  ...TOLD_IN_DETAIL,
]
