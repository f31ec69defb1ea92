/** What follows from the rest, told in passing: it makes nothing, and its numbers must be found on the part. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { made } from '../library/family-cases.ts'
import { read, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

holdVolumes([
  [
    'A 70mm (X) x 36mm (Y) x 18mm (Z) bar. Cut a slot 12mm wide (Y) through the full height, centered in Y, starting at the right end and 28mm deep in X. Now there are two tines that are 12mm thick each.',
    70 * 36 * 18 - 12 * 28 * 18,
  ],
  [
    'A disc 90 mm in diameter and 14 mm thick. Cut a 66 mm diameter pocket into the top, 9 mm deep. There is now a rim that is 12 mm wide and a floor that is 5 mm thick.',
    round(90, 14) - round(66, 9),
  ],
  [
    'A 44 mm diameter sphere. Cut out a 36 mm diameter sphere with the same center, so the shell is 4 mm thick.',
    (Math.PI / 6) * (44 ** 3 - 36 ** 3),
  ],
  [
    'A 64 mm x 64 mm x 8 mm plate with four 5 mm holes, one near each corner. The center of each hole is 9 mm from the two closest edges (so the holes are 46 mm apart in both directions).',
    64 * 64 * 8 - 4 * round(5, 8),
  ],
  [
    'An 80 x 50 x 12 mm plate with a 22 mm hole in the middle, so there is 14 mm of material left on both sides.',
    80 * 50 * 12 - round(22, 12),
  ],
  [
    'A 90 x 54 x 9 mm plate. Round the four corners (the 9 mm tall edges) with a radius of 7 mm.',
    (90 * 54 - (4 - Math.PI) * 49) * 9,
  ],
  [
    'A 24 mm diameter, 70 mm long pin. Chamfer both ends (the round edges at the top and at the bottom) by 2 mm.',
    round(24, 70) - 2 * (round(24, 2) - ((Math.PI * 2) / 12) * (24 ** 2 + 24 * 20 + 20 ** 2)),
  ],
  [
    'A 96 x 64 x 3 mm sheet. The holes are 6 mm in diameter. There are 5 columns along X and 3 rows along Y (15 holes in total), 16 mm apart in both directions and centered on the sheet.',
    96 * 64 * 3 - 15 * round(6, 3),
  ],
])

test('a count in parentheses must be that of what is made', () => {
  const sheet = 'A 96 x 64 x 3 mm sheet with two rows of three 6 mm holes, 16 mm apart'
  assert.ok(read(`${sheet} (so there are 6 holes in all).`))
  assert.ok(refusal(`${sheet} (so there are 8 holes in all).`))
})

test('words in parentheses are not passed over where something was left open', () => {
  assert.match(refusal('A 90 x 54 x 9 mm plate with a 12 mm hole (well to one flank).').message, /flank/u)
})

test('a number that does not follow from the rest is refused on the part', () => {
  const { plan } = read(
    'A disc 90 mm in diameter and 14 mm thick. Cut a 66 mm diameter pocket into the top, 9 mm deep. There is now a rim that is 11 mm wide and a floor that is 5 mm thick.',
  )
  assert.throws(() => made(plan), /11/u)
})

holdVolumes([
  [
    'This is a spool with a flange on both ends. The pipe is 44 mm outer diameter, 32 mm inner diameter and 120 mm long. Each end of the pipe has a flange that is 80 mm diameter and 9 mm thick. The outside faces of the flanges are flush with the ends of the pipe so the overall length stays 120 mm. Each flange has 4 bolt holes, 8 mm diameter, equally spaced on a 62 mm bolt circle.',
    round(44, 120) - round(32, 120) + 2 * (round(80, 9) - round(44, 9)) - 8 * round(8, 9),
  ],
])

test('a height that is said to stay the same must do so', () => {
  const { plan } = read(
    'A plate 80 x 40 x 10 mm. Put a 20 mm diameter, 6 mm high boss in the center of the top, so the overall height remains 10 mm.',
  )
  assert.throws(() => made(plan), /10/u)
})
