/** Sizes: a number with the word for what it measures, in whatever order they are said. */
import type { AxisName } from '../../plan/geometry.ts'
import { compiled, type Figure, type Found, type Node, rewrite, spanOf } from './nodes.ts'

export type Dimension =
  | 'length'
  | 'width'
  | 'height'
  | 'thickness'
  | 'depth'
  | 'diameter'
  | 'radius'
  | 'inner'
  | 'outer'
  | 'wall'
  | 'flats'
  /** Of what is square, a cube, an equilateral triangle. */
  | 'side'
  | 'corners'
  | 'centers'
  | 'angle'
  /** Of a right triangle: along the ground, up, or both alike. */
  | 'base'
  | 'rise'
  | 'legs'
  /** Of a chamfer, `2 mm x 45°`. */
  | 'leg'
  /** Of a groove that tapers: how wide its bottom is. */
  | 'narrow'
  /** Of a cone or a pyramid: what it measures at its bottom, and at its top. */
  | 'low'
  | 'high'
  /** What a cut leaves below it. */
  | 'floor'
  /** Of a top that is cut off slanting. */
  | 'tallest'
  | 'shortest'
  /** The cord of a ring, and the circle through its middle. */
  | 'section'
  | 'sectionRadius'
  | 'major'
  | 'majorRadius'
  /** Of what is bent: one straight part, both of them, the turn, its radius at the middle or inside. */
  | 'straight'
  | 'straights'
  | 'bend'
  | 'bendRadius'
  | 'innerBend'
  /** Side by side, `60 x 40 x 8`. */
  | 'sides'

export interface Size {
  dimension: Dimension
  figures: readonly Figure[]
  axis?: AxisName
  /** "the flange width": of this part. */
  part?: string
  /** "the inside width". */
  within?: true
  /** "the overall length": where it only follows, that of the whole. */
  overall?: true
  /** "(XY plane)": the axis it lies across. */
  across?: AxisName
}

const WORDS: readonly (readonly [Dimension, string])[] = [
  ['inner', 'inner diameter|inside diameter|internal diameter|id|bore diameter'],
  ['outer', 'outer diameter|outside diameter|overall diameter|od'],
  ['wall', 'wall thickness|thick walls?|walls?'],
  ['flats', 'across(?: the| its)? flats|(?:from )?flat(?: side)? to(?: the)?(?: opposite)? flat(?: side)?'],
  ['corners', 'across(?: the| its)? corners|corner to corner|point to point'],
  ['centers', 'center to center|between(?: the)? centers|from center to center'],
  ['length', 'long|length|in length|of length|end to end'],
  ['width', 'wide|width|in width'],
  ['height', 'tall|high|height|in height'],
  ['thickness', 'thick|thickness|in thickness'],
  ['depth', 'deep|depth|in depth|of depth'],
  ['diameter', 'diameter|in diameter|of diameter|across'],
  ['radius', 'radius|in radius|of radius|radii'],
]

const NOUNS: readonly (readonly [Dimension, string])[] = [
  ['inner', 'inner diameter|inside diameter|internal diameter|id|bore diameter'],
  ['outer', 'outer diameter|outside diameter|overall diameter|od'],
  ['wall', 'wall thickness'],
  ['length', 'length'],
  ['width', 'width'],
  ['height', 'height'],
  ['thickness', 'thickness'],
  ['depth', 'depth'],
  ['diameter', 'diameter'],
  ['radius', 'radius|radii'],
]

const union = (table: readonly (readonly [Dimension, string])[]): string =>
  table.map(([, words]) => words).join('|')

const dimensionIn = (table: readonly (readonly [Dimension, string])[], words: string): Dimension =>
  table.find(([, names]) => new RegExp(`^(?:${names})$`, 'u').test(words))?.[0] ?? 'length'

const AXIS = '(?:in |along |on )?(?:the )?(?<axis>[xyz])(?: dimension| direction| axis)?'

const figuresIn = (found: Found): Figure[] =>
  found.nodes.flatMap((node) =>
    node.kind === 'figures' ? [...node.figures] : node.kind === 'size' ? [...node.size.figures] : [],
  )

const OVERALL = /^(?:overall|total)$/u

const sized = (found: Found, size: Omit<Size, 'figures'>): Node => {
  const figures = figuresIn(found)
  const axis = size.axis ?? figures[0]?.axis
  return {
    kind: 'size',
    text: 'S',
    span: spanOf(found.nodes),
    size: {
      ...size,
      ...(axis && figures.length === 1 ? { axis } : {}),
      ...(found.nodes.some(({ text }) => OVERALL.test(text)) ? { overall: true as const } : {}),
      figures,
    },
  }
}

const wordsOf = ({ nodes }: Found): string => nodes.map(({ text }) => text).join(' ')

const axisIn = (found: Found): AxisName | undefined => found.text('axis') as AxisName | undefined

type Rule = readonly [RegExp, (found: Found) => Node | undefined]

const withAxis = (found: Found): Node | undefined => {
  const [node] = found.nodes
  const axis = axisIn(found)
  if (!node || !axis) return undefined
  const span = spanOf(found.nodes)
  if (node.kind === 'figures')
    return { ...node, span, figures: node.figures.map((figure) => ({ ...figure, axis })) }
  return node.kind === 'size' ? { ...node, span, size: { ...node.size, axis } } : undefined
}

const withinIn = ({ nodes }: Found): { within?: true } => {
  const words = nodes.map(({ text }) => text)
  const isInside = words.some((word) => /^(?:inside|inner|internal|clear)$/u.test(word))
  return isInside && !words.includes('diameter') ? { within: true } : {}
}

/** "flange width 50 mm", "a 6 mm web thickness". */
const SIZED_PARTS =
  'flange|web|stem|crossbar|leg|arm|base(?= thickness)|bottom(?= thickness)|floor(?= thickness)'

const partIn = (found: Found): { part?: string } => {
  const part = found.text('part')
  return part ? { part } : {}
}

const HOW = '(?: total| overall| in total)?'

const RULES: readonly Rule[] = [
  [compiled(`[QB] \\( ?${AXIS} ?\\)`), withAxis],
  [
    compiled(
      `[QB]${HOW} (?:(?<part>${SIZED_PARTS}) (?=width|thickness|length|height))?(?<word>${union(WORDS)})(?: each| overall| in total| all together)?`,
    ),
    (found) =>
      sized(found, {
        dimension: dimensionIn(WORDS, found.text('word') ?? ''),
        ...withinIn(found),
        ...partIn(found),
      }),
  ],
  [
    compiled(
      `(?:(?:(?:with|has|have|of|and|to|at) )*(?:(?:a|an|the|its|their|total|overall|(?:inside|inner|internal|clear|outside|outer|external)(?= (?:width|height|length|depth) )) )+)?(?:(?<part>${SIZED_PARTS}) )?(?<word>${union(NOUNS)})(?: is| are| of| equal to| =| :| being)*(?: about| exactly| now)? [QB]`,
    ),
    (found) =>
      sized(found, {
        dimension: dimensionIn(NOUNS, found.text('word') ?? ''),
        ...withinIn(found),
        ...partIn(found),
      }),
  ],
  // "the center to center distance is 50 mm".
  [
    compiled(
      '(?:(?:with|has|have|and|the|a|an|at) )*(?:center to center (?:distance|length|spacing)|distance (?:between (?:the |its |their )*(?:two |K )?(?:centers|arc centers|end centers)|from center to center)(?: of the (?:two |K )?(?:arcs|ends|round ends|rounds|half circles))?)(?: is| of| =| :| being| should be)* [QB]',
    ),
    (found) => sized(found, { dimension: 'centers' }),
  ],
  [
    compiled(
      `[QB] (?:on|along|per|to) (?:each|every|a|all four|all) (?:sides?|edges?)(?! of)|[QB] per side|[QB] each side|[QB] (?:long |side )?sides|(?:(?:with|has|having) )?(?:(?:a|the|its) )?(?:side|edge) lengths?(?: is| of| are| =| :)* [QB]|sides (?:of|that are|are) [QB](?: long| in length)?|[QB] (?:side|edge) length`,
    ),
    (found) => sized(found, { dimension: 'side' }),
  ],
  [
    compiled('[QB] (?:x|by|at|and) A(?: each)?|[QB] \\( A \\)'),
    (found) => sized(found, { dimension: 'leg' }),
  ],
  [
    compiled('(?:(?:of|size) )*D'),
    (found) => sized(found, { dimension: figuresIn(found)[1]?.unit === 'angle' ? 'leg' : 'sides' }),
  ],
  // "Drill it from the bottom, leaving 5 mm at the top".
  [
    compiled(
      '(?:(?:so that|and|which|that|it) )*(?:leaving|leaves|leave|to leave)(?: only| just| a| an)* [QS](?: thick)?(?: (?:floor|bottom|skin|web)| (?:of )?(?:material|floor|solid material))?(?<where> (?:at|on|in) the (?:top|bottom|other end|far end|floor)| under(?:neath)? it| below it| above it)?',
    ),
    (found) => {
      const isFloor =
        found.text('where') !== undefined || /floor|bottom|skin|web|material/u.test(wordsOf(found))
      const [size] = found.nodes.flatMap((node) => (node.kind === 'size' ? [node.size] : []))
      return isFloor && (size?.dimension ?? 'thickness') === 'thickness'
        ? sized(found, { dimension: 'floor' })
        : undefined
    },
  ],
  // "cut off at 45 degrees, 12 mm from the corner": the leg of a chamfer.
  [
    compiled(
      '(?:off )?at (?:an? )?A(?: angle)?(?: ,)?(?: by| with legs of| starting)? Q(?: (?:from|off|in from|back from) (?:the|each) (?:corner|edge)s?| along (?:each|both) edges?| (?:on|from|to) each side| each way| legs)?',
    ),
    (found) => sized(found, { dimension: 'leg' }),
  ],
  // "the angle between the two sides is 90 degrees", "a 90 degree included angle".
  [
    compiled(
      '(?:(?:with|has|and|the|a|an) )*(?:included )?angle(?: between (?:the |its )?(?:K |two )?(?:sides|faces|walls|flanks))?(?: is| of| =| :)+ A|(?:(?:with|has|and|a|an) )*A (?:included angle|included)',
    ),
    (found) => sized(found, { dimension: 'angle' }),
  ],
  // "It comes to a point 20 mm down".
  [
    compiled(
      '(?:(?:and|it|which|that) )*(?:comes|come|coming|narrows|tapers|goes|runs)(?: down)? to a (?:sharp )?point(?: at a depth of)?(?: Q| S)(?: down| deep| below the top(?: face| surface)?)?',
    ),
    (found) => sized(found, { dimension: 'depth' }),
  ],
  // "10 mm wide … and tapers evenly down to a 4 mm wide flat at the bottom".
  [
    compiled(
      `(?:(?:and|which|it|then) )*(?:tapers|taper|narrows|narrow|tapering|narrowing)(?: evenly| equally| symmetrically| down| in| inwards?| on both sides| from both sides| on each side| straight| ,)* to (?:be )?(?:(?:a|the) )?(?:(?:flat )?(?:bottom|flat|floor|base) )?(?:(?:that|which) (?:is|measures) |of )?S(?: flat)?(?: bottom| floor)?(?: at (?:the|its) (?:bottom|base|floor|root))?`,
    ),
    (found) => {
      const size = found.nodes.flatMap((node) => (node.kind === 'size' ? [node.size] : []))[0]
      return size?.dimension === 'width' ? sized(found, { dimension: 'narrow' }) : undefined
    },
  ],
  // "sticks out 12 mm", "comes 20 mm out of the head": how long it is.
  [
    compiled(
      '(?:and )?(?:sticks|comes|protrudes|extends|projects|stands|rises|stick|come|protrude|extend|project|rise)(?: out| up| down)? [QB](?: out| up| down)?(?! (?:from|above|below|beyond|past|away|on each|to each|on either))',
    ),
    (found) => sized(found, { dimension: 'length' }),
  ],
  [
    compiled(
      '(?:(?:goes|go|going|cut|drilled|extends|is|are|only|all) )*(?:down|deep|inwards?|in) [QB](?! (?:from|above|below|to the|away))',
    ),
    (found) => sized(found, { dimension: 'depth' }),
  ],
  // "It only goes up 12 mm": a hole that is drilled from below.
  [
    compiled(
      '(?:only (?:goes|extends|reaches|is drilled|is cut)|(?:goes|extends|reaches|is drilled|is cut) only) (?:up|in) Q(?! (?:from|above|below))',
    ),
    (found) => sized(found, { dimension: 'depth' }),
  ],
  // "40 mm wide (on the inside)".
  [
    compiled('S (?:\\( )?(?:measured )?(?:on|at|from) the inside(?: \\))?(?! (?:N|of|corner|edge|face|the))'),
    (found) => {
      const [node] = found.nodes
      return node?.kind === 'size' && /^(?:width|height|length|depth)$/u.test(node.size.dimension)
        ? { ...node, span: spanOf(found.nodes), size: { ...node.size, within: true } }
        : undefined
    },
  ],
  // "made from 4 mm thick plate".
  [
    compiled(
      '(?:made|bent|formed|folded|fabricated|cut|pressed)(?: up)? (?:from|of|out of) (?:a |an )?(?:piece of )?[QS](?: thick)? (?:(?:flat|sheet|mild|stainless|thick) )*(?:material|plate|sheet|metal|steel|aluminum|aluminium|stock|brass|bar)(?: (?:plate|sheet|metal|stock|bar|material))*',
    ),
    (found) =>
      found.nodes.some((node) => node.kind === 'size' && node.size.dimension !== 'thickness')
        ? undefined
        : {
            kind: 'size',
            text: 'S',
            span: spanOf(found.nodes),
            size: {
              dimension: 'thickness',
              figures: found.nodes.flatMap((node) =>
                node.kind === 'size' ? node.size.figures : node.kind === 'figures' ? node.figures : [],
              ),
            },
          },
  ],
  [compiled(`S (?:\\( ?)?${AXIS}(?: ?\\))`), withAxis],
  // "30 mm deep (Y, the same as the base)".
  [compiled('S \\( (?<axis>[xyz]) ,'), withAxis],
  [
    compiled('Q (?:in|along) (?:the )?(?<axis>[xyz])(?! from)'),
    (found) => sized(found, { dimension: 'length', axis: axisIn(found) as AxisName }),
  ],
  [compiled('S (?:in|along) (?:the )?(?<axis>[xyz])(?: dimension| direction| axis)?'), withAxis],
  [
    compiled('S (?:\\( )?(?:in |on )?(?:the )?(?<plane>xy|xz|yz|zx|zy|yx)(?: plane)?(?: \\))?'),
    (found) => {
      const [node] = found.nodes
      const plane = found.text('plane') ?? ''
      const across = (['x', 'y', 'z'] as const).find((axis) => !plane.includes(axis))
      return node?.kind === 'size' && across
        ? { ...node, span: spanOf(found.nodes), size: { ...node.size, across } }
        : undefined
    },
  ],
]

export const withSizes = (nodes: readonly Node[]): Node[] =>
  RULES.reduce((left, [pattern, make]) => rewrite(left, pattern, make), [...nodes])
