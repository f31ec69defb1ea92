/** A groove's cross-section: x across it, y into the material, open at y = 0 and drawn a little above. */
import type { FeatureOf } from '../../../plan/features.ts'
import type { Point2 } from '../../../plan/geometry.ts'
import type { Loop, Segment } from '../sketch/loop.ts'

type Shape = FeatureOf<'groove'>['shape']
type Bottom = (half: number, depth: number) => Segment[]

/** From the left wall's top at [-half, 0] to the right one's at [half, 0]. */
const BOTTOMS: Record<Shape, Bottom> = {
  square: (half, depth) => [line([-half, depth]), line([half, depth]), line([half, 0])],
  vee: (half, depth) => [line([0, depth]), line([half, 0])],
  round: (half, depth) => {
    // Deeper than a half circle, the walls are straight down to it; shallower, an arc joins the two rims.
    const wall = Math.max(0, depth - half)
    const radius = wall > 0 ? half : (half ** 2 + depth ** 2) / (2 * depth)
    const centre: Point2 = [0, depth - radius]
    const arc: Segment = { kind: 'arc', to: [half, wall], centre, turn: -1 }
    return wall > 0 ? [line([-half, wall]), arc, line([half, 0])] : [arc]
  },
}

function line(to: Point2): Segment {
  return { kind: 'line', to }
}

export function grooveSection(shape: Shape, width: number, depth: number, above: number): Loop {
  const half = width / 2
  return {
    kind: 'path',
    start: [-half, 0],
    segments: [...BOTTOMS[shape](half, depth), line([half, -above]), line([-half, -above]), line([-half, 0])],
  }
}
