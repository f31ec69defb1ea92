/** Rolled profiles told along another axis than they are made along, with the axis of each size. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const TEE = 90 * (36 * 5 + 4 * 25)
const CHANNEL = 150 * (50 * 4 + 2 * 21 * 4)

holdVolumes([
  [
    'A T-section bar, 90 mm long along Y. The flange is 36 mm wide (X) and 5 mm thick; the stem is 4 mm thick, and the overall height is 30 mm (Z).',
    TEE,
  ],
  [
    'A T-section bar, 90 mm long along X. The flange is 36 mm wide (Y) and 5 mm thick; the stem is 4 mm thick, and the overall height is 30 mm (Z).',
    TEE,
  ],
  [
    'An I-beam, 120 mm long along Y. The flanges are 44 mm wide (X) and 6 mm thick; the web is 5 mm thick, and the overall height is 70 mm (Z).',
    120 * (2 * 44 * 6 + 58 * 5),
  ],
  ...[
    'A U-channel, 150 mm long along Y, 50 mm wide (X), 25 mm high (Z), walls 4 mm thick.',
    'A U-channel, 150 mm long (Y), 50 mm wide (X) and 25 mm high (Z), with 4 mm thick walls.',
    'A U-channel, 150 mm long along X, 50 mm wide (Y), 25 mm high (Z), walls 4 mm thick.',
    'A U-channel, 150 mm long along Z, 50 mm wide (X), 25 mm high (Y), walls 4 mm thick.',
  ].map((prompt) => [prompt, CHANNEL] as const),
  // The next sentence goes on with the whole before it comes to the pieces.
  [
    'I-beam, 120mm long. 60mm high, flanges 40mm wide and 5mm thick, web 4mm thick.',
    120 * (2 * 40 * 5 + 50 * 4),
  ],
  [
    'A T-section, 120mm long. 50mm high, flange 40mm wide and 5mm thick, web 4mm thick.',
    120 * (40 * 5 + 45 * 4),
  ],
])

test('a height told twice over is refused', () => {
  const { code } = refusal(
    'A T-section bar, 90 mm long along Y. The flange is 36 mm wide (X) and 5 mm thick; the stem is 4 mm thick, the height is 30 mm (Z) and the overall height is 40 mm.',
  )
  assert.equal(code, 'geometry_validation_failed')
})
