/** Says of every number of the prompt which measurements it became: "plate length 60 mm, plate width 40 mm". */
import type { Plan } from '../plan/plan.ts'
import type { WordUse } from './account.ts'
import type { Item } from './text/items.ts'

export function withMeasurements(
  uses: readonly WordUse[],
  items: readonly Item[],
  requirements: Plan['requirements'],
): WordUse[] {
  const worded = requirements.flatMap(({ words, says }) =>
    words ? [{ start: words.span[0], end: words.span[1], says }] : [],
  )
  return uses.map((use, at) => {
    if (items[at]?.kind !== 'quantity' || use.role !== 'used') return use
    const [from, to] = use.span
    const says: string[] = []
    for (const each of worded) if (each.start < to && from < each.end) says.push(each.says)
    return says.length > 0 ? { ...use, became: [...new Set(says)].join(', ') } : use
  })
}
