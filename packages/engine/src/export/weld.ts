/** One closed surface from the triangles of many faces: vertices that coincide become one vertex. */

/** Vertices closer than this are one. The kernel places the shared nodes of two faces far closer than that. */
const WELD_MM = 1e-5
/** For small parts the same distance as a share of their size: 1e-5 mm is a visible step on a 0.03 mm part. */
const WELD_SHARE_OF_DIAGONAL = 1e-6
/** Coordinates come in single precision, so two roundings of one point may be this share of it apart. */
const SINGLE_PRECISION = 2 ** -22

export interface Welded {
  positions: Float64Array
  triangles: Uint32Array
}

/** The same mesh with its vertices still apart: what a display needs, which has a normal for each face. */
export interface Unwelded {
  /** Every vertex moved onto the one it was welded to, so that copies of one point are equal to the last digit. */
  snapped: Float64Array
  /** The triangles by their corners before welding, without those that shrank to nothing. */
  kept: Uint32Array
}

export function weld(positions: Float64Array, triangles: Uint32Array): Welded & Unwelded {
  const { vertices, vertexOf } = mergeVertices(positions, weldDistance(positions))
  const welded: number[] = []
  const kept: number[] = []
  for (let t = 0; t < triangles.length; t += 3) {
    const a = vertexOf[triangles[t] as number] as number
    const b = vertexOf[triangles[t + 1] as number] as number
    const c = vertexOf[triangles[t + 2] as number] as number
    if (a === b || b === c || c === a) continue
    welded.push(a, b, c)
    kept.push(...triangles.subarray(t, t + 3))
  }
  const snapped = new Float64Array(positions.length)
  vertexOf.forEach((vertex, i) => {
    snapped.set(vertices.subarray(3 * vertex, 3 * vertex + 3), 3 * i)
  })
  return { positions: vertices, triangles: Uint32Array.from(welded), snapped, kept: Uint32Array.from(kept) }
}

function weldDistance(positions: Float64Array): number {
  const { min, max } = extent(positions)
  const diagonal = Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2])
  const furthest = Math.max(...min.map(Math.abs), ...max.map(Math.abs))
  return Math.max(Math.min(WELD_MM, diagonal * WELD_SHARE_OF_DIAGONAL), furthest * SINGLE_PRECISION)
}

/**
 * Each vertex is looked for in every cell within reach, not in its own cell only: rounding to a grid alone
 * would part two copies of one point that lie on either side of a cell's border.
 */
function mergeVertices(
  positions: Float64Array,
  reach: number,
): { vertices: Float64Array; vertexOf: Uint32Array } {
  const cell = reach * 8
  const count = positions.length / 3
  const slots = 2 ** Math.ceil(Math.log2(2 * count + 2))
  // Vertices by cell, as linked lists: `first` in a hashed cell, then `next` of each.
  const first = new Int32Array(slots).fill(-1)
  const next = new Int32Array(count)
  const vertices = new Float64Array(positions.length)
  const vertexOf = new Uint32Array(count)
  let found = 0
  const cellAt = (v: number) => Math.floor(v / cell)
  const slotOf = (i: number, j: number, k: number) =>
    (Math.imul(i, 73_856_093) ^ Math.imul(j, 19_349_663) ^ Math.imul(k, 83_492_791)) & (slots - 1)
  const isAt = (v: number, x: number, y: number, z: number) =>
    Math.abs((vertices[3 * v] as number) - x) <= reach &&
    Math.abs((vertices[3 * v + 1] as number) - y) <= reach &&
    Math.abs((vertices[3 * v + 2] as number) - z) <= reach
  const find = (x: number, y: number, z: number): number => {
    const [iEnd, jEnd, kEnd] = [cellAt(x + reach), cellAt(y + reach), cellAt(z + reach)]
    for (let i = cellAt(x - reach); i <= iEnd; i++)
      for (let j = cellAt(y - reach); j <= jEnd; j++)
        for (let k = cellAt(z - reach); k <= kEnd; k++)
          for (let v = first[slotOf(i, j, k)] as number; v >= 0; v = next[v] as number)
            if (isAt(v, x, y, z)) return v
    return -1
  }
  for (let i = 0; i < count; i++) {
    const x = positions[3 * i] as number
    const y = positions[3 * i + 1] as number
    const z = positions[3 * i + 2] as number
    let vertex = find(x, y, z)
    if (vertex < 0) {
      vertex = found++
      vertices.set([x, y, z], 3 * vertex)
      const slot = slotOf(cellAt(x), cellAt(y), cellAt(z))
      next[vertex] = first[slot] as number
      first[slot] = vertex
    }
    vertexOf[i] = vertex
  }
  return { vertices: vertices.slice(0, 3 * found), vertexOf }
}

export interface EdgeFaults {
  /** Directed edges that do not run as often one way as the other: a hole in the surface. */
  open: number
  /** Directed edges that run more than once: surfaces that touch along a line. */
  crowded: number
}

/** A closed surface passes every edge once in each direction. */
export function edgeFaults({ positions, triangles }: Welded): EdgeFaults {
  const vertexCount = positions.length / 3
  const times = new Map<number, number>()
  for (let t = 0; t < triangles.length; t += 3)
    for (let side = 0; side < 3; side++) {
      const from = triangles[t + side] as number
      const to = triangles[t + ((side + 1) % 3)] as number
      const key = from * vertexCount + to
      times.set(key, (times.get(key) ?? 0) + 1)
    }
  const faults: EdgeFaults = { open: 0, crowded: 0 }
  for (const [key, count] of times) {
    const twin = (key % vertexCount) * vertexCount + Math.floor(key / vertexCount)
    if ((times.get(twin) ?? 0) !== count) faults.open++
    if (count > 1) faults.crowded++
  }
  return faults
}

/** Positive when the triangles face outwards. Taken about a vertex, so that a far-off part loses no digits. */
export function signedVolume({ positions, triangles }: Welded): number {
  const [ox = 0, oy = 0, oz = 0] = positions
  const corner = (t: number): [number, number, number] => {
    const at = 3 * (triangles[t] as number)
    return [
      (positions[at] as number) - ox,
      (positions[at + 1] as number) - oy,
      (positions[at + 2] as number) - oz,
    ]
  }
  let sixfold = 0
  for (let t = 0; t < triangles.length; t += 3) {
    const a = corner(t)
    const b = corner(t + 1)
    const c = corner(t + 2)
    sixfold +=
      a[0] * (b[1] * c[2] - b[2] * c[1]) +
      a[1] * (b[2] * c[0] - b[0] * c[2]) +
      a[2] * (b[0] * c[1] - b[1] * c[0])
  }
  return sixfold / 6
}

type Triple = [number, number, number]

export function extent(positions: ArrayLike<number>): { min: Triple; max: Triple } {
  const min: Triple = [Infinity, Infinity, Infinity]
  const max: Triple = [-Infinity, -Infinity, -Infinity]
  for (let i = 0; i < positions.length; i += 3)
    for (const axis of [0, 1, 2] as const) {
      const v = positions[i + axis] as number
      if (v < min[axis]) min[axis] = v
      if (v > max[axis]) max[axis] = v
    }
  return { min, max }
}

/** Several closed surfaces as one list of triangles, their vertices kept apart. */
export function joinMeshes(meshes: readonly Welded[]): Welded {
  const positions = new Float64Array(meshes.reduce((sum, m) => sum + m.positions.length, 0))
  const triangles = new Uint32Array(meshes.reduce((sum, m) => sum + m.triangles.length, 0))
  let coordinates = 0
  let corners = 0
  for (const mesh of meshes) {
    positions.set(mesh.positions, coordinates)
    for (let i = 0; i < mesh.triangles.length; i++)
      triangles[corners + i] = (mesh.triangles[i] as number) + coordinates / 3
    coordinates += mesh.positions.length
    corners += mesh.triangles.length
  }
  return { positions, triangles }
}
