/** Which way a slot runs by the axis of its sizes, what goes on beyond both ends of a bar, and which end of a plate is round. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { made } from '../library/family-cases.ts'
import { holdBoxes } from './boxes.ts'
import { leansTo } from './leaning.ts'
import { featuresOf, pointsOf, read, refusal } from './reading.ts'

const slotOf = (wording: string) => {
  const slot = featuresOf(`A plate 120 x 70 x 6 mm with ${wording}.`).at(-1)
  return slot?.kind === 'slot' ? slot.angleDeg : slot
}

for (const wording of [
  'a slot 45 mm long along y and 7 mm wide',
  'a slot 45 mm long (Y) and 7 mm wide (X)',
  'a slot 7 mm wide in x and 45 mm long',
  'a slot 7 mm wide along x and 45 mm long in y',
  'a slot 45 mm long and 7 mm wide along y',
  'a 45 mm long and 7 mm wide slot along the y axis',
])
  test(`runs along y: ${wording}`, () => assert.equal(slotOf(wording), 90))

for (const wording of [
  'a slot 45 mm long along x and 7 mm wide',
  'a slot 45 mm long (X) and 7 mm wide (Y)',
  'a slot 7 mm wide in y and 45 mm long',
  'a slot 45 mm long and 7 mm wide',
])
  test(`runs along x: ${wording}`, () => assert.equal(slotOf(wording), 0))

test('a groove that is so deep along y runs along y', () => {
  const groove = featuresOf('A plate 120 x 70 x 6 mm with a groove 8 mm wide and 2 mm deep along y.').at(-1)
  assert.deepEqual(groove?.kind === 'box' ? groove.size : groove, [8, 70, 2])
})

const pins = 2 * (Math.PI / 4) * 12 ** 2 * 18

holdBoxes([
  [
    'A bar 90 x 30 x 25 mm with a cylinder 12 mm in diameter and 18 mm long at each end.',
    90 * 30 * 25 + pins,
    [126, 30, 25],
  ],
  [
    'A block 40 x 90 x 25 mm has two pins, 12 mm in diameter and 18 mm long, one on each end.',
    90 * 40 * 25 + pins,
    [40, 126, 25],
  ],
  // On a thin plate they stand.
  [
    'A plate 90 x 40 x 6 mm with a pin 12 mm in diameter and 18 mm long at each end.',
    90 * 40 * 6 + pins,
    [90, 40, 24],
  ],
])

const PLATE = 'A plate 90 x 50 x 4 mm'
const ONE_ROUND = 90 * 50 * 4 - 4 * (50 * 25 - (Math.PI / 2) * 25 ** 2)

const ROUND_ENDS: [prompt: string, leans: string][] = [
  [`${PLATE} with its left end rounded to a full radius.`, '+0'],
  [`${PLATE} with a semicircular left end.`, '+0'],
  [`${PLATE} with the left end rounded with a radius of 25 mm.`, '+0'],
  [`${PLATE} whose right end is a full semicircle.`, '-0'],
  [`${PLATE} with a fully rounded end.`, '-0'],
  ['A plate 50 x 90 x 4 mm with its front end fully rounded.', '0+'],
]
for (const [prompt, leans] of ROUND_ENDS)
  test(`“${prompt}” is round at that end`, () => {
    assert.ok(Math.abs(made(read(prompt).plan) - ONE_ROUND) < 1e-2)
    assert.equal(leansTo(prompt), leans)
  })

test('a hole in the round end lies in its middle', () => {
  const prompt = `${PLATE} with its left end fully rounded and a 9 mm hole concentric with the rounded end.`
  assert.deepEqual(pointsOf(prompt), [[-20, 0]])
})

test('an end that is not at the end of the longer way is not rounded in full', () =>
  assert.match(
    refusal('A plate 50 x 90 x 4 mm with its left end fully rounded.').message,
    /not at the end of its longer way/u,
  ))
