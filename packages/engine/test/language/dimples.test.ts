/** Several dimples at once are sunk into a face, never set on it, and lie where their grid says. */
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { refusal } from './reading.ts'

const half = (diameter: number): number => (Math.PI / 12) * diameter ** 3
const TRAY = 'A block 100mm x 70mm x 18mm.'
const SUNK = 100 * 70 * 18 - 6 * half(24)

holdBoxes([
  [
    `${TRAY} The top face has six hemispherical dimples, each 24mm in diameter. They are in a 3 by 2 grid, 30mm spacing in both directions, and the grid is centered on the block.`,
    SUNK,
    [100, 70, 18],
  ],
  [
    `${TRAY} Cut six hemispherical dimples, each 24mm in diameter, into the top face in a 3 by 2 grid with 30mm spacing.`,
    SUNK,
    [100, 70, 18],
  ],
  [
    `${TRAY} The top face has six hemispherical recesses with a radius of 12 mm, whose centers lie on the top face. They are in a 3 by 2 grid with 30mm spacing (3 along the 100 mm length).`,
    SUNK,
    [100, 70, 18],
  ],
  [
    `${TRAY} The top face has two hemispherical recesses with a diameter of 24 mm, 50 mm apart.`,
    100 * 70 * 18 - 2 * half(24),
    [100, 70, 18],
  ],
  [
    `${TRAY} Two hemispherical bumps of 24 mm diameter stand on the top face, 50 mm apart.`,
    100 * 70 * 18 + 2 * half(24),
    [100, 70, 30],
  ],
])

test('a grid that counts the other way than it was said is refused', () => {
  refusal(
    `${TRAY} The top face has six hemispherical dimples, each 24mm in diameter, in a 3 by 2 grid, 30mm spacing in both directions (2 along the 100mm length).`,
  )
})

test('half balls in faces that look different ways are not all made one way', () => {
  refusal('A 20 mm cube with one hemispherical dimple, 5 mm in diameter, in the middle of each face.')
})

test('radial slots on a body that is not round are not laid in a row', () => {
  refusal(
    'A hexagonal prism 30 mm across flats and 20 mm tall. Six radial slots, 4 mm wide and 5 mm deep, are cut into the top.',
  )
})
