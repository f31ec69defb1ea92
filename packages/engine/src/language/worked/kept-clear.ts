/** "; the holes remain clear", "both bores must stay open": nothing that is added may close them, which is then measured. */
import type { Context } from '../context.ts'
import { means } from '../text/items.ts'

export function takeKeptClear({ items, state }: Context): void {
  const said = items.find((item) => means(item, 'manner', 'kept clear'))
  if (!said) return
  const holes = state.discourse.entities.filter(({ concept }) => concept === 'hole')
  for (const hole of holes) hole.clear = said
  if (holes.length > 0) state.account.use(said, 'the holes are open')
}
