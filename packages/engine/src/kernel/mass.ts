/** Volume, area, centre and box of a shape, integrated on its exact surfaces. */
import type { Bnd_Box } from 'replicad-opencascadejs'
import type { Point3 } from '../plan/geometry.ts'
import type { Occt, TopoDS_Shape } from './occt.ts'

export interface Box {
  min: Point3
  max: Point3
}

export type Tensor = [Point3, Point3, Point3]

/** As of unit density: cubic millimetres, and mm⁵ about the centre along the coordinate axes. */
export interface Bulk {
  volume: number
  centre: Point3
  inertia: Tensor
}

/**
 * Integrating over spline faces takes long, and several stages ask for the same figures of the same shape. Shapes are
 * never changed once made, so the answers are kept with them.
 */
const known = {
  bulk: new WeakMap<TopoDS_Shape, Bulk>(),
  area: new WeakMap<TopoDS_Shape, number>(),
  box: new WeakMap<TopoDS_Shape, Box>(),
}

function once<V>(answers: WeakMap<TopoDS_Shape, V>, shape: TopoDS_Shape, measure: () => V): V {
  const answer = answers.get(shape) ?? measure()
  answers.set(shape, answer)
  return answer
}

export const volumeOf = (oc: Occt, shape: TopoDS_Shape): number => bulkOf(oc, shape).volume

export const centreOfMass = (oc: Occt, shape: TopoDS_Shape): Point3 => bulkOf(oc, shape).centre

export const areaOf = (oc: Occt, shape: TopoDS_Shape): number =>
  once(known.area, shape, () => {
    using properties = new oc.GProp_GProps()
    oc.BRepGProp.SurfaceProperties(shape, properties, false, false)
    return properties.Mass()
  })

/**
 * The build does not hand out the inertia matrix, but the moment about any axis: three along the coordinate axes give
 * the diagonal, three along the diagonals between them the rest, as nᵀ·I·n is the moment about n.
 */
export const bulkOf = (oc: Occt, shape: TopoDS_Shape): Bulk =>
  once(known.bulk, shape, () => {
    using properties = new oc.GProp_GProps()
    oc.BRepGProp.VolumeProperties(shape, properties, false, false, false)
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
      volume: properties.Mass(),
      centre: [centre.X(), centre.Y(), centre.Z()],
      inertia: [
        [xx, xy, zx],
        [xy, yy, yz],
        [zx, yz, zz],
      ],
    }
  })

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
