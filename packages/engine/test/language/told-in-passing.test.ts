/** Words that people add while they explain a part, and that change nothing of it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { refusal } from './reading.ts'

const round = (diameter: number, length: number): number => (Math.PI / 4) * diameter ** 2 * length
const cone = (diameter: number, height: number): number => round(diameter, height) / 3

/** What a cut of some width takes of a ring between two radii. */
const slitOf = (outer: number, inner: number, width: number): number => {
  const within = (radius: number): number =>
    (width / 2) * Math.sqrt(radius ** 2 - (width / 2) ** 2) + radius ** 2 * Math.asin(width / 2 / radius)
  return within(outer) - within(inner)
}

const FOOT = 'The base is a cylinder 36 mm in diameter and 8 mm tall.'
const TRAY = 'The tray is 110 mm long, 70 mm wide and 22 mm tall. Hollow it out from the top.'

holdBoxes([
  // An adjective before the sizes of its noun, and a flat that is milled.
  ['A flat 40 x 40 mm square plate, 4 mm thick.', 40 * 40 * 4, [40, 40, 4]],
  [
    'It is a flat 40 mm x 25 mm rectangle, 4 mm thick, with a 9 mm hole through the exact middle.',
    40 * 25 * 4 - round(9, 4),
    [40, 25, 4],
  ],
  [
    'Round plate, 5 mm thick, 90 mm outside diameter. Imagine the plate as a clock face. There are two 7 mm holes through it, one at 3 o’clock and one at 9 o’clock. The centers of these two holes are both 32 mm away from the center of the plate.',
    round(90, 5) - 2 * round(7, 5),
    [90, 90, 5],
  ],
  [
    'A plate 64 x 32 x 7 mm. A 9 mm hole goes through the plate in the middle of the largest face.',
    64 * 32 * 7 - round(9, 7),
    [64, 32, 7],
  ],
  [
    `${TRAY} The side walls are 5 mm thick and the floor that is left is 2 mm thick.`,
    110 * 70 * 22 - 100 * 60 * 20,
    [110, 70, 22],
  ],
  [
    `${TRAY} The side walls are 5 mm thick and the floor which remains is 2 mm thick.`,
    110 * 70 * 22 - 100 * 60 * 20,
    [110, 70, 22],
  ],
  [
    'Three cylinders are stacked along a common axis. The first has a diameter of 40 mm and a height of 10 mm. The second cylinder, placed on top of the first one, is narrower and much taller, with a diameter of 20 mm and a height of 30 mm. The third cylinder sits on top of the second and has a diameter of 32 mm and a height of 8 mm.',
    round(40, 10) + round(20, 30) + round(32, 8),
    [40, 40, 48],
  ],
  [
    'A block 40 x 20 x 10 mm. Add 8 studs on the top face, in 2 rows of 4. Each stud is 6 mm in diameter and 2 mm tall. The spacing between the studs is 9 mm center to center in both X and Y and the pattern is centered on the top face.',
    40 * 20 * 10 + 8 * round(6, 2),
    [40, 20, 12],
  ],
  [
    'A ring with an outer diameter of 46 mm, a bore of 24 mm and a height of 12 mm. A 4 mm wide slit is cut through the wall on the +X side, from the bore to the outer surface, over the full height.',
    round(46, 12) - round(24, 12) - 12 * slitOf(23, 12, 4),
    [23 + Math.sqrt(23 ** 2 - 4), 46, 12],
  ],
  [
    'A regular hexagonal prism, 20 mm across flats, with two opposite vertices on the X axis, 12 mm tall.',
    200 * Math.sqrt(3) * 12,
    [40 / Math.sqrt(3), 20, 12],
  ],
  [
    'A regular pentagonal prism with a circumscribed circle diameter of 40 mm, one vertex pointing along +X, 10 mm tall.',
    2.5 * 400 * Math.sin((2 * Math.PI) / 5) * 10,
    [20 + 20 * Math.cos(Math.PI / 5), 40 * Math.sin((2 * Math.PI) / 5), 10],
  ],
  // Where it stands is said of the body that is called the base, not of its own underside.
  [
    `${FOOT} The neck is a cone, 18 mm in diameter and 21 mm tall. It sits on the base.`,
    round(36, 8) + cone(18, 21),
    [36, 36, 29],
  ],
  [
    `${FOOT} The neck is a cone, 18 mm in diameter and 21 mm tall. The neck stands centered on the base.`,
    round(36, 8) + cone(18, 21),
    [36, 36, 29],
  ],
])

test('a flat 10 mm long is milled, and a body needs no flat to be flat', () => {
  const { message } = refusal('A block 40 x 20 x 10 mm with a flat 10 mm long and 2 mm deep.')
  assert.match(message, /only mill “flat” on a round body/u)
})
