/**
 * The design plan: the narrow waist between whoever understood the request and the kernel. It says what
 * to build, what must be true of it, and what was assumed. The same plan always gives the same solid.
 */
import { z } from 'zod'
import { instance, relation } from './assembly.ts'
import { feature } from './features.ts'
import { identifier } from './geometry.ts'
import { requirement, words } from './requirement.ts'

/** Raised when a plan of the old form would be read differently. */
export const PLAN_VERSION = 'cadwright.plan/1'

const parameter = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,63}$/, 'lower-case letters, digits and underscores, beginning with a letter'),
  value: z.number(),
  unit: z.enum(['mm', 'deg', 'count', 'ratio']),
  label: z.string().max(200).optional(),
  words: words.optional(),
})

const material = z.strictObject({
  name: z.string().min(1).max(100),
  densityGPerCm3: z.number().positive().max(30),
})

const part = z.strictObject({
  id: identifier,
  name: z.string().min(1).max(200),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'six hexadecimal digits after #, lower case')
    .default('#9aa5b1'),
  material: material.optional(),
  features: z.array(feature).min(1).max(2000),
  solids: z.int().min(1).max(10_000).default(1).describe('How many separate solids the part must be'),
})

const assumption = z.strictObject({
  id: identifier,
  says: z.string().min(1).max(500).describe('In words: "Hole depth: through, as no depth was given"'),
  parameter: z.string().optional(),
})

export const plan = z
  .strictObject({
    version: z.literal(PLAN_VERSION),
    name: z.string().min(1).max(200),
    parameters: z.array(parameter).max(1000).default([]),
    parts: z.array(part).min(1).max(200),
    instances: z
      .array(instance)
      .max(2000)
      .default([])
      .describe('Left out: each part once, where its own coordinates put it'),
    relations: z.array(relation).max(2000).default([]),
    requirements: z.array(requirement).max(2000).default([]),
    assumptions: z.array(assumption).max(500).default([]),
  })
  .describe(PLAN_VERSION)

/** As written: defaults may be left out, and any number may be a formula (see formulas.ts). */
export type PlanInput = z.input<typeof plan>
export type Plan = z.infer<typeof plan>
export type Part = Plan['parts'][number]
export type Parameter = Plan['parameters'][number]
export type Material = NonNullable<Part['material']>
export type Assumption = Plan['assumptions'][number]
