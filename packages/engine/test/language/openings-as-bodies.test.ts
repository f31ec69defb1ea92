/** Words for openings that are told to be a body: "the gallery: a disc". */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPrompt } from '../../src/language/read.ts'
import { solidOf } from '../library/family-cases.ts'

const volume = (prompt: string): number => solidOf(readPrompt(prompt, { mode: 'standard' }).plan).volume
const near = (actual: number, expected: number): void => {
  assert.ok(Math.abs(actual - expected) < 1e-3 * expected, `${actual} instead of ${expected}`)
}
const cylinder = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

test('a gallery that is a disc is that body, and no hole besides', () => {
  const whole = cylinder(30, 80) + cylinder(44, 5)
  for (const gallery of [
    'The gallery: a disc 44 mm in diameter and 5 mm thick on top of the tower.',
    'The gallery is a disc 44 mm in diameter and 5 mm thick, from Z=80 to Z=85.',
    'The gallery: a disc 44 mm in diameter and 5 mm thick, sitting on the tower.',
  ])
    near(volume(`The tower is a cylinder 30 mm in diameter and 80 mm tall. ${gallery}`), whole)
})

test('a port that stands on a block is a cylinder on it', () => {
  near(
    volume(
      'A block 50 x 40 x 15 mm. The port: a cylinder 18 mm in diameter and 10 mm tall on top of the block.',
    ),
    30000 + cylinder(18, 10),
  )
})

test('a bore that is told as a cylinder is a hole', () => {
  for (const bore of ['The bore: a cylinder', 'The bore is a cylinder', 'Bore: a straight cylinder'])
    near(
      volume(`A block 50 x 40 x 15 mm. ${bore} 12 mm in diameter and 9 mm deep in the center of the top.`),
      30000 - cylinder(12, 9),
    )
})

test('a gallery that runs through a block stays a hole', () => {
  near(
    volume('A block 50 x 40 x 20 mm. The gallery is 6 mm in diameter and runs through the block along X.'),
    40000 - cylinder(6, 50),
  )
})
