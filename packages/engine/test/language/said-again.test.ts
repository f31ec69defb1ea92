/** Words that only say again how things lie, where every size and thing is told without them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const AGAIN = /is read as what the rest tells already/u

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

/** Of a disc: what lies farther out than so far from its middle, in a strip of a width. */
const notch = (radius: number, width: number, floor: number): number => {
  const half = width / 2
  const sector = half * Math.sqrt(radius ** 2 - half ** 2) + radius ** 2 * Math.asin(half / radius)
  return sector - width * floor
}

const DOME = 'A solid hemisphere, 36 mm in diameter, flat side resting on the XY plane.'
const SECTOR =
  'A 90-degree sector of a disc with 24 mm radius, 10 mm thick. The corner of the sector is at the origin and the straight sides run along +X and +Y.'

/** Words that nobody knows, behind which nothing was left open. */
const PASSING: readonly (readonly [prompt: string, volume: number])[] = [
  [
    "A disc 60 mm in diameter and 8 mm thick. Four notches at 12, 3, 6 and 9 o'clock are 6 mm wide, and each cuts in from the rim until its floor is 24 mm from the center of the disc.",
    round(60, 8) - 4 * 8 * notch(30, 6, 24),
  ],
]

holdVolumes([...PASSING, [DOME, (2 / 3) * Math.PI * 18 ** 3], [SECTOR, round(48, 10) / 4]])

for (const prompt of [DOME, SECTOR, ...PASSING.map(([each]) => each)])
  test(`what is passed over is listed: “${prompt}”`, () => {
    assert.ok(read(prompt).plan.assumptions.some(({ says }) => AGAIN.test(says)))
  })

/** The words that were not understood may tell where, which way or what else. */
const OPEN: readonly (readonly [prompt: string, word: RegExp])[] = [
  ['A bar 100 x 10 x 10 mm with a 4 mm hole from one end to the other.', /“end”/u],
  ['Two plates 50 x 50 x 5 mm, perpendicular to each other.', /“perpendicular”/u],
  ['A block 60 x 40 x 20 mm with a centered 10 mm hole, 8 mm deep, on the rim.', /“rim”/u],
  ['A block 60 x 40 x 20 mm with a centered 10 mm hole, 8 mm deep, and a grip.', /“grip”/u],
  [
    'A plate 60 x 40 x 8 mm with a 10 mm hole, 4 mm deep, 12 mm from the left edge and centered in y, drilled diagonally.',
    /diagonally/u,
  ],
  [
    'A plate 60 x 40 x 8 mm. The 10 mm hole is 4 mm deep, lies 12 mm from the left edge, is centered in y and sits askew.',
    /askew/u,
  ],
  ['A rod 12 mm in diameter and 80 mm long. Flute the rod 20 mm from its end.', /Flute/u],
  ['A plate 60 x 40 x 5 mm with a 6 mm hole that is nowhere near the 40 mm side.', /nowhere/u],
  [
    'A block 60 x 40 x 20 mm. The hole is not perpendicular to the top, and is 10 mm wide and centered.',
    /“perpendicular”|“not”/u,
  ],
]

for (const [prompt, word] of OPEN)
  test(`where it may tell something it is asked for: “${prompt}”`, () => {
    assert.match(refusal(prompt).message, word)
  })
