/** Outlines of figures that can be laid in any of four ways: which side their base or right angle lies on. */
import { EngineError } from '../../../errors.ts'
import type { SignedAxis } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import { quote } from '../../sizes/sizes.ts'

type Point = [number, number]

/** How a figure is laid: the side its base lies on, and the corner of a right triangle's right angle by its signs. */
export interface Way {
  base: SignedAxis
  corner?: readonly [number, number]
}

export const AS_DRAWN: Way = { base: '-y' }

/** Quarter turns that bring a base from the front (-y) to a side. */
const QUARTERS: Readonly<Record<string, number>> = { '-y': 0, '+x': 1, '+y': 2, '-x': 3 }

const turned = ([x, y]: Point, quarters: number): Point => {
  let point: Point = [x, y]
  for (let i = 0; i < quarters; i++) point = [-point[1], point[0]]
  // No negative zeros in the plan.
  return [point[0] + 0, point[1] + 0]
}

type Segment = { kind: 'line'; to: Point } | { kind: 'arc'; to: Point; via: Point }

export interface Drawn {
  profile: Record<string, unknown>
  extent: Point
}

function outline(start: Point, segments: readonly Segment[], quarters: number): Record<string, unknown> {
  return {
    kind: 'outline',
    start: turned(start, quarters),
    segments: segments.map((segment) => ({
      ...segment,
      to: turned(segment.to, quarters),
      ...(segment.kind === 'arc' ? { via: turned(segment.via, quarters) } : {}),
    })),
  }
}

const extentOf = ([width, depth]: Point, quarters: number): Point =>
  quarters % 2 === 0 ? [width, depth] : [depth, width]

/** What a figure measures both ways, once its base lies on a side. */
export const laidExtent = (size: Point, base: SignedAxis): Point => extentOf(size, QUARTERS[base] ?? 0)

export interface Laid {
  /** The side its base lies on. */
  base: SignedAxis
  /** One of its slanted sides stands square on the base. */
  right: boolean
}

export function trapezoid(bottom: number, top: number, rise: number, { base, right }: Laid): Drawn {
  const quarters = QUARTERS[base] ?? 0
  const width = Math.max(bottom, top)
  const low = -rise / 2
  const left = right ? -width / 2 : -bottom / 2
  const topLeft = right ? -width / 2 : -top / 2
  const to = (x: number, y: number): Segment => ({ kind: 'line', to: [x, y] })
  return {
    profile: outline(
      [left, low],
      [to(left + bottom, low), to(topLeft + top, low + rise), to(topLeft, low + rise)],
      quarters,
    ),
    extent: extentOf([width, rise], quarters),
  }
}

export function semicircle(diameter: number, base: SignedAxis): Drawn {
  const quarters = QUARTERS[base] ?? 0
  const radius = diameter / 2
  const low = -radius / 2
  return {
    profile: outline([-radius, low], [{ kind: 'arc', to: [radius, low], via: [0, low + radius] }], quarters),
    extent: extentOf([diameter, radius], quarters),
  }
}

/** A rectangle with half circles at both ends of its longer way. */
export const roundEnded = (x: number, y: number): Record<string, unknown> => ({
  kind: 'slot',
  length: Math.max(x, y),
  width: Math.min(x, y),
  ...(y > x ? { rotateDeg: 90 } : {}),
})

/** Which end of its longer way is round: the far one, unless the near one is named. */
export const roundSide = ({ roundEnd }: Entity): 1 | -1 => (roundEnd?.[0] === '-' ? -1 : 1)

/** A rectangle with a half circle at one end of its longer way. */
export function oneRoundEnd(x: number, y: number, entity: Entity): Record<string, unknown> {
  const { roundEnd, item } = entity
  const long = y > x ? 'y' : 'x'
  if (roundEnd && roundEnd[1] !== long)
    throw new EngineError(
      'prompt_too_ambiguous',
      `The end of ${quote(item.text)} that is to be round is not at the end of its longer way. Give the radius of the rounding.`,
    )
  const [length, radius] = [Math.max(x, y), Math.min(x, y) / 2]
  const end = length / 2 - radius
  return outline(
    [-length / 2, -radius],
    [
      { kind: 'line', to: [end, -radius] },
      { kind: 'arc', to: [end, radius], via: [length / 2, 0] },
      { kind: 'line', to: [-length / 2, radius] },
    ],
    (long === 'y' ? 1 : 0) + (roundSide(entity) < 0 ? 2 : 0),
  )
}

/** The middles of a big and a small end, from the middle of its box; the big one lies to the left. */
export const leverCentres = (big: number, small: number, length: number): [Point, Point] => [
  [big - length / 2, 0],
  [length / 2 - small, 0],
]

/** Two circles and the sides that touch both, from the middle of its box; the first of them lies to the left. */
export function tangentEnds(big: number, small: number, length: number): Record<string, unknown> {
  const [[left], [right]] = leverCentres(big, small, length)
  // The radii to where a side touches lean as much as the side does.
  const lean = Math.asin((big - small) / (right - left))
  const touch = (x: number, radius: number, side: 1 | -1): Point => [
    x + radius * Math.sin(lean),
    side * radius * Math.cos(lean),
  ]
  return outline(
    touch(left, big, -1),
    [
      { kind: 'line', to: touch(right, small, -1) },
      { kind: 'arc', to: touch(right, small, 1), via: [length / 2, 0] },
      { kind: 'line', to: touch(left, big, 1) },
      { kind: 'arc', to: touch(left, big, -1), via: [-length / 2, 0] },
    ],
    0,
  )
}

/** Where the arcs of a body with round ends have their centres, from its middle; of one alone, on which side it is. */
export function arcCentres(x: number, y: number, one?: 1 | -1): Point[] {
  const off = Math.abs(x - y) / 2
  const at = (side: number): Point => (y > x ? [0, side * off] : [side * off, 0])
  return one ? [at(one)] : [at(-1), at(1)]
}

/** A triangle with its base on the side that is named; a right one has its right angle in the corner of these signs. */
export function triangle(
  base: number,
  rise: number,
  corner: readonly [number, number] | undefined,
  on: SignedAxis,
): Point[] {
  const [x, y] = [base / 2, rise / 2]
  if (!corner) {
    const points: Point[] = [
      [-x, -y],
      [x, -y],
      [0, y],
    ]
    return points.map((point) => turned(point, QUARTERS[on] ?? 0))
  }
  const [signX, signY] = corner
  return [
    [signX * x, signY * y],
    [-signX * x, signY * y],
    [signX * x, -signY * y],
  ]
}
