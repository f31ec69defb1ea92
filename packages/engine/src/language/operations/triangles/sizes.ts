/** The two sides of a right angle, however they are told: one along the ground, one up, or both at once. */
import { compiled, type Figure, type Found, type Node, rewrite, spanOf } from '../nodes.ts'
import type { Dimension } from '../sizes.ts'

type Rule = readonly [RegExp, Dimension | ((found: Found) => Dimension | undefined)]

const figuresIn = ({ nodes }: Found): Figure[] =>
  nodes.flatMap((node) => (node.kind === 'figures' ? node.figures : []))

const wordsIn = ({ nodes }: Found): string => nodes.map(({ text }) => text).join(' ')

/** Words for what stands and for what lies: "up the inside face of the upright", "along the top of the base". */
const UP = /\b(?:up|upright|vertical|vertically|wall|back|web|z)\b/u
const ALONG = /\b(?:base|bottom|horizontal|floor|ground|horizontally|x)\b/u
const BOTH = /\b(?:each|both|either)\b/u

function wayOf(found: Found): Dimension | undefined {
  const words = wordsIn(found)
  if (BOTH.test(words)) return 'legs'
  const [up, along] = [UP.test(words), ALONG.test(words)]
  return up === along ? undefined : up ? 'rise' : 'base'
}

const LONG = '(?: (?:long|tall|high|in length|in height))?'
const GOES =
  '(?:(?:and|,|by|it|which|that|goes|going|extends|extending|runs|running|reaches|reaching|rises|rising|comes|stretches|covers) )*'
/** "the inside face of the upright". */
const SURFACE =
  '(?:(?: (?:the|its|each|both|either|inside|inner|top|upper|front|face|surface|surfaces|of|vertical|horizontal))*(?: (?:base|wall|upright|legs?|plates?|web|flanges?|back|bottom|floor|ground|sides?|faces?|walls|x|z|ways?|directions?))+(?: (?:wall|plate|leg|flange))?)'

/** "one along the base and one along the wall": which is which makes no difference where both are alike. */
const APART = compiled(
  `(?:, )?(?:with )?one (?:leg )?(?:along|up|on|against)${SURFACE} and (?:one|the other)(?: leg)? (?:along|up|on|against)${SURFACE}`,
)

const RULES: readonly Rule[] = [
  [compiled(`${GOES}Q${LONG} (?:along|up|on|over|across|against|out along|down|in)${SURFACE}`), wayOf],
  [
    compiled(
      `(?:(?:with|has|have|its|the|whose|both|equal|two|K|and) )*(?:right angle |perpendicular |straight |short )*(?:legs|right angle sides|perpendicular sides|short sides) (?:(?:of|are|that|which|each|both|measure|measuring|equal|to|at) )*[QD]${LONG}(?: each)?(?: (?:and|by) Q${LONG})?`,
    ),
    'legs',
  ],
  [
    compiled(
      `(?:(?:with|has|have|its|the|whose|both|equal|two|K|a) )*(?:Q${LONG} (?:and|by) )?[QD]${LONG} (?:(?:right angle|perpendicular|straight|equal) )*(?:legs|right angle sides)`,
    ),
    'legs',
  ],
]

const size = (found: Found, dimension: Dimension): Node => ({
  kind: 'size',
  text: 'S',
  span: spanOf(found.nodes),
  size: { dimension, figures: figuresIn(found) },
})

export const applied = (nodes: readonly Node[], rules: readonly Rule[]): Node[] =>
  rules.reduce(
    (left, [pattern, named]) =>
      rewrite(left, pattern, (found) => {
        const dimension = typeof named === 'string' ? named : named(found)
        const figures = figuresIn(found)
        const isLength = figures.length > 0 && figures.every(({ unit }) => unit !== 'angle')
        return dimension && isLength ? size(found, dimension) : undefined
      }),
    [...nodes],
  )

export type { Rule }

export function withLegs(nodes: readonly Node[]): Node[] {
  const sized = applied(nodes, RULES)
  const isAlike = sized.some(
    (node) => node.kind === 'size' && node.size.dimension === 'legs' && node.size.figures.length === 1,
  )
  return isAlike
    ? rewrite(sized, APART, (found) => ({ kind: 'word', text: ',', span: spanOf(found.nodes) }))
    : sized
}
