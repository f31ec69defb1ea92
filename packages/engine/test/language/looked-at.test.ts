/** Parts described by somebody who looks at a picture of them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const { PI } = Math

holdVolumes([
  // What is drawn and then cut or extruded is “it”, not what it is drawn on.
  [
    'Create a disc with a diameter of 80 mm and a height of 20 mm. Sketch a concentric circle with a diameter of 50 mm on the top face of the disc and cut it to a depth of 12 mm so that a round recess is formed.',
    1600 * PI * 20 - 625 * PI * 12,
  ],
  [
    'The block is 50 mm wide, 50 mm long and 20 mm tall. A hollow pipe with an outer diameter of 30 mm and an inner diameter of 20 mm sticks out of the top of the block by 45 mm.',
    50_000 + (225 - 100) * PI * 45,
  ],
  [
    'Create a short cylinder with a diameter of 100 mm and a height of 20 mm. Cut six holes, each with a diameter of 8 mm, through the cylinder, equally spaced around its center at a distance of 36 mm from the center.',
    (2500 - 6 * 16) * PI * 20,
  ],
  // A piece that is cut out is called by no more than that.
  [
    'Create a U-shaped bracket. First create a block with a length of 70 mm, a width of 30 mm and a height of 50 mm. Then cut out a rectangular section from the top of the block that is 46 mm long and 38 mm deep, leaving two walls of equal thickness.',
    (3500 - 46 * 38) * 30,
  ],
  [
    'A block 60 mm long, 40 mm wide and 30 mm high. Remove a 20 x 40 x 10 mm piece from the right side of the top face.',
    72_000 - 8000,
  ],
  // What falls off where corners are cut off.
  [
    'Draw a square with a side length of 80 mm and extrude it by 10 mm. Then cut off each of the four corners of the square, removing right triangles with legs of 15 mm, so that you end up with an octagonal plate.',
    (6400 - 4 * 112.5) * 10,
  ],
  [
    'Begin by drawing two rectangles, each with a length of 80 mm and a width of 20 mm, that cross each other at their centers at a right angle. Extrude the sketch by 12 mm.',
    (3200 - 400) * 12,
  ],
  [
    'Create a T-shaped object. The horizontal bar of the T has a length of 70 mm and a height of 16 mm. The vertical bar of the T is 20 mm wide and 45 mm high. Extrude the T shape by 10 mm.',
    (1120 + 900) * 10,
  ],
  // A cut of which only what it leaves is told.
  [
    'Draw a rectangle with a length of 90 mm and a width of 70 mm. Then subtract a smaller rectangle from its center, leaving a margin of 10 mm on all sides. Extrude the sketch by 6 mm.',
    (6300 - 70 * 50) * 6,
  ],
  [
    'A rectangular plate 100 mm long, 80 mm wide and 4 mm thick with a rectangular cutout in the center that leaves a 12 mm wide border all around.',
    (8000 - 76 * 56) * 4,
  ],
  [
    'Create a U-shaped object: start with a rectangular base 60 mm long, 90 mm wide and 4 mm high. Remove a smaller rectangle from the middle, leaving a margin of 8 mm on the sides and bottom.',
    (5400 - 44 * 82) * 4,
  ],
])

holdVolumes([
  // The hole that is cut is the hollow, and the only one.
  [
    'Create a cylinder with a diameter of 50 mm and a height of 90 mm. Then make it hollow by cutting a concentric hole with a diameter of 40 mm from the top down to a depth of 80 mm, so the bottom remains closed.',
    625 * PI * 90 - 400 * PI * 80,
  ],
  [
    'Draw a rectangle that is 80 mm long and 60 mm wide and extrude it 12 mm upward. Draw a smaller rectangle that is 40 mm long and 20 mm wide on top of it, in the center, and extrude it by 30 mm.',
    57_600 + 24_000,
  ],
  [
    'A bar 120 mm long, 30 mm wide and 16 mm high. Cut a slot that is 10 mm wide across the whole width of the bar at its middle, to a depth of 8 mm, which is half of the bar’s height.',
    57_600 - 10 * 30 * 8,
  ],
  // The middle of half a circle is that of the whole.
  [
    'Sketch a rectangle with a length of 90 mm and a width of 40 mm. Attach a semicircle with a diameter of 40 mm to the right side of the rectangle. Cut a hole with a diameter of 16 mm that is concentric with the semicircle. Extrude the whole sketch by 8 mm.',
    (3600 + 200 * PI - 64 * PI) * 8,
  ],
])

test('two edges that are named together meet in a corner', () => {
  const hole = featuresOf(
    'A plate 120 mm long, 80 mm wide and 5 mm thick with a 6 mm hole, the center of which is 15 mm from both the left edge and the top edge.',
  ).find(({ kind }) => kind === 'hole')
  assert.ok(hole?.kind === 'hole' && hole.positions.kind === 'points')
  assert.deepEqual(hole.positions.points, [[-45, 25]])
})

test('what is left on one side only sizes nothing', () => {
  const { code } = refusal(
    'A plate 100 mm long, 80 mm wide and 5 mm thick. Cut out a smaller rectangle, leaving a margin of 10 mm on the left side.',
  )
  assert.ok(code === 'prompt_too_ambiguous' || code === 'geometry_validation_failed')
})

test('a quarter that remains on one side is no aim to pass over', () => {
  const { code } = refusal('A disc 60 mm in diameter and 5 mm thick, cut so that only the left half remains.')
  assert.equal(code, 'prompt_too_ambiguous')
})
