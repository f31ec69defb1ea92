/** What is worked into both ends of a body, each end with its own; ends that are closed; cones that are hollow. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number): number => (Math.PI / 4) * diameter ** 2
const cone = (low: number, high: number, height: number): number =>
  (height * (round(low) + round(high) + Math.sqrt(round(low) * round(high)))) / 3

holdVolumes([
  [
    'A cylinder 44 mm in diameter and 50 mm tall has a stepped bore right through it: 26 mm in diameter for the first 18 mm from the top, then 12 mm for the rest of the way.',
    50 * round(44) - 18 * round(26) - 32 * round(12),
  ],
  [
    'A 44 mm cylinder, 50 mm tall, with a stepped hole through it: 26 mm diameter and 18 mm deep from the top, continuing as 12 mm to the bottom.',
    50 * round(44) - 18 * round(26) - 32 * round(12),
  ],
  [
    'Block 50 x 40 x 30 mm high with a 8 mm hole vertically through its centre. The hole is counterbored from both ends: 16 mm diameter, 5 mm deep from the top, and 20 mm diameter, 9 mm deep from the bottom.',
    60000 - 16 * round(8) - 5 * round(16) - 9 * round(20),
  ],
  [
    'A disc 60 mm in diameter and 30 mm thick with a central 10 mm through hole that is counterbored 18 mm diameter and 6 mm deep from both ends.',
    30 * round(60) - 18 * round(10) - 12 * round(18),
  ],
  [
    'A round bar 30 mm in diameter and 90 mm long has blind holes in both ends: left 18 mm diameter, 40 mm deep, right 10 mm diameter, 25 mm deep. The holes do not meet.',
    90 * round(30) - 40 * round(18) - 25 * round(10),
  ],
  [
    'Cylinder 30 mm diameter and 90 mm long, drilled from both ends: Ø18 x 40 deep from the left, Ø10 x 25 deep from the right.',
    90 * round(30) - 40 * round(18) - 25 * round(10),
  ],
  ['A 30 mm shaft 120 mm long. The left end has a 10 mm hole 25 mm deep.', 120 * round(30) - 25 * round(10)],
  [
    'A tube 40 mm outside diameter, 30 mm inside diameter and 80 mm long, closed at one end with a 6 mm thick floor.',
    74 * (round(40) - round(30)) + 6 * round(40),
  ],
  [
    'A tube 40 mm outside diameter, 30 mm inside diameter and 80 mm long is closed at one end by a 40 mm disc, 6 mm thick.',
    80 * (round(40) - round(30)) + 6 * round(40),
  ],
  [
    'Tube with 40 mm OD and 30 mm ID, 80 mm long. One end is closed by a cap, a 40 mm disc 6 mm thick.',
    80 * (round(40) - round(30)) + 6 * round(40),
  ],
  [
    'A hollow cone frustum 45 mm high, open at both ends. The bottom outer diameter is 60 mm, the top outer diameter 40 mm; the bottom inner diameter is 50 mm, the top inner diameter 30 mm.',
    cone(60, 40, 45) - cone(50, 30, 45),
  ],
  [
    'Conical sleeve, 40 mm tall. Outside diameter tapers from 54 mm at the base to 36 mm at the top; inside diameter tapers from 46 mm at the base to 28 mm at the top.',
    cone(54, 36, 40) - cone(46, 28, 40),
  ],
])

test('holes that are said not to meet are refused where they do', () => {
  assert.match(
    refusal(
      'A round bar 30 mm in diameter and 60 mm long has blind holes in both ends: left 18 mm diameter, 40 mm deep, right 10 mm diameter, 25 mm deep. The holes do not meet.',
    ).message,
    /said not to meet/u,
  )
})
