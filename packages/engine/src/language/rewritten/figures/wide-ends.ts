/**
 * "A cone, point facing down, with a 40 mm diameter circle at the wide end", "a half ball sits on the wide end of the cone": the
 * wide end is what a cone stands on, and its top where it stands on its tip.
 */
import { where } from '../../text/heard.ts'
import { type Item, means, unsaid } from '../../text/items.ts'
import { asIdle, asOneTerm, findSpoken } from '../../text/spoken.ts'
import { INVERTED } from './ways-up.ts'

const WIDE = '(?:wide|wider|widest|large|larger|big|bigger|broad|flat|open)'
const CIRCLE = new RegExp(
  `(?<=(?:#|ø#|r#) (?:(?:in )?(?:diameter|radius) )?)(?:circle|circular (?:base|face|end|opening)|base|opening) (?:at|on) (?:the|its) ${WIDE} end(?= |$)`,
  'u',
)
const ON_WIDE = new RegExp(
  `(?:on|onto|on top of|against|at) (?:the|its) ${WIDE}(?: flat| circular)? (?:end|side|face|base|top|circle)(?: (?=of (?:the|this) cone)of|(?= [,.;]|$))`,
  'u',
)

function withCircle(items: Item[]): Item[] {
  const found = findSpoken(items, CIRCLE)
  const first = found && items[found.from]
  if (!found || !first || !items.some((item) => means(item, 'solid', 'cone', 'frustum'))) return items
  const idle = asIdle(items, found, 'the wide end')
  return means(items[found.from - 1], 'dimension') || /^ø|^r\d/iu.test(items[found.from - 1]?.text ?? '')
    ? idle
    : idle.toSpliced(found.from, 0, unsaid(first, { category: 'dimension', concept: 'diameter' }, 'diameter'))
}

/** "on the wide end of the cone": on top of it. */
function withTop(items: Item[]): Item[] {
  const found = findSpoken(items, ON_WIDE)
  return found ? asOneTerm(items, found, { category: 'place', concept: 'on top' }) : items
}

export const withWideEnds = where(['cone|frustum', ' end| side| face| base| top| circle'], (sentences) => {
  const cones = sentences.flat().filter((item) => means(item, 'solid', 'cone', 'frustum'))
  const inverted = sentences.flat().some((item) => means(item, 'manner', INVERTED))
  const told = sentences.map(withCircle)
  // Of two cones nobody knows which of them is meant.
  const one = new Set(cones.map(({ text }) => text.toLowerCase())).size === 1
  return inverted && one ? told.map(withTop) : told
})
