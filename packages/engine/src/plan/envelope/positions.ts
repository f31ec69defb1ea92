/** Where a layout puts its copies, in the face's local axes, from the middle of the face's box. */
import { layoutPoints } from '../../kernel/build/features/layout.ts'
import type { Point2 } from '../geometry.ts'
import type { Layout } from '../layout.ts'

/** Undefined on round faces, whose positions are angles, and where corners do not fit the face. */
export function positionsOf(layout: Layout, [width, height]: Point2): Point2[] | undefined {
  if (layout.kind === 'around') return undefined
  if (layout.kind === 'corners' && !(layout.inset[0] * 2 < width && layout.inset[1] * 2 < height))
    return undefined
  return layoutPoints(layout, {
    min: [-width / 2, -height / 2],
    max: [width / 2, height / 2],
    partOrigin: [0, 0],
  })
}
