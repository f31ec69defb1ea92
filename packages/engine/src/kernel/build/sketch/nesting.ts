/** Which loops lie strictly inside others, and which are clear of each other, decided on their chords. */
import type { Point2 } from '../../../plan/geometry.ts'
import { type Box2, type Loop, loopBox, sampleLoop } from './loop.ts'
import { gap } from './plane-vector.ts'

/** Chords of a round of 96 lie within this share of its radius; what is closer goes to the kernel's boolean. */
const CHORD_SAG = 6e-4

export function insidePolygon(point: Point2, polygon: readonly Point2[]): boolean {
  let inside = false
  let before = polygon.at(-1) as Point2
  for (const corner of polygon) {
    const across = corner[1] > point[1] !== before[1] > point[1]
    if (across) {
      const x = corner[0] + ((point[1] - corner[1]) * (before[0] - corner[0])) / (before[1] - corner[1])
      if (point[0] < x) inside = !inside
    }
    before = corner
  }
  return inside
}

/** The least distance of any point to the polygon. In plain numbers: a plate of holes asks for it a million times. */
function clearance(points: readonly Point2[], polygon: readonly Point2[]): number {
  let least = Infinity
  let [fromX, fromY] = polygon.at(-1) as Point2
  for (const [toX, toY] of polygon) {
    const [alongX, alongY] = [toX - fromX, toY - fromY]
    const squared = alongX * alongX + alongY * alongY
    for (const p of points) {
      const [x, y] = [p[0] - fromX, p[1] - fromY]
      const k = squared === 0 ? 0 : Math.max(0, Math.min(1, (x * alongX + y * alongY) / squared))
      const [awayX, awayY] = [x - k * alongX, y - k * alongY]
      least = Math.min(least, awayX * awayX + awayY * awayY)
    }
    fromX = toX
    fromY = toY
  }
  return Math.sqrt(least)
}

/** A loop with what the tests on it need, measured once. */
export interface Region {
  loop: Loop
  box: Box2
  points: readonly Point2[]
  /** How far its chords may be off. */
  sag: number
}

export function regionOf(loop: Loop): Region {
  const box = loopBox(loop)
  return { loop, box, points: sampleLoop(loop), sag: CHORD_SAG * gap(box.min, box.max) }
}

/** No closer than the chords can be off. */
const clear = (a: Region, b: Region): boolean => {
  const margin = a.sag + b.sag
  return clearance(a.points, b.points) > margin && clearance(b.points, a.points) > margin
}

const boxesApart = ({ box: p }: Region, { box: q }: Region): boolean =>
  p.max[0] < q.min[0] || q.max[0] < p.min[0] || p.max[1] < q.min[1] || q.max[1] < p.min[1]

/** Whether `inner` lies in `outer` (chords decide; a rim touched from inside still counts). */
export const contains = (outer: Region, inner: Region): boolean =>
  inner.points.every((p) => insidePolygon(p, outer.points))

export const strictlyInside = (inner: Region, outer: Region): boolean =>
  inner.loop.kind === 'circle'
    ? roomAbout(inner.loop.centre, outer) > inner.loop.radius + inner.sag + outer.sag
    : clear(inner, outer) && contains(outer, inner)

/** How far a point inside lies from the outline; negative outside. A circle needs no more: its chords would cost a hundredfold. */
const roomAbout = (point: Point2, { points }: Region): number =>
  insidePolygon(point, points) ? clearance([point], points) : -1

export const apart = (a: Region, b: Region): boolean =>
  boxesApart(a, b) || (clear(a, b) && !contains(a, b) && !contains(b, a))
