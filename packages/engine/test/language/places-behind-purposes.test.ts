/** "a hole for a cable through the left side": what a cut is for, and behind that where it is. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solidOf } from '../library/family-cases.ts'
import { read } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const BLOCK = 'A block 90 x 60 x 40 mm.'
const WHOLE = 90 * 60 * 40
const bore = (diameter: number, deep: number): number => (Math.PI / 4) * diameter ** 2 * deep

holdVolumes([
  [`${BLOCK} Drill an 8 mm hole for a cable through the left side.`, WHOLE - bore(8, 90)],
  [`${BLOCK} Drill an 8 mm hole for a pin through the front face.`, WHOLE - bore(8, 60)],
  [
    `A block 90 x 60 x 40 mm with an 8 mm hole for a rope through the center of the front face.`,
    WHOLE - bore(8, 60),
  ],
  // Where something is done says nothing of the part.
  [
    `A plate 90 x 60 x 4 mm with two 5 mm holes for mounting on the side of a desk, 50 mm apart.`,
    90 * 60 * 4 - 2 * bore(5, 4),
  ],
  [`A plate 90 x 60 x 4 mm with a 5 mm hole for hanging it on the wall.`, 90 * 60 * 4 - bore(5, 4)],
])

const centre = (prompt: string): readonly number[] => solidOf(read(prompt).plan).centre

test('a pocket for a magnet in the bottom is cut into the bottom', () => {
  assert.ok((centre(`${BLOCK} Cut a pocket 20 x 12 x 6 mm for a magnet in the bottom face.`)[2] ?? 0) > 20)
})

const BOX = 'A box 90 mm x 60 mm x 40 mm. Hollow it out from the top leaving 3 mm walls and a 3 mm floor.'
const room = WHOLE - 84 * 54 * 37

test('a hole for a cable through the left wall goes through that wall', () => {
  const [x = 0, y = 0] = centre(
    `${BOX} Drill a 10 mm hole for a cable through the left wall, 20 mm above the bottom.`,
  )
  assert.ok(x > 0.05 && Math.abs(y) < 1e-6, `${x}, ${y}`)
})

holdVolumes([
  // One of two walls, not both.
  [
    `${BOX} Drill a 10 mm hole through one of the 60 mm wide end walls, 20 mm above the bottom.`,
    room - bore(10, 3),
  ],
  [
    `${BOX} Drill a 10 mm hole through both of the 60 mm wide end walls, 20 mm above the bottom.`,
    room - 2 * bore(10, 3),
  ],
])

test('a boss for a screw in a corner stands in that corner', () => {
  const [x = 0, y = 0] = centre(
    'A plate 90 x 60 x 4 mm. Add a boss 12 mm in diameter and 9 mm tall for a screw in the front left corner.',
  )
  assert.ok(x < -0.5 && y < -0.3, `${x}, ${y}`)
})

test('a rib for stiffness along the back edge runs along that edge', () => {
  const [, y = 0] = centre(
    'A plate 90 x 60 x 4 mm. Add a rib 3 mm thick and 9 mm tall for stiffness along the back edge.',
  )
  assert.ok(y > 1, `${y}`)
})
