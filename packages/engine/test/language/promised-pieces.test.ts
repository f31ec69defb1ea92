/** Pieces that a title promises and a later sentence tells: what is said between the two is said of the part. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBalanced } from './balanced.ts'
import { refusal } from './reading.ts'
import { round } from './round-volumes.ts'

const SIZES =
  'The outer dimensions are 100mm (X) by 70mm (Y) by 30mm tall (Z). The walls and the floor are 3mm thick.'
const POSTS =
  'each 10mm in diameter, rise from the floor (Z=3) to Z=18 at positions (+40,+25), (+40,-25), (-40,+25), (-40,-25) mm.'
const tray: readonly (readonly [number, number])[] = [
  [100 * 70 * 30, 15],
  [-94 * 64 * 27, 16.5],
]

holdBalanced([
  [
    `An open-top tray with four internal standoffs. ${SIZES} Four cylindrical standoffs, ${POSTS} A 4mm diameter hole, 10mm deep, is drilled down into the top of each standoff.`,
    [...tray, [4 * round(10, 15), 10.5], [-4 * round(4, 10), 13]],
  ],
  [
    `An open-top enclosure with four round posts inside. ${SIZES} Four round posts, ${POSTS}`,
    [...tray, [4 * round(10, 15), 10.5]],
  ],
  [
    `An open-top box that has four mounting posts. ${SIZES} The four posts, ${POSTS}`,
    [...tray, [4 * round(10, 15), 10.5]],
  ],
])

test('other pieces than those promised are refused', () => {
  for (const promise of ['three posts', 'four square posts'])
    assert.equal(
      refusal(`An open-top box with ${promise}. ${SIZES} Four posts, ${POSTS}`).code,
      'prompt_too_ambiguous',
    )
})
