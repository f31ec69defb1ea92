/**
 * "A ring … Keep only the 90 degree portion in the first quadrant", "only the section in the positive X and Y quadrant remains": a quarter of it, which lies there as it is drawn. The
 * quarter of another quadrant would have to be turned there, and is asked for.
 */
import { where } from '../../text/heard.ts'
import { asTerm, conceptOf, type Item, isAnyOf } from '../../text/items.ts'
import { asIdle, findSpoken } from '../../text/spoken.ts'

const PIECE = '(?:quarter|quadrant|portion|part|piece|section|segment|sector|slice|wedge)'
const ROUND = '(?:it|(?:the|this|that) (?:ring|disc|disk|cylinder|tube|washer|circle))'
const POSITIVE =
  '(?:where )?(?:(?:both )?x and y (?:are )?positive|(?:\\+ |positive )?x(?: axis)? and (?:\\+ |positive )?y(?: axis)?)'
const LIES = '(?:(?:that|which|is|are|lies|lying|located|situated|found|with|for|where) )*'
const QUARTER = `(?:the |a |one )?(?:quarter|(?:@|90 degree|quarter) ${PIECE})(?: of ${ROUND})? ${LIES}(?:in the (?:(?:first|positive|\\+ ?x \\+ ?y|\\+ ?x ?, ?\\+ ?y|${POSITIVE}) quadrant)(?: \\( ${POSITIVE} \\)| , ${POSITIVE})?|(?:with|in) (?:positive |\\+ )x and (?:positive |\\+ )y)`
const STAYS =
  '(?:(?:should|must|will|is|has|shall|to|are|be) )*(?:remains?|kept|left|stays?|retained|kept as the part|left over|left standing)'
/** An order, or said of the quarter itself. */
const KEPT = new RegExp(
  `(?:(?:and |then |, )*(?:keep|keeping|retain|retaining|leave|leaving)(?: only| just)? ${QUARTER}|(?:(?:and|then|so that|such that|,|but|where|with|of which) )*(?:only|just) (?:${QUARTER}|(?:a|one) (?:quarter|90 degree ${PIECE}|@ ${PIECE})(?: of ${ROUND})?) ${STAYS})(?= [,.;]| and |$)`,
  'u',
)

/** How the title says it, before it is told which quarter. */
const TITLED =
  /(?<=(?:^| ))(?:(?:curved|bent|arched|round|rounded|quarter|circular) )*(?:wedge|segment|sector|piece|part|arc|slice|shape|solid)(?: (?:made|formed|created|obtained|that is made))? by (?:cutting|taking|slicing|keeping) (?:a|one) quarter (?:out )?(?:of|from)(?= an? )|(?<=^(?:[a-z]+ ){0,4}(?:a|an|one) )(?:quarter|quarter (?:section|segment|piece|sector)|90 degree (?:section|segment|piece|sector)|@ (?:section|segment|piece|sector)) of(?= an? )/u

const QUARTERS: Readonly<Record<string, readonly [concept: string, form: string]>> = {
  ring: ['ring segment', 'quarter ring'],
  tube: ['ring segment', 'quarter ring'],
  washer: ['ring segment', 'quarter ring'],
  disc: ['sector', 'quarter disc'],
  cylinder: ['sector', 'quarter disc'],
}

/** The quarter has an angle of 90 degrees, if any is said. */
const isQuarter = (items: readonly Item[]): boolean =>
  items.every(
    (item) =>
      item.kind !== 'quantity' || item.quantity.kind !== 'angle' || item.quantity.values[0]?.value === 90,
  )

/** Drawn elsewhere, it has no quarter of its own in that quadrant. */
const isMoved = (item: Item): boolean =>
  item.kind === 'quantity' && (item.quantity.kind === 'points' || item.quantity.kind === 'coordinate')

function quartered(item: Item): Item {
  const [concept, form] = QUARTERS[conceptOf(item, 'solid') ?? ''] ?? []
  return concept && form ? asTerm(item, { category: 'solid', concept }, { form }) : item
}

export const withKeptQuarters = where(
  ['quarter|@|degree', 'keep|retain|leave|leaving|remain|kept|left|stay'],
  (sentences) => {
    const at = sentences.findIndex((items) => findSpoken(items, KEPT))
    const own = sentences[at]
    const kept = own && findSpoken(own, KEPT)
    if (!own || !kept || !isQuarter(own.slice(kept.from, kept.to + 1))) return sentences
    const titled = sentences.map((items) => {
      const title = findSpoken(items, TITLED)
      return title ? asIdle(items, title, 'the quarter that is kept') : items
    })
    const read = titled.with(at, asIdle(own, kept, 'the quarter that is kept'))
    // Of several bodies, and of one with holes in it, each would have to be cut by itself.
    const nouns = new Set(read.flat().flatMap((item) => conceptOf(item, 'solid') ?? []))
    const [noun = ''] = nouns
    const other = read.flat().some((item) => isAnyOf(item, 'feature') || isMoved(item))
    if (nouns.size !== 1 || !(noun in QUARTERS) || other) return sentences
    return read.map((items) => items.map(quartered))
  },
)
