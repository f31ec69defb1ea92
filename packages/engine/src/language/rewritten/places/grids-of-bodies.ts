/**
 * "a 3 x 3 grid of pegs", "two rows of three pins": said of bodies as the number of them in such a grid, "nine pegs in a
 * 3 x 3 grid". Of holes it is read as it stands.
 */
import { impliedValue } from '../../quantities/quantity.ts'
import { where } from '../../text/heard.ts'
import { amountOf, asFiller, type Item, means, unsaid } from '../../text/items.ts'
import { type Found, findSpoken } from '../../text/spoken.ts'

const PLAIN = '(?:(?:centered|centred|regular|rectangular|square|uniform|evenly spaced|equally spaced) )*'
const RASTER = '(?:grid|array|pattern|matrix)'
const SIZED = new RegExp(`(?:(?:a|an) )?${PLAIN}#x# ${PLAIN}${RASTER} of(?= [a-z]+)`, 'u')
const N = '(?:two|three|four|five|six|seven|eight|nine|ten|#|\\d+)'
const ROWS = new RegExp(`${N} (?:parallel |straight )?rows of ${N}(?= [a-z]+)`, 'u')

/** A number of things that nobody said, where others say it. */
function numberOf(count: number, { span: [from] }: Item): Item {
  const span: [number, number] = [from, from]
  const text = String(count)
  const values = [impliedValue(count, undefined, span, text)]
  return { kind: 'quantity', text, span, quantity: { kind: 'count', values, text, span, approximate: false } }
}

const MOST = 50
/** How far behind the grid the noun may stand: "of small round pegs". */
const REACH = 4

/** Whole numbers, none of them a length. */
function countsIn(items: readonly Item[]): number[] {
  return items.flatMap((item) => {
    if (item.kind !== 'quantity') return []
    const { kind, values } = item.quantity
    if (kind === 'size') return values.map(({ value, unit }) => (unit === undefined ? value : Number.NaN))
    return [kind === 'count' || kind === 'number' ? (amountOf(item) ?? Number.NaN) : Number.NaN]
  })
}

function nounBehind(items: readonly Item[], { to }: Found): number | undefined {
  for (let at = to + 1; at <= to + REACH; at++) {
    const item = items[at]
    if (item?.kind === 'term' && item.plural && means(item, 'solid')) return at
    if (!item || item.kind === 'mark' || means(item, 'feature')) return undefined
  }
  return undefined
}

function withNumber(items: Item[]): Item[] {
  const found = findSpoken(items, SIZED) ?? findSpoken(items, ROWS)
  const noun = found && nounBehind(items, found)
  if (!found || noun === undefined) return items
  const grid = items.slice(found.from, found.to + 1)
  const counts = countsIn(grid)
  const [columns = 0, rows = 0] = counts
  const whole = counts.length === 2 && counts.every((n) => Number.isInteger(n) && n > 0 && n <= MOST)
  if (!whole) return items
  const [first] = grid as [Item, ...Item[]]
  const ofThem = /^of$/iu.test(grid.at(-1)?.text ?? '')
  return [
    ...items.slice(0, found.from),
    numberOf(columns * rows, first),
    ...items.slice(found.to + 1, noun + 1),
    unsaid(first, { category: 'preposition', concept: 'in' }, 'in'),
    ...(ofThem ? grid.slice(0, -1) : grid),
    ...(ofThem ? [asFiller(grid.at(-1) as Item, 'in a grid')] : []),
    ...items.slice(noun + 1),
  ]
}

export const withGridsOfBodies = where('grid of |array of |pattern of |matrix of |rows of ', (sentences) =>
  sentences.map(withNumber),
)
