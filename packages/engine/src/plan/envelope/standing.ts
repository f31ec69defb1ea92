/** Solids that stand in a frame of their own: primitives, prisms, machine elements. */
import { parseThread } from '../../library/threads.ts'
import type { Feature, FeatureKind, FeatureOf } from '../features.ts'
import type { Point2, Point3 } from '../geometry.ts'
import { type Axes, add, axesOf, scale } from '../vector.ts'
import { type Box, boxOfPoints, joined, moved, placedBox } from './box.ts'
import {
  type Across,
  about,
  around,
  bounded,
  prismOver,
  prismShape,
  type Shape,
  sketchBounds,
} from './shape.ts'

type Shapes = { [K in FeatureKind]?: (feature: FeatureOf<K>, axes: Axes) => Shape | undefined }

/** Gears and the like: never larger than this; a hub may stand on either side. */
function wheel(
  axes: Axes,
  diameter: number,
  width: number,
  hub: { diameter: number; length: number } | undefined,
): Shape {
  const beyond = hub?.length ?? 0
  return bounded(axes, around(Math.max(diameter, hub?.diameter ?? 0)), -beyond, width + beyond)
}

const SHAPES: Shapes = {
  box: ({ size: [x, y, z] }, axes) =>
    prismShape(axes, about(x, y), 0, z, { outline: 'rectangle', sharp: true }),
  cylinder({ diameter, innerDiameter, height }, axes) {
    const bore = innerDiameter === undefined ? {} : { innerDiameter }
    return prismShape(axes, around(diameter), 0, height, { outline: 'round', diameter, ...bore })
  },
  cone: ({ bottomDiameter, topDiameter, height }, axes) =>
    bounded(axes, around(Math.max(bottomDiameter, topDiameter)), 0, height),
  sphere({ diameter, part }, axes) {
    const top = part.kind === 'cap' ? part.height : diameter / 2
    return bounded(axes, around(diameter), part.kind === 'whole' ? -diameter / 2 : 0, top)
  },
  torus: ({ ringDiameter, tubeDiameter }, axes) =>
    bounded(axes, around(ringDiameter + tubeDiameter), -tubeDiameter / 2, tubeDiameter / 2),
  wedge({ base, top, shift, height }, axes) {
    const shifted = (point: Point3) => add(point, add(scale(axes.x, shift[0]), scale(axes.y, shift[1])))
    const lower = placedBox(axes, about(...base), 0, height)
    const upper = moved(placedBox(axes, about(...top), 0, height), shifted)
    return { box: joined(lower, upper) }
  },
  pyramid: ({ base, height }, axes) => bounded(axes, sketchBounds(base), 0, height),
  prism: ({ base, height }, axes) => prismOver(axes, base, 0, height),
  gear({ form, module, teeth, helixAngleDeg, faceWidth, rim, hub }, axes) {
    if (form === 'rack') return undefined
    const transverse = module / Math.cos((helixAngleDeg * Math.PI) / 180)
    const outer = form === 'internal' ? rim : transverse * teeth + 2.5 * module
    return outer === undefined ? undefined : wheel(axes, outer, faceWidth, hub)
  },
  pulley({ groove, diameter, width, hub }, axes) {
    // A timing pulley's flanges stand out by what its belt profile says.
    return groove.kind === 'timing' || diameter === undefined ? undefined : wheel(axes, diameter, width, hub)
  },
  sprocket: ({ chainPitch, teeth, thickness, hub }, axes) =>
    wheel(axes, chainPitch / Math.sin(Math.PI / teeth) + 2 * chainPitch, thickness, hub),
  spring({ form, outerDiameter, wireDiameter, freeLength }, axes) {
    if (form !== 'compression') return undefined
    return bounded(axes, around(outerDiameter), -wireDiameter, freeLength + wireDiameter)
  },
  'threaded-rod'({ thread, length }, axes) {
    const diameter = parseThread(thread)?.majorDiameter
    return diameter === undefined ? undefined : bounded(axes, around(diameter), 0, length)
  },
}

function ribShape({ points, thickness }: FeatureOf<'rib'>, axes: Axes): Shape {
  const flat = boxOfPoints(points.map(([x, y]: Point2): Point3 => [x, y, 0])) as Box
  const across: Across = { min: [flat.min[0], flat.min[1]], max: [flat.max[0], flat.max[1]] }
  return bounded(axes, across, -thickness / 2, thickness / 2)
}

export function standingShape(feature: Feature): Shape | undefined {
  if (feature.kind === 'rib') {
    return feature.plane.on === 'frame' ? ribShape(feature, axesOf(feature.plane)) : undefined
  }
  if (!('frame' in feature)) return undefined
  const shape = SHAPES[feature.kind] as ((feature: Feature, axes: Axes) => Shape | undefined) | undefined
  return shape?.(feature, axesOf(feature.frame))
}
