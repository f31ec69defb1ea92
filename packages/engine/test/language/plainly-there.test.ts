/** What the rest leaves, told in a sentence of its own: it makes nothing, and is measured. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openEngine } from '../../src/engine.ts'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const CUP = Math.PI * (20 ** 2 * 60 - 10 ** 2 * 40)

holdVolumes([
  [
    'A 60mm diameter disc, 10 mm thick with a 20 mm hole in the center. The ring that’s left is 20mm wide.',
    Math.PI * (30 ** 2 - 10 ** 2) * 10,
  ],
  [
    'Make a cylinder that’s 40mm in diameter and 60mm tall. Then drill a 20mm hole down from the top that’s 40mm deep. The wall is 10mm thick and the bottom is 20mm thick.',
    CUP,
  ],
  [
    'Make a cylinder that’s 40mm in diameter and 60mm tall. Then drill a 20mm hole down from the top that’s 40mm deep. There’s 20mm of material below it.',
    CUP,
  ],
  [
    'A 50mm x 50mm x 30mm block. The top four edges have a 5mm chamfer, so the top face is only 40mm x 40mm.',
    50 * 50 * 25 + (5 / 3) * (50 ** 2 + 40 ** 2 + 50 * 40),
  ],
  [
    'A bar 100mm long, 20mm wide and 10mm thick. A 6mm hole goes through the middle of the bar. It’s 50mm from either end.',
    100 * 20 * 10 - Math.PI * 9 * 10,
  ],
])

test('what is told of one of several is no consequence', () => {
  const { message } = refusal(
    'A 40 mm cube with two blind holes of 6 mm in the top, 20 mm apart. The left one is 10 mm deep. The wall of the other one is 20 mm thick.',
  )
  assert.match(message, /wall|deep|20 mm/u)
})

test('what the rest does not leave is a contradiction', async () => {
  const engine = await openEngine({ workers: 1 })
  for (const prompt of [
    'A 60mm diameter disc, 10 mm thick with a 20 mm hole in the center. The ring that’s left is 25mm wide.',
    'A bar 100mm long, 20mm wide and 10mm thick. A 6mm hole goes through the middle of the bar. It’s 40mm from either end.',
    'Make a cylinder that’s 40mm in diameter and 60mm tall. Then drill a 20mm hole down from the top that’s 40mm deep. There’s 30mm of material below it.',
  ]) {
    const made = await engine.generate({
      source: { kind: 'prompt', prompt, mode: 'standard' },
      format: 'STL',
      preview: false,
    })
    assert.ok(!made.ok, prompt)
  }
  await engine.close()
})
