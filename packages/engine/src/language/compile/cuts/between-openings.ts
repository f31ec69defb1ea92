/** "leaving 5 mm of material between the two holes": what stands between two openings, end to end or side by side. */
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import { tidy } from '../../quantities/scan.ts'
import { along, onFace } from '../faces/stand.ts'
import { type Cut, mouthSize } from './cut.ts'

const AXES = ['x', 'y', 'z'] as const

export interface Between {
  axis: AxisName
  from: number
  to: number
  /** Between two round walls there are no two levels: it is measured there. */
  at?: Point3
}

interface Opening {
  min: Point3
  max: Point3
  /** The way it is cut. */
  normal: AxisName
  round: boolean
}

function openingsOf(cut: Cut): Opening[] {
  const { face, laid, depth, through, diameter } = cut
  const [x, y] = mouthSize(cut)
  if (x === 0 || y === 0) return []
  return laid.positions.map((position) => {
    const ends = [onFace(face, position), onFace(face, position, through ? face.depth : depth)]
    const half = (axis: AxisName): number => (axis === face.u ? x / 2 : axis === face.v ? y / 2 : 0)
    const reach = (pick: (...values: number[]) => number, way: number): Point3 =>
      AXES.map((axis) => tidy(pick(...ends.map((end) => along(end, axis))) + way * half(axis))) as Point3
    return {
      min: reach(Math.min, -1),
      max: reach(Math.max, 1),
      normal: face.normal[1] as AxisName,
      round: diameter > 0,
    }
  })
}

const middle = ({ min, max }: Opening, axis: AxisName): number => (along(min, axis) + along(max, axis)) / 2

/** Whether they lie behind each other along an axis: over each other in both others, round walls crest to crest. */
const areInLine = (a: Opening, b: Opening, axis: AxisName): boolean =>
  AXES.filter((other) => other !== axis).every((other) => {
    const overlap =
      Math.min(along(a.max, other), along(b.max, other)) - Math.max(along(a.min, other), along(b.min, other))
    const crests = !(a.round || b.round) || [a, b].some(({ normal }) => normal === axis || normal === other)
    return overlap > 1e-6 && (crests || Math.abs(middle(a, other) - middle(b, other)) < 1e-6)
  })

export function betweenOpenings(cuts: readonly Cut[]): Between[] {
  const openings = cuts.flatMap(openingsOf)
  return openings.flatMap((a) =>
    openings.flatMap((b) =>
      AXES.flatMap((axis): Between[] => {
        const [from, to] = [along(a.max, axis), along(b.min, axis)]
        if (to - from < 1e-6 || !areInLine(a, b, axis)) return []
        const curved = [a, b].some(({ round, normal }) => round && normal !== axis)
        if (!curved) return [{ axis, from, to }]
        const at = AXES.map((other, index) =>
          other === axis
            ? tidy((from + to) / 2)
            : tidy(
                (Math.max(a.min[index] as number, b.min[index] as number) +
                  Math.min(a.max[index] as number, b.max[index] as number)) /
                  2,
              ),
        ) as Point3
        return [{ axis, from, to, at }]
      }),
    ),
  )
}
