/**
 * One figure drawn inside another: "a smaller circle that has the same center, and remove it, so that only a ring is
 * left. Extrude the ring", "two concentric circles with diameters of 50 and 40 mm". Told as one figure after the other,
 * and what is left of them is the sketch.
 */
import type { Entry } from '../../lexicon/entry.ts'
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, means } from '../../text/items.ts'
import { asOneTerm, type Found, findSpoken, spoken } from '../../text/spoken.ts'

const MIDDLE = '(?:center|centre|middle|midpoint|center point|centre point|centroid|origin)'
const OTHER =
  '(?:it|(?:the|this|that) (?:first|larger|outer|other|previous|bigger)?(?: ?(?:one|circle|square|rectangle|hexagon|semicircle|semi circle|triangle|octagon|figure|shape))?)'

/** "that has the same center (as the first one) and lies on the same line". */
const SAME_MIDDLE = new RegExp(
  `(?:(?:and|that|which|also) )*(?:has|have|having|with|shares?|sharing|at|around|about|on|using|and) (?:the |its )(?:exact )?same ${MIDDLE}(?: (?:as|like) ${OTHER})?(?: and (?:that |which )?(?:lies|is|sits|lying) on the same (?:straight |base ?)?(?:line|side))?`,
  'u',
)

const LEFT =
  '(?:ring|half ring|half circle ring|frame|border|band|strip|rim|arc|outline|donut shape|ring shape|washer shape|u shape|c shape|shape|part)'
const THIN =
  '(?:(?:thin|narrow|flat|square|circular|rectangular|hollow|curved|hexagonal|remaining|resulting|left over|leftover|half|semicircular) )*'

/** "so that only a thin half-ring is left". */
const IS_LEFT = new RegExp(
  `(?:, )?(?:so that|such that|so|until|leaving|to leave|to get|to form|to obtain|to create|which leaves|forming|creating|giving|resulting in)(?: only| just| behind)*(?: a| an| the)? ${THIN}${LEFT}(?: behind)?(?: (?:is|are|remains?|gets|stays)(?: left| over| behind| formed| created)*)?(?= [,;.]|$| and )`,
  'u',
)

/** "Extrude the ring", "extrude what is left". */
const EXTRUDED = new RegExp(
  `(?<=extrud(?:e|ing) )(?:(?:the|this|that) ${THIN}${LEFT}|(?:the )?(?:rest|remainder|difference)|what (?:is left|remains|is left over))(?= (?:by|to|along|up|upwards?|in the|for|#|with|over|out)(?: |$))`,
  'u',
)

/** The smaller of two figures, said to stay open where they are extruded. */
export const NOT_FILLED = 'not filled'

/** "so that the circle becomes a hole", "leaving the inner square as an opening". */
const LEFT_OPEN =
  /(?:, )?(?:and )?(?:so that|so|such that|leaving|keeping|where|while|with|making) (?:the|its) (?:inner |smaller |second |inside |central |middle )?(?:circle|square|rectangle|hexagon|octagon|pentagon|triangle|ellipse|figure|shape|one|area|region)(?: (?:becomes|forms|is|remains|stays|left|acts|serves|will be|being|cut|out|open|empty|unfilled|hollow|as|a|an|the|to|be|become|form|into|through|central|center))+(?: (?:hole|opening|cutout|void|window|gap))?(?= [,.;]|$)/u

const CENTRED: Entry = { category: 'place', concept: 'centre' }
const SKETCH: Entry = { category: 'whole', concept: 'whole' }

const FIGURE =
  /^(?:circle|square|rectangle|hexagon|semicircle|semi circle|half circle|triangle|octagon|pentagon)s?$/iu

const isFigure = (item: Item): boolean => FIGURE.test(item.text.replaceAll('-', ' ')) && !means(item, 'solid')

/** A figure is taken out of another before anything is extruded from them. */
const isTakenOut = (items: readonly Item[]): boolean =>
  items.some((item) => means(item, 'operation', 'cut') || means(item, 'change')) &&
  !items.some((item) => means(item, 'operation', 'extrude'))

function asSketch(items: readonly Item[], found: Found): Item[] {
  const read = asOneTerm(items, found, SKETCH)
  return read.map((item, at) =>
    at === found.from && item.kind === 'term' ? { ...item, form: 'sketch' } : item,
  )
}

function withWhatIsLeft(sentences: readonly Item[][]): Item[][] {
  let drawn = 0
  let taken = false
  return sentences.map((said) => {
    let items = said
    drawn += items.filter(isFigure).length
    const same = drawn > 1 ? findSpoken(items, SAME_MIDDLE) : undefined
    if (same) items = asOneTerm(items, same, CENTRED)
    const cut = drawn > 1 && isTakenOut(items)
    const left = cut ? findSpoken(items, IS_LEFT) : undefined
    if (left)
      items = items.map((item, at) =>
        at >= left.from && at <= left.to && item.kind !== 'mark' ? asFiller(item, 'what is left') : item,
      )
    const extruded = taken ? findSpoken(items, EXTRUDED) : undefined
    if (extruded) items = asSketch(items, extruded)
    taken ||= cut
    const open = drawn > 1 ? findSpoken(items, LEFT_OPEN) : undefined
    if (open) items = asOneTerm(items, open, { category: 'place', concept: NOT_FILLED })
    if (items.some((item) => means(item, 'operation', 'extrude'))) [drawn, taken] = [0, false]
    return items
  })
}

const DIMENSION =
  '(?<size>outer diameter|inner diameter|diameters?|radii|radiuses|radius|sides?|side lengths?|edge lengths?|widths?)'
const A = '(?:a |an |the )?'
const SEVERAL = '(?:circles|squares|semicircles|semi circles|half circles|hexagons|octagons)'
const TWO = new RegExp(
  `(?<two>two|2|a pair of) (?:nested )?(?:(?:concentric|coaxial) ${SEVERAL}|${SEVERAL} (?:with|sharing|that share|around|about) (?:the |a )(?:same|common) ${MIDDLE})(?: ,)? (?:with ${A}${DIMENSION} (?:of )?# and #|(?:with )?(?:one|the first|the outer|an outer one|the larger)(?: one| circle| square)? (?:with |having |has |is )?${A}(?<one>diameter|radius|side length|side|width) (?:of )?# and (?:the other|another|the second|one|the inner|an inner one|the smaller)(?: one| circle| square)? (?:with |having |has |is )?(?:${A}(?:diameter|radius|side length|side|width) (?:of )?)?#)`,
  'u',
)

/** "Extrude the sketch": of two outlines, one inside the other, what lies between them. */
const SKETCHED =
  /\bextrud(?:e|ing) (?:the|this) (?:whole |entire |resulting )?(?:sketch|profile|section|cross section|drawing)\b/u

/** "two concentric circles with diameters of 50 mm and 40 mm": the larger one, and the other inside it. */
function toldApart(items: readonly Item[], index: number, sentences: readonly Item[][]): Item[][] {
  const found = /concentric|coaxial|same|common/u.test(spoken(items).text)
    ? findSpoken(items, TWO)
    : undefined
  if (!found) return [[...items]]
  const said = items.slice(found.from, found.to + 1)
  const sizes = said.filter((item) => item.kind === 'quantity' && item.quantity.kind === 'length')
  const noun = said.find(isFigure)
  const dimension = said.find((item) => means(item, 'dimension'))
  const value = (item: Item | undefined): number =>
    item?.kind === 'quantity' ? (item.quantity.values[0]?.value ?? 0) : 0
  const [outer, inner] = sizes.toSorted((a, b) => value(b) - value(a))
  if (noun?.kind !== 'term' || dimension?.kind !== 'term' || !outer || !inner || sizes.length !== 2)
    return [[...items]]
  const unsaid = (concept: string, category: Entry['category']): Item =>
    asTerm({ text: '', span: [said[0]?.span[0] ?? 0, said[0]?.span[0] ?? 0] }, { category, concept })
  const drawn = (figure: Item, word: Item, size: Item, ...more: Item[]): Item[] => [
    unsaid('a', 'determiner'),
    ...more,
    figure,
    unsaid('with', 'preposition'),
    unsaid('a', 'determiner'),
    word,
    unsaid('of', 'preposition'),
    size,
  ]
  const single = { ...noun, plural: false }
  const told = new Set<Item>([noun, dimension, outer, inner])
  const rest = said.filter((item) => !told.has(item) && item.kind !== 'mark')
  const again = <T extends Item>(item: T): T => ({ ...item, span: [item.span[1], item.span[1]] })
  const behind = items.slice(found.to + 1)
  const extruded = behind.some((item) => means(item, 'operation', 'extrude'))
  const whole = [behind, ...sentences.slice(index + 1)].some((each) => SKETCHED.test(spoken(each).text))
  return [
    [
      ...items.slice(0, found.from),
      ...drawn(single, dimension, outer),
      ...rest.map((item) => asFiller(item, 'one inside the other')),
      ...(extruded ? [] : behind),
    ],
    [
      whole ? unsaid('cut', 'operation') : unsaid('make', 'make'),
      ...drawn(again(single), again(dimension), inner, unsaid('centre', 'place')),
    ],
    ...(extruded ? [behind] : []),
  ]
}

export const withNestedFigures = where(
  'circle|square|rectangle|hexagon|triangle|octagon|pentagon|filler:the figure and',
  (sentences) => withWhatIsLeft(sentences.flatMap(toldApart)),
)
