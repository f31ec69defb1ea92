/** A top that is cut off slanting, and halves of a part: ways of saying that are a thing or a side of their own. */
import { compiled, type Found, type Node, rewrite, spanOf } from './nodes.ts'
import { lone } from './phrases.ts'
import type { Dimension } from './sizes.ts'

const CUT = '(?:cut|sliced|chopped|sawn|trimmed|sheared)(?: off)?'
const ANGLED =
  '(?: with (?:a |one )?(?:(?:single|flat|straight|slanted|angled|slanting) )*(?:plane|cut))? at (?:(?:an )?(?<angle>A)(?: angle)?|(?:an angle|a slant)(?: of (?<more>A))?)'

/** "The top is cut off at 45 degrees". */
const SLANTS: readonly RegExp[] = [
  `(?:the )?top(?: end| face)?(?: of the [a-z]+)? (?:is|gets|has been|will be) ${CUT}${ANGLED}`,
  `cut (?:off )?the top(?: end| face)?(?: off)?(?: of the [a-z]+)?(?: off)?${ANGLED}`,
].map(compiled)

const ENDS: readonly (readonly [RegExp, Dimension])[] = (
  [
    ['tallest', 'tallest|longest|highest'],
    ['shortest', 'shortest|lowest'],
  ] as const
).map(([dimension, words]) => [
  compiled(
    `(?:(?:so|that|and|with|while|,|which is|leaving) )*the (?:${words})(?: (?:side|end|point|part|edge))?(?: (?:of|on) (?:the |this )?[a-z]+)? (?:(?:is|being|at|measures) )*(?:Q|S)`,
  ),
  dimension,
])

function slantOf(found: Found): Node {
  const span = spanOf(found.nodes)
  const angle = found.figure('angle') ?? found.figure('more')
  const phrase = {
    ...lone({ concept: 'slant', role: 'cut', name: 'slanting cut', plural: false }, span),
    definite: false,
    bare: angle ? [angle] : [],
  }
  return { kind: 'phrase', text: 'N', span, phrase }
}

export function withSlants(nodes: readonly Node[]): Node[] {
  const slanting = SLANTS.reduce((left, pattern) => rewrite(left, pattern, slantOf), [...nodes])
  return ENDS.reduce(
    (left, [pattern, dimension]) =>
      rewrite(left, pattern, (found) => {
        const figures = found.nodes.flatMap((node) =>
          node.kind === 'figures' ? node.figures : node.kind === 'size' ? node.size.figures : [],
        )
        const isLength =
          figures.length === 1 &&
          found.nodes.every(
            ({ kind, ...node }) => kind !== 'size' || isUpright(node as Node & { kind: 'size' }),
          )
        return isLength
          ? { kind: 'size', text: 'S', span: spanOf(found.nodes), size: { dimension, figures } }
          : undefined
      }),
    slanting,
  )
}

const isUpright = ({ size }: Node & { kind: 'size' }): boolean => /^(?:height|length)$/u.test(size.dimension)

/** "the right half": no half of anything else is known. */
const HALF = compiled(
  '(?:the |its )?(?<side>left|right|front|back|rear|top|bottom|upper|lower)(?: hand)? half',
)

export const withHalves = (nodes: readonly Node[]): Node[] =>
  rewrite(nodes, HALF, (found) => {
    const span = spanOf(found.nodes)
    const phrase = {
      ...lone({ concept: 'half', role: 'part', name: 'half', plural: false }, span),
      adjectives: [found.text('side') as string],
    }
    return { kind: 'phrase', text: 'N', span, phrase }
  })
