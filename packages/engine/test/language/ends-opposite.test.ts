/** Ends that lie across from what stands on a plate, and sides that are told by how long they are. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solidOf } from '../library/family-cases.ts'
import { read, refusal } from './reading.ts'

const { PI } = Math

/** How far to the right the middle of it lies. */
const middle = (pieces: readonly (readonly [volume: number, x: number])[]): number =>
  pieces.reduce((sum, [volume, x]) => sum + volume * x, 0) / pieces.reduce((sum, [volume]) => sum + volume, 0)

const PLATE = 'A plate 90 mm (X) x 50 mm (Y) x 8 mm (Z).'
const plate = [90 * 50 * 8, 0] as const
const wall = (x: number): readonly [number, number] => [5 * 50 * 30, x]
const hole = (x: number): readonly [number, number] => [-PI * 9 * 8, x]

for (const [told, pieces] of [
  [
    'A wall 5 mm thick, 50 mm wide and 30 mm tall stands on top of the plate at one end of it. Drill a 6 mm hole through the plate, 14 mm from the end opposite the wall.',
    [plate, wall(-42.5), hole(31)],
  ],
  [
    'A wall 5 mm thick, 50 mm wide and 30 mm tall stands on the right end of the plate. Drill a 6 mm hole through the plate, 14 mm from the end of the plate that is away from the wall.',
    [plate, wall(42.5), hole(-31)],
  ],
  [
    'A wall 5 mm thick, 50 mm wide and 30 mm tall stands on top of the plate, flush with its right edge. Drill a 6 mm hole through the plate, 14 mm from the edge across from the wall.',
    [plate, wall(42.5), hole(-31)],
  ],
  [
    'Add a wall on top of the plate. The wall is 5 mm thick, 50 mm wide and 30 mm tall, and its outside face is flush with one of the 50 mm long edges of the plate.',
    [plate, wall(-42.5)],
  ],
  [
    'Add a wall on top of the plate. The wall is 5 mm thick, 50 mm wide and 30 mm tall. Its outer side is flush with the right edge of the plate.',
    [plate, wall(42.5)],
  ],
] as const)
  test(`“${told}” lies there`, () => {
    const built = solidOf(read(`${PLATE} ${told}`).plan)
    const volume = pieces.reduce((sum, [each]) => sum + each, 0)
    assert.ok(Math.abs(built.volume - volume) < 1e-4 * volume, `${built.volume} instead of ${volume}`)
    assert.ok(
      Math.abs(built.centre[0] - middle(pieces)) < 0.01,
      `${built.centre[0]} instead of ${middle(pieces)}`,
    )
  })

for (const told of [
  'A 20 mm cylinder 30 mm tall stands in the middle of the plate. Drill a 6 mm hole through the plate, 14 mm from the end opposite the cylinder.',
  'Chamfer one of the 50 mm long edges by 2 mm.',
])
  test(`“${told}” is not guessed`, () => assert.ok(refusal(`${PLATE} ${told}`).message))
