/** Three in a row told by the one in the middle; holes between the walls of a channel; the bare size of an angle's legs. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

const BAR = 'A bar 160 x 36 x 10 mm. Drill three 7 mm holes through it.'
const bar = 160 * 36 * 10 - 3 * round(7, 10)
const CHANNEL =
  'A U-channel 140 mm long, 60 mm wide on the outside and 40 mm tall. The bottom and both side walls are 4 mm thick.'
const channel = 140 * (60 * 40 - 52 * 36)

holdVolumes([
  [`${BAR} One is in the middle of the length and the other two are 50 mm to either side of it.`, bar],
  [`${BAR} One is at the center and the others are 60 mm on each side.`, bar],
  [
    'An I-beam 180 mm long. The flanges are 70 mm wide and 8 mm thick. The overall height is 90 mm. The web is 6 mm thick. Cut three 30 mm diameter holes through the web. They are all at the mid height of the beam. One is at the middle of the length and the other two are 50 mm to either side of it.',
    180 * (2 * 70 * 8 + 74 * 6) - 3 * round(30, 6),
  ],
  [`${CHANNEL} The ends are open.`, channel],
  [
    `${CHANNEL} Cut two 9 mm holes through the bottom wall. The holes are centered between the side walls and are 25 mm from the ends.`,
    channel - 2 * round(9, 4),
  ],
  [
    'This is a 120 mm long piece of L shaped angle. Both legs are 50 mm (measured on the outside) and 5 mm thick.',
    120 * (50 * 5 + 45 * 5),
  ],
  ['An angle bar 90 mm long. Both legs are 30 mm and 3 mm thick.', 90 * (30 * 3 + 27 * 3)],
])

test('of two holes the other one lies on one side only', () => {
  assert.throws(() =>
    read(
      'A bar 160 x 36 x 10 mm. Drill two 7 mm holes through it. One is at the center and the other is 50 mm to either side.',
    ),
  )
})
