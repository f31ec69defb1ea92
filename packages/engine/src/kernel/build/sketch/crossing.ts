/** Whether closed polygons cross themselves or each other. */
import type { Point2 } from '../../../plan/geometry.ts'
import { cross2, minus, plus, times } from './plane-vector.ts'

interface Chord {
  from: Point2
  to: Point2
  left: number
  right: number
  polygon: number
  index: number
}

function chordsOf(points: readonly Point2[], polygon: number): Chord[] {
  return points.map((to, index) => {
    const from = points.at(index - 1) as Point2
    return { from, to, left: Math.min(from[0], to[0]), right: Math.max(from[0], to[0]), polygon, index }
  })
}

/** Where two chords meet, if they do; chords that follow each other share an end and do not count. */
function meeting(a: Chord, b: Chord): Point2 | undefined {
  const [u, v] = [minus(a.to, a.from), minus(b.to, b.from)]
  const apart = minus(b.from, a.from)
  const turn = cross2(u, v)
  const scale = Math.hypot(...u) * Math.hypot(...v)
  if (Math.abs(turn) < 1e-12 * scale) return undefined
  const [s, t] = [cross2(apart, v) / turn, cross2(apart, u) / turn]
  const within = (k: number) => k >= 0 && k <= 1
  return within(s) && within(t) ? plus(a.from, times(u, s)) : undefined
}

/** Where a closed polygon crosses itself, or (given another) that other one. */
export function crossing(points: readonly Point2[], other?: readonly Point2[]): Point2 | undefined {
  const chords = [...chordsOf(points, 0), ...(other ? chordsOf(other, 1) : [])].sort(
    (a, b) => a.left - b.left,
  )
  const count = points.length
  for (const [i, a] of chords.entries())
    for (let j = i + 1; j < chords.length; j++) {
      const b = chords[j] as Chord
      if (b.left > a.right) break
      if (other ? a.polygon === b.polygon : neighbours(a.index, b.index, count)) continue
      const found = meeting(a, b)
      if (found) return found
    }
  return undefined
}

const neighbours = (i: number, j: number, count: number) => {
  const apart = Math.abs(i - j)
  return apart === 1 || apart === count - 1
}
