/** What `rewritten/cuts/plane-cuts.ts` found a plane to cut off: kept for when the body has its place. */
import type { SignedAxis } from '../../plan/geometry.ts'
import type { Context } from '../context.ts'
import { mainBody } from '../references/discourse.ts'
import { PLANE_CUT } from '../rewritten/cuts/plane-cuts.ts'
import { type Item, means } from '../text/items.ts'

const axesIn = (form: string): SignedAxis[] => (form.match(/[+-][xyz]/gu) ?? []) as SignedAxis[]

export function takePlaneCuts(context: Context): void {
  const { items, state } = context
  for (const [at, item] of items.entries()) {
    if (item.kind !== 'term' || !means(item, 'filler', PLANE_CUT)) continue
    const [kind] = item.form.split(' ')
    if (kind !== 'corner' && kind !== 'diagonal' && kind !== 'quarter') continue
    const body = mainBody(state.discourse)
    const size = items[at + 1]
    if (kind !== 'corner') {
      const [u, v] = axesIn(item.form)
      if (u && v) state.planes.push({ kind, body, gone: [u, v], open: item.form.endsWith('open') })
    } else if (size?.kind === 'quantity') {
      const [value] = size.quantity.values
      if (!value) continue
      state.planes.push({ kind, body, leg: value, item: size as Item })
      state.account.use(size, 'how much of the edges the cut takes')
      context.attributes = context.attributes.filter((other) => other.at !== at + 1)
    }
    state.account.use(item, 'a cut by a plane')
  }
}
