/** "walls 3, bottom 4", "the wall is 4 mm, the bottom is 6 mm", "a 6 mm base": beside a wall, the floor of what is hollow. */
import { where } from '../../text/heard.ts'
import { type Item, means } from '../../text/items.ts'
import { asOneTerm, findFirstSpoken, spoken } from '../../text/spoken.ts'

const VESSEL =
  /\b(?:box|cup|mug|tray|container|pot|vessel|bin|bucket|case|bowl|tub|enclosure|crate|drawer|housing|planter|beaker|jar|can|basket|holder|tank|trough)\b/u
const NOUN = '(?:bottom|floor|base)(?: plate)?'
const ENDS = '(?= [,.;)]|$| and | with | open | but )'
/** Before its size, with nothing else told of it; or behind it. */
const SIZED: readonly RegExp[] = [
  new RegExp(
    `(?<=(?:^|[,;:(] |and |with |the |its |a |an ))${NOUN}(?= (?:(?:is|of|has|measures|:|=) )*#(?: thick)?${ENDS})`,
    'u',
  ),
  new RegExp(`(?<=(?:^|[,;:(] |and |with |the |its |a |an )# )(?:thick )?${NOUN}${ENDS}`, 'u'),
]

function withFloor(items: Item[]): Item[] {
  const found = findFirstSpoken(items, SIZED)
  if (!found || items.slice(found.from, found.to + 1).some((item) => means(item, 'dimension', 'floor')))
    return items
  return asOneTerm(items, found, { category: 'dimension', concept: 'floor' })
}

export const withBottoms = where(['dimension:wall', ' bottom| floor| base'], (sentences) => {
  const walled = sentences.some((items) => items.some((item) => means(item, 'dimension', 'wall')))
  if (!walled || !sentences.some((items) => VESSEL.test(spoken(items).text))) return sentences
  return sentences.map(withFloor)
})
