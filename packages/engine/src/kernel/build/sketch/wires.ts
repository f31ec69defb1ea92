/** Loops drawn in a plane of the part, as the kernel's wires and faces: circles stay circles, arcs arcs. */
import type { TopoDS_Vertex } from 'replicad-opencascadejs'
import { EngineError } from '../../../errors.ts'
import type { Point2 } from '../../../plan/geometry.ts'
import { type Axes, add, cross, dot, scale, toPart } from '../../../plan/vector.ts'
import type { Occt, TopoDS_Edge, TopoDS_Face, TopoDS_Wire } from '../../occt.ts'
import { toAx2, toAx3, toPnt, toVec } from './coordinates.ts'
import {
  arcTurn,
  counterClockwise,
  type Loop,
  mirrorLoop,
  type PathLoop,
  type Segment,
  splineOf,
  stretches,
} from './loop.ts'
import { gap, minus, turnOf, unit2 } from './plane-vector.ts'

const inSpace = (axes: Axes, [u, v]: Point2) => add(scale(axes.x, u), scale(axes.y, v))

function circleEdge(oc: Occt, loop: Extract<Loop, { kind: 'circle' | 'ellipse' }>, axes: Axes): TopoDS_Edge {
  const origin = toPart(axes, loop.centre)
  if (loop.kind === 'circle') {
    using position = toAx2(oc, { ...axes, origin })
    using circle = new oc.gp_Circ(position, loop.radius)
    using edge = new oc.BRepBuilderAPI_MakeEdge(circle)
    return edge.Edge()
  }
  const upright = loop.radii[1] > loop.radii[0]
  const x = inSpace(axes, turnOf(loop.turnDeg + (upright ? 90 : 0)))
  using position = toAx2(oc, { origin, z: axes.z, x })
  using ellipse = new oc.gp_Elips(position, Math.max(...loop.radii), Math.min(...loop.radii))
  using edge = new oc.BRepBuilderAPI_MakeEdge(ellipse)
  return edge.Edge()
}

function arcEdge(
  oc: Occt,
  from: Point2,
  arc: Extract<Segment, { kind: 'arc' }>,
  [first, last]: readonly [TopoDS_Vertex, TopoDS_Vertex],
  axes: Axes,
): TopoDS_Edge {
  const radial = minus(from, arc.centre)
  // The circle's own x points to the start of the arc and its normal says which way it turns, so the arc runs from 0.
  using position = toAx2(oc, {
    origin: toPart(axes, arc.centre),
    x: inSpace(axes, unit2(radial)),
    z: scale(axes.z, arc.turn),
  })
  using circle = new oc.gp_Circ(position, gap(from, arc.centre))
  using trimmed = new oc.GC_MakeArcOfCircle(circle, 0, arcTurn(from, arc), true)
  using curve = trimmed.Value()
  using edge = new oc.BRepBuilderAPI_MakeEdge(curve, first, last)
  return edge.Edge()
}

function splineEdge(
  oc: Occt,
  from: Point2,
  segment: Extract<Segment, { kind: 'spline' }>,
  [first, last]: readonly [TopoDS_Vertex, TopoDS_Vertex],
  axes: Axes,
): TopoDS_Edge {
  const spline = splineOf(from, segment)
  const count = spline.points.length
  using pointArray = new oc.NCollection_Array1_gp_Pnt(1, count)
  using parameterArray = new oc.NCollection_Array1_double(1, count)
  spline.points.forEach((p, i) => {
    using point = toPnt(oc, toPart(axes, p))
    pointArray.SetValue(i + 1, point)
    parameterArray.SetValue(i + 1, spline.parameters[i] as number)
  })
  using points = new oc.NCollection_HArray1_gp_Pnt(pointArray)
  using parameters = new oc.NCollection_HArray1_double(parameterArray)
  using start = toVec(oc, inSpace(axes, spline.startTangent))
  using end = toVec(oc, inSpace(axes, spline.endTangent))
  using interpolation = new oc.GeomAPI_Interpolate(points, parameters, false, 1e-7)
  interpolation.Load(start, end, false)
  interpolation.Perform()
  using curve = interpolation.Curve()
  using edge = new oc.BRepBuilderAPI_MakeEdge(curve, first, last)
  return edge.Edge()
}

function pathEdges(oc: Occt, loop: PathLoop, axes: Axes): TopoDS_Edge[] {
  const parts = stretches(loop)
  const vertices = parts.map(({ from }) => {
    using point = toPnt(oc, toPart(axes, from))
    using vertex = new oc.BRepBuilderAPI_MakeVertex(point)
    return vertex.Vertex()
  })
  return parts.map(({ from, segment }, i) => {
    const ends = [vertices[i], vertices[(i + 1) % vertices.length]] as [TopoDS_Vertex, TopoDS_Vertex]
    if (segment.kind === 'arc') return arcEdge(oc, from, segment, ends, axes)
    if (segment.kind === 'spline') return splineEdge(oc, from, segment, ends, axes)
    using edge = new oc.BRepBuilderAPI_MakeEdge(...ends)
    return edge.Edge()
  })
}

/**
 * A frame on a face may be left-handed (its axes are the part's own). The kernel's are not, so there the
 * loop is drawn mirrored in a right-handed one: the same curve in space.
 */
function rightHanded(loop: Loop, axes: Axes): { loop: Loop; axes: Axes } {
  if (dot(cross(axes.x, axes.y), axes.z) > 0) return { loop, axes }
  return { loop: mirrorLoop(loop), axes: { ...axes, y: scale(axes.y, -1) } }
}

/** Counter-clockwise about the frame's z. Neighbouring edges share their vertex, so the wire is closed by construction and needs no searching. */
export function loopWire(oc: Occt, drawn: Loop, frame: Axes, feature: string): TopoDS_Wire {
  const { loop: either, axes } = rightHanded(drawn, frame)
  const loop = counterClockwise(either)
  try {
    const edges = loop.kind === 'path' ? pathEdges(oc, loop, axes) : [circleEdge(oc, loop, axes)]
    using builder = new oc.TopoDS_Builder()
    const wire = new oc.TopoDS_Wire()
    builder.MakeWire(wire)
    for (const edge of edges) builder.Add(wire, edge)
    wire.Closed(true)
    return wire
  } catch (cause) {
    if (!(cause instanceof WebAssembly.Exception)) throw cause
    throw new EngineError(
      'code_generation_failed',
      `${feature}: the kernel could not draw the outline`,
      feature,
    )
  }
}

/** A planar face with its normal along the frame's z. */
export function loopsFace(
  oc: Occt,
  outer: Loop,
  inner: readonly Loop[],
  axes: Axes,
  feature: string,
): TopoDS_Face {
  using position = toAx3(oc, axes)
  using plane = new oc.gp_Pln(position)
  using builder = new oc.BRepBuilderAPI_MakeFace(
    plane,
    loopWire(oc, outer, axes, feature),
    // The wire is known to run counter-clockwise: the kernel need not find out which side is inside.
    false,
  )
  for (const hole of inner) builder.Add(oc.TopoDS.Wire(loopWire(oc, hole, axes, feature).Reversed()))
  if (!builder.IsDone())
    throw new EngineError(
      'code_generation_failed',
      `${feature}: the kernel could not fill the outline`,
      feature,
    )
  return builder.Face()
}
