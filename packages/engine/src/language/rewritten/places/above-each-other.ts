/** "two holes, one above the other": on the face they are seen on, so that their row runs along y. */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const STACKED =
  /(?<=(?:^| )(?:holes|bores|slots|pockets) (?:[^.]* )?)(?:one|each) (?:directly |straight |right )?(?:above|below|over|under) (?:the other|each other|the next)(?= |$)/u

function withWay(items: Item[]): Item[] {
  const found = findSpoken(items, STACKED)
  if (!found) return items
  const [first, second, ...rest] = items.slice(found.from, found.to + 1) as [Item, Item, ...Item[]]
  return [
    ...items.slice(0, found.from),
    asTerm(first, { category: 'preposition', concept: 'along' }, { form: 'along' }),
    asTerm(second, { category: 'axis', concept: 'y' }, { form: 'y' }),
    ...rest.map((item) => asFiller(item, 'which way the row runs')),
    ...items.slice(found.to + 1),
  ]
}

export const withAboveEachOther = where(['above|below|over|under', 'other|the next'], (sentences) =>
  sentences.map(withWay),
)
