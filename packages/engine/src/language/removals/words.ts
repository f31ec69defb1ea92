/** The clauses that tell what is taken off a body: each a pattern at the place where the reading stands, and what it tells. */
import type { AxisName, SignedAxis } from '../../plan/geometry.ts'
import { SIDE_WORDS } from '../lexicon/sides.ts'
import type { Value } from '../quantities/quantity.ts'
import type { Item } from '../text/items.ts'
import type { Removal, RemovalKind, RemovalWord } from './removal.ts'

/** The words of a clause, the numbers in it, and its items. */
export interface Clause {
  groups: Readonly<Record<string, string | undefined>>
  text: string
  values: readonly Value[]
  items: readonly Item[]
}

/** Takes what a clause tells; `false` where it cannot be meant so. */
type Take = (removal: Removal, clause: Clause) => boolean

const AXIS = '(?:the )?(?<axis>[xyz])(?: (?:direction|dimension|axis))?'
const SIGN = '(?:\\+|-|positive|negative|plus|minus) ?'
const WORD = '(?:top|bottom|upper|lower|left|right|front|back|rear)'
const SIDE = `(?:${WORD}(?: hand)?|${SIGN}[xyz])`
const SURFACE = '(?:faces?|sides?|ends?|edges?|surfaces?|walls?|corners?|part)'
const BODY =
  '(?:it|(?:the|this|that)(?: (?:whole|entire|rectangular|main|base))?(?: (?:part|piece|block|plate|prism|cube|box|bar|body|stock|base|slab|workpiece|cuboid|brick|solid|shape|housing|enclosure|tray|rectangular prism))?)'
const OF_BODY = `(?: of ${BODY})?`
const FULL = '(?:full|whole|entire|complete|total)'

const sidesIn = (text: string): SignedAxis[] =>
  [...text.matchAll(/(?<sign>\+|-|positive|negative|plus|minus) ?(?<axis>[xyz])|(?<word>[a-z]+)/gu)].flatMap(
    ({ groups }) => {
      const { sign, axis, word } = groups ?? {}
      if (sign && axis) return [`${/^(?:\+|pos|plus)/u.test(sign) ? '+' : '-'}${axis}` as SignedAxis]
      const side = SIDE_WORDS[word ?? '']
      return side ? [side] : []
    },
  )

const addSides = (removal: Removal, sides: readonly SignedAxis[]): boolean => {
  for (const side of sides) if (!removal.sides.includes(side)) removal.sides.push(side)
  return true
}

const addWay = (removal: Removal, way: AxisName): boolean => {
  if (removal.way !== undefined && removal.way !== way) return false
  removal.way = way
  removal.through = true
  return true
}

const addSize = (removal: Removal, word: RemovalWord, value: Value | undefined): boolean => {
  if (!value) return false
  removal.sizes.push({ word, value })
  return true
}

const isAxis = (text: string | undefined): text is AxisName => text === 'x' || text === 'y' || text === 'z'

const SIZE_WORDS: readonly (readonly [RegExp, RemovalWord])[] = [
  [/radius/u, 'radius'],
  [/diameter|across/u, 'diameter'],
  [/wide|width/u, 'width'],
  [/deep|depth|down/u, 'depth'],
  [/long|length/u, 'length'],
  [/legs?/u, 'leg'],
  [/high|tall|height/u, 'height'],
]

/** By its axis where that is told, else by its word. */
function sized(removal: Removal, { groups, values, text }: Clause): boolean {
  const axis = groups['axis']
  const named = SIZE_WORDS.find(([pattern]) => pattern.test(groups['word'] ?? text))?.[1]
  if (named === 'diameter' || named === 'radius') return addSize(removal, named, values[0])
  if (isAxis(axis)) return addSize(removal, axis, values[0])
  return named ? addSize(removal, named, values[0]) : false
}

/** Numbers that belong together, each along its own axis or both alike. */
function several(removal: Removal, { values }: Clause): boolean {
  const [first, second, ...more] = values
  if (!first || !second || more.length > 0) return false
  const [a, b] = [first.axis, second.axis]
  if (a && b && a !== b) return addSize(removal, a, first) && addSize(removal, b, second)
  if (a || b || first.label || second.label) return false
  // "10 x 10 mm": it does not matter which is which.
  return first.value === second.value && addSize(removal, 'square', first)
}

const GIVEN_AXIS = `(?: \\( (?:(?:in|along) )?(?:the )?(?<axis>[xyz])(?: (?:direction|dimension|axis))?(?: measured)? \\)| (?:in|along) ${AXIS.replace('axis>', 'axis2>')})?`
const withAxis = (clause: Clause): Clause => ({
  ...clause,
  groups: { ...clause.groups, axis: clause.groups['axis'] ?? clause.groups['axis2'] },
})

const ROUND: ReadonlySet<RemovalKind> = new Set(['half', 'quarter'])

const MIDDLE =
  '(?:centered|centred|in (?:the|its) (?:exact )?(?:middle|center|centre)|midway|halfway|right in the middle)'
const AT = '(?:out of|into|in|on|onto|off of|off|from|along|at|across|down from|down into)'
const CENTRE_OF =
  '(?:(?:the|its|their) )?(?:center|centre|axis|middle|midpoint)(?: (?:point|line))?(?: of (?:it|(?:the|this|each)(?: half)? (?:circle|semicircle|arc|sphere|cylinder|cut|half circle|cut out|groove|notch)))?'
const IS = "(?:(?:is|are|lies|sits|it is|being|located|placed|right|exactly|directly|it's) )*"

/** Which of several steps, counted from below. */
const ORDER: Readonly<Record<string, number | 'last'>> = {
  first: 1,
  lowest: 1,
  bottom: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  last: 'last',
  highest: 'last',
  top: 'last',
}

/** The first that fits is taken: what says more stands before what says less. */
export const CLAUSES: readonly (readonly [string, Take])[] = [
  // Which way it goes, from side to side.
  [
    `(?:(?:straight|all the way|through|right|runs|running|goes|going|completely) )*(?:from (?:the )?(?:front to (?:the )?back|back to (?:the )?front)|from (?:the )?(?:left to (?:the )?right|right to (?:the )?left)(?: side)?|from (?:the )?(?:top to (?:the )?bottom|bottom to (?:the )?top))`,
    (removal, { text }) => addWay(removal, /front/u.test(text) ? 'y' : /top/u.test(text) ? 'z' : 'x'),
  ],
  // Heights of a slope: "from 40 mm at the back to 20 mm at the front".
  [
    `(?:(?:so|that|it|goes|slopes|runs|is|tapers|drops|down|straight) )*from #(?: (?:tall|high|in height))? (?:at|on|along) (?:the )?(?<first>${SIDE})(?: (?:edge|end|side|face))? (?:down |up )?to #(?: (?:tall|high|in height))? (?:at|on|along) (?:the )?(?<second>${SIDE})(?: (?:edge|end|side|face))?`,
    (removal, { groups, values }) => {
      const [[first], [second]] = [sidesIn(groups['first'] ?? ''), sidesIn(groups['second'] ?? '')]
      const [a, b] = values
      if (!first || !second || !a || !b || removal.kind !== 'slope') return false
      removal.heights.push({ side: first, value: a }, { side: second, value: b })
      return true
    },
  ],
  [
    `(?:(?:it|stays|is|and|goes|slopes|down|drops|only|just|still|remains|to|so|that|there) )*#(?: (?:tall|high|in height))? (?:at|on|along) (?:the )?(?<side>${SIDE})(?: (?:edge|end|side|face))?`,
    (removal, { groups, values }) => {
      const [side, ...more] = sidesIn(groups['side'] ?? '')
      const [value] = values
      if (!side || more.length > 0 || !value || removal.kind !== 'slope') return false
      removal.heights.push({ side, value })
      return true
    },
  ],
  // The way that stairs rise.
  [
    `(?:that |which )?(?:going|go|goes|rising|rise|rises|climbing|climb|leading|stepping|step|stepped) (?:up )?(?:(?:in|along|towards?|to) (?:the )?(?:(?<sign>\\+|-|positive|negative) ?)?(?<axis>[xyz])(?: (?:direction|dimension|axis))?|(?:towards?|to) (?:the )?(?<side>left|right|front|back|rear)(?: (?:end|side))?|from (?:the )?(?:left|right|front|back) to (?:the )?(?<to>left|right|front|back))`,
    (removal, { groups }) => {
      const { sign, axis, side, to } = groups
      const told = axis
        ? sidesIn(`${sign && /^(?:-|neg)/u.test(sign) ? '-' : '+'}${axis}`)
        : sidesIn(side ?? to ?? '')
      if (removal.kind !== 'stairs' || removal.rises || told.length !== 1) return false
      ;[removal.rises] = told
      return true
    },
  ],
  ['(?:cut )?into it', (removal) => removal.kind === 'stairs'],
  // How high one of them is.
  [
    `(?:so )?(?:the )?(?<which>first|lowest|bottom|second|third|fourth|fifth|last|highest|top)(?: (?:step|one))? (?:is|comes to|ends up)(?: (?:at|now))?(?: the)? #(?: (?:high|tall))?(?: (?:above|from|off|up from) the (?:bottom|base|ground|underside))?(?: top(?: of ${BODY})?)?`,
    (removal, { groups, values }) => {
      const step = ORDER[groups['which'] ?? '']
      const [value] = values
      if (removal.kind !== 'stairs' || step === undefined || !value) return false
      removal.levels.push({ step, value })
      return true
    },
  ],
  // A top that is rounded.
  [
    `with (?:two )?(?:#|r#)(?: radius)? (?:fillets?|rounds?|roundings?)|with (?:two )?(?:fillets?|rounds?|roundings?) (?:of|with) (?:a )?# radius|with (?:a )?(?:# radius|radius of #|r#)(?: fillets?)?|to (?:a )?# radius`,
    (removal, { values }) => removal.kind === 'round top' && addSize(removal, 'radius', values[0]),
  ],
  [
    `(?:on|along|at) (?:the|its|both) (?:two )?(?:top )?edges(?: of the top(?: face)?)?`,
    (removal) => removal.kind === 'round top',
  ],
  [
    `(?:so (?:that )?)?(?:(?:to|into|it's|it is|the top is|that's|becomes|forms|forming|making|makes) )*an? (?:full |complete )?(?:half circle|semi ?circle|half round)(?: of (?:# radius|radius #))?`,
    (removal, { values }) => {
      removal.full = true
      return removal.kind === 'round top' && (values.length === 0 || addSize(removal, 'radius', values[0]))
    },
  ],
  [
    `(?:when you look at it|looking|looked at|seen|viewed)(?: at it)? from the (?<side>front|back|left|right|side|end)(?: \\( (?:along|in) ${AXIS} \\))?|when you look at it along ${AXIS.replace('axis>', 'axis2>')}`,
    (removal, { groups }) => {
      const axis = groups['axis'] ?? groups['axis2']
      if (removal.kind !== 'round top') return false
      if (isAxis(axis)) return addWay(removal, axis)
      const side = groups['side'] ?? ''
      return /side|end/u.test(side) || addWay(removal, /front|back/u.test(side) ? 'y' : 'x')
    },
  ],
  // The flats of a ball: how much is gone, or how much is left.
  [
    `(?:(?:the flat|it|which|that|each|each one|each flat|they) )?(?:removes|removing|takes|taking|cuts|cutting|takes away|cutting away|remove|take)(?: (?:off|away))? #(?: (?:off|away))?(?: (?:from|off|of)(?: of)? (?:it|the [a-z]+|its (?:height|diameter)))?|# (?:is|are) (?:cut|removed|taken|milled)(?: (?:off|away))?(?: (?:from|at) each)?`,
    (removal, { values }) => removal.kind === 'flat' && addSize(removal, 'depth', values[0]),
  ],
  [
    `(?:so (?:that )?|which |and |leaving |making )*(?:(?:it's|it is|it|the (?:ball|sphere)|the|its|overall|total|remaining|height|is|becomes|makes|now|of|comes to|a|leaves|ends up) )*#(?: (?:tall|high|in height|overall|overall height|total height|left))?`,
    (removal, { values, text }) =>
      removal.kind === 'flat' &&
      /tall|high|height|left|leav/u.test(text) &&
      addSize(removal, 'height', values[0]),
  ],
  [
    `(?:on|at) both (?:the )?(?:top and (?:the )?bottom)`,
    (removal) => removal.kind === 'flat' && addSides(removal, ['+z', '-z']),
  ],
  // Where its middle lies: on the side it opens to.
  [
    `${CENTRE_OF} ${IS}(?:on|at|in) (?:the )?(?<side>${SIDE}) (?:face|surface|edge|side)${OF_BODY}`,
    (removal, { groups }) => {
      removal.again.push(...sidesIn(groups['side'] ?? ''))
      return ROUND.has(removal.kind)
    },
  ],
  [
    `${CENTRE_OF} ${IS}(?:on|at|in) (?:the )?(?:middle|center|centre) of (?:the )?(?<side>${SIDE}) (?:face|surface|edge|side)${OF_BODY}`,
    (removal, { groups }) => {
      removal.again.push(...sidesIn(groups['side'] ?? ''))
      removal.centred = true
      return removal.kind === 'half'
    },
  ],
  [
    `${CENTRE_OF} ${IS}(?:on|at|in) (?:the )?(?:corner|edge)(?: itself)?`,
    (removal) => removal.kind === 'quarter',
  ],
  // How far it is from a side.
  [
    `(?<middle>${CENTRE_OF} ${IS})# (?:away )?from (?:the )?(?<side>${SIDE})(?: (?:face|side|end|edge|surface))?${OF_BODY}`,
    (removal, { groups, values }) => {
      const [side, ...more] = sidesIn(groups['side'] ?? '')
      const [value] = values
      if (!side || more.length > 0 || !value) return false
      removal.places.push({ side, value, middle: true })
      return true
    },
  ],
  [
    `(?:(?:it|which|that) )?(?:starts|begins|starting|beginning) # (?:away )?from (?:the )?(?<side>${SIDE})(?: (?:face|side|end|edge|surface))?${OF_BODY}`,
    (removal, { groups, values }) => {
      const [side, ...more] = sidesIn(groups['side'] ?? '')
      const [value] = values
      if (!side || more.length > 0 || !value || removal.kind !== 'notch') return false
      removal.places.push({ side, value, middle: false })
      return true
    },
  ],
  // "starts 20 mm from the end": how far a step reaches in.
  [
    `(?:starts|begins|starting|beginning) # (?:away )?from (?:the|that) (?:end|edge|side)${OF_BODY}`,
    (removal, { values }) => removal.kind === 'step' && addSize(removal, 'width', values[0]),
  ],
  // "5 mm down from the top": how deep.
  [
    `(?:to a depth of )?#(?: (?:deep|down))${GIVEN_AXIS}(?: (?:measured )?(?:down )?(?:from|into) (?:the )?(?:very )?(?<side>top|upper|bottom)(?: (?:face|side|surface))?${OF_BODY})?(?: at (?:the|its) deepest(?: point)?| in the middle(?= [,.;]|$))?`,
    (removal, clause) => {
      const { groups, values } = withAxis(clause)
      const axis = groups['axis']
      const [side] = sidesIn(groups['side'] ?? '')
      if (side) removal.again.push(side)
      if (/down/u.test(clause.text)) {
        if (isAxis(axis) && axis !== 'z') return false
        // What goes down is cut from the top.
        if (!side) removal.again.push('+z')
        return addSize(removal, 'depth', values[0])
      }
      return isAxis(axis) ? addSize(removal, axis, values[0]) : addSize(removal, 'depth', values[0])
    },
  ],
  [
    `(?:down|downwards?) #${GIVEN_AXIS}(?: from (?:the )?(?<side>top)(?: (?:face|side|surface))?${OF_BODY})?`,
    (removal, clause) => {
      removal.again.push('+z')
      const { groups, values } = withAxis(clause)
      return groups['axis'] === undefined || groups['axis'] === 'z'
        ? addSize(removal, 'depth', values[0])
        : false
    },
  ],
  // "10 mm along X": a leg of a corner.
  [
    `# (?:along|in) ${AXIS}`,
    (removal, { groups, values }) => isAxis(groups['axis']) && addSize(removal, groups['axis'], values[0]),
  ],
  [
    `(?:#|ø#|r#) (?:in )?(?<word>diameter|radius|across)|(?<word2>diameter|radius)(?: (?:is|of|being))* #`,
    (removal, clause) =>
      ROUND.has(removal.kind) &&
      sized(removal, { ...clause, groups: { word: clause.groups['word'] ?? clause.groups['word2'] } }),
  ],
  ['ø#', (removal, { values }) => ROUND.has(removal.kind) && addSize(removal, 'diameter', values[0])],
  ['r#', (removal, { values }) => ROUND.has(removal.kind) && addSize(removal, 'radius', values[0])],
  [
    `# (?:in )?(?<word>wide|width|long|length|depth|high|tall|height)${GIVEN_AXIS}|(?:(?:a|its|the) )?(?<word2>width|depth|length|height)(?: (?:is|of|being))* #${GIVEN_AXIS.replaceAll('axis>', 'also>').replace('also>', 'axis3>').replace('also2>', 'axis4>').replace('axis2>', 'axis4>')}`,
    (removal, clause) => {
      const { groups } = clause
      const axis = groups['axis'] ?? groups['axis2'] ?? groups['axis3'] ?? groups['axis4']
      return sized(removal, { ...clause, groups: { word: groups['word'] ?? groups['word2'], axis } })
    },
  ],
  [
    `#${GIVEN_AXIS.slice(0, -1)}`,
    (removal, clause) => {
      const { groups, values } = withAxis(clause)
      return isAxis(groups['axis']) && addSize(removal, groups['axis'], values[0])
    },
  ],
  ['#x#', several],
  // A corner cut off: as far along both of its sides.
  [
    `(?:(?:it )?(?:takes|taking|take) )?# (?:off )?(?:from (?:the|each) corner )?(?:off |on |along |from )?(?:of )?(?:each|both)(?: of the)?(?: (?:sides|side|faces|face|edges|edge))?`,
    (removal, { values }) => removal.kind === 'corner' && addSize(removal, 'leg', values[0]),
  ],
  [
    `(?:starts|starting|begins|beginning) # from the corner (?:on|along) (?:each|both)(?: (?:side|sides|edge|edges|faces))?`,
    (removal, { values }) => removal.kind === 'corner' && addSize(removal, 'leg', values[0]),
  ],
  [
    `(?:(?:it )?(?:takes|taking|take)(?: off)? )# (?:off|from) the (?<first>${SIDE})(?: (?:face|side|surface))? and # (?:off|from) the (?<second>${SIDE})(?: (?:face|side|surface))?`,
    (removal, { groups, values }) => {
      const [[first], [second]] = [sidesIn(groups['first'] ?? ''), sidesIn(groups['second'] ?? '')]
      const [a, b] = values
      // Off the top may be along it or down from it: only where both are alike is that the same.
      if (removal.kind !== 'corner' || !first || !second || !a || !b || a.value !== b.value) return false
      removal.again.push(first, second)
      return (
        first[1] !== second[1] &&
        addSize(removal, first[1] as AxisName, a) &&
        addSize(removal, second[1] as AxisName, b)
      )
    },
  ],
  ['(?:at (?:a )?@(?: angle)?|diagonally|at an angle|@)', (removal) => removal.kind === 'corner'],
  ["(?:so )?(?:it is |it's )?open (?:on|to|at) (?:two|both) sides", (removal) => removal.kind === 'notch'],
  [
    '(?:(?:cut|milled|taken|removed) )?(?:out of|into|from|off|of) (?:it|them|each(?: of them)?)(?= [,.;]|$| with | and | in )',
    () => true,
  ],
  // How it was measured, and from where.
  [
    `\\( ?measured(?: (?:in|along) ${AXIS})?(?: from (?:the )?(?<side>${SIDE})(?: (?:face|side|end|edge|surface))?${OF_BODY})? \\)|measured(?: (?:in|along) ${AXIS.replace('axis>', 'axis2>')})? from (?:the )?(?<side2>${SIDE})(?: (?:face|side|end|edge|surface))?${OF_BODY}`,
    (removal, { groups }) => {
      removal.again.push(...sidesIn(groups['side'] ?? groups['side2'] ?? ''))
      return true
    },
  ],
  // Which sides.
  [
    `(?:one )?(?:${AT} )*(?<rim>(?:the )?(?:top|upper) (?:edges?|rims?) of )?(?:(?:the|its|edge of|middle of|side of) )*?(?:(?:top|upper) )?(?<all>one|a|both|each|the two|the|two|either)(?: of)?(?: (?:the|its))?(?: two)?(?: (?:top|upper))? (?<which>long|longer|short|shorter)(?: (?:top|upper))? (?<what>sides?|edges?|ends?|walls?|faces?)(?: \\( #(?: (?:wide|long|side|ones?))? \\))?(?<top> of (?:the )?top(?: face)?)?${OF_BODY}`,
    (removal, { groups, values, text }) => {
      const all = /both|each|two|either/u.test(groups['all'] ?? '')
      const plural = /s$/u.test(groups['what'] ?? '')
      if (removal.several || (plural && groups['all'] === 'a') || (!plural && groups['all'] === 'the'))
        return false
      removal.several = {
        which: (groups['which'] ?? '').startsWith('long') ? 'long' : 'short',
        all: all || (plural && groups['all'] === 'the'),
      }
      // "one of the long sides": one of them.
      if (/(?:one|a) of/u.test(text)) removal.several.all = false
      if (/wall/u.test(groups['what'] ?? '')) removal.wall = true
      if (/top|upper/u.test(text)) addSides(removal, ['+z'])
      removal.spans.push(...values)
      return true
    },
  ],
  [
    `(?:one )?(?:${AT} )*(?:(?:each|all|every)(?: of)?(?: the| its)?(?: four)?|the four|its four|all four|four) (?:vertical |outer )?corners?${OF_BODY}`,
    (removal) => {
      removal.several = { which: 'corner', all: true }
      return true
    },
  ],
  [
    `(?:${AT} )*(?:one|a|one of the|one of its)(?: four)?(?: vertical| outer)? corners?${OF_BODY}`,
    (removal) => {
      removal.several = { which: 'corner', all: false }
      return true
    },
  ],
  // "centered on the bottom edge".
  [
    `${MIDDLE} (?:on|of|along) (?:the )?(?<side>${SIDE}) (?:edge|face|side|surface|end)${OF_BODY}`,
    (removal, { groups }) => {
      removal.centred = true
      removal.again.push(...sidesIn(groups['side'] ?? ''))
      return true
    },
  ],
  // In the middle of a side of so many millimetres.
  [
    `(?:(?:right|exactly) )?(?:in|at|on) the (?:middle|center|centre) of (?:the |its )?#(?: (?:long|wide))? (?:length|width|side|edge|face|end)`,
    (removal, { values }) => {
      removal.centred = true
      removal.spans.push(...values)
      return true
    },
  ],
  [
    `${MIDDLE} (?:in|along|on|across|over|with respect to) ${AXIS}(?: and ${AXIS.replace('axis>', 'axis2>')})?`,
    (removal, { groups }) => {
      const { axis, axis2 } = groups
      if (isAxis(axis)) removal.centredAlong.push(axis)
      if (isAxis(axis2)) removal.centredAlong.push(axis2)
      return isAxis(axis)
    },
  ],
  [
    `${MIDDLE} (?:of|on|along|in|across) (?:the )?(?:(?<axis>[xyz]) (?:length|width|size|extent))${OF_BODY}`,
    (removal, { groups }) => {
      if (isAxis(groups['axis'])) removal.centredAlong.push(groups['axis'])
      return isAxis(groups['axis'])
    },
  ],
  // Into the middle of an edge or a face: both the side and that it is centred.
  [
    `(?:${AT} )+(?:the )?(?:middle|center|centre) of (?=(?:the|one|both|each|its|a) )`,
    (removal) => {
      removal.centred = true
      // The side follows.
      return true
    },
  ],
  [
    `(?:${AT} )*(?:(?:the|its|that|a|edge of|side of|whole|entire|full) )*(?<sides>${SIDE}(?: ${SIDE}){0,2})(?: (?<what>${SURFACE}))?(?: (?:of|on) (?:the )?(?<more>${SIDE}) ?(?:face|side|edge|end|surface|wall)?)?${OF_BODY}`,
    (removal, { groups, text }) => {
      const { sides, more, what } = groups
      if (/wall/u.test(text)) removal.wall = true
      const told = [...sidesIn(sides ?? ''), ...sidesIn(more ?? '')]
      // "the left and right": more than one is not one corner.
      if (what === 'corner' && told.filter((side) => side[1] !== 'z').length < 2 && told.length < 2)
        return false
      const plural = /s$/u.test(what ?? '')
      return !plural && addSides(removal, told)
    },
  ],
  // Which way it goes.
  [
    `(?:(?:straight|right|completely|all the way|cut|cutting|goes|going|running|runs|down|clean) )*(?:all the way )?through(?: (?:in|along|parallel to) ${AXIS}| ${BODY} (?:in|along) ${AXIS.replace('axis>', 'axis2>')}| (?:the )?(?:${FULL} )?(?:length|width|height|thickness|depth)${OF_BODY.replace('(?: of', '(?: of')} (?:in|along) ${AXIS.replace('axis>', 'axis3>')})`,
    (removal, { groups }) => {
      const axis = groups['axis'] ?? groups['axis2'] ?? groups['axis3']
      return isAxis(axis) && addWay(removal, axis)
    },
  ],
  [
    `(?:(?:straight|right|completely|all the way|cut|cutting|goes|going|running|runs|down|clean) )*(?:(?:all the way )?through(?: (?:the )?(?:${FULL} )?(?:thickness|height)${OF_BODY}| ${BODY}| the ${FULL} ${BODY.replace('(?:the|this|that)', '')})?|from top to bottom|all the way down)(?= [,.;)]|$| and | with )`,
    (removal, { text }) => {
      removal.through = true
      return /top to bottom|thickness|height|all the way down/u.test(text) ? addWay(removal, 'z') : true
    },
  ],
  [
    `(?:(?:runs|running|goes|going|extends|extending|over|across|along|for|spanning|covers|covering|and|is|cut) )*(?:(?:the|its) )?${FULL} (?<word>length|width|height|depth)${OF_BODY}(?: (?:in|along) ${AXIS}| \\( (?<axis2>[xyz]) \\))?`,
    (removal, { groups }) => {
      removal.through = true
      const axis = groups['axis'] ?? groups['axis2']
      if (isAxis(axis)) return addWay(removal, axis)
      return groups['word'] === 'height' ? addWay(removal, 'z') : removal.kind === 'step'
    },
  ],
  [
    `(?:(?:is|and|just) )*as (?:wide|long) as (?:the )?(?:block|part|plate|box|body|bar)(?: \\( (?<axis>[xyz]) \\))?`,
    (removal, { groups }) => {
      if (isAxis(groups['axis'])) removal.waysAgain.push(groups['axis'])
      return removal.kind === 'step' || removal.kind === 'stairs'
    },
  ],
  [
    `(?:(?:runs|running|goes|going|lies|lying|is|cut) )*(?:parallel to|along|lengthwise along) ${AXIS}`,
    (removal, { groups }) => isAxis(groups['axis']) && addWay(removal, groups['axis']),
  ],
  [
    `(?:(?:runs|running|goes|going) )*(?:along|over) (?:the|its) (?:whole |entire |full )?(?:edge|side)`,
    (removal) => removal.kind === 'step' || removal.kind === 'corner',
  ],
  [
    `(?:(?:it|they) )?(?:is |are |it's )?${MIDDLE}(?: of (?:it|(?:the|that|this|each|its)(?: same)? (?:side|edge|face|end|wall|length|width)))?(?= [,.;)]|$| and | with )`,
    (removal) => {
      removal.centred = true
      return true
    },
  ],
]

/** Words that carry a clause and tell nothing. */
export const IDLE =
  "(?:,|:|\\(|\\)|and|with|which|that's|that|it|it's|they|they're|is|are|be|being|has|have|having|of|a|an|the|this|its|each|goes|going|runs|running|cut|made|also|so|there|there's|one|then|should|will be|itself|flat|flats|step|steps|straight|milled|machined|removed|it is|they are|of them|of these|in size|in total|measured|at|in)"

export interface Noun {
  kind: RemovalKind
  pattern: string
}

const CUT_NOUN =
  '(?:cut out|cutout|cut|notch|groove|channel|trough|recess|opening|saddle|cradle|scallop|relief|arch|profile|shape|bite|slot)(?:e?s)?'

/** What it is called; the shape before the deed. */
export const NOUNS: readonly Noun[] = [
  {
    kind: 'half',
    pattern: `(?:half circles?|half round|half circular|semi ?circles?|semi ?circular|half cylinders?|half cylindrical|half moon)(?: (?:shaped )?${CUT_NOUN})?`,
  },
  {
    kind: 'quarter',
    pattern: `(?:quarter circles?|quarter round|quarter circular|quarter cylinders?)(?: ${CUT_NOUN})?`,
  },
  {
    kind: 'stairs',
    pattern: '(?:(?:equal|identical|even|stair|equal stair|same size) )*(?:steps|stairs)',
  },
  { kind: 'flat', pattern: 'flats?(?: (?:surfaces?|faces?|spots?|cuts?|areas?))?' },
  { kind: 'step', pattern: '(?:(?:square|rectangular) )?(?:step|rabbet|rebate|shoulder|ledge|strip)s?' },
  {
    kind: 'notch',
    pattern:
      '(?:(?:rectangular|square|small|simple|plain|cable) )*(?:notch(?:es)?|cut ?outs?|pockets?|recess(?:es)?|rectangles?|squares?|bites?|chunks?|pieces?)',
  },
]
