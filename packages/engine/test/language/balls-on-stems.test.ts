/** Balls that are joined with stems: where the middle of the ball lies, and how far the stem goes. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { read } from './reading.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const ball = (diameter: number): number => (Math.PI / 6) * diameter ** 3
const cap = (radius: number, height: number): number => (Math.PI * height ** 2 * (3 * radius - height)) / 3

/** What stands out of a ball of a rod that begins in its middle. */
function beyond(across: number, rod: number, length: number): number {
  const [R, r] = [across / 2, rod / 2]
  const out = Math.sqrt(R ** 2 - r ** 2)
  return round(rod, length - out) - cap(R, R - out)
}

const knob = ball(28) + beyond(28, 9, 44)
const stud = round(34, 7) + ball(22) + beyond(22, 8, 25)
const dumbbell = 2 * ball(26) + 2 * beyond(26, 10, 35)

holdBoxes([
  [
    'A cylinder 9 mm in diameter and 44 mm tall. Add a sphere of 28 mm diameter. The center of the sphere is at the center of the top circle of the cylinder.',
    knob,
    [28, 28, 58],
  ],
  [
    "A cylinder 9 mm in diameter and 44 mm tall. Add a 28 mm ball whose center is at the center of the cylinder's top face.",
    knob,
    [28, 28, 58],
  ],
  ['A 9 mm diameter, 44 mm tall cylinder with a 28 mm sphere centered on its top end.', knob, [28, 28, 58]],
  [
    'A rod 9 mm in diameter and 44 mm tall. A 28 mm sphere is put on it so that its center coincides with the center of the top face.',
    knob,
    [28, 28, 58],
  ],
  [
    'A rod 9 mm in diameter and 44 mm tall, and a sphere 28 mm in diameter. The sphere is centered 44 mm above the bottom of the rod.',
    knob,
    [28, 28, 58],
  ],
  [
    'A 9 mm diameter stick, 44 mm long, that ends at the center of a 28 mm diameter ball.',
    knob,
    [28, 28, 58],
  ],
  [
    'A disc 34 mm in diameter and 7 mm thick. A neck 8 mm in diameter rises from the disc into a ball 22 mm in diameter whose center is at Z=32.',
    stud,
    [34, 34, 43],
  ],
  [
    'A round base 34 mm in diameter and 7 mm thick, a ball 22 mm in diameter with its center at Z=32, and an 8 mm diameter stem extending from the base to the center of the ball.',
    stud,
    [34, 34, 43],
  ],
  [
    'A disc 34 mm in diameter and 7 mm thick. An 8 mm diameter stem goes up from the disc to the center of a ball. The ball is 22 mm in diameter and its center is at Z=32.',
    stud,
    [34, 34, 43],
  ],
  [
    'Two spheres, each 26 mm in diameter, with their centers 70 mm apart. A round bar 10 mm in diameter joins them along the line between the two centers. Everything is one solid body.',
    dumbbell,
    [26, 26, 96],
  ],
  [
    'Two 26 mm balls have their centers 70 mm apart along the X axis. A 10 mm diameter rod runs from the center of one ball to the center of the other.',
    dumbbell,
    [96, 26, 26],
  ],
  [
    'Two balls, both 26 mm in diameter. Their centers are 70 mm apart in X. A 10 mm diameter cylinder runs between their centers. The whole thing is a single piece.',
    dumbbell,
    [96, 26, 26],
  ],
  [
    'A block 50 x 40 x 30 mm with a hemisphere of 18 mm diameter whose center is at the center of the right face.',
    50 * 40 * 30 + ball(18) / 2,
    [59, 40, 30],
  ],
  [
    'A cylinder 36 mm in diameter and 25 mm tall. A hemisphere of 36 mm diameter has its center at the top of the cylinder.',
    round(36, 25) + ball(36) / 2,
    [36, 36, 43],
  ],
])

test('a ball that is only set on a rod sits on it, and says so', () => {
  const { assumptions } = read('A rod 9 mm in diameter and 44 mm tall with a 28 mm ball on top.').plan
  assert.ok(assumptions.some(({ says }) => says.includes('so that all of its end touches it')))
  const told = read('A rod 9 mm in diameter and 44 mm tall with a 28 mm ball centered on its top end.').plan
  assert.deepEqual(told.assumptions, [])
})
