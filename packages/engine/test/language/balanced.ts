/** Prompts that are built as told, with the height of their middle: at which end something is cut shows there and nowhere else. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solidOf } from '../library/family-cases.ts'
import { read } from './reading.ts'

/** A piece of a solid, or what is cut out of it with a negative volume, and how high its middle lies. */
export type Piece = readonly [volume: number, middle: number]

export type Balanced = readonly [prompt: string, pieces: readonly Piece[]]

const WITHIN = 1e-4

export function holdBalanced(told: readonly Balanced[]): void {
  for (const [prompt, pieces] of told)
    test(`“${prompt.replaceAll('\n', ' ')}”`, () => {
      const volume = pieces.reduce((sum, [each]) => sum + each, 0)
      const middle = pieces.reduce((sum, [each, at]) => sum + each * at, 0) / volume
      const built = solidOf(read(prompt).plan)
      assert.ok(Math.abs(built.volume - volume) < WITHIN * volume, `${built.volume} instead of ${volume}`)
      const height = built.centre[2] - built.box.min[2]
      assert.ok(Math.abs(height - middle) < 0.01, `its middle at ${height} instead of ${middle}`)
    })
}
