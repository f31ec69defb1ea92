/**
 * "a 3 x 3 grid of holes at 20 mm spacing (X and Y = -20, 0, 20)": one list along two axes, and a spacing that the list comes
 * to. The list stays, once for each axis; a spacing that it does not come to stays as well, and is refused.
 */
import { where } from '../../text/heard.ts'
import { amountOf, conceptOf, type Item, isMark, means } from '../../text/items.ts'
import { littleWord } from '../../text/little-words.ts'
import { asIdle, findSpoken, rewriteEach } from '../../text/spoken.ts'

const isNear = (a: number | undefined, b: number): boolean => a !== undefined && Math.abs(a - b) < 1e-6

const isAxis = (axis: string | undefined): axis is 'x' | 'y' | 'z' =>
  axis === 'x' || axis === 'y' || axis === 'z'

const isList = (item: Item | undefined): item is Extract<Item, { kind: 'quantity' }> =>
  item?.kind === 'quantity' && item.quantity.kind === 'coordinates'

/** "X and Y = -20, 20" as "X = -20, 20 and Y = -20, 20". */
const withOwnLists = (items: Item[]): Item[] =>
  items.flatMap((item, at): Item[] => {
    const [joint, list] = items.slice(at + 1, at + 3)
    const axis = conceptOf(item, 'axis')
    const joins = means(joint, 'conjunction', 'and') || isMark(joint, ',')
    if (!isAxis(axis) || !joins || !isList(list)) return [item]
    const { quantity } = list
    if (quantity.kind !== 'coordinates' || quantity.axis === axis) return [item]
    const own: Item = { kind: 'quantity', text: item.text, span: item.span, quantity: { ...quantity, axis } }
    return isMark(joint) ? [own, littleWord(list, 'and')] : [own]
  })

/** How far each coordinate of a list is from the one before, where that is the same for all. */
function stepOf(item: Item): number | undefined {
  if (!isList(item)) return undefined
  const values = item.quantity.values.map(({ value }) => value).toSorted((a, b) => a - b)
  const steps = values.slice(1).map((value, at) => value - (values[at] as number))
  const [step] = steps
  return step !== undefined && steps.every((each) => isNear(each, step)) ? step : undefined
}

const SPACING =
  /(?:, )?(?:(?:spaced|evenly|equally|at|with|on|a|an|uniform|regular) )+#(?: (?:mm|center to center|centre to centre|hole))?(?: (?:spacing|pitch|apart|cent(?:er|re)s|intervals))?(?: (?:in|along) (?:both (?:directions|axes|ways)|x and y|both x and y))?(?= [,.;(:]| cent(?:ered|red) |$)/u

/** "at 20 mm spacing": as the lists of both axes tell. */
function withoutSpacing(items: Item[]): Item[] {
  const found = findSpoken(items, SPACING)
  if (!found || !/spac|pitch|apart|cent(?:er|re)s|intervals/u.test(found.match[0])) return items
  const [at, another] = found.quantities
  const spacing = at === undefined || another !== undefined ? undefined : amountOf(items[at])
  const steps = items
    .slice(found.to + 1)
    .filter(isList)
    .map(stepOf)
  const agrees = spacing !== undefined && steps.length === 2 && steps.every((step) => isNear(step, spacing))
  return agrees ? asIdle(items, found, 'as the coordinates tell') : items
}

export const withListedBothWays = where(['holes|pins|posts|pegs|bosses', 'x', 'y'], (sentences) =>
  sentences.map((items) => (items.some(isList) ? rewriteEach(items, [withOwnLists, withoutSpacing]) : items)),
)
