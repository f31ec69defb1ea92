/** Holes that are announced together and are not alike; legs told as plain bodies; figures drawn on a face and how far they go. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solidOf } from '../library/family-cases.ts'
import { read, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

const PLATE = 'A plate 120 x 50 x 6 mm.'
const DRILLED = 120 * 50 * 6 - round(20, 6) - 2 * round(8, 6)
const TOP =
  'The table top is a rectangular prism with a length of 140 mm, a width of 80 mm and a height of 6 mm.'
const LEGS =
  'Under the table top, place four cylinders with a diameter of 10 mm and a height of 45 mm, one near each corner.'
const TABLE = 140 * 80 * 6 + 4 * round(10, 45)
const BOSSED = 80 * 50 * 10 + round(30, 22)

holdVolumes([
  [
    `${PLATE} Add three round holes in a row along its center line. The middle hole is at the exact center and has a diameter of 20 mm. The other two holes have a diameter of 8 mm, and their centers are 15 mm away from the left and right short edges respectively.`,
    DRILLED,
  ],
  [
    'A plate 120 x 50 x 6 mm with three holes in a row. The middle one has a diameter of 20 mm. The two outer holes have a diameter of 8 mm and are 15 mm from the left and right edges.',
    DRILLED,
  ],
  [
    `${PLATE} It has five holes. The central hole has a diameter of 20 mm. The other four holes have a diameter of 5 mm and are in the corners, 7 mm from each edge.`,
    120 * 50 * 6 - round(20, 6) - 4 * round(5, 6),
  ],
  [
    `A table with four round legs. ${TOP} ${LEGS} The center of each leg is 12 mm from both of the adjacent edges of the table top. The legs touch the underside of the table top.`,
    TABLE,
  ],
  [
    `A table. ${TOP} ${LEGS} The center of each leg is 12 mm from both adjacent edges of the table top.`,
    TABLE,
  ],
  [
    'A base 80 x 50 x 10 mm. In the center of the top face, extrude a circle with a diameter of 30 mm upwards by 22 mm.',
    BOSSED,
  ],
  [
    'A base 80 x 50 x 10 mm. From the center of the top face, extrude a circle of 30 mm diameter 22 mm upward.',
    BOSSED,
  ],
  [
    'A staircase. It has three equal steps, each step being 20 mm deep and 12 mm high. It is 40 mm wide.',
    20 * 12 * (1 + 2 + 3) * 40,
  ],
  [
    'A block with a length of 120 mm, a width of 30 mm and a height of 50 mm. On the front face, sketch a semi-circle with a diameter of 60 mm. The flat side of the semi-circle lies on the bottom edge of the face, and is centered on it. Cut this semi-circle through the full width of the block.',
    120 * 30 * 50 - round(60, 30) / 2,
  ],
])

test('the other two holes lie on both sides of the middle one', () => {
  const { centre, box } = solidOf(
    read(
      `${PLATE} Add three holes. The middle hole has a diameter of 20 mm. The other two holes have a diameter of 8 mm and are 15 mm from the left and right edges.`,
    ).plan,
  )
  assert.ok(Math.abs(centre[0] - (box.min[0] + box.max[0]) / 2) < 1e-6)
})

test('holes along another line, another number of them, other legs and another way are asked for', () => {
  for (const prompt of [
    `${PLATE} Add three holes in a row along the left edge. The middle hole has a diameter of 9 mm. The other two holes have a diameter of 5 mm and are 8 mm from the front and back edges.`,
    `${PLATE} It has three holes. The middle hole has a diameter of 20 mm. The other four holes have a diameter of 8 mm and are 15 mm from the left and right edges.`,
    `A table with three round legs. ${TOP} ${LEGS} The center of each leg is 12 mm from both adjacent edges of the table top.`,
    'A base 80 x 50 x 10 mm. In the center of the bottom face, extrude a circle with a diameter of 30 mm upwards by 22 mm.',
  ])
    assert.ok(refusal(prompt).message.length > 0)
})
