/** Volume, area, centre and box of a shape, integrated on its exact surfaces. */
import type { Bnd_Box, GProp_GProps } from 'replicad-opencascadejs'
import type { Point3 } from '../plan/geometry.ts'
import type { Occt, TopoDS_Shape } from './occt.ts'
import { solidsOf, toCompound } from './topology.ts'

export interface Box {
  min: Point3
  max: Point3
}

export type Tensor = [Point3, Point3, Point3]

/** As of unit density: mm⁵ about the centre, along the coordinate axes. */
export interface Moments {
  centre: Point3
  inertia: Tensor
}

/**
 * Integrating over spline faces takes long, and several stages ask for the same figures of the same shape. Shapes are
 * never changed once made, so the answers are kept with them.
 */
const known = {
  volume: new WeakMap<TopoDS_Shape, number>(),
  moments: new WeakMap<TopoDS_Shape, Moments>(),
  area: new WeakMap<TopoDS_Shape, number>(),
  box: new WeakMap<TopoDS_Shape, Box>(),
}

function once<V>(answers: WeakMap<TopoDS_Shape, V>, shape: TopoDS_Shape, measure: () => V): V {
  const answer = answers.get(shape) ?? measure()
  answers.set(shape, answer)
  return answer
}

/** The relative error that the adaptive integration aims at. */
const VOLUME_ERROR = 1e-7

/**
 * By Gauss and Kronrod, subdividing until it is right. The kernel's plain integration has a fixed number of points a
 * face: a flat face bounded by splines, as on a ground spring or a wing, can make it wrong by percents.
 */
export const volumeOf = (oc: Occt, shape: TopoDS_Shape): number =>
  once(known.volume, shape, () => {
    using properties = new oc.GProp_GProps()
    using about = offCentre(oc, shape)
    oc.BRepGProp.VolumePropertiesGK(about, properties, VOLUME_ERROR, false, false, false, false, false)
    return properties.Mass()
  })

/** How far the integration's reference point is moved, as parts of the shape's size: along no axis and no diagonal. */
const OFF_CENTRE: Point3 = [0.0613, 0.0541, 0.0576]

/**
 * The kernel integrates about the mean of a shape's vertices. Where that is the apex of a cone, as between the two
 * chamfers of some holes, the cone adds nothing but noise, and to be right to a small part of nothing takes a minute.
 * A vertex beside the shape moves the mean, and changes no volume.
 */
function offCentre(oc: Occt, shape: TopoDS_Shape): TopoDS_Shape {
  const box = roughBoxOf(oc, shape)
  // Faces that enclose nothing have no volume about a point in their own plane, and some about any other.
  if (!isFiniteBox(box) || solidsOf(oc, shape).length === 0) return toCompound(oc, [shape])
  const size = Math.max(...box.max.map((high, k) => high - (box.min[k] as number)))
  const weight = vertexVisits(oc, shape) + 1
  const [x, y, z] = box.min.map(
    (low, k) => (low + (box.max[k] as number)) / 2 + weight * size * (OFF_CENTRE[k] as number),
  ) as [number, number, number]
  using point = new oc.gp_Pnt(x, y, z)
  using vertex = new oc.BRepBuilderAPI_MakeVertex(point)
  return toCompound(oc, [shape, vertex.Vertex()])
}

/** As the kernel counts them: a vertex once for every edge of every face that ends there. */
function vertexVisits(oc: Occt, shape: TopoDS_Shape): number {
  let visits = 0
  using explorer = new oc.TopExp_Explorer(shape, oc.TopAbs_ShapeEnum.TopAbs_VERTEX)
  for (; explorer.More(); explorer.Next()) visits++
  return visits
}

export const areaOf = (oc: Occt, shape: TopoDS_Shape): number =>
  once(known.area, shape, () => {
    using properties = new oc.GProp_GProps()
    oc.BRepGProp.SurfaceProperties(shape, properties, false, false)
    return properties.Mass()
  })

/** Where the plain integration gets the volume right to this part, its moments are believed too. */
const PLAIN_IS_RIGHT = 1e-4
/** Moments by the adaptive integration cost many times its volume: an error that a scale would not show is enough. */
const MOMENTS_ERROR = 1e-4

export const momentsOf = (oc: Occt, shape: TopoDS_Shape): Moments =>
  once(known.moments, shape, () => {
    using plain = new oc.GProp_GProps()
    oc.BRepGProp.VolumeProperties(shape, plain, false, false, false)
    const volume = volumeOf(oc, shape)
    if (Math.abs(plain.Mass() - volume) <= PLAIN_IS_RIGHT * Math.abs(volume)) return readMoments(oc, plain)
    using adaptive = new oc.GProp_GProps()
    using about = offCentre(oc, shape)
    oc.BRepGProp.VolumePropertiesGK(about, adaptive, MOMENTS_ERROR, false, false, true, true, false)
    return readMoments(oc, adaptive)
  })

/**
 * The build does not hand out the inertia matrix, but the moment about any axis: three along the coordinate axes give
 * the diagonal, three along the diagonals between them the rest, as nᵀ·I·n is the moment about n.
 */
function readMoments(oc: Occt, properties: GProp_GProps): Moments {
  using centre = properties.CentreOfMass()
  const about = (x: number, y: number, z: number) => {
    using direction = new oc.gp_Dir(x, y, z)
    using axis = new oc.gp_Ax1(centre, direction)
    return properties.MomentOfInertia(axis)
  }
  const [xx, yy, zz] = [about(1, 0, 0), about(0, 1, 0), about(0, 0, 1)]
  const xy = about(1, 1, 0) - (xx + yy) / 2
  const yz = about(0, 1, 1) - (yy + zz) / 2
  const zx = about(1, 0, 1) - (zz + xx) / 2
  return {
    centre: [centre.X(), centre.Y(), centre.Z()],
    inertia: [
      [xx, xy, zx],
      [xy, yy, yz],
      [zx, yz, zz],
    ],
  }
}

/** The exact box, without the tolerance margin the kernel usually adds; undefined for an empty shape. */
export function boxOf(oc: Occt, shape: TopoDS_Shape): Box | undefined {
  const answer = known.box.get(shape)
  if (answer) return answer
  using bounds = new oc.Bnd_Box()
  oc.BRepBndLib.AddOptimal(shape, bounds, false, false)
  const box = toBox(bounds)
  if (box) known.box.set(shape, box)
  return box
}

/** A box that may be a little too large, in a fraction of the time: enough to see that a shape is finite. */
export function roughBoxOf(oc: Occt, shape: TopoDS_Shape): Box | undefined {
  using bounds = new oc.Bnd_Box()
  oc.BRepBndLib.Add(shape, bounds, false)
  return toBox(bounds)
}

function toBox(bounds: Bnd_Box): Box | undefined {
  if (bounds.IsVoid()) return undefined
  using low = bounds.CornerMin()
  using high = bounds.CornerMax()
  return { min: [low.X(), low.Y(), low.Z()], max: [high.X(), high.Y(), high.Z()] }
}

export const isFiniteBox = (box: Box | undefined): box is Box =>
  box !== undefined && [...box.min, ...box.max].every(Number.isFinite)
