/** Several bodies in space: placed on any axis, beside each other, in copies, or cut away. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, read, refusal } from './reading.ts'

type Box = { kind: string; size: number[]; frame: { origin: number[] }; operation: string }
const boxes = (prompt: string): Box[] => featuresOf(prompt) as unknown as Box[]
const measured = (prompt: string): string[] => read(prompt).plan.requirements.map(({ says }) => says)

test('ranges and coordinates place bodies on every axis', () => {
  const [floor, wall] = boxes(
    'The bottom plate is 40 mm long (X), 20 mm wide (Y) and 4 mm thick (Z=0 to Z=4). The top plate extends from X=-20 to X=10, 20 mm wide (Y), from Z=4 to Z=9.',
  )
  assert.deepEqual(floor?.size, [40, 20, 4])
  assert.deepEqual(wall?.size, [30, 20, 5])
  assert.deepEqual(wall?.frame.origin, [-5, 0, 4])
})

test('a range that disagrees with a stated size is refused, naming both', () => {
  const { code, message } = refusal('a plate 40 x 20 mm, 5 mm thick, from z=0 to z=7')
  assert.equal(code, 'geometry_validation_failed')
  assert.match(message, /5 mm thick/u)
})

test('copies stand at the coordinates given for them, and are counted', () => {
  const prompt =
    'The base plate is 90 x 50 x 4 mm. Three fins stand on the top face, each 3 mm thick (X), 50 mm wide (Y) and 20 mm tall (Z), evenly spaced at 30 mm intervals (centred at X = -30, 0, 30).'
  const [, ...fins] = boxes(prompt)
  assert.deepEqual(
    fins.map(({ frame }) => frame.origin),
    [
      [-30, 0, 4],
      [0, 0, 4],
      [30, 0, 4],
    ],
  )
  assert.ok(measured(prompt).includes('3 fins in a row'))
})

test('a count that the coordinates contradict is refused', () => {
  const { code } = refusal(
    'a 90 x 50 x 4 plate with four fins on top, each 3 mm thick (X), 50 mm wide (Y), 20 mm tall, centred at X = -30, 0, 30',
  )
  assert.equal(code, 'geometry_validation_failed')
})

test('figures that are drawn and extruded are bodies', () => {
  const [plate] = boxes('Draw a rectangle 80 by 30 mm and extrude it by 6 mm.')
  assert.deepEqual(plate?.size, [80, 30, 6])
})

test('a wish without sizes changes nothing; an unknown word elsewhere is still refused', () => {
  const [plate] = boxes(
    'Create a plate 50 x 30 x 5 mm. Ensure that the plate comes out nicely. Rotate the entire assembly for a good view.',
  )
  assert.deepEqual(plate?.size, [50, 30, 5])
  assert.match(refusal('Create a plate 50 x 30 x 5 mm with a wobble.').message, /wobble/u)
})
