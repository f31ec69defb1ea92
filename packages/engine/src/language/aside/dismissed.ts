/** What a sentence says besides the part: set aside with its reason, or kept where it is a material, a colour, what a cut leaves. */

import type { Account } from '../account.ts'
import type { ReadingState } from '../context.ts'
import { isHollow } from '../entity.ts'
import { STANDARD_SHAPE } from '../quantities/names.ts'
import { leadsToWalls, remainsIn, seenIn } from '../sizes/remains.ts'
import { conceptOf, type Item, means } from '../text/items.ts'
import { IDLE_REASON, idleRanges, sidesIn } from './idle.ts'
import { copyRanges, meantFor, purposeRanges } from './surroundings.ts'

export function dismissIdle(
  items: readonly Item[],
  { account, sides, remarks, discourse, remains }: ReadingState,
): Set<number> {
  const dismissed = new Set<number>()
  const single = discourse.entities.filter(({ kind }) => kind === 'solid').length < 2
  const idle = [
    ...idleRanges(items, sides, single),
    ...purposeRanges(items),
    ...copyRanges(items),
    ...seenIn(items),
  ]
  for (const { from, end, reason } of idle) {
    for (let at = from; at < end; at++) {
      if (!isSizeName(items[at])) account.dismiss(items[at], reason)
      dismissed.add(at)
    }
    if (reason === IDLE_REASON.turn && from < end) remarks.push(NOT_MOVED)
  }
  const hollow = discourse.entities.some((entity) => entity.kind === 'solid' && isHollow(entity))
  // What a flat leaves of a round body is told from the flat, not from a wall.
  const flat = discourse.subject?.concept === 'flat' || items.some((item) => means(item, 'feature', 'flat'))
  const left = flat ? [] : remainsIn(items, hollow)
  for (const { from: _from, end: _end, ...remain } of left) {
    remains.push(remain)
    account.use(remain.item, 'what is left')
  }
  for (const { from, end } of left)
    for (let at = from; at < end; at++) {
      account.use(items[at], isCount(items[at]) ? 'determiner' : 'what a cut leaves')
      dismissed.add(at)
    }
  for (const item of items) if (leadsToWalls(item)) account.use(item, 'with')
  for (const at of meantFor(items)) {
    account.dismiss(items[at], 'purpose')
    dismissed.add(at)
  }
  for (const side of sidesIn(items)) sides.add(side)
  return dismissed
}

export const isStandardShape = (item: Item | undefined): boolean =>
  item?.kind === 'quantity' && item.quantity.kind === 'designation' && item.quantity.about === STANDARD_SHAPE

const isCount = (item: Item | undefined): boolean =>
  item?.kind === 'quantity' && item.quantity.kind === 'count'

/** "a washer for an M8 bolt", "a mount for a NEMA 17 motor": the size of what it is for may be its own. */
const isSizeName = (item: Item | undefined): boolean =>
  item?.kind === 'quantity' && (item.quantity.kind === 'thread' || item.quantity.kind === 'designation')

const NOT_MOVED =
  'The part is left where it was drawn: turning or shifting it as a whole does not change its shape'

export function takeSurroundings(items: readonly Item[], state: ReadingState): void {
  for (const item of items) {
    const material = conceptOf(item, 'material')
    const colour = conceptOf(item, 'colour')
    if (material) {
      state.material ??= material
      state.account.use(item, 'material')
    } else if (colour) {
      state.colour ??= colour
      state.account.use(item, 'colour')
    }
  }
}

/** A standard, an alloy or a voltage that is named and decides nothing here; a weight would have to be met. */
export function dismissDesignations(items: readonly Item[], account: Account): void {
  for (const item of items)
    if (item.kind === 'quantity' && item.quantity.kind === 'designation' && !item.quantity.binding)
      account.dismiss(item, item.quantity.about ?? 'a designation')
}
