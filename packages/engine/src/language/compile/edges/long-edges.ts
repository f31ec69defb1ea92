/** "the four long edges", "the long top edges", "the short edges": of a straight body, by how long they are. */
import { EngineError } from '../../../errors.ts'
import type { AxisName, Point3, SignedAxis } from '../../../plan/geometry.ts'
import { quote } from '../../sizes/sizes.ts'
import { along, type Stand } from '../faces/stand.ts'
import type { Chosen } from './edge-sets.ts'

const AXES = ['x', 'y', 'z'] as const

/** Long are those of its longest way; short the shorter two of those that are seen from above. */
function wayOf(stand: Stand, which: 'long' | 'short'): AxisName | undefined {
  const extent = (axis: AxisName): number => along(stand.max, axis) - along(stand.min, axis)
  const sorted = (which === 'long' ? AXES : (['x', 'y'] as const)).toSorted((a, b) => extent(b) - extent(a))
  const [first, second] = which === 'long' ? sorted : sorted.toReversed()
  return first && second && Math.abs(extent(first) - extent(second)) > 1e-6 ? first : undefined
}

export function longEdges(
  words: ReadonlySet<string>,
  stand: Stand,
  faces: readonly SignedAxis[],
): Chosen | undefined {
  const which = (['long', 'short'] as const).find((word) => words.has(word))
  if (!which || stand.shape !== 'box' || words.has('corner')) return undefined
  const axis = wayOf(stand, which)
  const beside = faces.filter((face) => face[1] !== axis)
  // "one of its short ends": a side of the body, whose edges run every way.
  if (!axis || beside.length < faces.length || words.has('end'))
    throw new EngineError(
      'prompt_too_ambiguous',
      `Which are the ${which} edges of ${quote(stand.entity.item.text)}? Name them by their sides or by the axis they run along.`,
    )
  const near = AXES.map((each, index) =>
    each === axis
      ? ((stand.min[index] as number) + (stand.max[index] as number)) / 2
      : beside[0] === `-${each}`
        ? stand.min[index]
        : stand.max[index],
  ) as Point3
  const base = { parallelTo: `+${axis}` as SignedAxis, feature: stand.id, outer: true }
  return {
    edges:
      beside.length === 0
        ? [base]
        : beside.map((facing) => ({
            ...base,
            face: { facing, feature: stand.id, pick: 'outermost' as const },
          })),
    near,
    count: beside.length === 0 ? 4 : 2 * beside.length,
    says: `${which} edges`,
  }
}
