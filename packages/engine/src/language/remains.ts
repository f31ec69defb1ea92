/** "leaving a 10 mm wall on either side": what a cut leaves, said after its sizes or instead of them. */
import type { Remain } from './context.ts'
import { type Item, isMark, means } from './items.ts'

const LEAVES = /^(?:leaving|leaves|leave)$/iu

export interface Left extends Remain {
  from: number
  end: number
}

/** "with leaves 30 mm wide", "the two leaves": those of a hinge. */
const isLeaf = (items: readonly Item[], at: number): boolean =>
  means(items[at], 'member') ||
  means(items[at - 1], 'preposition') ||
  means(items[at - 1], 'determiner') ||
  items[at - 1]?.kind === 'quantity'

/** The stretches of a sentence that say so; a body that is hollowed out has its walls by other words. */
export function remainsIn(items: readonly Item[], hollow: boolean): Left[] {
  if (hollow || items.some((item) => means(item, 'shape', 'hollow'))) return []
  return items.flatMap((item, from): Left[] => {
    if (!LEAVES.test(item.text) || isLeaf(items, from)) return []
    const stop = items.findIndex((each, at) => at > from && isMark(each, ',', ';', ')'))
    const end = stop < 0 ? items.length : stop
    const sizes = items
      .slice(from, end)
      .filter((each) => each.kind === 'quantity' && each.quantity.kind === 'length')
    const [said] = sizes
    const value = said?.kind === 'quantity' ? said.quantity.values[0] : undefined
    return sizes.length === 1 && said && value ? [{ value, item: said, from, end }] : []
  })
}

/** "Hollow it out, leaving a 4 mm wall": the word only leads to the wall. */
export const leadsToWalls = (item: Item): boolean => LEAVES.test(item.text)
