/** Round bodies have two ends, whichever way they are called. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const BAR = Math.PI * 12 ** 2 * 90

holdVolumes([
  [
    'Shaft, 24 mm diameter, 90 mm long. There is an 8 mm hole, 20 mm deep, in the left end face.',
    BAR - Math.PI * 16 * 20,
  ],
  [
    'A round bar 24 mm in diameter and 90 mm long with an 8 mm hole 20 mm deep in its right end and a 6 mm hole 10 mm deep in its left end.',
    BAR - Math.PI * 16 * 20 - Math.PI * 9 * 10,
  ],
  [
    'A disc 80 mm in diameter and 20 mm thick. The left face has a recess 50 mm in diameter and 5 mm deep.',
    Math.PI * (40 ** 2 * 20 - 25 ** 2 * 5),
  ],
  ['A 24 mm diameter shaft, 90 mm long, with an 8 mm square socket 10 mm deep in the left end.', BAR - 640],
])

/** The box of the only part, and where its first cut lies along its axis. */
const axisOf = (prompt: string): string => JSON.stringify(read(prompt).plan.parts[0])

test('the left end of a bar that has a top besides is an end of the bar that lies', () => {
  const part = axisOf(
    'A 24 mm diameter shaft, 90 mm long. Drill a 6 mm hole vertically through it, 15 mm from the left end.',
  )
  assert.match(part, /"normal":"\+x"/u)
})

test('a groove lies as far from the left end as is said, and the other from the right one', () => {
  const words = 'A 24 mm diameter shaft, 90 mm long, with a 3 mm wide and 2 mm deep groove 20 mm from the'
  assert.notEqual(axisOf(`${words} left end.`), axisOf(`${words} right end.`))
  assert.equal(axisOf(`${words} left end.`), axisOf(`${words} bottom end.`))
})
