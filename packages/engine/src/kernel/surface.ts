/** What a face is: the kind of its surface with the numbers that define it, as measured on the B-rep. */
import type { gp_Dir, gp_Pnt, gp_Vec } from 'replicad-opencascadejs'
import type { Point3 } from '../plan/geometry.ts'
import { add, distance, dot, scale, subtract, unit } from '../plan/vector.ts'
import type { Occt, TopoDS_Face } from './occt.ts'

/** Round faces: 'outer' has the material inside it (a boss), 'inner' outside it (a bore). */
export type Side = 'outer' | 'inner'

export type Surface =
  | { kind: 'plane'; origin: Point3; normal: Point3 }
  | { kind: 'cylinder'; origin: Point3; axis: Point3; radius: number; side: Side }
  | { kind: 'cone'; apex: Point3; axis: Point3; halfAngleDeg: number; side: Side }
  | { kind: 'sphere'; centre: Point3; radius: number; side: Side }
  | { kind: 'torus'; centre: Point3; axis: Point3; ringRadius: number; tubeRadius: number; side: Side }
  | { kind: 'other' }

export type SurfaceOf<K extends Surface['kind']> = Extract<Surface, { kind: K }>

/** Reads a kernel point, direction or vector, and frees it. */
export function coordinates(value: gp_Pnt | gp_Dir | gp_Vec): Point3 {
  using v = value
  return [v.X(), v.Y(), v.Z()]
}

/** A point in the middle of the face's parameters, with the outward normal there. */
export function middleOf(oc: Occt, face: TopoDS_Face): { point: Point3; normal: Point3 } {
  const { UMin, UMax, VMin, VMax } = oc.BRepTools.UVBounds(face)
  return normalAt(oc, face, (UMin + UMax) / 2, (VMin + VMax) / 2)
}

export function normalAt(
  oc: Occt,
  face: TopoDS_Face,
  u: number,
  v: number,
): { point: Point3; normal: Point3 } {
  // Without its trimming: that would walk the whole boundary of the face for every point.
  using surface = new oc.BRepAdaptor_Surface(face, false)
  using point = new oc.gp_Pnt()
  using alongU = new oc.gp_Vec()
  using alongV = new oc.gp_Vec()
  surface.D1(u, v, point, alongU, alongV)
  using across = alongU.Crossed(alongV)
  const outward = face.Orientation() === 'TopAbs_REVERSED' ? -1 : 1
  const n = scale([across.X(), across.Y(), across.Z()], outward)
  return { point: [point.X(), point.Y(), point.Z()], normal: dot(n, n) > 0 ? unit(n) : n }
}

export function describeSurface(oc: Occt, face: TopoDS_Face): Surface {
  using surface = new oc.BRepAdaptor_Surface(face, false)
  const at = (u: number, v: number) => coordinates(surface.Value(u, v))
  const middle = () => middleOf(oc, face)
  const sideFrom = (inside: Point3): Side => {
    const { point, normal } = middle()
    return dot(subtract(point, inside), normal) >= 0 ? 'outer' : 'inner'
  }
  switch (surface.GetType()) {
    case 'GeomAbs_Plane': {
      const { point, normal } = middle()
      return { kind: 'plane', origin: point, normal }
    }
    case 'GeomAbs_Cylinder': {
      using cylinder = surface.Cylinder()
      using line = cylinder.Axis()
      const origin = coordinates(line.Location())
      const axis = coordinates(line.Direction())
      const { point } = middle()
      const foot = add(origin, scale(axis, dot(subtract(point, origin), axis)))
      return { kind: 'cylinder', origin, axis, radius: cylinder.Radius(), side: sideFrom(foot) }
    }
    case 'GeomAbs_Sphere': {
      using sphere = surface.Sphere()
      const centre = coordinates(sphere.Location())
      return { kind: 'sphere', centre, radius: sphere.Radius(), side: sideFrom(centre) }
    }
    case 'GeomAbs_Cone': {
      // The build has no gp_Cone: its parametrisation, circles in u and straight rulings in v, gives the same numbers.
      const low = [at(0, 0), at(Math.PI, 0)] as const
      const lowCentre = scale(add(low[0], low[1]), 0.5)
      const lowRadius = distance(low[0], lowCentre)
      // Of a cone smaller than a millimetre, a step of one would lead beyond its apex.
      const step = lowRadius > 0 ? Math.min(1, lowRadius / 2) : 1
      const high = [at(0, step), at(Math.PI, step)] as const
      const highCentre = scale(add(high[0], high[1]), 0.5)
      const growth = distance(high[0], highCentre) - lowRadius
      const rise = distance(highCentre, lowCentre)
      const axis = unit(subtract(highCentre, lowCentre))
      const apex = subtract(lowCentre, scale(axis, (lowRadius * rise) / growth))
      const { point } = middle()
      const foot = add(apex, scale(axis, dot(subtract(point, apex), axis)))
      return {
        kind: 'cone',
        apex,
        axis,
        halfAngleDeg: (Math.atan2(Math.abs(growth), rise) * 180) / Math.PI,
        side: sideFrom(foot),
      }
    }
    case 'GeomAbs_Torus': {
      const [outer, inner, top] = [at(0, 0), at(0, Math.PI), at(0, Math.PI / 2)]
      const tube = scale(add(outer, inner), 0.5)
      const across = at(Math.PI, 0)
      const centre = scale(add(outer, across), 0.5)
      const { point } = middle()
      const axis = unit(subtract(top, tube))
      const flat = subtract(subtract(point, centre), scale(axis, dot(subtract(point, centre), axis)))
      const ringRadius = distance(tube, centre)
      return {
        kind: 'torus',
        centre,
        axis,
        ringRadius,
        tubeRadius: distance(outer, inner) / 2,
        side: sideFrom(add(centre, scale(unit(flat), ringRadius))),
      }
    }
    default:
      return { kind: 'other' }
  }
}
