/** Prompts that are built as told, with where their middle lies in the box they fill: a body on the wrong side shows there and nowhere else. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solidOf } from '../library/family-cases.ts'
import { read } from './reading.ts'

/** A box of the solid, or what is cut out of it with a negative volume, and where its middle lies. */
export type Piece = readonly [volume: number, middle: readonly [number, number, number]]

export type Placed = readonly [prompt: string, pieces: readonly Piece[]]

/** Middles are counted from the least corner of the whole. */
export function holdPlaced(told: readonly Placed[]): void {
  for (const [prompt, pieces] of told)
    test(`“${prompt.replaceAll('\n', ' ')}”`, () => {
      const volume = pieces.reduce((sum, [each]) => sum + each, 0)
      const built = solidOf(read(prompt).plan)
      assert.ok(Math.abs(built.volume - volume) < 1e-4 * volume, `${built.volume} instead of ${volume}`)
      for (const axis of [0, 1, 2] as const) {
        const middle = pieces.reduce((sum, [each, at]) => sum + each * at[axis], 0) / volume
        const found = built.centre[axis] - built.box.min[axis]
        assert.ok(Math.abs(found - middle) < 0.01, `its middle at ${found} instead of ${middle}`)
      }
    })
}
