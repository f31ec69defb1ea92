/** Edges chosen by meaning: see plan/select.ts for what each field says. */
import { EngineError } from '../../errors.ts'
import type { Point3 } from '../../plan/geometry.ts'
import type { EdgeSelector } from '../../plan/select.ts'
import { cross, dot, norm, scale, subtract, toVector, unit } from '../../plan/vector.ts'
import { type Body, ownersOf } from '../body.ts'
import { distanceTo } from '../distance.ts'
import { boxOf } from '../mass.ts'
import type { Occt, TopoDS_Edge, TopoDS_Face } from '../occt.ts'
import { coordinates, describeSurface, normalAt } from '../surface.ts'
import { edgesOf, facesByEdge, facesOf, ShapeMap } from '../topology.ts'
import { isParallel, sameLength, selectFaces } from './faces.ts'

export interface EdgeFacts {
  edge: TopoDS_Edge
  faces: TopoDS_Face[]
}

/** Every real edge of the body with the faces that meet in it; seams and poles are not edges to a machinist. */
export function bodyEdges(oc: Occt, body: Body): EdgeFacts[] {
  const edges: EdgeFacts[] = []
  for (const [shape, faces] of facesByEdge(oc, body.shape).entries()) {
    const edge = oc.TopoDS.Edge(shape)
    if (faces.length < 2 || oc.BRep_Tool.Degenerated(edge)) continue
    edges.push({ edge, faces })
  }
  return edges
}

/** Whether the edge sticks out ('convex'), is a notch ('concave'), or its faces run smoothly into each other. */
export function convexity(oc: Occt, { edge, faces }: EdgeFacts): 'convex' | 'concave' | 'smooth' {
  const [a, b] = faces as [TopoDS_Face, TopoDS_Face]
  // Which way the edge runs is found by walking a face's boundary: the face with fewer loops is the quicker.
  const [plain, other] = a.NbChildren() <= b.NbChildren() ? [a, b] : [b, a]
  const { normal, inward } = sideAt(oc, edge, plain)
  const otherNormal = normalBeside(oc, edge, other)
  if (norm(cross(normal, otherNormal)) < 1e-4) return 'smooth'
  // A face that turns away from its neighbour's outward normal makes an outer corner.
  return dot(inward, otherNormal) < 0 ? 'convex' : 'concave'
}

/** The face's outward normal at the edge's middle. */
export function normalBeside(oc: Occt, edge: TopoDS_Edge, face: TopoDS_Face): Point3 {
  using flat = new oc.BRepAdaptor_Curve2d(edge, face)
  using uv = flat.Value((flat.FirstParameter() + flat.LastParameter()) / 2)
  return normalAt(oc, face, uv.X(), uv.Y()).normal
}

/** At the edge's middle: the face's outward normal, and the direction in which the face lies. */
export function sideAt(oc: Occt, edge: TopoDS_Edge, face: TopoDS_Face): { normal: Point3; inward: Point3 } {
  using oriented = orientedIn(oc, edge, face)
  using curve = new oc.BRepAdaptor_Curve(oriented)
  const normal = normalBeside(oc, oriented, face)
  const along = unit(coordinates(curve.DN((curve.FirstParameter() + curve.LastParameter()) / 2, 1)))
  // A boundary runs with its face on the left.
  const tangent = oriented.Orientation() === 'TopAbs_REVERSED' ? scale(along, -1) : along
  return { normal, inward: cross(normal, tangent) }
}

/** The same edge with the orientation it has as a boundary of this face. */
function orientedIn(oc: Occt, edge: TopoDS_Edge, face: TopoDS_Face): TopoDS_Edge {
  // The kernel looks the edge up itself: a walk from here takes seconds on a face with hundreds of openings.
  using inForwardFace = edge.Oriented(oc.BRepTools.OriEdgeInFace(edge, face))
  return oc.TopoDS.Edge(inForwardFace.Composed(face.Orientation()))
}

function curveOf(oc: Occt, edge: TopoDS_Edge) {
  using curve = new oc.BRepAdaptor_Curve(edge)
  const kind = curve.GetType()
  const ends = [
    coordinates(curve.Value(curve.FirstParameter())),
    coordinates(curve.Value(curve.LastParameter())),
  ] as const
  if (kind === 'GeomAbs_Line') return { kind: 'line', direction: unit(subtract(ends[1], ends[0])) } as const
  if (kind === 'GeomAbs_Circle') {
    using circle = curve.Circle()
    return { kind: 'circle', diameter: 2 * circle.Radius() } as const
  }
  return { kind: 'other' } as const
}

function lengthOf(oc: Occt, edge: TopoDS_Edge): number {
  using properties = new oc.GProp_GProps()
  oc.BRepGProp.LinearProperties(edge, properties, false, false)
  return properties.Mass()
}

/**
 * What a person calls the edges of a hole or a pocket: the rims of openings in planar faces, and every edge of the faces
 * inside. Inside is what is reached from a rim or a bore over inner corners alone. An inner boundary that is a notch is no
 * opening but the foot of a boss.
 */
function openingEdges(oc: Occt, body: Body): ShapeMap<true> {
  const neighbours = facesByEdge(oc, body.shape)
  const cornerOf = (edge: TopoDS_Edge) => {
    const faces = neighbours.get(edge) ?? []
    return faces.length < 2 ? 'seam' : convexity(oc, { edge, faces })
  }
  const inside: TopoDS_Face[] = []
  for (const face of facesOf(oc, body.shape)) {
    const surface = describeSurface(oc, face)
    if (surface.kind === 'plane')
      for (const edge of innerEdges(oc, face).filter((inner) => cornerOf(inner) === 'convex'))
        inside.push(...(neighbours.get(edge) ?? []).filter((other) => !other.IsSame(face)))
    else if ('side' in surface && surface.side === 'inner' && isWhollyRound(oc, face)) inside.push(face)
  }
  const openings = new ShapeMap<true>(oc)
  const seen = new ShapeMap<true>(oc)
  for (let face = inside.pop(); face; face = inside.pop()) {
    if (seen.has(face)) continue
    seen.set(face, true)
    for (const edge of edgesOf(oc, face)) {
      openings.set(edge, true)
      if (cornerOf(edge) === 'concave') inside.push(...(neighbours.get(edge) ?? []))
    }
  }
  return openings
}

/** A bore goes all the way round; an inside fillet does not. */
function isWhollyRound(oc: Occt, face: TopoDS_Face): boolean {
  const { UMin, UMax } = oc.BRepTools.UVBounds(face)
  return UMax - UMin > 2 * Math.PI - 1e-6
}

function innerEdges(oc: Occt, face: TopoDS_Face): TopoDS_Edge[] {
  using outer = oc.BRepTools.OuterWire(face)
  const outerEdges = edgesOf(oc, outer)
  return edgesOf(oc, face).filter((edge) => !outerEdges.some((o) => o.IsSame(edge)))
}

type Test = (facts: EdgeFacts) => boolean

function tests(oc: Occt, body: Body, selector: EdgeSelector): Test[] {
  const found: Test[] = []
  const { parallelTo, curve, face, loop, feature, between, diameter, length, at } = selector
  const owns = (f: TopoDS_Face, id: string) => ownersOf(body, f).has(id)
  if (parallelTo) {
    const wanted = toVector(parallelTo)
    found.push(({ edge }) => {
      const own = curveOf(oc, edge)
      return own.kind === 'line' && isParallel(own.direction, wanted)
    })
  }
  if (curve) found.push(({ edge }) => curveOf(oc, edge).kind === curve)
  if (face) {
    const chosen = selectFaces(oc, body, face)
    const bounding = new ShapeMap<true>(oc)
    for (const one of chosen) {
      using outer = oc.BRepTools.OuterWire(one)
      const edges =
        loop === 'outer' ? edgesOf(oc, outer) : loop === 'inner' ? innerEdges(oc, one) : edgesOf(oc, one)
      for (const edge of edges) bounding.set(edge, true)
    }
    found.push(({ edge }) => bounding.has(edge))
  }
  if (feature) found.push(({ faces }) => faces.some((f) => owns(f, feature)))
  if (between) {
    const [a, b] = between
    found.push(
      ({ faces: [f, g] }) =>
        f !== undefined && g !== undefined && ((owns(f, a) && owns(g, b)) || (owns(f, b) && owns(g, a))),
    )
  }
  if (selector.outer !== undefined) {
    const openings = openingEdges(oc, body)
    found.push(({ edge }) => openings.has(edge) !== selector.outer)
  }
  if (diameter !== undefined)
    found.push(({ edge }) => {
      const own = curveOf(oc, edge)
      return own.kind === 'circle' && sameLength(own.diameter, diameter)
    })
  if (length !== undefined) found.push(({ edge }) => sameLength(lengthOf(oc, edge), length))
  if (at) {
    const axis = { x: 0, y: 1, z: 2 }[at.axis]
    found.push(({ edge }) => {
      const box = boxOf(oc, edge)
      return (
        box !== undefined &&
        sameLength(box.min[axis] as number, at.value) &&
        sameLength(box.max[axis] as number, at.value)
      )
    })
  }
  if (selector.convexity) found.push((facts) => convexity(oc, facts) === selector.convexity)
  // A tangent seam is no edge that can be rounded or broken.
  else found.push((facts) => convexity(oc, facts) !== 'smooth')
  return found
}

/** The edges that any of the selectors means; never an empty list. */
export function selectEdges(
  oc: Occt,
  body: Body,
  selectors: readonly EdgeSelector[],
  feature: string,
): TopoDS_Edge[] {
  const chosen = new ShapeMap<TopoDS_Edge>(oc)
  const all = bodyEdges(oc, body)
  for (const selector of selectors) {
    const conditions = tests(oc, body, selector)
    let matching = all.filter((facts) => conditions.every((holds) => holds(facts)))
    const { near } = selector
    if (near && matching.length > 1) {
      const distances = matching.map(({ edge }) => distanceTo(oc, edge, near))
      const least = Math.min(...distances)
      matching = matching.filter((_, i) => sameLength(distances[i] as number, least)).slice(0, 1)
    }
    if (matching.length === 0)
      throw new EngineError(
        'geometry_validation_failed',
        `${feature}: the part has no edge as described by ${JSON.stringify(selector)}`,
        feature,
      )
    for (const { edge } of matching) chosen.set(edge, edge)
  }
  return [...chosen.entries()].map(([, edge]) => edge)
}
