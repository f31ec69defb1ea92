/** Binary STL: every instance in its place, as one list of triangles in millimetres. */
import type { Model } from '../kernel/model.ts'
import type { MeshCache } from './mesh-cache.ts'
import { movePoints } from './move-points.ts'
import { joinMeshes } from './weld.ts'

/** Some readers take a file that begins with "solid" for the text form. */
const HEADER = 'Cadwright binary STL, millimetres'
export const STL_HEADER_BYTES = 80
export const STL_TRIANGLE_BYTES = 50

export function writeStl(model: Model, meshes: MeshCache): Uint8Array {
  const { positions, triangles } = joinMeshes(
    model.instances.map(({ part, motion }) => {
      const { welded } = meshes.mesh(part)
      return { positions: movePoints(motion, welded.positions), triangles: welded.triangles }
    }),
  )
  const count = triangles.length / 3
  const bytes = new Uint8Array(STL_HEADER_BYTES + 4 + count * STL_TRIANGLE_BYTES)
  bytes.set(new TextEncoder().encode(HEADER))
  const view = new DataView(bytes.buffer)
  view.setUint32(STL_HEADER_BYTES, count, true)
  for (let t = 0; t < count; t++) {
    const corners = [0, 1, 2].map((c) => {
      const at = 3 * (triangles[3 * t + c] as number)
      return positions.subarray(at, at + 3)
    }) as [Float64Array, Float64Array, Float64Array]
    const numbers = [...facetNormal(...corners), ...corners[0], ...corners[1], ...corners[2]]
    const start = STL_HEADER_BYTES + 4 + t * STL_TRIANGLE_BYTES
    for (const [i, value] of numbers.entries()) view.setFloat32(start + 4 * i, value, true)
  }
  return bytes
}

function facetNormal(a: Float64Array, b: Float64Array, c: Float64Array): [number, number, number] {
  const u = [0, 1, 2].map((i) => (b[i] as number) - (a[i] as number)) as [number, number, number]
  const v = [0, 1, 2].map((i) => (c[i] as number) - (a[i] as number)) as [number, number, number]
  const n = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const
  const length = Math.hypot(...n) || 1
  return [n[0] / length, n[1] / length, n[2] / length]
}
