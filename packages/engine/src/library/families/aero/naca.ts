/** The four-digit sections of NACA: where their middle runs, and how thick they are. */
import type { Point2 } from '../../../plan/geometry.ts'

/** The middle of a NACA four-digit section at 30 % of the chord, as a share of the chord. */
export function camberAt(naca: number, x: number): number {
  const [m, p] = [Math.floor(naca / 1000) / 100, (Math.floor(naca / 100) % 10) / 10]
  if (m === 0 || p === 0) return 0
  return x < p ? (m / p ** 2) * (2 * p * x - x * x) : (m / (1 - p) ** 2) * (1 - 2 * p + 2 * p * x - x * x)
}

/** Upright thickness of a NACA four-digit section at a share of its chord (NACA report 460, closed trailing edge). */
export function thicknessAt(naca: string, x0: number): number {
  const [camber, crest, thick] = [Number(naca[0]) / 100, Number(naca[1]) / 10, Number(naca.slice(2)) / 100]
  const point = (x: number, sign: 1 | -1): Point2 => {
    const slope = camber === 0 ? 0 : (2 * camber * (crest - x)) / (x < crest ? crest ** 2 : (1 - crest) ** 2)
    const half =
      sign * 5 * thick * (0.2969 * Math.sqrt(x) + x * (-0.126 + x * (-0.3516 + x * (0.2843 - 0.1036 * x))))
    const size = Math.hypot(1, slope)
    return [x - (half * slope) / size, camberAt(Number(naca), x) + half / size]
  }
  const heightOf = (sign: 1 | -1): number => {
    let [low, high] = [0, 1]
    for (let round = 0; round < 60; round++) {
      const middle = (low + high) / 2
      if (point(middle, sign)[0] < x0) low = middle
      else high = middle
    }
    return point(low, sign)[1]
  }
  return heightOf(1) - heightOf(-1)
}
