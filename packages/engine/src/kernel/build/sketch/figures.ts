/** Figures given by their sizes, each about its own centre, before it is placed. */
import { EngineError } from '../../../errors.ts'
import type { Point2 } from '../../../plan/geometry.ts'
import type { ProfileOf } from '../../../plan/profile.ts'
import { corneredLoop } from './corners.ts'
import { type Loop, polygonLoop, type Segment } from './loop.ts'
import { polar, radians } from './plane-vector.ts'

export interface Loops {
  outer: Loop
  inner: Loop[]
}

export const alone = (outer: Loop): Loops => ({ outer, inner: [] })

export const impossible = (feature: string, what: string) =>
  new EngineError('geometry_validation_failed', `${feature}: ${what}`, feature)

const circleOf = (diameter: number): Loop => ({ kind: 'circle', centre: [0, 0], radius: diameter / 2 })

export function rectangle(p: ProfileOf<'rectangle'>, feature: string): Loops {
  if (p.cornerRadius && p.cornerChamfer)
    throw impossible(
      feature,
      `a corner is either rounded (${p.cornerRadius} mm) or chamfered (${p.cornerChamfer} mm), not both`,
    )
  const [x, y] = [p.width / 2, p.height / 2]
  const corners = (
    [
      ['--', [-x, -y]],
      ['+-', [x, -y]],
      ['++', [x, y]],
      ['-+', [-x, y]],
    ] as const
  ).map(([name, at]) => ({
    at: [...at] as Point2,
    ...(p.corners.includes(name) && { radius: p.cornerRadius, chamfer: p.cornerChamfer }),
  }))
  return alone(corneredLoop(corners, feature))
}

export const circle = (p: ProfileOf<'circle'>): Loops => alone(circleOf(p.diameter))

export function ellipse({ width, height }: ProfileOf<'ellipse'>): Loops {
  if (width === height) return alone(circleOf(width))
  return alone({ kind: 'ellipse', centre: [0, 0], radii: [width / 2, height / 2], turnDeg: 0 })
}

/** Refuses a hole that leaves no wall. */
export function checkWall(outer: number, inner: number, feature: string): void {
  if (!(inner < outer))
    throw impossible(
      feature,
      `an inner diameter of ${inner} mm leaves no wall in an outer diameter of ${outer} mm`,
    )
}

export function ring(p: ProfileOf<'ring'>, feature: string): Loops {
  checkWall(p.outerDiameter, p.innerDiameter, feature)
  return { outer: circleOf(p.outerDiameter), inner: [circleOf(p.innerDiameter)] }
}

export function polygon(p: ProfileOf<'polygon'>, feature: string): Loops {
  const half = Math.PI / p.sides
  const radii = [
    p.acrossFlats && p.acrossFlats / 2 / Math.cos(half),
    p.acrossCorners && p.acrossCorners / 2,
    p.side && p.side / 2 / Math.sin(half),
  ].filter((r) => r !== undefined)
  const [radius] = radii
  if (radius === undefined || radii.length !== 1)
    throw impossible(
      feature,
      `a polygon needs exactly one of acrossFlats, acrossCorners and side; ${radii.length} are given`,
    )
  const first = p.acrossFlats ? half : 0
  return alone(polygonLoop(Array.from({ length: p.sides }, (_, i) => polar(radius, first + 2 * half * i))))
}

export function slot(p: ProfileOf<'slot'>, feature: string): Loops {
  if (p.length < p.width)
    throw impossible(feature, `a slot of ${p.length} mm overall is shorter than its width of ${p.width} mm`)
  if (p.length === p.width) return alone(circleOf(p.width))
  const [x, r] = [(p.length - p.width) / 2, p.width / 2]
  return alone({
    kind: 'path',
    start: [-x, -r],
    segments: [
      { kind: 'line', to: [x, -r] },
      { kind: 'arc', to: [x, r], centre: [x, 0], turn: 1 },
      { kind: 'line', to: [-x, r] },
      { kind: 'arc', to: [-x, -r], centre: [-x, 0], turn: 1 },
    ],
  })
}

export function trapezoid({ bottom, top, height, shift }: ProfileOf<'trapezoid'>): Loops {
  const left = Math.min(-bottom / 2, shift - top / 2)
  const right = Math.max(bottom / 2, shift + top / 2)
  const middle = (left + right) / 2
  const y = height / 2
  return alone(
    polygonLoop([
      [-bottom / 2 - middle, -y],
      [bottom / 2 - middle, -y],
      [shift + top / 2 - middle, y],
      [shift - top / 2 - middle, y],
    ]),
  )
}

/** The first point is up. */
export function star(p: ProfileOf<'star'>, feature: string): Loops {
  checkWall(p.outerDiameter, p.innerDiameter, feature)
  const corners = Array.from({ length: 2 * p.points }, (_, i) =>
    polar((i % 2 === 0 ? p.outerDiameter : p.innerDiameter) / 2, Math.PI / 2 + (Math.PI * i) / p.points),
  )
  return alone(polygonLoop(corners))
}

export function cross({ width, height, armWidth }: ProfileOf<'cross'>, feature: string): Loops {
  if (!(armWidth < Math.min(width, height)))
    throw impossible(feature, `arms ${armWidth} mm wide do not make a cross of ${width} × ${height} mm`)
  const [x, y, a] = [width / 2, height / 2, armWidth / 2]
  return alone(
    polygonLoop([
      [-a, -y],
      [a, -y],
      [a, -a],
      [x, -a],
      [x, a],
      [a, a],
      [a, y],
      [-a, y],
      [-a, a],
      [-x, a],
      [-x, -a],
      [-a, -a],
    ]),
  )
}

export function sector(p: ProfileOf<'sector'>, feature: string): Loops {
  if (p.innerDiameter) checkWall(p.diameter, p.innerDiameter, feature)
  const [from, to] = [radians(p.startDeg), radians(p.startDeg + p.angleDeg)]
  const [outer, inner] = [p.diameter / 2, (p.innerDiameter ?? 0) / 2]
  const start = polar(inner, from)
  const segments: Segment[] = [
    { kind: 'line', to: polar(outer, from) },
    { kind: 'arc', to: polar(outer, to), centre: [0, 0], turn: 1 },
    { kind: 'line', to: inner > 0 ? polar(inner, to) : start },
  ]
  if (inner > 0) segments.push({ kind: 'arc', to: start, centre: [0, 0], turn: -1 })
  return alone({ kind: 'path', start, segments })
}
