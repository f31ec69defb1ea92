/** The same body once more on top of the last one, upside down, or as the lower one is. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solidOf } from '../library/family-cases.ts'
import { read } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const cylinder = (diameter: number, height: number): number => (Math.PI * diameter ** 2 * height) / 4
const cone = (a: number, b: number, height: number): number =>
  (Math.PI * height * (a * a + a * b + b * b)) / 12

holdVolumes([
  [
    'A plate 70 x 50 x 6 mm. A post 12 mm in diameter and 25 mm tall stands on it. On top of the post is another plate, the same size as the bottom one.',
    2 * 70 * 50 * 6 + cylinder(12, 25),
  ],
  [
    'A disc of 50 mm diameter and 6 mm height. On top of the disc is a cylinder of 12 mm diameter and 18 mm height. On top of it is another disc, identical to the first disc. On top of that one is the same cylinder again.',
    2 * cylinder(50, 6) + 2 * cylinder(12, 18),
  ],
  [
    'A truncated cone starts with a 44 mm diameter and goes to 12 mm diameter over a height of 30 mm. On top of it is the same truncated cone but upside down.',
    2 * cone(44, 12, 30),
  ],
])

const HOURGLASS =
  'A disc of 60 mm diameter and 5 mm height. On top of the disc is a truncated cone, 40 mm bottom diameter, 12 mm top diameter and 30 mm tall. On top of this one is the same truncated cone but upside down'

for (const prompt of [`${HOURGLASS}.`, `${HOURGLASS} (12 mm diameter at the bottom, 40 mm at the top).`])
  test(`“${prompt.slice(-60)}” stands on its narrow end`, () => {
    const { box, volume } = solidOf(
      read(`${prompt} On top of that is a cylinder 40 mm in diameter and 3 mm tall.`).plan,
    )
    assert.ok(Math.abs(box.max[2] - box.min[2] - 68) < 1e-6)
    const told = cylinder(60, 5) + 2 * cone(40, 12, 30) + cylinder(40, 3)
    assert.ok(Math.abs(volume - told) < 1e-5 * told)
    const [flipped] = read(prompt).plan.parts.flatMap(({ features }) => features.slice(2))
    assert.ok(flipped?.kind === 'cone')
    const wide = flipped.bottomDiameter > (flipped.topDiameter ?? 0)
    const normal = flipped.frame && 'normal' in flipped.frame ? flipped.frame.normal : '+z'
    assert.equal(wide, normal === '-z')
  })
