/** Triangles with two legs have their right angle between them, and holes are told by how far they are from the legs. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solidOf } from '../library/family-cases.ts'
import { pointsOf, read, refusal } from './reading.ts'

for (const told of [
  'A triangular plate with legs of 90 mm and 60 mm, 5 mm thick.',
  'A plate in the shape of a right triangle with legs of 90 mm and 60 mm, 5 mm thick.',
  'A 5 mm thick plate shaped like a right-angled triangle, legs 90 mm and 60 mm.',
  'A right triangle plate with legs of 90 and 60 mm and a thickness of 5 mm.',
  'A triangle with legs of 90 mm and 60 mm, extruded 5 mm.',
])
  test(`“${told}” has a right angle`, () => {
    const { volume, centre, box } = solidOf(read(told).plan)
    assert.ok(Math.abs(volume - 90 * 60 * 2.5) < 0.1, String(volume))
    // A third of each leg from the right angle; of an isosceles one it would be half of the base.
    assert.ok(Math.abs(centre[0] - box.min[0] - 30) < 0.01, String(centre[0] - box.min[0]))
    assert.ok(Math.abs(centre[1] - box.min[1] - 20) < 0.01, String(centre[1] - box.min[1]))
  })

const PLATE = 'A right triangular plate with legs of 90 and 60 mm, 5 mm thick, with an 8 mm hole'

for (const [told, point] of [
  ['18 mm from each leg.', [-27, -12]],
  ['18 mm from both legs.', [-27, -12]],
  ['18 mm in from each of the two legs.', [-27, -12]],
  ['near the right angle, 18 mm from both legs.', [-27, -12]],
  ['25 mm from the vertical leg and 14 mm from the horizontal leg.', [-20, -16]],
] as const)
  test(`a hole “${told}” lies there`, () => assert.deepEqual(pointsOf(`${PLATE} ${told}`), [point]))

test('which of the legs is the longer one is not guessed', () =>
  assert.equal(
    refusal(`${PLATE} 18 mm from the longer leg and 12 mm from the shorter leg.`).code,
    'geometry_validation_failed',
  ))
