/** Models made straight from the kernel's primitives, so that the exports are tested apart from the builders. */
import { ownAll } from '../../src/kernel/body.ts'
import { volumeOf } from '../../src/kernel/mass.ts'
import {
  AT_REST,
  type Model,
  type ModelInstance,
  type ModelPart,
  type Motion,
} from '../../src/kernel/model.ts'
import type { TopoDS_Shape } from '../../src/kernel/occt.ts'
import { edgesOf, toCompound, toList } from '../../src/kernel/topology.ts'
import type { Point3 } from '../../src/plan/geometry.ts'
import { oc } from '../kernel.ts'

export const TIME = new Date('2026-03-04T05:06:07Z')

export function box(size: Point3, at: Point3 = [0, 0, 0]): TopoDS_Shape {
  using corner = new oc.gp_Pnt(...at)
  using builder = new oc.BRepPrimAPI_MakeBox(corner, ...size)
  return builder.Shape()
}

export function cylinder(radius: number, height: number, at: Point3 = [0, 0, 0]): TopoDS_Shape {
  using origin = new oc.gp_Pnt(...at)
  using up = new oc.gp_Dir(0, 0, 1)
  using axes = new oc.gp_Ax2(origin, up)
  using builder = new oc.BRepPrimAPI_MakeCylinder(axes, radius, height)
  return builder.Shape()
}

export function sphere(radius: number): TopoDS_Shape {
  using builder = new oc.BRepPrimAPI_MakeSphere(radius)
  return builder.Shape()
}

export function torus(major: number, minor: number): TopoDS_Shape {
  using builder = new oc.BRepPrimAPI_MakeTorus(major, minor)
  return builder.Shape()
}

function boolean(kind: 'BRepAlgoAPI_Cut' | 'BRepAlgoAPI_Fuse', body: TopoDS_Shape, tools: TopoDS_Shape[]) {
  using builder = new oc[kind]()
  using args = toList(oc, [body])
  using toolList = toList(oc, tools)
  builder.SetArguments(args)
  builder.SetTools(toolList)
  using range = new oc.Message_ProgressRange()
  builder.Build(range)
  return builder.Shape()
}

export const cut = (body: TopoDS_Shape, ...tools: TopoDS_Shape[]) => boolean('BRepAlgoAPI_Cut', body, tools)
export const fuse = (body: TopoDS_Shape, ...tools: TopoDS_Shape[]) => boolean('BRepAlgoAPI_Fuse', body, tools)
export const together = (...shapes: TopoDS_Shape[]) => toCompound(oc, shapes)

/** 80 × 50 × 8 with corners rounded at 6 and four 5.5 mm holes and a 20 mm bore. */
export function plate(): TopoDS_Shape {
  const blank = box([80, 50, 8])
  using fillet = new oc.BRepFilletAPI_MakeFillet(blank, oc.ChFi3d_FilletShape.ChFi3d_Rational)
  for (const edge of edgesOf(oc, blank)) {
    using curve = new oc.BRepAdaptor_Curve(edge)
    using from = curve.Value(curve.FirstParameter())
    using to = curve.Value(curve.LastParameter())
    if (Math.abs(from.Z() - to.Z()) > 1) fillet.Add(6, edge)
  }
  const holes = [
    [10, 10],
    [70, 10],
    [10, 40],
    [70, 40],
  ].map(([x, y]) => cylinder(2.75, 10, [x as number, y as number, -1]))
  return cut(fillet.Shape(), ...holes, cylinder(10, 10, [40, 25, -1]))
}

/** A shank of ⌀5 × 20 under a head of ⌀9 × 4, the head on top. */
export const bolt = (): TopoDS_Shape => fuse(cylinder(2.5, 20), cylinder(4.5, 4, [0, 0, 20]))

export function part(name: string, shape: TopoDS_Shape, colour = '#9aa5b1', id = 'part'): ModelPart {
  return {
    id,
    name,
    colour,
    material: undefined,
    body: { shape, owners: ownAll(oc, shape, id), volume: volumeOf(oc, shape) },
  }
}

export const single = (name: string, shape: TopoDS_Shape): Model => {
  const only = part(name, shape)
  return { name, parts: [only], instances: [{ id: 'part-1', name, part: only, motion: AT_REST }] }
}

export const shifted = (...shift: Point3): Motion => ({ ...AT_REST, shift })
export const turnedAboutX: Motion = {
  rotation: [
    [1, 0, 0],
    [0, 0, -1],
    [0, 1, 0],
  ],
  shift: [40, 80, 30],
}
/** 30° about z, where no coordinate stays a round number. */
export const turnedAboutZ: Motion = {
  rotation: [
    [Math.cos(Math.PI / 6), -Math.sin(Math.PI / 6), 0],
    [Math.sin(Math.PI / 6), Math.cos(Math.PI / 6), 0],
    [0, 0, 1],
  ],
  shift: [10, 40, -12],
}

export const HOSTILE_NAME = `Ünï "q" it's 😀 <script>alert(1)</script> & \\X2\\`

export function boltedPlate(): Model {
  const plated = part('Plate', plate(), '#ff8800', 'plate')
  const bolted = part('Bolt ⌀5', bolt(), '#3366cc', 'bolt')
  const instance = (id: string, name: string, of: ModelPart, motion: Motion): ModelInstance => ({
    id,
    name,
    part: of,
    motion,
  })
  return {
    name: HOSTILE_NAME,
    parts: [plated, bolted],
    instances: [
      instance('plate-1', 'Plate:1', plated, AT_REST),
      instance('bolt-1', 'Bolt:1', bolted, shifted(10, 10, -12)),
      instance('bolt-2', 'Bolt:2', bolted, turnedAboutZ),
      instance('bolt-3', HOSTILE_NAME, bolted, turnedAboutX),
    ],
  }
}
