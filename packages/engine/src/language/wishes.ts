/** Sentences that only repeat or wish: "make sure the cut lines up", "rotate the whole assembly". They change no geometry. */
import type { ReadingState } from './context.ts'
import { type Item, means } from './items.ts'

const isSizeless = (items: readonly Item[]): boolean =>
  !items.some((item) => item.kind === 'quantity' && item.quantity.kind !== 'count')

/** Something new would be made: an indefinite body or feature. */
const makesSomething = (items: readonly Item[]): boolean =>
  items.some(
    (item, at) =>
      (means(item, 'solid') || means(item, 'feature')) &&
      items.slice(Math.max(0, at - 4), at).some((before) => means(before, 'determiner', 'a')),
  )

const opening = (items: readonly Item[]): Item | undefined =>
  items.find(
    (item) => !means(item, 'conjunction') && item.kind !== 'mark' && !means(item, 'filler', 'politeness'),
  )

/** "Ensure that …", with nothing in it that has a size or is new. */
const isWish = (items: readonly Item[]): boolean =>
  items.slice(0, 3).some((item) => means(item, 'filler', 'wish')) &&
  isSizeless(items) &&
  !makesSomething(items)

/** "Rotate the entire assembly": the part as a whole is the same wherever it stands. */
function isMotion(items: readonly Item[]): boolean {
  const verb = opening(items)
  if (!means(verb, 'change', 'motion') || !isSizeless(items)) return false
  return items.slice(items.indexOf(verb as Item) + 1, 7).some((item) => means(item, 'whole'))
}

/** Whether the sentence was a wish; its words are then set aside. */
export function dismissWish({ account, discourse }: ReadingState, items: readonly Item[]): boolean {
  if (discourse.entities.length === 0 || !(isWish(items) || isMotion(items))) return false
  for (const item of items) account.dismiss(item, 'a wish that changes no geometry')
  return true
}
