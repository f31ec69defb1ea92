/** Several parts put together: where each instance sits, and what holds between two of them. */
import { z } from 'zod'
import { angleDeg, coordinate, direction, identifier, length, point3 } from './geometry.ts'
import { faceSelector } from './select.ts'

const onOther = { instance: identifier, face: faceSelector }

/** Mates are met in order: the first ones turn the instance, each then takes away what freedom it can. */
const mate = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('touch'),
    own: faceSelector,
    other: z.strictObject(onOther),
    gap: coordinate.default(0).describe('Between the two planar faces, which look at each other'),
  }),
  z.strictObject({
    kind: z.literal('flush'),
    own: faceSelector,
    other: z.strictObject(onOther),
    gap: coordinate.default(0).describe('Between the two planar faces, which look the same way'),
  }),
  z.strictObject({
    kind: z.literal('coaxial'),
    own: faceSelector.describe('A round face'),
    other: z.strictObject(onOther),
    opposed: z.boolean().default(false),
  }),
])

export const placement = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('coordinates'),
    translate: point3.default([0, 0, 0]),
    rotate: z
      .strictObject({ axis: direction, angleDeg, origin: point3.default([0, 0, 0]) })
      .optional()
      .describe('Before the translation'),
  }),
  z.strictObject({ kind: z.literal('mates'), mates: z.array(mate).min(1).max(6) }),
])

export const instance = z.strictObject({
  id: identifier,
  part: identifier,
  name: z.string().max(200).optional(),
  placement: placement.prefault({ kind: 'coordinates' }),
})

/** Every pair of instances must be free of common volume; a pair declared here is held to more, or excused. */
export const relation = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('contact'),
    between: z.tuple([identifier, identifier]),
  }),
  z.strictObject({
    kind: z.literal('clearance'),
    between: z.tuple([identifier, identifier]),
    gap: length.describe('The least distance between the two'),
  }),
  z.strictObject({
    kind: z.literal('engaged'),
    between: z.tuple([identifier, identifier]),
    why: z.string().max(200).describe('A press fit, or a cosmetic thread in its tapped hole'),
  }),
])

export type Instance = z.infer<typeof instance>
export type Placement = z.infer<typeof placement>
export type Mate = z.infer<typeof mate>
export type Relation = z.infer<typeof relation>
