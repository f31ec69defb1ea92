/** Slots that lie side by side, frames of bars, stock that a part is cut from, and legs that are alike. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { made } from '../library/family-cases.ts'
import { read } from './reading.ts'
import { holdVolumes } from './volumes.ts'

holdVolumes([
  [
    'A plate 90 x 70 x 3 mm with five rectangular slots, each 50 mm long and 4 mm wide, parallel to the long edge at a pitch of 10 mm, centred as a group on the plate.',
    3 * (90 * 70 - 5 * 200),
  ],
  [
    'A plate 90 x 70 x 3 mm with six rectangular slots, each 50 mm long and 4 mm wide, parallel to the short edges, spaced 11 mm apart.',
    3 * (90 * 70 - 6 * 200),
  ],
  [
    'A grille cut from a 90 x 70 x 3 mm plate. It has five square-ended slots, each 50 mm by 4 mm and parallel to the long edge, at a pitch of 10 mm, the whole group being centred on the plate.',
    3 * (90 * 70 - 5 * 200),
  ],
  [
    'Frame of four bars 15 mm wide and 8 mm thick, outside dimensions 180 mm by 120 mm.',
    8 * (180 * 120 - 150 * 90),
  ],
  [
    'A rectangular frame like a picture frame, 180 mm by 120 mm on the outside, made of bars 15 mm wide and 8 mm thick.',
    8 * (180 * 120 - 150 * 90),
  ],
  [
    'Make an equal-leg angle bracket. Both legs measure 45 mm on the outside, the material is 5 mm thick and the bracket is 30 mm wide.',
    30 * (45 ** 2 - 40 ** 2),
  ],
  [
    'A cylinder of 36 mm diameter and 50 mm tall, with a through hole whose diameter is one third of the outer diameter.',
    50 * (Math.PI / 4) * (36 ** 2 - 12 ** 2),
  ],
])

test('a rectangular slot that is parallel to the short edge lies that way', () => {
  const prompt = (side: string): string =>
    `A plate 90 x 40 x 3 mm with a rectangular slot 60 mm long and 4 mm wide, parallel to the ${side} edge.`
  assert.ok(Math.abs(made(read(prompt('long')).plan) - 3 * (3600 - 240)) < 1e-3)
  const { parts } = read(prompt('short')).plan
  assert.match(JSON.stringify(parts), /"width":4,"height":60/u)
})
