/** Figures cut out of an edge of a face, told as drawn there, by what they open, or by where their middle lies. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const half = (radius: number): number => (Math.PI * radius ** 2) / 2

holdVolumes([
  [
    'A block is 72 mm long, 18 mm wide and 34 mm high. On its front face, draw a half circle of 44 mm diameter with its straight side on the bottom edge, centered along the length. Cut it through the entire block.',
    18 * (72 * 34 - half(22)),
  ],
  [
    'Make a box 50 mm long, 24 mm wide and 36 mm tall with a doorway. The doorway is rectangular, 12 mm wide and 20 mm tall, and sits in the middle of the bottom edge of the front face. It goes all the way through.',
    24 * (50 * 36 - 240),
  ],
  [
    'A cube with an edge length of 26 mm. Draw a circle with a radius of 7 mm on the front face, its center on the middle of the top edge. Cut it 11 mm deep.',
    26 ** 3 - 11 * half(7),
  ],
  [
    'Draw a rectangle 64 mm wide and 38 mm tall. Draw a circle of 18 mm diameter whose center lies on the midpoint of the left side. Cut the circle out of the rectangle and extrude the result by 3 mm.',
    3 * (64 * 38 - half(9)),
  ],
  // On several edges alike, and beside the middle.
  [
    'A plate 90 x 50 x 6 mm with semicircular notches of 6 mm radius in the middle of all four edges.',
    6 * (4500 - 4 * half(6)),
  ],
  [
    'A wall 160 mm long, 15 mm thick and 90 mm high. A door opening 35 mm wide and 60 mm high begins at the bottom edge, 20 mm from the left end.',
    15 * (160 * 90 - 35 * 60),
  ],
  [
    'A block 66 x 22 x 30 mm. Remove a triangular notch from the middle of the top edge of the front face, 20 mm wide and 12 mm deep, through the full width.',
    22 * (66 * 30 - 120),
  ],
])

holdVolumes([
  [
    'A plate 64 x 44 x 6 mm with a notch on the right edge, 18 mm wide and 9 mm deep.',
    6 * (64 * 44 - 18 * 9),
  ],
  [
    'A plate 64 x 44 x 6 mm. Cut a notch on the front edge. It is 18 mm wide and 9 mm deep.',
    6 * (64 * 44 - 18 * 9),
  ],
])

for (const cut of [
  'a 10 mm hole centered on the right edge',
  'two 5 mm holes on the left edge, 20 mm apart',
  'a rectangular pocket 20 x 10 mm and 4 mm deep on the right edge',
  'a 20 x 10 mm rectangular cutout centered on the back edge',
])
  test(`what is on an edge is asked for its distance, not put in the middle: ${cut}`, () => {
    assert.match(refusal(`A plate 60 x 40 x 8 mm with ${cut}.`).message, /from the edge/u)
  })

test('a cutout that is higher than its face is refused', () => {
  const { code } = refusal(
    'A block 60 mm long, 20 mm wide and 30 mm tall. Cut a semicircle with a radius of 32 mm out of the middle of the bottom edge of the front face.',
  )
  assert.equal(code, 'geometry_validation_failed')
})
