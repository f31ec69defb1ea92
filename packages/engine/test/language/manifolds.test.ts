/** Blocks with bores that meet or keep clear of each other, and how a groove is said to be cut: as their places and sections tell. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

const BLOCK = 'A block 70 mm (X) by 40 mm (Y) by 30 mm (Z), centered at the origin with its bottom at Z=0.'
const GROOVED = 'A block has a length of 80 mm, a width of 50 mm and a height of 30 mm.'
const groove = 80 * 50 * 30 - (80 * 12 * (18 + 28)) / 2

holdVolumes([
  [
    `${BLOCK} A 10 mm bore is drilled along X through the entire 70 mm length at Y=0, Z=15. Two 6 mm holes at (25, 14) and (-25, -14) go down through the full 30 mm height without touching the bore.`,
    70 * 40 * 30 - round(10, 70) - 2 * round(6, 30),
  ],
  [
    `${GROOVED} A dovetail groove is cut into the middle of the top face and runs along the full length of the block. Its cross-section is an isosceles trapezoid that is 18 mm wide at the top opening, 28 mm wide at the bottom, and 12 mm deep. Make the cut by negatively extruding the trapezoid from one end of the block to the other.`,
    groove,
  ],
  [
    `${GROOVED} A dovetail groove is cut into the middle of the top face and runs along the full length of the block. Its cross-section is an isosceles trapezoid that is 18 mm wide at the top opening, 28 mm wide at the bottom, and 12 mm deep. Create the groove by extruding the profile through the whole length of the block.`,
    groove,
  ],
])

test('what keeps clear of a bore at no told place is refused', () => {
  const { message } = refusal(
    `${BLOCK} A 10 mm bore runs along X at Z=15. A 5 mm hole goes down through the top without touching the bore.`,
  )
  assert.match(message, /without/u)
})
