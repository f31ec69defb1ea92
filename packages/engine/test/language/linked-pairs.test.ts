/** Two bodies and what joins them: side by side, as far apart as what joins them is long. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

holdVolumes([
  [
    'A ladder made of two rails 240 mm long, 14 mm wide and 14 mm thick, 64 mm apart, connected by four rungs 8 mm in diameter.',
    2 * 240 * 14 * 14 + 4 * round(8, 64),
  ],
  [
    'Two parallel beams of 180 x 12 x 16 mm are linked by three cross bars of 45 x 12 x 10 mm, evenly spaced.',
    2 * 180 * 12 * 16 + 3 * 45 * 12 * 10,
  ],
  [
    'Two runners, each 160 mm long, 10 mm wide and 15 mm high. They are joined by two bars 55 mm long, 12 mm wide and 8 mm thick.',
    2 * 160 * 10 * 15 + 2 * 55 * 12 * 8,
  ],
  [
    'Two 36 x 24 x 18 mm blocks are connected at the bottom by a plate 44 mm long, 24 mm wide and 4 mm thick.',
    2 * 36 * 24 * 18 + 44 * 24 * 4,
  ],
  [
    'Two rails 150 x 10 x 10 mm are connected by three rungs of 6 mm diameter. The rails are 48 mm apart.',
    2 * 150 * 10 * 10 + 3 * round(6, 48),
  ],
  [
    'A base of 90 x 36 x 7 mm with two cheeks of 36 x 28 x 7 mm standing upright on its ends.',
    90 * 36 * 7 + 2 * 36 * 28 * 7,
  ],
  [
    'A table: 140 x 90 x 12 mm top, four 12 x 12 x 70 mm legs, one in each corner.',
    140 * 90 * 12 + 4 * 144 * 70,
  ],
])

test('rungs that are not as long as the rails are apart are not forced between them', () => {
  assert.ok(
    refusal(
      'Two rails 150 x 10 x 10 mm, 48 mm apart, are joined by three rungs 60 mm long and 6 mm in diameter.',
    ),
  )
})
