/** Figures of one sketch set against each other, and small parts told in loose prose. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const { PI } = Math

interface Built {
  frame: { origin: unknown }
  size: unknown
}

const secondOf = ({ parts }: ReturnType<typeof read>['plan']): Built =>
  parts.flatMap(({ features }) => features)[1] as unknown as Built

holdVolumes([
  [
    'Begin by sketching a horizontal rectangle with a length of 80 mm and a width of 12 mm. Next, attach a vertical rectangle with a length of 50 mm and a width of 16 mm to the center of the bottom edge of the first rectangle. Finally, extrude the entire sketch by 10 mm.',
    (80 * 12 + 50 * 16) * 10,
  ],
  [
    'Draw a rectangle 60 mm long and 20 mm wide. Attach two isosceles triangles, each with a base of 20 mm and a height of 15 mm, to the short sides of the rectangle. Extrude the whole sketch by 5 mm.',
    (60 * 20 + 20 * 15) * 5,
  ],
  [
    'Sketch a square with a side length of 30 mm. Attach a semicircle with a radius of 15 mm to both the left and right sides of the square to create a stadium-like shape. Extrude the sketch by 4 mm.',
    (900 + PI * 225) * 4,
  ],
  [
    'Sketch a rectangle that is 40 mm long and 14 mm wide. Attach an isosceles triangle with a base of 30 mm and a height of 20 mm to one of the shorter edges of the rectangle, so that the midpoint of the triangle’s base coincides with the midpoint of the rectangle’s edge. Extrude the sketch by 6 mm.',
    (40 * 14 + 300) * 6,
  ],
  [
    'Create a cylinder with a diameter of 40 mm and a height of 12 mm. On top of this cylinder, create a second, slightly smaller cylinder with a diameter of 30 mm and a height of 8 mm. Add a third cylinder on top of the second one, with a diameter of 20 mm and the same height as the first cylinder.',
    (PI / 4) * (1600 * 12 + 900 * 8 + 400 * 12),
  ],
  [
    'The first step is a rectangular prism with a length of 60 mm, a width of 40 mm and a height of 10 mm. The second step sits on top of the first one, aligned with its back edge, with a length of 30 mm and the same width and height.',
    (60 + 30) * 40 * 10,
  ],
  [
    'Start with a rectangular prism 60 mm long, 30 mm wide and 40 mm high. Cut out a smaller rectangular prism from the top center, with a length of 36 mm, the same width as the original, and a height of 28 mm, leaving two walls and a floor.',
    (60 * 40 - 36 * 28) * 30,
  ],
  [
    'Create a cube with a side length of 40 mm. Negatively extrude a square with a side length of 20 mm through the center of the cube’s top face to a depth of 25 mm.',
    64000 - 400 * 25,
  ],
])

test('what a body is put somewhere for is where it stands', () => {
  const at = (aim: string): unknown => {
    const { plan } = read(
      `A plate 100 x 60 x 5 mm. Place a cylinder of 10 mm diameter and 5 mm height on the plate so that ${aim}.`,
    )
    return secondOf(plan).frame.origin
  }
  assert.deepEqual(at('it touches the left edge'), [-45, 0, 5])
  assert.deepEqual(at('it is at the right edge of the plate'), [45, 0, 5])
  assert.deepEqual(at('it looks nice'), [0, 0, 5])
})

test('a width told before “to the right side of” is no gap', () => {
  const { plan } = read(
    'Sketch a rectangle 90 mm long and 15 mm wide and extrude it by 12 mm. Attach a second rectangle with a length of 60 mm and a width of 12 mm to the right side of the first rectangle. Extrude it by 10 mm.',
  )
  assert.deepEqual(secondOf(plan).size, [60, 12, 10])
})
