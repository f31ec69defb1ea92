/** Everyday things in few words: arches, frames, and what is joined by a bar. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (across: number, high: number): number => ((Math.PI * across ** 2) / 4) * high
const BRIDGE = 110 * 30 * 45 - round(60, 30) / 2
const FRAME = (180 * 130 - 140 * 90) * 12
const BELL = 2 * round(70, 20) + round(22, 90)

holdVolumes([
  [
    'Toy bridge: a block 110 long, 30 wide and 45 high with a semicircular arch of radius 30 cut through it across the width, in the middle of the length, with its centre on the bottom face.',
    BRIDGE,
  ],
  [
    'A block 110 x 30 x 45 high with a semicircular arch of 30 radius cut through it from front to back at the bottom, centred on the length.',
    BRIDGE,
  ],
  [
    'Bridge: a 110 x 30 x 45 block with a half-round opening, 60 in diameter, cut through from front to back in the middle of the bottom.',
    BRIDGE,
  ],
  ['Picture frame, 180 x 130 outside, opening 140 x 90 in the middle, 12 thick.', FRAME],
  ['A picture frame, outside 180 x 130, inside 140 x 90, 12 mm thick.', FRAME],
  [
    'Dumbbell: two discs, 70 dia and 20 thick, joined by a coaxial bar of 22 dia. There is 90 of bar between the discs.',
    BELL,
  ],
  [
    'Two discs 70 mm in diameter and 20 mm thick, joined by a coaxial bar 22 mm in diameter. The gap between the discs is 90 mm.',
    BELL,
  ],
  ['Two discs, 70 dia and 20 thick, connected by a rod of 22 dia, with 90 of rod between them.', BELL],
])

test('an arch of which nobody says which way it runs is not guessed', () => {
  const { code } = refusal(
    'A block 110 x 30 x 45 with a semicircular arch of radius 10 cut through it at the bottom.',
  )
  assert.equal(code, 'prompt_too_ambiguous')
})
