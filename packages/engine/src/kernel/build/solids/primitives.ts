/** Box, cylinder, cone, sphere and torus: each stands on its frame. */
import type { FeatureOf } from '../../../plan/features.ts'
import type { Point2 } from '../../../plan/geometry.ts'
import { type Axes, axesOf, scale, toPart } from '../../../plan/vector.ts'
import type { Site, Volume } from '../../site.ts'
import { toAx2 } from '../sketch/coordinates.ts'
import { checkWall } from '../sketch/figures.ts'
import { polygonLoop } from '../sketch/loop.ts'
import { loopsFace } from '../sketch/wires.ts'
import { revolvedFaces } from './revolve.ts'
import { impossible, prism } from './shapes.ts'

export function box(feature: FeatureOf<'box'>, { oc }: Site): Volume {
  const axes = axesOf(feature.frame)
  const [width, depth, height] = feature.size
  using corner = toAx2(oc, { ...axes, origin: toPart(axes, [-width / 2, -depth / 2]) })
  using builder = new oc.BRepPrimAPI_MakeBox(corner, width, depth, height)
  return { operation: feature.operation, solids: [builder.Shape()] }
}

export function cylinder(feature: FeatureOf<'cylinder'>, { oc }: Site): Volume {
  const { diameter, innerDiameter, height, operation, id } = feature
  const axes = axesOf(feature.frame)
  if (innerDiameter === undefined) {
    using position = toAx2(oc, axes)
    using builder = new oc.BRepPrimAPI_MakeCylinder(position, diameter / 2, height)
    return { operation, solids: [builder.Shape()] }
  }
  checkWall(diameter, innerDiameter, id)
  const round = (d: number) => ({ kind: 'circle', centre: [0, 0] as Point2, radius: d / 2 }) as const
  const face = loopsFace(oc, round(diameter), [round(innerDiameter)], axes, id)
  return { operation, solids: [prism(oc, face, scale(axes.z, height))] }
}

/** The half section through a body of revolution: its local x is the radius, y the axis. */
const halfSection = (axes: Axes): Axes => ({
  origin: axes.origin,
  x: axes.x,
  y: axes.z,
  z: scale(axes.y, -1),
})

export function cone(feature: FeatureOf<'cone'>, { oc }: Site): Volume {
  const { bottomDiameter, topDiameter, height, operation, id } = feature
  const [bottom, top] = [bottomDiameter / 2, topDiameter / 2]
  if (!(Math.max(bottom, top) > 0))
    throw impossible(id, `a cone with diameters ${bottomDiameter} mm and ${topDiameter} mm encloses nothing`)
  const axes = halfSection(axesOf(feature.frame))
  const corners: Point2[] = [
    [0, 0],
    [bottom, 0],
    [top, height],
    [0, height],
  ]
  const distinct = corners.filter(([x, y], i) => i === 0 || i === 3 || x > 0 || (y > 0 && y < height))
  const face = loopsFace(oc, polygonLoop(distinct), [], axes, id)
  const axis = { origin: [0, 0] as Point2, direction: [0, 1] as Point2 }
  return { operation, solids: revolvedFaces(oc, [face], { axes, axis, angleDeg: 360 }, id) }
}

export function sphere(feature: FeatureOf<'sphere'>, { oc }: Site): Volume {
  const { diameter, part, operation, id } = feature
  const axes = axesOf(feature.frame)
  const radius = diameter / 2
  if (part.kind === 'whole') {
    using position = toAx2(oc, axes)
    using whole = new oc.BRepPrimAPI_MakeSphere(position, radius)
    return { operation, solids: [whole.Shape()] }
  }
  const height = part.kind === 'cap' ? part.height : radius
  if (!(height < diameter))
    throw impossible(id, `a cap ${height} mm high is no part of a sphere of ${diameter} mm`)
  // The flat base lies on the frame's plane, so the centre lies below it by what the cap lacks to a half.
  const below = radius - height
  using position = toAx2(oc, { ...axes, origin: toPart(axes, [0, 0, -below]) })
  using builder = new oc.BRepPrimAPI_MakeSphere(position, radius, Math.asin(below / radius), Math.PI / 2)
  return { operation, solids: [builder.Shape()] }
}

export function torus(feature: FeatureOf<'torus'>, { oc }: Site): Volume {
  const { ringDiameter, tubeDiameter, operation, id } = feature
  if (!(tubeDiameter < ringDiameter))
    throw impossible(id, `a tube of ${tubeDiameter} mm passes through itself in a ring of ${ringDiameter} mm`)
  using position = toAx2(oc, axesOf(feature.frame))
  using builder = new oc.BRepPrimAPI_MakeTorus(position, ringDiameter / 2, tubeDiameter / 2)
  return { operation, solids: [builder.Shape()] }
}
