/** Pipes whose bore is wider over a stretch of their length. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const bores = round(33, 24) + round(73, 32)

holdVolumes([
  [
    'A pipe 56 mm tall with an outer diameter of 90 mm. The lower 24 mm has a 33 mm bore and the upper 32 mm has a 73 mm bore.',
    round(90, 56) - bores,
  ],
  [
    'A tube with a total height of 56 mm and an outer diameter of 90 mm. The first part has a bore of 33 mm diameter, while the second part has a bore of 73 mm diameter. Draw the cross-section of the tube with the larger bore diameter and extrude it by 32 mm.',
    round(90, 56) - bores,
  ],
  [
    'A pipe with a height of 56 mm, an outer diameter of 90 mm and an inner diameter of 33 mm. In the middle is a hole of 73 mm diameter, 32 mm deep from the top.',
    round(90, 56) - bores,
  ],
])

const own = round(50, 40) - round(20, 40)
const wider = round(30, 10) - round(20, 10)

// The bore of a bushing is its own: what widens it is no detail of another hole.
holdVolumes([
  [
    'A bushing 40 mm long, 50 mm outer diameter, 20 mm bore with a 30 mm counterbore 10 mm deep.',
    own - wider,
  ],
  [
    'A tube 40 mm long, 50 mm outer diameter, 20 mm inner diameter, with a 30 mm diameter counterbore 10 mm deep at each end.',
    own - 2 * wider,
  ],
  [
    'A spacer 40 mm long, 50 mm OD, 20 mm ID, with a counterbore of 30 mm diameter, 10 mm deep on the bottom.',
    own - wider,
  ],
])

test('a pipe of which only the bores are told gets a wall around the wide one, and this is said', () => {
  const { plan } = read(
    'A pipe 56 mm tall with two different bore diameters. The first 24 mm has a bore of 33 mm diameter and the remaining 32 mm has a bore of 73 mm diameter.',
  )
  assert.ok(plan.assumptions.some(({ says }) => says.includes('outer diameter of the pipe is 91.25 mm')))
})

test('stretches that do not add up to the length are refused', () => {
  const { message } = refusal(
    'A pipe 56 mm tall with an outer diameter of 90 mm. The lower 14 mm has a 33 mm bore and the upper 32 mm has a 73 mm bore.',
  )
  assert.match(message, /14 mm/u)
})
