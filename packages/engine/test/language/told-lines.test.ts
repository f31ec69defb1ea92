/** Rows and pairs: how far apart they are, where the first and the outer ones lie, one on either side of the middle. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const plate = 150 * 64 * 9

holdVolumes([
  [
    'A 150 x 64 x 9 mm plate with five 7 mm holes in a line along the length, uniformly spaced at 24 mm, beginning 20 mm from the left end.',
    plate - 5 * round(7, 9),
  ],
  [
    'A 150 x 64 x 9 mm plate. Three pins 7 mm in diameter and 11 mm tall are placed in a row along the width, with a pitch of 16 mm.',
    plate + 3 * round(7, 11),
  ],
  [
    'A 150 x 64 x 9 mm plate with two 7 mm holes one on each side of the center, 40 mm from it along the X axis.',
    plate - 2 * round(7, 9),
  ],
  [
    'A 150 x 64 x 9 mm plate. Two 7 mm holes are located 18 mm in front of and 18 mm behind the center.',
    plate - 2 * round(7, 9),
  ],
])

const placesOf = (prompt: string): unknown => featuresOf(prompt).find(({ kind }) => kind === 'hole')

test('the outer ones of a row lie as far from the ends as they are told to', () => {
  const told = JSON.stringify(
    placesOf(
      'A 150 x 64 x 9 mm plate with four 7 mm holes evenly distributed along the length with the outermost ones 15 mm from the ends.',
    ),
  )
  assert.match(told, /\[-60,0\],\[-20,0\],\[20,0\],\[60,0\]/u)
})

test('two that are told on either side of the middle lie there, and nowhere else', () => {
  const told = JSON.stringify(
    placesOf(
      'A 150 x 64 x 9 mm plate. It has two 7 mm holes mirrored about the XZ plane, 18 mm from the center.',
    ),
  )
  assert.match(told, /\[0,-18\],\[0,18\]/u)
})

test('“one on each side” behind a size speaks of the two, and names no other hole', () => {
  const told = JSON.stringify(
    placesOf(
      'Make a 150 x 64 x 9 mm plate with two holes with a 7 mm diameter one on either side of the center, 18 mm from it along the Y axis.',
    ),
  )
  assert.match(told, /\[0,-18\],\[0,18\]/u)
})
