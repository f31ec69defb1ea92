/**
 * "a hole 10 mm from the middle of the left edge", "its center is 25 mm above the midpoint of the base": so far from that edge,
 * and midway along it, as everything lies that nothing else is said of. The middle of the face is not meant.
 */
import { where } from '../../text/heard.ts'
import { type Item, means } from '../../text/items.ts'
import { asSettledPhrase, findAllSpoken } from '../../text/spoken.ts'

const MIDDLE = '(?:the|its) (?:exact |very )?(?:mid ?point|middle|cent(?:er|re)(?: point)?) of'
const EDGE = '(?:edges?|sides?|ends?)'
const OF_CUT =
  '(?! of (?:the|this|that|each) (?:[a-z]+ )?(?:slots?|holes?|pockets?|grooves?|notch|cut ?outs?|recess|channel|window))'

/** Which way a distance goes inwards from which side. */
const INWARDS: readonly (readonly [way: string, side: string])[] = [
  [
    '(?:in |inwards? |away |back |up |down )?from',
    '(?:left|right|front|back|rear|short|shorter|long|longer)(?: hand)?',
  ],
  ['(?:above|up from|from|away from)', '(?:bottom|lower)'],
  ['(?:below|under|beneath|down from|from|away from)', '(?:top|upper)'],
  ['(?:to the )?right (?:of|from)', 'left(?: hand)?'],
  ['(?:to the )?left (?:of|from)', 'right(?: hand)?'],
  ['(?:behind|back from)', 'front'],
  ['(?:in front of|forward from)', '(?:back|rear)'],
]
const OF_EDGES: readonly RegExp[] = [
  ...INWARDS.map(
    ([way, side]) =>
      new RegExp(
        `(?<=# ${way} )${MIDDLE}(?= (?:the|its|that|one|one of the|one of its|each|either) ${side} ${EDGE}(?: |$)${OF_CUT})`,
        'u',
      ),
  ),
  new RegExp(
    `(?<=# (?:above|up from|over|from|away from) )${MIDDLE}(?= (?:the|its)(?: triangle's)? base(?: of the (?:triangle|prism|wedge))?(?: [,.;]|$| and ))`,
    'u',
  ),
]

/** Of a hole, whose middle every distance is told to. */
const isOfHole = (items: readonly Item[]): boolean =>
  items.some((item) => means(item, 'feature', 'hole')) &&
  !items.some((item) => means(item, 'feature', 'slot', 'pocket', 'groove'))

const withEdges = (items: Item[]): Item[] =>
  OF_EDGES.reduce(
    (told, pattern) =>
      findAllSpoken(told, pattern).reduce(
        (read, found) => asSettledPhrase(read, found, 'midway along that edge'),
        told,
      ),
    items,
  )

export const withMiddlesOfEdges = where(
  [' mid|center|centre', ' edge| side| end| base', 'feature:hole'],
  (sentences) => sentences.map((items) => (isOfHole(items) ? withEdges(items) : items)),
)
