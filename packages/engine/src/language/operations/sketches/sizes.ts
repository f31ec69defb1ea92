/**
 * Sizes that only some shapes have: how thick the cord of a ring is, how far a bar runs straight before it bends. They are
 * read before the sizes that everything has.
 */
import { compiled, type Found, type Node, rewrite, spanOf } from '../nodes.ts'
import type { Dimension } from '../sizes.ts'

type Rule = readonly [Dimension, RegExp]

const figured = (dimension: Dimension, found: Found): Node | undefined => {
  const figures = found.nodes.flatMap((node) => (node.kind === 'figures' ? [...node.figures] : []))
  const axis = figures[0]?.axis
  return figures.length === 1
    ? {
        kind: 'size',
        text: 'S',
        span: spanOf(found.nodes),
        size: { dimension, figures, ...(axis ? { axis } : {}) },
      }
    : undefined
}

const OF = '(?: (?:is|has|with|of|that|which|being|a|an|perfect|in|diameter|circle|circular|round|,))* '
const CORD = '(?:cross section|section|cord|wire)'
const TO_MIDDLE =
  '(?: ?\\(| ,)?(?: which is| this is)?(?: measured)? (?:to|at|along|on|about) (?:the |its )*(?:centerline|center line|center|middle|center axis)(?: of (?:the |its )?(?:tube|pipe|rod|bar|wire|bend))?(?: ?\\))?'

const RINGS: readonly Rule[] = [
  ['sectionRadius', compiled(`(?:a |an |the )?[QB] radius (?:round |circular )*${CORD}`)],
  [
    'section',
    compiled(
      `(?:a |an |the |its )?[QB](?: in)?(?: diameter| thick| wide)? (?:round |circular )*${CORD}(?: diameter)?`,
    ),
  ],
  [
    'sectionRadius',
    compiled('(?:a |the |its )?(?:tube \\( minor \\)|tube|minor|cross section|cord) radius(?: is| of)* [QB]'),
  ],
  [
    'section',
    compiled(
      `(?:(?:a |the |its )?diameter of (?:the |its )?${CORD}|(?:a |an |the |its )?(?:(?:round|circular) )*${CORD}(?: of (?:the|this) ring)?)${OF}[QB](?: in diameter| diameter| thick| wide| across| circle| round)*`,
    ),
  ],
]

const TO_CORD =
  '(?: ,)?(?: measured)? (?:to|at|along) (?:the )?(?:center|middle|centerline) of (?:the )?(?:cross section|section|cord|tube)'

const FOLLOWS =
  '(?:(?:a|the|its|whose|of|which|that|and|round) )*(?:(?:center|centerline|center line|middle)(?: of (?:the |its |a )*(?:round |circular )?(?:tube|cord|section|cross section))?|tube center|tube) (?:is|follows|runs along|sits on|lies on|runs around|goes around|that follows|follows a|of which follows) '

const TORI: readonly Rule[] = [
  [
    'section',
    compiled(
      '(?:a |the |its )?(?:minor|tube|cord) diameter(?: is| of)* [QB]|(?:a |the )?diameter of the tube is [QB]|(?:(?:a|the|its|whose|with) )*tube(?: itself)?(?: (?:that|which|has|is|with|a|an|diameter|of))* [QB](?: in diameter| thick| across| diameter)?(?: \\( diameter \\))?|(?:with )?(?:a |an )?[QB](?: diameter| thick)? tube',
    ),
  ],
  [
    'majorRadius',
    compiled(
      `${FOLLOWS}(?:a )?circle (?:with|of) (?:a )?radius(?: of)? [QB]|${FOLLOWS}(?:a |an )?[QB] radius circle|(?:the )?distance from the (?:center|middle) of the (?:ring|torus|hole) to the (?:center|middle) of (?:the |its )?(?:tube|cord|section|cross section) is [QB]|(?:a |the |its )?(?:ring \\( major \\)|ring|major|mean|centerline|center line) radius(?: is| of)* [QB]|(?:a |an )?[QB] (?:major|ring|mean|centerline) radius`,
    ),
  ],
  [
    'major',
    compiled(
      `${FOLLOWS}(?:a |an )?[QB](?: in)?(?: diameter)? circle|${FOLLOWS}(?:a )?circle (?:(?:that|which|is|of|with|a|diameter) )*[QB](?: in diameter| diameter| across)?|(?:a |the |its )?(?:ring|major|mean|centerline|center line|pitch) diameter(?: is| of)* [QB]|(?:a |an )?[QB] (?:major|ring|mean|centerline)(?: diameter)?|(?<!(?:inner|outer|inside|outside|overall) )(?:a |the )?diameter of the (?:center circle|center line|centerline|ring) is [QB]|(?:a |the )?diameter of [QB]${TO_CORD}|[QB](?: in)? diameter${TO_CORD}`,
    ),
  ],
]

/** "26 mm long not counting the round ends". */
const STRAIGHT_ONLY: readonly Rule[] = [
  ['centers', compiled('[QB](?: long)? straightpart|length of [QB] straightpart')],
]

const BENDS: readonly Rule[] = [
  [
    'innerBend',
    compiled(
      '(?:a |an |the )?(?:inside|inner) (?:bend )?radius(?: is| of)* Q|(?:a |an |the )?Q (?:inside|inner) (?:bend )?radius',
    ),
  ],
  [
    'bendRadius',
    compiled(
      `(?:(?:with|and|has|,) )*(?:(?:a|an|the|its|whose) )?(?:(?:centerline|center line|bend|bending|centerline bend|bend centerline) )+radius(?: of the bend)?(?: is| of)* Q(?:${TO_MIDDLE})?|(?:(?:with|and|has|,) )*(?:a |the |its )?radius of the bend(?: is| of)* Q(?:${TO_MIDDLE})?|(?:(?:with|has) )*(?:an? |the )?Q (?:(?:centerline|center line|bend|bending) )+radius(?:${TO_MIDDLE})?|(?:with )?(?:a |an |the )?(?:Q radius|radius of Q)(?:${TO_MIDDLE})|(?:the |its )?bend radius(?: ,)?${TO_MIDDLE}(?: ,)? is Q`,
    ),
  ],
  [
    'straights',
    compiled(
      '(?:(?:there is|with|has|and|,) )*(?:an? |the )*(?:Q(?: long)? straight|straight Q(?: long)?)(?: (?:section|part|leg|length|piece|portion|run|tangent|end)s?)?(?: of the same (?:tube|pipe|rod|bar))? (?:on|at|before and after) (?:each|both|either) (?:ends?|sides?)(?: of (?:the|this) (?:bend|elbow|curve))?|(?:at |on )(?:each|both|either) (?:ends?|sides?)(?: of (?:the|this) (?:bend|elbow|curve))?(?: ,)? there is (?:a|an) (?:Q(?: long)? straight (?:section|part|leg|length|piece|portion|run)|straight (?:section|part|leg|length|piece|portion|run)(?: of the same (?:tube|pipe|rod|bar))? (?:that is|of) Q(?: long)?)|(?:and )?tangent length(?: is| of)* Q at (?:both|each) ends?',
    ),
  ],
  [
    'straight',
    compiled(
      '(?:(?:and|then|it|finally|that|which|goes|runs|go|continues|carries|on|is|extends|after|the|bend|rod|pipe|tube|bar|,) )*straight(?: (?:up|down|on|ahead|out|again))*(?: for)?(?: (?:another|a further|a|about))? Q(?: more| long)?(?: (?:section|part|leg|length|piece|portion|run))?|(?:(?:and|then|with|has|,) )*(?:(?:a|an|the|another|one|first|second|last|other) )*(?:Q(?: long)? straight|straight Q(?: long)?)(?: (?:section|part|leg|length|piece|portion|run))?(?: (?:after|before) the bend)?|(?:(?:the|a|an|another|after|then|there|is|and|bend|,|first|second|last|other) )*straight (?:section|part|leg|length|piece|portion|run)(?: (?:is|of|that|which|,|measures))+ Q(?: long)?',
    ),
  ],
  [
    'bend',
    compiled(
      '(?:(?:it|then|and|makes|has|takes|with|through|,|there|is|turns|in|the) )*(?:a |an |one )?A (?:bend|turn)(?: in it)?|(?:(?:with|has) )*(?:a |the )?bend of A|(?:(?:it|then|and|is|,|the|rod|tube|pipe|bar) )*(?:bends|bent|turns|curves)(?: (?:by|at|through|to|of|an?|angle))* A(?: angle| bend)?',
    ),
  ],
]

/** How the size of a ring is measured, where it is named anyway. */
const MEASURED = compiled(
  '(?:, )?(?:(?:which|that|this) is )?(?:measured )?(?:from )?(?:the )?(?:center|middle) of the (?:ring|tube|hole|torus) to (?:the )?(?:center|middle) of the (?:ring|tube)',
)
const OVERALL: readonly Rule[] = [
  ['length', compiled('[QB](?: total)? overall|(?:it )?measures [QB] overall')],
]

/** A tube that is bent has no lid. */
const OPEN = compiled(
  '(?:from|at) one end(?: ,)?(?= it| the)|(?:with )?straight (?:ends|tangents)|(?:(?:the|tube|pipe|it|is) )*hollow (?:(?:all )?the (?:whole )?way )?through|(?:(?:and|it|is|,|the|tube|pipe|both) )*(?:ends are open|(?:open|hollow) (?:at (?:both|each|the) ends?|fully through|fully|through|all the way through|from end to end))',
)

const hasBend = /(?:^| )(?:bend|bends|bent|elbow|elbows)(?: |$)/u

const apply = (nodes: readonly Node[], rules: readonly Rule[]): Node[] =>
  rules.reduce(
    (left, [dimension, pattern]) => rewrite(left, pattern, (found) => figured(dimension, found)),
    [...nodes],
  )

/** "a groove for a retaining ring" has none of it. */
const RING_GROOVE =
  /\b(?:retaining|snap|spring|piston|lock|locking)[ -]?rings?\b|\b(?:o[ -]?)?ring[ -]?grooves?\b|\bgrooves? for an? o[ -]?ring\b/gu

/** `prompt` tells what the sizes can be of. */
export function withSketchSizes(nodes: readonly Node[], prompt: string): Node[] {
  const text = prompt.toLowerCase().replaceAll(RING_GROOVE, 'groove')
  const isTorus = /\btorus|\btori\b|toroid|do(?:ugh)?nut|\bo[ -]?rings?\b/u.test(text)
  const isBent = hasBend.test(text.replace(/[^a-z]+/gu, ' '))
  const isRing = isTorus || /\bring\b/u.test(text)
  const isCapsule = /capsule|hemispher/u.test(text)
  const straight = apply(isCapsule ? apply(nodes, OVERALL) : nodes, STRAIGHT_ONLY)
  const ringed = isRing ? apply(straight, RINGS) : straight
  const tori = isTorus ? without(apply(ringed, TORI), MEASURED) : ringed
  if (!isBent) return tori
  return apply(without(tori, OPEN), BENDS)
}

const without = (nodes: readonly Node[], pattern: RegExp): Node[] =>
  rewrite(nodes, pattern, (found) => ({ kind: 'word', text: ',', span: spanOf(found.nodes) }))
