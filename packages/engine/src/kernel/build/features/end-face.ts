/** An end face of an extrusion, known without a kernel: where its centre lies and how far it extends. */
import type { Point2, Point3 } from '../../../plan/geometry.ts'
import { type Axes, add, dot, scale, subtract, toPart } from '../../../plan/vector.ts'
import { spannedAxes } from '../../select/face-frame.ts'
import { isParallel } from '../../select/faces.ts'
import { type Loop, loopBox } from '../sketch/loop.ts'
import type { Extrusion } from './foldable.ts'
import type { FaceExtent } from './layout.ts'

export interface EndFace {
  axes: Axes
  extent: FaceExtent
  /** False where the box is that of the figure's own axes, which are turned against the face's. */
  boxIsExact: boolean
}

/** Undefined where the centre of the face's box is not certain from the outline alone. */
export function endFace(
  { sketch, axes, length }: Extrusion,
  outer: Loop,
  side: 'start' | 'end',
): EndFace | undefined {
  const normal: Point3 = side === 'end' ? axes.z : scale(axes.z, -1)
  const spanned = spannedAxes(normal)
  const level = [0, 1, 2].some((k) => Math.abs(Math.abs(normal[k] as number) - 1) < 1e-9)
  const straight = isParallel(axes.x, spanned.x)
  const aligned = straight || isParallel(axes.x, spanned.y)
  const round = outer.kind === 'circle'
  const symmetric = round || isWholeRectangle(sketch)
  const sampled = outer.kind === 'path' && outer.segments.some((s) => s.kind === 'spline')
  if (sampled || (!symmetric && !(level && aligned))) return undefined

  const { min, max } = loopBox(outer)
  const middle: Point2 = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2]
  const half: Point2 = [(max[0] - min[0]) / 2, (max[1] - min[1]) / 2]
  const [u, v] = straight || round ? half : [half[1], half[0]]
  const origin = toPart(axes, [...middle, side === 'end' ? length : 0])
  return {
    axes: { origin, ...spanned, z: normal },
    extent: {
      min: [-u, -v],
      max: [u, v],
      partOrigin: [-dot(origin, spanned.x), -dot(origin, spanned.y)],
    },
    boxIsExact: aligned || round,
  }
}

function isWholeRectangle({ add: [profile] }: Extrusion['sketch']): boolean {
  return (
    profile?.kind === 'rectangle' && profile.cornerRadius === undefined && profile.cornerChamfer === undefined
  )
}

/** A position on the face, in the coordinates of the extrusion's sketch. */
export function inSketch(sketch: Axes, face: Axes, [u, v]: Point2): Point2 {
  const from = subtract(add(face.origin, add(scale(face.x, u), scale(face.y, v))), sketch.origin)
  return [dot(from, sketch.x), dot(from, sketch.y)]
}
