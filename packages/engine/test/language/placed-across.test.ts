/** Notches and slots that run across the way they are placed along, and cuts told by their centreline. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { featuresOf } from './reading.ts'

const BLOCK = 'A block 90 x 40 x 30 mm with'
const VOLUME = 90 * 40 * 30

holdBoxes([
  [
    `${BLOCK} a notch 14 mm wide and 8 mm deep in the top, 12 mm from the left end.`,
    VOLUME - 14 * 8 * 40,
    [90, 40, 30],
  ],
  [
    `${BLOCK} a notch 14 mm wide and 8 mm deep in the top whose right side is 12 mm from the right end.`,
    VOLUME - 14 * 8 * 40,
    [90, 40, 30],
  ],
  [
    `${BLOCK} a notch 14 mm wide and 8 mm deep in the top, 9 mm from the front edge.`,
    VOLUME - 14 * 8 * 90,
    [90, 40, 30],
  ],
  [
    `${BLOCK} a groove 6 mm wide and 4 mm deep in the top whose centerline is 20 mm from the right edge.`,
    VOLUME - 6 * 4 * 40,
    [90, 40, 30],
  ],
])

/** Where the cut that runs from side to side has its middle. */
const middleOf = (prompt: string): unknown => {
  const cut = featuresOf(prompt).find((feature) => feature.kind === 'box' && feature.operation === 'cut')
  return cut?.kind === 'box' && cut.frame.on === 'frame' ? cut.frame.origin.slice(0, 2) : cut
}

for (const [told, middle] of [
  ['along the length of the top, its centreline 12 mm from the front edge.', [0, -8]],
  ['across the top. The centerline of the groove is 20 mm from the left end.', [-25, 0]],
  ['in the top, whose centre line is 20 mm from the right edge.', [25, 0]],
] as const)
  test(`a groove “${told}” has its middle there`, () =>
    assert.deepEqual(middleOf(`${BLOCK} a groove 6 mm wide and 4 mm deep ${told}`), middle))
