/** Clauses that tell a size or nothing at all: where a hole ends, how high a tip is, what a body is to the part. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const { PI, sqrt } = Math
const round = (diameter: number, height: number): number => (PI / 4) * diameter ** 2 * height

holdVolumes([
  [
    'A cylinder 28 mm in diameter and 40 mm tall. Drill a 6 mm hole into the center of the top, which ends after 25 mm.',
    round(28, 40) - round(6, 25),
  ],
  [
    'A cylinder 28 mm in diameter and 40 mm tall. Drill a 6 mm hole into the center of the top. It stops 25 mm in.',
    round(28, 40) - round(6, 25),
  ],
  [
    'A hexagonal pyramid. The base is a regular hexagon, 30 mm across corners, and its apex is 22 mm above the center of the base.',
    (((3 * sqrt(3)) / 2) * 15 ** 2 * 22) / 3,
  ],
  [
    'A wedge, 90 mm long and 30 mm wide, 24 mm tall at one end and 6 mm tall at the other, with a straight slope on top.',
    90 * 30 * 15,
  ],
  [
    'A circular disc 40 mm in diameter and 6 mm thick forms the base. A cylinder 18 mm in diameter and 20 mm tall stands on it. All two are fused into one body.',
    round(40, 6) + round(18, 20),
  ],
  [
    'A cylinder of 36 mm diameter and 9 mm height. A second cylinder of 20 mm diameter and 26 mm height is on top of it. Cut a 6 mm hole through the center of both cylinders, extending through the total height of 35 mm.',
    round(36, 9) + round(20, 26) - round(6, 35),
  ],
])

test('a total that the bodies do not make is refused', () => {
  const { message } = refusal(
    'A cylinder of 36 mm diameter and 9 mm height. A second cylinder of 20 mm diameter and 26 mm height is on top of it. Cut a 6 mm hole through the center of both cylinders, extending through the total height of 40 mm.',
  )
  assert.match(message, /40 mm.*does not agree/u)
})

test('how high the whole is said to be is measured on the whole, not somewhere on it', () => {
  const { plan } = read(
    'A block 40 x 30 x 20 mm. In the middle of its top stands a cylinder 20 mm in diameter and 15 mm tall, so the whole part is 40 mm tall.',
  )
  assert.ok(
    plan.requirements.some(
      ({ measure, value }) => measure.kind === 'extent' && measure.axis === 'z' && value === 40,
    ),
  )
})

for (const metal of ['brass', 'steel'])
  test(`a part that is told anew keeps what it is made of: ${metal}`, () => {
    const stairs = read(
      `A ${metal} staircase with three steps, each with a 20 mm tread and a 15 mm riser, 50 mm wide.`,
    )
    assert.equal(stairs.plan.parts[0]?.material !== undefined, true)
  })
