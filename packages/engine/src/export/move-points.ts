/** The vertices of a mesh, moved with its instance. */
import type { Motion } from '../kernel/model.ts'

export function movePoints(motion: Motion, positions: Float64Array): Float64Array {
  const [r, s, t] = motion.rotation
  const moved = new Float64Array(positions.length)
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = positions.subarray(i, i + 3) as unknown as [number, number, number]
    moved[i] = r[0] * x + r[1] * y + r[2] * z + motion.shift[0]
    moved[i + 1] = s[0] * x + s[1] * y + s[2] * z + motion.shift[1]
    moved[i + 2] = t[0] * x + t[1] * y + t[2] * z + motion.shift[2]
  }
  return moved
}
