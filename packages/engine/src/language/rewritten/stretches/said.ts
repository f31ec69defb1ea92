/** The sizes of a sentence by where they stand in its one line of words. */
import type { Item, Sized } from '../../text/items.ts'
import { spoken } from '../../text/spoken.ts'
import type { Place } from './scan.ts'

export const sizeIn = (items: readonly Item[], place: Place): Sized | undefined => {
  const item = items[spoken(items).itemAt(place)]
  return item?.kind === 'quantity' ? item : undefined
}
