/** A slot that runs in a side of a block opens no other, and what lies at the end of a groove or beside a hole is asked for. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { read, refusal } from './reading.ts'

const BLOCK = 'A block 70 x 50 x 34 mm.'
const block = 70 * 50 * 34
const OVERALL: [number, number, number] = [70, 50, 34]

holdBoxes([
  [
    `${BLOCK} Cut a slot 9 mm wide and 6 mm deep into the front face along the whole length.`,
    block - 9 * 6 * 70,
    OVERALL,
  ],
  [
    `${BLOCK} Cut a slot 9 mm wide and 6 mm deep into the back face along the length, 11 mm below the top.`,
    block - 9 * 6 * 70,
    OVERALL,
  ],
  [
    `${BLOCK} Cut a slot 9 mm wide and 6 mm deep into the left face along the width.`,
    block - 9 * 6 * 50,
    OVERALL,
  ],
  // Into an edge, and through the thickness.
  [`${BLOCK} Cut a slot 9 mm wide into the right edge, 22 mm deep.`, block - 9 * 22 * 34, OVERALL],
])

test('a groove at the bottom of a section is not put halfway along it', () => {
  const { plan } = read(
    'A shaft of two sections. The first is 32 mm in diameter and 40 mm long. The second is 22 mm in diameter and 30 mm long. Cut a groove 3 mm wide and 2 mm deep around the second section at its bottom.',
  )
  const [, , groove] = plan.parts[0]?.features ?? []
  assert.ok(groove && 'frame' in groove && groove.frame.on === 'frame')
  assert.deepEqual(groove.frame.origin, [0, 0, 40])
})

test('two holes to the left and right of another are not both on one side', () => {
  const { message } = refusal(
    'A plate 90 x 60 x 6 mm with a 14 mm hole 30 mm from the left edge and two 7 mm holes, 28 mm to the left and right of it.',
  )
  assert.match(message, /28 mm to the left and right of it/u)
})

test('where heights are counted from is told, where the origin could be the middle', () => {
  const said = (prompt: string): string =>
    read(prompt)
      .plan.assumptions.map(({ says }) => says)
      .join(' ')
  const CUBE = 'A 50 mm cube centered at the origin. Drill a 12 mm hole from the top that stops at'
  assert.match(said(`${CUBE} Z=8.`), /stands on z = 0/u)
  assert.match(said(`${CUBE} Z=-8.`), /middle at the origin along z/u)
  assert.doesNotMatch(said(`${CUBE} Z=31.`), /z = 0/u)
})
