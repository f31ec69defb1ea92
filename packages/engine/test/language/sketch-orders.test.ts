/** Drawings told in few words: numbers without their noun, what lies between two figures, one as wide as the other. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const BETWEEN = (45 * 30 - 36 * Math.PI) * 4
const HOUSE = (44 * 20 + (44 * 14) / 2) * 9

holdVolumes([
  [
    'Sketch a 45 x 30 rectangle on the top plane with a 12 mm diameter circle at its centre and extrude the region between the two by 4.',
    BETWEEN,
  ],
  ['Sketch a 45 x 30 rectangle with a concentric 12 mm circle. Pad the area between them by 4 mm.', BETWEEN],
  [
    'A 45 x 30 rectangle is sketched, a concentric circle 12 mm in diameter is cut out of it, and the sketch is padded by 4 mm.',
    BETWEEN,
  ],
  [
    'Sketch two concentric circles of diameter 44 and 30 on the top plane and extrude the ring between them 6.',
    (22 ** 2 - 15 ** 2) * Math.PI * 6,
  ],
  [
    'Draw two concentric squares with sides of 40 mm and 28 mm and extrude the region between the two squares 6 mm.',
    (1600 - 784) * 6,
  ],
  ['Sketch an isosceles trapezoid with parallel sides of 70 and 44, 26 apart. Extrude 12.', 57 * 26 * 12],
  [
    'A trapezoid with parallel sides 70 mm and 44 mm long that are 26 mm apart, extruded 12 mm.',
    57 * 26 * 12,
  ],
  [
    'On the front plane draw a right triangle, 48 along the bottom and 30 up the right side, and extrude it 11.',
    24 * 30 * 11,
  ],
  [
    'On the front plane draw a right triangle, 48 along the bottom and 30 up the left side, and extrude it 11. Then cut a Ø8 hole through all, its centre 12 from the left side and 9 from the bottom.',
    (24 * 30 - 16 * Math.PI) * 11,
  ],
  [
    'The outline is a rectangle 44 wide and 20 high with an isosceles triangle on top that spans the full width and is 14 high. Thickness 9.',
    HOUSE,
  ],
  [
    'The profile is a rectangle 44 wide and 20 tall, topped by a triangle of the same width, 14 tall. Make it 9 mm thick.',
    HOUSE,
  ],
  [
    'House-shaped outline: a rectangle 44 mm wide and 20 mm high with a 14 mm high triangular gable on top. 9 mm thick.',
    HOUSE,
  ],
  [
    'The outline is a rectangle 30 wide and 24 high with a semicircle on top that spans the full width. Thickness 5.',
    (720 + 112.5 * Math.PI) * 5,
  ],
  [
    'Sketch a T: a 70 x 12 rectangle on top and a 14 x 40 rectangle below its middle. Extrude the T by 8.',
    (840 + 560) * 8,
  ],
  [
    'Extrude a 50 x 30 rectangle by 10, then sketch a 20 mm square in the centre of the top face and extrude it 6 more.',
    15000 + 2400,
  ],
  [
    '1. On the XY plane sketch a circle of radius 20 centred at the origin. 2. Extrude it 8 in +Z. 3. On the top face sketch a 16 x 16 square centred on the origin and extrude it a further 12.',
    400 * Math.PI * 8 + 256 * 12,
  ],
  [
    'In plan it is a rectangle 36 long and 18 wide with a semicircle of 18 diameter added onto the right-hand end; 7 thick.',
    (648 + 40.5 * Math.PI) * 7,
  ],
])

test('a figure that is told by one number must be one that has only one', () => {
  assert.equal(refusal('Sketch a 40 mm rectangle and extrude it 5 mm.').code, 'geometry_validation_failed')
})
