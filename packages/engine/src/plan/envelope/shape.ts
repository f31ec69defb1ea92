/** The volume that a feature makes by itself, as far as arithmetic alone can tell. */
import { sketchBox } from '../../kernel/build/sketch/loops.ts'
import type { FeatureOf } from '../features.ts'
import type { Point2, Point3 } from '../geometry.ts'
import type { Sketch } from '../profile.ts'
import { type Axes, add, axesOf, scale } from '../vector.ts'
import { type AxisIndex, axisAlong, type Box, isAligned, placedBox } from './box.ts'

export interface Shape {
  /** Never smaller than the volume. */
  box: Box
  /** The box is the volume's own, and the volume is a right prism along `axis`. */
  prism?: Prism
}

export interface Prism {
  axis: AxisIndex
  outline: 'rectangle' | 'round' | 'other'
  /** Of the round outline, and of the bore along the axis where there is one. */
  diameter?: number
  innerDiameter?: number
  /** Its upright edges are sharp: a rectangle whose corners are neither rounded nor cut. */
  sharp?: boolean
}

export type Across = { min: Point2; max: Point2 }

export const around = (diameter: number): Across => ({
  min: [-diameter / 2, -diameter / 2],
  max: [diameter / 2, diameter / 2],
})
export const about = (width: number, height: number): Across => ({
  min: [-width / 2, -height / 2],
  max: [width / 2, height / 2],
})

const hasSplines = (sketch: Sketch): boolean =>
  sketch.add.some((p) => p.kind === 'outline' && p.segments.some((segment) => segment.kind === 'spline'))

/** The box of a sketch; where splines bound it, with a margin, since their extremes are only sampled. */
export function sketchBounds(sketch: Sketch): Across {
  const { min, max } = sketchBox(sketch)
  return hasSplines(sketch)
    ? widened({ min, max }, 0.01 * Math.hypot(max[0] - min[0], max[1] - min[1]))
    : { min, max }
}

/** Cuts that reach the rim may make the sketch smaller than what it adds. */
function isFilled(sketch: Sketch): boolean {
  const { min, max } = sketchBox(sketch)
  return sketch.cut.every((profile) => {
    const cut = sketchBox({ add: [profile], cut: [] })
    return cut.min[0] > min[0] && cut.min[1] > min[1] && cut.max[0] < max[0] && cut.max[1] < max[1]
  })
}

/** What a sketch looks like from above, where it is one plain figure. */
function outlineOf(sketch: Sketch): Omit<Prism, 'axis'> {
  const [only, ...others] = sketch.add
  if (!only || others.length > 0) return { outline: 'other' }
  if (only.kind === 'circle') return { outline: 'round', diameter: only.diameter }
  if (only.kind === 'ring') {
    return { outline: 'round', diameter: only.outerDiameter, innerDiameter: only.innerDiameter }
  }
  if (only.kind === 'rectangle' && only.rotateDeg % 90 === 0) {
    const sharp = only.cornerRadius === undefined && only.cornerChamfer === undefined
    return { outline: 'rectangle', sharp }
  }
  return { outline: 'other' }
}

/** A right prism over a plane figure; its box is exact only where its frame lies along the part's axes. */
export function prismShape(
  axes: Axes,
  across: Across,
  from: number,
  to: number,
  seen: Omit<Prism, 'axis'>,
): Shape {
  const box = placedBox(axes, across, from, to)
  const along = axisAlong(axes.z)
  return along && isAligned(axes) ? { box, prism: { axis: along.axis, ...seen } } : { box }
}

/** A sketch drawn out straight; its box is exact where it lies along the part's axes. */
export const prismOver = (axes: Axes, sketch: Sketch, from: number, to: number): Shape =>
  isFilled(sketch) && !hasSplines(sketch)
    ? prismShape(axes, sketchBox(sketch), from, to, outlineOf(sketch))
    : bounded(axes, sketchBounds(sketch), from, to)

export const bounded = (axes: Axes, across: Across, from: number, to: number): Shape => ({
  box: placedBox(axes, across, from, to),
})

/** How far a taper or a twist can carry the end of an extrusion out of its start's box. */
function widened(across: Across, by: number): Across {
  return {
    min: [across.min[0] - by, across.min[1] - by],
    max: [across.max[0] + by, across.max[1] + by],
  }
}

function turnedAnyway({ min, max }: Across): Across {
  const reach = Math.hypot(Math.max(-min[0], max[0]), Math.max(-min[1], max[1]))
  return around(2 * reach)
}

/** The two ends along the normal; undefined where a face or the body decides. */
function extentOf({ extent, operation, plane }: FeatureOf<'extrude'>): [number, number] | undefined {
  if (extent.kind === 'between') return [extent.from, extent.to]
  if (extent.kind !== 'length') return undefined
  const { length, direction } = extent
  if (direction === 'both') return [-length / 2, length / 2]
  // A cut sketched on a face goes into the material, against the face's outward normal.
  const inwards = operation === 'cut' && plane.on === 'face'
  return (direction === 'forward') === inwards ? [-length, 0] : [0, length]
}

export function extrudeShape(
  feature: FeatureOf<'extrude'>,
  axes: Axes,
  body: Box | undefined,
): Shape | undefined {
  const ends = extentOf(feature) ?? endsThrough(body, axes)
  if (!ends) return undefined
  const across = sketchBounds(feature.sketch)
  const height = Math.abs(ends[1] - ends[0])
  if (feature.twistDeg !== 0) {
    const lean = Math.max(0, -height * Math.tan((feature.taperDeg * Math.PI) / 180))
    return bounded(axes, turnedAnyway(widened(across, lean)), ...ends)
  }
  if (feature.taperDeg !== 0) {
    // Mitred corners can run out farther than the walls lean; twice is enough down to 60 degrees.
    const lean = Math.max(0, -height * Math.tan((feature.taperDeg * Math.PI) / 180))
    return bounded(axes, widened(across, 2 * lean), ...ends)
  }
  if (!extentOf(feature)) return bounded(axes, across, ...ends)
  return prismOver(axes, feature.sketch, ...ends)
}

/** Through all, or from the sketch up to a face: the body's box says between which heights. */
function endsThrough(body: Box | undefined, axes: Axes): [number, number] | undefined {
  if (!body) return undefined
  const along = axisAlong(axes.z)
  if (!along) return undefined
  const { axis, sense } = along
  const heights = [body.min[axis], body.max[axis]].map((level) => (level - axes.origin[axis]) * sense)
  return [Math.min(0, ...heights), Math.max(0, ...heights)]
}

/** A full turn fits in the cylinder about its axis; a partial one does so all the more. */
export function revolveShape(feature: FeatureOf<'revolve'>, axes: Axes): Shape | undefined {
  const { min, max } = sketchBounds(feature.sketch)
  const { origin, direction } = feature.axis
  const size = Math.hypot(...direction)
  if (size === 0) return undefined
  const along: Point2 = [direction[0] / size, direction[1] / size]
  const points: Point2[] = [min, [max[0], min[1]], max, [min[0], max[1]]]
  const heights = points.map(([x, y]) => (x - origin[0]) * along[0] + (y - origin[1]) * along[1])
  const reach = Math.max(
    ...points.map(([x, y]) => Math.abs((x - origin[0]) * along[1] - (y - origin[1]) * along[0])),
  )
  const inPart = ([u, v]: Point2): Point3 => add(scale(axes.x, u), scale(axes.y, v))
  const spin: Axes = axesOf({
    origin: add(axes.origin, inPart(origin)),
    normal: inPart(along),
    x: axes.z,
  })
  return bounded(spin, around(2 * reach), Math.min(...heights), Math.max(...heights))
}
