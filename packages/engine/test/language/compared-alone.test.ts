/** "The tab is as thick as the plate.": a sentence without a number tells a size as well. */
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const PLATE = 'A plate 84 x 46 x 13 mm.'
const plate = 84 * 46 * 13

holdVolumes([
  [
    `${PLATE} A tab 22 mm wide and 14 mm long is attached to the right side of the plate. The tab is as thick as the plate.`,
    plate + 22 * 14 * 13,
  ],
  [
    `${PLATE} A boss 18 mm in diameter stands on it. The boss is as tall as the plate.`,
    plate + Math.PI * 81 * 13,
  ],
  [
    `${PLATE} A boss 18 mm in diameter stands on it. The boss is as tall as the plate is wide.`,
    plate + Math.PI * 81 * 46,
  ],
])

test('as tall as what nobody told is no height', () => {
  refusal(`${PLATE} A boss 18 mm in diameter stands on it. The boss is as tall as the gizmo.`)
})
