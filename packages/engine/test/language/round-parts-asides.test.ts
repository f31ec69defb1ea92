/** Elbows without straight ends, tops that a title promises, and one hole from the top and from the bottom. */
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const disc = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const bend = (radius: number, outer: number, inner: number): number =>
  (Math.PI ** 2 / 8) * radius * (outer ** 2 - inner ** 2)

holdVolumes([
  [
    "A 90 degree pipe elbow. There are no straight sections on the ends, it's just the bend. The pipe has a 24mm outer diameter and a 18mm inner diameter. The bend radius is 50mm, measured to the centerline of the pipe.",
    bend(50, 24, 18),
  ],
  [
    'This is a 90 degree elbow made from a pipe with 32mm outer diameter and 4mm wall thickness. The radius of the bend is 48mm to the centerline of the pipe. Just the bend, no straight parts.',
    bend(48, 32, 24),
  ],
  [
    'This is a button with a domed top.\n1. Make a cylinder that is 24mm in diameter and 6mm tall.\n2. On top of it add a half sphere that is 24mm in diameter.',
    disc(24, 6) + (Math.PI / 12) * 24 ** 3,
  ],
  [
    'A cylinder 14mm in diameter and 30mm tall. Drill a 4mm diameter hole, 9mm deep, from the top and from the bottom.',
    disc(14, 30) - 2 * disc(4, 9),
  ],
  [
    'A 50 x 30 x 30 mm block. Drill a 6mm diameter hole 10mm deep in the center from the top, and the same hole from the bottom.',
    45000 - 2 * disc(6, 10),
  ],
])

test('straight ends on one side only are not passed over', () => {
  refusal(
    'A 90 degree pipe elbow. There are no straight sections on the left end and 30mm on the right end. The pipe has a 24mm outer diameter and a 18mm inner diameter. The bend radius is 50mm.',
  )
})

test('a domed top that nothing makes is asked for', () => {
  refusal('This is a button with a conical top. Make a cylinder that is 24mm in diameter and 6mm tall.')
})
