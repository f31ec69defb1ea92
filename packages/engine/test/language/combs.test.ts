/** Slots that are cut into an edge, and the teeth that are left between them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

holdVolumes([
  [
    'A plate 70 mm long, 28 mm wide and 3 mm thick. Cut three slots into one of the longer sides. Each slot is 10 mm wide and reaches 16 mm into the plate. The slots are evenly distributed, so that four teeth, each 10 mm wide, remain.',
    3 * (70 * 28 - 480),
  ],
  [
    'A plate 96 x 34 x 4 mm with four slots cut into the front edge. Each slot is 8 mm wide and 20 mm deep, and the teeth between them are 12 mm wide.',
    4 * (96 * 34 - 640),
  ],
])

// Notches into the top, and a tooth at either end.
const WALL = 'A block with a length of 140 mm, a width of 20 mm, and a height of 60 mm.'
holdVolumes([
  [
    `${WALL} Cut three notches into the top of the block. Each notch is 20 mm long, 15 mm deep, and passes through the complete width. The notches are spaced evenly so that four teeth with a length of 20 mm remain, with a tooth at both ends of the block.`,
    20 * (140 * 60 - 3 * 20 * 15),
  ],
])

test('teeth that do not make up the side with their slots are refused', () => {
  const { code } = refusal(
    'A plate 90 mm long, 28 mm wide and 3 mm thick. Cut three slots into one of the longer sides. Each slot is 10 mm wide and reaches 16 mm into the plate. The slots are evenly distributed, so that four teeth, each 10 mm wide, remain.',
  )
  assert.equal(code, 'geometry_validation_failed')
})
