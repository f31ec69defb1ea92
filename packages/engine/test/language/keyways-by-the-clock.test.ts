/** Keyways in a bore by the clock, and by how far their flat top lies from the middle. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solidOf } from '../library/family-cases.ts'
import { read, refusal } from './reading.ts'

const HUB =
  'A cylinder 60 mm in diameter and 18 mm thick. Cut a 24 mm diameter hole through the center of it.'

const round = (diameter: number, length: number): number => (Math.PI / 4) * diameter ** 2 * length

/** Between two walls, from the circle of the bore out to a flat end. */
const key = (radius: number, width: number, end: number, length: number): number => {
  const half = width / 2
  return (
    (width * end - half * Math.sqrt(radius ** 2 - half ** 2) - radius ** 2 * Math.asin(half / radius)) *
    length
  )
}

const TOLD: readonly (readonly [prompt: string, degrees: number])[] = [
  [
    `${HUB} Cut a rectangular keyway at the 12 o’clock position of the hole. It is 7 mm wide and its flat top is 15 mm from the center of the hub.`,
    90,
  ],
  [
    `${HUB} Cut a keyway at the 9 o’clock position, 7 mm wide and 3 mm deep, through the whole thickness.`,
    180,
  ],
  [
    `${HUB} There is a keyway at the bottom of the bore (6 o’clock). It is 7 mm wide, and the far end of the keyway is 15 mm from the axis.`,
    270,
  ],
  [`${HUB} Cut a keyway at the 2 o’clock position of the bore, 7 mm wide and 3 mm deep.`, 30],
]

for (const [prompt, degrees] of TOLD)
  test(`“${prompt}”`, () => {
    const { volume, centre } = solidOf(read(prompt).plan)
    const expected = round(60, 18) - round(24, 18) - key(12, 7, 15, 18)
    assert.ok(Math.abs(volume - expected) < 1e-4 * expected, `${volume} instead of ${expected}`)
    const away = (Math.atan2(-centre[1], -centre[0]) * 180) / Math.PI
    assert.ok(Math.abs(((away + 360 - degrees + 180) % 360) - 180) < 0.5, `at ${away} instead of ${degrees}`)
  })

test('a side and an hour that disagree are refused', () =>
  assert.equal(
    refusal(`${HUB} Cut a keyway on the left side at 12 o’clock, 7 mm wide and 3 mm deep.`).code,
    'geometry_validation_failed',
  ))
