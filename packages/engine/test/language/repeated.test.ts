/** Steps that ask for more of what was told once, and sizes that stand behind a full stop. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const { PI, sqrt, asin, acos, cos, tan } = Math
const cylinder = (diameter: number, height: number): number => (PI / 4) * diameter ** 2 * height
/** Of a disc, what lies in a strip through its middle, from so far out to the rim. */
const inRim = (radius: number, width: number, from: number): number => {
  const angle = asin(width / 2 / radius)
  return radius ** 2 * angle + (width / 2) * radius * cos(angle) - width * from
}
const segment = (radius: number, from: number): number =>
  radius ** 2 * acos(from / radius) - from * sqrt(radius ** 2 - from ** 2)

holdVolumes([
  [
    'Start with a disc, 90mm diameter and 6mm thick. Cut a 7mm hole through it, 32mm from the center. Circular pattern this hole around the center so there are 5 holes in total.',
    cylinder(90, 6) - 5 * cylinder(7, 6),
  ],
  [
    'Make a disc, 60mm diameter and 8mm thick. Cut a rectangular notch in the outer edge at the 12 o’clock position. It is 6mm wide and its flat bottom is 25mm from the center of the disc. Repeat the notch 6 times around the center, evenly spaced.',
    cylinder(60, 8) - 6 * 8 * inRim(30, 6, 25),
  ],
  // The first of a row is where the one was told to be.
  [
    'A plate 120mm x 40mm and 5mm thick. Drill a 6mm hole through it, 15mm from the left edge. Then pattern it along the length with 30mm spacing, 4 holes in total.',
    120 * 40 * 5 - 4 * cylinder(6, 5),
  ],
  // A size alone behind a full stop.
  [
    'A cylinder, 30mm diameter and 12mm tall. Chamfer the top edge. 2mm. Drill a 6mm hole through the center.',
    cylinder(30, 12) - (cylinder(30, 2) - (PI / 12) * 2 * (900 + 26 * 30 + 676)) - cylinder(6, 12),
  ],
  // The outline of a cut by its figure.
  [
    'A cylinder, 24mm diameter and 15mm tall. Cut a hexagonal socket into the top. The hexagon is 10mm flat to flat and the depth is 6mm.',
    cylinder(24, 15) - 6 * 6 * 25 * tan(PI / 6),
  ],
  [
    'The shaft is 12mm in diameter and 50mm long. A flat is cut on one end for a length of 18mm. It measures 10mm from the flat to the opposite side of the round.',
    cylinder(12, 50) - 18 * segment(6, 4),
  ],
  [
    'Start with a cylinder that is 50mm diameter and 16mm tall. Cut a V shaped groove all the way around the outside. The groove is 8mm wide at the outside surface and comes to a point 6mm deep.',
    cylinder(50, 16) - 2 * PI * (25 - 2) * 24,
  ],
])

test('a pattern that is not understood is never passed over', () => {
  assert.match(
    refusal('A 60 x 40 x 8 mm plate. Drill a 5 mm hole in it. Pattern the hole along a spiral.').message,
    /how many there are in all/u,
  )
})
