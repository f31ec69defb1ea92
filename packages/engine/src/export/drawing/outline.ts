/** Where the curved faces of a part turn away from the eye. */
import type { Mesh } from '../../kernel/mesh.ts'
import type { Point3 } from '../../plan/geometry.ts'
import { cross, dot, norm, subtract } from '../../plan/vector.ts'
import { chainLinks } from './chain.ts'
import type { SheetMesh } from './lines.ts'

/** A facing smaller than this is that of a wall seen exactly from its side. */
const EDGE_ON = 1e-6
/** Facets turn by 10°, 30° at the coarsest. */
const POLE_COSINE = Math.cos((40 * Math.PI) / 180)

/**
 * In every triangle the line on which the normal, running evenly from corner to corner, is square to the view. Its
 * ends lie on the sides of triangles, which neighbours share: that is what joins them into polylines (x, y, z, …).
 */
export function outlines({ display, welded }: SheetMesh, towardsEye: Point3): Float64Array[] {
  const { positions, normals, triangles } = display
  const facing = facings(normals, towardsEye)
  const vertexCount = welded.positions.length / 3
  const ends: number[] = []
  const places = new Map<number, Point3>()
  /** On the side between two corners, by a number that is the same for both triangles there. */
  const crossing = (start: number, end: number): number => {
    const [v, w] = [welded.triangles[start] as number, welded.triangles[end] as number]
    const side = Math.min(v, w) * vertexCount + Math.max(v, w)
    if (!places.has(side)) {
      const [from, to] = [triangles[start] as number, triangles[end] as number]
      const [f, g] = [facing[from] as number, facing[to] as number]
      places.set(side, pointBetween(positions, normals, from, to, f / (f - g)))
    }
    return side
  }
  for (let t = 0; t < triangles.length; t += 3) {
    const a = (facing[triangles[t] as number] as number) >= 0
    const b = (facing[triangles[t + 1] as number] as number) >= 0
    const c = (facing[triangles[t + 2] as number] as number) >= 0
    if (a === b && b === c) continue
    const pole = poleOf(display, t)
    if (pole >= 0) {
      // All the way to the tip, whose one normal fits none of the triangles around it.
      const [k, l] = [(pole + 1) % 3, (pole + 2) % 3]
      if ([a, b, c][k] === [a, b, c][l]) continue
      ends.push(crossing(t + k, t + l))
      const tip = -1 - (welded.triangles[t + pole] as number)
      const v = triangles[t + pole] as number
      places.set(tip, [...positions.subarray(3 * v, 3 * v + 3)] as unknown as Point3)
      ends.push(tip)
      continue
    }
    if (a !== b) ends.push(crossing(t, t + 1))
    if (b !== c) ends.push(crossing(t + 1, t + 2))
    if (c !== a) ends.push(crossing(t + 2, t))
  }
  return chainLinks(ends).map((chain) =>
    Float64Array.from(chain.flatMap((side) => places.get(side) as Point3)),
  )
}

function facings(normals: Float32Array, [x, y, z]: Point3): Float64Array {
  const facing = new Float64Array(normals.length / 3)
  for (let v = 0; v < facing.length; v++) {
    const value =
      (normals[3 * v] as number) * x + (normals[3 * v + 1] as number) * y + (normals[3 * v + 2] as number) * z
    facing[v] = Math.abs(value) < EDGE_ON ? 0 : value
  }
  return facing
}

/** Which corner's normal leans away from its triangle, as at the tip of a cone; -1 where none does. */
function poleOf({ positions, normals, triangles }: Mesh, t: number): number {
  const at = (values: ArrayLike<number>, corner: number): Point3 => {
    const v = 3 * (triangles[t + corner] as number)
    return [values[v] as number, values[v + 1] as number, values[v + 2] as number]
  }
  const origin = at(positions, 0)
  const across = cross(subtract(at(positions, 1), origin), subtract(at(positions, 2), origin))
  const size = norm(across)
  if (size === 0) return -1
  const leaning = [0, 1, 2].filter((corner) => dot(at(normals, corner), across) < POLE_COSINE * size)
  return leaning.length === 1 ? (leaning[0] as number) : -1
}

/**
 * On the surface rather than on the chord: the cubic that leaves both corners square to their normals (the sides of
 * a curved point-normal triangle; Vlachos and others, 2001).
 */
function pointBetween(
  positions: Float64Array,
  normals: Float32Array,
  from: number,
  to: number,
  share: number,
): Point3 {
  let riseFrom = 0
  let riseTo = 0
  for (let k = 0; k < 3; k++) {
    const step = (positions[3 * to + k] as number) - (positions[3 * from + k] as number)
    riseFrom += step * (normals[3 * from + k] as number)
    riseTo -= step * (normals[3 * to + k] as number)
  }
  const rest = 1 - share
  const coordinate = (k: number) => {
    const [p, q] = [positions[3 * from + k] as number, positions[3 * to + k] as number]
    const bulge =
      rest * rest * share * riseFrom * (normals[3 * from + k] as number) +
      rest * share * share * riseTo * (normals[3 * to + k] as number)
    return p + share * (q - p) - bulge
  }
  return [coordinate(0), coordinate(1), coordinate(2)]
}
