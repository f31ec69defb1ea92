/** Volume, area, centre and box of a shape, integrated on its exact surfaces. */
import type { Point3 } from '../plan/geometry.ts'
import type { Occt, TopoDS_Shape } from './occt.ts'

export interface Box {
  min: Point3
  max: Point3
}

export function volumeOf(oc: Occt, shape: TopoDS_Shape): number {
  using properties = new oc.GProp_GProps()
  oc.BRepGProp.VolumeProperties(shape, properties, false, false, false)
  return properties.Mass()
}

export function areaOf(oc: Occt, shape: TopoDS_Shape): number {
  using properties = new oc.GProp_GProps()
  oc.BRepGProp.SurfaceProperties(shape, properties, false, false)
  return properties.Mass()
}

export function centreOfMass(oc: Occt, shape: TopoDS_Shape): Point3 {
  using properties = new oc.GProp_GProps()
  oc.BRepGProp.VolumeProperties(shape, properties, false, false, false)
  using centre = properties.CentreOfMass()
  return [centre.X(), centre.Y(), centre.Z()]
}

/** The exact box, without the tolerance margin the kernel usually adds; undefined for an empty shape. */
export function boxOf(oc: Occt, shape: TopoDS_Shape): Box | undefined {
  using box = new oc.Bnd_Box()
  oc.BRepBndLib.AddOptimal(shape, box, false, false)
  if (box.IsVoid()) return undefined
  using low = box.CornerMin()
  using high = box.CornerMax()
  return { min: [low.X(), low.Y(), low.Z()], max: [high.X(), high.Y(), high.Z()] }
}
