/**
 * The cubic spline through points in space, by chord length, its end slopes those of the polynomial through the
 * nearest four points: the curve that the kernel's own interpolation draws, here measured by its length.
 */
import type { Point3 } from '../../../plan/geometry.ts'
import { add, distance, norm, scale, subtract, unit } from '../../../plan/vector.ts'
import type { Piece } from './path-pieces.ts'

/** Each span between two points is measured in this many stretches, by Gauss with three points. */
const STRETCHES = 32
const GAUSS = [
  [-Math.sqrt(0.6), 5 / 9],
  [0, 8 / 9],
  [Math.sqrt(0.6), 5 / 9],
] as const

/** One cubic between two points, by Hermite: `width` is its share of the parameter. */
interface Span {
  ends: readonly [Point3, Point3]
  slopes: readonly [Point3, Point3]
  width: number
}

export function splinePiece(points: readonly Point3[]): Piece {
  const spans = spansThrough(points)
  // The length up to the start of each stretch, and where that stretch lies.
  const stretches = spans.flatMap((span) =>
    Array.from({ length: STRETCHES }, (_, i) => ({ span, from: i / STRETCHES, to: (i + 1) / STRETCHES })),
  )
  const lengths = stretches.map(({ span, from, to }) => arcLength(span, from, to))
  const starts = lengths.map(() => 0)
  for (let i = 1; i < starts.length; i++) starts[i] = (starts[i - 1] ?? 0) + (lengths[i - 1] ?? 0)
  const total = lengths.reduce((sum, length) => sum + length, 0)
  return {
    length: total,
    isStraight: points.length === 2,
    at(along) {
      const index = Math.max(
        0,
        starts.findLastIndex((start) => start <= along),
      )
      const { span, from, to } = stretches[index] as (typeof stretches)[number]
      const at = parameterAt(span, from, to, along - (starts[index] ?? 0))
      return { point: pointOf(span, at), tangent: unit(slopeOf(span, at)) }
    },
  }
}

/** Newton on the length, whose derivative is the speed. */
function parameterAt(span: Span, from: number, to: number, wanted: number): number {
  let at = from + ((to - from) * wanted) / arcLength(span, from, to)
  for (let i = 0; i < 8; i++) {
    const miss = arcLength(span, from, at) - wanted
    at -= miss / (norm(slopeOf(span, at)) * span.width)
  }
  return at
}

function arcLength(span: Span, from: number, to: number): number {
  const half = (to - from) / 2
  return GAUSS.reduce(
    (sum, [x, weight]) => sum + weight * half * span.width * norm(slopeOf(span, from + half * (1 + x))),
    0,
  )
}

function pointOf({ ends: [p, q], slopes: [m, n], width }: Span, s: number): Point3 {
  const [s2, s3] = [s * s, s * s * s]
  return add(
    add(scale(p, 2 * s3 - 3 * s2 + 1), scale(q, 3 * s2 - 2 * s3)),
    scale(add(scale(m, s3 - 2 * s2 + s), scale(n, s3 - s2)), width),
  )
}

/** By the chord-length parameter, not by s. */
function slopeOf({ ends: [p, q], slopes: [m, n], width }: Span, s: number): Point3 {
  const s2 = s * s
  return add(
    scale(subtract(q, p), (6 * s - 6 * s2) / width),
    add(scale(m, 3 * s2 - 4 * s + 1), scale(n, 3 * s2 - 2 * s)),
  )
}

function spansThrough(points: readonly Point3[]): Span[] {
  const widths = points.slice(1).map((point, i) => distance(point, points[i] as Point3))
  const slopes = slopesThrough(points, widths)
  return widths.map((width, i) => ({
    ends: [points[i] as Point3, points[i + 1] as Point3],
    slopes: [slopes[i] as Point3, slopes[i + 1] as Point3],
    width,
  }))
}

/** Slopes for which the curvature is continuous: a tridiagonal system, solved forwards then backwards. */
function slopesThrough(points: readonly Point3[], widths: readonly number[]): Point3[] {
  const last = points.length - 1
  const slopes: Point3[] = points.map(() => [0, 0, 0])
  slopes[0] = endSlope(points, widths)
  slopes[last] = scale(endSlope(points.toReversed(), widths.toReversed()), -1)
  const factors = [0]
  for (let i = 1; i < last; i++) {
    const [before, after] = [widths[i - 1] as number, widths[i] as number]
    const [p, q, r] = points.slice(i - 1, i + 2) as [Point3, Point3, Point3]
    const bend = add(scale(subtract(q, p), (3 * after) / before), scale(subtract(r, q), (3 * before) / after))
    const pivot = 2 * (before + after) - after * (factors[i - 1] as number)
    factors[i] = before / pivot
    slopes[i] = scale(subtract(bend, scale(slopes[i - 1] as Point3, after)), 1 / pivot)
  }
  for (let i = last - 1; i > 0; i--)
    slopes[i] = subtract(slopes[i] as Point3, scale(slopes[i + 1] as Point3, factors[i] as number))
  return slopes
}

/** The slope at the first point of the polynomial through the first four, or as many as there are. */
function endSlope(points: readonly Point3[], widths: readonly number[]): Point3 {
  const near = points.slice(0, 4)
  const parameters = [0]
  for (const width of widths.slice(0, near.length - 1)) parameters.push((parameters.at(-1) as number) + width)
  let slope: Point3 = [0, 0, 0]
  for (let i = 1; i < near.length; i++) {
    const own = parameters[i] as number
    let weight = 1 / own
    parameters.forEach((other, j) => {
      if (j !== 0 && j !== i) weight *= other / (other - own)
    })
    slope = add(slope, scale(subtract(near[i] as Point3, points[0] as Point3), weight))
  }
  return slope
}
