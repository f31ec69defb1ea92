/** Sections told by the walls that a cutout leaves, and parallelograms by how far one side lies over the other. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solidOf } from '../library/family-cases.ts'
import { read, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const CHANNEL = (36 * 50 - 32 * 38) * 80
const LEANING = 44 * 20 * 3

holdVolumes([
  ...[
    'Draw a rectangle 36 mm wide and 50 mm tall. Remove a smaller rectangle from its right side, so that the web on the left is 4 mm thick and the top and bottom flanges are each 6 mm thick. Extrude it by 80 mm.',
    'The cross-section is a rectangle 36 mm wide and 50 mm tall, from which a smaller rectangle is removed on the right side, so that the wall on the left is 4 mm thick and the upper and lower walls are 6 mm thick. Extrude the cross-section to a length of 80 mm.',
  ].map((prompt) => [prompt, CHANNEL] as const),
  [
    'Sketch a rectangle 36 mm wide and 50 mm tall. Cut a smaller rectangle out of it, so that the left wall is 2 mm thick, the right wall is 3 mm thick, the top wall is 4 mm thick and the bottom wall is 5 mm thick. Extrude it by 80 mm.',
    (36 * 50 - 31 * 41) * 80,
  ],
  ...[
    'Draw a parallelogram with a bottom edge of 44 mm and a top edge of the same length, 20 mm above it and shifted 9 mm to the right. Extrude it by 3 mm.',
    'Draw a parallelogram with a bottom edge of 44 mm lying on the X axis and a top edge of 44 mm, 20 mm above the bottom edge and offset by 9 mm. Extrude it by 3 mm.',
  ].map((prompt) => [prompt, LEANING] as const),
  [
    'Draw a trapezoid with a bottom edge of 44 mm lying on the X axis and a top edge of 30 mm, 20 mm above it. Extrude it by 3 mm.',
    37 * 20 * 3,
  ],
])

test('the web stands on the side that is named', () => {
  const { centre } = solidOf(
    read(
      'Draw a rectangle 36 mm wide and 50 mm tall. Remove a smaller rectangle from its right side, so that the web on the left is 4 mm thick and the top and bottom flanges are each 6 mm thick. Extrude it by 80 mm.',
    ).plan,
  )
  assert.ok(centre[0] < -1)
})

test('a parallelogram leans as far as its upper side is shifted', () => {
  const { box } = solidOf(
    read(
      'Draw a parallelogram with a bottom edge of 44 mm and a top edge of the same length, 20 mm above it and shifted 9 mm to the right. Extrude it by 3 mm.',
    ).plan,
  )
  assert.ok(Math.abs(box.max[0] - box.min[0] - 53) < 1e-6)
})

for (const prompt of [
  'Draw a rectangle 36 mm wide and 50 mm tall. Remove a smaller rectangle from its left side, so that the web on the left is 4 mm thick and the top and bottom flanges are each 6 mm thick. Extrude it by 80 mm.',
  'Draw a parallelogram with a bottom edge of 44 mm and a top edge of 30 mm, 20 mm above the bottom edge and offset by 9 mm. Extrude it by 3 mm.',
  'Draw a trapezoid with a bottom edge of 44 mm and a top edge of 30 mm, 20 mm above it and shifted 9 mm to the right. Extrude it by 3 mm.',
])
  test(`“${prompt}” is refused`, () => {
    assert.ok(refusal(prompt).message.length > 0)
  })
