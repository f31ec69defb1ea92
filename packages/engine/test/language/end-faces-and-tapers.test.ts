/** Faces that only the ends of a body can be, grooves with a narrower floor, and the walls of a channel told in numbered steps. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const HEXAGON = (flats: number): number => (Math.sqrt(3) / 2) * flats ** 2
/** A ring with a trapezoid for its section, by what is left of it at each radius. */
const vee = (rim: number, depth: number, outer: number, inner: number): number => {
  const floor = rim - depth
  const slope = (outer - inner) / depth
  return (
    2 *
    Math.PI *
    ((inner - slope * floor) * ((rim ** 2 - floor ** 2) / 2) + slope * ((rim ** 3 - floor ** 3) / 3))
  )
}

const DISC = Math.PI * 30 ** 2 * 18 - vee(30, 6, 10, 4)
const WHEEL =
  'A disc 60 mm in diameter and 18 mm tall. Cut a V groove all the way around the outside of the disc.'
const CHANNEL = 80 * 36 * 24 - 80 * 28 * 20

holdVolumes([
  [
    'The head is a hexagonal prism, 13 mm across flats and 5 mm tall. The shank is a cylinder 8 mm in diameter and 30 mm long that comes off the center of one of the hexagonal faces of the head.',
    HEXAGON(13) * 5 + Math.PI * 16 * 30,
  ],
  [
    'A cylinder 36 mm in diameter and 9 mm tall. A pin 10 mm in diameter and 20 mm long stands on the center of one of the circular faces of the cylinder.',
    Math.PI * (18 ** 2 * 9 + 25 * 20),
  ],
  [
    `${WHEEL} The groove is 10 mm wide at the outer surface, 6 mm deep and tapers to a 4 mm wide flat bottom.`,
    DISC,
  ],
  [
    `${WHEEL} The groove is 10 mm wide at the outer surface, 6 mm deep (radially) and narrows down to a flat bottom that is 4 mm wide.`,
    DISC,
  ],
  [
    'This is a U-channel. 1. The channel is 80 mm long, 36 mm wide and 24 mm tall on the outside. The bottom and both side walls are 4 mm thick. 2. Cut a 6 mm hole through both side walls.',
    CHANNEL - 2 * Math.PI * 9 * 4,
  ],
])

test('a groove along a block that narrows to a floor is refused, not cut square or as a V', () => {
  assert.ok(
    refusal(
      'A block 70 x 40 x 20 mm. Cut a V groove along the top. The groove is 10 mm wide at the top, 6 mm deep and narrows to a flat bottom that is 3 mm wide.',
    ),
  )
})
