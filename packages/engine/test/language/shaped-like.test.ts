/** A noun that names what another one shapes, and shapes that only their name tells. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const { PI } = Math
const ball = (diameter: number): number => (PI / 6) * diameter ** 3

holdVolumes([
  ['A bowl shaped like a hollow hemisphere, outer diameter 70 mm, wall 3 mm.', (ball(70) - ball(64)) / 2],
  [
    'Make a bowl in the form of a half sphere with an outer diameter of 70 mm and a 3 mm wall.',
    (ball(70) - ball(64)) / 2,
  ],
  ['A knob in the shape of a sphere of 24 mm diameter.', ball(24)],
  [
    'A paperweight in the form of a pyramid with a 36 mm square base and a height of 25 mm.',
    (36 ** 2 * 25) / 3,
  ],
  // A cup is open, whatever it is like.
  [
    'A cup shaped like a hollow cylinder, 60 mm outer diameter, 3 mm wall and 80 mm tall, closed at the bottom.',
    (PI / 4) * (60 ** 2 * 80 - 54 ** 2 * 77),
  ],
])

for (const thing of [
  'lamp shade 80 mm in diameter and 60 mm tall',
  'egg cup 50 mm in diameter and 60 mm tall',
])
  test(`an outline that nobody told is listed: ${thing}`, () => {
    const { plan } = read(`A ${thing}.`)
    assert.ok(plan.assumptions.some(({ says }) => /outline .* usual one/u.test(says)))
  })
