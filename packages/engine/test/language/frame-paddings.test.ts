/** Frames told by what is left on each side, and corners that triangles are cut off of. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const SHEET = 'Draw a rectangle with a length of 60 mm and a width of 40 mm.'
const frame = (60 * 40 - 48 * 34) * 4

holdVolumes(
  [
    `${SHEET} The frame has a width of 6 mm on the left and right sides and 3 mm on the top and bottom. Extrude it by 4 mm.`,
    'Draw a rectangle of 60 mm by 40 mm with an inner padding of 6 mm on the left and right and 3 mm on the top and bottom. Extrude the frame by 4 mm.',
    `${SHEET} The margin is 3 mm at the top and bottom edges and 6 mm at the left and right edges. Extrude the sketch to a height of 4 mm.`,
    `${SHEET} Inside it, cut out a smaller rectangle, leaving a border of 6 mm on the left and right sides and 3 mm on the top and bottom sides. Extrude by 4 mm.`,
    `${SHEET} Cut out an inner rectangle so that the left and right bars are 6 mm wide and the top and bottom bars are 3 mm wide. Extrude by 4 mm.`,
  ].map((prompt) => [prompt, frame]),
)

const clipped = (60 * 40 - 12 * 8) * 5

holdVolumes(
  [
    `${SHEET} Cut off the two corners on the left side with right triangles of 12 mm along the length and 8 mm along the width. Extrude the sketch by 5 mm.`,
    `${SHEET} Cut off both corners at the right end with straight cuts. Each cut removes a triangle that is 12 mm long and 8 mm wide. Extrude by 5 mm.`,
    `${SHEET} Cut off its two left corners diagonally, removing a right triangle that measures 8 mm vertically and 12 mm horizontally from each. Extrude by 5 mm.`,
    `${SHEET} Then chamfer the two corners on the left side, 12 mm along the length and 8 mm along the width. Extrude by 5 mm.`,
  ].map((prompt) => [prompt, clipped]),
)

test('paddings that leave no room between them are refused', () => {
  const prompt = `${SHEET} The margin is 32 mm on the left and right sides and 3 mm on the top and bottom. Extrude it by 4 mm.`
  assert.notEqual(refusal(prompt).message, '')
})
