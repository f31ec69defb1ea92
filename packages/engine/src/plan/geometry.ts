/**
 * The plan's coordinates: millimetres and degrees throughout, z up, a part standing on z = 0 and
 * centred on x and y unless the prompt places it. Every length field is in millimetres; every
 * angle field ends in `Deg`.
 */
import { z } from 'zod'

/** No part we make is smaller than a micrometre's tenth or larger than ten kilometres. */
const LARGEST_MM = 1e7
const SMALLEST_MM = 1e-4

export const length = z
  .number()
  .min(SMALLEST_MM)
  .max(LARGEST_MM)
  .describe('A size in millimetres, above zero')
export const coordinate = z.number().min(-LARGEST_MM).max(LARGEST_MM).describe('A position in millimetres')
export const angleDeg = z.number().min(-3600).max(3600).describe('An angle in degrees')
export const count = z.int().min(1).max(10_000)

export const point2 = z.tuple([coordinate, coordinate])
export const point3 = z.tuple([coordinate, coordinate, coordinate])

export const axisName = z.enum(['x', 'y', 'z'])
export const signedAxis = z.enum(['+x', '-x', '+y', '-y', '+z', '-z'])
export const direction = z
  .union([signedAxis, point3])
  .describe('A direction: a signed axis, or a vector of any length but zero')

/** Right-handed: `normal` is local z, `x` is local x; where `x` is left out a fixed rule chooses it. */
export const frame = z.strictObject({
  on: z.literal('frame').default('frame'),
  origin: point3.default([0, 0, 0]),
  normal: direction.default('+z'),
  x: direction.optional(),
})

export type Point2 = z.infer<typeof point2>
export type Point3 = z.infer<typeof point3>
export type AxisName = z.infer<typeof axisName>
export type SignedAxis = z.infer<typeof signedAxis>
export type Direction = z.infer<typeof direction>
export type Frame = z.infer<typeof frame>

/** A stable name within its plan: `plate`, `mounting-holes`, `hole-2`. */
export const identifier = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,63}$/, 'lower-case letters, digits and hyphens, beginning with a letter')
