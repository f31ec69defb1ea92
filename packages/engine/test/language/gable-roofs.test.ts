/** Houses: a gable roof covers what it stands on, its ridge runs as told, and doorways stand on the ground. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

holdVolumes([
  [
    'The walls are a 60 x 40 x 30 mm block. The roof is a triangular prism on top of the block with the same footprint; its ridge runs along X and it is 18 mm high.',
    60 * 40 * (30 + 9),
  ],
  [
    'Start with a box of 30 x 45 x 20 mm. Add a pitched roof on top, with the ridge in the middle running along the Y axis, 10 mm above the top of the box.',
    30 * 45 * (20 + 5),
  ],
  [
    'A barn: body 80 mm long (X), 50 mm wide (Y) and 35 mm tall (Z). On top of it sits a gable roof 20 mm tall whose ridge runs parallel to the X axis, flush with the body on all sides. A doorway 16 mm wide and 22 mm tall is cut at ground level through the house along X, centred in Y.',
    80 * (50 * 45 - 16 * 22),
  ],
])

// A roof that is as long and as wide as what it stands on lies as that does.
holdVolumes([
  [
    'A block 30 x 45 x 20 mm. On top of it a gable roof 45 mm long, 30 mm wide and 10 mm high whose ridge runs along Y.',
    30 * 45 * 20 + (30 * 45 * 10) / 2,
  ],
])

test('an overhang is not taken for none', () => {
  const { code } = refusal(
    'A block 40 x 30 x 20 mm. On top a gable roof 10 mm high with an overhang of 5 mm, the ridge runs along Y.',
  )
  assert.equal(code, 'prompt_too_ambiguous')
})
