/** Fillets at the foot of a boss, steps that an end has, holes through side faces, boxes by their inside. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const block = 90 * 56 * 36

/** Between a foot of this diameter and a flat face, rounded with a radius. */
function filletAt(diameter: number, radius: number): number {
  const steps = 20_000
  let volume = 0
  for (let index = 0; index < steps; index++) {
    const up = ((index + 0.5) / steps) * radius
    const out = radius - Math.sqrt(radius ** 2 - (radius - up) ** 2)
    volume += (Math.PI * ((diameter / 2 + out) ** 2 - (diameter / 2) ** 2) * radius) / steps
  }
  return volume
}

const bossed = block + round(22, 12) + filletAt(22, 3)

holdVolumes([
  [
    'A 90 x 56 x 36 mm block with a boss 22 mm in diameter and 12 mm tall in the center. The boss has a 3 mm fillet around its base.',
    bossed,
  ],
  [
    'A 90 x 56 x 36 mm block. It has a boss 22 mm in diameter and 12 mm tall in the center. The base of the boss has a 3 mm fillet.',
    bossed,
  ],
  [
    'A 90 x 56 x 36 mm block. The left end has a rectangular step cut from the top, 18 mm long and 14 mm deep, across the full width.',
    block - 18 * 14 * 56,
  ],
  [
    'A 90 x 56 x 36 mm block with a 7 mm hole through the right face all the way to the opposite side, centered.',
    block - round(7, 90),
  ],
  [
    'A 90 x 56 x 36 mm block with a 7 mm hole in the front face, 9 mm deep, at a height of 12 mm above the bottom, centered across the face.',
    block - round(7, 9),
  ],
  [
    'A container, open on top, with internal dimensions 90 mm x 56 mm x 30 mm and 3 mm walls.',
    96 * 62 * 33 - 90 * 56 * 30,
  ],
])

test('a wall inside a box is no second word for the walls around it', () => {
  for (const wall of [
    'Add a 3 mm thick wall in the middle, running from front to back.',
    'Inside, there is a 3 mm thick wall in the center, parallel to the short sides.',
  ])
    assert.match(refusal(`A 90 x 56 x 30 mm box with 3 mm walls, open at the top. ${wall}`).message, /wall/u)
})
