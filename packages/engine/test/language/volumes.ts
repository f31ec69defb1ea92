/** Prompts that are built as told: every stated size holds, and the whole has the volume that the words come to. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { made } from '../library/family-cases.ts'
import { read } from './reading.ts'

export type Told = readonly [prompt: string, volume: number]

/** What fillets and slanted cuts lose to the formulas in which the volumes are told. */
const WITHIN = 1e-5

export function holdVolumes(told: readonly Told[]): void {
  for (const [prompt, volume] of told)
    test(`“${prompt.replaceAll('\n', ' ')}” has ${volume.toFixed(1)} mm³`, () => {
      const { plan } = read(prompt)
      assert.ok(plan.requirements.length > 0)
      const built = made(plan)
      assert.ok(Math.abs(built - volume) < WITHIN * volume + 1e-3, `${built} instead of ${volume}`)
    })
}
