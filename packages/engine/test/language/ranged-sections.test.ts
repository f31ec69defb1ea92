/** Turned parts by sections with names of their own, each with a diameter and where it lies; their shoulders left as they are. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { refusal } from './reading.ts'
import { chamfered, round } from './round-volumes.ts'

const shaft = round(18, 20) + round(30, 35) + round(14, 25)
const SECTIONS =
  'a lower journal 18 mm in diameter (Z=0 to Z=20), a middle body 30 mm in diameter (Z=20 to Z=55), and an upper journal 14 mm in diameter (Z=55 to Z=80).'

holdBoxes([
  [
    `A stepped shaft along Z made of three coaxial cylindrical sections: ${SECTIONS} Both end edges of the shaft (bottom edge of the lower journal and top edge of the upper journal) have a 1 mm chamfer. The shoulders are left sharp.`,
    shaft - chamfered(18, 1) - chamfered(14, 1),
    [30, 30, 80],
  ],
  [
    'A stepped pin with a head 26 mm in diameter (Z=0 to Z=8), a shank 18 mm in diameter (Z=8 to Z=40) and a tip 12 mm in diameter (Z=40 to Z=50). No fillets at the shoulders.',
    round(26, 8) + round(18, 32) + round(12, 10),
    [26, 26, 50],
  ],
  [
    'A turned part with a lower section of 18 mm diameter from Z=0 to Z=20, a middle section of 30 mm diameter from Z=20 to Z=55 and an upper section of 14 mm diameter from Z=55 to Z=80. A 6 mm hole goes through the whole part along Z.',
    shaft - round(6, 80),
    [30, 30, 80],
  ],
  [
    `A shaft: ${SECTIONS} The top edge of the upper journal has a 1 mm chamfer; the shoulder edges are not chamfered.`,
    shaft - chamfered(14, 1),
    [30, 30, 80],
  ],
])

test('a shoulder that is both worked and sharp is refused', () => {
  const { code } = refusal(`A shaft: ${SECTIONS} All edges are chamfered 1 mm. The shoulders are left sharp.`)
  assert.equal(code, 'prompt_too_ambiguous')
})
