/** What is done to a figure that was drawn: its outline offset, its corners rounded or cut off, a copy mirrored. */
import type { Point2 } from '../../plan/geometry.ts'
import { takeTriangle, triangleAhead } from './corner-triangles.ts'
import { type Corners, type Easing, eased } from './corners.ts'
import { copyOf, type Figure } from './drawing.ts'
import { boxOf, cornersOf, heightOf, middleOf, mirrored, polygon, type Side, widthOf } from './loop.ts'
import type { Reading, Step } from './reading.ts'
import { takeReference } from './references.ts'
import { takeValue } from './told-sizes.ts'
import { SIDE, SIDES } from './words.ts'
import { here, type Scanner } from './writing.ts'

const ITS_OUTLINE =
  '(?: (?:the|this|it|its|that|all|all of the|all of its)(?: (?:outer|resulting|whole|entire|drawn|first))?(?: (?:rectangle|square|circle|shape|outline|figure|sketch|triangle|hexagon|octagon|boundary|edges?|sides?|perimeter|profile|contour)(?: edges| sides| outline)?)?)?'
const INWARDS =
  '(?:inwards?|inside|to the inside|inward direction|towards? (?:the|its) (?:inside|center|centre|middle)|on all (?:four )?sides|all around|all round|on (?:each|every) side)'
const OFFSET = here(
  `(?:offset|inset|offsetting|insetting)${ITS_OUTLINE}(?: ${INWARDS})? (?:by|of|with|at) (?:a distance of |an offset of )?#(?<n>\\d+)(?: ${INWARDS})*(?<to>(?: ,)? (?:to|and|then) [^#@]*?)?(?=$| (?:and|, and|, then|then) extrude)`,
)

/** "Offset it inwards by 2 mm and remove the inside": a frame. */
const inset: Step = ({ drawing, known }, scan) => {
  const outer = drawing.open.filter(({ cut }) => !cut)
  const told = scan.take(OFFSET)
  const [only] = outer
  if (!told || !only || outer.length !== 1) return undefined
  if (!/inward|inset|inside|inner|interior|smaller/u.test(told[0])) return undefined
  const inner = insetOf(only, known.number(Number(told.groups?.['n'])))
  if (!inner) return undefined
  drawing.figures.push(inner)
  drawing.last = [inner]
  return true
}

/** The same figure, as much smaller all round, cut out of it. */
export function insetOf(outer: Figure, by: number): Figure | undefined {
  const { left, right, bottom, top } = boxOf(outer.loop)
  if (right - left <= 2 * by || top - bottom <= 2 * by) return undefined
  const names = new Set(['inner', 'smaller', outer.kind])
  const inner = { ...copyOf(outer), cut: true, names }
  const { round } = outer.loop
  if (round && outer.kind === 'circle')
    return {
      ...inner,
      loop: { ...outer.loop, round: { ...round, across: [right - left - 2 * by, top - bottom - 2 * by] } },
    }
  if (outer.kind !== 'rectangle' && outer.kind !== 'square') return undefined
  const loop = polygon([
    [left + by, bottom + by],
    [right - by, bottom + by],
    [right - by, top - by],
    [left + by, top - by],
  ])
  return { ...inner, loop }
}

const ROUND = '(?:round(?: off)?|rounding|fillet|filleting|smooth)'
const BREAK =
  '(?:chamfer|chamfering|bevel|cut off|cut|trim|trim off|clip|clip off|remove|cutting off|slice off)'
const WORK = here(
  `(?:(?<round>${ROUND})|(?<flat>${BREAK})) (?:(?:the|its|all|all of the|all of its|each of the|each|every|both|both of the|of|two|four|three|three|outer|sharp|vertical)(?= )\\s?)*(?:(?<y>top|bottom|upper|lower)?(?: ?(?<x>left|right))?)(?: hand)?(?: and (?:the )?(?:(?<y2>top|bottom|upper|lower)(?: (?<x2>left|right))?|(?<x3>left|right)))?(?: two| four| outer)? ?(?:corners?|vertices|corner points)(?: (?:on|at|along) (?:the|its) (?<end>${SIDE})(?: hand)?(?: (?:side|end|edge))?)?`,
)
const WITH = here(
  '(?:(?:with|using|by|to|at|of|a|an|the|fillet|corner|rounding|chamfer|bevel|distance|size|radius|each|having|that|has|is|radii|depth|amount|length|leg|legs|equal|both|45|degrees?|degree|cut|cuts|measuring|which are|whose|,)(?= )\\s?)+',
)

const sidesOf = (...words: (string | undefined)[]): Side[] =>
  words.flatMap((word) => (word ? [SIDES[word] as Side] : []))

const takeEasing = (scan: Scanner, { known }: Reading, round: boolean): Easing | undefined => {
  const angle = scan.take(
    here(
      '(?:(?:with|at|by|using|a|an|angle of|of)(?= )\\s?)*#(?<n>\\d+) degrees(?: (?:cuts?|angles?|chamfers?|bevels?))?',
    ),
  )
  if (angle && (round || Math.abs(known.number(Number(angle.groups?.['n'])) - 45) > 1e-6)) return undefined
  scan.take(WITH)
  const first = takeValue(scan, known)
  if (first === undefined) return undefined
  if (round) return { kind: 'round', radius: first }
  const second = scan.attempt(() => {
    scan.take(here('(?:horizontally|in length|in width|along the (?:horizontal|length|top edge)|wide|long)'))
    scan.take(here('(?:by|and|x)'))
    const value = takeValue(scan, known)
    scan.take(
      here('(?:vertically|in height|in width|along the (?:vertical|width|height|side edge)|high|tall)'),
    )
    return value
  })
  return { kind: 'flat', across: first, up: second ?? first }
}

const easeCorners: Step = (reading, scan) => {
  const told = scan.take(WORK)
  const { drawing } = reading
  if (!told?.groups) return undefined
  const { round, y, x, y2, x2, x3, end } = told.groups
  const corners: Corners = [sidesOf(y, x), sidesOf(y2, x2 ?? x3), sidesOf(end)].filter(
    (sides) => sides.length > 0,
  )
  const host = scan.attempt(() =>
    scan.take(here('(?:of|on|from)')) ? takeReference(scan, drawing) : undefined,
  )
  const figure =
    host && host !== 'whole' ? host : (drawing.last.find(({ cut }) => !cut) ?? drawing.figures[0])
  if (!figure) return undefined
  const triangle = round ? undefined : takeTriangle(scan, reading.known, figure)
  const easing =
    triangle ??
    scan.attempt(() => takeEasing(scan, reading, round !== undefined)) ??
    (round ? undefined : triangleAhead(reading, scan, figure))
  if (!easing) return undefined
  const loop = eased(figure.loop, corners, easing)
  if (!loop) return undefined
  figure.loop = loop
  scan.take(here('(?:each|in radius)'))
  return true
}

const ROUNDED = here(
  '(?:(?:,|with|in which|whose|where|having|and|has)(?= )\\s?)*(?:(?:all|its|the|four|of)(?= )\\s?)*(?:corners(?: (?:are|being|should be|is))? (?:rounded|filleted)(?: off)?|(?:rounded|filleted) corners|corner radi(?:us|i))(?: (?:with|by|to|at|using|of|that have|having|a|an|fillet|corner|radius))*(?= #)',
)

/** "with all corners rounded with a radius of 3 mm", "with a corner radius of 3 mm". */
const cornersRounded: Step = ({ drawing, known }, scan) => {
  if (!scan.take(ROUNDED)) return undefined
  const radius = takeValue(scan, known)
  const figure = drawing.last[0] ?? drawing.figures.at(-1)
  const loop = radius === undefined || !figure ? undefined : eased(figure.loop, [], { kind: 'round', radius })
  if (!figure || !loop) return undefined
  figure.loop = loop
  scan.take(here('(?:in )?radius'))
  return true
}

const MIRROR = here(
  `(?:mirror|reflect|copy|duplicate|repeat)(?: (?:it|this|that|them|(?:the|this|that) (?:[a-z]+ ){0,2}[a-z]+))? (?:(?:on|to|onto|at|across|about|over|along|in|from)(?= )\\s?)+(?:the )?(?:(?:opposite|other) (?:side|end|edge)|(?<axis>[xy]|vertical|horizontal) ?(?:axis|center line|centre line|centerline)|(?<side>${SIDE}) (?:side|end|edge))(?: of (?:the|this) [a-z]+)?`,
)

/** "Mirror it on the opposite side": one more, as far from the middle of the first figure. */
const mirror: Step = ({ drawing }, scan) => {
  const told = scan.take(MIRROR)
  const [first] = drawing.figures
  const { last } = drawing
  if (!told || !first || last.length === 0 || last.includes(first)) return undefined
  const [x, y] = middleOf(boxOf(first.loop))
  const box = boxOf(first.loop)
  const added = last.map((figure) => {
    const [fx, fy] = middleOf(boxOf(figure.loop))
    const [offX, offY] = [Math.abs(fx - x) / widthOf(box), Math.abs(fy - y) / heightOf(box)]
    const named = told.groups?.['axis']
    const across = named ? /^(?:y|vertical)/u.test(named) : offX >= offY
    return { ...copyOf(figure), loop: mirrored(figure.loop, across ? 'x' : 'y', across ? x : y) }
  })
  drawing.figures.push(...added)
  drawing.last = [...last, ...added]
  return true
}

const TRUNCATE = here(
  '(?:cut|cut off|cut away|remove|trim|trim off|slice off|chop off) (?:the|its) (?:top|tip|apex|peak|upper part|upper portion|top part|top portion|top corner|upper tip|point|vertex)(?: (?:part|portion|corner|vertex))?(?: of (?:the|this) (?:[a-z]+ )?[a-z]+)?(?: (?:with|by|using) (?:a )?(?:straight|horizontal)(?: horizontal)? (?:line|cut))? (?:at|from|above) (?:a |the )?(?:height|level|distance)? ?(?:of )?#(?<n>\\d+)(?: (?:above|from|over|measured from) (?:the|its) (?:base|bottom)(?: edge)?)?',
)

/** "Cut off its top at a height of 4 mm": what lies above goes. */
const truncate: Step = ({ drawing, known }, scan) => {
  const level = scan.take(TRUNCATE)?.groups?.['n']
  const figure = drawing.last[0]
  if (!level || !figure || drawing.last.length > 1) return undefined
  const box = boxOf(figure.loop)
  const at = box.bottom + known.number(Number(level))
  if (figure.loop.round || figure.loop.edges.some(({ via }) => via) || at >= box.top) return undefined
  const points = cornersOf(figure.loop)
  const kept = points.flatMap((point, index): Point2[] => {
    const next = points[(index + 1) % points.length] as Point2
    const crosses = point[1] < at !== next[1] < at
    const part = (at - point[1]) / (next[1] - point[1])
    const crossing: Point2 = [point[0] + part * (next[0] - point[0]), at]
    return [
      ...(point[1] <= at ? [point] : []),
      ...(crosses && point[1] !== at && next[1] !== at ? [crossing] : []),
    ]
  })
  figure.loop = polygon(kept)
  return true
}

export const CHANGES: readonly Step[] = [inset, truncate, easeCorners, cornersRounded, mirror]
