/**
 * "The cavity is also a frustum: 34 mm diameter at Z=4 (the inside floor) widening to 54 mm diameter at the rim, Z=50": a cavity
 * said to be a cone. Told as a conical cavity, and each of its ends by its level alone.
 */
import { where } from '../../text/heard.ts'
import { asSettled, asTerm, type Item, means } from '../../text/items.ts'
import { littleWord } from '../../text/little-words.ts'
import { findSpoken, rewriteEach } from '../../text/spoken.ts'

const CAVITY =
  /^(?:the|its)(?: (?:inner|inside|internal|hollow|central))* (?:cavity|hollow|bore|recess|hole|interior) is (?:(?:also|likewise|again|itself) )*(?:a|an) (?:conical frustum|cone frustum|frustum|truncated cone|tapered cylinder|cone)(?: ,| :| that| which| going| goes| running| runs)*/u

const NAMED =
  '(?:the|its) (?:(?:inside|inner|outer|upper|lower|open|closed|flat) )*(?:rim|top|mouth|opening|lip|bottom|base|foot|floor|underside)(?: (?:face|end|edge))?'
const SIZE = '(?:#|ø#|r#)(?: (?:in )?(?:diameter|radius|dia))?'
/** The level behind the name of an end, and the name behind the level of one. */
const NAME_FIRST = new RegExp(`(?<=${SIZE} (?:at|on) )${NAMED} ,(?= z=#)`, 'u')
const LEVEL_FIRST = new RegExp(`(?<=${SIZE} (?:at|on) z=# )\\( ${NAMED} \\)`, 'u')

/** Only where both ends have a level: else the name is all that tells the end. */
const BOTH = new RegExp(`${SIZE} (?:at|on) (?:${NAMED} , )?z=#.* ${SIZE} (?:at|on) (?:${NAMED} , )?z=#`, 'u')

const without =
  (pattern: RegExp) =>
  (items: Item[]): Item[] => {
    const found = findSpoken(items, BOTH) && findSpoken(items, pattern)
    if (!found) return items
    // "diameter at the top" is one word for a size: here it is a diameter, at a level.
    const size = items[found.from] as Item
    const word = /radius/iu.test(size.text) ? 'radius' : 'diameter'
    const own = means(size, 'dimension')
      ? [asTerm({ ...size, text: word }, { category: 'dimension', concept: word }), littleWord(size, 'at')]
      : []
    return [...items.slice(0, found.from), ...own, ...items.slice(found.to + 1)]
  }

/** "The cavity is a frustum:" as "the conical cavity". */
function asConical(items: Item[]): Item[] {
  const found = findSpoken(items, CAVITY)
  const noun = items.findIndex((item) => means(item, 'be')) - 1
  const [article, cavity] = [items[0], items[noun]]
  if (!found || !article || !cavity || noun < 1 || !findSpoken(items, BOTH)) return items
  const shape = items
    .slice(noun + 1, found.to + 1)
    .find((item) => means(item, 'solid', 'frustum', 'cone') || means(item, 'shape'))
  if (!shape) return items
  return [
    article,
    asTerm(shape, { category: 'shape', concept: 'conical' }, { form: 'conical' }),
    ...items.slice(1, noun),
    cavity,
    ...items
      .slice(noun + 1, found.to + 1)
      .filter((item) => item !== shape && item.kind !== 'mark')
      .map((item) => asSettled(item, 'what the cavity is')),
    ...items.slice(found.to + 1),
  ]
}

export const withNamedCavities = where('z=#', (sentences) =>
  sentences.map((items) => rewriteEach(items, [without(NAME_FIRST), without(LEVEL_FIRST), asConical])),
)
