/**
 * "20 mm thick at one end and slopes down to nothing at the other", "tapers from 40 mm wide to 20 mm wide": one size at each
 * end. What slopes in its height is a ramp, what narrows in its width has the outline of a trapezoid.
 */
import type { SignedAxis } from '../../plan/geometry.ts'
import type { Context } from '../context.ts'
import { type Entity, shapeOf } from '../entity.ts'
import { opposite, SIDE_WORDS } from '../lexicon/sides.ts'
import { describe } from '../nouns/phrase.ts'
import { mainBody } from '../references/discourse.ts'
import type { Item } from '../text/items.ts'
import { type Found, findSpoken, sizeAt, useStretch } from '../text/spoken.ts'

const UP = '(?:thick|tall|high|deep|in height|in thickness)'
const ACROSS = '(?:wide|in width|across)'
const AS = `(?: (?<%>${UP}|${ACROSS}))?`
const END =
  '(?:(?:one|the|its|their) )?(?:other|opposite|far|near|left|right|front|back|rear|thick|thin|tall|short|low|high|wide|narrow|heel|butt|toe|tip|nose|one)?(?:er)?(?: (?:end|side|edge|face))?(?: \\( (?:(?:at|on) )?(?:the )?(?:left|right|front|back|rear)(?: (?:end|side))? \\))?'
const VERB =
  '(?:tapers?|tapered|tapering|slopes?|sloped|sloping|goes|going|thins?|thinning|narrows?|narrowing|drops?|dropping|reduces?|reducing|ramps?|ramping|falls?|falling|decreases?|decreasing|declines?|inclines?|rises?|rising|increases?|increasing|climbs?|climbing)'
const HOW =
  '(?: (?:evenly|smoothly|linearly|uniformly|straight|steadily|gradually|down|up|off|out|all the way|in (?:a|one) (?:single |constant )?(?:straight line|slope|plane|line)|at a (?:constant|steady) (?:angle|slope|rate)))*'
/** Said at last of what slopes between two ends. */
const STRAIGHT =
  '(?: (?:in|with|along) (?:a|one)(?: (?:single|constant|continuous|even|uniform|flat))* (?:straight )?(?:slope|line|plane|incline|taper))?'
const NOTHING = '(?:nothing|zero|(?:a|an)(?: (?:sharp|knife|thin|feather))? (?:point|edge))'

const as = (name: string): string => AS.replace('%', name)

const LONGEST =
  '(?:short|low|tall|high|thick|thin|long|small|great|shallow)(?:est|er)|deepest|lowest|highest|largest|smallest'

/** The sizes at both ends, in the ways people tell them. */
const PATTERNS: readonly RegExp[] = [
  new RegExp(
    `(?:${VERB}${HOW} )?(?:from )?(?:a (?:height|thickness) of )?#${as('first')}(?: height)? (?:at|on) ${END}(?: ,)?(?: and| but| then)*(?: (?:it|which|that))?(?: ${VERB})?${HOW}(?: to)?(?: just| only)?(?: a (?:height|thickness) of)? (?<low>#|${NOTHING})${as('second')}(?: thick| tall| high)? (?:at|on|toward|towards) ${END}${STRAIGHT}`,
    'u',
  ),
  // "The thick end is 25 mm tall and it slopes down in a straight line to 4 mm at the thin end."
  new RegExp(
    `(?:the|its) (?:thick|tall|high|deep|big|large|fat)(?:er|est)? (?:end|side|edge) (?:is|measures|stands|has a (?:height|thickness) of) #${as('first')}(?: ,)?(?: and| but| then| from there)*(?: (?:it|which|that|the (?:top|upper|sloped|slanted)(?: (?:face|surface|side))?))?(?: then)? ${VERB}${HOW} to(?: just| only)?(?: a (?:height|thickness) of)? (?<low>#|${NOTHING})${as('second')}(?: (?:at|on|toward|towards) ${END})?${STRAIGHT}`,
    'u',
  ),
  new RegExp(`${VERB}${HOW} from #${as('first')}(?: down)? to (?<low>#|${NOTHING})${as('second')}`, 'u'),
  /(?:one|the|its)(?: \w+)? (?:end|side|edge)(?: of (?:the |this )?\w+)? (?:should have|has|having|with) (?:a |an )?(?:height|thickness) of #(?: ,)?(?: and| while| but| with)*(?: (?:the|its)(?: other| opposite| far| second)?(?: \w+)?(?: (?:end|side|edge))?(?: of (?:the |this )?\w+)?)(?: (?:should have|has|having|with))?(?: (?:a |an )?(?:height|thickness) of)? (?<low>#)/u,
  // "its shortest side is 30 mm and its tallest side 50 mm", in either order.
  new RegExp(
    `(?:the|its) (?:${LONGEST}) (?:end|side|edge|point)(?: (?:is|measures|being|of|at))*(?: a height of)? #${as('first')}(?: ,)?(?: and| while| but)*(?: (?:the|its) (?:${LONGEST})(?: (?:end|side|edge|point|one))?)(?: (?:is|measures|being|of|at))*(?: only| just)? (?<low>#|${NOTHING})${as('second')}`,
    'u',
  ),
  new RegExp(
    `the (?:thick|tall|high|deep|large|big)(?:er)? (?:end|side|edge) (?:is|measures) #${as('first')}(?: ,)?(?: and| while| but)*(?: the (?:thin|short|low|shallow|small)(?:er)? (?:end|side|edge)) (?:is|measures) (?<low>#|${NOTHING})${as('second')}`,
    'u',
  ),
]

/** "with the top sloping evenly between the two ends": as the two sizes have it. */
const BETWEEN = new RegExp(
  `(?:, )?(?:with|and|having) (?:a |an |the )?(?:straight |flat |plane |even |smooth )*(?:sloping|sloped|slanted|slanting|inclined|angled) (?:top|upper)(?: (?:surface|face|side))?(?= [,.;]|$)|(?:with |and |so that )?(?:the |its )?(?:top|upper)?(?: (?:surface|face|side|edge))?(?: is)? ?${VERB}${HOW} (?:between|from) (?:the |these |those )?(?:two |both |one )?(?:ends?|sides?|heights|them|edges?)(?: to the other)?`,
  'u',
)

/** "cut off at a slant on top so that", "whose top is cut at an angle": as the two sizes have it. */
const SLANTED =
  /(?:(?:with|whose|and|its|the|a|having) )*(?:(?:top|upper end|upper face|top face|top end|end) )?(?:(?:is|was|has been|being|gets) )?(?:cut|sawn|sliced|chopped|trimmed|milled|planed|shaved|sawed|lopped)(?: off| away)?(?: (?:at|on|along|with) (?:a|an|the) (?:slant|angle|slope|incline|bevel|skew|mitre|miter|slanted plane|inclined plane|sloping plane)| slantwise| obliquely| diagonally| slanted| aslant| askew)(?: (?:on|at) (?:the |its )?(?:top|upper end|one end))?(?: ,)?(?: so(?: that)?| such that)?(?: (?:it is|it's|it measures|it stands))?/u

/** "It slopes down to nothing", where its height is told elsewhere. */
const FADES = new RegExp(
  `${VERB}${HOW} to ${NOTHING}(?: thickness| height)?(?: (?:at|on|toward|towards) (?:the |its )?(?:other|opposite|far|front|back|left|right|one)(?: (?:end|side|edge))?)?`,
  'u',
)

const SLOPING = new Set(['box', 'ramp', 'triangle'])
/** Of these the top is cut: none has a slanted form of its own. */
const CUT_SLANTED = new Set(['round', 'polygon', 'tube', 'ellipse'])

function bodyAt({ mentions, entities, state }: Context, at: number): Entity | undefined {
  const named = mentions.findLast(
    (mention) => mention.head < at && entities.get(mention)?.kind === 'solid' && !mention.pointer,
  )
  const entity = (named && entities.get(named)) ?? mainBody(state.discourse)
  const shape = entity && shapeOf(entity)
  return shape && (SLOPING.has(shape) || CUT_SLANTED.has(shape)) ? entity : undefined
}

function give(context: Context, entity: Entity, at: number, word: string): void {
  const attribute = sizeAt(context.items, at, word)
  if (!attribute) return
  entity.given.push({ word, attribute, items: [context.items[at] as Item] })
  context.state.account.use(context.items[at], `${entity.concept} ${word}`)
  context.attributes = context.attributes.filter((other) => other.at !== at)
}

const ADJECTIVE = { height: 'sloping', width: 'narrowing' } as const

const SIDE = /\b(?:left|right|front|back|rear)\b/u

/** The sides that the first and the second size are told at. */
function sidesOf(said: string): (SignedAxis | undefined)[] {
  const [, first = '', second = ''] = said.split('#')
  return [first, second].map((text) => SIDE_WORDS[SIDE.exec(text)?.[0] ?? ''])
}

/** "30 mm high at the back and 10 mm at the front": it rises toward the back. */
function tellSide(
  entity: Entity,
  [first, second]: readonly (SignedAxis | undefined)[],
  firstHigh: boolean,
): void {
  const [high, low] = firstHigh ? [first, second] : [second, first]
  const rises = high ?? (low && opposite(low))
  if (rises) entity.rises = rises
}

function takeEnds(context: Context, found: Found): void {
  const { match, quantities, from } = found
  const entity = bodyAt(context, from)
  const [first, second] = quantities
  if (!entity || first === undefined) return
  const { items, state } = context
  const { first: one, second: other } = match.groups ?? {}
  const way = new RegExp(ACROSS, 'u').test(`${one ?? ''} ${other ?? ''}`) ? 'width' : 'height'
  const size = (at: number | undefined): number => {
    const item = at === undefined ? undefined : items[at]
    return item?.kind === 'quantity' ? (item.quantity.values[0]?.value ?? 0) : 0
  }
  const [high, low] = size(first) >= size(second) ? [first, second] : [second, first]
  if (CUT_SLANTED.has(shapeOf(entity) ?? '')) {
    takeSlant(context, entity, found, high, low)
    return
  }
  describe(entity, ADJECTIVE[way], items[from] as Item)
  if (way === 'height') tellSide(entity, sidesOf(match[0]), high === first)
  if (high !== undefined) give(context, entity, high, way === 'width' ? 'baseLength' : 'height')
  if (low !== undefined) give(context, entity, low, way === 'width' ? 'topLength' : 'low')
  useStretch(state.account, items, found, 'how it slopes')
}

/** The top of a post from its high side to its low one. */
function takeSlant(
  context: Context,
  entity: Entity,
  found: Found,
  high: number | undefined,
  low: number | undefined,
): void {
  const { items, state } = context
  const [top, foot] = [high, low].map((at) => (at === undefined ? undefined : sizeAt(items, at, 'height')))
  const [tall, short] = [top?.values[0], foot?.values[0]]
  if (high === undefined || low === undefined || !tall || !short || tall.value === short.value) return
  give(context, entity, high, 'height')
  const item = items[low] as Item
  state.planes.push({ kind: 'slant', body: entity, low: short, high: tall.value, item })
  context.attributes = context.attributes.filter((other) => other.at !== low)
  useStretch(state.account, items, found, 'how it slopes')
  const cut = findSpoken(items, SLANTED)
  if (cut) useStretch(state.account, items, cut, 'how it slopes')
  state.remarks.push('The slanted top is low on the left and high on the right')
}

export function takeSlopes(context: Context): void {
  const { items, state } = context
  for (const pattern of PATTERNS) {
    const found = findSpoken(items, pattern)
    if (found) {
      takeEnds(context, found)
      const again = findSpoken(items, BETWEEN)
      if (again) useStretch(state.account, items, again, 'how it slopes')
      return
    }
  }
  const found = findSpoken(items, FADES)
  const entity = found && bodyAt(context, found.from)
  if (!found || !entity || CUT_SLANTED.has(shapeOf(entity) ?? '')) return
  describe(entity, 'sloping', items[found.from] as Item)
  tellSide(entity, [undefined, SIDE_WORDS[SIDE.exec(found.match[0])?.[0] ?? '']], true)
  useStretch(state.account, items, found, 'how it slopes')
}
