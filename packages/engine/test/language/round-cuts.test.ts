/** Round cuts whose middle lies in a side of the body, told by coordinates. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const half = (radius: number): number => (Math.PI * radius ** 2) / 2
const block = 'A block 90 mm (X) by 24 mm (Y) by 44 mm (Z=0 to Z=44), centered at the origin in XY.'

holdVolumes([
  [
    `${block} A semicircular opening of 18 mm radius is cut through along Y, its center on the bottom edge at X=5, Z=0.`,
    (90 * 44 - half(18)) * 24,
  ],
  [
    `${block} A half-round groove of 7 mm radius runs along X in the top face with its axis at Y=0, Z=44.`,
    90 * 44 * 24 - half(7) * 90,
  ],
  [
    `${block} Two semicircular arch openings of 10 mm radius pass through along Y with centers at X=-22 and X=22, Z=0.`,
    (90 * 44 - 2 * half(10)) * 24,
  ],
  [
    `${block} A cylinder of 20 mm diameter along Y with its axis at X=-8, Z=44 is cut from it.`,
    (90 * 44 - half(10)) * 24,
  ],
  [
    'A plate centered at the origin in X and Y: 70 mm (X) by 50 mm (Y) by 5 mm thick (Z=0 to Z=5), with two semicircular notches of 6 mm radius centered at (X=±35, Y=0).',
    70 * 50 * 5 - 2 * half(6) * 5,
  ],
  // What is told once along an axis holds for both.
  [
    `${block} Two pegs of 8 mm diameter from Z=44 to Z=50 stand at X=-30 and X=30, Y=-4.`,
    90 * 44 * 24 + 2 * half(4) * 2 * 6,
  ],
])

test('half of a circle in the middle of a body leaves open which half', () => {
  const { message } = refusal(
    `${block} A semicircular opening of 8 mm radius is cut through along Y with its center at X=0, Z=20.`,
  )
  assert.match(message, /which half/u)
})
