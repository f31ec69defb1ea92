/** What was told once is there several times: around a middle, in a row, on the other side. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes, type Told } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

const DISC = 'A disc 110 mm in diameter and 9 mm thick. '
const AROUND = [
  'Drill a 7 mm hole through it 40 mm from the center, and repeat it every 45 degrees.',
  'Drill a 7 mm hole through it 40 mm from the center. Repeat this hole every 45 degrees around the center.',
  'Drill a 7 mm hole through it 40 mm from the center. Make a circular pattern of 8 of these.',
  'Drill a 7 mm hole through it 40 mm from the center. Copy it around the center until you are back where you started, 45 degrees apart.',
  'Drill a 7 mm hole through it 40 mm from the center. It is then repeated 7 more times around the axis, evenly spaced.',
  'There is a 7 mm hole every 45 degrees, 40 mm from the center.',
]
holdVolumes(AROUND.map((said): Told => [`${DISC}${said}`, round(110, 9) - 8 * round(7, 9)]))

const STRIP = 'A strip 130 x 36 x 5 mm. '
const ALONG = [
  'Drill a 5 mm hole 25 mm from the left end on the centerline, then repeat it 3 more times at 24 mm intervals towards the right.',
  'Drill a 5 mm hole 25 mm from the left end on the centerline. Repeat the hole along X with a spacing of 24 mm for a total of 4 holes.',
]
holdVolumes([
  ...ALONG.map((said): Told => [`${STRIP}${said}`, 130 * 36 * 5 - 4 * round(5, 5)]),
  [
    `${STRIP}There is a 5 mm hole 12 mm from the left edge and 9 mm from the front edge. Mirror it about the center of the strip in both directions.`,
    130 * 36 * 5 - 4 * round(5, 5),
  ],
])

test('a pattern that cannot be laid out is not passed over', () => {
  assert.match(
    refusal(`${STRIP}Drill a 5 mm hole in the middle. Make a circular pattern of these.`).message,
    /repeats what was told/u,
  )
})
