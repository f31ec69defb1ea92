/** Cones, rings, wedges, balls, halves and grooves by other words than their names. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

/** What is left of a ball below a flat so far from its middle. */
const ball = (radius: number, height: number): number => (Math.PI * height ** 2 * (3 * radius - height)) / 3
/** A slot along a round bar, its depth measured from the crest. */
const slot = (radius: number, width: number, depth: number): number => {
  const half = width / 2
  return (
    half * Math.sqrt(radius ** 2 - half ** 2) +
    radius ** 2 * Math.asin(half / radius) -
    width * (radius - depth)
  )
}
const SLOTTED = (Math.PI * 10 ** 2 - slot(10, 6, 3)) * 80
const RECESSED = Math.PI * (50 ** 2 * 16 - 4 * (40 ** 2 - 20 ** 2))
const GROOVED = Math.PI * (30 ** 2 * 20 - 8 * (30 ** 2 - 25 ** 2))

holdVolumes([
  [
    'A cylinder with a radius of 12 mm and a height of 40 mm, and on top of it sits a pointed cone, 18 mm high, with the same base circle.',
    Math.PI * 144 * (40 + 6),
  ],
  [
    'A torus whose tube has a diameter of 8 mm and whose centerline is a circle of 50 mm diameter.',
    2 * Math.PI ** 2 * 25 * 16,
  ],
  [
    'A wedge 60 mm long and 20 mm wide; the top slopes up evenly from nothing at one end to a height of 15 mm at the other.',
    60 * 20 * 7.5,
  ],
  [
    'A half-round bar, i.e. one half of a cylinder of 24 mm diameter split lengthwise, 70 mm long.',
    Math.PI * 72 * 70,
  ],
  ['Half of a cylinder 24 mm in diameter and 70 mm long, split along its axis.', Math.PI * 72 * 70],
  [
    'A sphere of 30 mm diameter with a flat cut off at the bottom such that the overall height comes to 26 mm.',
    ball(15, 26),
  ],
  ['A ball 30 mm in diameter, cut off flat at the top so that it is 26 mm high.', ball(15, 26)],
  ['A sphere of radius 15 mm truncated at the bottom to a height of 26 mm.', ball(15, 26)],
  ['A 20 mm shaft, 80 mm long. Mill a slot 6 mm wide and 3 mm deep along its entire length.', SLOTTED],
  ['A cylinder 20 mm in diameter and 80 mm long has a slot 6 mm wide and 3 mm deep cut lengthwise.', SLOTTED],
  [
    'Cylinder Ø20, length 80. Cut a keyway along it over its full length: 6 wide and 3 deep, the depth being measured from the top of the round.',
    SLOTTED,
  ],
  [
    'A disc, diameter 100, thickness 16. The top face has an annular recess between Ø40 and Ø80, 4 deep.',
    RECESSED,
  ],
  [
    'A disc, 60 mm in diameter and 20 mm wide, whose rim carries a rectangular groove all the way round, 8 mm wide and 5 mm deep, in the middle of the width.',
    GROOVED,
  ],
  [
    'A disc, 60 mm in diameter and 20 mm wide. Its rim has a groove, 8 mm wide and 5 mm deep, running all the way around, midway between the faces.',
    GROOVED,
  ],
])

test('a ball cannot be cut down to more than it has', () => {
  assert.ok(refusal('A sphere of 30 mm diameter, cut off flat at the bottom so that it is 34 mm high.').code)
})
