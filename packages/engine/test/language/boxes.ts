/** Prompts that are built as told, with the box they fill: where a body lies shows there and not in the volume. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solidOf } from '../library/family-cases.ts'
import { read } from './reading.ts'

export type ToldBox = readonly [prompt: string, volume: number, box: readonly [number, number, number]]

const WITHIN = 1e-5

export function holdBoxes(told: readonly ToldBox[]): void {
  for (const [prompt, volume, sides] of told)
    test(`“${prompt.replaceAll('\n', ' ')}” has ${volume.toFixed(1)} mm³ in ${sides.join(' x ')}`, () => {
      const { volume: built, box } = solidOf(read(prompt).plan)
      assert.ok(Math.abs(built - volume) < WITHIN * volume + 1e-3, `${built} instead of ${volume}`)
      const filled = box.max.map((high, at) => high - (box.min[at] as number))
      for (const [at, side] of sides.entries())
        assert.ok(Math.abs((filled[at] as number) - side) < 1e-3, filled.join(' x '))
    })
}
