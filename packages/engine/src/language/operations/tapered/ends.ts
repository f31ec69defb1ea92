/**
 * What a cone or a pyramid measures at either end, in whatever order it is said: "the bottom is 50 mm in diameter",
 * "60 mm across at the base", "a 60 mm x 60 mm base", "tapers from 50 mm to 20 mm".
 */
import { compiled, type Figure, type Found, type Node, rewrite, spanOf } from '../nodes.ts'

const LOW =
  '(?:bottom|lower|large|larger|big|bigger|wide|wider|thick|thicker)(?: (?:end|base|face|side|circle|diameter end))?|base|foot'
const HIGH =
  '(?:top|upper|small|smaller|narrow|narrower|thin|thinner)(?: (?:end|base|face|side|circle|square|diameter end))?|(?:flat|flat face) (?:on|at) (?:the )?top|tip'
const END = `(?:(?<low>${LOW})|(?<high>${HIGH}))`
const ACROSS = '(?:in diameter|diameter|across|wide|square|in size)'
/** A number that is of something else. */
const OTHER = '(?! (?:thick|tall|high|long|deep|from|above|below|x|in height|away))'
const FILLERS =
  '(?:(?:the|its|a|an|with|has|and|at|of|,|which|that|it|is|flat|circular|square|rectangular) )*'
const IS = '(?:(?:is|are|has|have|measures|measuring|of|being|a|an|only|:|=|with) )*'

const RULES: readonly RegExp[] = [
  // "the diameter at the base is 40 mm".
  compiled(
    `${FILLERS}(?:diameter|width|side length) (?:at|of|on) (?:the |its )?${END} ${IS}(?<q>Q)(?: ${ACROSS})?`,
  ),
  // "50 mm in diameter at the large end".
  compiled(`${FILLERS}(?<q>[QD])(?: ${ACROSS})? (?:at|on|across) (?:the |its )?${END}`),
  // "the bottom is 50 mm in diameter", "the top is a 25 mm x 25 mm square", "top diameter 30 mm".
  compiled(
    `${FILLERS}${END}(?: (?:diameter|side|width|circle))? ${IS}(?:diameter of )?(?<q>[QD])(?: ${ACROSS})?${OTHER}(?: (?:circle|square|rectangle))?`,
  ),
  // "a 60 mm base diameter", "a 50 mm square base".
  compiled(`${FILLERS}(?<q>[QD])(?: ${ACROSS})? ${END}(?: (?:diameter|sides?|circle))?(?! (?:plate|is|of))`),
]

/** "at the top it is 25 mm": the end comes before what it is of. */
const AHEAD = compiled(
  `${FILLERS}at (?:the |its )?${END}(?: ,)? (?:it|they|this) (?:is|measures) (?<q>[QD])(?: ${ACROSS})?${OTHER}`,
)

/** "tapers from 50 mm at the bottom to 20 mm at the top". */
const FROM = compiled(
  `(?:(?:that|which|it|and|evenly|linearly|uniformly|down|in|straight|tapers|tapering|narrows|narrowing|widens|widening|goes|going) )*(?:tapers|tapering|narrows|narrowing|widens|widening|goes|going)(?: (?:evenly|linearly|uniformly|down|up|in|straight))* from (?:a )?(?<from>Q)(?: ${ACROSS})?(?: (?:at|on) (?:the |its )?(?:${LOW}|${HIGH}))?(?: (?:down|up))? to (?:a )?(?<to>Q)(?: ${ACROSS})?(?: (?:at|on) (?:the |its )?(?:${LOW}|${HIGH}))?`,
)
const TIP = compiled(
  '(?:(?:and|that|which|it|all|the|sides|sloping|coming|up) )*(?:comes?|tapers?|tapering|coming|narrows?|rises?|ends?)(?: up)? (?:to|in) a (?:sharp |single )?(?:point|tip)(?: at (?:the|its) (?:top|tip|apex))?',
)

/** "with the top cut off flat". */
const CUT_OFF = compiled(
  '(?:(?:with|which|that|has|and) )*(?:the|its) (?:top|tip|point|apex|pointed end)(?: is| has been)? (?:cut|sliced|chopped) off(?: flat| square)?',
)
/** "a point 60 mm above the base". */
const APEX = compiled('pointed (?<q>Q) (?:above|over) (?:the|its) (?:base|bottom)')

const sizeNode = (found: Found, dimension: 'low' | 'high', figures: readonly Figure[]): Node => ({
  kind: 'size',
  text: 'S',
  span: spanOf(found.nodes),
  size: { dimension, figures },
})

const figuresIn = (found: Found, name: string): readonly Figure[] =>
  (found.group(name) ?? []).flatMap((node) => (node.kind === 'figures' ? node.figures : []))

const CONES = /\b(?:cone|conical|frustum|pyramid|tapered|tapering)\b/iu

/** What the part begins with is such a body. */
const isTapered = (prompt: string): boolean => {
  const [first = ''] = prompt.split(/(?<=[.!?:])\s/u)
  return CONES.test(first)
}

export function withEnds(nodes: readonly Node[], prompt: string): Node[] {
  if (!isTapered(prompt)) return [...nodes]
  const pointed = rewrite(nodes, TIP, (found) => ({
    kind: 'word',
    text: 'pointed',
    span: spanOf(found.nodes),
  }))
  const cut = rewrite(pointed, CUT_OFF, (found) => ({
    kind: 'word',
    text: 'truncated',
    span: spanOf(found.nodes),
  }))
  const tall = rewrite(cut, APEX, (found) => ({
    kind: 'size',
    text: 'S',
    span: spanOf(found.nodes),
    size: { dimension: 'height', figures: figuresIn(found, 'q') },
  }))
  const tapers = rewrite(tall, FROM, (found) => {
    const [from] = figuresIn(found, 'from')
    const [to] = figuresIn(found, 'to')
    if (!from || !to) return undefined
    const text = found.nodes.map((node) => node.text).join(' ')
    // From its top down to its bottom.
    const isDown = /from (?:a )?Q(?: [a-z ]+?)? (?:at|on) (?:the |its )?(?:top|small|narrow|upper)/u.test(
      text,
    )
    return sizeNode(found, 'low', isDown ? [to, from] : [from, to])
  })
  return [AHEAD, ...RULES].reduce(
    (left, pattern) =>
      rewrite(left, pattern, (found) => {
        const figures = figuresIn(found, 'q')
        if (figures.length === 0 || figures.some(({ unit }) => unit === 'angle')) return undefined
        return sizeNode(found, found.text('high') === undefined ? 'low' : 'high', figures)
      }),
    tapers,
  )
}
