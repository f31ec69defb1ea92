import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EngineError } from '../../src/errors.ts'
import { readPrompt } from '../../src/language/read.ts'
import { solidOf } from '../library/family-cases.ts'

const built = (prompt: string) => solidOf(readPrompt(prompt, { mode: 'standard' }).plan)
const near = (value: number, wanted: number, within = 1e-3): void => {
  assert.ok(Math.abs(value - wanted) <= within * Math.max(1, Math.abs(wanted)), `${value} is not ${wanted}`)
}

const PLATE = 80 * 50 * 8
const BORE = Math.PI * 3 ** 2 * 8
/** Two holes of 6 mm through the plate, by where their middles are. */
function assertHoles(prompt: string, [x1, y1]: [number, number], [x2, y2]: [number, number]): void {
  const { volume, centre } = built(`A plate 80 x 50 x 8 mm. ${prompt}`)
  near(volume, PLATE - 2 * BORE)
  near(centre[0], (-BORE * (x1 + x2)) / volume, 1e-3)
  near(centre[1], (-BORE * (y1 + y2)) / volume, 1e-3)
}

test('what is said of both holes holds for both, where one and the other are told behind it', () => {
  const places = [
    [22, -13],
    [22, 10],
  ] as [[number, number], [number, number]]
  for (const said of [
    'Both are 18 mm from the right end, one is 12 mm from the front and the other is 15 mm from the back.',
    'They are 18 mm from the right end, one 12 mm from the front and the other 15 mm from the back.',
    'Both are 18 mm from the right end. One is 12 mm from the front and the other is 15 mm from the back.',
  ])
    assertHoles(`Drill two 6 mm holes through it. ${said}`, ...places)
})

test('so far from one side and as far from the other is so far from either', () => {
  for (const said of [
    'Both are 18 mm from the right end, one is 12 mm from one side and the other is 12 mm from the other side.',
    'They are 18 mm from the right end, with one 12 mm from one edge and the other 12 mm from the opposite edge.',
  ])
    assertHoles(`Drill two 6 mm holes through it. ${said}`, [22, -13], [22, 13])
})

test('one side and the other that nobody can tell are asked for', () => {
  const said = 'One is 12 mm from one side and the other is 12 mm from the other side.'
  assert.throws(() => built(`A plate 80 x 50 x 8 mm. Drill two 6 mm holes through it. ${said}`), EngineError)
})

const ANGLE = 'A base plate 70 x 40 x 5 mm. A wall 5 x 40 x 45 mm stands on its left end.'
const SOLID = 70 * 40 * 5 + 5 * 40 * 45

test('holes that are so far from the top of a wall and from its sides leave the wall where it is', () => {
  for (const said of [
    'Two 6 mm holes go through the wall. They are 14 mm below the top of the wall and 9 mm from each side edge.',
    'Two 6 mm holes go through the wall. These are 14 mm down from the top of the wall and 9 mm from either side.',
    'Two 6 mm holes go through the wall. Both are 14 mm from the top of the wall and 9 mm from its sides.',
    'Two 6 mm holes go through the wall, 14 mm down from the top of the wall and 9 mm from either side.',
  ]) {
    const { volume, box } = built(`${ANGLE} ${said}`)
    near(volume, SOLID - 2 * Math.PI * 9 * 5)
    near(box.max[1] - box.min[1], 40)
    near(box.max[2] - box.min[2], 50)
  }
})

test('a rib is told by how far it goes along the base and up the wall in the sentence behind it', () => {
  for (const said of [
    'In the inside corner add a triangular rib. It extends 25 mm along the base and 20 mm up the wall, and it is 4 mm thick.',
    'Put a gusset in the inside corner. It goes 20 mm up the wall and 25 mm along the base. It is 4 mm thick.',
  ])
    near(built(`${ANGLE} ${said}`).volume, SOLID + (25 * 20 * 4) / 2)
})

test('a wall that is itself said to be so far from an end stands there', () => {
  const { box } = built(
    'A base plate 70 x 40 x 5 mm. A wall 5 x 40 x 45 mm stands on it, 10 mm from the left end.',
  )
  near(box.max[0] - box.min[0], 70)
})
