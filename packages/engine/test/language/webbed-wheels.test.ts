/** Wheels with a ring-shaped recess in both faces: the web is what is left between them, and holes go through it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const BLANK = 'A disc 90 mm in diameter and 18 mm thick.'
const RECESS =
  'An annular recess with 70 mm outer diameter and 26 mm inner diameter is cut 6 mm deep into both the top and the bottom face'
const recessed = round(90, 18) - 2 * (round(70, 6) - round(26, 6))
const wheel = recessed - 6 * round(11, 6) - round(10, 18)

holdVolumes([
  [
    `A webbed wheel with its axis along Z. The wheel blank is a disc 90 mm in diameter and 18 mm thick. ${RECESS}, leaving a 10 mm wide rim, a 26 mm diameter hub, and a 6 mm thick web. Six 11 mm diameter holes pass through the web, equally spaced on a 48 mm pitch circle. A 10 mm bore runs through the center.`,
    wheel,
  ],
  [
    `${BLANK} ${RECESS}. Six 11 mm holes are drilled through the remaining web on a 48 mm pitch circle. A 10 mm bore runs through the center.`,
    wheel,
  ],
  [`${BLANK} ${RECESS}, leaving a 6 mm thick web.`, recessed],
])

test('holes through a web that nothing leaves are refused', () => {
  const prompt = `${BLANK} Six 11 mm holes pass through the web on a 48 mm pitch circle.`
  assert.equal(refusal(prompt).code, 'prompt_too_ambiguous')
})
