/** Steps along one side of the top, told by the piece that goes. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solidOf } from '../library/family-cases.ts'
import { read, refusal } from './reading.ts'

const block = 'A 90 x 40 x 30 mm block'

/** What is left of the block, and its middle along x from that of the whole. */
function expected(side: 'left' | 'right' | 'front', wide: number, deep: number): readonly [number, number] {
  const gone = side === 'front' ? 90 * wide * deep : wide * 40 * deep
  const left = 90 * 40 * 30 - gone
  const off = side === 'front' ? 0 : (side === 'left' ? 1 : -1) * (45 - wide / 2)
  return [left, (gone * off) / left]
}

for (const [told, side, wide, deep] of [
  [`${block} with a step 25 mm long and 12 mm deep cut out of the right end of the top`, 'right', 25, 12],
  [`${block}. A 25 mm wide and 12 mm high piece is cut out of the top left edge.`, 'left', 25, 12],
  [`${block} with a step at the left end of the top, 25 mm long and 12 mm deep`, 'left', 25, 12],
  [`${block} with a step 12 mm deep cut into the right 25 mm of the top`, 'right', 25, 12],
  [`${block}. The right 25 mm of the top is 12 mm lower.`, 'right', 25, 12],
  [`${block}. The top is lowered by 12 mm over the left 25 mm.`, 'left', 25, 12],
  [`${block}. Cut a step 10 mm wide and 7 mm deep into the front side of the top.`, 'front', 10, 7],
] as const)
  test(told, () => {
    const { volume, centre } = solidOf(read(told).plan)
    const [left, x] = expected(side, wide, deep)
    assert.ok(Math.abs(volume - left) < 1e-3, `${volume} instead of ${left}`)
    assert.ok(Math.abs(centre[0] - x) < 1e-4, `${centre[0]} instead of ${x}`)
  })

test('a piece cut out of an edge that lies along the block goes all along it', () => {
  for (const edge of ['bottom right', 'lower left']) {
    const { plan } = read(`${block}. A 25 mm wide and 12 mm high piece is cut out of the ${edge} edge.`)
    assert.ok(Math.abs(solidOf(plan).volume - (90 * 40 * 30 - 25 * 12 * 40)) < 1e-3)
  }
})

test('a piece cut out of an upright edge has no height of its own', () =>
  assert.match(
    refusal(`${block}. A 25 mm wide and 12 mm high piece is cut out of the front right edge.`).message,
    /edge/u,
  ))
