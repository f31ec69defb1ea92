/** Features that make a volume of their own and add it to the body, cut it away, or keep only what both share. */
import { z } from 'zod'
import { angleDeg, coordinate, frame, identifier, length, point2, point3 } from './geometry.ts'
import { path } from './layout.ts'
import { sketch } from './profile.ts'
import { faceSelector, onFace } from './select.ts'

export const operation = z.enum(['add', 'cut', 'intersect'])

export const featureBase = { id: identifier, label: z.string().max(200).optional() }
const solidBase = { ...featureBase, operation: operation.default('add') }

export const plane = z
  .discriminatedUnion('on', [frame, onFace])
  .describe('Where a sketch lies: a frame in part coordinates, or a face of the body so far')

/** The base of a primitive is centred on its frame's origin and rises along its normal. */
const standing = { frame: frame.prefault({}) }

const extrude = z.strictObject({
  kind: z.literal('extrude'),
  ...solidBase,
  sketch,
  plane: plane.prefault({ on: 'frame' }),
  extent: z
    .discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('length'),
        length,
        direction: z
          .enum(['forward', 'backward', 'both'])
          .default('forward')
          .describe('Along the normal, against it, or half the length each way'),
      }),
      z.strictObject({
        kind: z.literal('between'),
        from: coordinate.describe('Along the normal, from the plane'),
        to: coordinate,
      }),
      z.strictObject({ kind: z.literal('to-face'), face: faceSelector }),
      z.strictObject({ kind: z.literal('through-all') }),
    ])
    .describe(
      'Forward is along the normal; for a cut sketched on a face it is into the material, against the outward normal. `between` always counts along the normal. `through-all`: an addition goes forward to the far end of the body; a cut on a face goes from the face out of the far side; any other cut goes both ways',
    ),
  taperDeg: z
    .number()
    .min(-80)
    .max(80)
    .default(0)
    .describe('Side walls lean inwards by this angle; negative: outwards'),
  twistDeg: angleDeg.default(0).describe('Turn of the end against the start'),
})

const revolve = z.strictObject({
  kind: z.literal('revolve'),
  ...solidBase,
  sketch,
  plane: plane
    .prefault({ on: 'frame', normal: '-y', x: '+x' })
    .describe('Default: sketch x is part x, sketch y is part z'),
  axis: z
    .strictObject({ origin: point2.default([0, 0]), direction: point2.default([0, 1]) })
    .prefault({})
    .describe('In sketch coordinates'),
  angleDeg: z.number().gt(0).max(360).default(360),
})

const loft = z.strictObject({
  kind: z.literal('loft'),
  ...solidBase,
  sections: z.array(z.strictObject({ sketch, plane })).min(2),
  ruled: z.boolean().default(false).describe('Straight lines between sections instead of a smooth skin'),
  apex: point3.optional().describe('The skin closes in this point after the last section'),
})

const sweep = z.strictObject({
  kind: z.literal('sweep'),
  ...solidBase,
  sketch: sketch.describe('Drawn across the start of the path, its [0, 0] on the path'),
  path,
  corners: z.enum(['sharp', 'round']).default('sharp'),
})

const box = z.strictObject({
  kind: z.literal('box'),
  ...solidBase,
  size: z.tuple([length, length, length]),
  ...standing,
})

const cylinder = z.strictObject({
  kind: z.literal('cylinder'),
  ...solidBase,
  diameter: length,
  innerDiameter: length.optional().describe('A tube'),
  height: length,
  ...standing,
})

const cone = z.strictObject({
  kind: z.literal('cone'),
  ...solidBase,
  bottomDiameter: z.number().min(0),
  topDiameter: z.number().min(0).default(0).describe('0: a point; else a frustum'),
  height: length,
  ...standing,
})

/** The frame's origin is the sphere's centre; a cap or hemisphere keeps what lies above the cut. */
const sphere = z.strictObject({
  kind: z.literal('sphere'),
  ...solidBase,
  diameter: length,
  part: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('whole') }),
      z.strictObject({ kind: z.literal('hemisphere') }),
      z.strictObject({ kind: z.literal('cap'), height: length }),
    ])
    .prefault({ kind: 'whole' })
    .describe("A cap stands with its flat base on the frame's plane, a hemisphere too"),
  ...standing,
})

/** The frame's origin is the centre; the axis of the ring is its normal. */
const torus = z.strictObject({
  kind: z.literal('torus'),
  ...solidBase,
  ringDiameter: length.describe('Of the circle through the middle of the tube'),
  tubeDiameter: length,
  ...standing,
})

/** A box whose top is smaller: `top` [0, w] is a ridge; a ramp has its top shifted to one side. */
const wedge = z.strictObject({
  kind: z.literal('wedge'),
  ...solidBase,
  base: z.tuple([length, length]),
  top: z.tuple([z.number().min(0), z.number().min(0)]),
  height: length,
  shift: point2.default([0, 0]).describe("Of the top's centre against the base's"),
  ...standing,
})

const pyramid = z.strictObject({
  kind: z.literal('pyramid'),
  ...solidBase,
  base: sketch.describe('A convex polygon or a rectangle'),
  height: length,
  ...standing,
})

/** A right prism over any sketch. */
const prism = z.strictObject({
  kind: z.literal('prism'),
  ...solidBase,
  base: sketch,
  height: length,
  ...standing,
})

export const solidFeatures = [
  extrude,
  revolve,
  loft,
  sweep,
  box,
  cylinder,
  cone,
  sphere,
  torus,
  wedge,
  pyramid,
  prism,
] as const

export type Operation = z.infer<typeof operation>
export type Plane = z.infer<typeof plane>
