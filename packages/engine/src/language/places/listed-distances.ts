/** "20 mm and 60 mm from the left end", "at 20, 50 and 90 mm from the left edge": one for each of several. */
import type { Value } from '../quantities/quantity.ts'
import { means } from '../text/items.ts'
import { type Pattern, type Sentence, skip } from './place.ts'
import { target } from './targets.ts'

/** As one quantity: `20, 50 and 90 mm`, in whichever way they were written. */
function listAt(items: Sentence, at: number): readonly Value[] | undefined {
  const item = items[at]
  const isList = item?.kind === 'quantity' && item.quantity.kind === 'list'
  return isList && item.quantity.values.every(({ unit }) => unit !== 'angle')
    ? item.quantity.values
    : undefined
}

export const listedDistances: Pattern = (items, at) => {
  const first = skip(items, at, (item) => means(item, 'preposition', 'at'))
  const distances = listAt(items, first)
  const from = skip(items, first + 1, (item) => means(item, 'preposition', 'in'))
  if (!distances || !means(items[from], 'preposition', 'from')) return undefined
  const goal = target(items, from + 1)
  if (!goal?.side || goal.of === 'centre' || goal.all) return undefined
  return { place: { kind: 'listed', side: goal.side, distances }, end: goal.end }
}
