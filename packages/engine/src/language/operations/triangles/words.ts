/**
 * A triangle as the part itself: "a triangular plate", "a wedge with a right triangle profile". Whatever it is called by,
 * it is one body, and its sides and its height are told in words of their own.
 */
import { compiled, type Node, rewrite, spanOf } from '../nodes.ts'
import { applied, type Rule, withLegs } from './sizes.ts'

export type Kind = 'right' | 'equilateral' | 'isosceles'

const SELF = /\b(?:triangle|triangular|wedge|ramp)\b/iu
/** Triangles of another sort, and of other things. */
const OTHERS =
  /\b(?:gusset|rib|brace|stiffener|pyramid|scalene)s?\b|\btriang\w+[\s-]+(?:shaped[\s-]+)?(?:pocket|hole|cut\w*|groove|notch|window|opening|slot|recess|pattern|boss|post|pillar)|\b(?:pocket|hole|groove|notch|window|slot)s?(?: (?:that|which))?(?: (?:is|are))?(?: shaped like| in the shape of)? (?:an? )?(?:\w+ )?triang/iu

export function kindOf(prompt: string): Kind | undefined {
  const [first = ''] = prompt.split(/(?<=[.!?:])\s/u)
  if (!SELF.test(first) || OTHERS.test(prompt)) return undefined
  const kinds = (
    [
      ['equilateral', /\bequilateral\b/iu],
      ['isosceles', /\bisosceles\b/iu],
      ['right', /\bright[\s-]+(?:angled?[\s-]+)?triang|\b(?:wedge|ramp)\b/iu],
    ] as const
  ).filter(([, pattern]) => pattern.test(prompt))
  return kinds.length === 1 ? kinds[0]?.[0] : undefined
}

const WORD =
  'prism|plate|block|slab|wedge|ramp|piece|part|shape|shaped|profile|outline|section|cross section|body|solid'
const TRIANGLE = compiled(
  `(?:(?:right|right angled|right angle|isosceles|equilateral|simple) )*(?:triangle|triangular)(?: (?:${WORD}))*|wedge|ramp`,
)
const IS = compiled(
  '(?:(?:is|which is|that is|and|,) )*(?:equilateral|isosceles|right angled)(?! (?:right |angled )*triang[a-z]+)',
)
const RIGHT_AT = compiled('right(?= (?:at|in) (?:the|its) (?:very )?(?:center|middle|centroid))')
const SAME_AWAY = compiled(
  '(?:\\( )?(?:at )?(?:the )?(?:same distance|equal distance|evenly spaced|equally far) from (?:all|each)(?: K| three| of| the)* (?:sides?|edges?|corners?)(?: \\))?',
)

const Q = 'Q(?: (?:long|wide|in length))?'
const OF = '(?: of the [a-z]+(?: triangle)?)?'
const LIES =
  '(?:(?: and| which| that|,)? (?:lies|lying|runs|running|goes|going|sits|sitting|is|along|flat)(?: flat)?(?: on| along| in)? (?:the )?(?:x(?: axis| direction)?|bottom|ground|base))?'
const STANDS =
  '(?:(?: and| which| that|,)? (?:goes|going|stands|standing|runs|running|points|pointing|rises|is)(?: straight)?(?: up| vertical| vertically| upright)+(?: (?:in|along) (?:the )?z(?: axis| direction)?)?)?'

const SIDES: readonly Rule[] = [
  [
    compiled(
      '(?:(?:with|has|have|that|which|,|and|all|K|three|equal|a|of) )*Q(?: long)? (?:equal )?(?:sides|edges|per side|on (?:a|each|every)(?: of its)? side|side lengths?|to a side)',
    ),
    'side',
  ],
  [
    compiled(
      '(?:(?:the|its|with|has|whose|and|,|a) )*(?:(?:all|each|every|K|three) )*(?:of (?:the|its) )?(?:K )?(?:sides?|edges)(?: lengths?)?(?: of the [a-z]+(?: triangle)?)? (?:(?:is|are|of|all|being|measures?|measuring|each|that) )+Q(?: long| in length)?(?! (?:from|thick|apart|away))',
    ),
    'side',
  ],
]
const LEGS: readonly Rule[] = [
  [
    compiled(
      `(?:and )?(?:one|the first|the bottom|the horizontal|the lower|its bottom|its horizontal) (?:leg|side|edge)${OF} (?:is|measures) ${Q}${LIES}`,
    ),
    'base',
  ],
  [
    compiled(
      `(?:and )?(?:the other|the second|the vertical|the upright|its vertical|its upright)(?: leg| side| edge| one)?${OF} (?:is|measures) Q(?: tall| long| high)?${STANDS}`,
    ),
    'rise',
  ],
]
const BASES: readonly Rule[] = [
  [
    compiled(
      `(?:(?:with|has|have|a|an|the|its|whose|and) )*base${OF} (?:(?:is|of|length|measures|that) )+${Q}`,
    ),
    'base',
  ],
  [compiled('(?:(?:with|has|have|a|an|and) )*Q(?: long| wide)? base(?= |$)'), 'base'],
]
/** "Fillet the three 10 mm long edges" tells of no side. */
const WORKS = /^(?:fillet|round|chamfer|bevel|break)$/u
/** The right angle is at the left. */
const TALL = compiled(
  '(?<=the )(?:tall|vertical|upright|high|thick|taller|higher|thicker)(?: (?:tall|vertical|upright|flat))*(?= (?:face|end|side|edge|wall)(?: |$))',
)
const THIN = compiled(
  '(?<=the )(?:thin|low|pointed|sharp|narrow|lower|thinner)(?= (?:end|edge|side|tip)(?: |$))',
)

const words = (nodes: readonly Node[], pattern: RegExp, text: string): Node[] =>
  rewrite(nodes, pattern, (found) => ({ kind: 'word', text, span: spanOf(found.nodes) }))

export function withTriangles(nodes: readonly Node[], prompt: string): Node[] {
  const kind = kindOf(prompt)
  if (!kind) return [...nodes]
  const name = `${kind} triangle`
  const called = /\btriangular (?<noun>prism|plate|block|slab|piece)\b/iu.exec(prompt)?.groups?.['noun']
  let left = words(words(nodes, RIGHT_AT, 'exactly'), IS, ',')
  left = words(left, TRIANGLE, name)
  if (called) left = words(left, compiled(`(?<=(?:the|this) )${called.toLowerCase()}`), name)
  // "Its cross section is an isosceles triangle": that is the body.
  left = words(left, compiled(`(?:cross section|profile|section|outline)(?= (?:is|:) an? ${name})`), name)
  left = words(
    left,
    compiled(
      `${name} (?:(?:with|has|having|that has|shaped as|shaped like|is|,|:|\\(|in the shape of|which is|that is|from) )+(?:(?:a|an|the) )?${name}(?: \\))?`,
    ),
    name,
  )
  left = words(left, SAME_AWAY, ',')
  left = words(left, compiled('centroid'), 'center')
  if (kind === 'right') left = words(words(left, TALL, 'left'), THIN, 'right')
  const isWork = WORKS.test(nodes[0]?.text ?? '')
  if (kind === 'equilateral') return isWork ? left : applied(left, SIDES)
  const based = applied(kind === 'right' ? applied(left, LEGS) : left, BASES)
  return kind === 'right' ? withLegs(based) : based
}
