/**
 * A line through a solid with spline faces, such as a thread or a spring. The kernel's own common part of edge and solid
 * takes seconds there; here the triangles say roughly where the line crosses which face, and Newton's method on the exact
 * surface says where precisely. Where the crossings do not make sense (the line grazes a face or runs along an edge) there
 * is no answer, and the slow way has to give it.
 */
import type { Point3 } from '../../plan/geometry.ts'
import { add, cross, dot, norm, scale, subtract } from '../../plan/vector.ts'
import type { MeshTolerance } from '../mesh.ts'
import type { Occt, TopoDS_Face, TopoDS_Shape } from '../occt.ts'
import { coordinates } from '../surface.ts'
import { facesOf } from '../topology.ts'
import type { Stretch } from './probe.ts'

interface Crossing {
  at: number
  enters: boolean
}

interface Triangle {
  corners: [Point3, Point3, Point3]
  face: TopoDS_Face
  uv: [number, number]
}

/** Sines below this mean that the line grazes the surface. */
const GRAZING = 1e-3
/** Two entries without a leaving between them are one, where two faces that join roughly both report it. */
const SAME_MM = 1e-4

/** The triangles of every face of a solid with the parameters of their middles; none at all where a face has no mesh. */
export function triangulate(oc: Occt, solid: TopoDS_Shape, tolerance: MeshTolerance): Triangle[] {
  // A mesh as fine as this, left by an earlier stage, is kept by the kernel and costs nothing.
  oc.ReplicadMeshExtractor.mesh(solid, tolerance.linear, tolerance.angular)
  const meshed = facesOf(oc, solid).map((face) => faceTriangles(oc, face))
  return meshed.every((triangles) => triangles.length > 0) ? meshed.flat() : []
}

function faceTriangles(oc: Occt, face: TopoDS_Face): Triangle[] {
  using location = new oc.TopLoc_Location()
  using mesh = oc.BRep_Tool.Triangulation(face, location, 0)
  if (!mesh?.HasUVNodes()) return []
  using transformation = location.Transformation()
  const nodes: { point: Point3; uv: [number, number] }[] = []
  for (let i = 1; i <= mesh.NbNodes(); i++) {
    using local = mesh.Node(i)
    using uv = mesh.UVNode(i)
    using placed = local.Transformed(transformation)
    nodes.push({ point: [placed.X(), placed.Y(), placed.Z()], uv: [uv.X(), uv.Y()] })
  }
  const triangles: Triangle[] = []
  for (let i = 1; i <= mesh.NbTriangles(); i++) {
    using triangle = mesh.Triangle(i)
    const [a, b, c] = [1, 2, 3].map((k) => nodes[triangle.Value(k) - 1])
    if (!a || !b || !c) continue
    const middle = (k: 0 | 1) => (a.uv[k] + b.uv[k] + c.uv[k]) / 3
    triangles.push({ corners: [a.point, b.point, c.point], face, uv: [middle(0), middle(1)] })
  }
  return triangles
}

/** The stretches inside the solid along a line that begins and ends outside; undefined where in doubt. */
export function rayStretches(
  oc: Occt,
  triangles: readonly Triangle[],
  start: Point3,
  along: Point3,
  reach: number,
): Stretch[] | undefined {
  const crossings: Crossing[] = []
  for (const triangle of triangles) {
    const rough = meet(triangle.corners, start, along)
    if (rough === undefined) continue
    const exact = refine(oc, triangle, start, along, rough)
    if (!exact || Math.abs(exact.at - rough) > reach) return undefined
    crossings.push(exact)
  }
  crossings.sort((a, b) => a.at - b.at)
  // Neighbouring triangles both report a crossing on their common side.
  const single = crossings.filter((c, i) => {
    const before = crossings[i - 1]
    return !before || c.at - before.at > SAME_MM || c.enters !== before.enters
  })
  const stretches: Stretch[] = []
  for (let i = 0; i < single.length; i += 2) {
    const [enter, leave] = [single[i], single[i + 1]]
    if (!enter?.enters || !leave || leave.enters) return undefined
    stretches.push({ from: enter.at, to: leave.at })
  }
  return stretches
}

/** Möller and Trumbore, with a margin: a crossing reported twice is sorted out, a lost one is not. */
function meet([a, b, c]: Triangle['corners'], start: Point3, along: Point3): number | undefined {
  const [e, f] = [subtract(b, a), subtract(c, a)]
  const p = cross(along, f)
  const det = dot(e, p)
  if (Math.abs(det) < 1e-14) return undefined
  const s = subtract(start, a)
  const u = dot(s, p) / det
  const q = cross(s, e)
  const v = dot(along, q) / det
  const margin = 1e-6
  return u < -margin || v < -margin || u + v > 1 + margin ? undefined : dot(f, q) / det
}

function refine(
  oc: Occt,
  { face, uv }: Triangle,
  start: Point3,
  along: Point3,
  rough: number,
): Crossing | undefined {
  using surface = new oc.BRepAdaptor_Surface(face, false)
  let [u, v] = uv
  let at = rough
  for (let step = 0; step < 20; step++) {
    const { Point, D1U, D1V } = surface.EvalD1(u, v)
    const point = coordinates(Point)
    const du = coordinates(D1U)
    const dv = coordinates(D1V)
    const miss = subtract(add(start, scale(along, at)), point)
    const normal = cross(du, dv)
    const det = dot(normal, along)
    if (Math.abs(det) < GRAZING * norm(normal)) return undefined
    if (norm(miss) < 1e-10) return { at, enters: det < 0 === (face.Orientation() !== 'TopAbs_REVERSED') }
    // Solves du·U + dv·V − along·T = miss for the three corrections.
    u += dot(miss, cross(dv, along)) / det
    v += dot(du, cross(miss, along)) / det
    at -= dot(normal, miss) / det
  }
  return undefined
}
