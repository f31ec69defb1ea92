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
  'Sketch a right triangle. The two edges that form the right angle are 90 mm and 60 mm long. Extrude it 5 mm.',
  'Sketch a right triangle. Its legs are 60 mm (Y) and 90 mm (X). Extrude it 5 mm.',
  'This is a gusset. Draw a right triangle. The perpendicular sides are 60 mm along Y and 90 mm along X. Extrude the triangle by 5 mm.',
  'A 5 mm thick triangular plate. The sides next to the right angle are 90 mm (along X) and 60 mm (along Y).',
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
  ['14 mm from the 90 mm side and 25 mm from the 60 mm side.', [-20, -16]],
  ['25 mm from the 60 mm leg and 14 mm from the 90 mm leg.', [-20, -16]],
  ['18 mm from the longer leg and 12 mm from the shorter leg.', [-33, -12]],
] as const)
  test(`a hole “${told}” lies there`, () => assert.deepEqual(pointsOf(`${PLATE} ${told}`), [point]))

test('which of two legs of one length is meant is not guessed', () => {
  refusal(
    'A right triangular plate with legs of 70 and 70 mm, 5 mm thick, with an 8 mm hole 18 mm from the 70 mm leg.',
  )
})

test('nothing is measured from the side that slopes', () =>
  assert.equal(refusal(`${PLATE} 12 mm from the longest side.`).code, 'prompt_too_ambiguous'))
