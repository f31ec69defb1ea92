/** Known solids for the measuring tests, made with the kernel's own calls, so that nothing under test builds them. */
import type { Body } from '../../src/kernel/body.ts'
import { combine } from '../../src/kernel/combine.ts'
import { volumeOf } from '../../src/kernel/mass.ts'
import { AT_REST, type Model, type ModelPart, type Motion } from '../../src/kernel/model.ts'
import type { Occt, TopoDS_Edge, TopoDS_Shape } from '../../src/kernel/occt.ts'
import { edgesOf, ShapeMap } from '../../src/kernel/topology.ts'
import type { Point3 } from '../../src/plan/geometry.ts'
import type { Material } from '../../src/plan/plan.ts'

export interface Workshop {
  box: (low: Point3, high: Point3) => TopoDS_Shape
  cylinder: (base: Point3, axis: Point3, radius: number, height: number) => TopoDS_Shape
  sphere: (centre: Point3, radius: number) => TopoDS_Shape
  torus: (ringRadius: number, tubeRadius: number) => TopoDS_Shape
  /** A polygon in the xz plane, turned about z. */
  turned: (outline: readonly [number, number][]) => TopoDS_Shape
  /** A polygon in the xy plane, raised along z. */
  raised: (outline: readonly [number, number][], height: number) => TopoDS_Shape
  cut: (shape: TopoDS_Shape, ...tools: TopoDS_Shape[]) => TopoDS_Shape
  fuse: (shape: TopoDS_Shape, ...tools: TopoDS_Shape[]) => TopoDS_Shape
  fillet: (shape: TopoDS_Shape, radius: number, chosen?: (middle: Point3) => boolean) => TopoDS_Shape
  chamfer: (shape: TopoDS_Shape, leg: number, chosen?: (middle: Point3) => boolean) => TopoDS_Shape
}

export function workshop(oc: Occt): Workshop {
  const point = (p: Point3) => new oc.gp_Pnt(...p)
  const ax2 = (base: Point3, axis: Point3) => new oc.gp_Ax2(point(base), new oc.gp_Dir(...axis))
  const polygon = (corners: readonly Point3[]) => {
    const wire = new oc.BRepBuilderAPI_MakeWire()
    corners.forEach((corner, i) => {
      wire.Add(
        new oc.BRepBuilderAPI_MakeEdge(
          point(corner),
          point(corners[(i + 1) % corners.length] as Point3),
        ).Edge(),
      )
    })
    return new oc.BRepBuilderAPI_MakeFace(wire.Wire(), true).Face()
  }
  const combined = (operation: 'add' | 'cut', shape: TopoDS_Shape, tools: TopoDS_Shape[]) =>
    combine(oc, bodyOf(oc, shape), operation, tools, { feature: 'test', simplify: true }).shape
  const middle = (edge: TopoDS_Edge): Point3 => {
    using curve = new oc.BRepAdaptor_Curve(edge)
    using p = curve.Value((curve.FirstParameter() + curve.LastParameter()) / 2)
    return [p.X(), p.Y(), p.Z()]
  }
  const chosenEdges = (shape: TopoDS_Shape, chosen: (middle: Point3) => boolean) =>
    edgesOf(oc, shape).filter((edge) => chosen(middle(edge)))
  const range = () => new oc.Message_ProgressRange()
  return {
    box: (low, high) => new oc.BRepPrimAPI_MakeBox(point(low), point(high)).Shape(),
    cylinder: (base, axis, radius, height) =>
      new oc.BRepPrimAPI_MakeCylinder(ax2(base, axis), radius, height).Shape(),
    sphere: (centre, radius) => new oc.BRepPrimAPI_MakeSphere(point(centre), radius).Shape(),
    torus: (ringRadius, tubeRadius) => new oc.BRepPrimAPI_MakeTorus(ringRadius, tubeRadius).Shape(),
    turned: (outline) =>
      new oc.BRepPrimAPI_MakeRevol(
        polygon(outline.map(([r, z]): Point3 => [r, 0, z])),
        new oc.gp_Ax1(point([0, 0, 0]), new oc.gp_Dir(0, 0, 1)),
        2 * Math.PI,
        false,
      ).Shape(),
    raised: (outline, height) =>
      new oc.BRepPrimAPI_MakePrism(
        polygon(outline.map(([x, y]): Point3 => [x, y, 0])),
        new oc.gp_Vec(0, 0, height),
        false,
        true,
      ).Shape(),
    cut: (shape, ...tools) => combined('cut', shape, tools),
    fuse: (shape, ...tools) => combined('add', shape, tools),
    fillet: (shape, radius, chosen = () => true) => {
      const maker = new oc.BRepFilletAPI_MakeFillet(shape)
      for (const edge of chosenEdges(shape, chosen)) maker.Add(radius, edge)
      maker.Build(range())
      return maker.Shape()
    },
    chamfer: (shape, leg, chosen = () => true) => {
      const maker = new oc.BRepFilletAPI_MakeChamfer(shape)
      for (const edge of chosenEdges(shape, chosen)) maker.Add(leg, edge)
      maker.Build(range())
      return maker.Shape()
    },
  }
}

export const bodyOf = (oc: Occt, shape: TopoDS_Shape): Body => ({
  shape,
  owners: new ShapeMap(oc),
  volume: volumeOf(oc, shape),
})

export const partOf = (oc: Occt, id: string, shape: TopoDS_Shape, material?: Material): ModelPart => ({
  id,
  name: id,
  colour: '#9aa5b1',
  material,
  body: bodyOf(oc, shape),
})

/** One part, once, at rest. */
export function modelOf(oc: Occt, shape: TopoDS_Shape, material?: Material): Model {
  const part = partOf(oc, 'part', shape, material)
  return { name: 'test', parts: [part], instances: [{ id: 'part', name: 'part', part, motion: AT_REST }] }
}

export const assemblyOf = (placed: readonly [id: string, part: ModelPart, motion: Motion][]): Model => ({
  name: 'test',
  parts: [...new Set(placed.map(([, part]) => part))],
  instances: placed.map(([id, part, motion]) => ({ id, name: id, part, motion })),
})
