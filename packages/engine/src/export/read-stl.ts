/** Reads binary STL: the triangles, with corners of equal coordinates made one vertex. */
import { EngineError } from '../errors.ts'
import { STL_HEADER_BYTES, STL_TRIANGLE_BYTES } from './stl.ts'
import type { Welded } from './weld.ts'

export function readStl(bytes: Uint8Array): Welded {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = bytes.length < STL_HEADER_BYTES + 4 ? -1 : view.getUint32(STL_HEADER_BYTES, true)
  const expected = STL_HEADER_BYTES + 4 + count * STL_TRIANGLE_BYTES
  if (bytes.length !== expected)
    throw new EngineError(
      'export_failed',
      `the STL file has ${bytes.length} bytes where its ${count} triangles need ${expected}`,
    )
  const vertexAt = new Map<string, number>()
  const positions: number[] = []
  const triangles = new Uint32Array(count * 3)
  for (let corner = 0; corner < triangles.length; corner++) {
    const start = STL_HEADER_BYTES + 4 + Math.floor(corner / 3) * STL_TRIANGLE_BYTES + 12 + (corner % 3) * 12
    const point = [0, 4, 8].map((offset) => view.getFloat32(start + offset, true))
    const key = point.join()
    let vertex = vertexAt.get(key)
    if (vertex === undefined) {
      vertex = positions.length / 3
      positions.push(...point)
      vertexAt.set(key, vertex)
    }
    triangles[corner] = vertex
  }
  return { positions: Float64Array.from(positions), triangles }
}
