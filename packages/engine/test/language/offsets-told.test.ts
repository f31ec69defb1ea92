/** Offsets of an outline, and what is cut or raised with them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal, required } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const rounded = (a: number, b: number, r: number): number => a * b - (4 - Math.PI) * r ** 2
const hexagon = (flats: number): number => (Math.sqrt(3) / 2) * flats ** 2
const octagon = (flats: number): number => 2 * (Math.SQRT2 - 1) * flats ** 2

holdVolumes([
  [
    "This is a hex sleeve. 1. Start with a hexagon that's 40mm wide (flat side to flat side) and extrude it 60mm. 2. Then offset the hexagon 4mm towards the center and cut that smaller hexagon through the whole length of the part.",
    60 * (hexagon(40) - hexagon(32)),
  ],
  [
    "An octagon that's 50mm across the flats, extruded 30mm. Offset the octagon 5mm inward and cut the smaller octagon down 25mm.",
    octagon(50) * 30 - octagon(40) * 25,
  ],
  [
    'Make a 100mm x 60mm plate that is 5mm thick. Round the vertical corners with a radius of 10mm. Next, offset the outline of the plate 4mm towards the inside and extrude that profile 6mm up from the top face.',
    rounded(100, 60, 10) * 5 + rounded(92, 52, 6) * 6,
  ],
  [
    "This is a cap for a tin.\n\n1. Make a rectangular plate: 70mm (X) x 40mm (Y) x 3mm (Z).\n\n2. Create an offset of the plate's outline that is 2mm from the edge towards the center. Extrude that profile 4mm up from the top face.\n\n3. Create another offset that's 1.5mm in from the edge of the profile you just extruded and use it to cut down 4mm. This leaves a 1.5mm thick lip that's 4mm tall.\n\n4. Drill a 6mm hole through the plate at the center of the cap.",
    70 * 40 * 3 + (66 * 36 - 63 * 33) * 4 - Math.PI * 9 * 3,
  ],
  [
    '1. Make a 60mm square plate that is 6mm thick. 2. Make an offset 8mm in from the outside edges of the plate and cut it all the way through.',
    3600 * 6 - 44 * 44 * 6,
  ],
  [
    'A round lid. 1. Make a disc that is 80mm in diameter and 4mm thick. 2. Offset the edge of the disc 3mm towards the center and extrude that circle 6mm up. 3. Next offset the edge of the circle you just extruded 2mm inwards and cut that 6mm down.',
    Math.PI * (1600 * 4 + 37 ** 2 * 6 - 35 ** 2 * 6),
  ],
  [
    'Start by making a block that is 100mm (X) x 70mm (Y) x 20mm (Z). Fillet the four vertical edges. The radius of the fillet is 12mm. Offset the outline of the top face 5mm to the inside, so the corners of the offset have a 7mm radius. Cut everything inside of this offset 15mm down.',
    rounded(100, 70, 12) * 20 - rounded(90, 60, 7) * 15,
  ],
])

const BLOCK = 'A 60mm x 40mm x 20mm block.'
for (const [why, rest] of [
  ['an offset outwards', 'Offset the outline of the top face 5mm outward and cut that profile 12mm down.'],
  [
    'what lies outside of it',
    'Offset the outline of the top face 5mm inward and cut everything outside of it 12mm down.',
  ],
  [
    'an offset of the underside',
    'Offset the outline of the bottom face 5mm inward and cut that profile 12mm up.',
  ],
  [
    'a top that was made smaller',
    'Chamfer the top edges by 3mm. Offset the outline of the top face 5mm inward and cut that profile 12mm down.',
  ],
  [
    'an offset of nobody knows which edge',
    'Offset the edge 3mm towards the center and extrude that 5mm up. Create another offset 2mm in from the edge. Use it to cut down 5mm.',
  ],
] as const)
  test(`refuses ${why}`, () => {
    refusal(`${BLOCK} ${rest}`)
  })

test('what is said to be left by an offset is measured', () => {
  const corners =
    'Round the vertical edges with an 8mm radius. Create an offset of the outline that is 3mm from the edge towards the center, so it has 6mm radius corners. Cut it down 10mm.'
  assert.ok(required(`${BLOCK} ${corners}`).includes(6))
  const lip =
    'Offset the edge 3mm towards the center and extrude that 5mm up. Create another offset 2mm in from the edge of the profile you just extruded. Use it to cut down 5mm. This leaves a 2.5mm thick lip.'
  assert.ok(required(`${BLOCK} ${lip}`).includes(2.5))
})
