/** Bases with walls along their edges, tables, and what is cut out of a wall that is a body. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const { PI } = Math

holdVolumes([
  [
    'A channel-shaped object. The base is 200 mm long, 60 mm wide and 5 mm thick. On top of the base are two walls, one along each long edge, flush with the outside of the base. Each wall is 4 mm thick, runs the full length and rises 25 mm above the top of the base.',
    200 * (60 * 5 + 2 * 4 * 25),
  ],
  [
    'A plate 100 mm long, 60 mm wide and 8 mm thick. Along the back edge of the plate stands an upright wall, 100 mm long, 10 mm thick and 40 mm tall, its back face flush with the back of the plate. Cut a half circle of 30 mm diameter out of the middle of the top edge of the wall, through its whole thickness.',
    100 * 60 * 8 + 100 * 10 * 40 - ((PI * 225) / 2) * 10,
  ],
  [
    "Start with a base 120 mm x 70 mm x 10 mm. On top of the base, along its rear long edge, put a wall as long as the base (120 mm), 12 mm thick and 50 mm tall, with its back face flush with the back of the base. Then cut a semicircle with a diameter of 60 mm out of the wall, with the flat side of the semicircle on the middle of the wall's top edge, through the thickness of the wall.",
    120 * 70 * 10 + 120 * 12 * 50 - ((PI * 900) / 2) * 12,
  ],
  [
    'The top is a rectangular prism with a length of 120 mm, a width of 80 mm and a thickness of 5 mm. Underneath, add four square legs, one at each corner, each 8 mm by 8 mm in cross-section and 60 mm tall. The outer faces of the legs should be flush with the side faces of the top.',
    120 * 80 * 5 + 4 * 64 * 60,
  ],
  [
    "A plate 200 mm long, 80 mm wide and 10 mm thick. Cut a rectangular notch into the middle of one of the long sides. The notch is 50 mm long (1/4th of the plate's length) and should reach 20 mm into the plate (a quarter of the width).",
    (200 * 80 - 50 * 20) * 10,
  ],
])

test('a wall that lies along the back edge is not put at the front for being long', () => {
  const { plan } = read(
    'A base 100 mm long, 60 mm wide and 8 mm high. On top of the base, along its back long edge, place an upright wall that is as long as the base, 10 mm thick and 45 mm tall.',
  )
  assert.ok(plan.assumptions.every(({ says }) => !says.includes('front')))
})
