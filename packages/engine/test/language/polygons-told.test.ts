/** Which way a polygon lies, polygons that are tubes, and the diagonals of a rhombus. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { refusal } from './reading.ts'

const { PI, SQRT2, cos, sin, sqrt } = Math

const hexagon = (flats: number): number => (sqrt(3) / 2) * flats ** 2
const octagon = (flats: number): number => 2 * (SQRT2 - 1) * flats ** 2
const pentagon = (corners: number): number => 2.5 * (corners / 2) ** 2 * sin((2 * PI) / 5)
const corners = (flats: number): number => (2 * flats) / sqrt(3)

holdBoxes([
  [
    'A regular pentagonal prism, 22 mm tall. The pentagon is inscribed in a 40 mm diameter circle, with one of its vertices on the +X axis.',
    pentagon(40) * 22,
    [20 + 20 * cos(PI / 5), 40 * sin((2 * PI) / 5), 22],
  ],
  [
    'A pentagonal prism 15 mm tall and 50 mm across corners with a vertex pointing in the +Y direction.',
    pentagon(50) * 15,
    [50 * sin((2 * PI) / 5), 25 + 25 * cos(PI / 5), 15],
  ],
  [
    'A hexagonal prism 36 mm across flats and 14 mm tall, oriented with flats facing left and right.',
    hexagon(36) * 14,
    [36, corners(36), 14],
  ],
  [
    'A hexagonal prism 36 mm across flats and 14 mm tall. Two of its flats are parallel to the Y axis.',
    hexagon(36) * 14,
    [36, corners(36), 14],
  ],
  [
    'A hexagonal prism 36 mm across flats, 14 mm tall, with flats parallel to the X axis.',
    hexagon(36) * 14,
    [corners(36), 36, 14],
  ],
  [
    'An octagonal prism 30 mm across flats and 12 mm tall, with one vertex on the X axis.',
    octagon(30) * 12,
    [30 / cos(PI / 8), 30 / cos(PI / 8), 12],
  ],
  [
    'Extrude a regular octagon 18 mm. It measures 34 mm from flat to flat, and its flats face the X and Y directions.',
    octagon(34) * 18,
    [34, 34, 18],
  ],
  [
    'An octagonal prism 18 mm tall, 34 mm across flats, with its corners pointing along the X and Y axes.',
    octagon(34) * 18,
    [34 / cos(PI / 8), 34 / cos(PI / 8), 18],
  ],
  [
    'An octagonal sleeve 70 mm long. The outside is a regular octagon measuring 36 mm flat to flat (oriented so that the flats face up, down, left and right), and a 24 mm diameter bore runs down the middle, all the way through.',
    (octagon(36) - 144 * PI) * 70,
    [36, 36, 70],
  ],
  [
    'A hexagonal tube 45 mm long, 22 mm across flats, with a 10 mm bore.',
    (hexagon(22) - 25 * PI) * 45,
    [corners(22), 22, 45],
  ],
  [
    'A hexagonal tube 45 mm long, 22 mm across flats, with a 2 mm wall thickness.',
    (hexagon(22) - hexagon(18)) * 45,
    [corners(22), 22, 45],
  ],
  [
    'A rhombic prism with a 30 mm diagonal along X and a 52 mm diagonal along Y, 9 mm thick.',
    ((30 * 52) / 2) * 9,
    [30, 52, 9],
  ],
  [
    'A diamond-shaped prism. Its diagonal along the X axis is 52 mm and its diagonal along the Y axis is 30 mm. It is 9 mm thick.',
    ((30 * 52) / 2) * 9,
    [52, 30, 9],
  ],
  [
    'A rhombus prism with diagonals of 52 mm and 30 mm and a thickness of 9 mm.',
    ((30 * 52) / 2) * 9,
    [52, 30, 9],
  ],
])

test('a way that no such polygon can lie is refused by its words', () => {
  const { message } = refusal(
    'A hexagonal prism 36 mm across flats and 14 mm tall, with flats facing up, down, left and right.',
  )
  assert.match(message, /flats facing up/u)
})

// From one side or corner to the opposite one, told before its number.
holdBoxes([
  ...[
    'Create a hexagonal prism. The distance between two opposite sides of the hexagon is 26 mm. Extrude it to a height of 9 mm.',
    'A regular hexagon whose width from one flat side to the opposite one is 26 mm, extruded by 9 mm.',
    'Sketch a regular hexagon with a distance of 26 mm between opposite sides. Extrude the hexagon to a height of 9 mm.',
  ].map((prompt) => [prompt, hexagon(26) * 9, [corners(26), 26, 9]] as const),
  [
    'A hexagonal prism with a height of 9 mm. The distance between opposite corners of the hexagon is 30 mm.',
    hexagon(30 * (sqrt(3) / 2)) * 9,
    [30, 30 * (sqrt(3) / 2), 9],
  ],
])

test('which way the outline of a lying bar is turned is not guessed', () => {
  refusal('A hexagonal bar 90 mm long, 18 mm across flats, lying along X with flats facing up and down.')
})

test('a tube with corners needs to be told what it is inside', () => {
  refusal('A hexagonal sleeve 45 mm long with an outer diameter of 22 mm and an inner diameter of 10 mm.')
})
