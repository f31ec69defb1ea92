/** "one side along the bottom edge measuring 20 mm and the other along the right edge measuring 30 mm": sizes by direction. */
import type { AxisName } from '../../plan/geometry.ts'
import type { Context } from '../context.ts'
import { conceptOf, isEdgeWork, means } from '../text/items.ts'

/** Seen from above, the top and bottom edges run along x, the left and right ones along y. */
const RUNS: Readonly<Record<string, AxisName>> = {
  '+z': 'x',
  '-z': 'x',
  '+y': 'x',
  '-y': 'x',
  '+x': 'y',
  '-x': 'y',
}

const FARTHEST = 8

export function nameRuns(context: Context): void {
  const { items, state } = context
  context.attributes = context.attributes.map((attribute) => {
    if (!['bare', 'size', 'length', 'side'].includes(attribute.dimension)) return attribute
    const start = Math.min(...attribute.items)
    for (let at = start - 1; at >= 0 && at > start - FARTHEST; at--) {
      if (items[at]?.kind === 'quantity' || means(items[at], 'conjunction')) return attribute
      const face = conceptOf(items[at], 'face')
      const axis = face && RUNS[face]
      let before = at - 1
      while (means(items[before], 'determiner')) before--
      if (!axis || !means(items[before], 'preposition', 'along')) continue
      // "Along the top edge, cut a chamfer of 3 mm": of what is made there.
      if (items.slice(at, start).some(isEdgeWork)) return attribute
      for (let back = before - 3; back < start; back++)
        if (means(items[back], 'edge') || means(items[back], 'face') || means(items[back], 'ordinal'))
          state.account.use(items[back], 'which way a size runs')
      const [subject] = context.mentions
      const owner = subject && subject.head < start ? { owner: subject.head } : {}
      return { ...attribute, dimension: 'axis', axis, ...owner }
    }
    return attribute
  })
}
