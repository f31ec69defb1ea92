/** The lines of a prompt as facts: verbs, things, sizes and places, each with the words that it came from. */
import { segment } from '../text/segment.ts'
import type { Token } from '../text/tokens.ts'
import { withArrays, withLaidOut } from './arrays.ts'
import { CUT_ASIDES, CUT_SPELLINGS } from './cut-words.ts'
import { withDrawnCuts } from './drawn-cuts.ts'
import { withExtents } from './extents.ts'
import { ASIDES } from './harmless.ts'
import { withMeetings } from './meetings.ts'
import { compiled, type Node, nodesOf, rewrite, spanOf } from './nodes.ts'
import { trimOf, withPhrases } from './phrases.ts'
import { withPlaces } from './places.ts'
import { withSections } from './sections/words.ts'
import { withSizes } from './sizes.ts'
import { withRoundings } from './sketches/roundings.ts'
import { withSketchSizes } from './sketches/sizes.ts'
import { withHalves, withSlants } from './slants.ts'
import { withEnds } from './tapered/ends.ts'
import { withAgain } from './tell/again.ts'
import { withGussets } from './triangles/gusset-words.ts'
import { withTriangles } from './triangles/words.ts'
import { BE, NOUN, VERBS } from './words.ts'

export interface Line {
  nodes: readonly Node[]
  /** Before anything was read in it. */
  raw: readonly Node[]
  step: boolean
}

/** A verb stands where a clause begins, or behind what leads to it. */
const ALWAYS =
  'add|create|make|attach|drill|remove|subtract|extrude|put|build|carve|(?:sketching|drawing|adding|making|placing|attaching|creating|extruding|cutting|drilling|milling|removing|subtracting)(?= (?:a|an|the|another|two|K|D|S|Q|N))|bore(?= (?:a|an|the|out))|(?:cut|mill|place|draw|round|form|fillet|chamfer|counterbore|countersink|bevel)(?= (?:a|an|the|another|both|all|each|it|them|K|D|S|Q|two|one|out) )'
const VERB = compiled(
  `(?:(?:(?<!(?:^| )(?:a|an|the|its|this|each|of) )(?<sure>${ALWAYS}))|(?<=^|(?:^| )(?:then|and|,|to|:|\\(|will|should|must|can|i|we|you|now|next|finally|lastly|last|first|just|also|please|is|are|be|been|that|which|simply|let us) )(?<verb>(?!round(?:ed)? (?:end|top|bottom)(?: |$))(?:${[...VERBS.keys()].join('|')})))(?: (?:out|away|over|off(?= N| the| it| a)))?`,
)

/** "a fillet", "the round": with an article it is a thing. */
const withVerbs = (nodes: readonly Node[]): Node[] =>
  rewrite(nodes, VERB, (found) => {
    const verb = VERBS.get(found.text('verb') ?? found.text('sure') ?? '')
    return verb === undefined ? undefined : { kind: 'verb', text: 'V', span: spanOf(found.nodes), verb }
  })

/** "the X axis" is `x`, wherever it stands. */
const AXIS = compiled('(?:the )?(?<axis>[xyz]) (?:axis|direction|dimension)')
const withAxes = (nodes: readonly Node[]): Node[] =>
  rewrite(nodes, AXIS, (found) => ({
    kind: 'word',
    text: found.text('axis') ?? '',
    span: spanOf(found.nodes),
  }))

/** "a circle that is …": the noun before it, and not another thing. */
const RELATIVE = compiled(
  `(?<=(?:${NOUN}|ones?|one) )that(?= (?:${BE}|has|have|goes|go|runs|run|measures|passes|extends|sticks|fits)(?: |$))`,
)
const withRelatives = (nodes: readonly Node[]): Node[] =>
  rewrite(nodes, RELATIVE, ({ nodes: [that] }) => that && { ...that, text: 'which' })

/** Ways of saying that are one word elsewhere. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [
    compiled(
      '(?:(?:and|with|has|it has|there is) )*(?:no|without|without a|without any|nothing on)(?: open)? (?:top|lid|cover|cap)(?= ,| \\)| and|$)',
    ),
    'lidless',
  ],
  [compiled('topless|lidless'), 'lidless'],
  [compiled('(?:so )?(?:which |that )?ends? up(?= with| having)'), 'meaning'],
  [compiled('all (?:of )?the way|all through|clear'), 'fully'],
  [compiled('whose'), 'with'],
  [compiled('with (?:its|the) (?:center |central |long )?axis (?:on|in|along|parallel to)'), 'along'],
  [compiled('v shaped(?= (?:groove|notch|slot|cut|channel))'), 'v'],
  ...CUT_SPELLINGS,
  [
    compiled(
      '(?<!(?:^| )(?:the|these|those|of|at|on|in|into) )(?:and )?(?:(?:it )?(?:has|have|having|with) )?(?:(?:both|fully|full|completely|perfectly|two|K) )*(?:round|rounded|semicircular|half round) ends|(?:and )?(?:both )?(?:its |the )?(?:K |two )?ends are (?:both )?(?:fully |completely )?(?:round|rounded|rounded off|semicircular|semicircles|half circles|full rounds|half rounds|full radii)',
    ),
    'roundended',
  ],
  [
    compiled(
      '(?:slot|stadium|obround|racetrack|pill) shaped(?= (?:[a-z]+ )?(?:plate|bar|link|body|part|piece|block|prism|hole|cut|pocket|boss|base|arm|lever|slab|strap|opening|cutout))',
    ),
    'obround',
  ],
  [compiled('(?:is )?(?:shaped like a slot|(?:slot|obround|stadium|racetrack) shaped)'), 'roundended'],
  // Of a slot that comes in from a side: not by square corners.
  [
    compiled(
      '(?:and )?(?:(?:it )?(?:has|have|having|with) )?(?:a |the |its )?(?:(?:full|fully) )?(?:round|rounded|semicircular|half round) (?:inner|closed|blind|inside) ends?',
    ),
    'roundended',
  ],
  // "through the boss and the plate below it": which plate is known.
  [compiled('(?<=and (?:through )?the [a-z]+ )(?:below|underneath|under|beneath|behind) (?:it|them)'), ','],
  [compiled('(?:lines|line|lined|lining) up with'), 'aligned with'],
  [
    compiled(
      '(?:not|without) (?:counting|including|measuring)? ?(?:the )?(?:K |two |both )?(?:hemispherical|round|rounded|half round|semicircular)?(?: ends| hemispheres| caps| half circles)|excluding the (?:round|rounded|hemispherical) ends',
    ),
    'straightpart',
  ],
  [
    compiled(
      '(?:and )?(?:(?:it )?(?:has|have|having|with) )?(?:(?:both|fully|completely|perfectly|two|K) )*(?:(?:round|rounded) \\( )?(?:hemispherical|half sphere|half ball|fully spherical)(?: \\))? (?:ends|caps)(?: on both sides)?|hemispherical at both ends|(?:and )?(?:with )?(?:a )?hemispheres? (?:at|on) (?:each|both) ends?',
    ),
    'capsulended',
  ],
  [
    compiled(
      '(?:hemispheres included|including (?:both |the |its )*(?:hemispherical|round|rounded)? ?(?:ends|hemispheres|caps)|like a pill|pill shaped(?= capsule))',
    ),
    ',',
  ],
  [compiled('(?:torus|ring|donut|doughnut) shaped?(?= ring)|o(?= ring)'), 'toroidal'],
  [compiled('(?:from )?tip to tip'), 'overall'],
  [compiled('leave(?= (?:an?|K) (?:[a-zQS]+ ){0,5}(?:island|boss|post|pillar|pin|column)(?: |$))'), 'add'],
  [compiled('(?<=and )(?:on )?out(?: of| through| at)?(?= the (?:bottom|underside)(?: |$))'), 'through'],
  // "to create two prongs": what is left there is called so.
  [
    compiled(
      '(?:(?:so as|in order) )?to (?:create|form|make|leave|produce|get) (?:(?:the|a|an|K|two) )*(?:(?:fork|u) )?(?:prongs?|forks?|tines|jaws|cheeks|clevis|prong ends)(?= ,|$| and)',
    ),
    ',',
  ],
  [
    compiled('through (?:both|the two|the|each|both of the) (?:of the )?(?:prongs|tines|forks|jaws|cheeks)'),
    'fully',
  ],
  // "a square end (not rounded)"; "in the center of the flat end" is a place.
  [
    compiled(
      '(?<!(?:^| )(?:the|its|each|both|other|that|this|one|K|left|right|top|bottom) )(?:,|with|and|has|it has|,)* ?(?:a |an )?(?:square|squared|flat|straight|plain) ends?(?: \\( not (?:rounded|round|a round one) \\)| ,? ?not (?:rounded|round))?(?= ,|$| and| \\))',
    ),
    ',',
  ],
  [compiled('(?<=^|^first |^first , )take(?= (?:an?|one) )(?!.* (?:off|out|away|from)(?: |$))'), 'create'],
  // "the top (+Z) face".
  [
    compiled(
      '(?<=(?:top|upper) )\\( \\+ z \\)|(?<=(?:bottom|lower) )\\( - z \\)|(?<=right )\\( \\+ x \\)|(?<=left )\\( - x \\)|(?<=(?:back|rear) )\\( \\+ y \\)|(?<=front )\\( - y \\)',
    ),
    'side',
  ],
  [compiled('(?:lies|lying|laid|sits|sitting|rests|resting) flat(?= on| in| against| ,|$)'), 'flatly'],
  [compiled('lower than'), 'below'],
  [compiled('(?:higher|taller) than(?= N| the| its)|proud of'), 'above'],
  [compiled('in a straight line'), ','],
  // "10 mm from the side (one on each side)".
  [
    compiled(
      '(?<=Q (?:\\( [xyz] \\) )?(?:in )?from )(?:the|its)(?= (?:[a-z]+ )?(?:side|edge)(?: of (?:the )?[a-z]+)?(?: ,)?(?: \\()? one (?:on|at|near|by|along|for) each(?: side| edge)?(?: \\)|$))',
    ),
    'each',
  ],
  [
    compiled(
      '(?<=from each (?:[a-z]+ )?(?:side|edge)(?: of (?:the )?[a-z]+)? )(?:, )?one (?:on|at|near|by|along|for) each(?: side| edge)?(?=$)|(?<=from each (?:[a-z]+ )?(?:side|edge)(?: of (?:the )?[a-z]+)? )\\( one (?:on|at|near|by|along|for) each(?: side| edge)? \\)',
    ),
    ',',
  ],
  [compiled('\\( (?:an? )?(?:torus|torus shape|donut|doughnut) \\)'), ','],
  // "the same 30 mm depth as the base": the number says it.
  [compiled('(?<=the same Q [a-z]+ )as (?:the |that of the )[a-z]+'), ','],
  [compiled('all (?:the way )?around'), 'around'],
  [compiled('(?:centred|centered) up'), 'centered'],
  // "Do the same on the left" repeats what was done.
  [compiled('do (?:exactly )?the same(?: thing| cut| again)*|do (?:this|that|it) again'), 'repeat'],
]
const respelled = (nodes: readonly Node[]): Node[] =>
  SPELLINGS.reduce(
    (left, [pattern, text]) =>
      rewrite(left, pattern, (found) => ({ kind: 'word', text, span: spanOf(found.nodes) })),
    [...nodes],
  )

/** "the top 5 mm": what is taken off on that side. */
const TRIM = compiled('(?:the )?(?<side>top|bottom|left|right|front|back)(?:most)? (?<size>Q)')
const withTrims = (nodes: readonly Node[]): Node[] =>
  rewrite(nodes, TRIM, (found) => {
    const figure = found.figure('size')
    const span = spanOf(found.nodes)
    return (
      figure && {
        kind: 'phrase',
        text: 'N',
        span,
        phrase: { ...trimOf(found.text('side') ?? '', figure), span },
      }
    )
  })

/** "on a 46 x 46 mm square": where four lie. */
const GRID = compiled(
  '(?:on|in|at|to form|forming|with) (?:a |the )?(?<sizes>S)(?: square| rectangular| hole| bolt)* (?:pattern|grid|rectangle|spacing|layout|array|square)',
)
const withGrids = (nodes: readonly Node[]): Node[] =>
  rewrite(nodes, GRID, (found) => {
    const [node] = found.group('sizes') ?? []
    if (node?.kind !== 'size' || node.size.dimension !== 'sides' || node.size.figures.length !== 2)
      return undefined
    const place = { kind: 'grid', figures: node.size.figures } as const
    return { kind: 'place', text: 'P', span: spanOf(found.nodes), place }
  })

/** Without what says nothing of the part. */
const ASIDE = compiled([...ASIDES, ...CUT_ASIDES].map(({ source }) => source).join('|'))
const withoutAsides = (nodes: readonly Node[]): Node[] =>
  rewrite(nodes, ASIDE, (found) => ({ kind: 'word', text: ',', span: spanOf(found.nodes) }))

/** One after the other; each reads what the one before has left. */
const PASSES: readonly ((nodes: readonly Node[], prompt: string) => Node[])[] = [
  withRoundings,
  respelled,
  withoutAsides,
  withSketchSizes,
  withSections,
  withEnds,
  withGussets,
  withTriangles,
  withAxes,
  withRelatives,
  withExtents,
  withArrays,
  withSizes,
  withSlants,
  withHalves,
  withGrids,
  withTrims,
  withAgain,
  withVerbs,
  withPhrases,
  withMeetings,
  withLaidOut,
  withPlaces,
]

export const linesOf = (prompt: string, tokens: readonly Token[]): Line[] => {
  const lines = segment(tokens, prompt).map((sentence): Line => {
    const raw = nodesOf(sentence, prompt)
    const nodes = PASSES.reduce((left, pass) => pass(left, prompt), raw)
    return { nodes, raw, step: sentence.kind !== 'plain' }
  })
  const cut = withDrawnCuts(lines.map(({ nodes }) => nodes))
  return lines.map((line, at) => ({ ...line, nodes: cut[at] ?? line.nodes }))
}
