/** Holes that are counted together and told one after the other, with what is said of all of them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdPlaced, type Piece } from './placed.ts'
import { refusal } from './reading.ts'
import { round } from './round-volumes.ts'
import { holdVolumes } from './volumes.ts'

const [LONG, WIDE, THICK] = [140, 70, 9]
const PLATE = `A plate that's ${LONG}mm (X) x ${WIDE}mm (Y) x ${THICK}mm (Z).`
const plate: Piece = [LONG * WIDE * THICK, [LONG / 2, WIDE / 2, THICK / 2]]
/** A hole through the plate, counted from its lower left corner. */
const hole = (diameter: number, x: number, y = WIDE / 2): Piece => [
  -round(diameter, THICK),
  [x, y, THICK / 2],
]

holdPlaced([
  [
    `${PLATE} Drill two 7mm holes through it, one 35mm to the left of the center and the other 50mm to the right of the center.`,
    [plate, hole(7, 35), hole(7, 120)],
  ],
  [
    `${PLATE} It has two holes. The first is 10mm in diameter and 20mm from the left end. The second is 6mm in diameter and 15mm from the right end. Both are centered in Y.`,
    [plate, hole(10, 20), hole(6, 125)],
  ],
  [
    `${PLATE} Drill two 7mm holes through it. One is at the front left corner and the other is at the back right corner. They're both 12mm from the two edges.`,
    [plate, hole(7, 12, 12), hole(7, 128, 58)],
  ],
  [
    `${PLATE} Drill a 7mm hole through it, 30mm to the left of the center. Drill another 7mm hole through it, 45mm to the right of the center.`,
    [plate, hole(7, 40), hole(7, 115)],
  ],
  [
    `${PLATE} Drill three 7mm holes through it. The middle one is in the center of the plate and the other two are 25mm from each end.`,
    [plate, hole(7, 25), hole(7, 70), hole(7, 115)],
  ],
  [
    `${PLATE} Drill a 9mm hole through it in the center of the plate. Drill two 7mm holes through it, 25mm from each end.`,
    [plate, hole(7, 25), hole(9, 70), hole(7, 115)],
  ],
])

const die = (centre: number, others: number): number =>
  LONG * WIDE * THICK - round(centre, THICK) - 4 * round(others, THICK)

holdVolumes([
  [
    `${PLATE} It has five through holes, laid out like the five on a die. The one in the center is 24mm in diameter. The other four are 9mm in diameter and their centers are 13mm from the two closest edges.`,
    die(24, 9),
  ],
  [
    `${PLATE} Drill five 9mm holes through it, laid out like the five on a die. The outer four are 13mm from the two nearest edges.`,
    die(9, 9),
  ],
  [
    `${PLATE} Drill five 9mm holes through it, one in the center and one in each corner. The corner holes are 13mm from both edges.`,
    die(9, 9),
  ],
  [
    `${PLATE} Drill five 9mm holes through it in an X pattern. The corner ones are 13mm from both sides.`,
    die(9, 9),
  ],
])

/** A hole across a round bar, through its axis. */
function across(bar: number, diameter: number): number {
  const steps = 20_000
  let sum = 0
  for (let step = 0; step < steps; step++) {
    const turn = Math.PI * ((step + 0.5) / steps - 0.5)
    const off = (diameter / 2) * Math.sin(turn)
    sum += ((diameter / 2) * Math.cos(turn)) ** 2 * Math.sqrt((bar / 2) ** 2 - off ** 2)
  }
  return (4 * Math.PI * sum) / steps
}

const ROD =
  'The rod is 18mm in diameter and 90mm long. Drill a 5mm hole through the side of the rod, 14mm from one end.'
/** They meet in the middle, so that the volume tells that they cross. */
const CROSSED = round(18, 90) - 2 * across(18, 5) + (2 / 3) * 5 ** 3

holdVolumes([
  [
    `${ROD} Drill another 5mm hole 14mm from the other end. It's rotated 90 degrees around the rod from the first.`,
    round(18, 90) - 2 * across(18, 5),
  ],
  [
    `A round rod with two cross holes. ${ROD.replace('14mm from one end', '45mm from one end')} Drill another 5mm hole 45mm from the other end, at right angles to the first.`,
    CROSSED,
  ],
])

test('another angle than a right one, and a way that was told, are asked for', () => {
  refusal(
    `${ROD} Drill another 5mm hole 14mm from the other end. It's rotated 45 degrees around the rod from the first.`,
  )
  refusal(
    `${ROD.replace('the side of the rod', 'the side of the rod in the Y direction')} Drill another 5mm hole 14mm from the other end, at right angles to the first.`,
  )
})

test('fewer than were counted, or some whose place along an edge nobody said, are asked for', () => {
  refusal(
    `${PLATE} Drill four 7mm holes through it. One is 20mm from the left end and the other is 20mm from the right end.`,
  )
  const { message } = refusal(
    `${PLATE} Drill three holes. The first is 8mm in diameter. The second is 6mm in diameter.`,
  )
  assert.ok(message.length > 0)
})
