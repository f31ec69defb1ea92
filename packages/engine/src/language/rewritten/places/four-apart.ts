/**
 * "four 6 mm holes, 84 mm apart in X and 34 mm apart in Y", "… They are spaced 84 mm along the length and 34 mm along the
 * width": apart both ways, four can only be the corners of a rectangle. Told as the grid that they are; else the second
 * distance had nothing to lie between.
 */
import { GRID } from '../../places/grids.ts'
import { AXIS_OF, isWay } from '../../places/place.ts'
import { PITCH } from '../../places/spacing.ts'
import { where } from '../../text/heard.ts'
import { type Item, means } from '../../text/items.ts'
import { unsaidWord } from '../../text/little-words.ts'
import { asIdle, findSpoken, spoken } from '../../text/spoken.ts'

const TO = '(?:cent(?:er|re) to cent(?:er|re)|on cent(?:er|re)s?)'
const APART = `(?:apart(?: ${TO}| from each other| from one another)?|${TO}(?: apart)?)`
const WAY = (name: string): string =>
  `(?:in|along|over|across) (?:the |its )?(?<${name}>x|y|length|width)(?: direction| axis| dimension| way)?`
const LED = '(?:(?:,|and|that|which|spaced|set|placed|located|positioned|arranged|drilled) )*'
const PITCHED = new RegExp(
  `${LED}(?:# ${APART}|spaced #(?: ${APART})?|(?:with|at) (?:a )?(?:hole )?(?:spacing|pitch|distance)s? of #|(?:at )?# (?:spacing|pitch)) ${WAY('one')} (?:,|and|by) (?:and )?(?:by )?#(?: ${APART}| spacing| pitch)? ${WAY('other')}`,
  'u',
)

const CORNERS = 4
const COUNTED_WITHIN = 4
/** "They are", "these holes are": those of the sentence before. */
const OF_BEFORE = /^(?:they|these|those|the(?: four)? (?:holes|pins|posts|pegs|studs|bosses))\b/u

const axisOf = (way: string | undefined): string => (way === undefined ? '' : isWay(way) ? AXIS_OF[way] : way)

const isLaid = (item: Item): boolean => means(item, 'feature') || means(item, 'solid')

const isFour = (item: Item): boolean => {
  if (item.kind !== 'quantity') return false
  const [value, more] = item.quantity.values
  return value?.value === CORNERS && value.unit === undefined && !more
}

const countsFour = (items: readonly Item[], before = items.length): boolean => {
  const noun = items.findLastIndex((item, at) => at < before && isLaid(item))
  return noun >= 0 && items.slice(Math.max(0, noun - COUNTED_WITHIN), noun).some(isFour)
}

function asGrid(items: Item[], before: readonly Item[]): Item[] {
  const found = findSpoken(items, PITCHED)
  const [one, other, more] = found?.quantities ?? []
  if (!found || one === undefined || other === undefined || more !== undefined) return items
  const ways = [axisOf(found.match.groups?.['one']), axisOf(found.match.groups?.['other'])] as const
  const four = OF_BEFORE.test(spoken(items).text) ? countsFour(before) : countsFour(items, found.from)
  if (!four || ways[0] === ways[1]) return items
  const idle = asIdle(items, found, 'the rectangle that they span')
  const pitch = (at: number, way: string): Item[] => {
    const size = items[at] as Item
    return [unsaidWord(size, 'place', `${PITCH}${way}`, ''), size]
  }
  return [
    ...idle.slice(0, one),
    unsaidWord(items[one] as Item, 'place', `${GRID}2x2`, ''),
    ...pitch(one, ways[0]),
    ...idle.slice(one + 1, other).filter((item) => !means(item, 'conjunction')),
    ...pitch(other, ways[1]),
    ...idle.slice(other + 1),
  ]
}

export const withFourApart = where(['apart|spac|pitch|cent', ' in | along | over | across '], (sentences) =>
  sentences.map((items, at) => asGrid(items, sentences[at - 1] ?? [])),
)
