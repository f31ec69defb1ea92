/** The round ends of a slot by their radius, which is half of its width. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const PLATE = 'A plate 90 x 40 x 6 mm.'
const slotted = 90 * 40 * 6 - (38 * 12 + Math.PI * 36) * 6

holdVolumes([
  [
    `${PLATE} Then, cut a slot with rounded ends through the center of the plate. The slot should have an overall length of 50 mm and a width of 12 mm, with each end being a semi-circle of 6 mm radius.`,
    slotted,
  ],
  [
    `${PLATE} Cut a slot through the middle of the plate, 50 mm long and 12 mm wide. Its ends are half circles with a radius of 6 mm.`,
    slotted,
  ],
  [
    `${PLATE} Cut a slot 50 mm long and 12 mm wide with rounded ends of radius 6 mm through the center of the plate.`,
    slotted,
  ],
  [
    `${PLATE} A slot goes through the center of the plate, 50 mm long. Each end of the slot is a semicircle of radius 6 mm.`,
    slotted,
  ],
])

test('ends that are not as round as the slot is wide are refused', () =>
  assert.equal(
    refusal(
      `${PLATE} Cut a slot 50 mm long and 12 mm wide, with semicircular ends of radius 5 mm, through the center of the plate.`,
    ).code,
    'geometry_validation_failed',
  ))
