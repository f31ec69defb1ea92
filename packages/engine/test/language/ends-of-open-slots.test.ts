/** Slots that come in from a side or a rim: how their inner end is told, and how far in it lies. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { keyed, round } from './round-volumes.ts'
import { holdVolumes } from './volumes.ts'

/** Open at a straight side: so far in to the middle of its round end. */
const open = (toMiddle: number, wide: number, high: number): number =>
  (toMiddle * wide + (Math.PI * wide ** 2) / 8) * high

/** From so far out to the rim, its sides parallel. */
function inRim(across: number, wide: number, from: number, high: number): number {
  const [radius, half] = [across / 2, wide / 2]
  const segment = half * Math.sqrt(radius ** 2 - half ** 2) + radius ** 2 * Math.asin(half / radius)
  return (segment - wide * from) * high
}
const ended = (wide: number, high: number): number => ((Math.PI * wide ** 2) / 8) * high

const STRIP = 70 * 30 * 8
const WASHER = round(90, 12)

holdVolumes([
  [
    "A plate that's 70mm x 30mm x 8mm. There's a slot in the right end: it's 10mm wide, centered, and 20mm deep with a fully rounded inner end.",
    STRIP - open(15, 10, 8),
  ],
  [
    'A 70 x 30 x 8 plate. Mill a slot into the left end. It is 10 wide and 20 long. The closed end is a half circle.',
    STRIP - open(15, 10, 8),
  ],
  [
    'A 70 x 30 x 8 plate. Cut a slot into the right end. It is 10 wide. The center of its round end is 22 from the right end of the plate.',
    STRIP - open(22, 10, 8),
  ],
  [
    "A 70 x 30 x 8 plate.\n\n1. Next, cut a slot that is open at the left end. It's 10mm wide and goes 22mm into the plate (to the center of the round end). It's centered in Y and goes through the whole thickness.",
    STRIP - open(22, 10, 8),
  ],
  [
    'A 70 x 30 x 8 plate. Cut a slot into the right end, 10 wide and 20 long. The inner end is square.',
    STRIP - 20 * 10 * 8,
  ],
  [
    "A disc that's 90mm in diameter and 12mm thick. There are three slots that are open at the rim, 120 degrees apart. Each one is 6mm wide, points straight at the center and is 14mm deep with a flat bottom.",
    WASHER - 3 * inRim(90, 6, 31, 12),
  ],
  [
    'A disc 90 mm in diameter and 12 mm thick with three slots open to the outer edge, evenly spaced. Each slot is 6 mm wide and has a round inner end. The center of the round end is 28 mm from the center of the disc.',
    WASHER - 3 * (inRim(90, 6, 28, 12) + ended(6, 12)),
  ],
  [
    "A disc 90 mm in diameter and 12 mm thick. Cut a slot into the rim at the bottom (6 o'clock), 6 mm wide and 20 mm deep, with a full round inner end.",
    WASHER - inRim(90, 6, 28, 12) - ended(6, 12),
  ],
  [
    "A shaft 24 mm in diameter and 80 mm long. Cut a keyway into the shaft at one end. It's 6mm wide, 3mm deep and 25mm long, and it's open at the end face. The inner end is square.",
    round(24, 80) - keyed(24, 9, 6, 25),
  ],
  [
    "A 50mm diameter hub that's 20mm long with a 20mm bore through the center. There's a keyway in the bore: it's 6mm wide and its flat bottom is 12.5mm from the center of the bore. It has straight sides.",
    round(50, 20) - round(20, 20) - (6 * 12.5 - 3 * Math.sqrt(91) - 100 * Math.asin(0.3)) * 20,
  ],
])

for (const [why, prompt] of [
  [
    'an end that is round and square',
    'A disc 90 mm in diameter and 12 mm thick. Cut a slot into the rim, 6 mm wide and 20 mm deep. It has a round inner end. The inner end is square.',
  ],
  [
    'a slot told to its end and to the middle of its end, which disagree',
    'A disc 90 mm in diameter and 12 mm thick with a slot in the rim. The slot is 6 mm wide, 20 mm deep and has a round inner end. The center of the round end is 20 mm from the center of the disc.',
  ],
  [
    'a round end that leaves no room for straight sides',
    'A disc 90 mm in diameter and 12 mm thick. Cut a slot into the rim, 30 mm wide and 10 mm deep, with a round inner end.',
  ],
  [
    'a wider slot about a slot whose length is not told',
    "1. Make a plate 90mm (X) x 60mm (Y) x 12mm (Z).\n\n2. Cut a slot through the plate, parallel to X and centered. It's 40mm center to center and 8mm wide.\n\n3. Counterbore the slot: the counterbore is also a slot, 14mm wide with the same centers and it's 5mm deep from the top.",
  ],
  [
    'a hole that is open at the rim',
    'A disc 90 mm in diameter and 12 mm thick with a 10 mm hole open at the rim.',
  ],
] as const)
  test(`${why} is refused`, () => {
    assert.ok(refusal(prompt))
  })
