/** A step cut all round the top of a body: what stands between its outline and the outline set inwards. */
import { EngineError } from '../../errors.ts'
import type { AxisName, Point3 } from '../../plan/geometry.ts'
import type { Measure } from '../../plan/requirement.ts'
import type { Entity } from '../entity.ts'
import { tidy } from '../quantities/scan.ts'
import { quote } from '../sizes.ts'
import type { FeatureInput } from './bodies.ts'
import { dimensionsOf, need } from './dimensions.ts'
import { type Ledger, millimetres, sourceOf, toleranceOf } from './ledger.ts'
import type { Stand } from './stand.ts'

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

export function makeLedge(entity: Entity, stand: Stand, cornerRadius: number, ledger: Ledger): FeatureInput {
  const dimensions = dimensionsOf(entity)
  const [width, depth] = [need(dimensions, 'width', entity), need(dimensions, 'depth', entity)]
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
  return {
    kind: 'extrude',
    id,
    operation: 'cut',
    sketch: { add: [outer], cut: [inner] },
    plane: {
      on: 'frame',
      origin: [(stand.min[0] + stand.max[0]) / 2, (stand.min[1] + stand.max[1]) / 2, stand.max[2]],
    },
    extent: { kind: 'length', length: depth, direction: 'backward' },
  } as FeatureInput
}
