/** Cuts that run all across, and holes so far from each corner: neither is as long as usual, or at one corner alone. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const block = 'A 90 x 50 x 24 mm block'
const BLOCK = 90 * 50 * 24
const hole = (diameter: number, depth: number): number => Math.PI * (diameter / 2) ** 2 * depth

holdVolumes([
  [`${block} with a slot 8 mm wide and 10 mm deep across the middle`, BLOCK - 8 * 50 * 10],
  [`${block} with an 8 mm wide saw cut across the middle, 10 mm deep`, BLOCK - 8 * 50 * 10],
  [`${block} with a 30 mm wide and 5 mm deep recess across the top`, BLOCK - 30 * 50 * 5],
  [
    'A 50 x 50 x 24 mm block with a slot 8 mm wide and 10 mm deep across the middle',
    50 * 50 * 24 - 8 * 50 * 10,
  ],
  [`${block} with a 5 mm hole 9 mm from each corner`, BLOCK - 4 * hole(5, 24)],
  [`${block} with a 5 mm hole, 12 mm deep, 9 mm from every corner of the top`, BLOCK - 4 * hole(5, 12)],
  [`${block} with a 5 mm hole in each corner, 9 mm from each edge`, BLOCK - 4 * hole(5, 24)],
])

test('one hole so far from every edge, and a saw cut that runs nowhere, are asked for', () => {
  assert.match(refusal(`${block} with a 5 mm hole 9 mm from every edge`).message, /every edge/u)
  assert.match(
    refusal(`${block} with a 2 mm saw cut 10 mm deep in the middle of the top`).message,
    /saw cut/u,
  )
})
