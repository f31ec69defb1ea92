/** How far the instances of an assembly move apart: away from its middle, and along z those that share it. */
import { type Box3, Vector3 } from 'three'
import type { SceneInstance } from './part-model.ts'

/** At the end of the slider an instance is this much further from the middle than it was. */
const REACH = 1.4
/** As a share of the assembly's size: nearer to the axis than this, an instance has no way out sideways. */
const CENTRAL = 0.04
/** Between two of those that move along z, as a share of their heights. */
const GAP = 0.35

export function explosion(instances: readonly SceneInstance[], whole: Box3): Vector3[] {
  const middle = whole.getCenter(new Vector3())
  const size = whole.getSize(new Vector3()).length()
  const away = instances.map(({ box }) => box.getCenter(new Vector3()).sub(middle))
  const central = instances
    .map((instance, index) => ({ instance, index, offset: away[index] as Vector3 }))
    .filter(({ offset }) => Math.hypot(offset.x, offset.y) < size * CENTRAL)
    // What is lower goes down, what is higher goes up; at the same height the larger stays below.
    .sort((a, b) => a.offset.z - b.offset.z || bulk(b.instance) - bulk(a.instance))
  const moves = away.map((offset) => offset.clone().multiplyScalar(REACH))
  let top = Number.NEGATIVE_INFINITY
  for (const { instance, index } of central) {
    const { min, max } = instance.box
    const height = max.z - min.z
    const bottom = Math.max(min.z, top)
    moves[index] = new Vector3(0, 0, bottom - min.z)
    top = bottom + height * (1 + GAP)
  }
  centre(central.map(({ index }) => moves[index] as Vector3))
  return moves
}

const bulk = ({ box }: SceneInstance): number => {
  const { x, y, z } = box.getSize(new Vector3())
  return x * y * z
}

/** The stack grows both ways. */
function centre(moves: readonly Vector3[]): void {
  const last = moves.at(-1)
  if (!last) return
  const half = last.z / 2
  for (const move of moves) move.z -= half
}
