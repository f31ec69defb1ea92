/**
 * "The outside corners have a 6 mm radius and the inside corners have a 3 mm radius", "the four inside corners, where the web meets
 * the flanges, have a 4 mm fillet": radii of a section that is known by its name, told as such.
 */

import { where } from '../../text/heard.ts'
import { commaAt, type Item, isMark, means, unsaid } from '../../text/items.ts'
import { littleWord } from '../../text/little-words.ts'
import { type Found, findSpoken } from '../../text/spoken.ts'

const OUTSIDE = '(?:outside|outer|external|exterior)'
const INSIDE = '(?:inside|inner|internal|interior)'
const CORNERS = '(?:(?:vertical|long|lengthwise|longitudinal) )?(?:corners?|edges|corner edges)'
const ROUNDED =
  '(?:(?:,|each|all|both|have|has|having|is|are|get|gets|with|should|be|must|rounded|filleted|radiused|off|to|by|at|of|a|an|the|radius|fillet|fillets) )*'
const RADIUS = '(?:#|r#)(?: (?:corner )?(?:radius|radii|fillets?|rounds?|rounding)){0,2}(?: each)?'
const LEAD =
  '(?:(?:and|while|with|,) )*(?:(?:fillet|round|radius|blend)(?: off| over)? (?=(?:(?:the|its|all|both|two|four) )*(?:out|in|ext)))?(?:(?:the|its|their|all|two|four|both) )*'
const ENDS = '(?= [,;.)]|$| and )'

const WEB = '(?:web|stem|upright)'
const FLANGE = '(?:(?:top |bottom |two |each |both |upper |lower )*(?:flanges?|legs?))'
const MEET = `(?:(?:(?:where|at which) )?(?:(?:the|its) )?${WEB} (?:meets|joins|touches|connects to|runs into|and) (?:(?:the|its|each|both) )*${FLANGE}(?: meet| join)?|(?:where )?(?:the|its) (?:two )?flanges? (?:meets?|joins?) (?:the|its) ${WEB}|between (?:the |its )?${WEB} and (?:(?:the|its|each|both) )*${FLANGE}|at the (?:junctions?|joints?|transitions?|roots?)(?: of the ${WEB}(?: (?:and|with|to) (?:the )?${FLANGE})?| between (?:the )?${WEB} and (?:the )?${FLANGE})?)`
const ROOT = `(?:(?:two|four|all|inside|inner|internal|interior|corners?|edges|fillets?|, ) ?)*`

type Told = readonly [family: readonly string[], pattern: RegExp, concept: 'outerRadius' | 'innerRadius']

const BOX = ['box section']
const WEBBED = ['I-beam', 'H-beam', 'T-profile', 'C-channel']

const TOLD: readonly Told[] = [
  [BOX, new RegExp(`${LEAD}${OUTSIDE} ${CORNERS} ${ROUNDED}${RADIUS}${ENDS}`, 'u'), 'outerRadius'],
  [BOX, new RegExp(`${LEAD}${INSIDE} ${CORNERS} ${ROUNDED}${RADIUS}${ENDS}`, 'u'), 'innerRadius'],
  // "Add 4 mm fillets where the web meets the flanges".
  [
    WEBBED,
    new RegExp(
      `(?:(?:and|with|has|have|there are|add|put|,|a|an|the|two|four) )*(?:#|r#) (?:radius )?(?:fillets?|radius|radii|rounds?)(?: (?:in|at|on|to|along|of|the|all|two|both|four|inside|inner|corners?|each|,))* ${MEET}${ENDS}`,
      'u',
    ),
    'innerRadius',
  ],
  [
    WEBBED,
    new RegExp(
      `(?:(?:and|with|has|have|there are|add|put|,|a|an|the|four) )*(?:fillets?|radius|radii|rounds?) (?:with a radius of|of radius|of) (?:#|r#)(?: radius)?(?: (?:in|at|on|to|along|the|all|two|both|four|inside|inner|corners?|each|,))* ${MEET}${ENDS}`,
      'u',
    ),
    'innerRadius',
  ],
  [
    WEBBED,
    new RegExp(
      `(?:fillet|round|radius) (?:(?:off|the|all|two|both|four) )*(?:${INSIDE} (?:corners|edges)|(?:${INSIDE} )?(?:corners|edges)(?: ,)?(?: \\()? ${MEET}(?: \\))?)(?: ,)? (?:with|by|to)(?: (?:a|an|radius|fillet|of))* ${RADIUS}${ENDS}`,
      'u',
    ),
    'innerRadius',
  ],
  // "with 4 mm fillets in both inside corners"
  [
    WEBBED,
    new RegExp(
      `(?:(?:and|with|has|have|there are|add|put|,|a|an|the|two|four) )*(?:#|r#) (?:radius )?(?:fillets?|radius|radii|rounds?) (?:in|at|on|to|along) (?:(?:the|all|both|two|four|each) )*${INSIDE} corners?${ENDS}`,
      'u',
    ),
    'innerRadius',
  ],
  // "The four inside corners, where the web meets the flanges, have a 4 mm fillet".
  [
    WEBBED,
    new RegExp(`${LEAD}${ROOT}(?:\\( )?${MEET}(?: \\))?(?: ,)? ${ROUNDED}${RADIUS}${ENDS}`, 'u'),
    'innerRadius',
  ],
  [WEBBED, new RegExp(`${LEAD}${INSIDE} ${CORNERS} ${ROUNDED}${RADIUS}${ENDS}`, 'u'), 'innerRadius'],
]

/** "with a root radius of 4 mm", or "The beam has …" where the sentence begins with it. */
function retold(items: readonly Item[], found: Found, concept: string, noun: Item): Item[] {
  const size = items[found.quantities[0] ?? -1]
  if (!size || found.quantities.length !== 1) return [...items]
  const lead = items.slice(0, found.from)
  const alone = lead.every((item) => isMark(item))
  const start: Item[] = alone
    ? [
        littleWord(size, 'the'),
        { ...noun, text: '', span: [size.span[0], size.span[0]] },
        littleWord(size, 'have'),
      ]
    : [commaAt(size.span[0]), littleWord(size, 'with')]
  return [
    ...lead,
    ...start,
    littleWord(size, 'a'),
    unsaid(size, { category: 'dimension', concept }, concept),
    littleWord(size, 'of'),
    size,
    ...items.slice(found.to + 1),
  ]
}

export const withSectionCorners = where(
  [
    'solid:box section|solid:I-beam|solid:H-beam|solid:T-profile|solid:C-channel',
    'corner|edge|fillet|radi|round',
  ],
  (sentences) => {
    const noun = sentences.flat().find((item) => means(item, 'solid', ...BOX, ...WEBBED))
    if (!noun) return sentences
    const known = TOLD.filter(([families]) => means(noun, 'solid', ...families))
    return sentences.map((items) =>
      known.reduce<Item[]>((told, [, pattern, concept]) => {
        const found = findSpoken(told, pattern)
        return found ? retold(told, found, concept, noun) : told
      }, items),
    )
  },
)
