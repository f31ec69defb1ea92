/** Cavities said to be a cone, bodies said to be one, and the levels of their ends behind the names of these. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBalanced, type Piece } from './balanced.ts'
import { refusal } from './reading.ts'

const cone = (low: number, high: number, from: number, to: number): Piece => {
  const sum = low ** 2 + low * high + high ** 2
  return [
    (Math.PI / 12) * (to - from) * sum,
    from + ((to - from) / 4) * ((low ** 2 + 2 * low * high + 3 * high ** 2) / sum),
  ]
}
const less = ([volume, middle]: Piece): Piece => [-volume, middle]

const PAIL = [cone(50, 80, 0, 60), less(cone(42, 72, 5, 60))]
const OUTSIDE = 'a frustum going from 50 mm diameter at Z=0 to 80 mm diameter at Z=60.'
const INSIDE = 'A conical cavity goes from 42 mm diameter at Z=5 to 72 mm diameter at Z=60.'

holdBalanced([
  [
    `A tapered pail, open at the top. Outside it is ${OUTSIDE} The cavity is also a frustum: 42 mm diameter at Z=5 (the inside floor) widening to 72 mm diameter at the rim, Z=60.`,
    PAIL,
  ],
  [`A bucket, open at the top. It is ${OUTSIDE} ${INSIDE}`, PAIL],
  [`A cup, open at the top. The outside is ${OUTSIDE} ${INSIDE}`, PAIL],
  [
    'A cylinder 70 mm in diameter and 40 mm tall. The bore is a cone frustum, 30 mm in diameter at Z=0 and 50 mm in diameter at Z=40.',
    [cone(70, 70, 0, 40), less(cone(30, 50, 0, 40))],
  ],
  [
    'A cylinder 70 mm in diameter and 40 mm tall. The cavity is a truncated cone going from 30 mm diameter at Z=10 to 50 mm diameter at the top, Z=40.',
    [cone(70, 70, 0, 40), less(cone(30, 50, 10, 40))],
  ],
])

test('a bucket that is a frustum and open, with no cavity told, is refused', () => {
  const { message } = refusal(
    'A bucket, open at the top. It is a frustum 50 mm in diameter at the bottom, 80 mm in diameter at the top and 60 mm tall.',
  )
  assert.match(message, /open at the top/u)
})
