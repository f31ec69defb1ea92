/** The wider mouths of holes: counterbores and countersinks. */
import { EngineError } from '../../../errors.ts'
import type { Point2 } from '../../../plan/geometry.ts'
import type { Measure } from '../../../plan/requirement.ts'
import type { Entity } from '../../entity.ts'
import { tidy } from '../../quantities/scan.ts'
import { type Dimensions, dimensionsOf, need } from '../bodies/dimensions.ts'
import { onFace } from '../faces/stand.ts'
import { degrees, type Ledger, millimetres, sourceOf, toleranceOf } from '../ledger.ts'
import { type Cut, find } from './cut.ts'

export interface Bored {
  feature: Record<string, unknown>
  /** How far the wider part reaches. */
  depth: number
}

export function counterboreOf(entity: Entity, cut: Cut, ledger: Ledger): Bored {
  const dimensions = dimensionsOf(entity)
  const [diameter, depth] = [need(dimensions, 'diameter', entity), need(dimensions, 'depth', entity)]
  const near = onFace(cut.face, cut.laid.positions[0] as Point2, depth / 2)
  for (const { dimension, given } of dimensions.stated) {
    const wide = dimension !== 'depth'
    ledger.require({
      name: `${cut.id}-counterbore-${dimension}`,
      says: wide
        ? `counterbore diameter ${millimetres(diameter)}`
        : `counterbore depth ${millimetres(depth)}`,
      measure: wide ? { kind: 'hole-diameter', near } : { kind: 'hole-depth', diameter, near },
      value: wide ? diameter : depth,
      source: sourceOf(given),
      tolerance: toleranceOf(given, wide ? diameter : depth),
    })
  }
  return { feature: { diameter, depth }, depth }
}

/** Twice the hole, as flat-head screws have it. */
const USUAL_COUNTERSINK = 2

/** Its angle, told or by its width and depth. */
function countersinkAngle(entity: Entity, dimensions: Dimensions, cut: Cut, ledger: Ledger): number {
  const [width, depth] = [dimensions.values.get('diameter'), dimensions.values.get('depth')]
  if (find(dimensions, 'angle')) return need(dimensions, 'angle', entity)
  if (width !== undefined && depth !== undefined)
    return tidy((360 / Math.PI) * Math.atan2((width - cut.diameter) / 2, depth))
  const usual = need(dimensions, 'angle', entity)
  ledger.assume(`${cut.id}-countersink-angle`, `The countersink has ${degrees(usual)}, as no angle was given`)
  return usual
}

/** A depth that follows from width and angle may have been rounded. */
const ROUNDED = 0.02

export function countersinkOf(entity: Entity, cut: Cut, ledger: Ledger): Bored {
  const dimensions = dimensionsOf(entity)
  const told = dimensions.values.get('depth')
  const angle = countersinkAngle(entity, dimensions, cut, ledger)
  const half = Math.tan((angle * Math.PI) / 360)
  // Twice the hole, as flat-head screws have it; a thin plate has no room for that.
  const usual = Math.min(USUAL_COUNTERSINK * cut.diameter, cut.diameter + 2 * cut.depth * 0.9 * half)
  const diameter =
    dimensions.values.get('diameter') ?? tidy(told === undefined ? usual : cut.diameter + 2 * told * half)
  if (!dimensions.values.has('diameter') && told === undefined)
    ledger.assume(
      `${cut.id}-countersink`,
      `The countersink is ${millimetres(diameter)} wide, as no size was given`,
    )
  const depth = (diameter - cut.diameter) / 2 / half
  if (told !== undefined && Math.abs(told - depth) > ROUNDED * told)
    throw new EngineError(
      'geometry_validation_failed',
      `A countersink ${millimetres(diameter)} wide with ${degrees(angle)} in a ${millimetres(cut.diameter)} hole is ${millimetres(Number(depth.toFixed(3)))} deep, not ${millimetres(told)}. Leave one of them out.`,
    )
  const near = onFace(cut.face, cut.laid.positions[0] as Point2, depth / 2)
  const shown: Readonly<Record<string, { says: string; measure: Measure; value: number }>> = {
    angle: {
      says: `countersink angle ${degrees(angle)}`,
      measure: { kind: 'cone-angle', near },
      value: angle,
    },
    diameter: {
      says: `countersink diameter ${millimetres(diameter)}`,
      measure: { kind: 'cone-diameter', near },
      value: diameter,
    },
    // What it leaves of the hole's own wall.
    depth: {
      says: `countersink depth ${millimetres(told ?? depth)}`,
      measure: {
        kind: 'hole-depth',
        diameter: cut.diameter,
        near: onFace(cut.face, cut.laid.positions[0] as Point2, (depth + cut.depth) / 2),
      },
      value: cut.depth - depth,
    },
  }
  for (const { dimension, given } of dimensions.stated) {
    const found = shown[dimension === 'radius' ? 'diameter' : dimension]
    if (found)
      ledger.require({ name: `${cut.id}-countersink-${dimension}`, ...found, source: sourceOf(given) })
  }
  return { feature: { diameter, angleDeg: angle }, depth }
}
