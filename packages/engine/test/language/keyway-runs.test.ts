/** Keyways told by the end they start at and how far they run. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

/** The area of a keyway that is cut so deep into a round, at its middle. */
const keyway = (diameter: number, width: number, depth: number): number => {
  const radius = diameter / 2
  const half = Math.asin(width / diameter)
  return radius ** 2 * half + (width / 2) * radius * Math.cos(half) - width * (radius - depth)
}

const SHAFT = Math.PI * 12 ** 2 * 70
const CUT = SHAFT - keyway(24, 6, 3) * 28
const BAR = 'A cylinder 24 mm in diameter and 70 mm tall. Mill a keyway in it.'

holdVolumes([
  [`${BAR} It starts at the bottom end and runs 28 mm up the shaft. It is 6 mm wide and 3 mm deep.`, CUT],
  [
    `${BAR} It begins at the top end face and goes 28 mm down the cylinder. It is 6 mm wide and 3 mm deep.`,
    CUT,
  ],
  [
    `${BAR} It starts at the bottom end face (Z=0) and extends 28 mm along the shaft. It is 6 mm wide and 3 mm deep.`,
    CUT,
  ],
  [
    `${BAR} It is 6 mm wide, 3 mm deep and 28 mm long and starts at the top end. The end of the keyway is square (not rounded).`,
    CUT,
  ],
])

test('a keyway that starts at a level which is no end is not moved to the end', () => {
  refusal(
    `${BAR} It starts at the bottom end (Z=5) and runs 28 mm up the shaft. It is 6 mm wide and 3 mm deep.`,
  )
})

const GROOVED = SHAFT - Math.PI * (12 ** 2 - 10 ** 2) * 2
const GROOVE =
  'A cylinder 24 mm in diameter and 70 mm tall. Cut a groove around the cylinder. The groove is 2 mm wide, and the diameter at the bottom of the groove is 20 mm.'
holdVolumes([
  [`${GROOVE} The edge of the groove closest to the top end is 6 mm from the top end.`, GROOVED],
  [`${GROOVE} The side of the groove nearest to the bottom end is 6 mm from the bottom end.`, GROOVED],
])

test('the edge of a groove that lies toward one end is not counted from the other', () => {
  assert.ok(refusal(`${GROOVE} The edge of the groove closest to the top end is 6 mm from the bottom end.`))
})
