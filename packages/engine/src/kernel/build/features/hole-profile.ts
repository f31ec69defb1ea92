/** A hole with its head and tip as the half-profile of one solid of revolution: [radius, z], the face at z = 0. */
import type { FeatureOf } from '../../../plan/features.ts'
import type { Point2 } from '../../../plan/geometry.ts'
import { radians } from '../sketch/plane-vector.ts'
import { impossible, mm } from './refusal.ts'

type Hole = FeatureOf<'hole'>

export interface HoleShape {
  radius: number
  /** To the full-diameter bottom. */
  depth: number
  /** The height of the drill point below it. */
  tip: number
  /** How far the tool stands above the face. */
  top: number
  counterbore: Hole['counterbore']
  countersink: Hole['countersink']
}

export const tipHeight = (radius: number, pointAngleDeg: number): number =>
  radius / Math.tan(radians(pointAngleDeg) / 2)

/** The head alone is what opens on the face: bore, counterbore or countersink. */
export function headRadius(shape: Pick<HoleShape, 'radius' | 'counterbore' | 'countersink'>): number {
  return Math.max(
    shape.radius,
    (shape.counterbore?.diameter ?? 0) / 2,
    (shape.countersink?.diameter ?? 0) / 2,
  )
}

export function checkHead(
  { radius, counterbore, countersink }: Pick<HoleShape, 'radius' | 'counterbore' | 'countersink'>,
  depth: number,
  feature: string,
): void {
  if (counterbore && !(counterbore.diameter > 2 * radius))
    throw impossible(
      feature,
      `a counterbore of ${mm(counterbore.diameter)} must be wider than its hole of ${mm(2 * radius)}`,
    )
  if (counterbore && !(counterbore.depth < depth))
    throw impossible(
      feature,
      `a counterbore ${mm(counterbore.depth)} deep must end above the bottom of its hole at ${mm(depth)}`,
    )
  if (!countersink) return
  const bore = counterbore?.diameter ?? 2 * radius
  if (!(countersink.diameter > bore))
    throw impossible(
      feature,
      `a countersink of ${mm(countersink.diameter)} must be wider than the ${mm(bore)} it opens into`,
    )
  const below = counterbore?.depth ?? depth
  const sunk = sinkDepth(countersink, bore / 2)
  if (!(sunk < below))
    throw impossible(
      feature,
      `a countersink ${mm(sunk)} deep (${mm(countersink.diameter)} at ${countersink.angleDeg}°) must end above ${mm(below)}`,
    )
}

const sinkDepth = ({ diameter, angleDeg }: NonNullable<HoleShape['countersink']>, radius: number): number =>
  (diameter / 2 - radius) / Math.tan(radians(angleDeg) / 2)

/** Counter-clockwise, beginning on the axis at the bottom. */
export function holeProfile({ radius, depth, tip, top, counterbore, countersink }: HoleShape): Point2[] {
  const points: Point2[] = [
    [0, -depth - tip],
    [radius, -depth],
  ]
  let bore = radius
  if (counterbore) {
    bore = counterbore.diameter / 2
    points.push([radius, -counterbore.depth], [bore, -counterbore.depth])
  }
  if (countersink) {
    const widening = top * Math.tan(radians(countersink.angleDeg) / 2)
    points.push([bore, -sinkDepth(countersink, bore)], [countersink.diameter / 2 + widening, top])
  } else points.push([bore, top])
  points.push([0, top])
  return points
}
