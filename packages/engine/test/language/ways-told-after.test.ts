/** Two bodies told at once, and in the sentences behind them which way each lies and what both measure. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const { PI } = Math

/** Two equal round bars that cross have 16 r³ / 3 in common. */
const CROSSED = 2 * PI * 64 * 70 - (16 * 512) / 3

holdVolumes(
  [
    'A cross of two round rods, joined together. One rod lies along X, the other along Y; both are 16 mm in diameter and 70 mm long, and both are centered at the origin.',
    'Two cylinders. One runs along the X axis and the other runs along the Y axis. Both are 16 mm in diameter and 70 mm long, and both are centered at the origin.',
    'A cross of two cylinders, each 16 mm in diameter and 70 mm long. One lies along X and the other along Y.',
    'Two round bars, each 70 mm long and 16 mm in diameter, crossing at the origin. One bar lies along X, the other bar along Y.',
  ].map((prompt) => [prompt, CROSSED] as const),
)

test('two bars of which nobody says that they cross are not crossed', () => {
  const { code } = refusal(
    'Two round bars. One bar lies along X, the other along Y; both are 16 mm in diameter and 70 mm long.',
  )
  assert.equal(code, 'prompt_too_ambiguous')
})
