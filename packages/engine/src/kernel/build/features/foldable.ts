/** Solids that are a plane figure pulled along its normal, seen as that figure. */
import type { Feature, FeatureOf } from '../../../plan/features.ts'
import type { Sketch } from '../../../plan/profile.ts'
import { type Axes, axesOf, toPart } from '../../../plan/vector.ts'

/** The solid over the sketch, from the plane of the axes to `length` along their z. */
export interface Extrusion {
  sketch: Sketch
  axes: Axes
  length: number
}

const FOLDABLE = {
  box: ({ size, frame }: FeatureOf<'box'>): Extrusion => ({
    sketch: figure({ kind: 'rectangle', width: size[0], height: size[1], corners: ['++', '-+', '--', '+-'] }),
    axes: axesOf(frame),
    length: size[2],
  }),
  cylinder: ({ diameter, innerDiameter, height, frame }: FeatureOf<'cylinder'>): Extrusion => ({
    sketch: figure(
      innerDiameter === undefined
        ? { kind: 'circle', diameter }
        : { kind: 'ring', outerDiameter: diameter, innerDiameter },
    ),
    axes: axesOf(frame),
    length: height,
  }),
  prism: ({ base, height, frame }: FeatureOf<'prism'>): Extrusion => ({
    sketch: base,
    axes: axesOf(frame),
    length: height,
  }),
  extrude: ({ sketch, plane, extent, taperDeg, twistDeg }: FeatureOf<'extrude'>): Extrusion | undefined => {
    const range = rangeOf(extent)
    if (plane.on !== 'frame' || !range || taperDeg !== 0 || twistDeg !== 0) return undefined
    const axes = axesOf(plane)
    return { sketch, axes: { ...axes, origin: toPart(axes, [0, 0, range[0]]) }, length: range[1] - range[0] }
  },
}

type Unplaced<T> = T extends unknown ? Omit<T, 'at' | 'rotateDeg'> : never

const figure = (profile: Unplaced<Sketch['add'][number]>): Sketch => ({
  add: [{ ...profile, at: [0, 0], rotateDeg: 0 }],
  cut: [],
})

function rangeOf(extent: FeatureOf<'extrude'>['extent']): [number, number] | undefined {
  if (extent.kind === 'between') return [Math.min(extent.from, extent.to), Math.max(extent.from, extent.to)]
  if (extent.kind !== 'length') return undefined
  const { length, direction } = extent
  const start = { forward: 0, backward: -length, both: -length / 2 }[direction]
  return [start, start + length]
}

export type FoldableSolid = FeatureOf<keyof typeof FOLDABLE>

export const isFoldable = (feature: Feature): feature is FoldableSolid =>
  feature.kind in FOLDABLE && 'operation' in feature && feature.operation === 'add'

export function extrusionOf(feature: FoldableSolid): Extrusion | undefined {
  const read = FOLDABLE[feature.kind] as (feature: FoldableSolid) => Extrusion | undefined
  return read(feature)
}
