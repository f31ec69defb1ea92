/** "in a 3 by 2 grid (3 along the 90 mm length)": which way the first number counts, where it is the longer way of the body anyway. */
import { where } from '../../text/heard.ts'
import { amountOf, isCompound, wordsOf } from '../../text/items.ts'
import { asIdle, findSpoken } from '../../text/spoken.ts'

const GLOSS =
  /\( (?:#|two|three|four|five|six|seven|eight|\d+)(?: of them)? (?:along|in|down|across) the # (?:long )?(?:length|side|direction|edge|dimension|way)(?: , (?:#|two|three|four|five|six|\d+) (?:along|in|down|across) the # (?:long )?(?:width|side|direction|edge|dimension|way))? \)/u

/** "a 3 by 2 grid", as it was said. */
const GRID = /(?:^| )(?<first>\d+) ?(?:by|x|×) ?(?<second>\d+) (?:[a-z]+ )?(?:grid|array|pattern)/iu

export const withoutGridGlosses = where(
  ['grid|array|pattern', ' along the | in the | down the | across the '],
  (sentences) =>
    sentences.map((items) => {
      const found = findSpoken(items, GLOSS)
      const grid = found && GRID.exec(wordsOf(items))?.groups
      if (!found || !grid) return items
      const told = items.slice(found.from, found.to + 1).flatMap((item) => amountOf(item) ?? [])
      const body = sentences.flat().find((item) => isCompound(item) && item.quantity.values.length === 3)
      const sizes = body?.kind === 'quantity' ? body.quantity.values.map(({ value }) => value) : []
      const [length = 0, width = 0] = sizes
      const said = [Number(grid['first']), length, Number(grid['second']), width]
      const holds = length > width && told.every((value, at) => value === said[at])
      return holds ? asIdle(items, found, 'which way the grid counts') : items
    }),
)
