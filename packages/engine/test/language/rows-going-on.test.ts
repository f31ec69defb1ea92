/** How a row goes on from its first hole, in whatever words: every so many millimetres after that. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { read } from './reading.ts'
import { round } from './round-volumes.ts'

const BAR = 'A flat bar is 140mm long, 18mm wide and 6mm thick. Drill four 5mm holes along the middle.'
const bar = 140 * 18 * 6 - 4 * round(5, 6)

holdBoxes(
  [
    'The first hole is 10mm from the left end and the holes are spaced every 25mm after that.',
    'The first one is 10mm from the left end and the others follow every 25mm.',
    'The first one is 10mm from the left end, then one every 25mm.',
    'The first hole is 10mm from the left end and after that there’s one every 25mm.',
    'The first one is 10mm from the left end and each of the others is 25mm further to the right.',
    'They are 25mm apart, starting 10mm from the left end.',
    'Start 10mm from the left end and space them every 25mm.',
  ].map((told) => [`${BAR} ${told}`, bar, [140, 18, 6]]),
)

test('a row that starts at an end runs away from it, also where there is room the other way', () => {
  const { plan } = read(
    'A plate 120mm long, 120mm wide and 5mm thick. Drill four 8mm holes in a row. They are 30mm apart, starting 15mm from the left end.',
  )
  const hole = plan.parts[0]?.features.find(({ kind }) => kind === 'hole')
  const points = hole?.kind === 'hole' && hole.positions.kind === 'points' ? hole.positions.points : []
  assert.deepEqual(points, [
    [-45, 0],
    [-15, 0],
    [15, 0],
    [45, 0],
  ])
})
