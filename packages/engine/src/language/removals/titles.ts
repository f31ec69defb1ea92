/** "A block with three stair steps", told in detail further on: nothing of it is cut where it is announced. */
import { asSettled, countOf, type Item } from '../text/items.ts'
import { spoken } from '../text/spoken.ts'
import { NOUNS } from './nouns.ts'
import type { Read } from './sentences.ts'

const TITLES = NOUNS.map(({ kind, pattern }) => ({
  kind,
  pattern: new RegExp(
    `(?: (?:with|that has|and has))(?: (?:an?|one|two|three|four|five|six|some|the))? (?<noun>${pattern})(?: for (?:a|an|the) [a-z]+)?$`,
    'u',
  ),
}))

export function asTitle(items: Item[], { removal }: Read): Item[] {
  if (items.some((item) => item.kind === 'quantity' && countOf(item) === undefined)) return items
  const { text, itemAt } = spoken(items)
  const title = TITLES.find(({ kind }) => kind === removal.kind)
  const match = title?.pattern.exec(text)
  if (!match) return items
  const from = itemAt(match.index + 1)
  const counted = items.slice(from).flatMap((item) => countOf(item) ?? [])
  if (counted.some((count) => count !== removal.count)) return items
  return items.map((item, at) => (at < from || item.kind === 'mark' ? item : asSettled(item, 'told below')))
}
