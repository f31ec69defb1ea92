/** "The middle of the triangle's base touches the middle of the right end of the rectangle": which edge of which figure lies on which. */
import type { Drawing, Figure, Host } from './drawing.ts'
import { AGAINST, ONE_OF_TWO, sideOf } from './edges.ts'
import { boxOf, middleOf, type Side } from './loop.ts'
import type { Step } from './reading.ts'
import { takeReference } from './references.ts'
import { SIDE, SIDES } from './words.ts'
import { here, type Scanner } from './writing.ts'

const MIDDLE =
  '(?:(?:the|its) (?:exact )?(?:middle|center|centre|midpoint|center point|centre point)(?: point)? of )?'
const OF = '(?= (?:of|on) (?:the|this|that|it) ?)'
/** The side that a figure with a base stands on. */
const BASE =
  '(?:(?:flat|straight|long|longer|wide|wider|bottom) )?(?:base|diameter)(?: edge| side)?|(?:flat|straight)(?: edge| side)'
const EDGE = '(?:edge|side|end|border)s?'
const JOINED = here(
  '(?:(?:join|connect|attach|combine|place|position|arrange|align|merge|unite)(?: (?:them|both(?: (?:figures|shapes))?|these(?: (?:two|figures|shapes))*|the two(?: (?:figures|shapes))?))(?: together)? )?(?:so|such|in such a way|in a way) that',
)
const WHICH = '(?:one of the|either of the|one|the|its|that)'
const OWN = here(
  `${MIDDLE}(?:the|its|their) (?:(?<base>${BASE})|(?<side>${SIDE})(?: hand| long| short)? ${EDGE})${OF}`,
)
const ON = here(
  `${MIDDLE}${WHICH} (?:(?<base>${BASE})|(?<side>${SIDE}|long|longer|longest|short|shorter|shortest|vertical|horizontal)(?: hand| long| short)? ${EDGE})${OF}`,
)
const MEETS = here(
  '(?:(?:should|must|will|is|are|be|lies?|sits?|rests?|placed|positioned|located|exactly|precisely|directly|then|also)(?= )\\s?)*(?:touch(?:es|ing)?|coincid(?:es?|ing|ent)(?: with)?|meets?|adjoins?|abuts?|in contact with|contacts?|(?:joined|attached|connected|fixed|aligned|flush|centered|centred|coincident)(?: to| with| on| against)|joins?|connects? (?:to|with)|lines? up with|aligns? with|(?:up )?against|along|on|at)',
)

interface EdgeOf {
  figure: Figure
  /** None: the side that it stands on, wherever that is. */
  side: Side | undefined
  /** "one of the short ends": the first of two alike. */
  any: boolean
}

/** An edge, and the figure that it is one of. */
const takeEdge = (scan: Scanner, drawing: Drawing, pattern: RegExp): EdgeOf | undefined =>
  scan.attempt(() => {
    const told = scan.take(pattern)?.groups
    const figure = told && scan.take(here('of|on')) ? takeReference(scan, drawing) : undefined
    if (!told || !figure || figure === 'whole' || (told['base'] && !figure.based)) return undefined
    const word = told['side'] ?? ''
    const side = told['base'] ? undefined : sideOf(word, drawing, figure)[0]
    if (!told['base'] && !side) return undefined
    return { figure, side, any: side !== undefined && !(word in SIDES) }
  })

/** Its side against the one of another, in the middle of it. */
function against(drawing: Drawing, figure: Figure, side: Side, host: Host): boolean {
  const [[x, y], [toX, toY]] = [middleOf(boxOf(figure.loop)), middleOf(drawing.boxOf(host))]
  const upright = side === 'top' || side === 'bottom'
  drawing.move(figure, upright ? toX - x : 0, upright ? 0 : toY - y)
  drawing.align(figure, side, drawing.boxOf(host)[AGAINST[side]])
  figure.placed = { x: true, y: true }
  return true
}

export const meet: Step = ({ drawing }, scan) => {
  scan.take(JOINED)
  const own = takeEdge(scan, drawing, OWN)
  const meets = own && scan.take(MEETS)
  const other = meets && takeEdge(scan, drawing, ON)
  if (!own || !other || own.figure === other.figure) return undefined
  // What stands on its base is set on the other; of two with sides the one drawn later.
  const [guest, host] =
    (own.side === undefined) !== (other.side === undefined)
      ? own.side === undefined
        ? [own, other]
        : [other, own]
      : drawing.figures.indexOf(own.figure) > drawing.figures.indexOf(other.figure)
        ? [own, other]
        : [other, own]
  if (guest.figure.cut || host.figure.cut || host.side === undefined) return undefined
  if (guest.side && guest.side !== AGAINST[host.side]) return undefined
  // The first of all lies where it is drawn; it gives that up for what it lies on.
  const [lies, free] = guest.figure === drawing.figures[0] ? [guest, host] : [host, guest]
  if (!lies.figure.placed.x || !lies.figure.placed.y) return undefined
  if (free.figure.placed.x || free.figure.placed.y) return undefined
  guest.figure.placed = { x: false, y: false }
  host.figure.placed = { x: true, y: true }
  if (host.any) drawing.assumed.push(ONE_OF_TWO)
  drawing.host = host.figure
  drawing.last = [guest.figure]
  return guest.side
    ? against(drawing, guest.figure, guest.side, host.figure) || undefined
    : drawing.set(guest.figure, host.figure, host.side) || undefined
}
