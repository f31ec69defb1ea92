/** Which way a cut or a body runs, told by its own sides or by an axis: where it reaches shows in the planes that cut it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { read } from './reading.ts'

/** What the second feature measures along x and y. */
function sidesOf(prompt: string): [number, number] {
  const [, second] = read(prompt).plan.parts[0]?.features ?? []
  if (second?.kind === 'box') return [second.size[0], second.size[1]]
  const figure = second?.kind === 'pocket' ? second.sketch.add[0] : undefined
  assert.equal(figure?.kind, 'rectangle')
  return figure?.kind === 'rectangle' ? [figure.width, figure.height] : [0, 0]
}

const PLATE = 'A 120 x 70 x 12 mm plate'
const POCKET = `${PLATE} has a rectangular pocket 36 x 14 mm, 4 mm deep, in the middle`
const BLOCK = `${PLATE}. A block 36 x 14 x 20 mm stands on it in the middle`

for (const [prompt, sides] of [
  [`${POCKET}. Its long sides are parallel to the long sides of the plate.`, [36, 14]],
  [`${POCKET}. The long sides of the pocket are parallel to the short sides of the plate.`, [14, 36]],
  [`${POCKET}, with its short sides parallel to the long sides of the plate.`, [14, 36]],
  [`${POCKET}. Its long side is parallel to the Y axis.`, [14, 36]],
  [`${POCKET}, parallel to the short sides of the plate.`, [14, 36]],
  [`${BLOCK}, its long sides parallel to the short sides of the plate.`, [14, 36]],
  [`${BLOCK}. It runs along the y axis.`, [14, 36]],
  [`${BLOCK}. It runs along the x axis.`, [36, 14]],
] as const)
  test(`“${prompt}” measures ${sides.join(' x ')}`, () => {
    assert.deepEqual(sidesOf(prompt), [...sides])
  })

holdBoxes([
  // The way it goes through, and not the way it lies.
  [
    'A block 64 x 42 x 36 mm with a 22 x 14 mm rectangular hole running through it along the y axis.',
    64 * 42 * 36 - 22 * 14 * 42,
    [64, 42, 36],
  ],
  [
    `${BLOCK}, its long sides parallel to the short sides of the plate.`,
    120 * 70 * 12 + 36 * 14 * 20,
    [120, 70, 32],
  ],
  [
    `${POCKET}. The long side of the pocket is parallel to the long side of the plate.`,
    120 * 70 * 12 - 36 * 14 * 4,
    [120, 70, 12],
  ],
])
