/** Half balls and cones by the way they stand, one within another, and with a slice or a flat taken off. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solidOf } from '../library/family-cases.ts'
import { featuresOf, read, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const ball = (diameter: number): number => (Math.PI / 6) * diameter ** 3
const cap = (radius: number, height: number): number => (Math.PI * height ** 2 * (3 * radius - height)) / 3
const cone = (bottom: number, top: number, height: number): number =>
  (Math.PI / 12) * height * (bottom ** 2 + bottom * top + top ** 2)
const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

holdVolumes([
  [
    'Half of a sphere (84 mm diameter) with its flat face pointing up. Cut out half of a 76 mm diameter sphere with the same center.',
    (ball(84) - ball(76)) / 2,
  ],
  [
    'A hemisphere with a 45 mm radius, opening upwards. Cut a 41 mm radius sphere out of it at the same center. Shave 2 mm off the bottom with a flat cut.',
    (ball(90) - ball(82)) / 2 - cap(45, 2),
  ],
  [
    'A cone that is 70 mm in diameter at the bottom, 30 mm at the top and 40 mm tall. Cut a cone out of it which is 62 mm in diameter at the bottom, 22 mm at the top and 40 mm tall.',
    cone(70, 30, 40) - cone(62, 22, 40),
  ],
  [
    'A knob: a 48 mm diameter sphere with a flat on the bottom. The flat is cut 18 mm below the center of the sphere. From the middle of the flat a 7 mm diameter hole goes straight up 16 mm into the ball.',
    ball(48) - cap(24, 6) - round(7, 16),
  ],
  ['A ball 52 mm in diameter with a flat on the bottom that is 20 mm in diameter.', ball(52) - cap(26, 2)],
  ['A paperweight. It’s a 38 mm diameter sphere.', ball(38)],
])

test('a cone under a block whose ends are told by top and bottom stands as told', () => {
  const hanging = featuresOf(
    'A 50 mm cube. Below it is a cone, 36 mm diameter at the top and 12 mm diameter at the bottom, 25 mm tall.',
  ).find(({ kind }) => kind === 'cone')
  assert.deepEqual(
    hanging && 'frame' in hanging && hanging.frame && 'normal' in hanging.frame && hanging.frame.normal,
    '+z',
  )
})

const centreOf = (prompt: string): number => solidOf(read(prompt).plan).centre[2]

test('what sits on the wide end of a cone that points down sits on top of it', () => {
  const whole = cone(30, 0, 60) + ball(30) / 2
  for (const prompt of [
    'The bottom is a solid cone, point facing down, 60 mm tall with a 30 mm diameter circle at the wide end. The top is a half sphere, 30 mm in diameter, sitting on the wide end of the cone.',
    'A cone 30 mm in diameter and 60 mm tall, pointing down. A hemisphere 30 mm in diameter sits on the wide end of the cone.',
    'A cone 30 mm in diameter and 60 mm tall that points straight down. A hemisphere 30 mm in diameter sits on its flat top.',
  ]) {
    const middle = (cone(30, 0, 60) * 45 + (ball(30) / 2) * (60 + (3 / 8) * 15)) / whole
    assert.ok(
      Math.abs(centreOf(prompt) - middle) < 1e-3,
      `${prompt} ${centreOf(prompt)} instead of ${middle}`,
    )
  }
})

test('the wide end of a cone that stands on it is not its top', () => {
  refusal(
    'A cone 30 mm in diameter and 60 mm tall. A hemisphere 30 mm in diameter sits on the wide end of the cone.',
  )
})
