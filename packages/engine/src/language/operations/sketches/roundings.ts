/** An end that is a half circle: "round the top with a full 15 mm radius", "the right end becomes a half circle". */
import type { AxisName } from '../../../plan/geometry.ts'
import { compiled, type Figure, type Found, type Node, rewrite, spanOf } from '../nodes.ts'

/** What is said of it in one place. */
export interface SaidRounding {
  /** "top", "left end", "both ends". */
  end: string
  figure?: Figure
  diameter: boolean
}

const RADIUS = '(?:an? )?(?:Q(?: in)? (?:radius|diameter)|(?:radius|diameter)(?: of| is)* Q|Q)'
const HALF = `(?:an? )?(?:full |perfect |complete )*(?:Q (?:radius |diameter )?)?(?:half circle|half round|semi ?circle|semicircular arc|half disc)(?:(?: ,)? (?:with|of|that has|which has|having) ${RADIUS}| \\( ${RADIUS} \\))?`
const FULL = '(?:an? )?full (?:round(?:ed)? )?(?:Q )?(?:radius|round)(?: of Q)?(?: \\( Q(?: radius)? \\))?'
const ROUND = `(?:${HALF}|${FULL})`
const SIDES = 'top|bottom|left|right|front|back|rear|upper|lower'
const END = `(?:(?:the|its|one|a|both|each|K|of|this) )*(?<end>(?:(?:${SIDES}|free|far|outer|other|short|narrow) )*(?:(?:hand )?(?:ends?|top|bottom|side)|(?:${SIDES})(?: (?:ends?|edge|face|side))?))(?: (?:of|on) (?:the |this |it )?(?!is )(?:[a-z]+)?(?: (?:plate|block|bar|body|part|arm))?)?`
const BECOMES =
  '(?:is|are|becomes|become|forms|form|gets|has|have|ends in|end in|turns into|will be|should be)(?: (?:made|cut|shaped|turned|rounded(?: off| over)?|formed|finished)(?: into| to| with| by| as| like)?)?'

const TOLD: readonly RegExp[] = [
  `(?:(?:then|fully|completely|next|,) )*round(?: off| over)? ${END} (?:with|to|into|in|by|as|using|so that it is|so it is|so it becomes|to form|to make) ${ROUND}`,
  `(?:then )?(?:fully|completely) round(?: off| over)? ${END}(?: with ${RADIUS})?`,
  `make ${END} (?:into )?${ROUND}`,
  `${END} ${BECOMES} ${ROUND}`,
  `${END} (?:is|are|gets|should be|has been) (?:fully|completely) round(?:ed)?(?: off| over)?(?: (?:with|to) ${RADIUS})?`,
].map(compiled)

/** "Looking along the Y axis": which way the arc is seen. */
const LOOK = compiled(
  '(?:(?:the )?(?:rounded )?(?:shape|end|top|arc|profile|rounding|half circle|it) is )?(?:(?:when|if|as|while) )?(?:you |we )?(?:are )?(?:look|looking|looked|viewed|seen|visible|viewing)(?: when (?:you|we) look)?(?: at (?:it|this|the [a-z]+))?(?: (?:from|at) (?:the )?(?:(?<front>front)|side|end))?(?:(?: ,)?(?: \\()? (?:along|down|in) (?:the )?(?<axis>[xyz])(?: axis| direction)?(?: \\))?)?(?: ,)?',
)

function roundingOf(found: Found): Node {
  const [figure] = found.nodes.flatMap((node) => (node.kind === 'figures' ? [...node.figures] : []))
  const words = found.nodes.map(({ text }) => text)
  const said: SaidRounding = {
    end: found.text('end') ?? '',
    diameter: words.includes('diameter'),
    ...(figure ? { figure } : {}),
  }
  const each = words.some((word) => word === 'both' || word === 'each' || word === 'K')
  return {
    kind: 'rounding',
    text: 'R',
    span: spanOf(found.nodes),
    rounding: each ? { ...said, end: `both ${said.end}` } : said,
  }
}

export function withRoundings(nodes: readonly Node[]): Node[] {
  const told = TOLD.reduce((left, pattern) => rewrite(left, pattern, roundingOf), [...nodes])
  const speaks =
    told.some(({ kind }) => kind === 'rounding') ||
    told.some(({ text }) => /^(?:rounded|arc|circle|round)$/u.test(text))
  if (!speaks) return told
  return rewrite(told, LOOK, (found) => {
    const axis = (found.text('axis') ?? (found.text('front') && 'y')) as AxisName | undefined
    return axis && { kind: 'look', text: 'W', span: spanOf(found.nodes), axis }
  })
}
