/** What a plane takes off a body. */
import type { Point3 } from '../../../plan/geometry.ts'
import type { FeatureInput } from '../bodies/bodies.ts'
import type { Stand } from '../faces/stand.ts'

/** All that lies beyond a plane, as far as the body reaches. */
export function beyond(id: string, origin: Point3, normal: Point3, { min, max }: Stand): FeatureInput {
  const reach = 4 * Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2])
  return {
    kind: 'extrude',
    id,
    operation: 'cut',
    sketch: { add: [{ kind: 'rectangle', width: reach, height: reach }] },
    plane: { on: 'frame', origin, normal },
    extent: { kind: 'length', length: reach },
  }
}
