/** Slots and pockets that are announced together and told one by one, and where a slot lies whose way was told. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solidOf } from '../library/family-cases.ts'
import { read, refusal } from './reading.ts'

const slot = (length: number, width: number): number => (length - width) * width + (Math.PI / 4) * width ** 2

/** A plate of 120 x 70 x 5 mm with two cuts of a size, at x = -35 and x = 30. */
function hold(said: string, area: number): void {
  test(`“${said}”`, () => {
    const { volume, centre } = solidOf(read(`A plate 120 x 70 x 5 mm with two ${said}`).plan)
    const left = 5 * (120 * 70 - 2 * area)
    assert.ok(Math.abs(volume - left) < 1e-3 * left, `${volume} instead of ${left}`)
    const middle = (5 * (35 - 30) * area) / left
    assert.ok(Math.abs(centre[0] - middle) < 0.01, `its middle at ${centre[0]} instead of ${middle}`)
  })
}

const PLACES = 'One is 25 mm from the left edge and the other is 30 mm from the right edge.'

hold(
  `slots, 8 mm wide and 24 mm long. The center of one is at (-35, 0), that of the other at (30, 0).`,
  slot(24, 8),
)
hold(`slots parallel to Y. They are 8 mm wide and 24 mm long. ${PLACES}`, slot(24, 8))
hold(
  `slots parallel to Y, 8 mm wide and 24 mm long. One slot is 25 mm from the left edge. The other slot is 30 mm from the right edge.`,
  slot(24, 8),
)
hold(`slots parallel to Y. Both slots are 8 mm wide and 24 mm long. ${PLACES}`, slot(24, 8))

test('a second slot that is not told is asked for', () => {
  const { message } = refusal(
    'A plate 120 x 70 x 5 mm with two slots, 8 mm wide and 24 mm long. One is 25 mm from the left edge.',
  )
  assert.match(message, /only 1 of them is described/u)
})

for (const way of ['', ' parallel to X', ' along the X direction'])
  test(`the center of a slot${way} is its own`, () => {
    const { volume, centre } = solidOf(
      read(
        `A plate 120 x 70 x 5 mm with a slot${way}, 8 mm wide and 30 mm long. Its center is 15 mm from the back edge of the plate.`,
      ).plan,
    )
    const left = 5 * (120 * 70 - slot(30, 8))
    assert.ok(Math.abs(volume - left) < 1e-3 * left)
    assert.ok(Math.abs(centre[1] + (5 * 20 * slot(30, 8)) / left) < 0.01)
  })
