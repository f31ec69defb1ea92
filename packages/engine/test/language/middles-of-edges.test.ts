/** Holes so far from the middle of an edge: from that edge, and not from the middle of the face. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solidOf } from '../library/family-cases.ts'
import { read } from './reading.ts'

type Told = readonly [
  prompt: string,
  area: number,
  hole: number,
  at: readonly [number, number],
  middle: readonly [number, number],
]

const PLATE = 'A 70 x 50 x 4 mm plate with an 8 mm hole'
const TRIANGLE =
  'Sketch an isosceles triangle with a base of 80 mm and a height of 60 mm, and extrude it by 4 mm.'

const TOLD: readonly Told[] = [
  [`${PLATE} 12 mm from the middle of the left edge.`, 3500, 8, [-23, 0], [0, 0]],
  [`${PLATE} 12 mm in from the center of the right side.`, 3500, 8, [23, 0], [0, 0]],
  [
    `${PLATE}. The center of the hole is 12 mm behind the midpoint of the front edge.`,
    3500,
    8,
    [0, -13],
    [0, 0],
  ],
  [`${PLATE} 12 mm to the right of the midpoint of the left edge.`, 3500, 8, [-23, 0], [0, 0]],
  [
    `${TRIANGLE} Then, create a circular hole with a diameter of 14 mm that goes all the way through. The center of the hole should be 18 mm above the midpoint of the base.`,
    2400,
    14,
    [0, -12],
    [0, -10],
  ],
  [
    `${TRIANGLE} Cut a hole with a diameter of 14 mm through it, 18 mm above the middle of the base.`,
    2400,
    14,
    [0, -12],
    [0, -10],
  ],
]

for (const [prompt, area, diameter, at, middle] of TOLD)
  test(`“${prompt}”`, () => {
    const { volume, centre } = solidOf(read(prompt).plan)
    const hole = (Math.PI / 4) * diameter ** 2
    assert.ok(Math.abs(volume - 4 * (area - hole)) < 1e-3 * volume, `${volume}`)
    for (const axis of [0, 1] as const) {
      const told = (area * middle[axis] - hole * at[axis]) / (area - hole)
      assert.ok(Math.abs(centre[axis] - told) < 1e-3, `its middle at ${centre[axis]} instead of ${told}`)
    }
  })
