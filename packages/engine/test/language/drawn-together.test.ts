/** Figures of one sketch set against each other, and small parts told in loose prose. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read, refusal } from './reading.ts'
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

holdVolumes([
  [
    'Draw a circle with a radius of 30 mm. Extrude this circle by 12 mm to form a disc. Sketch a smaller circle with a radius of 16 mm, concentric with the first one, on the top face of the disc and extrude it by 36 mm.',
    PI * (900 * 12 + 256 * 36),
  ],
  [
    'Create a rectangular frame by sketching an outer rectangle of 90 by 60 mm and an inner rectangle of 70 by 40 mm, both centered at the origin. Extrude the region between the two rectangles by 8 mm.',
    (90 * 60 - 70 * 40) * 8,
  ],
  [
    'Sketch a square with sides of 50 mm. On top of the square, attach an isosceles triangle whose base matches the top edge of the square (50 mm) and whose height is 20 mm. Extrude the combined profile by 70 mm.',
    (2500 + 500) * 70,
  ],
  [
    'Create a solid by extruding a semicircle with a diameter of 60 mm to a height of 15 mm. Then attach a rectangular block with a length of 60 mm, a width of 25 mm and the same height to the flat side of the semicircle.',
    ((PI * 900) / 2 + 60 * 25) * 15,
  ],
  [
    'Create an object with four arms of equal length. Each arm is 30 mm long and 20 mm wide, extending from a central square with a side of 20 mm. The whole shape should be extruded by 10 mm.',
    (400 + 4 * 600) * 10,
  ],
  [
    'Create a bar measuring 120 mm by 10 mm by 10 mm. Add a cube with a side length of 20 mm to each end of the bar, so that the bar is centered on the faces of the cubes.',
    120 * 100 + 2 * 8000,
  ],
  [
    'Create a small cone on top of a cylinder. The cylinder has a diameter of 50 mm and a height of 60 mm. The cone has a base diameter of 50 mm, equal to the diameter of the cylinder, and a height of 27 mm, which is slightly less than half the height of the cylinder.',
    PI * 625 * (60 + 9),
  ],
  [
    'Create a stepped shaft with two sections. The first section has a diameter of 30 mm and a length of 50 mm. The second section has a smaller diameter of 20 mm, two thirds of the first one, and a length of 40 mm.',
    PI * (225 * 50 + 100 * 40),
  ],
  [
    'Create a plate 120 mm by 70 mm with a height of 5 mm. Create two rectangular cutouts, each 30 mm long and 20 mm wide, on the left and right sides of the plate’s center, with a distance of 50 mm between their centers.',
    (120 * 70 - 2 * 600) * 5,
  ],
  [
    'Create a wedge with a length of 75 mm and a width of 40 mm. One end of the wedge should have a height of 30 mm and the opposite end should have a height of 10 mm, with the top surface sloping evenly between the two ends.',
    75 * 40 * 20,
  ],
  [
    'Create a rectangular prism with a length of 60 mm, a width of 30 mm and a height of 45 mm. On the top surface, close to the left edge, place a cylinder with a diameter of 15 mm and a height of 10 mm, leaving a gap of 5 mm between the edge of the cylinder and the left edge of the prism.',
    60 * 30 * 45 + (PI / 4) * 225 * 10,
  ],
  [
    'Create an L-shaped 3D object. Begin by sketching an L where the vertical leg has a height of 75 mm and a width of 18 mm and the horizontal leg has a total length of 50 mm and a height of 18 mm. Extrude the sketch by 22 mm.',
    (75 * 18 + 32 * 18) * 22,
  ],
])

test('what is to be removed and cannot be is refused, never left in silence', () => {
  const { code } = refusal(
    'Create a disc with a diameter of 75 mm and a height of 10 mm. Remove a fifth of the disc.',
  )
  assert.equal(code, 'prompt_too_ambiguous')
})

test('copies that would stand in each other are refused', () => {
  const { code } = refusal('A block 20 x 20 x 10 mm. On top of the block stand four posts 30 x 20 x 10 mm.')
  assert.equal(code, 'prompt_too_ambiguous')
})

holdVolumes([
  // The top of a sheet of paper is an edge of what is drawn there.
  [
    'Start with a square with sides of 50 mm, then cut out a smaller rectangle, 12 mm long and 20 mm wide, from the middle of the right side. Extrude the sketch by 6 mm.',
    (2500 - 240) * 6,
  ],
  [
    'Sketch a rectangle 70 mm long and 40 mm wide. Remove a square with a side length of 10 mm from the middle of the bottom edge. Finally, extrude the sketch by 5 mm.',
    (2800 - 100) * 5,
  ],
  // Which edge is the longer one is seen in what is drawn, not in how far it is extruded.
  [
    'Define a rectangle with dimensions 50 mm in length, 80 mm in width and 12 mm in height. Next, sketch an isosceles trapezium with a longer base of 50 mm, a shorter base of 30 mm and a height of 10 mm. Attach the smaller base of the trapezium to one of the longer edges of the rectangle. Extrude the entire sketch by the width of the rectangle (80 mm).',
    (600 + 400) * 80,
  ],
  [
    'Create a block 60 mm long, 40 mm wide and 15 mm high. Draw a circle with a radius of 8 mm on the top face and extrude it upwards by 25 mm.',
    36000 + 64 * Math.PI * 25,
  ],
  // A body that is taken away from side to side is as long as what it is cut from.
  [
    'Create a bar with a length of 90 mm, a width of 25 mm and a height of 20 mm. Cut a square notch with a side length of 8 mm out of the middle of the top, running across the full width of the bar.',
    45000 - 64 * 25,
  ],
  // Told once as the second, it is that one from then on.
  [
    'Start with a rectangular base 80 mm long, 60 mm wide and 10 mm high. On top of the base, centered, add a second rectangle that is 50 mm in length, 30 mm in width and 5 mm in height. On top of the second rectangle, place a third rectangle that is 10 mm in length, 12 mm in width and 8 mm in height.',
    48000 + 7500 + 960,
  ],
])

test('a sketch is extruded away from what it is drawn on, or refused', () => {
  const { message } = refusal(
    'Create a block 60 mm long, 40 mm wide and 15 mm high. Draw a circle with a radius of 8 mm on the bottom face and extrude it upwards by 25 mm.',
  )
  assert.match(message, /upwards/u)
})

test('the middle of the top edge of a body is no face to drill into', () => {
  const { message } = refusal('A plate 60 x 40 x 10 mm with a 5 mm hole in the middle of the top edge.')
  assert.match(message, /top edge/u)
})
