/** A gusset as it is told: a right triangle in the inside corner, so far along the base and so far up the wall. */
import { compiled, type Node, rewrite, spanOf } from '../nodes.ts'
import { withLegs } from './sizes.ts'

const GUSSET = /\b(?:gussets?|(?:triang\w+|right\W+triang\w+)[\w\s-]{0,20}?(?:rib|brace|stiffener|web)s?)\b/iu
const RIB = /\b(?:rib|brace|stiffener|web)s?\b[^.;]{0,60}\btriang/iu

const BODY = '(?:base|plate|wall|upright|leg|flange|web|back|arm|floor)'
const NAMED = `(?:the )?(?:(?:vertical|horizontal|upright|bottom|base|back|wall) )?(?:${BODY}|vertical|horizontal|upright)(?: ${BODY})?`
const PAIR = `(?:${NAMED} (?:and|to) ${NAMED}|the (?:two|K) (?:plates|walls|legs|flanges))`

/** "in the inside corner where the base meets the wall", "between the base and the wall". */
const CORNER = compiled(
  `(?:(?:fits|fitting|sits|sitting|tucked|set|located|placed|which|that|exactly|right) )*(?:(?:in|into|inside|at|filling|fills) (?:the )?(?:(?:inside|inner|internal|interior|right angled?) )+corner(?: of (?:the )?[a-z]+(?= |$))?(?:(?: that is)?(?: formed| made)? (?:between|by) ${PAIR}| where ${NAMED} (?:meets?|joins?) ${NAMED}| where ${PAIR} (?:meet|join)| where the (?:two|K) (?:plates|walls|legs|flanges) (?:meet|join))?|between ${PAIR}|(?:connecting|joining|supporting|bracing) ${PAIR}|where ${PAIR} (?:meet|join)|where ${NAMED} meets ${NAMED})`,
)
const TRIANGLE = compiled(
  '(?:(?:in|has) the shape of |shaped like )?an? (?:(?:right|right angled|right angle|isosceles|simple) )*(?:triangle|triangular)(?: shape| profile| shaped)?(?! (?:rib|gusset|brace|web|stiffener|plate))|(?<=(?:is|are) )triangular(?= |$)',
)
/** "a right triangular rib": every gusset is. */
const RIGHT = compiled('(?:right|right angled)(?= triangular (?:rib|gusset|brace|web|stiffener)s?)')
/** "The triangle has 30 mm legs" is of the gusset. */
const THE_TRIANGLE = compiled('(?<=the |its )triangle')
const FROM = compiled(
  '(?:both )?(?:as )?measured (?:from|out from|starting at) (?:the |that )?(?:inside |inner )?corner',
)
/** "legs of 20 mm along the base and 30 mm up the wall". */
const LEGS_OF = compiled(
  '(?:(?:with|has|have|its|the|whose|two|K) )*legs (?:of|are|that are|which are)(?= Q(?: long| tall)? (?:along|up|on|in) )',
)
/** What it is for. */
const FOR = compiled(
  '(?:to make it (?:stronger|stiffer|more rigid)|(?:for|to add) (?:extra )?(?:strength|stiffness|rigidity|support)|to (?:stiffen|strengthen|reinforce|support) (?:it|the corner|the bracket))(?= ,| \\)|$)',
)

export function withGussets(nodes: readonly Node[], prompt: string): Node[] {
  if (!GUSSET.test(prompt) && !RIB.test(prompt)) return [...nodes]
  const name = /\b(?:gusset|rib|brace|stiffener|web)\b/iu.exec(prompt)?.[0].toLowerCase() ?? 'gusset'
  const spelt = (
    [
      [FOR, ','],
      [FROM, ','],
      [LEGS_OF, ','],
      [CORNER, 'insidecorner'],
      [RIGHT, 'triangular'],
      [TRIANGLE, ','],
      [THE_TRIANGLE, name],
    ] as const
  ).reduce(
    (left, [pattern, text]) =>
      rewrite(left, pattern, (found) => ({ kind: 'word', text, span: spanOf(found.nodes) })),
    [...nodes],
  )
  return withLegs(spelt)
}
