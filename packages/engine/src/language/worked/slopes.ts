/**
 * "20 mm thick at one end and slopes down to nothing at the other", "tapers from 40 mm wide to 20 mm wide": one size at each
 * end. What slopes in its height is a ramp, what narrows in its width has the outline of a trapezoid.
 */
import type { Context } from '../context.ts'
import { type Entity, shapeOf } from '../entity.ts'
import { describe } from '../nouns/phrase.ts'
import { mainBody } from '../references/discourse.ts'
import type { Item } from '../text/items.ts'
import { type Found, findSpoken, sizeAt, useStretch } from '../text/spoken.ts'

const UP = '(?:thick|tall|high|deep|in height|in thickness)'
const ACROSS = '(?:wide|in width|across)'
const AS = `(?: (?<%>${UP}|${ACROSS}))?`
const END =
  '(?:(?:one|the|its|their) )?(?:other|opposite|far|near|left|right|front|back|rear|thick|thin|tall|short|low|high|wide|narrow|one)?(?:er)?(?: (?:end|side|edge|face))?'
const VERB =
  '(?:tapers?|tapered|tapering|slopes?|sloped|sloping|goes|going|thins?|thinning|narrows?|narrowing|drops?|dropping|reduces?|reducing|ramps?|ramping|falls?|falling|decreases?|decreasing|declines?|inclines?)'
const HOW =
  '(?: (?:evenly|smoothly|linearly|uniformly|straight|steadily|gradually|down|up|off|out|all the way|in (?:a|one) (?:single |constant )?(?:straight line|slope|plane|line)|at a (?:constant|steady) (?:angle|slope|rate)))*'
const NOTHING = '(?:nothing|zero|(?:a|an)(?: (?:sharp|knife|thin|feather))? (?:point|edge))'

const as = (name: string): string => AS.replace('%', name)

/** The sizes at both ends, in the ways people tell them. */
const PATTERNS: readonly RegExp[] = [
  new RegExp(
    `(?:${VERB}${HOW} )?(?:from )?#${as('first')} (?:at|on) ${END}(?: ,)?(?: and| but| then)*(?: (?:it|which|that))?(?: ${VERB})?${HOW}(?: to)?(?: just| only)? (?<low>#|${NOTHING})${as('second')}(?: thick| tall| high)? (?:at|on|toward|towards) ${END}`,
    'u',
  ),
  new RegExp(`${VERB}${HOW} from #${as('first')}(?: down)? to (?<low>#|${NOTHING})${as('second')}`, 'u'),
  /(?:one|the|its)(?: \w+)? (?:end|side|edge)(?: of (?:the |this )?\w+)? (?:should have|has|having|with) (?:a |an )?(?:height|thickness) of #(?: ,)?(?: and| while| but| with)*(?: (?:the|its)(?: other| opposite| far| second)?(?: \w+)?(?: (?:end|side|edge))?(?: of (?:the |this )?\w+)?)(?: (?:should have|has|having|with))?(?: (?:a |an )?(?:height|thickness) of)? (?<low>#)/u,
  new RegExp(
    `the (?:thick|tall|high|deep|large|big)(?:er)? (?:end|side|edge) (?:is|measures) #${as('first')}(?: ,)?(?: and| while| but)*(?: the (?:thin|short|low|shallow|small)(?:er)? (?:end|side|edge)) (?:is|measures) (?<low>#|${NOTHING})${as('second')}`,
    'u',
  ),
]

/** "with the top sloping evenly between the two ends": as the two sizes have it. */
const BETWEEN = new RegExp(
  `(?:with |and |so that )?(?:the |its )?(?:top|upper)?(?: (?:surface|face|side|edge))?(?: is)? ?${VERB}${HOW} (?:between|from) (?:the |these |those )?(?:two |both |one )?(?:ends?|sides?|heights|them|edges?)(?: to the other)?`,
  'u',
)

/** "It slopes down to nothing", where its height is told elsewhere. */
const FADES = new RegExp(
  `${VERB}${HOW} to ${NOTHING}(?: thickness| height)?(?: (?:at|on|toward|towards) (?:the |its )?(?:other|opposite|far|front|back|left|right|one)(?: (?:end|side|edge))?)?`,
  'u',
)

const SLOPING = new Set(['box', 'ramp', 'triangle'])

function bodyAt({ mentions, entities, state }: Context, at: number): Entity | undefined {
  const named = mentions.findLast(
    (mention) => mention.head < at && entities.get(mention)?.kind === 'solid' && !mention.pointer,
  )
  const entity = (named && entities.get(named)) ?? mainBody(state.discourse)
  return entity && SLOPING.has(shapeOf(entity) ?? '') ? entity : undefined
}

function give(context: Context, entity: Entity, at: number, word: string): void {
  const attribute = sizeAt(context.items, at, word)
  if (!attribute) return
  entity.given.push({ word, attribute, items: [context.items[at] as Item] })
  context.state.account.use(context.items[at], `${entity.concept} ${word}`)
  context.attributes = context.attributes.filter((other) => other.at !== at)
}

const ADJECTIVE = { height: 'sloping', width: 'narrowing' } as const

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
  describe(entity, ADJECTIVE[way], items[from] as Item)
  if (high !== undefined) give(context, entity, high, way === 'width' ? 'baseLength' : 'height')
  if (low !== undefined) give(context, entity, low, way === 'width' ? 'topLength' : 'low')
  useStretch(state.account, items, found, 'how it slopes')
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
  if (!found || !entity) return
  describe(entity, 'sloping', items[found.from] as Item)
  useStretch(state.account, items, found, 'how it slopes')
}
