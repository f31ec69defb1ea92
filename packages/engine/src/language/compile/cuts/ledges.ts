/** A step cut all round the top of a body: what stands between its outline and the outline set inwards. */
import { EngineError } from '../../../errors.ts'
import type { AxisName, Point3, SignedAxis } from '../../../plan/geometry.ts'
import type { Measure } from '../../../plan/requirement.ts'
import type { Entity } from '../../entity.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import { ALL_ROUND } from '../../worked/ledges.ts'
import type { FeatureInput } from '../bodies/bodies.ts'
import { type Dimensions, dimensionsOf, need } from '../bodies/dimensions.ts'
import type { Stand } from '../faces/stand.ts'
import { all, facesTold } from '../layout/statements.ts'
import { type Ledger, millimetres, sourceOf, toleranceOf } from '../ledger.ts'

/** Outlines that can be set inwards: a rectangle, its corners rounded or not, and a circle. */
function outlines(
  stand: Stand,
  width: number,
  cornerRadius: number,
): [outer: object, inner: object] | undefined {
  const [x, y] = [stand.max[0] - stand.min[0], stand.max[1] - stand.min[1]]
  if (Math.min(x, y) <= 2 * width) return undefined
  if (stand.shape === 'round')
    return [
      { kind: 'circle', diameter: 2 * x },
      { kind: 'circle', diameter: tidy(x - 2 * width) },
    ]
  if (stand.shape !== 'box') return undefined
  const inner = tidy(cornerRadius - width)
  return [
    { kind: 'rectangle', width: 2 * x, height: 2 * y },
    {
      kind: 'rectangle',
      width: tidy(x - 2 * width),
      height: tidy(y - 2 * width),
      ...(inner > 0 ? { cornerRadius: inner } : {}),
    },
  ]
}

const levels = (axis: AxisName, from: number, to: number): Measure => ({
  kind: 'levels',
  axis,
  from: tidy(from),
  to: tidy(to),
})

/** Beside a flat side the step is measured as it is; round a cylinder by the neck it leaves. */
function widthOf(stand: Stand, width: number, depth: number): { measure: Measure; value: number } {
  if (stand.shape !== 'round')
    return { measure: levels('x', stand.min[0], stand.min[0] + width), value: width }
  const neck = tidy(stand.max[0] - stand.min[0] - 2 * width)
  const near: Point3 = [tidy(stand.max[0] - width), stand.origin[1], tidy(stand.max[2] - depth / 2)]
  return { measure: { kind: 'cylinder-diameter', near }, value: neck }
}

/** The sides along which it is cut, where it does not go all round. */
function sidesOf({ places }: Entity): readonly SignedAxis[] {
  const said = [
    ...all(places, 'face').map(({ place }) => place.face),
    ...all(places, 'flush').map(({ place }) => place.side),
  ]
  return [...new Set([...(facesTold(places) ?? []), ...said])].filter((side) => side[1] !== 'z')
}

/** A strip along one side, from end to end. */
function alongSide(
  { min, max }: Stand,
  side: SignedAxis,
  [width, depth]: readonly [number, number],
  ledger: Ledger,
  dimensions: Dimensions,
): FeatureInput {
  const id = ledger.name('ledge')
  const index = side[1] === 'x' ? 0 : 1
  const size: Point3 = [max[0] - min[0], max[1] - min[1], depth]
  const origin: Point3 = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, max[2] - depth]
  size[index] = width
  const inner = side[0] === '+' ? max[index] - width : min[index] + width
  origin[index] = side[0] === '+' ? max[index] - width / 2 : min[index] + width / 2
  for (const { dimension, value, given } of dimensions.stated)
    ledger.require({
      name: `${id}-${dimension}`,
      says: `step along the ${side} side, ${dimension} ${millimetres(value)}`,
      measure:
        dimension === 'width'
          ? levels(
              side[1] as AxisName,
              Math.min(inner, side[0] === '+' ? max[index] : min[index]),
              Math.max(inner, side[0] === '+' ? max[index] : min[index]),
            )
          : levels('z', max[2] - depth, max[2]),
      value,
      source: sourceOf(given),
      tolerance: toleranceOf(given, value),
    })
  return { kind: 'box', id, operation: 'cut', size, frame: { origin: origin.map(tidy) as Point3 } }
}

export function makeLedge(
  entity: Entity,
  stand: Stand,
  cornerRadius: number,
  ledger: Ledger,
): FeatureInput[] {
  const dimensions = dimensionsOf(entity)
  const [width, depth] = [need(dimensions, 'width', entity), need(dimensions, 'depth', entity)]
  const sides = sidesOf(entity)
  if (sides.length > 0 && stand.shape === 'box' && depth < stand.max[2] - stand.min[2])
    return sides.map((side) => alongSide(stand, side, [width, depth], ledger, dimensions))
  if (!entity.manners.has(ALL_ROUND))
    throw new EngineError(
      'prompt_too_ambiguous',
      `Along which edge is ${quote(entity.item.text)} cut? Say, for example, “along the left edge” or “around the top edge”.`,
    )
  const pair = outlines(stand, width, cornerRadius)
  const height = stand.max[2] - stand.min[2]
  if (!pair || depth >= height)
    throw new EngineError(
      'geometry_validation_failed',
      `A step ${millimetres(width)} wide and ${millimetres(depth)} deep cannot be cut around ${quote(stand.entity.item.text)}.`,
    )
  const id = ledger.name('ledge')
  for (const { dimension, value, given } of dimensions.stated) {
    const wide = dimension === 'width'
    const measured = wide
      ? widthOf(stand, width, depth)
      : { measure: levels('z', stand.max[2] - depth, stand.max[2]), value: depth }
    ledger.require({
      name: `${id}-${dimension}`,
      says: `step around, ${wide ? 'width' : 'depth'} ${millimetres(value)}`,
      ...measured,
      source: sourceOf(given),
      tolerance: toleranceOf(given, value),
    })
  }
  const [outer, inner] = pair
  const around = {
    kind: 'extrude',
    id,
    operation: 'cut',
    sketch: { add: [outer], cut: [inner] },
    plane: {
      on: 'frame',
      origin: [(stand.min[0] + stand.max[0]) / 2, (stand.min[1] + stand.max[1]) / 2, stand.max[2]],
    },
    extent: { kind: 'length', length: depth, direction: 'backward' },
  }
  return [around as FeatureInput]
}
