/** What is only said again: a number follows from the rest where the part has it somewhere. */
import type { Build } from './build.ts'
import type { Figure } from './nodes.ts'
import { AXES, indexOf } from './space.ts'

const SAME_MM = 0.02

/** Along which axis a size of the whole is told. */
export function follows(build: Build, { value }: Figure): boolean {
  const same = (size: number): boolean => Math.abs(Math.abs(size) - Math.abs(value)) < SAME_MM
  if (build.implied.some((implied) => same(implied.value))) return true
  return AXES.some((axis) => {
    const k = indexOf(axis)
    const { whole } = build
    const levels = [
      whole.min[k],
      whole.max[k],
      ...build.solids.flatMap(({ box, spots, inner = box }) => [
        inner.min[k],
        inner.max[k],
        box.min[k],
        box.max[k],
        (box.min[k] + box.max[k]) / 2,
        ...spots.map((spot) => spot[k]),
      ]),
    ]
    return levels.some((a) => levels.some((b) => same(a - b)))
  })
}
