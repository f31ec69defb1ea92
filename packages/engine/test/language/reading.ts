/** Short ways to read a prompt and look at what came out. */
import assert from 'node:assert/strict'
import { EngineError, type JobErrorCode } from '../../src/errors.ts'
import { type Reading, readPrompt } from '../../src/language/read.ts'
import type { Feature } from '../../src/plan/features.ts'
import type { Plan } from '../../src/plan/plan.ts'
import { made } from '../library/family-cases.ts'

export const read = (prompt: string): Reading => readPrompt(prompt, { mode: 'standard' })

export const featuresOf = (prompt: string): Feature[] => read(prompt).plan.parts[0]?.features ?? []

/** Where the holes told last lie on their face. */
export function pointsOf(prompt: string): unknown {
  const hole = featuresOf(prompt).findLast(({ kind }) => kind === 'hole')
  return hole?.kind === 'hole' && hole.positions.kind === 'points' ? hole.positions.points : hole
}

/** What a feature is, without its name and what the schema fills in: for comparing wordings. */
export function essence(prompt: string): unknown[] {
  return featuresOf(prompt).map((feature) => {
    const { id: _, ...rest } = feature
    return JSON.parse(JSON.stringify(rest).replaceAll(/"feature":"[a-z0-9-]+"/gu, '"feature":"*"'))
  })
}

/** Why it is refused: as it is read, or, where another reader than the first could plan it, as its solid is measured. */
export function refusal(prompt: string): { code: JobErrorCode; message: string } {
  const refused = refusedAsRead(prompt)
  if (refused instanceof EngineError) return refused
  const { plan, otherwise } = refused
  assert.ok(otherwise && !holds(plan), `“${prompt}” should have been refused`)
  return otherwise
}

function refusedAsRead(prompt: string): Reading | EngineError {
  try {
    return read(prompt)
  } catch (error) {
    assert.ok(error instanceof EngineError, `an EngineError was expected, not ${String(error)}`)
    return error
  }
}

function holds(plan: Plan): boolean {
  try {
    return made(plan) > 0
  } catch {
    return false
  }
}

/** The stated values that the plan will have measured, sorted. */
export const required = (prompt: string): number[] =>
  read(prompt)
    .plan.requirements.map(({ value }) => value)
    .sort((a, b) => a - b)
