/** The edges of a part that a drawing may show: its sharp ones, and those where one surface runs into another. */
import type { Mesh } from '../../kernel/mesh.ts'
import type { PartMesh } from '../part-mesh.ts'
import { type Chain, chainLinks } from './chain.ts'

/** The mesh for display has the same triangles, in the same order, as the welded one; its vertices stand apart. */
export type SheetMesh = Pick<PartMesh, 'display' | 'welded'>

/** Chains of welded vertices. */
export interface PartLines {
  sharp: Chain[]
  smooth: Chain[]
}

/** Two faces that meet at a smaller angle run into each other smoothly. */
const SMOOTH_COSINE = Math.cos((8 * Math.PI) / 180)
/** Faces that bend alike, to this share, are one surface to the eye: the pieces of a spring's wire have no line between. */
const SAME_BEND = 0.25
/** Bends flatter than this, as an angle over one triangle, are noise. */
const FLAT = 0.01
/** A pipe and its elbow bend alike at two points of the circle between them, and are two surfaces all the same. */
const LEAST_SHARE_TURNING = 0.25

/** Face borders, told apart by the exact normals on either side. A face's border with itself, a seam, is no line. */
export function partLines({ display, welded }: SheetMesh): PartLines {
  const corners = display.triangles
  const joint = welded.triangles
  const vertexCount = welded.positions.length / 3
  const isBorder = borderVertices(display, welded.triangles, vertexCount)
  const faceOf = facesByVertex(display.positions.length / 3, corners)
  const sharp: number[] = []
  const smooth: number[] = []
  /** The smooth links where the bend changes. */
  const turns = new Set<number>()
  const linkOf = (a: number, b: number) => Math.min(a, b) * vertexCount + Math.max(a, b)
  /** The corner where an edge begins that has met no twin yet, by the edge. */
  const waiting = new Map<number, number>()
  for (let start = 0; start < joint.length; start++) {
    const end = start % 3 === 2 ? start - 2 : start + 1
    const [from, to] = [joint[start] as number, joint[end] as number]
    if (isBorder[from] === 0 || isBorder[to] === 0) continue
    const twin = waiting.get(to * vertexCount + from)
    if (twin === undefined) {
      waiting.set(from * vertexCount + to, start)
      continue
    }
    waiting.delete(to * vertexCount + from)
    const twinEnd = twin % 3 === 2 ? twin - 2 : twin + 1
    const [a, b] = [corners[start] as number, corners[end] as number]
    const [c, d] = [corners[twinEnd] as number, corners[twin] as number]
    if (faceOf[a] === faceOf[c]) continue
    if (Math.min(cosine(display.normals, a, c), cosine(display.normals, b, d)) < SMOOTH_COSINE)
      sharp.push(from, to)
    else {
      smooth.push(from, to)
      if (!bendsAlike(display, corners, start, twin)) turns.add(linkOf(from, to))
    }
  }
  const isTurn = (chain: Chain) => {
    const turning = chain.filter((v, i) => i > 0 && turns.has(linkOf(chain[i - 1] as number, v))).length
    return turning >= LEAST_SHARE_TURNING * (chain.length - 1)
  }
  return { sharp: chainLinks(sharp), smooth: chainLinks(smooth).filter(isTurn) }
}

/** Welded vertices that more than one face has, or one face at its seam. */
function borderVertices({ positions, triangles }: Mesh, joint: Uint32Array, count: number): Uint8Array {
  const seen = new Uint8Array(positions.length / 3)
  const copies = new Uint8Array(count)
  const border = new Uint8Array(count)
  for (let i = 0; i < joint.length; i++) {
    const [vertex, weldedVertex] = [triangles[i] as number, joint[i] as number]
    if (seen[vertex] === 1) continue
    seen[vertex] = 1
    if (copies[weldedVertex] === 1) border[weldedVertex] = 1
    copies[weldedVertex] = 1
  }
  return border
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

function cosine(normals: Float32Array, a: number, b: number): number {
  let sum = 0
  for (let k = 0; k < 3; k++) sum += (normals[3 * a + k] as number) * (normals[3 * b + k] as number)
  return sum
}

function bendsAlike(mesh: Mesh, corners: Uint32Array, start: number, twin: number): boolean {
  const [one, other] = [bend(mesh, corners, start), bend(mesh, corners, twin)]
  if (Math.abs(one.turn) < FLAT && Math.abs(other.turn) < FLAT) return true
  const largest = Math.max(Math.abs(one.curvature), Math.abs(other.curvature))
  return Math.abs(one.curvature - other.curvature) <= SAME_BEND * largest
}

/** How a face curves square to the edge that begins at `start`, from the normals of the triangle along it. */
function bend({ positions, normals }: Mesh, corners: Uint32Array, start: number) {
  const first = start - (start % 3)
  const a = corners[start] as number
  const b = corners[first + ((start + 1) % 3)] as number
  const tip = corners[first + ((start + 2) % 3)] as number
  const edge = [0, 1, 2].map((k) => (positions[3 * b + k] as number) - (positions[3 * a + k] as number))
  const toTip = [0, 1, 2].map((k) => (positions[3 * tip + k] as number) - (positions[3 * a + k] as number))
  const inner = (p: number[], q: number[]) => p.reduce((sum, v, k) => sum + v * (q[k] as number), 0)
  const share = inner(toTip, edge) / inner(edge, edge)
  const across = toTip.map((v, k) => v - share * (edge[k] as number))
  const length = Math.hypot(...across)
  const within = Math.min(Math.max(share, 0), 1)
  const change = [0, 1, 2].map((k) => {
    const atFoot = (1 - within) * (normals[3 * a + k] as number) + within * (normals[3 * b + k] as number)
    return (normals[3 * tip + k] as number) - atFoot
  })
  const turn = inner(change, across) / length
  return { turn, curvature: turn / length }
}
