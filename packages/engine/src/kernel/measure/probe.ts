/**
 * Probes: where a line or a circle runs through material. The kernel build has no ray intersector; the common part
 * of an edge and a solid gives the same answer, exact to the surfaces. An edge that lies in a face counts as material.
 */
import { EngineError } from '../../errors.ts'
import type { Point3 } from '../../plan/geometry.ts'
import { axesOf, dot, subtract, unit } from '../../plan/vector.ts'
import type { Occt, TopoDS_Edge, TopoDS_Shape } from '../occt.ts'
import { coordinates } from '../surface.ts'
import { listItems, toList } from '../topology.ts'
import { rayStretches, triangulate } from './ray.ts'
import type { Subject } from './subject.ts'

export interface Stretch {
  from: number
  to: number
}

export interface Line {
  from: Point3
  to: Point3
}

export interface Circle {
  centre: Point3
  axis: Point3
  radius: number
}

/** Stretches nearer than this are one: the kernel splits an edge wherever it touches anything. */
const GAP_MM = 1e-6

/** Sorted, with those that touch or overlap made one. */
export function mergeStretches(stretches: readonly Stretch[], gap = GAP_MM): Stretch[] {
  const merged: Stretch[] = []
  for (const { from, to } of stretches.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last && from <= last.to + gap) last.to = Math.max(last.to, to)
    else merged.push({ from, to })
  }
  return merged.filter(({ from, to }) => to - from > gap)
}

/** For each line the stretches of material on it, in millimetres from its start. */
export function materialOnLines(subject: Subject, lines: readonly Line[]): Stretch[][] {
  const found: Stretch[][] = lines.map(() => [])
  for (const solid of subject.solids) {
    const slow: number[] = []
    for (const [i, line] of lines.entries()) {
      const quick = raysThrough(subject, solid, line)
      if (quick) found[i]?.push(...quick)
      else slow.push(i)
    }
    for (const [k, stretches] of commonOnLines(
      subject.oc,
      slow.map((i) => lines[i] as Line),
      solid,
    ).entries())
      found[slow[k] as number]?.push(...stretches)
  }
  return found.map((stretches) => mergeStretches(stretches))
}

function commonOnLines(oc: Occt, lines: readonly Line[], solid: TopoDS_Shape): Stretch[][] {
  if (lines.length === 0) return []
  const edges = lines.map((line) => lineEdge(oc, line))
  return insideParts(oc, edges, solid).map((inside, i) => {
    const { from, to } = lines[i] as Line
    const along = unit(subtract(to, from))
    return inside.map((edge) => {
      const places = pointsOf(oc, edge).map((p) => dot(subtract(p, from), along))
      return { from: Math.min(...places), to: Math.max(...places) }
    })
  })
}

const triangulations = new WeakMap<TopoDS_Shape, ReturnType<typeof triangulate>>()

/** Only worth while among spline faces: on planes and round faces the common part is quick. */
function raysThrough(subject: Subject, solid: TopoDS_Shape, line: Line): Stretch[] | undefined {
  const { oc } = subject
  const box = subject.box
  if (!box || subject.facesOfKind('other').length === 0) return undefined
  const diagonal = Math.hypot(...subtract(box.max, box.min))
  // Coarser than any mesh that an earlier stage leaves, so that one is never made for this.
  const tolerance = { linear: diagonal / 200, angular: Math.PI / 5 }
  const triangles = triangulations.get(solid) ?? triangulate(oc, solid, tolerance)
  triangulations.set(solid, triangles)
  if (triangles.length === 0) return undefined
  const length = Math.hypot(...subtract(line.to, line.from))
  const along = unit(subtract(line.to, line.from))
  const whole = rayStretches(oc, triangles, line.from, along, 5 * tolerance.linear)
  return whole
    ?.map(({ from, to }) => ({ from: Math.max(0, from), to: Math.min(length, to) }))
    .filter(({ from, to }) => to > from)
}

export const materialOnLine = (subject: Subject, line: Line): Stretch[] =>
  materialOnLines(subject, [line])[0] ?? []

/** A line through a point that passes all of the subject, and how far along it the point lies. */
export function lineThrough(subject: Subject, at: Point3, direction: Point3): Line & { at: number } {
  const box = subject.box
  if (!box) throw new EngineError('internal_error', 'a part without extent cannot be probed')
  const reach =
    1 +
    Math.hypot(
      ...at.map((v, k) =>
        Math.max(Math.abs((box.min[k] as number) - v), Math.abs((box.max[k] as number) - v)),
      ),
    )
  const end = (sign: number) => at.map((v, k) => v + sign * reach * (direction[k] as number)) as Point3
  return { from: end(-1), to: end(1), at: reach }
}

/** The arcs of material on a circle, in radians; an arc across the start angle ends beyond a full turn. */
export function materialOnCircle(subject: Subject, circle: Circle): Stretch[] {
  const { oc } = subject
  const { x, y } = axesOf({ origin: circle.centre, normal: circle.axis })
  const angle = (p: Point3) => {
    const radial = subtract(p, circle.centre)
    const a = Math.atan2(dot(radial, y), dot(radial, x))
    return a < 0 ? a + 2 * Math.PI : a
  }
  using centre = new oc.gp_Pnt(...circle.centre)
  using normal = new oc.gp_Dir(...circle.axis)
  using start = new oc.gp_Dir(...x)
  using position = new oc.gp_Ax2(centre, normal, start)
  using round = new oc.gp_Circ(position, circle.radius)
  using maker = new oc.BRepBuilderAPI_MakeEdge(round)
  const arcs: Stretch[] = []
  for (const solid of subject.solids)
    for (const edge of insideParts(oc, [maker.Edge()], solid)[0] ?? []) {
      const [first, middle, last] = pointsOf(oc, edge) as [Point3, Point3, Point3]
      if (Math.hypot(...subtract(first, last)) < GAP_MM) {
        arcs.push({ from: 0, to: 2 * Math.PI })
        continue
      }
      const ends = [angle(first), angle(last)] as const
      const [low, high] = [Math.min(...ends), Math.max(...ends)]
      const between = angle(middle) > low && angle(middle) < high
      // The middle tells on which side of the circle the arc lies, whichever way its curve runs.
      if (between) arcs.push({ from: low, to: high })
      else arcs.push({ from: 0, to: low }, { from: high, to: 2 * Math.PI })
    }
  const tolerance = GAP_MM / circle.radius
  const merged = mergeStretches(arcs, tolerance)
  const [first, last] = [merged[0], merged.at(-1)]
  if (!first || !last || merged.length < 2) return merged
  if (first.from > tolerance || last.to < 2 * Math.PI - tolerance) return merged
  return [...merged.slice(1, -1), { from: last.from, to: 2 * Math.PI + first.to }]
}

function lineEdge(oc: Occt, { from, to }: Line): TopoDS_Edge {
  using start = new oc.gp_Pnt(...from)
  using end = new oc.gp_Pnt(...to)
  using maker = new oc.BRepBuilderAPI_MakeEdge(start, end)
  return maker.Edge()
}

/** For each edge the pieces of it that lie in the solid. */
function insideParts(oc: Occt, edges: readonly TopoDS_Edge[], solid: TopoDS_Shape): TopoDS_Edge[][] {
  using common = new oc.BRepAlgoAPI_Common()
  using probes = toList(oc, edges)
  using tools = toList(oc, [solid])
  common.SetArguments(probes)
  common.SetTools(tools)
  common.SetToFillHistory(true)
  using range = new oc.Message_ProgressRange()
  common.Build(range)
  if (!common.IsDone() || common.HasErrors())
    throw new EngineError('code_generation_failed', 'the kernel could not probe the finished solid')
  return edges.map((edge) => {
    if (common.IsDeleted(edge)) return []
    using pieces = common.Modified(edge)
    return pieces.Size() === 0 ? [edge] : listItems(oc, pieces).map((piece) => oc.TopoDS.Edge(piece))
  })
}

/** Start, middle and end of an edge. */
function pointsOf(oc: Occt, edge: TopoDS_Edge): Point3[] {
  using curve = new oc.BRepAdaptor_Curve(edge)
  const [first, last] = [curve.FirstParameter(), curve.LastParameter()]
  return [first, (first + last) / 2, last].map((t) => coordinates(curve.Value(t)))
}
