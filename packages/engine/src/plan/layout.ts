/** Where the copies of a feature sit on its face, and how features repeat. */
import { z } from 'zod'
import { angleDeg, coordinate, count, direction, length, point2, point3 } from './geometry.ts'

/** Positions in a face's local axes (see `onFace`); on a round face: around and along its axis. */
export const layout = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('points'),
    points: z.array(point2).min(1).max(10_000),
    origin: z.enum(['centre', 'part']).default('centre'),
  }),
  z.strictObject({
    kind: z.literal('corners'),
    inset: point2.describe("From the two sides that meet in each corner of the face's box"),
  }),
  z.strictObject({
    kind: z.literal('bolt-circle'),
    diameter: length,
    count,
    startDeg: angleDeg.default(0),
    anglesDeg: z.array(angleDeg).optional().describe('Given angles instead of equal spacing'),
    centre: point2.default([0, 0]),
  }),
  z.strictObject({
    kind: z.literal('grid'),
    columns: count,
    rows: count,
    pitch: point2,
    centre: point2.default([0, 0]),
  }),
  z.strictObject({
    kind: z.literal('line'),
    count,
    from: point2,
    to: point2,
  }),
  z.strictObject({
    kind: z.literal('around'),
    positions: z
      .array(z.strictObject({ angleDeg, along: coordinate }))
      .min(1)
      .describe(
        "On a cylinder: angle from the part's +x (or +y, for an axis along x), and distance along the axis from the face's lower end",
      ),
  }),
])

/** Three-dimensional paths, for sweeps and for patterns. */
export const path = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('segments'),
    start: point3,
    segments: z
      .array(
        z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('line'), to: point3 }),
          z.strictObject({ kind: z.literal('arc'), to: point3, via: point3 }),
          z.strictObject({ kind: z.literal('spline'), through: z.array(point3).default([]), to: point3 }),
        ]),
      )
      .min(1),
    bendRadius: length.optional().describe('Rounds each corner between two lines'),
    closed: z.boolean().default(false),
  }),
  z.strictObject({
    kind: z.literal('helix'),
    diameter: length,
    pitch: length,
    height: length,
    origin: point3.default([0, 0, 0]),
    axis: direction.default('+z'),
    hand: z.enum(['right', 'left']).default('right'),
  }),
])

/** How whole features repeat; the original is the first of `count`. */
export const repetition = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('linear'), direction, count, pitch: length }),
  z.strictObject({
    kind: z.literal('grid'),
    directions: z.tuple([direction, direction]),
    counts: z.tuple([count, count]),
    pitches: z.tuple([length, length]),
  }),
  z.strictObject({
    kind: z.literal('polar'),
    origin: point3.default([0, 0, 0]),
    axis: direction.default('+z'),
    count,
    angleDeg: angleDeg.default(360).describe('The whole turn that the copies share'),
  }),
  z.strictObject({
    kind: z.literal('path'),
    path,
    count,
    align: z.boolean().default(false).describe("Turn each copy with the path's direction"),
  }),
])

export type Layout = z.infer<typeof layout>
export type Path = z.infer<typeof path>
export type Repetition = z.infer<typeof repetition>
