/** How a channel lies is no other channel: which way it opens, and the planes that it begins at. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { refusal } from './reading.ts'

holdBoxes([
  [
    'A C-channel: 90mm long along the X axis, 60mm total height along Z, 28mm overall flange width along Y. The two flanges are 6mm thick and the vertical web is 5mm thick. The open side of the channel faces +Y, the back of the web lies on Y=0, and the bottom flange sits on Z=0.',
    90 * (60 * 28 - 48 * 23),
    [90, 28, 60],
  ],
  [
    'A C-channel: 90mm long along the X axis, 60mm overall height along Z, 28mm flange width along Y (measured from the back of the web to the flange tips). The web and both flanges are 5mm thick. The cross-section lies in the YZ plane with the open side facing +Y.',
    90 * (60 * 28 - 50 * 23),
    [90, 28, 60],
  ],
  [
    'A U-channel 100 mm long (X), 40 mm wide (Y) and 30 mm high (Z) with 3 mm walls, the open side facing down.',
    100 * (40 * 30 - 34 * 27),
    [100, 40, 30],
  ],
  [
    'A C-channel: length 100 mm (X), height 60 mm (Z), flange width 30 mm (Y). Wall thickness 5 mm. The open side faces +Y. There is an 8 mm hole through the web, 20 mm from the left end.',
    100 * (60 * 30 - 50 * 25) - 80 * Math.PI,
    [100, 30, 60],
  ],
])

test('a channel that opens the other way is not drilled as if it did not', () => {
  const { code } = refusal(
    'A C-channel: length 100 mm (X), height 60 mm (Z), flange width 30 mm (Y). Wall thickness 5 mm. The channel opens toward -Y. There is an 8 mm hole through the web, 20 mm from the left end.',
  )
  assert.equal(code, 'prompt_too_ambiguous')
})
