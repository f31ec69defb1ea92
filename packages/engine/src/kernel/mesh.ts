/** Triangles and edge polylines of a shape, copied out of the kernel's heap. */
import type { Occt, TopoDS_Shape } from './occt.ts'
import { facesByEdge } from './topology.ts'

export interface MeshTolerance {
  /** The furthest a triangle may lie from the true surface, in millimetres. */
  linear: number
  /** Radians; the kernel turns by about half of it from one facet of a curved face to the next. */
  angular: number
}

export interface Mesh {
  /** Three coordinates a vertex, millimetres. Vertices are not shared between faces: the normals differ. */
  positions: Float64Array
  normals: Float32Array
  triangles: Uint32Array
  /** One polyline for each edge of the solid; the seams of closed faces, which nobody sees, are left out. */
  edges: Float64Array[]
}

const HASH_LIMIT = 2 ** 31 - 1

/** The result depends on the shape and the tolerance alone: what an earlier meshing left is cleaned away first. */
export function meshShape(oc: Occt, shape: TopoDS_Shape, tolerance: MeshTolerance): Mesh {
  oc.BRepTools.Clean(shape, true)
  using raw = oc.ReplicadMeshExtractor.extract(shape, tolerance.linear, tolerance.angular, false)
  const edges = edgePolylines(oc, shape, tolerance)
  // The heap may have moved while it grew: the view is taken after the last call that allocates.
  const heap = oc.wasmMemory.buffer
  return {
    positions: Float64Array.from(new Float32Array(heap, raw.getVerticesPtr(), raw.getVerticesSize())),
    normals: new Float32Array(heap, raw.getNormalsPtr(), raw.getNormalsSize()).slice(),
    triangles: new Uint32Array(heap, raw.getTrianglesPtr(), raw.getTrianglesSize()).slice(),
    edges,
  }
}

function edgePolylines(oc: Occt, shape: TopoDS_Shape, tolerance: MeshTolerance): Float64Array[] {
  const seams = seamHashes(oc, shape)
  using raw = oc.ReplicadEdgeMeshExtractor.extract(shape, tolerance.linear, tolerance.angular)
  const heap = oc.wasmMemory.buffer
  const segments = new Float32Array(heap, raw.getLinesPtr(), raw.getLinesSize())
  const groups = new Int32Array(heap, raw.getEdgeGroupsPtr(), raw.getEdgeGroupsSize())
  const polylines: Float64Array[] = []
  for (let g = 0; g < groups.length; g += 3) {
    const [start, count, hash] = groups.subarray(g, g + 3) as unknown as [number, number, number]
    if (count >= 2 && !seams.has(hash)) polylines.push(joinSegments(segments, start, count))
  }
  return polylines
}

/** The kernel gives each edge as segments (a, b), (b, c), …: the polyline is a, b, c, … */
function joinSegments(segments: Float32Array, start: number, count: number): Float64Array {
  const polyline = new Float64Array((count / 2 + 1) * 3)
  polyline.set(segments.subarray(start * 3, start * 3 + 3))
  for (let end = 1; end < count; end += 2)
    polyline.set(segments.subarray((start + end) * 3, (start + end) * 3 + 3), ((end + 1) / 2) * 3)
  return polyline
}

/** A seam is where a closed face, as that of a cylinder, meets itself. */
function seamHashes(oc: Occt, shape: TopoDS_Shape): Set<number> {
  const seams = new Set<number>()
  for (const [edge, [face, neighbour]] of facesByEdge(oc, shape).entries())
    if (face && !neighbour && oc.BRep_Tool.IsClosed(oc.TopoDS.Edge(edge), face))
      seams.add(oc.ReplicadShapeHasher.HashCode(edge, HASH_LIMIT))
  return seams
}
