/** What is told by coordinates, and by the middles of balls, is measured once the whole part is known. */
import type { AxisName } from '../../../plan/geometry.ts'
import type { Build } from '../build.ts'
import type { Figure } from '../nodes.ts'
import { indexOf, isSame, sizeAlong } from '../space.ts'

/** A side of a body lies on this level: measured from the far end of the part. */
export function takeLevel(build: Build, figure: Figure, says: string, axis: AxisName): number {
  const level = build.take(figure, says)
  build.later(() => {
    const k = indexOf(axis)
    const { whole } = build
    const far = level - whole.min[k] > whole.max[k] - level ? whole.min[k] : whole.max[k]
    build.measureAs(figure, { kind: 'levels', axis, from: far, to: level }, Math.abs(level - far))
  })
  return level
}

/** The middle of a ball has no face: the part's own size along that axis says where it is. */
export function measureBall(build: Build, figure: Figure, axis: AxisName, low: number, high: number): void {
  build.later(() => {
    const k = indexOf(axis)
    const { whole } = build
    if (isSame(whole.max[k], high) || isSame(whole.min[k], low))
      build.measureAs(figure, { kind: 'extent', axis }, sizeAlong(whole, axis))
  })
}
