/** NACA four-digit airfoils (NACA report 460), with the thickness polynomial that closes the trailing edge. */
import type { Point2 } from '../../../plan/geometry.ts'
import type { ProfileOf } from '../../../plan/profile.ts'
import { alone, impossible, type Loops } from './figures.ts'

const POINTS_PER_SIDE = 32
/** Of √x, x, x², x³ and x⁴; the last is -0.1036 instead of -0.1015, so that both sides meet at x = 1. */
const THICKNESS = [0.2969, -0.126, -0.3516, 0.2843, -0.1036] as const

const halfThickness = (x: number, thickness: number) =>
  5 *
  thickness *
  (THICKNESS[0] * Math.sqrt(x) +
    x * (THICKNESS[1] + x * (THICKNESS[2] + x * (THICKNESS[3] + x * THICKNESS[4]))))

/** Height and slope of the mean line: two parabolas that meet at the highest point. */
function meanLine(x: number, camber: number, crest: number): { y: number; slope: number } {
  if (camber === 0) return { y: 0, slope: 0 }
  const k = x < crest ? camber / crest ** 2 : camber / (1 - crest) ** 2
  return {
    y: x < crest ? k * x * (2 * crest - x) : k * (1 - 2 * crest + x * (2 * crest - x)),
    slope: 2 * k * (crest - x),
  }
}

export function airfoil(p: ProfileOf<'airfoil'>, feature: string): Loops {
  const [camber, crest] = [Number(p.naca[0]) / 100, Number(p.naca[1]) / 10]
  const thickness = Number(p.naca.slice(2)) / 100
  if (thickness === 0) throw impossible(feature, `NACA ${p.naca} has no thickness`)
  if (camber > 0 && crest === 0)
    throw impossible(feature, `NACA ${p.naca} is cambered, but has its highest point at the leading edge`)

  const side = (sign: 1 | -1): Point2[] =>
    Array.from({ length: POINTS_PER_SIDE - 1 }, (_, i) => {
      // Cosine spacing: dense at the nose, where the curve is round.
      const x = (1 - Math.cos((Math.PI * (i + 1)) / POINTS_PER_SIDE)) / 2
      const mean = meanLine(x, camber, crest)
      const away = sign * halfThickness(x, thickness)
      const size = Math.hypot(1, mean.slope)
      return [(x - (away * mean.slope) / size) * p.chord, (mean.y + away / size) * p.chord]
    })
  const tail: Point2 = [p.chord, 0]
  const nose: Point2 = [0, 0]
  const { slope } = meanLine(0, camber, crest)
  // At the nose both sides run square to the mean line.
  const downwards: Point2 = [slope, -1]
  return alone({
    kind: 'path',
    start: tail,
    segments: [
      { kind: 'spline', through: side(1).toReversed(), to: nose, endTangent: downwards },
      { kind: 'spline', through: side(-1), to: tail, startTangent: downwards },
    ],
  })
}
