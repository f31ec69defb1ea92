/** Stairs by their steps, as a thing or as a profile that is extruded, and what they come to. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const stairs = (n: number, tread: number, rise: number, width: number): number =>
  ((n * (n + 1)) / 2) * tread * rise * width

holdVolumes([
  [
    'Create a small staircase with three equal steps. Each step should have a tread (depth) of 28 units and a rise of 15 units, and the staircase is solid all the way down to the floor. Draw the side profile as a closed polyline first, then extrude it by the width of the staircase, which is 66 units.',
    stairs(3, 28, 15, 66),
  ],
  [
    'A staircase with four steps. Every step has a run of 22 mm and a rise (height) of 13 mm. Sketch the profile as a polyline and extrude it by the width, which should be 61 mm.',
    stairs(4, 22, 13, 61),
  ],
  [
    'A staircase of three steps, solid down to the ground. Each step has a tread (length) of 28 mm and a riser of 15 mm. The width of the staircase is 66 mm.',
    stairs(3, 28, 15, 66),
  ],
  [
    'A solid staircase with four steps, 30 mm wide. Each step has an 18 mm deep tread and a 12 mm high riser. The back and the bottom are flat.',
    stairs(4, 18, 12, 30),
  ],
  [
    'Draw the side profile of a staircase with 3 equal steps, each with a tread of 26 mm and a riser of 17 mm, so the profile is 78 mm long and 51 mm high. Extrude the profile by 64 mm.',
    stairs(3, 26, 17, 64),
  ],
  [
    'A solid block shaped like a little staircase with 4 steps. Each step is 9 mm high and 14 mm deep and the staircase is 33 mm wide. The underside is flat and the back is a plain vertical wall.',
    stairs(4, 14, 9, 33),
  ],
  [
    'An object that resembles stairs with 6 steps. Each tread is 21 mm deep, each riser is 13 mm high, and it is 55 mm wide. The rear and the underside are plain flat faces.',
    stairs(6, 21, 13, 55),
  ],
  [
    'A block in the shape of stairs with 3 steps. Each step rises 11 mm and runs 16 mm. The width is 42 mm.',
    stairs(3, 16, 11, 42),
  ],
  [
    'Create a 3D object that resembles a small staircase with four steps. Draw the side profile first: each step should be 22 mm deep and 14 mm tall, so that the profile has a total length of 88 mm and a total height of 56 mm, with a flat bottom and a flat back. Extrude this profile by 60 mm to form the staircase.',
    stairs(4, 22, 14, 60),
  ],
  ['Stairs with 5 steps, 80 mm long, 50 mm high and 35 mm wide overall.', stairs(5, 16, 10, 35)],
])

test('a length behind the number of steps may be that of one or of all', () => {
  assert.match(
    refusal('A staircase with 5 steps, 90 mm long and 60 mm high. It is 40 mm wide.').message,
    /90 mm/u,
  )
})

test('a wall behind the stairs is one more body', () => {
  refusal(
    'A block shaped like a staircase with 3 steps and a wall at the back. Each step is 10 mm high and 15 mm deep. It is 40 mm wide.',
  )
})

test('steps of different heights are no stairs of equal ones', () => {
  refusal(
    'A staircase with 4 steps. The first step is 10 mm high and the other steps are 15 mm high. Each tread is 20 mm. It is 40 mm wide.',
  )
})

holdVolumes([
  [
    'A staircase with 5 steps. It is solid underneath. Every step is 14 mm high and 21 mm deep (so it is 70 mm high and 105 mm long total). The stairs are 52 mm wide.',
    stairs(5, 21, 14, 52),
  ],
  [
    "A staircase with 3 steps. Each step is 24 mm deep (72 mm in all) and 16 mm tall (that's 48 mm tall in total). It is 45 mm wide.",
    stairs(3, 24, 16, 45),
  ],
])

test('a sum that the steps do not come to is refused', () => {
  refusal(
    "A staircase with 5 steps. Each step is 20 mm deep and 10 mm high (that's 60 mm high in all). It is 60 mm wide.",
  )
})
