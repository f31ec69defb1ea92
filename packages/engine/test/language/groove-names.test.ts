/** A groove has the section that any of its names tells, or its point does; a pulley has the groove that is ordered. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPrompt } from '../../src/language/read.ts'
import { holdBalanced } from './balanced.ts'

const round = (diameter: number, length: number): number => (Math.PI / 4) * diameter ** 2 * length
/** A triangle turned about the axis: its area times the way of its middle. */
const vee = (diameter: number, width: number, depth: number): number =>
  -((width * depth) / 2) * 2 * Math.PI * (diameter / 2 - depth / 3)

const DISC = 'A disc 80 mm in diameter and 30 mm thick'
const disc = [round(80, 30), 15] as const
const ring = [vee(80, 16, 9), 15] as const
const BLOCK = 'A block 90 mm long, 50 mm wide and 35 mm high'
const block = [90 * 50 * 35, 17.5] as const
const trough = [(-90 * 14 * 8) / 2, 35 - 8 / 3] as const
const WHEEL = [round(70, 24) - round(12, 24) + vee(70, 10, 7), 12] as const

holdBalanced([
  [`${DISC} has one groove. Cut a V groove around the rim, 16 mm wide and 9 mm deep.`, [disc, ring]],
  [`${DISC} has a single groove around its rim. It is a V-groove, 16 mm wide and 9 mm deep.`, [disc, ring]],
  [`${BLOCK} with a groove along its length. The V groove is 14 mm wide and 8 mm deep.`, [block, trough]],
  [
    `${DISC}. Cut a groove around the rim. The groove is 16 mm wide at the rim and comes to a sharp point 9 mm deep.`,
    [disc, ring],
  ],
  [
    `${BLOCK}. Cut a groove along the length of the top face, 14 mm wide at the top, tapering to a sharp point 8 mm below the surface.`,
    [block, trough],
  ],
  [
    'A pulley. The pulley is a disc 70 mm in diameter and 24 mm thick. Cut a V groove around the rim, 10 mm wide and 7 mm deep. Bore a 12 mm hole through the center of the pulley.',
    [WHEEL],
  ],
  [
    'A pulley 70 mm in diameter and 24 mm wide with a 12 mm bore. A V-shaped groove runs around the rim. It is 10 mm wide at the rim and narrows to a point 7 mm deep.',
    [WHEEL],
  ],
  [
    `${DISC}. Cut a groove around the rim, 16 mm wide and 9 mm deep.`,
    [disc, [round(62, 16) - round(80, 16), 15]],
  ],
])

test('a pulley that is told by its belt keeps the groove that the belt needs', () => {
  const { plan } = readPrompt('A V-belt pulley for an A section belt, 100 mm in diameter, bore 20 mm.', {
    mode: 'standard',
  })
  assert.deepEqual(
    plan.parts.flatMap(({ features }) => features.map(({ kind }) => kind)),
    ['pulley'],
  )
})
