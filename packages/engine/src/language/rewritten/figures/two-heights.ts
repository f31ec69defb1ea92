/**
 * "One end is 25 mm tall and the other end is only 5 mm tall, with a flat sloped face between them": the heights of a ramp,
 * each with its end behind it as `worked/slopes.ts` reads them.
 */

import type { SignedAxis } from '../../../plan/geometry.ts'
import { SIDE_NAMES, SIDE_WORDS } from '../../lexicon/sides.ts'
import { where } from '../../text/heard.ts'
import { amountOf, amountsIn, asFiller, asTerm, type Item, means, unsaid } from '../../text/items.ts'
import { asIdle, findSpoken } from '../../text/spoken.ts'

const TALL = '(?:tall|high|thick|in height|in thickness)'
const END = '(?:end|side|edge)'
const HEIGHTS = new RegExp(
  `(?:(?:where|with|and|so|its|the|at) )*(?<one>one|first|heel|butt|thick|thicker|tall|taller|high|higher|left|back|right|front|rear)(?: ${END})?(?: of (?:it|the [a-z]+))? (?:is|being|measures|has a height of|should be) (?:about )?#(?: ${TALL})? (?:(?:and|while|but|,) )+(?:the )?(?<other>other|opposite|second|toe|tip|nose|thin|thinner|short|shorter|low|lower|right|front|left|back|rear)(?: ${END})? (?:(?:is|being|measures|has a height of|should be|only|just) )*#(?: ${TALL})?`,
  'u',
)
/** What lies between two heights anyway. */
const SLOPE =
  /(?:, )?(?:(?:with|and|so|that|there is|there's|having|which are|connected by|joined by|forming|a|an|the|single|one|straight|flat|smooth|even|plain|continuous|top|sloped|sloping|slanted|inclined|angled) )*(?:sloped|sloping|slanted|inclined|angled|slope|ramp)(?: (?:face|surface|top|plane|side))?(?: (?:is|runs|goes|running|connecting|joining))?(?: (?:between|connecting|joining) (?:them|the two|the two ends|the ends|both ends)| in between| on (?:the )?top| along the top| from (?:one )?end to (?:the other )?end| from one to the other)(?= |$)/u
/** "Heel 20 mm tall, toe 2 mm tall": words that name nothing but the ends of a wedge need no verb. */
const HEEL_AND_TOE = new RegExp(
  `(?:(?:with|and|a|the|its) )*(?<one>heel|butt|toe|tip|nose)(?: end| height| thickness)?(?: (?:of|:|=|is))? #(?: ${TALL})? (?:(?:and|while|but|,|;|a|the|its) )+(?<other>heel|butt|toe|tip|nose)(?: end| height| thickness)?(?: (?:of|:|=|is))? #(?: ${TALL})?`,
  'u',
)
const ENDS = '(?:(?:the|both|its|all|two|other) )*(?:ends|sides|end faces|side faces)'
const BELOW = '(?:(?:the|its|a) )*(?:bottom|base|underside|bottom face)'
const PLUMB = '(?:vertical|upright|straight|flat|square|plumb|parallel)'
const LEVEL = '(?:flat|level|horizontal|straight)'
const ARE = '(?:is|are|stays?|remains?|should be|being)(?: both| all)?'
/** What a ramp has anyway: upright ends and sides, and a flat bottom. */
const FACE = `(?:${ENDS}(?: and ${ENDS})?(?: and ${BELOW})? ${ARE} ${PLUMB}(?: faces)?|${BELOW}(?: and ${ENDS})? ${ARE} ${LEVEL}|(?:both )?${PLUMB} (?:ends|sides|end faces|side faces)|(?:a )?${LEVEL} (?:bottom|base|underside))`
const FACES = new RegExp(
  `(?:^|(?:with|has|having|and|, and|,) )${FACE}(?: (?:, and|, with|,|;|and|with|while) ${FACE})*(?= [,;.]|$)`,
  'u',
)

const HEIGHT = { category: 'dimension', concept: 'height' } as const

/** Which end it is by its side, where that was said. */
function called(at: Item, text: string, otherwise: Item): Item[] {
  const concept = SIDE_WORDS[text]
  return [concept ? unsaid(at, { category: 'face', concept }, text) : otherwise]
}

function withHeights(items: readonly Item[]): Item[] | undefined {
  const found = findSpoken(items, HEIGHTS) ?? findSpoken(items, HEEL_AND_TOE)
  const [tall, short] = (found?.quantities ?? []).map((at) => items[at])
  if (!found || !tall || !short || found.quantities.length !== 2) return undefined
  const said = items.slice(found.from, found.to + 1).filter((item) => item !== tall && item !== short)
  const slope = findSpoken(items, SLOPE)
  const behind = items
    .slice(found.to + 1)
    .map(
      (item, at): Item =>
        slope && at + found.to + 1 >= slope.from && at + found.to + 1 <= slope.to && item.kind !== 'mark'
          ? asFiller(item, 'what lies between two heights')
          : item,
    )
  const word = (concept: string, category: 'preposition' | 'ordinal' | 'determiner', text: string): Item =>
    unsaid(tall, { category, concept }, text)
  const end = (): Item => unsaid(tall, { category: 'edge', concept: 'end' }, 'end')
  return [
    ...items.slice(0, found.from),
    unsaid(tall, { category: 'whole', concept: 'it' }, 'it'),
    unsaid(tall, { category: 'be', concept: 'is' }, 'is'),
    tall,
    asTerm({ text: 'tall', span: [tall.span[1], tall.span[1]] }, HEIGHT),
    word('at', 'preposition', 'at'),
    ...called(tall, found.match.groups?.['one'] ?? '', word('one', 'determiner', 'one')),
    end(),
    unsaid(tall, { category: 'conjunction', concept: 'and' }, 'and'),
    short,
    asTerm({ text: 'tall', span: [short.span[1], short.span[1]] }, HEIGHT),
    word('at', 'preposition', 'at'),
    word('the', 'determiner', 'the'),
    ...called(tall, found.match.groups?.['other'] ?? '', word('other', 'ordinal', 'other')),
    end(),
    ...said.filter(({ kind }) => kind !== 'mark').map((item) => asFiller(item, 'which end it is')),
    ...behind,
  ]
}

/** "30 mm tall at one end and 4 mm tall at the other": read as it stands, but for what lies between. */
const AT_ENDS = new RegExp(
  `# ${TALL} at (?:one|the [a-z]+)(?: ${END})?(?: ,)? and (?:only )?#(?: ${TALL})? at the [a-z]+`,
  'u',
)

function withoutSlope(items: readonly Item[]): Item[] | undefined {
  const slope = findSpoken(items, AT_ENDS) && findSpoken(items, SLOPE)
  return slope && asIdle(items, slope, 'what lies between two heights')
}

/** "25 mm tall at X=0, tapering to 3 mm at X=90": ends by where they lie. */
const AT_COORDINATES = new RegExp(
  `#(?: ${TALL})? at (?<axis>[xy])=# (?:[^#]* )?#(?: ${TALL})? at \\k<axis>=#`,
  'u',
)

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6

/** Where the body is told to lie so, or to lie about the origin as it does anyway. */
function withSidesForEnds(items: Item[], sentences: readonly Item[][]): Item[] {
  const found = findSpoken(items, AT_COORDINATES)
  const axis = found?.match.groups?.['axis'] as 'x' | 'y' | undefined
  const ends = (found?.quantities ?? []).map((at) => items[at]).filter((item) => item !== undefined)
  const [, one = Number.NaN, , other = Number.NaN] = amountsIn(ends)
  const isRange = (item: Item): boolean =>
    item.kind === 'quantity' && item.quantity.kind === 'range' && item.quantity.axis === axis
  const told = sentences.flat().some((item) => {
    const [from, to] = isRange(item) ? amountsIn([item]).toSorted((a, b) => a - b) : []
    return (
      from !== undefined &&
      to !== undefined &&
      isNear(from, Math.min(one, other)) &&
      isNear(to, Math.max(one, other))
    )
  })
  const isLength = (value: number): boolean => isNear(value, Math.abs(one - other))
  const centred = isNear(one, -other) && amountsIn(sentences.flat()).some(isLength)
  if (!axis || ends.length !== 4 || !(told || centred)) return items
  return items.flatMap((item) => {
    if (item !== ends[1] && item !== ends[3]) return [item]
    const side: SignedAxis = `${amountOf(item) === Math.min(one, other) ? '-' : '+'}${axis}`
    return [
      unsaid(item, { category: 'determiner', concept: 'the' }, 'the'),
      asTerm({ text: SIDE_NAMES[side], span: item.span }, { category: 'face', concept: side }),
    ]
  })
}

const isRamp = (item: Item): boolean => means(item, 'solid', 'wedge', 'ramp')
const mayBeRamp = (item: Item): boolean => isRamp(item) || means(item, 'solid', 'block', 'prism')

/** The bottom of a hole is another one. */
function withoutFaces(items: Item[]): Item[] {
  const found = items.some((item) => means(item, 'feature')) ? undefined : findSpoken(items, FACES)
  return found ? asIdle(items, found, 'as the faces of a ramp are') : items
}

export const withTwoHeights = where(
  [
    'solid:wedge|solid:ramp|solid:block|solid:prism',
    'is #|being #|measures #|height of #|should be #|about #|tall at |high at |thick at |height at |thickness at | at x=| at y=|heel|butt | flat| vertical',
  ],
  (sentences) => {
    const said = sentences.flat()
    if (!said.some(mayBeRamp)) return sentences
    const sided = sentences.map((items) => withSidesForEnds(items, sentences))
    const told = sided.map((items) => withHeights(items) ?? withoutSlope(items))
    if (!said.some(isRamp) && !told.some((items) => items !== undefined)) return sentences
    return sided.map((items, index) => withoutFaces(told[index] ?? items))
  },
)
