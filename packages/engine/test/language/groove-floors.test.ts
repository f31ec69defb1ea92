/** Grooves around a body by the diameter that stays at their bottom, told beside their depth or instead of it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBalanced } from './balanced.ts'
import { refusal } from './reading.ts'
import { round } from './round-volumes.ts'
import { holdVolumes } from './volumes.ts'

const ROLLER = 'A cylinder 50 mm in diameter and 30 mm long, its axis along Z.'
const grooved = round(50, 30) - (round(50, 10) - round(42, 10))

holdBalanced([
  [
    `${ROLLER} A groove 10 mm wide and 4 mm deep runs all the way around it from Z=6 to Z=16, reducing the diameter there to 42 mm.`,
    [
      [round(50, 30), 15],
      [round(42, 10) - round(50, 10), 11],
    ],
  ],
])

holdVolumes([
  [`${ROLLER} A 10 mm wide groove runs around it halfway up, leaving a core of 42 mm.`, grooved],
  [
    `${ROLLER} A groove 10 mm wide and 4 mm deep is turned around the middle. This reduces the diameter there to 42 mm.`,
    grooved,
  ],
  [
    `${ROLLER} A groove 10 mm wide is turned around its middle, which brings the cylinder down to 42 mm in diameter.`,
    grooved,
  ],
])

for (const told of ['reducing the diameter there to 40 mm', 'down to a diameter of 40 mm'])
  test(`a groove 4 mm deep, ${told}, is refused by what it leaves`, () => {
    const { code, message } = refusal(
      `${ROLLER} A groove 10 mm wide and 4 mm deep runs around its middle, ${told}.`,
    )
    assert.equal(code, 'geometry_validation_failed')
    assert.match(message, /42 mm, not 40 mm/u)
  })
