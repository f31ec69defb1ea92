/**
 * Rays against the triangles of a closed mesh. Trees of boxes keep a ray from looking at more than a few of them, so that
 * a plate with a hundred holes is probed a thousand times within milliseconds. There is one tree for the triangles that
 * look mainly along each axis: the long slivers of a perforated face would spoil the boxes of the small facets between.
 */
import type { Welded } from '../export/weld.ts'
import type { Point3 } from '../plan/geometry.ts'

export interface Hit {
  distance: number
  triangle: number
}

export interface Triangle {
  middle: Point3
  /** Outward, of length one; zero for a sliver without an area. */
  normal: Point3
  area: number
}

const LEAF_SIZE = 4
/** Nearer than this a ray meets the surface it started from. */
const LEAST_MM = 1e-5
const ON_THE_RIM = 1e-9
/** Deeper than any tree: every split at least halves a box or a list. */
const MOST_WAITING = 256

export class SolidRays {
  readonly count: number
  /** Nine numbers a triangle: its corners. */
  readonly #corners: Float64Array
  /** Seven numbers a triangle: its middle, normal and area. */
  readonly #facts: Float64Array
  /** Triangles in the order of the leaves. */
  readonly #order: Uint32Array
  readonly #roots: number[] = []
  /** Six numbers a node: low and high corner. */
  readonly #bounds: number[] = []
  /** Two numbers a node: first and end in `order` for a leaf; minus one and the right child for a branch. */
  readonly #links: number[] = []
  readonly #waiting = new Int32Array(MOST_WAITING)

  constructor({ positions, triangles }: Welded) {
    this.count = triangles.length / 3
    this.#corners = new Float64Array(triangles.length * 3)
    for (let i = 0; i < triangles.length; i++)
      for (let k = 0; k < 3; k++)
        this.#corners[3 * i + k] = positions[3 * (triangles[i] as number) + k] as number
    this.#facts = new Float64Array(this.count * 7)
    const byAxis: [number[], number[], number[]] = [[], [], []]
    for (let i = 0; i < this.count; i++) byAxis[this.#measure(i)].push(i)
    this.#order = new Uint32Array(this.count)
    let first = 0
    for (const list of byAxis) {
      if (list.length === 0) continue
      this.#order.set(list, first)
      this.#roots.push(this.#links.length / 2)
      this.#split(first, first + list.length)
      first += list.length
    }
  }

  triangle(index: number): Triangle {
    const [x, y, z, nx, ny, nz, area] = this.#facts.subarray(7 * index, 7 * index + 7) as unknown as number[]
    return {
      middle: [x as number, y as number, z as number],
      normal: [nx as number, ny as number, nz as number],
      area: area as number,
    }
  }

  /** The first triangle within `reach` along the ray, whichever way it faces. */
  cast(origin: Point3, direction: Point3, reach = Number.POSITIVE_INFINITY): Hit | undefined {
    const waiting = this.#waiting
    let nearest = reach
    let found = -1
    for (const root of this.#roots) {
      let top = 0
      waiting[top++] = root
      while (top > 0) {
        const node = waiting[--top] as number
        if (!this.#passes(node, origin, direction, nearest)) continue
        const first = this.#links[2 * node] as number
        const link = this.#links[2 * node + 1] as number
        if (first < 0) {
          waiting[top++] = link
          waiting[top++] = node + 1
          continue
        }
        for (let i = first; i < link; i++) {
          const triangle = this.#order[i] as number
          const distance = this.#meet(triangle, origin, direction)
          if (distance <= LEAST_MM || distance >= nearest) continue
          nearest = distance
          found = triangle
        }
      }
    }
    return found < 0 ? undefined : { distance: nearest, triangle: found }
  }

  /** Notes the triangle's middle, normal and area; answers with the axis it looks along most. */
  #measure(index: number): 0 | 1 | 2 {
    const c = this.#corners
    const at = 9 * index
    const edge = (k: number, corner: number) => (c[at + 3 * corner + k] as number) - (c[at + k] as number)
    const [ex, ey, ez, fx, fy, fz] = [edge(0, 1), edge(1, 1), edge(2, 1), edge(0, 2), edge(1, 2), edge(2, 2)]
    const across: Point3 = [ey * fz - ez * fy, ez * fx - ex * fz, ex * fy - ey * fx]
    const twice = Math.hypot(...across)
    for (let k = 0; k < 3; k++) {
      const sum = (c[at + k] as number) + (c[at + 3 + k] as number) + (c[at + 6 + k] as number)
      this.#facts[7 * index + k] = sum / 3
      this.#facts[7 * index + 3 + k] = twice > 0 ? (across[k] as number) / twice : 0
    }
    this.#facts[7 * index + 6] = twice / 2
    const [x, y, z] = across.map(Math.abs) as [number, number, number]
    if (z >= x && z >= y) return 2
    return x >= y ? 0 : 1
  }

  /** Down to leaves, at the middle of the longest side of the box about all middles; the left child follows its parent. */
  #split(first: number, end: number): void {
    const node = this.#links.length / 2
    this.#bounds.push(...this.#boxOf(first, end))
    this.#links.push(first, end)
    if (end - first <= LEAF_SIZE) return
    const middle = this.#partition(first, end)
    this.#links[2 * node] = -1
    this.#split(first, middle)
    this.#links[2 * node + 1] = this.#links.length / 2
    this.#split(middle, end)
  }

  #boxOf(first: number, end: number): number[] {
    const box = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity]
    for (let i = first; i < end; i++) {
      const at = 9 * (this.#order[i] as number)
      for (let k = 0; k < 9; k++) {
        const v = this.#corners[at + k] as number
        const axis = k % 3
        if (v < (box[axis] as number)) box[axis] = v
        if (v > (box[axis + 3] as number)) box[axis + 3] = v
      }
    }
    return box
  }

  /** Where all middles coincide, the list is halved as it stands: every split makes progress. */
  #partition(first: number, end: number): number {
    const order = this.#order
    let [axis, at, widest] = [0, 0, -1]
    for (let k = 0; k < 3; k++) {
      let [low, high] = [Infinity, -Infinity]
      for (let i = first; i < end; i++) {
        const v = this.#facts[7 * (order[i] as number) + k] as number
        if (v < low) low = v
        if (v > high) high = v
      }
      if (high - low > widest) [axis, at, widest] = [k, (low + high) / 2, high - low]
    }
    let left = first
    for (let i = first; i < end; i++) {
      const triangle = order[i] as number
      if ((this.#facts[7 * triangle + axis] as number) >= at) continue
      order[i] = order[left] as number
      order[left++] = triangle
    }
    return left === first || left === end ? (first + end) >> 1 : left
  }

  #passes(node: number, origin: Point3, direction: Point3, reach: number): boolean {
    let enter = 0
    let leave = reach
    for (let axis = 0; axis < 3; axis++) {
      const low = (this.#bounds[6 * node + axis] as number) - LEAST_MM
      const high = (this.#bounds[6 * node + 3 + axis] as number) + LEAST_MM
      const from = origin[axis] as number
      const along = direction[axis] as number
      if (along > -1e-12 && along < 1e-12) {
        if (from < low || from > high) return false
        continue
      }
      const a = (low - from) / along
      const b = (high - from) / along
      enter = Math.max(enter, Math.min(a, b))
      leave = Math.min(leave, Math.max(a, b))
      if (enter > leave) return false
    }
    return true
  }

  /** Möller and Trumbore, written out: this runs more often than all the rest. Infinity for a miss. */
  #meet(triangle: number, [ox, oy, oz]: Point3, [dx, dy, dz]: Point3): number {
    const c = this.#corners
    const at = 9 * triangle
    const ax = c[at] as number
    const ay = c[at + 1] as number
    const az = c[at + 2] as number
    const ex = (c[at + 3] as number) - ax
    const ey = (c[at + 4] as number) - ay
    const ez = (c[at + 5] as number) - az
    const fx = (c[at + 6] as number) - ax
    const fy = (c[at + 7] as number) - ay
    const fz = (c[at + 8] as number) - az
    const px = dy * fz - dz * fy
    const py = dz * fx - dx * fz
    const pz = dx * fy - dy * fx
    const det = ex * px + ey * py + ez * pz
    if (det > -1e-14 && det < 1e-14) return Infinity
    const sx = ox - ax
    const sy = oy - ay
    const sz = oz - az
    const u = (sx * px + sy * py + sz * pz) / det
    if (u < -ON_THE_RIM || u > 1 + ON_THE_RIM) return Infinity
    const qx = sy * ez - sz * ey
    const qy = sz * ex - sx * ez
    const qz = sx * ey - sy * ex
    const v = (dx * qx + dy * qy + dz * qz) / det
    if (v < -ON_THE_RIM || u + v > 1 + ON_THE_RIM) return Infinity
    return (fx * qx + fy * qy + fz * qz) / det
  }
}
