/** Where the copies of a feature sit on a planar face: positions in its local axes, from the centre of its box. */
import { EngineError } from '../../../errors.ts'
import type { Point2 } from '../../../plan/geometry.ts'
import type { Layout } from '../../../plan/layout.ts'
import { polar, radians } from '../sketch/plane-vector.ts'
import { impossible, mm } from './refusal.ts'

/** The face's box in local axes whose [0, 0] is the centre of the face. */
export interface FaceExtent {
  min: Point2
  max: Point2
  /** Where the part's own origin falls on the face. */
  partOrigin: Point2
}

type Planar = Exclude<Layout, { kind: 'around' }>
type Arranged<K extends Planar['kind']> = (
  layout: Extract<Planar, { kind: K }>,
  extent: FaceExtent,
  feature: string,
) => Point2[]

const from = ([x, y]: Point2, points: readonly Point2[]): Point2[] => points.map(([u, v]) => [x + u, y + v])

/** `count` positions spread evenly about 0. */
const centred = (count: number, pitch: number): number[] =>
  Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * pitch)

const ARRANGEMENTS: { [K in Planar['kind']]: Arranged<K> } = {
  points: ({ points, origin }, extent) =>
    origin === 'part' ? from(extent.partOrigin, points) : points.map(([x, y]) => [x, y]),
  corners: ({ inset }, { min, max }, feature) => {
    for (const axis of [0, 1] as const) {
      const size = max[axis] - min[axis]
      if (!(inset[axis] * 2 < size))
        throw impossible(
          feature,
          `an inset of ${mm(inset[axis])} from both sides leaves no corners on a face ${mm(size)} across`,
        )
    }
    const [left, right] = [min[0] + inset[0], max[0] - inset[0]]
    const [low, high] = [min[1] + inset[1], max[1] - inset[1]]
    return [
      [left, low],
      [right, low],
      [right, high],
      [left, high],
    ]
  },
  'bolt-circle': ({ diameter, count, startDeg, anglesDeg, centre }) => {
    const angles = anglesDeg ?? Array.from({ length: count }, (_, i) => startDeg + (360 * i) / count)
    return from(
      centre,
      angles.map((angle) => polar(diameter / 2, radians(angle))),
    )
  },
  grid: ({ columns, rows, pitch, centre }) =>
    from(
      centre,
      centred(rows, pitch[1]).flatMap((y) => centred(columns, pitch[0]).map((x): Point2 => [x, y])),
    ),
  line: ({ count, from: start, to }) =>
    Array.from({ length: count }, (_, i) => {
      const share = count === 1 ? 0 : i / (count - 1)
      return [start[0] + (to[0] - start[0]) * share, start[1] + (to[1] - start[1]) * share]
    }),
}

export function layoutPoints(layout: Layout, extent: FaceExtent, feature = 'layout'): Point2[] {
  if (layout.kind === 'around')
    throw new EngineError(
      'geometry_validation_failed',
      `${feature}: positions around an axis need a cylindrical face, and this face is flat`,
      feature,
    )
  const arrange = ARRANGEMENTS[layout.kind] as Arranged<Planar['kind']>
  return arrange(layout, extent, feature)
}
