/** "a pocket, 30 x 20 mm and 5 mm deep, with 4 mm corner radii": the pocket's, told right behind its noun. */
import { where } from '../../text/heard.ts'
import { type Item, isMark, means } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const RADII =
  /(?:(?:,|and) )*with (?:a |an )?(?:# (?:corner|inner corner|inside corner) (?:radii|radius)|(?:corner|inner corner|inside corner) radi(?:us|i) of #)(?= |$)/u

/** Only sizes of the pocket lie between it and its corners. */
const isSize = (item: Item): boolean =>
  item.kind === 'quantity' ||
  isMark(item, ',', '(', ')') ||
  means(item, 'dimension') ||
  means(item, 'conjunction', 'and')

function withCorners(items: readonly Item[]): Item[] {
  const found = findSpoken(items, RADII)
  if (!found) return [...items]
  const noun = items.findLastIndex((item, at) => at < found.from && means(item, 'feature', 'pocket'))
  const between = items.slice(noun + 1, found.from)
  if (noun < 0 || between.length === 0 || !between.every(isSize)) return [...items]
  const said = items.slice(found.from, found.to + 1)
  const lead = said.findIndex((item) => means(item, 'preposition', 'with'))
  return [...items.slice(0, noun + 1), ...said.slice(lead), ...between, ...items.slice(found.to + 1)]
}

export const withPocketCorners = where('corner radi', (sentences) => sentences.map(withCorners))
