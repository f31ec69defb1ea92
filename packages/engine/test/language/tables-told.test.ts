/** Tables and what stands in quarters: so far from the centre both ways, inset from the edges, and figures extruded on what they are drawn on. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const hexagon = (corners: number): number => ((3 * Math.sqrt(3)) / 8) * corners ** 2

const TOP = 'The table top is a circle with a diameter of 600 mm, extruded to a thickness of 24 mm.'
const LEGS =
  'Underneath the table top, add four square legs, each 40 mm by 40 mm in cross-section and 450 mm tall.'

holdVolumes([
  [
    `Create a 3D model of a round table. ${TOP} ${LEGS} The legs are arranged in a square pattern around the middle of the table, and the center of each leg is 150 mm away from the center of the table top in both the X and Y directions. The sides of the legs should be parallel to the X and Y axes.`,
    round(600, 24) + 4 * 40 * 40 * 450,
  ],
  [
    'A disc 70 mm in diameter and 5 mm thick with four 6 mm holes, each 18 mm from the center in both X and Y.',
    round(70, 5) - 4 * round(6, 5),
  ],
  [
    'A plate 90 x 90 x 5 mm. Four bosses 10 mm in diameter and 7 mm tall stand on the plate, each 30 mm from both the X and Y axes.',
    90 * 90 * 5 + 4 * round(10, 7),
  ],
])

test('what is so far from the centre both ways stands in the four quarters', () => {
  const legs = featuresOf(
    'A round table top 600 mm in diameter and 24 mm thick. Four square legs, 40 x 40 mm and 450 mm tall, are attached to its underside. The center of each leg is 150 mm from the center of the top in both X and Y.',
  ).flatMap((feature) => (feature.kind === 'box' ? [feature.frame.origin] : []))
  assert.equal(legs.length, 4)
  for (const [x, y, z] of legs) assert.deepEqual([Math.abs(x), Math.abs(y), z], [150, 150, -450])
})

test('of three nobody can tell which quarters are meant', () => {
  const prompt =
    'A disc 70 mm in diameter and 5 mm thick with three 6 mm holes, each 18 mm from the center in both X and Y.'
  assert.equal(refusal(prompt).code, 'prompt_too_ambiguous')
})

const PLATE =
  'Create a 3D model of a small table with the following specifications: 1. Create a rectangular table top that is 300 mm in length, 200 mm in width, and 12 mm in height. 2. Create four legs with a square cross-section of 20 mm by 20 mm and a height of 150 mm. 3. Attach the legs to the underside of the table top, one at each corner.'

test('the outer faces of legs are inset from the edges', () => {
  const legs = featuresOf(
    `${PLATE} The outer faces of each leg should be inset by 15 mm from the edges of the table top, along both the length and the width.`,
  ).flatMap((feature) => (feature.kind === 'box' ? [feature.frame.origin] : []))
  assert.equal(legs.length, 5)
  for (const [x, y] of legs.slice(1)) assert.deepEqual([Math.abs(x), Math.abs(y)], [125, 75])
})

test('the outer sides of round legs are not where their middles are', () => {
  const prompt =
    'A plate 200 x 100 x 10 mm. Four round legs 12 mm in diameter and 50 mm tall are attached to the underside, one at each corner. The outer sides of the legs are inset 5 mm from the edges of the plate.'
  const places = featuresOf(prompt).flatMap((leg) =>
    leg.kind === 'cylinder' && leg.frame?.on === 'frame' ? [leg.frame.origin.slice(0, 2).map(Math.abs)] : [],
  )
  assert.deepEqual(
    places,
    Array.from({ length: 4 }, () => [100 - 5 - 6, 50 - 5 - 6]),
  )
})

const DRUM = 'A short cylinder with a diameter of 70 mm and a height of 16 mm.'
holdVolumes([
  [
    `${DRUM} On the top face of this cylinder, sketch a regular hexagon with a circumscribed diameter of 30 mm, centered on the cylinder, and extrude it upward by 34 mm. Then create a circular cut-out with a diameter of 14 mm through the center of both shapes, extending the total height of the object (50 mm).`,
    round(70, 16) + hexagon(30) * 34 - round(14, 50),
  ],
  [
    `${DRUM} Sketch a square with a side of 20 mm on the top face, centered on the cylinder, and extrude it by 9 mm. Drill a 5 mm hole through everything.`,
    round(70, 16) + 20 * 20 * 9 - round(5, 25),
  ],
])
