/** Where a thing is, which way it goes and how far: every form of words comes to one of a few kinds of place. */
import type { AxisName } from '../../plan/geometry.ts'
import type { ArrayPlace } from './arrays.ts'
import { compiled, type Figure, type Found, type Node, rewrite, spanOf } from './nodes.ts'
import { lone, type Phrase } from './phrases.ts'
import { SIDES } from './space.ts'
import { BE } from './words.ts'

export type Place =
  /** So far from something; `own`: measured from this part of the thing itself. */
  | { kind: 'from'; figure: Figure; refs: readonly Phrase[]; axis?: AxisName }
  /** So far beyond something on one side: above, left of; of what, the place behind it may say. */
  | { kind: 'beyond'; figure: Figure; side: string; ref?: Phrase }
  /** It ends so far out of something: "rises 30 mm above the disc". */
  | { kind: 'reach'; figure: Figure; side: string; ref: Phrase }
  /** From one to the other of two. */
  | { kind: 'joining'; refs: readonly Phrase[] }
  /** So far to either side of the middle. */
  | { kind: 'astride'; figure: Figure; axis?: AxisName; ref?: Phrase }
  /** So far from one to the next. */
  | { kind: 'apart'; figure: Figure; axis?: AxisName }
  /** A preposition and what it is of. */
  | { kind: 'at'; how: string; ref: Phrase; also?: Phrase }
  | { kind: 'centered'; axes?: readonly AxisName[]; other?: true; both?: true; ref?: Phrase }
  /** Along an axis. */
  | { kind: 'way'; axis: AxisName; sign?: 1 | -1; how: string; whole?: true }
  | { kind: 'direction'; word: string }
  | { kind: 'plane'; normal: AxisName }
  | { kind: 'between'; refs: readonly Phrase[]; halfway: boolean }
  | { kind: 'even' }
  | { kind: 'circle'; figure: Figure; radius: boolean }
  | { kind: 'grid'; figures: readonly Figure[] }
  | ArrayPlace
  /** One after the other. */
  | { kind: 'row' }
  | { kind: 'coordinate'; axis: AxisName; figures: readonly Figure[]; how: string }
  | { kind: 'range'; axis: AxisName; figures: readonly Figure[] }
  | { kind: 'points'; points: readonly number[][] }
  | { kind: 'clock'; figures: readonly Figure[] }
  | { kind: 'angles'; figures: readonly Figure[]; step: boolean }
  | { kind: 'flush'; ref: Phrase; owns?: Phrase }
  | { kind: 'concentric'; ref: Phrase }
  /** From one side out to the other. */
  | { kind: 'through'; axis?: AxisName }
  | { kind: 'blind' }
  | { kind: 'mirrored'; ref?: Phrase }

type Rule = readonly [pattern: RegExp, make: (found: Found) => Place | undefined]

const rule = (source: string, make: (found: Found) => Place | undefined): Rule => [compiled(source), make]

const IS = `(?:(?:that|which|and|also|each|both|all|${BE}|located|placed|positioned|measured|set|spaced|centered|at|a distance of|exactly|about) )*`
const IN_AXIS =
  '(?: (?:\\( )?(?:in|along|on) (?:the )?(?<axis>[xyz])(?: direction| axis| dimension)?(?: \\))?)?'
const AXIS = '(?<axis>[xyz])(?: ?(?:axis|direction|dimension))?'

const axisOf = (found: Found): { axis?: AxisName } => {
  const axis = found.text('axis') as AxisName | undefined
  return axis ? { axis } : {}
}

const refsOf = (found: Found, ...names: string[]): Phrase[] =>
  names.flatMap((name) => {
    const ref = found.phrase(name)
    return ref ? [ref] : []
  })

const figuresIn = (found: Found, name: string): Figure[] =>
  (found.group(name) ?? []).flatMap((node) =>
    node.kind === 'figures' || node.kind === 'coordinates' ? [...node.figures] : [],
  )

const BEYOND =
  'above|below|over|under|underneath|beneath|left of|right of|to the left of|to the right of|in front of|behind|outside of|down from|up from|down below|up above'

const isLayout = ({ concept, role, sizes, bare, definite }: Phrase): boolean =>
  (role === 'layout' || concept === 'cylinder') &&
  (sizes.length > 0 || bare.length > 0) &&
  (role === 'layout' || !definite)

/** The circle that things lie on. */
function circleOf(ref: Phrase): Place | undefined {
  if (!isLayout(ref) || ref.concept === 'grid') return undefined
  const size = ref.sizes.find(({ dimension }) => dimension === 'diameter' || dimension === 'radius')
  const figure = size?.figures[0] ?? ref.bare[0]
  return figure && { kind: 'circle', figure, radius: size?.dimension === 'radius' }
}

/** "from front to back": the way that the first word is a side of. */
const WAYS: Readonly<Record<string, AxisName>> = {
  top: 'z',
  bottom: 'z',
  side: 'x',
  left: 'x',
  right: 'x',
  front: 'y',
  back: 'y',
}

const BOTTOM: Phrase = {
  ...lone({ concept: 'bottom', role: 'part', name: 'bottom', plural: false }, [0, 0]),
}
/** How far out of another a body reaches. */
const REACHES =
  '(?:rises|rising|sticks|sticking|extends|extending|projects|projecting|protrudes|protruding|reaches|reaching|stands|standing|ends|comes|coming|hangs|hanging|rise|stick|extend|project|protrude|reach|stand|come|hang|goes)'

const RULES: readonly Rule[] = [
  // "the right end, where the block is only 5 mm tall".
  rule('(?:, )?where (?:N|it) (?:is|should be|measures)(?: only| just| still)? (?<s>S)', (found) => {
    const [node] = found.group('s') ?? []
    const figure = found.figure('s')
    return node?.kind === 'size' && /^(?:height|thickness)$/u.test(node.size.dimension) && figure
      ? { kind: 'beyond', figure, side: 'above', ref: BOTTOM }
      : undefined
  }),
  rule(
    `(?:(?:and|that|which|it|also|so) )*${REACHES}(?: (?:out|up|down|upwards?|downwards?|outwards?|straight|vertically|by|to))* (?<q>Q)(?: (?:straight|directly|out|up|down))* (?<side>above|below|from|out of|out from|beyond|past|over|off|off of|up from|down from|away from) (?<a>N)`,
    (found) => ({
      kind: 'reach',
      figure: found.figure('q') as Figure,
      side: found.text('side') ?? '',
      ref: found.phrase('a') as Phrase,
    }),
  ),
  rule(
    `(?:(?:and|that|which|it) )*(?:joins?|joining|connects?|connecting|links?|linking|bridges?|bridging|spans?|spanning)(?: between)? (?<a>N)(?:(?: together)?(?: and| to| with) (?<b>N))?(?: together)?`,
    (found) => ({ kind: 'joining', refs: refsOf(found, 'a', 'b') }),
  ),
  rule(
    `${IS}(?<q>Q)(?: away| in| inwards?| up| down| back)?${IN_AXIS} from (?:both |each )?(?<a>N)(?: ,)? and(?: from)? (?<b>N)(?! (?:${BE}|has))`,
    (found) =>
      // "20 mm from the left edge and one …", "7 mm from the axis, and it extends …": what follows is another.
      found.phrase('b')?.role === 'pronoun'
        ? undefined
        : {
            kind: 'from',
            figure: found.figure('q') as Figure,
            refs: refsOf(found, 'a', 'b'),
            ...axisOf(found),
          },
  ),
  rule(
    `${IS}(?<q>Q)(?: away| in| inwards?| inset| inside| up| down| back| over)?${IN_AXIS.replaceAll('axis>', 'axisa>')} (?:from|in from|inside|inside of|off|off of|away from) (?<a>N)${IN_AXIS}`,
    (found) => {
      const axis = (found.text('axis') ?? found.text('axisa')) as AxisName | undefined
      return {
        kind: 'from',
        figure: found.figure('q') as Figure,
        refs: refsOf(found, 'a'),
        ...(axis ? { axis } : {}),
      }
    },
  ),
  rule(
    `${IS}(?:inset|offset|set back|set in|recessed|in)(?: by)? (?<q>Q)(?: in)? from (?<a>N)${IN_AXIS}`,
    (found) => ({
      kind: 'from',
      figure: found.figure('q') as Figure,
      refs: refsOf(found, 'a'),
      ...axisOf(found),
    }),
  ),
  rule(`${IS}(?<q>Q)(?: directly)? (?<side>${BEYOND}) (?<a>N)`, (found) => ({
    kind: 'beyond',
    figure: found.figure('q') as Figure,
    side: found.text('side') ?? '',
    ref: found.phrase('a') as Phrase,
  })),
  rule(
    `${IS}(?<q>Q)(?: away)?(?: from it)?(?: to| on| in)? (?:either|each|both) (?:side|direction|way)s?(?: of (?<a>N))?${IN_AXIS}`,
    (found) => ({
      kind: 'astride',
      figure: found.figure('q') as Figure,
      ...(found.phrase('a') ? { ref: found.phrase('a') as Phrase } : {}),
      ...axisOf(found),
    }),
  ),
  // "30 mm either side of center", "25 mm to the right", "25 mm to the right of center".
  rule(`${IS}(?<q>Q)(?: away)?(?: to| on)? (?<where>N)`, (found) => {
    const { concept, name, each, owner, role } = found.phrase('where') ?? {}
    const figure = found.figure('q') as Figure
    if (name === 'side' && each && role === 'part')
      return { kind: 'astride', figure, ...(owner ? { ref: owner } : {}) }
    const side = /^(?:left|right|front|back)$/u.test(concept ?? '') && !each ? concept : undefined
    return side ? { kind: 'beyond', figure, side, ...(owner ? { ref: owner } : {}) } : undefined
  }),
  rule(
    `${IS}(?:spaced |spread )?(?<q>Q) (?:apart|from each other|center to center|between(?: their)? centers|spacing)(?: from each other)?${IN_AXIS}`,
    (found) => ({
      kind: 'apart',
      figure: found.figure('q') as Figure,
      ...axisOf(found),
    }),
  ),
  // "The distance between the centers of the two spheres is 80 mm", "their centers are 80 mm apart".
  rule(
    `(?:(?:with|and|the|a|an|at|their) )*(?:center )?(?:distance|spacing|gap)(?: from center to center| center to center)? between (?<a>N)(?: and (?<b>N))? (?:is|of|=|:|should be|measures) (?<q>Q)(?: center to center)?${IN_AXIS}`,
    (found) => {
      const [a, b] = refsOf(found, 'a', 'b')
      const isCenters = a?.concept === 'center' && (!b || b.concept === 'center')
      // "The distance between the holes": from one middle to the other.
      const isHoles = a?.concept === 'hole' && a.plural && !b
      const isPair = a?.owner ? a.owner.plural || b?.owner !== undefined : a?.plural
      return (isCenters && isPair) || isHoles
        ? { kind: 'apart', figure: found.figure('q') as Figure, ...axisOf(found) }
        : undefined
    },
  ),
  rule(
    '(?:in|on|with|at|to form|forming)? ?(?:a|the)? ?(?<d>D|S)(?: square| rectangular| hole| bolt| spacing)* (?:pattern|grid|rectangle|spacing|layout|array)',
    (found) => {
      const [node] = found.group('d') ?? []
      const figures = node?.kind === 'figures' ? node.figures : node?.kind === 'size' ? node.size.figures : []
      return figures.length === 2 ? { kind: 'grid', figures } : undefined
    },
  ),
  rule(
    `(?:(?:on|along|around|about|at|and|arranged|located|placed|lie|are|is|positioned|spread|laid out|in|all|patterned|drilled|their centers|centered) )*(?:on|along|around|about|in) (?<a>N)`,
    (found) => {
      const ref = found.phrase('a')
      return ref && circleOf(ref)
    },
  ),
  rule(
    `(?:(?:${BE}|and|all|spread|that|which) )*(?:(?:evenly|equally|uniformly) (?:spaced|distributed|arranged|spread|patterned)|spaced (?:evenly|equally)|with (?:an )?(?:equal|even) spacing|at equal (?:angles|spacing|distances)|distributed (?:evenly|equally))(?: out| apart)?(?: from each other)?`,
    () => ({
      kind: 'even',
    }),
  ),
  rule(
    `(?:(?:${BE}|spaced|at|with|all) )*(?:a spacing of )?(?<a>A)(?: from each other| apart| spacing| intervals?| between (?:each|N))`,
    (found) => ({
      kind: 'angles',
      figures: figuresIn(found, 'a'),
      step: true,
    }),
  ),
  rule(
    '(?:spaced |one |with one )?every (?<a>A)|(?:spaced |set )(?:at |by )?(?<b>A)(?: apart)?',
    (found) => ({
      kind: 'angles',
      figures: [...figuresIn(found, 'a'), ...figuresIn(found, 'b')],
      step: true,
    }),
  ),
  rule(
    '(?:and )?(?:starting|starts|beginning|begins|start) (?:at|from)(?: an angle of)? (?<a>A)|at (?:an angle of )?(?<b>A)(?! [a-z])',
    (found) => ({
      kind: 'angles',
      figures: [...figuresIn(found, 'a'), ...figuresIn(found, 'b')],
      step: false,
    }),
  ),
  rule('(?:at )?(?:the )?(?:(?:angles?|positions?)(?: of)? )?(?<a>L)', (found) => {
    const figures = figuresIn(found, 'a')
    return figures.every(({ unit }) => unit === 'angle')
      ? { kind: 'angles', figures, step: false }
      : undefined
  }),
  rule(`${IS}(?:at )?(?:the )?(?<a>H(?:(?: ,| and)+ H)*)(?: positions?)?`, (found) => ({
    kind: 'clock',
    figures: figuresIn(found, 'a'),
  })),
  rule(
    `${IS}(?:at )?(?:the )?(?:positions?|points?|coordinates?|locations?)? ?(?:\\( x , y \\) )?(?:= )?(?<t>T(?:(?: ,| and)+ T)*)`,
    (found) => ({
      kind: 'points',
      points: (found.group('t') ?? []).flatMap((node) => (node.kind === 'points' ? node.points : [])),
    }),
  ),
  rule(`(?:${IS}|(?:goes|go|running|runs|extends|spans) )?(?:from )?(?<g>G)`, (found) => {
    const [node] = found.group('g') ?? []
    return node?.kind === 'coordinates'
      ? { kind: 'range', axis: node.axis, figures: node.figures }
      : undefined
  }),
  rule(
    `${IS}(?:(?<how>up to|goes to|reaching|reaches|until|to|starting|starts|from) )?(?:at )?(?<c>C)`,
    (found) => {
      const [node] = found.group('c') ?? []
      return node?.kind === 'coordinates'
        ? { kind: 'coordinate', axis: node.axis, figures: node.figures, how: found.text('how') ?? 'at' }
        : undefined
    },
  ),
  rule(
    `(?<own>N )?(?:${BE} )?(?:flush|level|even|lined up|aligned|in line|lines up) (?:with|to) (?<a>N)`,
    (found) => ({
      kind: 'flush',
      ref: found.phrase('a') as Phrase,
      ...(found.phrase('own') ? { owns: found.phrase('own') as Phrase } : {}),
    }),
  ),
  rule(
    `(?:${BE} |also |both )*(?:concentric|coaxial)(?: (?:with|to) (?<a>N))?|(?:on|along|with|sharing|shares|around|about) the same (?:axis|center|center ?line|center ?point)(?: (?:as|of|with) (?<b>N))?|sharing (?:its|the same) axis with (?<c>N)`,
    (found) => {
      const ref = found.phrase('a') ?? found.phrase('b') ?? found.phrase('c')
      return ref && { kind: 'concentric', ref }
    },
  ),
  rule(
    `${IS}(?:half ?way|midway|centered|exactly|right|in the middle)? ?between (?<a>N)(?:(?: ,)? and (?<b>N))?`,
    (found) => ({
      kind: 'between',
      refs: refsOf(found, 'a', 'b'),
      halfway: true,
    }),
  ),
  rule(
    `${IS.replace('|centered', '')}centered(?: (?:on|in|along|about|at|within|of|over|to|across|for|with respect to|around|upon))* (?:(?:(?:the )?${AXIS}(?: and (?<axisb>[xyz]))?(?: direction| dimension| axis| axes)?)|(?<way>N))`,
    (found) => {
      const axes = [found.text('axis'), found.text('axisb')].filter(
        (axis) => axis !== undefined,
      ) as AxisName[]
      if (axes.length > 0) return { kind: 'centered', axes }
      const way = found.phrase('way')
      if (way?.concept !== 'direction') return undefined
      return way.plural ? { kind: 'centered', both: true } : { kind: 'centered', other: true }
    },
  ),
  rule(
    `${IS.replace('|centered', '')}centered(?: (?:on|in|along|about|at|within|of|over|to|across|for|with|respect|around|upon))+ (?<a>N)`,
    (found) => ({
      kind: 'centered',
      ref: found.phrase('a') as Phrase,
    }),
  ),
  rule(`${IS.replace('|centered', '')}(?:centered|centrally)`, () => ({ kind: 'centered' })),
  rule(
    '(?:(?:goes|runs|running|going|spans|also|cut|and) )*(?:(?:across|along|over|through|down|for) )?(?:the )?(?:whole|full|entire) (?<axis>[xyz])(?: (?:N|way))?',
    (found) => ({
      kind: 'way',
      axis: found.text('axis') as AxisName,
      how: 'across',
      whole: true,
    }),
  ),
  rule(
    `(?:(?:goes|going|drilled|cut|straight|fully|completely|runs|passes|passing|right) )*through (?:both )?(?<a>N)(?: ,)? and (?:also )?(?:through |into )?(?<b>N)(?! (?:${BE}|has))`,
    (found) => {
      const [ref, also] = refsOf(found, 'a', 'b')
      // "through it, and four holes lie …" tells new ones.
      const isNew = also && !also.definite && also.role !== 'part' && (also.count ?? also.sizes.length) > 0
      return ref && also && !isNew ? { kind: 'at', how: 'through', ref, also } : undefined
    },
  ),
  rule(
    `(?:(?:${BE}|with|standing|lying|running|runs|run|goes|go|going|oriented|extends?|extending|cut|drilled|pointing|and|that|which|also|extruded|facing|points) )*(?<how>in|along|parallel to|across|about|towards?|down|around|on|with its axis along|through) (?:the )?(?<sign>positive |negative |\\+ ?|- ?)?(?<axis>[xyz])(?: ?- ?)?(?: direction| dimension| axis)?`,
    (found) => {
      const sign = found.text('sign')
      return {
        kind: 'way',
        axis: found.text('axis') as AxisName,
        how: found.text('how') ?? '',
        ...(sign ? { sign: /neg|-/u.test(sign) ? -1 : 1 } : {}),
      }
    },
  ),
  // "in the Y direction and the Z direction": the second of them.
  rule(
    '(?<=P (?:and|, and|,) )(?:also |again |then )*(?:in |along )?(?:the )?(?<axis>[xyz])(?= ,|$)',
    (found) => ({
      kind: 'way',
      axis: found.text('axis') as AxisName,
      how: 'in',
    }),
  ),
  rule(`\\( (?:in |along |the )*(?<axis>[xyz]) \\)`, (found) => ({
    kind: 'way',
    axis: found.text('axis') as AxisName,
    how: 'in',
  })),
  rule(
    '(?:\\( )?(?:drawn |in |on |parallel to |lying in )*(?:the )?(?<plane>xy|xz|yz|zx|zy|yx)(?: plane)?(?: \\))?',
    (found) => {
      const plane = found.text('plane') ?? ''
      return {
        kind: 'plane',
        normal: (['x', 'y', 'z'] as const).find((axis) => !plane.includes(axis)) as AxisName,
      }
    },
  ),
  rule(
    `${IS}(?:(?:completely|entirely|fully|straight|right|clean) )*(?:(?:through|fully)(?: (?:everything|from (?:top to bottom|one end to the other|end to end)|fully))?)(?! N)`,
    () => ({
      kind: 'through',
    }),
  ),
  rule('(?:going |goes |cut |drilled )?from (?<a>N) (?:fully )?(?:through )?to (?<b>N)', (found) => {
    const [a, b] = [found.phrase('a'), found.phrase('b')]
    const isFace = (phrase: Phrase | undefined): boolean =>
      phrase?.role === 'part' &&
      phrase.owner?.role !== 'cut' &&
      /^(?:face|end|top|bottom|left|right|front|back)$/u.test(phrase.concept)
    if (!isFace(a) || (!isFace(b) && b?.role !== 'pronoun')) return undefined
    const side = a && [...a.adjectives, a.concept].flatMap((word) => SIDES[word] ?? [])[0]
    return { kind: 'through', ...(side ? { axis: side.axis } : {}) }
  }),
  rule(
    `(?:(?:${BE}|and|goes|going|runs|running|straight|fully|through|cut|drilled|across|extends|all) )*(?:from )?(?:(?:from )(?:one (?:end|side) to the other|end to end)|(?:from )?(?<way>top to bottom|bottom to top|side to side|front to (?:back|rear)|back to front|left to right|right to left))`,
    (found) => {
      const axis = WAYS[found.text('way')?.split(' ')[0] ?? '']
      return { kind: 'through', ...(axis ? { axis } : {}) }
    },
  ),
  rule(`(?:(?:${BE}|a) )*blind(?: hole)?`, () => ({ kind: 'blind' })),
  rule(
    `(?:(?:${BE}|standing|stands|lying|runs|running|goes|going|pointing|points|oriented|upright|straight|extends|extending|drilled|cut|out) )*(?<word>vertically|horizontally|upwards?|downwards?|from above|from below|from underneath|vertical|horizontal|lengthwise|radially|upright|down|up|lying flat|inwards?|outwards?|around)(?! N)`,
    (found) => ({
      kind: 'direction',
      word: found.text('word') ?? '',
    }),
  ),
  rule(
    `(?:(?:${BE}|it|located|positioned|placed|starting|starts|begins|beginning|runs|running|goes|go|going|sitting|standing|extends|extending|sticks|sticking|cut|drilled|fully|completely|straight|right|directly|opens|comes|coming|protrudes|protruding|rests|resting|out|down|up|attached|joined|connected|passes|passing|and|that|which|also|over|made|done|rises|rising|hangs|hanging|reaches|reaching|breaks|back|entirely|spans|spanning|projects|projecting|only|partway|part way|facing|leaning|covers|covering|formed|drawn|seated) )*(?<how>on top of|parallel to|perpendicular to|square to|at right angles to|onto|on|at|into|in|to|from|against|off of|off|above|below|underneath|under|beneath|inside|out of|around|near|through|across|along|over|up to|toward|towards|past|behind|beside|next to|until it (?:reaches|meets|hits|opens into|breaks into|intersects)|until|as far as|by|along with|for) (?<a>N)`,
    (found) => ({
      kind: 'at',
      how: found.text('how') ?? '',
      ref: found.phrase('a') as Phrase,
    }),
  ),
]

export const withPlaces = (nodes: readonly Node[]): Node[] =>
  RULES.reduce(
    (left, [pattern, make]) =>
      rewrite(left, pattern, (found) => {
        const place = make(found)
        return place && { kind: 'place', text: 'P', span: spanOf(found.nodes), place }
      }),
    [...nodes],
  )
