/** Rims and collars that go around an end of a round body lie on its outside, level with that end: they neither raise nor close it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { featuresOf, refusal } from './reading.ts'
import { band, round } from './round-volumes.ts'

const CUP = 'A cup 50 mm in diameter and 64 mm tall with 3 mm walls and a 5 mm thick floor.'
const EMPTY = round(50, 64) - round(44, 59)
const BOX = [62, 62, 64] as const

holdBoxes([
  [
    `${CUP} Around the top, add a rim: a ring with an outer diameter of 62 mm and a height of 7 mm that surrounds the outside of the cup and is flush with its upper edge. A 9 mm hole goes through the middle of the floor.`,
    EMPTY + band(62, 50, 7) - round(9, 5),
    BOX,
  ],
  [`${CUP} A collar 62 mm in diameter and 6 mm tall goes around its top.`, EMPTY + band(62, 50, 6), BOX],
  [
    `${CUP} Add a lip around the upper edge, 62 mm in outer diameter and 4 mm thick.`,
    EMPTY + band(62, 50, 4),
    BOX,
  ],
  [
    `${CUP} A ring 62 mm in outer diameter and 6 mm tall is around its outside, flush with its bottom.`,
    EMPTY + band(62, 50, 6),
    BOX,
  ],
  [
    'A cylinder 50 mm in diameter and 64 mm tall. A flange 62 mm in diameter and 5 mm thick goes around the bottom of the cylinder.',
    round(50, 64) + band(62, 50, 5),
    BOX,
  ],
  // However wide it is, it reaches in as far as what it goes around.
  [
    'A cylinder 22 mm in diameter and 40 mm tall. A flange 44 mm in diameter and 5 mm thick surrounds its lower end.',
    round(22, 40) + band(44, 22, 5),
    [44, 44, 40],
  ],
  [
    'A tube 22 mm in diameter and 40 mm tall with 3 mm walls. A collar 44 mm in diameter and 5 mm thick goes around its upper end.',
    band(22, 16, 40) + band(44, 22, 5),
    [44, 44, 40],
  ],
  [
    `${CUP} A collar 80 mm in diameter and 6 mm tall goes around its top.`,
    EMPTY + band(80, 50, 6),
    [80, 80, 64],
  ],
  [
    `${CUP} A collar 54 mm in diameter and 6 mm tall goes around its top.`,
    EMPTY + band(54, 50, 6),
    [54, 54, 64],
  ],
  // The bore that is told last makes the tube.
  [
    'A flanged bushing. The sleeve is 20 mm in outer diameter and runs from Z=0 to Z=30. A flange 34 mm in diameter and 5 mm thick surrounds its lower end. A 14 mm diameter bore passes through the full 30 mm height.',
    band(20, 14, 30) + band(34, 20, 5),
    [34, 34, 30],
  ],
  [
    'A sleeve 20 mm in outer diameter and 30 mm long. A 14 mm bore passes through the full 30 mm length.',
    band(20, 14, 30),
    [20, 20, 30],
  ],
])

test('how far a ring around the floor of a cup reaches inwards is asked for where it would show', () => {
  const { message } = refusal(`${CUP} A collar 80 mm in diameter and 6 mm tall goes around its bottom.`)
  assert.match(message, /inner diameter/u)
})

test('a ring on top of a cup still stands on it', () => {
  const ring = featuresOf(`${CUP} A ring 50 mm in outer diameter and 6 mm tall sits on top of it.`).at(-1)
  assert.equal(ring && 'frame' in ring && ring.frame && 'origin' in ring.frame && ring.frame.origin[2], 64)
})
