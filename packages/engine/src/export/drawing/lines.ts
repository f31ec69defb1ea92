/**
 * The lines of a part that a drawing may show, in space: the edges of its solid, sharp or smooth, and, for one
 * direction of view, the outlines of its curved faces.
 */

import type { Mesh } from '../../kernel/mesh.ts'
import type { Point3 } from '../../plan/geometry.ts'
import { dot } from '../../plan/vector.ts'
import { weld } from '../weld.ts'

/** A line through a face's interior or along its border, as pairs of points: x, y, z, x, y, z. */
export type Segments = number[]

export interface PartLines {
  sharp: Segments
  smooth: Segments
}

/** Two faces that meet at a smaller angle run into each other smoothly. */
const SMOOTH_COSINE = Math.cos((8 * Math.PI) / 180)

/** Face borders, told apart by the exact normals on either side. A face's border with itself, a seam, is no line. */
export function partLines({ positions, normals, triangles }: Mesh): PartLines {
  const faceOf = facesByVertex(positions.length / 3, triangles)
  const { triangles: welded, kept } = weld(positions, triangles)
  const lines: PartLines = { sharp: [], smooth: [] }
  const waiting = new Map<string, [number, number]>()
  for (let t = 0; t < welded.length; t += 3)
    for (let side = 0; side < 3; side++) {
      const end = (side + 1) % 3
      const [from, to] = [kept[t + side] as number, kept[t + end] as number]
      const twin = `${welded[t + end]},${welded[t + side]}`
      const other = waiting.get(twin)
      if (!other) {
        waiting.set(`${welded[t + side]},${welded[t + end]}`, [from, to])
        continue
      }
      waiting.delete(twin)
      const [otherTo, otherFrom] = other
      if (faceOf[from] === faceOf[otherFrom]) continue
      const cosine = Math.min(normalCosine(normals, from, otherFrom), normalCosine(normals, to, otherTo))
      const segments = cosine < SMOOTH_COSINE ? lines.sharp : lines.smooth
      segments.push(...positions.subarray(3 * from, 3 * from + 3), ...positions.subarray(3 * to, 3 * to + 3))
    }
  return lines
}

/** Vertices are not shared between faces, so whatever triangles connect is one face. */
function facesByVertex(count: number, triangles: Uint32Array): Uint32Array {
  const parent = Uint32Array.from({ length: count }, (_, i) => i)
  const root = (v: number): number => {
    let r = v
    while (parent[r] !== r) {
      parent[r] = parent[parent[r] as number] as number
      r = parent[r] as number
    }
    return r
  }
  for (let t = 0; t < triangles.length; t += 3) {
    const a = root(triangles[t] as number)
    parent[root(triangles[t + 1] as number)] = a
    parent[root(triangles[t + 2] as number)] = a
  }
  return parent.map((_, v) => root(v))
}

const at = (values: ArrayLike<number>, vertex: number): Point3 => [
  values[3 * vertex] as number,
  values[3 * vertex + 1] as number,
  values[3 * vertex + 2] as number,
]

const normalCosine = (normals: Float32Array, a: number, b: number) => dot(at(normals, a), at(normals, b))

/**
 * Where a curved face turns away from the eye: in every triangle the line on which the normal, running evenly from
 * corner to corner, is square to the view.
 */
export function outlines({ positions, normals, triangles }: Mesh, towardsEye: Point3): Segments {
  const segments: Segments = []
  for (let t = 0; t < triangles.length; t += 3) {
    const corners = [0, 1, 2].map((k) => triangles[t + k] as number)
    const facing = corners.map((v) => {
      const value = dot(at(normals, v), towardsEye)
      return Math.abs(value) < 1e-6 ? 0 : value
    })
    if (facing.every((f) => f >= 0) || facing.every((f) => f < 0)) continue
    for (let k = 0; k < 3; k++) {
      const [f, g] = [facing[k] as number, facing[(k + 1) % 3] as number]
      if (f >= 0 === g >= 0) continue
      const share = f / (f - g)
      const [p, q] = [at(positions, corners[k] as number), at(positions, corners[(k + 1) % 3] as number)]
      segments.push(...p.map((v, i) => v + share * ((q[i] as number) - v)))
    }
  }
  return segments
}
