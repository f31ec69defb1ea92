/** Notches in the rim of a round body: by the clock, by where their bottoms lie, and "the same notch" once more. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solidOf } from '../library/family-cases.ts'
import { holdBoxes } from './boxes.ts'
import { read, refusal } from './reading.ts'

const round = (diameter: number, length: number): number => (Math.PI / 4) * diameter ** 2 * length

/** What lies beyond a flat floor, between two walls, up to the circle. */
const notch = (radius: number, width: number, floor: number, thickness: number): number => {
  const half = width / 2
  const under = half * Math.sqrt(radius ** 2 - half ** 2) + radius ** 2 * Math.asin(half / radius)
  return (under - width * floor) * thickness
}

const chord = (radius: number, width: number): number => Math.sqrt(radius ** 2 - (width / 2) ** 2)

holdBoxes([
  [
    'A disc 100 mm in diameter and 5 mm thick. Cut a notch at the 9 o’clock position. The notch is 14 mm wide and 9 mm deep.',
    round(100, 5) - notch(50, 14, 41, 5),
    [50 + chord(50, 14), 100, 5],
  ],
  [
    'A disc 100 mm in diameter and 5 mm thick with two notches cut into its edge. Cut one notch at 3 o’clock (on the right side of the disc). It is 14 mm wide, and the flat bottom of the notch is 41 mm from the center of the disc. Cut the same notch at 9 o’clock (on the left).',
    round(100, 5) - 2 * notch(50, 14, 41, 5),
    [2 * chord(50, 14), 100, 5],
  ],
  [
    'A round plate 70 mm in diameter and 4 mm thick. Mill a 9 mm wide, 6 mm deep notch into its edge at the top (12 o’clock) and another identical notch into its edge at the bottom (6 o’clock).',
    round(70, 4) - 2 * notch(35, 9, 29, 4),
    [70, 2 * chord(35, 9), 4],
  ],
  [
    'A wheel blank: a disc 64 mm in diameter and 10 mm thick. Cut three notches in the edge, 8 mm wide, evenly spaced. The floor of each notch is 26 mm from the center.',
    round(64, 10) - 3 * notch(32, 8, 26, 10),
    [32 + chord(32, 8), 64, 10],
  ],
])

const middleOf = (prompt: string): readonly number[] => solidOf(read(prompt).plan).centre

test('the same hole at another hour is as far out as the first', () => {
  const [x = 1, y = 1] = middleOf(
    'A disc 90 mm in diameter and 6 mm thick. Drill a 7 mm hole at 12 o’clock, 31 mm from the center. Drill the same hole at 6 o’clock.',
  )
  assert.ok(Math.hypot(x, y) < 1e-4, `${x}, ${y}`)
})

test('the same hole in another corner is as far in as the first', () => {
  const [x = 1, y = 1] = middleOf(
    'A plate 90 x 70 x 6 mm. Drill a 7 mm hole in the top left corner, 13 mm from each edge. Drill the same hole in the bottom right corner.',
  )
  assert.ok(Math.hypot(x, y) < 1e-4, `${x}, ${y}`)
})

test('the same slot runs as the first does', () => {
  const { volume, centre } = solidOf(
    read(
      'A block 90 x 50 x 20 mm. Cut a 7 mm wide, 6 mm deep slot in the top face along X, 12 mm from the front edge. Cut the same slot 12 mm from the back edge.',
    ).plan,
  )
  assert.ok(Math.abs(volume - (90 * 50 * 20 - 2 * 90 * 7 * 6)) < 1e-2, String(volume))
  assert.ok(Math.abs(centre[1]) < 1e-4)
})

test('“and another one” is one more, not two', () => {
  const { volume } = solidOf(
    read(
      'A block 70 x 40 x 20 mm with a 9 mm hole 14 mm from the left edge and another one 14 mm from the right edge.',
    ).plan,
  )
  assert.ok(Math.abs(volume - (70 * 40 * 20 - 2 * round(9, 20))) < 1e-2, String(volume))
})

test('announced notches must be as many as are ordered', () => {
  const { code } = refusal(
    'A disc 100 mm in diameter and 5 mm thick with three notches in its edge. Cut one notch at 3 o’clock, 14 mm wide and 9 mm deep. Cut the same notch at 9 o’clock.',
  )
  assert.equal(code, 'prompt_too_ambiguous')
})
