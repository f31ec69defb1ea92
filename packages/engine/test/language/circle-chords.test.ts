/** Circles that a straight line cuts a piece off: on which side shows in the middle of what is left. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solidOf } from '../library/family-cases.ts'
import { read, refusal } from './reading.ts'

const CIRCLE = 'Begin by sketching a circle with a diameter of 60 mm.'
const [radius, away, height] = [30, 20, 8]
const half = Math.acos(away / radius)
const segment = radius ** 2 * (half - Math.sin(half) * Math.cos(half))
const left = Math.PI * radius ** 2 - segment
/** How far the middle of what is left lies behind the center. */
const behind = (2 * (radius * Math.sin(half)) ** 3) / 3 / left

const TOLD: readonly (readonly [told: string, middle: readonly [number, number]])[] = [
  [
    'Cut off one side of the circle with a straight vertical line located 20 mm to the right of the center, removing the smaller piece. Extrude the remaining larger piece by 8 mm.',
    [-behind, 0],
  ],
  [
    'Slice off the left side of the circle along a vertical line 20 mm to the left of the center. Extrude the rest of the circle by 8 mm.',
    [behind, 0],
  ],
  [
    'Then cut off a segment of it with a horizontal line 20 mm above its center. Extrude the remaining part by 8 mm.',
    [0, -behind],
  ],
]

for (const [told, middle] of TOLD)
  test(`“${told}”`, () => {
    const { volume, centre } = solidOf(read(`${CIRCLE} ${told}`).plan)
    assert.ok(Math.abs(volume - left * height) < 1e-3, `${volume}`)
    for (const axis of [0, 1] as const)
      assert.ok(Math.abs(centre[axis] - middle[axis]) < 1e-3, `its middle at ${centre.join(', ')}`)
  })

test('the piece that is cut off is no part of the circle that stays', () => {
  for (const told of [
    'Cut off one side of it with a vertical line 20 mm to the left of its center. Extrude the smaller piece by 8 mm.',
    'Cut off one side of it with a vertical line 20 mm to the left of its center, removing the larger piece. Extrude the remaining part by 8 mm.',
    'Cut off one side of it with a horizontal line 20 mm to the left of its center. Extrude the remaining part by 8 mm.',
  ])
    refusal(`${CIRCLE} ${told}`)
})
