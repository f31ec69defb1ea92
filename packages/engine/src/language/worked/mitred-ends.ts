/** "a bar with one end cut at 45 degrees", "mitre its right end at 45°": kept for when the bar has its place. */
import type { Context } from '../context.ts'
import type { Entity } from '../entity.ts'
import { SIDE_WORDS } from '../lexicon/sides.ts'
import { mainBody } from '../references/discourse.ts'
import { findFirstSpoken, useStretch } from '../text/spoken.ts'

const END =
  '(?:one|its|the|a|only one|just one)(?: of (?:its|the)(?: two)?)?(?: (?<side>top|bottom|upper|lower|left|right|front|back|rear)(?: hand)?)? ends?(?: of (?:it|(?:the|this) (?:[a-z]+ )?[a-z]+))?'
const DONE = '(?:cut(?: off)?|sawn(?: off)?|sawed(?: off)?|mitred|mitered|trimmed)'
const ORDER = '(?:cut(?: off)?|saw(?: off)?|mitre|miter|trim)'
const ANGLE = '(?:off )?(?:(?:at|to|under) )?(?:an angle of |an? )?@(?: (?:angle|mitre|miter|slant))?'
const MITRE = '(?:mitre|miter|mitred|mitered)(?: cut)?'

const PATTERNS: readonly RegExp[] = [
  new RegExp(
    `(?:^|(?<= ))(?:(?:with|whose|and|has|having) )*${END} (?:(?:is|was|are|being) )*${DONE} ${ANGLE}(?= [,.;]|$| and )`,
    'u',
  ),
  new RegExp(`(?:^|(?<= ))${ORDER} ${END} ${ANGLE}(?= [,.;]|$| and )`, 'u'),
  new RegExp(
    `(?:^|(?<= ))(?:(?:with|and|has|having) )*an? @ ${MITRE} (?:at|on) ${END}(?= [,.;]|$| and )`,
    'u',
  ),
]

function bodyAt({ mentions, entities, state }: Context, at: number): Entity | undefined {
  const named = mentions.findLast(
    (mention) => mention.head < at && entities.get(mention)?.kind === 'solid' && !mention.pointer,
  )
  return (named && entities.get(named)) ?? mainBody(state.discourse)
}

export function takeMitredEnds(context: Context): void {
  const { items, state } = context
  const found = findFirstSpoken(items, PATTERNS)
  const [at] = found?.quantities ?? []
  const item = at === undefined ? undefined : items[at]
  const body = found && bodyAt(context, found.from)
  if (
    !found ||
    !body ||
    item?.kind !== 'quantity' ||
    /\bends\b(?<!of (?:its|the) (?:two )?ends)/u.test(found.match[0])
  )
    return
  const [angle] = item.quantity.values
  if (!angle) return
  const { side } = found.match.groups ?? {}
  state.planes.push({
    kind: 'mitre',
    body,
    degrees: angle.value,
    end: side ? SIDE_WORDS[side] : undefined,
    item,
  })
  useStretch(state.account, items, found, 'an end cut at an angle')
  context.attributes = context.attributes.filter((other) => other.at !== at)
}
