/** What holds two clauses together and belongs to neither: "…, with a step", "… and has a hole". */
import { type Item, isMark, means } from './items.ts'

export const isLink = (item: Item | undefined): boolean =>
  isMark(item, ',') || means(item, 'preposition', 'with') || means(item, 'conjunction') || means(item, 'have')

/** What stands before a clause that is taken out, without what led to it. */
export const withoutLinksBehind = (items: readonly Item[]): Item[] =>
  items.slice(0, items.findLastIndex((item) => !isLink(item)) + 1)

/** What stands behind it, without what led on. */
export const withoutLinksBefore = (items: readonly Item[]): Item[] => {
  const first = items.findIndex((item) => !isLink(item))
  return first < 0 ? [] : items.slice(first)
}
