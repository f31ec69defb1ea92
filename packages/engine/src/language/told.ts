/** Says of every number of the prompt which measurements it became: "plate length 60 mm, plate width 40 mm". */
import type { Plan } from '../plan/plan.ts'
import type { WordUse } from './account.ts'
import type { Item } from './text/items.ts'

export function withMeasurements(
  uses: readonly WordUse[],
  items: readonly Item[],
  requirements: Plan['requirements'],
): WordUse[] {
  return uses.map((use, at) => {
    if (items[at]?.kind !== 'quantity' || use.role !== 'used') return use
    const [from, to] = use.span
    const says = requirements
      .filter(({ words }) => words && words.span[0] < to && from < words.span[1])
      .map((requirement) => requirement.says)
    return says.length > 0 ? { ...use, became: [...new Set(says)].join(', ') } : use
  })
}
