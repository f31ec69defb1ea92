/** Overall dimensions as ISO 129-1 draws them: extension lines, a dimension line with arrows, the figure on it. */
import { escapeXml } from '../xml.ts'

const OFFSET = 9
const GAP = 1
const OVERRUN = 1.8
const ARROW_LENGTH = 2.6
const ARROW_HALF_WIDTH = 0.45
const TEXT_SIZE = 3.5
const TEXT_LIFT = 1.1
/** Shorter than this, the arrows point inwards from outside and the figure stands beside them. */
const ROOM_FOR_ARROWS = 9
const OUTSIDE_TAIL = 5

const n = (value: number) => `${Number(value.toFixed(2))}`

/** Below a view, from `left` to `right`, reading left to right. */
export function horizontalDimension(left: number, right: number, edge: number, text: string): string {
  return dimension({ from: left, to: right, edge, text }, (along, across) => [along, across])
}

/** Left of a view, from `top` to `bottom`, reading from the right as the standard asks: bottom to top. */
export function verticalDimension(top: number, bottom: number, edge: number, text: string): string {
  return dimension({ from: -bottom, to: -top, edge, text }, (along, across) => [
    edge - (across - edge),
    -along,
  ])
}

interface Span {
  from: number
  to: number
  /** Where the view ends; the dimension stands beyond it. */
  edge: number
  text: string
}

type Place = (along: number, across: number) => [number, number]

function dimension({ from, to, edge, text }: Span, place: Place): string {
  const line = edge + OFFSET
  const inside = to - from >= ROOM_FOR_ARROWS
  const [start, end] = inside ? [from, to] : [from - OUTSIDE_TAIL, to + OUTSIDE_TAIL]
  const extension = (at: number) => segment(place(at, edge + GAP), place(at, line + OVERRUN))
  const arrow = (at: number, direction: 1 | -1) =>
    polygon(
      [
        [at, line],
        [at + direction * ARROW_LENGTH, line - ARROW_HALF_WIDTH],
        [at + direction * ARROW_LENGTH, line + ARROW_HALF_WIDTH],
      ],
      place,
    )
  const middle = inside ? (from + to) / 2 : end + 1
  const upright = place(0, 1)[0] === place(0, 0)[0]
  const [x, y] = place(middle, upright ? line - TEXT_LIFT : line + TEXT_LIFT)
  const anchor = inside ? 'middle' : 'start'
  const turn = upright ? '' : ` transform="rotate(-90 ${n(x)} ${n(y)})"`
  return [
    '<g class="dimension">',
    `<path d="${extension(from)}${extension(to)}${segment(place(start, line), place(end, line))}"/>`,
    arrow(from, inside ? 1 : -1),
    arrow(to, inside ? -1 : 1),
    `<text x="${n(x)}" y="${n(y)}" text-anchor="${anchor}" font-size="${TEXT_SIZE}"${turn}>${escapeXml(text)}</text>`,
    '</g>',
  ].join('')
}

const segment = ([x1, y1]: [number, number], [x2, y2]: [number, number]) =>
  `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`

const polygon = (points: [number, number][], place: Place) =>
  `<path class="arrow" d="M${points.map(([a, b]) => place(a, b).map(n).join(' ')).join('L')}Z"/>`
