/** Lengths that are told over all: what stands at the ends of a bar lies within them. Ends point away from their bar. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const ball = (diameter: number): number => (Math.PI / 6) * diameter ** 3
const cone = (diameter: number, height: number): number => round(diameter, height) / 3

holdVolumes([
  [
    'A cylinder along the Y axis, 16 mm in diameter, with a hemisphere on both ends, 46 mm long overall.',
    round(16, 30) + ball(16),
  ],
  ['A rod 9 mm in diameter with hemispherical ends, total length 40 mm.', round(9, 31) + ball(9)],
  ['A dowel 8 mm in diameter with one conical end 6 mm long, 50 mm in total.', round(8, 44) + cone(8, 6)],
  [
    'A shaft 20 mm in diameter and 90 mm long overall, with a journal 12 mm in diameter and 15 mm long on each end.',
    round(20, 60) + 2 * round(12, 15),
  ],
  [
    'A pin 6 mm in diameter and 35 mm long (head included). On top is a head 11 mm in diameter and 4 mm tall.',
    round(6, 31) + round(11, 4),
  ],
  [
    'A sleeve with an outer diameter of 24 mm, a bore of 18 mm and a length of 30 mm. At the bottom there is a flange 36 mm in diameter and 4 mm thick (Z=0 to Z=4).',
    round(24, 30) - round(18, 30) + round(36, 4) - round(24, 4),
  ],
  [
    'A bar 12 mm in diameter and 60 mm long along X with a disc 30 mm in diameter and 5 mm thick on the left end.',
    round(12, 60) + round(30, 5),
  ],
  // What a size includes may be said of it afterwards.
  [
    'A post 22 mm in diameter and 45 mm tall with a flange round the bottom, 48 mm in diameter and 6 mm thick. The 45 mm height includes the flange.',
    round(22, 39) + round(48, 6),
  ],
  [
    'A cylinder 22 mm in diameter and 45 mm tall has a flange at its base, 48 mm in diameter and 6 mm thick, included in the height.',
    round(22, 39) + round(48, 6),
  ],
  [
    'A tube with an outer diameter of 30 mm and a 4 mm wall, 70 mm long, with a flange of 50 mm diameter and 5 mm thickness at each end. The length includes both flanges.',
    round(30, 60) + 2 * round(50, 5) - round(22, 70),
  ],
  [
    'A shaft 16 mm in diameter and 60 mm long with a flange at the left end, 40 mm in diameter and 5 mm thick. The flange is included in the 60 mm.',
    round(16, 55) + round(40, 5),
  ],
  ['A cube of 24 mm with a hemisphere 12 mm in diameter on the left face.', 24 ** 3 + ball(12) / 2],
  ['A 30 x 30 x 8 mm plate. A 5 mm tapped-hole pilot goes through its center.', 30 * 30 * 8 - round(5, 8)],
])

test('what is included in a size that is not told is refused', () => {
  assert.throws(() =>
    read(
      'A block 60 x 40 x 30 mm with a boss on top, 20 mm in diameter and 10 mm high, included in the height.',
    ),
  )
})
