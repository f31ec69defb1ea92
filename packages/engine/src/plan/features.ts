/** Features that work on the body so far, and the union of all that a part can hold. */
import { z } from 'zod'
import { angleDeg, coordinate, frame, identifier, length, point2 } from './geometry.ts'
import { layout, repetition } from './layout.ts'
import { machineFeatures } from './machine.ts'
import { sketch } from './profile.ts'
import { edges, faceSelector } from './select.ts'
import { featureBase, plane, solidFeatures } from './solids.ts'

const top = faceSelector.prefault({ facing: '+z' })
const middle = layout.prefault({ kind: 'points', points: [[0, 0]] })
const depth = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('through'),
      reach: z
        .enum(['all', 'wall'])
        .default('all')
        .describe('The whole body, or only the first wall it meets'),
    }),
    z.strictObject({
      kind: z.literal('blind'),
      depth: length.describe('To the full-diameter bottom, from the face'),
      bottom: z.enum(['flat', 'drill']).default('flat'),
      pointAngleDeg: z.number().min(60).max(179).default(118),
    }),
  ])
  .prefault({ kind: 'through' })

const hole = z.strictObject({
  kind: z.literal('hole'),
  ...featureBase,
  face: top.describe('Planar, or cylindrical for radial holes'),
  positions: middle,
  diameter: length
    .optional()
    .describe('Left out with `thread`: the tapping drill, or the bore of the modelled thread'),
  depth,
  counterbore: z.strictObject({ diameter: length, depth: length }).optional(),
  countersink: z
    .strictObject({ diameter: length, angleDeg: z.number().min(30).max(150).default(90) })
    .optional(),
  thread: z
    .strictObject({
      designation: z.string().min(2).max(40),
      modelled: z.boolean().default(false),
      depth: length.optional().describe('Of the full thread; the whole hole where left out'),
    })
    .optional(),
})

const slot = z.strictObject({
  kind: z.literal('slot'),
  ...featureBase,
  face: top,
  positions: middle,
  length: length.describe('Overall'),
  width: length,
  angleDeg: angleDeg.default(0),
  depth,
  counterbore: z
    .strictObject({ width: length, depth: length })
    .optional()
    .describe('A wider slot about the same centres'),
})

const pocket = z.strictObject({
  kind: z.literal('pocket'),
  ...featureBase,
  face: top,
  positions: middle,
  sketch,
  depth: length,
  taperDeg: z.number().min(0).max(60).default(0),
})

const boss = z.strictObject({
  kind: z.literal('boss'),
  ...featureBase,
  face: top,
  positions: middle,
  sketch,
  height: length,
  taperDeg: z.number().min(0).max(60).default(0),
})

/** A flat web: a polygon in a plane, thickened to both sides of it alike. A triangle makes a gusset. */
const rib = z.strictObject({
  kind: z.literal('rib'),
  ...featureBase,
  plane,
  points: z.array(point2).min(3).max(100),
  thickness: length,
})

const groove = z.strictObject({
  kind: z.literal('groove'),
  ...featureBase,
  on: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('cylinder'),
      face: faceSelector,
      along: coordinate.describe("Of the groove's middle, from the face's lower end along its axis"),
    }),
    z.strictObject({ kind: z.literal('plane'), face: faceSelector, from: point2, to: point2 }),
    z.strictObject({
      kind: z.literal('ring'),
      face: faceSelector,
      diameter: length.describe("Of the groove's middle line on a planar face"),
      centre: point2.default([0, 0]),
    }),
  ]),
  width: length,
  depth: length,
  shape: z.enum(['square', 'round', 'vee']).default('square'),
})

const keyway = z.strictObject({
  kind: z.literal('keyway'),
  ...featureBase,
  face: faceSelector.describe('The cylinder of the shaft (outer) or of the bore (inner)'),
  width: length,
  depth: length.describe('From the cylinder into the material, at the middle of the key'),
  length: length.optional().describe('Left out: from end to end'),
  along: coordinate.default(0).describe("Start, from the face's lower end"),
  angleDeg: angleDeg.default(0),
  ends: z.enum(['square', 'round']).default('square'),
})

const thread = z.strictObject({
  kind: z.literal('thread'),
  ...featureBase,
  face: faceSelector.describe('An outer cylinder of the nominal diameter'),
  designation: z.string().min(2).max(40),
  length: length.optional().describe('The whole cylinder where left out'),
  from: z
    .enum(['start', 'end'])
    .default('end')
    .describe('Which end of the cylinder, along its axis, the thread begins at'),
  modelled: z.boolean().default(true).describe('false: cosmetic, the cylinder keeps its nominal diameter'),
  hand: z.enum(['right', 'left']).default('right'),
})

const fillet = z.strictObject({
  kind: z.literal('fillet'),
  ...featureBase,
  edges,
  radius: length,
})

const chamfer = z.strictObject({
  kind: z.literal('chamfer'),
  ...featureBase,
  edges,
  distance: length,
  second: z
    .strictObject({ distance: length, face: faceSelector })
    .optional()
    .describe('An unequal chamfer: this distance is measured on that face'),
})

const shell = z.strictObject({
  kind: z.literal('shell'),
  ...featureBase,
  thickness: length,
  open: z.array(faceSelector).default([]).describe('Faces taken away; none: a closed hollow body'),
  outward: z.boolean().default(false).describe('The wall is added outside instead'),
})

const draft = z.strictObject({
  kind: z.literal('draft'),
  ...featureBase,
  faces: z.array(faceSelector).min(1),
  angleDeg: z.number().min(-60).max(60),
  neutral: frame.describe('The plane where sizes stay; its normal is the pull'),
})

const mirror = z.strictObject({
  kind: z.literal('mirror'),
  ...featureBase,
  plane: frame.describe('The mirror'),
  features: z.array(identifier).optional().describe('Left out: the whole body'),
  keep: z.boolean().default(true).describe('Keep the original beside its image'),
})

const pattern = z.strictObject({
  kind: z.literal('pattern'),
  ...featureBase,
  features: z.array(identifier).min(1),
  repetition,
})

const text = z.strictObject({
  kind: z.literal('text'),
  ...featureBase,
  face: top,
  text: z.string().min(1).max(200),
  height: length.describe('Of a capital letter'),
  depth: length,
  raised: z.boolean().default(false),
  at: point2.default([0, 0]).describe('The middle of the text on the face'),
  angleDeg: angleDeg.default(0),
})

export const feature = z.discriminatedUnion('kind', [
  ...solidFeatures,
  ...machineFeatures,
  hole,
  slot,
  pocket,
  boss,
  rib,
  groove,
  keyway,
  thread,
  fillet,
  chamfer,
  shell,
  draft,
  mirror,
  pattern,
  text,
])

export type Feature = z.infer<typeof feature>
export type FeatureKind = Feature['kind']
export type FeatureOf<K extends FeatureKind> = Extract<Feature, { kind: K }>
export type Depth = z.infer<typeof depth>
