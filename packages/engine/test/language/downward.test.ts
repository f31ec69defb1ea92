/** Bodies that hang from another are below it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, refusal } from './reading.ts'

const PLATE = 'A plate 90 x 50 x 6 mm'
const ROD = 'a rod 10 mm in diameter and 25 mm long'

for (const prompt of [
  `${PLATE} with ${ROD} hanging from its middle.`,
  `${PLATE} with ${ROD} extending down from the center of it.`,
  `${PLATE} with ${ROD} that sticks downwards from the middle of the plate.`,
  `${PLATE}. ${ROD.replace('a', 'A')} hangs below the plate.`,
  `${PLATE}. ${ROD.replace('a', 'A')} points down from the plate.`,
])
  test(prompt, () => {
    const rod = featuresOf(prompt).find(({ kind }) => kind === 'cylinder')
    assert.ok(rod?.kind === 'cylinder')
    const { frame } = rod
    assert.ok('origin' in frame)
    const [x, y, z] = frame.origin
    assert.deepEqual([x, y], [0, 0])
    // It may be drawn downwards from the plate, or upwards to it.
    assert.ok(z === -25 || (z === 0 && frame.normal === '-z'), JSON.stringify(frame))
  })

test('what hangs from an end is asked for', () => {
  assert.match(
    refusal(`${PLATE}. A block 20 x 20 x 15 mm hangs from the left end of the plate.`).message,
    /on the underside/u,
  )
})
