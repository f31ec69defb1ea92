/** Figures by how they lie to the edges and middles of others, by the tip they end in, and by names of their own. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const POST = 'Sketch a rectangle with a width of 20 mm and a height of 50 mm.'
const open = (20 * 50 - 14 * 36) * 8

holdVolumes(
  [
    `${POST} Cut out a smaller rectangle with a width of 14 mm and a height of 36 mm that is open to the right and vertically centered. Extrude by 8 mm.`,
    `${POST} Remove a rectangle with a width of 14 mm and a height of 36 mm from its right side, halfway between the top and bottom edges. Extrude by 8 mm.`,
    `${POST} Remove a smaller rectangle with a width of 14 mm and a height of 36 mm, centered vertically, so that it touches the right edge. Extrude by 8 mm.`,
  ].map((prompt) => [prompt, open]),
)

const BAR = 'Sketch a rectangle with a length of 50 mm and a width of 15 mm.'
const arrow = (50 * 15 + (36 * 25) / 2) * 6

holdVolumes(
  [
    `${BAR} Attach an isosceles triangle to the right end of the rectangle. The triangle has a base of 36 mm and its tip is 25 mm from its base. Extrude the arrow by 6 mm.`,
    `${BAR} Then attach an isosceles triangle with a base of 36 mm, wider than the rectangle, to its right side. The apex lies 25 mm from the base. Extrude the sketch by 6 mm.`,
  ].map((prompt) => [prompt, arrow]),
)

test('what is called wider has to be so', () => {
  const prompt = `${BAR} Attach an isosceles triangle with a base of 12 mm, wider than the rectangle, to its right side. The apex lies 25 mm from the base. Extrude the sketch by 6 mm.`
  assert.notEqual(refusal(prompt).message, '')
})

const right = ((50 + 30) / 2) * 20 * 15

holdVolumes(
  [
    'Create a trapezoid with a bottom length of 50 mm, a top length of 30 mm and a height of 20 mm. Its right side should be vertical. Extrude it by 15 mm.',
    'Draw a trapezoid with a bottom base of 50 mm, a top base of 30 mm and a height of 20 mm. The left side is perpendicular to the bottom base. Extrude the trapezoid by 15 mm.',
    'Create a right trapezoidal prism with a bottom length of 50 mm, a top length of 30 mm, and a height of 20 mm. The slanted side is on the right. Extrude the trapezoid by 15 mm.',
  ].map((prompt) => [prompt, right]),
)

const hut = (40 * 24 + 20 * 15) * 50

holdVolumes([
  [
    'Draw the front of a hut as an outline: a rectangle with a width of 40 mm and a height of 24 mm topped by an isosceles triangle with the same width and a height of 15 mm. Extrude it by 50 mm. Cut a door into the front, a rectangle with a width of 9 mm and a height of 16 mm, at the bottom edge and centered horizontally. The door is 4 mm deep.',
    hut - 9 * 16 * 4,
  ],
  [
    'Sketch a rectangle with a width of 10 mm and a height of 30 mm as the stem. Put a semicircle with a diameter of 44 mm on top of the stem, flat side down, its center directly above the middle of the stem. Extrude by 6 mm.',
    (10 * 30 + (Math.PI * 22 ** 2) / 2) * 6,
  ],
  [
    'Draw a square with a side length of 50 mm. Remove a rectangle of 12 mm by 8 mm from the top-left corner and another one of the same size from the bottom-left corner. The 12 mm sides of both run along the horizontal direction. Extrude by 4 mm.',
    (50 * 50 - 2 * 12 * 8) * 4,
  ],
])
