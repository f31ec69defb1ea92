/** What was told before it was known of what: it is given to what is spoken of now. */

import { give } from './given-places.ts'
import { giveSize } from './given-sizes.ts'
import type { Clause, Telling } from './telling.ts'

export function flush(t: Telling, c: Clause): void {
  if (!c.theme) return
  for (const said of c.waiting.splice(0)) give(t, c.theme, said)
  for (const said of c.loose.splice(0)) giveSize(t, c, c.theme, said)
}
