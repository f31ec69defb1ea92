/**
 * The cubic spline through given points, by chord length, with both end tangents fixed. The kernel
 * is given the same points, parameters and tangents, so that what is measured here is the curve it draws.
 */
import type { Point2 } from '../../../plan/geometry.ts'
import { cross2, gap, minus, plus, times, unit2 } from './plane-vector.ts'

export interface Spline {
  points: readonly Point2[]
  /** Chord length up to each point. */
  parameters: readonly number[]
  startTangent: Point2
  endTangent: Point2
}

/** Tangents count by their direction alone: along a curve measured by its length they have length 1. */
export function splineThrough(
  points: readonly Point2[],
  tangents: { start?: Point2 | undefined; end?: Point2 | undefined } = {},
): Spline {
  const parameters = [0]
  for (let i = 1; i < points.length; i++)
    parameters.push((parameters[i - 1] ?? 0) + gap(points[i] as Point2, points[i - 1] as Point2))
  const reversed = points.toReversed()
  const total = parameters.at(-1) ?? 0
  const backwards = parameters.map((t) => total - t).toReversed()
  return {
    points,
    parameters,
    startTangent: tangents.start ? unit2(tangents.start) : slopeAtFirst(points, parameters),
    endTangent: tangents.end ? unit2(tangents.end) : times(slopeAtFirst(reversed, backwards), -1),
  }
}

/** The slope at the first point of the polynomial through the first four (or fewer). */
function slopeAtFirst(points: readonly Point2[], parameters: readonly number[]): Point2 {
  const count = Math.min(4, points.length)
  const t = parameters.slice(0, count)
  const t0 = t[0] as number
  let slope: Point2 = [0, 0]
  for (let i = 1; i < count; i++) {
    const ti = t[i] as number
    let weight = 1 / (ti - t0)
    for (let j = 1; j < count; j++) if (j !== i) weight *= (t0 - (t[j] as number)) / (ti - (t[j] as number))
    slope = plus(slope, times(minus(points[i] as Point2, points[0] as Point2), weight))
  }
  return slope
}

/** The slope at every point, such that the curvature is continuous: one tridiagonal system for x and y. */
function slopes({ points, parameters, startTangent, endTangent }: Spline): Point2[] {
  const last = points.length - 1
  const result: Point2[] = points.map(() => [0, 0])
  result[0] = startTangent
  result[last] = endTangent
  const factor: number[] = [0]
  for (let i = 1; i < last; i++) {
    const before = (parameters[i] as number) - (parameters[i - 1] as number)
    const after = (parameters[i + 1] as number) - (parameters[i] as number)
    const into = times(minus(points[i] as Point2, points[i - 1] as Point2), (3 * after) / before)
    const out = times(minus(points[i + 1] as Point2, points[i] as Point2), (3 * before) / after)
    const pivot = 2 * (before + after) - after * (factor[i - 1] ?? 0)
    factor[i] = before / pivot
    result[i] = times(minus(plus(into, out), times(result[i - 1] as Point2, after)), 1 / pivot)
  }
  for (let i = last - 1; i > 0; i--)
    result[i] = minus(result[i] as Point2, times(result[i + 1] as Point2, factor[i] ?? 0))
  return result
}

const GAUSS: readonly (readonly [at: number, weight: number])[] = [
  [(1 - Math.sqrt(0.6)) / 2, 5 / 18],
  [0.5, 8 / 18],
  [(1 + Math.sqrt(0.6)) / 2, 5 / 18],
]

/** The area that the spline sweeps about [0, 0]. On cubics x dy - y dx has degree 5: three points are exact. */
export function sweptArea(spline: Spline): number {
  const slope = slopes(spline)
  let twice = 0
  for (let i = 1; i < spline.points.length; i++) {
    const width = (spline.parameters[i] as number) - (spline.parameters[i - 1] as number)
    const [p, q] = [spline.points[i - 1] as Point2, spline.points[i] as Point2]
    const [m, n] = [times(slope[i - 1] as Point2, width), times(slope[i] as Point2, width)]
    for (const [s, weight] of GAUSS) {
      const onward = 6 * s * (1 - s)
      const speed = plus(
        times(minus(q, p), onward),
        plus(times(m, 3 * s * s - 4 * s + 1), times(n, 3 * s * s - 2 * s)),
      )
      twice += weight * cross2(hermite(p, q, m, n, s), speed)
    }
  }
  return twice / 2
}

function hermite(p: Point2, q: Point2, m: Point2, n: Point2, s: number): Point2 {
  const [s2, s3] = [s * s, s * s * s]
  const ends = plus(times(p, 2 * s3 - 3 * s2 + 1), times(q, 3 * s2 - 2 * s3))
  return plus(ends, plus(times(m, s3 - 2 * s2 + s), times(n, s3 - s2)))
}

/** Points along the spline, `perSpan` to each stretch between two given points, without the first. */
export function sampleSpline(spline: Spline, perSpan: number): Point2[] {
  const slope = slopes(spline)
  const samples: Point2[] = []
  for (let i = 1; i < spline.points.length; i++) {
    const width = (spline.parameters[i] as number) - (spline.parameters[i - 1] as number)
    const [p, q] = [spline.points[i - 1] as Point2, spline.points[i] as Point2]
    const [m, n] = [times(slope[i - 1] as Point2, width), times(slope[i] as Point2, width)]
    for (let k = 1; k <= perSpan; k++) {
      const s = k / perSpan
      samples.push(k === perSpan ? q : hermite(p, q, m, n, s))
    }
  }
  return samples
}
