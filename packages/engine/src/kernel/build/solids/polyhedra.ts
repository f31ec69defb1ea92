/** Wedge and pyramid, from their flat faces; prism, from its base. */
import type { FeatureOf } from '../../../plan/features.ts'
import type { Point2, Point3 } from '../../../plan/geometry.ts'
import { axesOf, distance, toPart } from '../../../plan/vector.ts'
import type { Occt, TopoDS_Shape } from '../../occt.ts'
import type { Site, Volume } from '../../site.ts'
import { toPnt } from '../sketch/coordinates.ts'
import { cross2, minus } from '../sketch/plane-vector.ts'
import { simpleRegion } from '../sketch/sketch.ts'
import { drawOut } from './extrude.ts'
import { impossible, made, sewn, unable } from './shapes.ts'

function flatFace(oc: Occt, corners: readonly Point3[], feature: string): TopoDS_Shape | undefined {
  const distinct = corners.filter((p, i) => distance(p, corners.at(i - 1) as Point3) > 1e-7)
  if (distinct.length < 3) return undefined
  using wire = new oc.BRepBuilderAPI_MakeWire()
  for (const [i, to] of distinct.entries()) {
    using from = toPnt(oc, distinct.at(i - 1) as Point3)
    using end = toPnt(oc, to)
    using edge = new oc.BRepBuilderAPI_MakeEdge(from, end)
    wire.Add(edge.Edge())
  }
  using face = new oc.BRepBuilderAPI_MakeFace(wire.Wire(), true)
  if (!face.IsDone()) throw unable(feature, 'draw one of its sides')
  return face.Face()
}

/** The solid between flat faces; corners that coincide are one corner, sides with fewer than three are left out. */
function polyhedron(oc: Occt, sides: readonly (readonly Point3[])[], feature: string): TopoDS_Shape {
  const faces = sides.map((side) => flatFace(oc, side, feature)).filter((face) => face !== undefined)
  return made(oc, () => sewn(oc, faces), feature, 'close its sides to a solid')
}

export function wedge(feature: FeatureOf<'wedge'>, { oc }: Site): Volume {
  const axes = axesOf(feature.frame)
  const corners = ([width, depth]: readonly [number, number], [x, y]: Point2, z: number): Point3[] =>
    (
      [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const
    ).map(([u, v]) => toPart(axes, [x + (u * width) / 2, y + (v * depth) / 2, z]))
  const base = corners(feature.base, [0, 0], 0)
  const top = corners(feature.top, feature.shift, feature.height)
  const sides = base.map((corner, i): Point3[] => {
    const next = (i + 1) % 4
    return [corner, base[next] as Point3, top[next] as Point3, top[i] as Point3]
  })
  return { operation: feature.operation, solids: [polyhedron(oc, [base, top, ...sides], feature.id)] }
}

/** The corners of a base that is one convex polygon, counter-clockwise. */
function convexCorners({ base, id }: FeatureOf<'pyramid'>): Point2[] {
  const region = simpleRegion(base, id)
  const outer = region?.outer
  if (
    !region ||
    outer?.kind !== 'path' ||
    outer.segments.some((s) => s.kind !== 'line') ||
    region.inner.length
  )
    throw impossible(id, 'a pyramid stands on one polygon with straight sides and no openings')
  const corners = outer.segments.map((s) => s.to)
  const convex = corners.every((corner, i) => {
    const [before, after] = [corners.at(i - 1) as Point2, corners[(i + 1) % corners.length] as Point2]
    return cross2(minus(corner, before), minus(after, corner)) > 0
  })
  if (!convex)
    throw impossible(
      id,
      `the base of a pyramid must be convex; this one with ${corners.length} corners is not`,
    )
  return corners
}

function centroid(corners: readonly Point2[]): Point2 {
  let [area, x, y] = [0, 0, 0]
  corners.forEach((p, i) => {
    const q = corners[(i + 1) % corners.length] as Point2
    const part = cross2(p, q)
    area += part
    x += (p[0] + q[0]) * part
    y += (p[1] + q[1]) * part
  })
  return [x / (3 * area), y / (3 * area)]
}

/** The apex stands over the centroid of the base. */
export function pyramid(feature: FeatureOf<'pyramid'>, { oc }: Site): Volume {
  const corners = convexCorners(feature)
  const axes = axesOf(feature.frame)
  const base = corners.map((corner) => toPart(axes, corner))
  const apex = toPart(axes, [...centroid(corners), feature.height])
  const sides = base.map((corner, i) => [corner, base[(i + 1) % base.length] as Point3, apex])
  return { operation: feature.operation, solids: [polyhedron(oc, [base, ...sides], feature.id)] }
}

export function prism({ base, frame, height, operation, id }: FeatureOf<'prism'>, { oc }: Site): Volume {
  const straight = { taperDeg: 0, twistDeg: 0 }
  return { operation, solids: drawOut(oc, base, axesOf(frame), { from: 0, to: height }, straight, id) }
}
