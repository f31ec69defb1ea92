/** Legs and walls at the ends of a base, what a sentence has only named before the next one tells it, and overall heights. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, read } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

const base = 'The base is a plate 70 mm (X) x 30 mm (Y) x 6 mm (Z).'

const originOf = (prompt: string, at: number): unknown => {
  const feature = featuresOf(prompt)[at]
  return feature && 'frame' in feature && feature.frame?.on === 'frame' ? feature.frame.origin : undefined
}

test('what stands at an end of a flat base stands on it, level with that end', () => {
  const wall = `${base} A vertical plate stands at one end of the base. It is 4 mm thick, 30 mm wide and 40 mm tall.`
  assert.deepEqual(originOf(wall, 1), [-33, 0, 6])
  const other = `${wall} Another vertical plate, 4 mm thick, 30 mm wide and 20 mm tall, is at the other end.`
  assert.deepEqual(originOf(other, 2), [33, 0, 6])
  assert.deepEqual(
    originOf(`${base} A peg 8 mm in diameter and 15 mm tall stands at one end of the plate.`, 1),
    [-31, 0, 6],
  )
})

test('a wall that is so tall stands, whether or not it is called upright', () => {
  const wall = featuresOf('A plate 80 x 40 x 5 mm. A wall 3 mm thick and 20 mm tall stands at one end.')[1]
  assert.ok(wall?.kind === 'box')
  assert.deepEqual(wall.size, [3, 40, 20])
})

test('what is only so long goes on beyond the end', () => {
  const rod = 'A bar 60 x 20 x 20 mm with a cylinder 10 mm in diameter and 15 mm long at one end.'
  assert.deepEqual(originOf(rod, 1), [30, 0, 10])
})

holdVolumes([
  [
    `${base} Next add the upright leg. It sits at one end of the base (flush with the end face) and is 4 mm thick (X) and 30 mm wide (Y). The overall height, measured from the bottom of the base to the top of the leg, is 46 mm. Finally, drill a 9 mm hole through the leg (in X). It's centered in the Y dimension and its center is 30 mm above the bottom of the base.`,
    70 * 30 * 6 + 4 * 30 * 40 - round(9, 4),
  ],
  [
    'Start with the hub. It’s a cylinder that is 30 mm in diameter and 20 mm tall. Then add the flange. It is a disc, 60 mm in diameter and 5 mm thick, on top of the hub.',
    round(30, 20) + round(60, 5),
  ],
  [
    'A plate 80 x 50 x 6 mm. It has two 5 mm holes. They are 20 mm from the right edge. One is 12 mm from the front edge and the other is 10 mm from the back edge (so they’re 28 mm apart in Y).',
    80 * 50 * 6 - 2 * round(5, 6),
  ],
])

test('a collar at one end of a rod comes on top of its length, and that is listed', () => {
  const said = read(
    'A rod 18 mm in diameter and 90 mm long with a disc 44 mm in diameter and 6 mm thick at one end.',
  )
  const listed = said.plan.assumptions.map(({ says }) => says)
  assert.ok(listed.includes('The disc is at the upper end of the rod, as none was named'), listed.join('; '))
  assert.ok(
    listed.includes('The disc is added to the 90 mm of the rod, as nothing says that they include it'),
    listed.join('; '),
  )
})
