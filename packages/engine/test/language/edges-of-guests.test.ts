/** Edges told by what has them: a boss on the plate, a hole in it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const { PI } = Math
const BOSSED = 'A plate 70 x 50 x 8 mm with a boss 24 mm in diameter and 12 mm tall'
const BLOCK = 'A plate 70 x 50 x 8 mm with a block 30 x 20 x 12 mm on top'
const PLATE = 70 * 50 * 8
const BOSS = PI * 144 * 12
/** A chamfer of 1 mm around a rim: the ring that it takes off. */
const rim = (radius: number): number => PI * (radius - 1 / 3)
/** The upright edges and the upper ones of the block, less what two of them would take twice in each corner. */
const BLOCK_EDGES = 0.5 * (4 * 12 + 2 * (30 + 20)) - 4 * (2 / 3)

holdVolumes([
  [`${BOSSED}. The boss has a 1 mm chamfer.`, PLATE + BOSS - rim(12)],
  [`${BOSSED}. Chamfer the boss by 1 mm.`, PLATE + BOSS - rim(12)],
  [`${BOSSED} with a 1 mm chamfer.`, PLATE + BOSS - rim(12)],
  [`${BLOCK}. The block has a 1 mm chamfer.`, PLATE + 30 * 20 * 12 - BLOCK_EDGES],
  [`${BLOCK}. The block has 1 mm chamfers on all edges.`, PLATE + 30 * 20 * 12 - BLOCK_EDGES],
  [
    'A plate 70 x 50 x 8 mm with a chamfered 12 mm hole in the middle. The chamfer is 1 mm.',
    PLATE - PI * 36 * 8 - PI * (6 + 1 / 3),
  ],
])

test('the chamfer of the part is on all of it', () => {
  const { plan } = read('A chamfered block 70 x 50 x 8 mm.')
  assert.ok(plan.assumptions.some(({ says }) => /all edges/u.test(says)))
})

test('which edges of the boss are worked is listed', () => {
  const { plan } = read(`${BOSSED}. The boss has a chamfer.`)
  assert.ok(plan.assumptions.some(({ says }) => /on the top, as no edges were named/u.test(says)))
})
