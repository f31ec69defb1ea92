/** Bodies that stand on, beside and against others: how far they stand out, how far they run, and what they end with. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

/** How far one stands out of the other. */
holdVolumes([
  [
    'A plate 90 x 50 x 8 mm with a round boss of 22 mm diameter in the middle of its top that stands 11 mm proud of the plate.',
    36000 + round(22, 11),
  ],
  ['A 40 mm cube. A Ø8 rod runs 15 mm straight out from the center of the left face.', 64000 + round(8, 15)],
  [
    'A disc of 60 mm diameter and 5 mm thickness. A Ø10 spigot descends 20 mm from the middle of the underside.',
    round(60, 5) + round(10, 20),
  ],
  [
    'A plate 80 x 50 x 8 mm. A pin of 20 mm diameter projects upwards from the center of its top by 12 mm.',
    32000 + round(20, 12),
  ],
])

/** How far one runs along the other. */
holdVolumes([
  [
    'A block 60 x 40 x 10 mm. A rib 4 mm wide and 6 mm high runs along the middle of its top from end to end.',
    24000 + 4 * 60 * 6,
  ],
  [
    'A block 60 x 40 x 10 mm. A rib 4 mm thick in X, full width in Y and 6 mm tall stands in the middle of its top.',
    24000 + 4 * 40 * 6,
  ],
  [
    'A block 60 x 40 x 10 mm. A wall 5 mm thick stands on it along the back edge, runs the full 60 mm and reaches 25 mm above the block.',
    24000 + 5 * 60 * 25,
  ],
  [
    'A block 60 x 40 x 10 mm. A web 4 mm thick stands in the middle of the X dimension on top. It extends over the entire 40 mm in Y and is 6 mm tall.',
    24000 + 4 * 40 * 6,
  ],
])

/** Sides by their axis, and what only says which one it is. */
holdVolumes([
  ['A 40 mm cube with a second cube of 20 mm side sitting on top, in the corner at +X +Y.', 72000],
  [
    'A 40 mm cube. A cylinder of 10 mm diameter, 15 mm long, sits centered on the right face, the one facing +X.',
    64000 + round(10, 15),
  ],
  [
    'A 40 mm cube. On one side (+X) is a centered 10 mm diameter pin that is 15 mm long.',
    64000 + round(10, 15),
  ],
  [
    'A block 60 x 40 x 10 mm with a wall 5 mm thick and 20 mm tall on top at each X end.',
    24000 + 2 * 5 * 40 * 20,
  ],
])

/** What ends where the other ends. */
holdVolumes([
  [
    'A 40 mm cube with a second cube of 20 mm side sitting on top in the back right corner, flush with both sides.',
    72000,
  ],
  [
    'A block 60 x 40 x 20 mm. A second block, 30 x 40 x 20 mm, sits on its top at the right, even with the right, front and back faces.',
    72000,
  ],
  [
    'A base 60 x 40 x 10 mm and on its top two parallel walls, one at each X end and flush with it. Each wall is 5 mm thick, 25 mm tall and spans the full width.',
    24000 + 2 * 5 * 40 * 25,
  ],
  [
    'A disc 64 mm in diameter and 5 mm thick with a ring on top, 3 mm high, 4 mm wide, its outside flush with the edge of the disc.',
    round(64, 8) - round(56, 3),
  ],
])

test('that a body is flush is refused where nothing says with which side', () => {
  assert.match(
    refusal('A 50 x 50 x 10 mm plate and on top of it a 20 mm cube, flush with the side.').message,
    /which sides “flush with the side”/u,
  )
})

/** A compound noun by its last word. */
holdVolumes([
  ['A round plate 60 mm in diameter and 5 mm thick. A 20 mm cube stands on the plate.', round(60, 5) + 8000],
  [
    'A round plate 60 mm in diameter and 5 mm thick with a 10 mm hole in the center of the plate.',
    round(60, 5) - round(10, 5),
  ],
])

/** That they become one body goes without saying. */
const STACK =
  'A lower cylinder with a diameter of 30 mm and a height of 8 mm. An upper cylinder sits on the center of the lower one and has a diameter of 20 mm and a height of 12 mm.'
const BORED = round(30, 8) + round(20, 12) - round(10, 20)
holdVolumes([
  [`${STACK} After uniting them, drill a central hole with a diameter of 10 mm through both.`, BORED],
  [`${STACK} Once both cylinders are joined, cut a central hole of 10 mm diameter through both.`, BORED],
  [`${STACK} Having fused the two into one body, cut a 10 mm hole through the center of both.`, BORED],
])
