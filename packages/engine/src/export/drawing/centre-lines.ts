/** Centre lines (ISO 128-2, line type 04.1): a cross where an axis is seen from its end, a line where from its side. */
import type { Motion } from '../../kernel/model.ts'
import { moveDirection, movePoint } from '../../kernel/motion.ts'
import type { RoundAxis } from './axes.ts'

export type Segment = readonly [x1: number, y1: number, x2: number, y2: number]

/** Beyond the outline that they belong to. */
const OVERRUN = 2
/** On paper; for anything smaller a cross would hide what it marks. */
const SMALLEST_RADIUS = 0.7
const SAME_LINE = 0.1
/** Nearer than this, two pieces on one line read as one. */
const LEAST_GAP = 1.5

/** On paper, y upwards. `onPaper` is the motion of the view, scale included. */
export function centreLines(rounds: readonly RoundAxis[], onPaper: Motion, scale: number): Segment[] {
  const segments = rounds.flatMap((round): Segment[] => {
    const radius = round.radius * scale
    if (radius < SMALLEST_RADIUS) return []
    const reach = radius + OVERRUN
    const [dx, dy, dz] = moveDirection(onPaper, round.axis).map((v) => v / scale) as [number, number, number]
    const [x1, y1] = movePoint(onPaper, round.from)
    const [x2, y2] = movePoint(onPaper, round.to)
    if (Math.abs(dz) > 1 - 1e-6)
      return [
        [x1 - reach, y1, x1 + reach, y1],
        [x1, y1 - reach, x1, y1 + reach],
      ]
    if (Math.abs(dz) > 1e-6) return []
    return [[x1 - dx * OVERRUN, y1 - dy * OVERRUN, x2 + dx * OVERRUN, y2 + dy * OVERRUN]]
  })
  return merged(segments)
}

interface OnLine {
  dx: number
  dy: number
  offset: number
  from: number
  to: number
}

function merged(segments: readonly Segment[]): Segment[] {
  const lines: OnLine[] = []
  for (const segment of segments.map(onLine).toSorted((a, b) => a.from - b.from)) {
    const before = lines.find(
      (line) =>
        Math.abs(line.dx * segment.dy - line.dy * segment.dx) < 1e-3 &&
        Math.abs(line.offset - segment.offset) < SAME_LINE &&
        segment.from <= line.to + LEAST_GAP,
    )
    if (before) before.to = Math.max(before.to, segment.to)
    else lines.push(segment)
  }
  return lines.map(({ dx, dy, offset, from, to }) => [
    dx * from - dy * offset,
    dy * from + dx * offset,
    dx * to - dy * offset,
    dy * to + dx * offset,
  ])
}

/** Of the two senses of a line the one to the right, or upwards. */
function onLine([x1, y1, x2, y2]: Segment): OnLine {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const sense = x2 - x1 > 1e-6 * length || (Math.abs(x2 - x1) <= 1e-6 * length && y2 > y1) ? 1 : -1
  const [dx, dy] = [(sense * (x2 - x1)) / length, (sense * (y2 - y1)) / length]
  const ends = [x1 * dx + y1 * dy, x2 * dx + y2 * dy]
  return { dx, dy, offset: y1 * dx - x1 * dy, from: Math.min(...ends), to: Math.max(...ends) }
}
