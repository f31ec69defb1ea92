/** Sizes told by comparing with others: of the same thing, of another, of the one before. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

holdVolumes([
  ['A block that is twice as long as it is wide. It is 34 mm wide and 12 mm high.', 68 * 34 * 12],
  ['A bar 90 mm long, a third as wide and a fifth as high.', 90 * 30 * 18],
  ['A rod 14 mm in diameter that is five times as long as it is wide.', round(14, 70)],
  [
    'A sleeve. Outer diameter 44 mm; the inner diameter is 75% of the outer one, and it is 60 mm long.',
    round(44, 60) - round(33, 60),
  ],
  [
    'A 96 x 48 x 9 mm plate with a central through hole whose diameter is a quarter of the plate’s 48 mm width.',
    96 * 48 * 9 - round(12, 9),
  ],
  [
    'A 36 mm cube. On top of it is a cylinder with half the width of the cube and the same height.',
    36 ** 3 + round(18, 36),
  ],
  [
    'A cylinder with a diameter of 33 mm and a height of 48 mm. On top of it is a cylinder that is 12 mm smaller in diameter and 18 mm shorter.',
    round(33, 48) + round(21, 30),
  ],
  [
    'A disc 64 mm in diameter and 8 mm thick with a concentric hole 24 mm smaller than the disc.',
    round(64, 8) - round(40, 8),
  ],
  ['A plate 90 x 60 x 10 mm with a central through hole 22 mm wide.', 90 * 60 * 10 - round(22, 10)],
])

// A share that is told besides, between commas.
const FOOT = 'A cylinder with a diameter of 66 mm and a height of 10 mm.'
holdVolumes([
  [
    `${FOOT} On top of it is a cylinder with a diameter of 22 mm, a third of the diameter of the first cylinder, and a height of 30 mm.`,
    round(66, 10) + round(22, 30),
  ],
  [
    `${FOOT} On top of it is a cylinder with a diameter of 23 mm, about 1/3rd of the outer diameter, and a height of 30 mm.`,
    round(66, 10) + round(23, 30),
  ],
  [
    'A plate with a length of 96 mm, a width of 24 mm, which is a quarter of the length, and a thickness of 6 mm.',
    96 * 24 * 6,
  ],
])

test('a share that is no such share is refused', () => {
  const prompt = `${FOOT} On top of it is a cylinder with a diameter of 31 mm, about a third of the outer diameter, and a height of 30 mm.`
  assert.notEqual(refusal(prompt).message, '')
})

test('what is compared with something unknown is no size by itself', () => {
  for (const prompt of [
    'A block that is twice as long as the dragon. It is 30 mm wide and 15 mm high.',
    'A 40 mm cube. A cylinder as tall as the dragon and 10 mm in diameter stands on top.',
    'A plate 60 x 40 x 5 mm with a hole 12 mm smaller than the plate.',
  ])
    assert.match(refusal(prompt).message, /could not tell/u)
})
