/** Bars with a disc at each end: what lies free between them, what is added to their length, and the way the whole lies. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solidOf } from '../library/family-cases.ts'
import { read, refusal } from './reading.ts'

const DISCS = 'a disc, 44 mm in diameter and 9 mm thick'
const volume = Math.PI * (6 ** 2 * 80 + 2 * 22 ** 2 * 9)
const boxOf = (prompt: string): number[] => {
  const { box, volume: built } = solidOf(read(prompt).plan)
  assert.ok(Math.abs(built - volume) < 1e-3 * volume, `${built} instead of ${volume}`)
  return box.max.map((high, axis) => Math.round(1e6 * (high - (box.min[axis] as number))) / 1e6)
}

for (const [prompt, box] of [
  [
    `A dumbbell lying along the X axis. The rod is 12 mm in diameter and 80 mm long. At each end of the rod is ${DISCS}.`,
    [98, 44, 44],
  ],
  [
    `A roller lying on its side along the Y axis. The shaft is 12 mm in diameter and there is 80 mm of it exposed between the discs. At each end of the shaft is ${DISCS}.`,
    [44, 98, 44],
  ],
  [
    `The bar is 12 mm in diameter, with 80 mm of it showing between the two discs. On each end of the bar is ${DISCS}.`,
    [44, 44, 98],
  ],
  [
    `The bar is 12 mm in diameter and 80 mm long. On each end of the bar is ${DISCS}. The discs are concentric with the bar (total length is 98 mm).`,
    [44, 44, 98],
  ],
  [
    `The shaft is a cylinder 12 mm in diameter and 80 mm long. On each end of the shaft is ${DISCS} (these are in addition to the 80 mm).`,
    [44, 44, 98],
  ],
  [
    `The shaft is a cylinder 12 mm in diameter and 80 mm long. On each end of the shaft is ${DISCS}. They are on top of the 80 mm length, so it is 98 mm long overall.`,
    [44, 44, 98],
  ],
] as const)
  test(`“${prompt}” is ${box.join(' × ')} mm`, () => assert.deepEqual(boxOf(prompt), box))

test('a total that the discs do not make, and an addition to a size that nothing has, are refused', () => {
  const bar = `The shaft is a cylinder 12 mm in diameter and 80 mm long. On each end of the shaft is ${DISCS}.`
  assert.match(
    refusal(`${bar} The discs are concentric with the shaft (total length is 90 mm).`).message,
    /90 mm/u,
  )
  assert.match(refusal(`${bar} The discs are in addition to the 85 mm.`).message, /85 mm/u)
  assert.match(refusal(`${bar} The discs are included in the 80 mm.`).message, /80 mm/u)
})
