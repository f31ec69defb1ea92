/** Bodies that lie along x or y, and those that are drawn in an upright plane: which way, and where their axis is. */
import type { AxisName } from '../../../plan/geometry.ts'
import { type Entity, MAY_LIE, shapeOf } from '../../entity.ts'
import type { ShapeKind } from '../../lexicon/bodies.ts'
import { tidy } from '../../quantities/scan.ts'
import { means } from '../../text/items.ts'
import type { Stand } from '../faces/stand.ts'
import { all } from '../layout/statements.ts'

const ACROSS: ReadonlySet<string> = new Set(['diameter', 'outerDiameter', 'radius', 'outerRadius'])
const LONG: ReadonlySet<string> = new Set(['length', 'height'])

/** "50 mm in diameter and 80 mm long, from X=-40 to X=40": a long body lies the way it is told to reach as far as it is long. */
export function byRange({ given, places }: Entity): AxisName | undefined {
  const [range, ...others] = places.flatMap(({ place }) => (place.kind === 'range' ? [place] : []))
  const round = given.some(({ word }) => ACROSS.has(word))
  if (!range || others.length > 0 || range.axis === 'z' || !round) return undefined
  const reach = Math.abs(range.to.value - range.from.value)
  const long = given.filter(({ word }) => LONG.has(word))
  return long.every(({ attribute }) => Math.abs((attribute.values[0]?.value ?? 0) - reach) < 1e-6)
    ? range.axis
    : undefined
}

/** "along the X axis from X=-40 to X=40": on that very line. */
export const isOnAxis = (entity: Entity): boolean => {
  const way = entity.orientation ?? byRange(entity)
  if ((way !== 'x' && way !== 'y') || !MAY_LIE.has(shapeOf(entity) ?? 'box')) return false
  return (
    all(entity.places, 'range').some(({ place }) => place.axis === way) &&
    [...entity.places, ...entity.given].some(({ items }) =>
      items.some(({ text }) => /^[xy][- ]axis$/iu.test(text)),
    )
  )
}

/** A ball or a ring about the origin, where not only its place on the ground is told. */
export const isBall = (entity: Entity): boolean =>
  BALLS.has(shapeOf(entity) ?? 'box') &&
  !entity.places.some(
    ({ place, items }) => place.kind === 'centre' && items.some((item) => means(item, 'axis')),
  )

const BALLS: ReadonlySet<ShapeKind> = new Set(['sphere', 'torus'])

export const isLying = (entity: Entity): boolean =>
  (entity.orientation === 'x' || entity.orientation === 'y') && MAY_LIE.has(shapeOf(entity) ?? 'box')

/** Drawn from the front, or from the right: z is up, and the body reaches from its back to its front, or from left to right. */
export const uprightFrame = ({ min, max }: Stand, through: 'x' | 'y'): Record<string, unknown> =>
  through === 'y'
    ? { origin: [tidy((min[0] + max[0]) / 2), max[1], min[2]], normal: '-y', x: '+x' }
    : { origin: [min[0], tidy((min[1] + max[1]) / 2), min[2]], normal: '+x', x: '+y' }

/** Drawn in an upright plane: z is up, and x or y runs the way it is counted. */
export const outlineFrame = ({ axis, min, max }: Stand): Record<string, unknown> => {
  const middle = [0, 1, 2].map((k) => tidy(((min[k] as number) + (max[k] as number)) / 2))
  return axis === 'y'
    ? { origin: [middle[0], max[1], middle[2]], normal: '-y', x: '+x' }
    : { origin: [min[0], middle[1], middle[2]], normal: '+x', x: '+y' }
}
