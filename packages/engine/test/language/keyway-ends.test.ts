/** Keyways by their floor, by how they end, and by where along the shaft they lie. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBalanced } from './balanced.ts'
import { refusal } from './reading.ts'

const round = (diameter: number, length: number): number => (Math.PI / 4) * diameter ** 2 * length
/** What a keyway of that width takes from a round, down to a floor so far from the axis. */
const section = (diameter: number, width: number, floor: number): number => {
  const [radius, half] = [diameter / 2, width / 2]
  return half * Math.sqrt(radius ** 2 - half ** 2) + radius ** 2 * Math.asin(half / radius) - width * floor
}

const SHAFT = 'A shaft is 36 mm in diameter and 120 mm long.'
const shaft = [round(36, 120), 60] as const
const cut = -section(36, 10, 13) * 50
const atEnd = [cut, 95] as const
const KEYWAY = 'A keyway 10 mm wide starts at one end of the shaft, running 50 mm along its length.'
const SIZED = `${SHAFT} A keyway 10 mm wide, 50 mm long and 5 mm deep starts at one end.`

holdBalanced([
  [
    `${SHAFT} ${KEYWAY} The flat bottom of the keyway is 13 mm away from the shaft's centerline.`,
    [shaft, atEnd],
  ],
  [
    `${SHAFT} ${KEYWAY} Its floor is 13 mm from the shaft's axis (so it's 5 mm deep measured from the very top of the round).`,
    [shaft, atEnd],
  ],
  [`${SIZED} The end of the keyway is square.`, [shaft, atEnd]],
  [`${SIZED} Its inner end is squared off.`, [shaft, atEnd]],
  [
    `${SHAFT} A keyway, 10 mm wide, 50 mm long and 5 mm deep, is cut in the middle of the shaft. The ends of the keyway are square.`,
    [shaft, [cut, 60]],
  ],
])

for (const said of [
  'It has a rounded end.',
  'The keyway has a round end.',
  'The end of the keyway is round.',
])
  test(`“${said}” rounds no edge of the shaft`, () => {
    assert.equal(refusal(`${SIZED} ${said}`).code, 'prompt_too_ambiguous')
  })
