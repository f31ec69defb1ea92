/** How much room there is beside an edge, to refuse a blend that cannot fit and to say why. */
import { EngineError } from '../../../errors.ts'
import { dot, subtract } from '../../../plan/vector.ts'
import type { Body } from '../../body.ts'
import { shapeDistance } from '../../distance.ts'
import type { Occt, TopoDS_Edge, TopoDS_Face } from '../../occt.ts'
import { sideAt } from '../../select/edges.ts'
import { isParallel } from '../../select/faces.ts'
import { coordinates, describeSurface } from '../../surface.ts'
import { edgesOf, facesByEdge, ShapeMap, subShapes } from '../../topology.ts'
import type { Blend, BlendTarget } from './blend.ts'
import { millimetres } from './standing-body.ts'

const refusal = (blend: Blend, why: string) =>
  new EngineError(
    'geometry_validation_failed',
    `${blend.feature}: ${blend.words} does not fit: ${why}`,
    blend.feature,
  )

/**
 * Two parallel edges of a flat face, both to be blended, share the width between them. Asked for more than that,
 * the kernel takes seconds and may answer with nonsense, so this is settled before it is called.
 */
export function refuseOverlaps(oc: Occt, body: Body, targets: readonly BlendTarget[], blend: Blend): void {
  const beside = facesByEdge(oc, body.shape)
  const strips = new ShapeMap<Strip[]>(oc)
  for (const target of targets) {
    if (!isStraight(oc, target.edge)) continue
    for (const strip of stripsAlong(oc, target, beside.get(target.edge) ?? [], blend)) {
      const others = strips.get(strip.face) ?? []
      for (const other of others) refuseOverlap(strip, other, blend)
      strips.set(strip.face, [...others, strip])
    }
  }
}

/** The part of a flat face that a blend along one of its straight edges takes. */
interface Strip {
  face: TopoDS_Face
  ends: readonly [Point, Point]
  inward: Point
  reach: number
}
type Point = ReturnType<typeof coordinates>

function stripsAlong(oc: Occt, target: BlendTarget, faces: readonly TopoDS_Face[], blend: Blend): Strip[] {
  const [a, b] = faces
  if (!a || !b) return []
  const sides = [a, b].map((face) => ({ face, ...sideAt(oc, target.edge, face) }))
  const [first, second] = sides.map((side) => side.normal) as [Point, Point]
  const turn = Math.acos(Math.min(1, Math.max(-1, dot(first, second))))
  const ends = endsOf(oc, target.edge)
  return sides
    .filter(({ face }) => describeSurface(oc, face).kind === 'plane')
    .map(({ face, inward }) => ({ face, ends, inward, reach: blend.reach(turn, target, face) }))
}

function refuseOverlap(a: Strip, b: Strip, blend: Blend): void {
  if (dot(a.inward, b.inward) > 0 || !isParallel(a.inward, b.inward)) return
  const width = dot(subtract(b.ends[0], a.ends[0]), a.inward)
  if (width <= 0 || width > (a.reach + b.reach) * (1 + 1e-9)) return
  const along = subtract(a.ends[1], a.ends[0])
  const positions = (s: Strip) => s.ends.map((end) => dot(subtract(end, a.ends[0]), along))
  const [own, other] = [positions(a), positions(b)]
  if (Math.max(...other) <= Math.min(...own) || Math.min(...other) >= Math.max(...own)) return
  throw refusal(blend, `the edges are ${millimetres(width)} apart`)
}

const isStraight = (oc: Occt, edge: TopoDS_Edge): boolean => {
  using curve = new oc.BRepAdaptor_Curve(edge)
  return curve.GetType() === 'GeomAbs_Line'
}

function endsOf(oc: Occt, edge: TopoDS_Edge): [Point, Point] {
  using curve = new oc.BRepAdaptor_Curve(edge)
  return [coordinates(curve.Value(curve.FirstParameter())), coordinates(curve.Value(curve.LastParameter()))]
}

/** The error for edges that the kernel could not blend, with the narrowest width it had to do it in. */
export function tooTight(oc: Occt, body: Body, targets: readonly BlendTarget[], blend: Blend): EngineError {
  const chosen = new ShapeMap<true>(oc)
  for (const { edge } of targets) chosen.set(edge, true)
  const beside = facesByEdge(oc, body.shape)
  let least: Width = { width: Number.POSITIVE_INFINITY, between: 'face' }
  const keep = (found: Width) => {
    if (found.width < least.width - 1e-9) least = found
  }
  for (const { edge } of targets) {
    const diameter = diameterOf(oc, edge)
    if (diameter !== undefined) keep({ width: diameter, between: 'circle' })
    for (const face of beside.get(edge) ?? [])
      for (const other of strangers(oc, edge, face))
        keep({ width: shapeDistance(oc, edge, other), between: chosen.has(other) ? 'edges' : 'face' })
  }
  const why = WORDS[least.between](millimetres(least.width))
  if (least.width <= 2 * blend.size * (1 + 1e-6)) return refusal(blend, why)
  return new EngineError(
    'code_generation_failed',
    `${blend.feature}: the kernel could not make ${blend.words} on the chosen edges${
      Number.isFinite(least.width) ? `; at the narrowest place ${why}` : ''
    }`,
    blend.feature,
  )
}

interface Width {
  width: number
  between: keyof typeof WORDS
}

const WORDS = {
  edges: (width: string) => `the edges are ${width} apart`,
  face: (width: string) => `the face beside the edge is ${width} wide`,
  circle: (width: string) => `the edge is a circle of ${width} diameter`,
}

/** The edges of the face that do not meet this one. */
function strangers(oc: Occt, edge: TopoDS_Edge, face: TopoDS_Face): TopoDS_Edge[] {
  const ends = subShapes(oc, edge, 'VERTEX')
  return edgesOf(oc, face).filter(
    (other) =>
      !oc.BRep_Tool.Degenerated(other) &&
      !subShapes(oc, other, 'VERTEX').some((vertex) => ends.some((end) => end.IsSame(vertex))),
  )
}

function diameterOf(oc: Occt, edge: TopoDS_Edge): number | undefined {
  using curve = new oc.BRepAdaptor_Curve(edge)
  if (curve.GetType() !== 'GeomAbs_Circle') return undefined
  using circle = curve.Circle()
  return 2 * circle.Radius()
}
