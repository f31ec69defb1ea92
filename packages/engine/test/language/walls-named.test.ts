/** Walls and sides of what is hollow, by their width or as its ends; what is drilled there goes through one wall or both, as told. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { refusal } from './reading.ts'
import { round } from './round-volumes.ts'

const TRAY = 'Make an open box 90mm x 50mm x 35mm high with 2.5mm walls and floor.'
const tray = 90 * 50 * 35 - 85 * 45 * 32.5
const tube = 140 * (60 * 40 - 52 * 32)
const TUBE = 'A 140mm long rectangular tube, 60mm x 40mm outside with a 4mm wall.'
const LYING: [number, number, number] = [140, 40, 60]

holdBoxes([
  ...[
    'In each of the two end walls (the 50mm wide walls) cut a 9mm hole through that wall, 20mm above the bottom.',
    'Both end walls have a 9mm hole, 20mm above the bottom.',
    'Cut a 9mm hole through both of the 50mm wide walls, 20mm above the bottom.',
    'The two short walls have a 9mm hole each, 20mm above the bottom.',
  ].map((told): [string, number, [number, number, number]] => [
    `${TRAY} ${told}`,
    tray - 2 * round(9, 2.5),
    [90, 50, 35],
  ]),
  ...[
    'There is a 9mm hole in the center of one of the 90mm wide sides. It only goes through that one wall.',
    'Drill a 9mm hole in the middle of one of the long walls, through this wall only.',
  ].map((told): [string, number, [number, number, number]] => [
    `${TRAY} ${told}`,
    tray - round(9, 2.5),
    [90, 50, 35],
  ]),
  [`${TRAY} Cut a 14 x 10 mm window in the right wall, centered.`, tray - 14 * 10 * 2.5, [90, 50, 35]],
  // The wide sides of the tube face along y.
  ...[
    'Drill a 12mm hole in the middle of one of the 60mm wide sides, through that wall only.',
    'One of the wide sides has a 12mm hole in its center. The hole only goes through that one wall.',
  ].map((told): [string, number, [number, number, number]] => [
    `${TUBE} ${told}`,
    tube - round(12, 4),
    LYING,
  ]),
  [
    `${TUBE} Drill a 12mm hole through both 60mm wide walls, halfway along the length.`,
    tube - 2 * round(12, 4),
    LYING,
  ],
  [
    'A box with a hole in two of its sides.\n\n1. Create a block 60mm (X) x 40mm (Y) x 30mm (Z).\n\n2. Shell it from the top with 2mm walls. The outside dimensions don’t change.\n\n3. Cut an 8mm hole in the middle of each end wall.',
    60 * 40 * 30 - 56 * 36 * 28 - 2 * round(8, 2),
    [60, 40, 30],
  ],
  [
    'A block 60 x 40 x 30 mm is shelled from the top with 2mm walls and floor. Its overall size stays the same.',
    60 * 40 * 30 - 56 * 36 * 28,
    [60, 40, 30],
  ],
])

test('a title that names more sides than are drilled is not fulfilled', () => {
  assert.equal(
    refusal(`A box with a hole in three of its sides.\n\n1. ${TRAY}\n\n2. Cut an 8mm hole in each end wall.`)
      .code,
    'prompt_too_ambiguous',
  )
})
