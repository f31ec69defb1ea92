/** What the reader of prose makes of a prompt by itself, whether or not another reader would have been asked first. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EngineError } from '../../../src/errors.ts'
import { readProse } from '../../../src/language/prose/read.ts'
import { normalise } from '../../../src/language/text/normalise.ts'
import { tokenise } from '../../../src/language/text/tokens.ts'
import type { Plan } from '../../../src/plan/plan.ts'
import { made } from '../../library/family-cases.ts'

export type Told = readonly [prompt: string, volume: number]

export const read = (prompt: string): Plan => readProse(prompt, tokenise(normalise(prompt))).plan

const WITHIN = 1e-5

/** Every stated size holds on the solid, and the whole has the volume that the words come to. */
export function holdProse(told: readonly Told[]): void {
  for (const [prompt, volume] of told)
    test(`“${prompt.replaceAll('\n', ' ')}” has ${volume.toFixed(1)} mm³`, () => {
      const plan = read(prompt)
      assert.ok(plan.requirements.length > 0)
      const built = made(plan)
      assert.ok(Math.abs(built - volume) < WITHIN * volume + 1e-3, `${built} instead of ${volume}`)
    })
}

/** What must not be guessed: the words at fault are named. */
export function holdUnread(prompts: readonly string[]): void {
  for (const prompt of prompts)
    test(`“${prompt.replaceAll('\n', ' ')}” is not guessed`, () => {
      assert.throws(() => read(prompt), EngineError)
    })
}

/** One part, told in many ways. */
export const holdWordings = (volume: number, wordings: readonly string[]): void =>
  holdProse(wordings.map((prompt): Told => [prompt, volume]))
