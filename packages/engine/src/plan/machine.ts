/** Machine elements that are shapes of their own: gears, pulleys, sprockets, springs, threaded rod. */
import { z } from 'zod'
import { frame, length } from './geometry.ts'
import { featureBase, operation } from './solids.ts'

const element = {
  ...featureBase,
  operation: operation.default('add'),
  frame: frame.prefault({}).describe('Origin: the middle of the lower face; normal: the axis'),
}
const bore = length.optional().describe('Diameter of the hole along the axis')
const hub = z
  .strictObject({ diameter: length, length: length.describe('Beyond the face it stands on') })
  .optional()
const hand = z.enum(['right', 'left']).default('right')

const gear = z.strictObject({
  kind: z.literal('gear'),
  ...element,
  form: z.enum(['spur', 'helical', 'internal', 'rack']),
  module: length.describe('Normal module'),
  teeth: z.int().min(4).max(500),
  faceWidth: length,
  pressureAngleDeg: z.number().min(10).max(35).default(20),
  helixAngleDeg: z.number().min(0).max(45).default(0),
  hand: hand.describe('Of a herringbone gear: of its lower half'),
  herringbone: z
    .boolean()
    .default(false)
    .describe('Helical and internal: the helix turns back in the middle of the face'),
  backlash: z
    .number()
    .min(0)
    .default(0)
    .describe('Play: by how much each tooth is thinner on the pitch circle than half the pitch'),
  bore,
  hub,
  rim: length
    .optional()
    .describe('Internal: outer diameter of the ring. Rack: height from the back to the pitch line'),
})

const pulley = z.strictObject({
  kind: z.literal('pulley'),
  ...element,
  groove: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('vee'),
      angleDeg: z.number().min(20).max(60).default(38),
      depth: length,
      topWidth: length,
      count: z.int().min(1).max(20).default(1),
      pitch: length.optional().describe('Between grooves; top width plus 4 mm where left out'),
    }),
    z.strictObject({ kind: z.literal('round'), radius: length }),
    z.strictObject({ kind: z.literal('flat'), crown: z.number().min(0).default(0) }),
    z.strictObject({
      kind: z.literal('timing'),
      belt: z.enum(['GT2', 'GT3', 'HTD3', 'HTD5', 'T5', 'XL']),
      teeth: z.int().min(8).max(200),
      flanges: z.boolean().default(true),
    }),
  ]),
  diameter: length.optional().describe('Outer diameter; a timing pulley has it from its teeth'),
  width: length,
  bore,
  hub,
})

const sprocket = z.strictObject({
  kind: z.literal('sprocket'),
  ...element,
  chainPitch: length,
  rollerDiameter: length,
  teeth: z.int().min(6).max(200),
  thickness: length,
  bore,
  hub,
})

const spring = z.strictObject({
  kind: z.literal('spring'),
  ...element,
  form: z.enum(['compression', 'extension', 'torsion']).default('compression'),
  wireDiameter: length,
  outerDiameter: length,
  freeLength: length.describe('Over all, along the axis'),
  coils: z.number().min(0.5).max(500).describe('All of them, dead ones included'),
  ends: z
    .enum(['open', 'closed', 'ground'])
    .default('open')
    .describe('Compression springs: open, closed, or closed and ground flat'),
  legLength: length.optional().describe('Torsion springs: straight legs; extension springs have hooks'),
  hand,
})

const threadedRod = z.strictObject({
  kind: z.literal('threaded-rod'),
  ...element,
  thread: z.string().min(2).max(40).describe('M8, M8x1, 1/4-20 UNC, #10-32 UNF'),
  length,
  modelled: z.boolean().default(true),
  hand,
})

export const machineFeatures = [gear, pulley, sprocket, spring, threadedRod] as const
