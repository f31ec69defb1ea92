/**
 * Whether two placed bodies surely share nothing, seen on their meshes. A mesh keeps within its tolerance of the true
 * surface, so meshes that are further apart than both tolerances prove it; anything nearer is left to the exact
 * comparison, which takes seconds where two toothed wheels take milliseconds here.
 */
import type { Point3 } from '../plan/geometry.ts'
import { add, cross, dot, scale, subtract } from '../plan/vector.ts'
import { meshShape } from './mesh.ts'
import type { Motion } from './model.ts'
import { isAtRest, movePoint } from './motion.ts'
import type { Occt, TopoDS_Shape } from './occt.ts'

type Triangle = readonly [Point3, Point3, Point3]

interface Node {
  min: Point3
  max: Point3
  /** Of a leaf. */
  triangles: readonly Triangle[]
  children: readonly Node[]
}

const SHARE_OF_DIAGONAL = 1 / 3000
const [FINEST_MM, COARSEST_MM] = [1e-3, 0.015]
const ANGULAR = 0.5
/** The kernel keeps its mesh tolerance only roughly. */
const SLACK_FACTOR = 1.5
const LEAF = 8

/** The triangles of a body, and how far its true surface may be from them. */
export interface Facets {
  triangles: readonly Triangle[]
  slack: number
}

export function facetsOf(oc: Occt, shape: TopoDS_Shape, diagonal: number): Facets {
  const linear = Math.min(Math.max(diagonal * SHARE_OF_DIAGONAL, FINEST_MM), COARSEST_MM)
  const { positions, triangles } = meshShape(oc, shape, { linear, angular: ANGULAR })
  const corner = (index: number): Point3 => {
    const at = 3 * (triangles[index] as number)
    return [positions[at] as number, positions[at + 1] as number, positions[at + 2] as number]
  }
  const list: Triangle[] = []
  for (let t = 0; t < triangles.length; t += 3) list.push([corner(t), corner(t + 1), corner(t + 2)])
  return { triangles: list, slack: SLACK_FACTOR * linear }
}

/** Facets in their place, ready to be compared. */
export interface Hull extends Facets {
  root: Node
}

export function hullOf(facets: Facets, motion: Motion): Hull {
  const move = (point: Point3): Point3 => movePoint(motion, point)
  const triangles = isAtRest(motion)
    ? facets.triangles
    : facets.triangles.map(([a, b, c]): Triangle => [move(a), move(b), move(c)])
  return { root: treeOf(triangles), triangles, slack: facets.slack }
}

function treeOf(triangles: readonly Triangle[]): Node {
  const min: Point3 = [Infinity, Infinity, Infinity]
  const max: Point3 = [-Infinity, -Infinity, -Infinity]
  for (const triangle of triangles)
    for (const point of triangle)
      for (const k of [0, 1, 2] as const) {
        if (point[k] < min[k]) min[k] = point[k]
        if (point[k] > max[k]) max[k] = point[k]
      }
  if (triangles.length <= LEAF) return { min, max, triangles, children: [] }
  const size = subtract(max, min)
  const axis = size.indexOf(Math.max(...size)) as 0 | 1 | 2
  const middle = ([a, b, c]: Triangle): number => a[axis] + b[axis] + c[axis]
  const sorted = triangles.toSorted((a, b) => middle(a) - middle(b))
  const half = sorted.length >> 1
  return { min, max, triangles: [], children: [treeOf(sorted.slice(0, half)), treeOf(sorted.slice(half))] }
}

export function surelyApart(a: Hull, b: Hull): boolean {
  const margin = a.slack + b.slack
  if (near(a.root, b.root, margin)) return false
  // Far from each other's surface, one may still lie within the other.
  return !holds(a, b) && !holds(b, a)
}

const boxesNear = (a: Node, b: Node, margin: number): boolean =>
  [0, 1, 2].every(
    (k) =>
      (a.min[k] as number) <= (b.max[k] as number) + margin &&
      (b.min[k] as number) <= (a.max[k] as number) + margin,
  )

function near(a: Node, b: Node, margin: number): boolean {
  if (!boxesNear(a, b, margin)) return false
  if (a.children.length > 0 && (b.children.length === 0 || extentOf(a) >= extentOf(b)))
    return a.children.some((child) => near(child, b, margin))
  if (b.children.length > 0) return b.children.some((child) => near(a, child, margin))
  return a.triangles.some((own) => b.triangles.some((other) => trianglesNear(own, other, margin)))
}

const extentOf = ({ min, max }: Node): number => Math.max(...subtract(max, min))

const sides = ([a, b, c]: Triangle): [Point3, Point3][] => [
  [a, b],
  [b, c],
  [c, a],
]

/** The cheapest look first: most triangles of two neighbouring boxes are still apart along some axis. */
const overlapping = ([a, b, c]: Triangle, [d, e, f]: Triangle, margin: number): boolean =>
  ([0, 1, 2] as const).every(
    (k) =>
      Math.min(a[k], b[k], c[k]) <= Math.max(d[k], e[k], f[k]) + margin &&
      Math.min(d[k], e[k], f[k]) <= Math.max(a[k], b[k], c[k]) + margin,
  )

function trianglesNear(a: Triangle, b: Triangle, margin: number): boolean {
  if (!overlapping(a, b, margin)) return false
  if (sides(a).some((side) => pierces(side, b)) || sides(b).some((side) => pierces(side, a))) return true
  const square = margin ** 2
  if (a.some((p) => toTriangle(p, b) < square) || b.some((p) => toTriangle(p, a) < square)) return true
  return sides(a).some((own) => sides(b).some((other) => betweenSides(own, other) < square))
}

/** Where a line through `from` along `way` meets the triangle, in lengths of `way`. */
function meets(from: Point3, way: Point3, [a, b, c]: Triangle): number | undefined {
  const [u, v] = [subtract(b, a), subtract(c, a)]
  const h = cross(way, v)
  const det = dot(u, h)
  if (Math.abs(det) < 1e-15) return undefined
  const s = subtract(from, a)
  const first = dot(s, h) / det
  const q = cross(s, u)
  const second = dot(way, q) / det
  if (first < 0 || second < 0 || first + second > 1) return undefined
  return dot(v, q) / det
}

function pierces([from, to]: readonly [Point3, Point3], triangle: Triangle): boolean {
  const at = meets(from, subtract(to, from), triangle)
  return at !== undefined && at >= 0 && at <= 1
}

const clamped = (value: number): number => Math.min(Math.max(value, 0), 1)

/** Squared, from a point to a triangle where its foot lies inside; the sides are looked at apart. */
function toTriangle(p: Point3, [a, b, c]: Triangle): number {
  const normal = cross(subtract(b, a), subtract(c, a))
  const length = dot(normal, normal)
  if (length === 0) return Number.POSITIVE_INFINITY
  const offset = dot(subtract(p, a), normal)
  const foot = subtract(p, scale(normal, offset / length))
  const inside = [
    [a, b],
    [b, c],
    [c, a],
  ].every(
    ([from, to]) =>
      dot(cross(subtract(to as Point3, from as Point3), subtract(foot, from as Point3)), normal) >= 0,
  )
  return inside ? offset ** 2 / length : Number.POSITIVE_INFINITY
}

/** Squared, between two stretches of line. */
function betweenSides([p, p2]: readonly [Point3, Point3], [q, q2]: readonly [Point3, Point3]): number {
  const [d1, d2, r] = [subtract(p2, p), subtract(q2, q), subtract(p, q)]
  const [a, e, f] = [dot(d1, d1), dot(d2, d2), dot(d2, r)]
  const [b, c] = [dot(d1, d2), dot(d1, r)]
  const det = a * e - b * b
  let s = det > 1e-18 ? clamped((b * f - c * e) / det) : 0
  let t = e > 0 ? (b * s + f) / e : 0
  if (t < 0 || t > 1) {
    t = clamped(t)
    s = a > 0 ? clamped((b * t - c) / a) : 0
  }
  const gap = subtract(add(p, scale(d1, s)), add(q, scale(d2, t)))
  return dot(gap, gap)
}

/** A way that no face of a part made by people is likely to follow. */
const ODD_WAY: Point3 = [0.5377, 0.2719, 0.7981]

/** Whether a point of the second lies within the first: a ray from it leaves the closed mesh an odd number of times. */
function holds(outer: Hull, inner: Hull): boolean {
  const [from] = inner.triangles[0] as Triangle
  const crossings = outer.triangles.filter((triangle) => (meets(from, ODD_WAY, triangle) ?? -1) > 0).length
  return crossings % 2 === 1
}
