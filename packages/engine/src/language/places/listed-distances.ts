/** "20 mm and 60 mm from the left end", "at 20, 50 and 90 mm from the left edge": one for each of several. */

import type { Value } from '../quantities/quantity.ts'
import { conceptOf, isMark, means } from '../text/items.ts'
import { type Pattern, type Sentence, single, skip } from './place.ts'
import { target } from './targets.ts'

/** The numbers up to the last of them, with the words between. */
function listAt(items: Sentence, at: number): { values: Value[]; end: number } | undefined {
  const item = items[at]
  if (item?.kind === 'quantity' && item.quantity.kind === 'list')
    return item.quantity.values.every(({ unit }) => unit !== 'angle')
      ? { values: item.quantity.values, end: at + 1 }
      : undefined
  const values: Value[] = []
  let end = at
  for (let next = at; ; ) {
    const value = single(items, next)
    if (!value) break
    values.push(value)
    end = next + 1
    next = skip(items, end, (each) => isMark(each, ',') || means(each, 'conjunction', 'and'))
    if (next === end) break
  }
  return values.length > 1 ? { values, end } : undefined
}

export const listedDistances: Pattern = (items, at) => {
  const first = skip(items, at, (item) => means(item, 'preposition', 'at'))
  const list = listAt(items, first)
  const from = list && skip(items, list.end, (item) => means(item, 'preposition', 'in'))
  if (!list || from === undefined || !means(items[from], 'preposition', 'from')) return undefined
  const goal = target(items, from + 1)
  const side = goal?.side
  if (!goal || !side || goal.of === 'centre' || goal.all || conceptOf(items[at], 'face')) return undefined
  return { place: { kind: 'listed', side, distances: list.values }, end: goal.end }
}
