/** Wedges by their heel and their toe, by the coordinates of their ends, and what every wedge has anyway. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solidOf } from '../library/family-cases.ts'
import { holdBoxes } from './boxes.ts'
import { read, refusal } from './reading.ts'

const wedge = 80 * 30 * 11

holdBoxes([
  [
    'A door wedge: 80 mm long, 30 mm wide, 20 mm high at the heel, sloping down evenly to 2 mm high at the toe. The bottom is flat and both ends are vertical.',
    wedge,
    [80, 30, 20],
  ],
  [
    'A shim wedge, 80 mm long by 30 mm wide, 20 mm thick at the butt and tapering linearly to 2 mm thick at the tip. Flat base, vertical end faces.',
    wedge,
    [80, 30, 20],
  ],
  [
    'A tapered wedge with a flat bottom, 80 mm long, 30 mm wide, heel 20 mm tall, toe 2 mm tall.',
    wedge,
    [80, 30, 20],
  ],
  [
    'A doorstop wedge, 80 mm long, 30 mm wide, going from 20 mm tall at the heel to 2 mm at the toe in a straight slope.',
    wedge,
    [80, 30, 20],
  ],
])

const LEFT_HIGH: readonly string[] = [
  'A wedge 80 mm long (X=0 to X=80), 30 mm wide (Y), 20 mm tall at X=0 tapering to 2 mm tall at X=80.',
  'A wedge 80 mm long (X=0 to X=80), 30 mm wide (Y). The height is 20 mm at X=0 and 2 mm at X=80.',
]

for (const prompt of LEFT_HIGH)
  test(`“${prompt}” is high where X is 0`, () => {
    const { volume, box, centre } = solidOf(read(prompt).plan)
    assert.ok(Math.abs(volume - wedge) < 1e-3)
    assert.ok(Math.abs(box.min[0]) < 1e-6)
    assert.ok(centre[0] < 31, `${centre[0]}`)
  })

test('heights between the ends are not taken for those at the ends', () => {
  const { code } = refusal(
    'A wedge with a rectangular base 80 mm (X) by 30 mm (Y), centered at the origin. The height is 20 mm at X=-30 and 2 mm at X=30.',
  )
  assert.equal(code, 'prompt_too_ambiguous')
})

test('a rounded toe is not passed over', () => {
  assert.match(
    refusal('A wedge 80 mm long, 30 mm wide, 20 mm high at the heel, with a rounded toe of 2 mm radius.')
      .message,
    /toe/u,
  )
})
