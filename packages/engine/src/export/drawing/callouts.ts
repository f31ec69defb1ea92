/** Hole callouts: how many holes of which diameter, with a leader to one of them (ISO 129-1, clause 9). */
import type { Motion } from '../../kernel/model.ts'
import { moveDirection, movePoint } from '../../kernel/motion.ts'
import { escapeXml } from '../xml.ts'
import type { RoundAxis } from './axes.ts'
import type { FreeSpace, Rectangle } from './free-space.ts'
import { textWidth } from './text-fit.ts'

/** A hole as one view shows it, in millimetres on the sheet, y downwards. */
export interface SeenHole {
  x: number
  y: number
  radius: number
}

export interface HoleSize {
  diameter: number
  holes: SeenHole[]
}

const TEXT_SIZE = 3.5
const TEXT_LIFT = 0.9
const ARROW_LENGTH = 2.6
const ARROW_HALF_WIDTH = 0.45
const SAME_DIAMETER = 2e-3
/** Around a text. */
const PADDING = 0.8
const LEADER_LENGTHS = [5, 7, 9, 11, 14, 17, 20, 24, 28, 33, 38]
const LEADER_ANGLES_DEG = [45, 135, 60, 120, 30, 150, -45, -135, -60, -120, -30, -150]
/** What a draughtsman would rather lengthen the leader for, in millimetres of leader. */
const COST_OF_CROSSING = 7
const COST_OF_STANDING_INSIDE = 22

/**
 * The holes whose axis points at the eye and whose rim is in sight, by diameter, the largest first. Those that open
 * to the other side only belong to a view that is not drawn.
 */
export function holeSizes(
  rounds: readonly RoundAxis[],
  { onPaper, scale, toSheet, sees }: HoleView,
): HoleSize[] {
  const sizes: HoleSize[] = []
  for (const round of rounds) {
    const towards = moveDirection(onPaper, round.axis)[2] / scale
    if (round.kind !== 'hole' || Math.abs(towards) < 1 - 1e-6) continue
    const [x, y, z] = movePoint(onPaper, towards > 0 ? round.to : round.from)
    const radius = round.radius * scale
    const rim = [0.25, 0.75, 1.25, 1.75].map((turn) => turn * Math.PI)
    const inSight = rim.filter((a) => sees(x + radius * Math.cos(a), y + radius * Math.sin(a), z)).length
    if (inSight < 2) continue
    const diameter = 2 * round.radius
    const known = sizes.find((size) => Math.abs(size.diameter - diameter) < SAME_DIAMETER)
    const [sheetX, sheetY] = toSheet(x, y)
    const hole = { x: sheetX, y: sheetY, radius }
    if (known) known.holes.push(hole)
    else sizes.push({ diameter, holes: [hole] })
  }
  return sizes.toSorted((a, b) => b.diameter - a.diameter)
}

export interface HoleView {
  onPaper: Motion
  scale: number
  toSheet: (x: number, y: number) => readonly [number, number]
  sees: (x: number, y: number, z: number) => boolean
}

export const calloutText = ({ diameter, holes }: HoleSize, figure: (value: number) => string): string =>
  `${holes.length > 1 ? `${holes.length}× ` : ''}⌀${figure(diameter)}`

interface Place {
  tip: readonly [number, number]
  elbow: readonly [number, number]
  end: number
  box: Rectangle
  cost: number
}

/** Drawn where there is room, and noted there; empty where there is none. */
export function callout(text: string, holes: readonly SeenHole[], view: Rectangle, space: FreeSpace): string {
  const width = textWidth(text, TEXT_SIZE)
  let best: Place | undefined
  for (const hole of holes)
    for (const angle of LEADER_ANGLES_DEG)
      for (const length of LEADER_LENGTHS) {
        const place = placeAt(hole, angle, length, width)
        if (best && length >= best.cost) break
        if (!space.isFree(place.box)) continue
        const cost = length + costOf(place, view, space)
        if (!best || cost < best.cost) best = { ...place, cost }
      }
  if (!best) return ''
  const { tip, elbow, end, box } = best
  space.takeRectangle(box)
  space.takeLine(...tip, ...elbow)
  return [
    '<g class="dimension callout">',
    `<path d="M${n(tip[0])} ${n(tip[1])}L${n(elbow[0])} ${n(elbow[1])}H${n(end)}"/>`,
    arrow(tip, elbow),
    `<text x="${n((elbow[0] + end) / 2)}" y="${n(elbow[1] - TEXT_LIFT)}" text-anchor="middle" font-size="${TEXT_SIZE}">${escapeXml(text)}</text>`,
    '</g>',
  ].join('')
}

const n = (value: number) => `${Number(value.toFixed(2))}`

function placeAt(
  { x, y, radius }: SeenHole,
  angleDeg: number,
  length: number,
  width: number,
): Omit<Place, 'cost'> {
  const angle = (angleDeg * Math.PI) / 180
  const [dx, dy] = [Math.cos(angle), -Math.sin(angle)]
  const tip = [x + radius * dx, y + radius * dy] as const
  const elbow = [tip[0] + length * dx, tip[1] + length * dy] as const
  const end = elbow[0] + Math.sign(dx) * (width + 1)
  const box = {
    left: Math.min(elbow[0], end) - PADDING,
    right: Math.max(elbow[0], end) + PADDING,
    top: elbow[1] - TEXT_LIFT - TEXT_SIZE * 0.75 - PADDING,
    bottom: elbow[1] + PADDING,
  }
  return { tip, elbow, end, box }
}

function costOf({ tip, elbow, box }: Omit<Place, 'cost'>, view: Rectangle, space: FreeSpace): number {
  const length = Math.hypot(elbow[0] - tip[0], elbow[1] - tip[1])
  const [ux, uy] = [(elbow[0] - tip[0]) / length, (elbow[1] - tip[1]) / length]
  // From a little beyond the rim, whose own ink does not count.
  const crossings = space.crossings(tip[0] + 1.2 * ux, tip[1] + 1.2 * uy, ...elbow)
  const isInside =
    box.right > view.left && box.left < view.right && box.bottom > view.top && box.top < view.bottom
  return COST_OF_CROSSING * crossings + (isInside ? COST_OF_STANDING_INSIDE : 0)
}

function arrow([x, y]: readonly [number, number], [fromX, fromY]: readonly [number, number]): string {
  const length = Math.hypot(fromX - x, fromY - y)
  const [ux, uy] = [(fromX - x) / length, (fromY - y) / length]
  const [bx, by] = [x + ARROW_LENGTH * ux, y + ARROW_LENGTH * uy]
  const [wx, wy] = [-uy * ARROW_HALF_WIDTH, ux * ARROW_HALF_WIDTH]
  return `<path class="arrow" d="M${n(x)} ${n(y)}L${n(bx + wx)} ${n(by + wy)}L${n(bx - wx)} ${n(by - wy)}Z"/>`
}
