/** A body that leads from one figure to another above it: its sections, and what arithmetic knows of them. */

import { tidy } from '../quantities/scan.ts'
import type { Item } from '../text/items.ts'

export interface LoftSection {
  figure: 'rectangle' | 'circle' | 'ellipse' | 'polygon'
  /** Across, along x and along y; of a polygon across its corners. */
  x: number
  y: number
  sides?: number
  level: number
  /** The words that told it. */
  items: readonly Item[]
}

export interface Loft {
  /** From the lowest up. */
  sections: readonly LoftSection[]
  /** Levels were told as coordinates. */
  absolute: boolean
  smooth: boolean
  /** `also`: the other numbers that it follows from, where it is told by what is cut. */
  wall?: { value: number; item: Item; also?: readonly Item[] }
  /** The words that told how high it is. */
  heightItems: readonly Item[]
}

/** A figure as a profile, made smaller all round by an inset. */
export function profileOf({ figure, x, y, sides }: LoftSection, inset = 0): Record<string, unknown> {
  const [w, h] = [tidy(x - 2 * inset), tidy(y - 2 * inset)]
  switch (figure) {
    case 'rectangle':
      return { kind: 'rectangle', width: w, height: h }
    case 'circle':
      return { kind: 'circle', diameter: w }
    case 'ellipse':
      return { kind: 'ellipse', width: w, height: h }
    case 'polygon': {
      // The inset is of its sides.
      const corners = x - (2 * inset) / Math.cos(Math.PI / (sides ?? 6))
      return { kind: 'polygon', sides, acrossCorners: corners }
    }
  }
}

export const bottomOf = ({ sections }: Loft): LoftSection => sections[0] as LoftSection
export const topOf = ({ sections }: Loft): LoftSection => sections.at(-1) as LoftSection

export const heightOf = (loft: Loft): number => tidy(topOf(loft).level - bottomOf(loft).level)

export const widestOf = ({ sections }: Loft): { x: number; y: number } => ({
  x: Math.max(...sections.map(({ x }) => x)),
  y: Math.max(...sections.map((section) => depthOf(section))),
})

/** A polygon has a corner on x; along y it is as deep as its corners reach. */
export function depthOf({ figure, x, y, sides = 6 }: LoftSection): number {
  if (figure !== 'polygon') return y
  const heights = Array.from({ length: sides }, (_, i) => Math.sin((2 * Math.PI * i) / sides))
  return ((Math.max(...heights) - Math.min(...heights)) * x) / 2
}

/** From the middle of a section to its rim, in a direction. */
function rimOf({ figure, x, y, sides = 6 }: LoftSection, angle: number): number {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  switch (figure) {
    case 'rectangle':
      return Math.min(
        cos > 1e-12 ? x / 2 / cos : Number.POSITIVE_INFINITY,
        sin > 1e-12 ? y / 2 / sin : Number.POSITIVE_INFINITY,
      )
    case 'polygon': {
      const sector = (2 * Math.PI) / sides
      const turn = ((angle % sector) + sector) % sector
      return (Math.cos(sector / 2) * x) / 2 / Math.cos(turn - sector / 2)
    }
    default:
      return 1 / Math.hypot((2 * cos) / x, (2 * sin) / y)
  }
}

/** Whether a point lies in it, by straight lines between the rims: u and v from its middle, w above its underside. */
export function holds(loft: Loft, [u, v, w]: readonly [number, number, number]): boolean {
  const level = bottomOf(loft).level + w
  const above = loft.sections.findIndex((section, index) => index > 0 && section.level >= level - 1e-9)
  const [low, high] = [loft.sections[above - 1], loft.sections[above]]
  if (!low || !high) return false
  const part = (level - low.level) / (high.level - low.level)
  const angle = Math.atan2(v, u)
  const inset = loft.wall?.value ?? 0
  const rim = (1 - part) * rimOf(low, angle) + part * rimOf(high, angle)
  const radius = Math.hypot(u, v)
  return radius <= rim && (inset === 0 || radius >= rim - inset)
}
