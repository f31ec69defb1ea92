/**
 * Plane figures. Each is centred on its own [0, 0] (the middle of its box, or the centre of its
 * circle) before `at` and `rotateDeg` place it.
 */
import { z } from 'zod'
import { angleDeg, length, point2 } from './geometry.ts'

const placed = {
  at: point2.default([0, 0]),
  rotateDeg: angleDeg.default(0).describe('Turned counter-clockwise about its own centre'),
}

const rectangle = z.strictObject({
  kind: z.literal('rectangle'),
  width: length.describe('Along local x'),
  height: length.describe('Along local y'),
  cornerRadius: length.optional(),
  cornerChamfer: length.optional(),
  corners: z
    .array(z.enum(['++', '-+', '--', '+-']))
    .min(1)
    .default(['++', '-+', '--', '+-'])
    .describe('Which corners are rounded or chamfered, by the signs of their x and y'),
  ...placed,
})

const circle = z.strictObject({ kind: z.literal('circle'), diameter: length, ...placed })

const ellipse = z.strictObject({
  kind: z.literal('ellipse'),
  width: length,
  height: length,
  ...placed,
})

const ring = z.strictObject({
  kind: z.literal('ring'),
  outerDiameter: length,
  innerDiameter: length,
  ...placed,
})

/** Exactly one of the three sizes; the first corner or flat faces +x (`acrossFlats`: a flat's middle). */
const polygon = z.strictObject({
  kind: z.literal('polygon'),
  sides: z.int().min(3).max(1000),
  acrossFlats: length.optional().describe('Diameter of the inscribed circle'),
  acrossCorners: length.optional().describe('Diameter of the circumscribed circle'),
  side: length.optional().describe('Length of one side'),
  ...placed,
})

const slot = z.strictObject({
  kind: z.literal('slot'),
  length: length.describe('Overall, along local x'),
  width: length.describe('The diameter of its round ends'),
  ...placed,
})

/** Any three of the six givens, at least one of them a side; or base and height. Side c lies along local x at the bottom. */
const triangle = z.strictObject({
  kind: z.literal('triangle'),
  a: length.optional(),
  b: length.optional(),
  c: length.optional(),
  angleADeg: angleDeg.optional().describe('Opposite side a, at the left end of side c'),
  angleBDeg: angleDeg.optional().describe('Opposite side b, at the right end of side c'),
  angleCDeg: angleDeg.optional().describe('Opposite side c, at the top'),
  height: length.optional().describe('Of the top over side c; alone with c it means an isosceles triangle'),
  ...placed,
})

const trapezoid = z.strictObject({
  kind: z.literal('trapezoid'),
  bottom: length,
  top: length,
  height: length,
  shift: z.number().default(0).describe("How far the top's middle lies to the right of the bottom's"),
  ...placed,
})

/** The first point is up, along +y. */
const star = z.strictObject({
  kind: z.literal('star'),
  points: z.int().min(3).max(500),
  outerDiameter: length,
  innerDiameter: length,
  ...placed,
})

const cross = z.strictObject({
  kind: z.literal('cross'),
  width: length,
  height: length,
  armWidth: length,
  ...placed,
})

/** A slice of a disc, or with `innerDiameter` of a ring; [0, 0] is the circle's centre. */
const sector = z.strictObject({
  kind: z.literal('sector'),
  diameter: length,
  innerDiameter: length.optional(),
  startDeg: angleDeg.default(0),
  angleDeg: z.number().gt(0).lt(360),
  ...placed,
})

/** Rolled and bent sections: width along x, height along y. */
const section = z.strictObject({
  kind: z.literal('section'),
  shape: z.enum(['L', 'T', 'U', 'I', 'Z', 'C', 'hat']),
  width: length,
  height: length,
  web: length.describe('Thickness of the upright wall or walls'),
  flange: length.optional().describe('Thickness of the lying walls; as `web` where left out'),
  lip: length
    .optional()
    .describe("Length of a C's returned lips or of a hat's brims, measured over the wall"),
  innerRadius: length.optional().describe('Fillet in the inside corners'),
  ...placed,
})

const segment = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('line'), to: point2 }),
  z.strictObject({
    kind: z.literal('arc'),
    to: point2,
    via: point2.describe('Any point of the arc between its ends'),
  }),
  z.strictObject({
    kind: z.literal('spline'),
    through: z.array(point2).default([]),
    to: point2,
    startTangent: point2.optional(),
    endTangent: point2.optional(),
  }),
])

const loop = z.strictObject({ start: point2, segments: z.array(segment).min(1).max(5000) })

/** A free closed outline with inner loops, in its own coordinates (not centred); a missing last line is drawn. */
const outline = z.strictObject({
  kind: z.literal('outline'),
  ...loop.shape,
  holes: z.array(loop).default([]),
  ...placed,
})

/** NACA 4-digit; the leading edge at [0, 0], the chord along +x. */
const airfoil = z.strictObject({
  kind: z.literal('airfoil'),
  naca: z.string().regex(/^\d{4}$/, 'four digits, as in 2412'),
  chord: length,
  ...placed,
})

/** The transverse outline of an involute gear. */
const gear = z.strictObject({
  kind: z.literal('gear'),
  module: length,
  teeth: z.int().min(4).max(1000),
  pressureAngleDeg: z.number().min(10).max(35).default(20),
  internal: z.boolean().default(false).describe('The void of a ring gear: tips and roots change places'),
  ...placed,
})

export const profile = z.discriminatedUnion('kind', [
  rectangle,
  circle,
  ellipse,
  ring,
  polygon,
  slot,
  triangle,
  trapezoid,
  star,
  cross,
  sector,
  section,
  outline,
  airfoil,
  gear,
])

/** What a sketch encloses: the union of `add`, less `cut`. */
export const sketch = z.strictObject({
  add: z.array(profile).min(1),
  cut: z.array(profile).default([]),
})

export type Profile = z.infer<typeof profile>
export type ProfileOf<K extends Profile['kind']> = Extract<Profile, { kind: K }>
export type OutlineLoop = z.infer<typeof loop>
export type OutlineSegment = z.infer<typeof segment>
export type Sketch = z.infer<typeof sketch>
