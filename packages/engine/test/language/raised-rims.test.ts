/** A rim stands on a plate all along its edges: a frame on a rectangle, a ring on a disc, round where the corners are. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { refusal } from './reading.ts'
import { band, round } from './round-volumes.ts'

const PLATE = 'A plate 90 x 70 x 6 mm'
const rimmed = (wide: number, high: number): number =>
  90 * 70 * 6 + high * (90 * 70 - (90 - 2 * wide) * (70 - 2 * wide))
const rounded = (x: number, y: number, radius: number): number => x * y - (4 - Math.PI) * radius ** 2

holdBoxes([
  [`${PLATE} with a raised border 5 mm wide and 4 mm high around the edge.`, rimmed(5, 4), [90, 70, 10]],
  [`${PLATE} with a 7 mm tall rim, 3 mm thick, all around the top.`, rimmed(3, 7), [90, 70, 13]],
  [`${PLATE}. A lip 3 mm wide and 5 mm high runs around its perimeter.`, rimmed(3, 5), [90, 70, 11]],
  [`${PLATE} with a wall 2 mm thick and 12 mm high along all four edges.`, rimmed(2, 12), [90, 70, 18]],
  [`${PLATE} is surrounded by a border 6 mm wide and 2 mm high.`, rimmed(6, 2), [90, 70, 8]],
  [
    `${PLATE}. It has a rim around the edge. The rim is 4 mm wide and rises 3 mm above the plate.`,
    rimmed(4, 3),
    [90, 70, 9],
  ],
  [
    `${PLATE} with a raised rim 4 mm wide and 3 mm high. A boss 20 mm in diameter and 9 mm high stands in the middle.`,
    rimmed(4, 3) + round(20, 9),
    [90, 70, 15],
  ],
  [
    `${PLATE} with 9 mm rounded corners and a raised rim 4 mm wide and 3 mm high around the edge.`,
    rounded(90, 70, 9) * 9 - rounded(82, 62, 5) * 3,
    [90, 70, 9],
  ],
  [
    'A disc 64 mm in diameter and 5 mm thick with a rim 3 mm wide and 6 mm high around its edge and a 10 mm hole in the middle.',
    round(64, 5) + band(64, 58, 6) - round(10, 5),
    [64, 64, 11],
  ],
  [
    'A disc 64 mm in diameter and 5 mm thick. A ring 4 mm wide and 2 mm high sits on its rim.',
    round(64, 5) + band(64, 56, 2),
    [64, 64, 7],
  ],
])

const REFUSED: readonly (readonly [prompt: string, says: RegExp])[] = [
  [`${PLATE} with a raised rim around the edge.`, /missing/u],
  [
    'A hexagonal plate 60 mm across flats and 8 mm thick with a rim 3 mm wide and 4 mm high around the edge.',
    /rectangular or round/u,
  ],
  [
    'A cylinder 30 mm in diameter and 70 mm tall with a rim 3 mm wide and 4 mm high around the top.',
    /on the top or out from the side/u,
  ],
]

for (const [prompt, says] of REFUSED)
  test(`“${prompt}” is refused by name`, () => assert.match(refusal(prompt).message, says))
