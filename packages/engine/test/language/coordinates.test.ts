/** Parts told in coordinates: levels, ranges, places along axes, and what they are measured from. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

/** Half of the part of a disc that a strip about its middle covers. */
const half = (radius: number, width: number): number => {
  const angle = Math.asin(width / 2 / radius)
  return radius ** 2 * angle + (width / 2) * radius * Math.cos(angle)
}

holdVolumes([
  // The coordinates of holes are those of the part, whatever face they are in.
  [
    'A bracket. The horizontal leg is 60mm long (X), 24mm wide (Y) and 5mm thick (Z=0 to Z=5). The vertical leg rises from the left end of the horizontal leg (X=0 to X=5), is 24mm wide (Y), and extends up to Z=45. Two 6mm diameter holes are drilled vertically through the horizontal leg at X=25 and X=50, centered in Y. One 7mm diameter hole is drilled through the vertical leg along X at Z=30, centered in Y.',
    60 * 24 * 5 + 5 * 24 * 40 - 2 * round(6, 5) - round(7, 5),
  ],
  [
    'A fork: a base block 50mm (X) by 20mm (Y) by 10mm (Z) with two lugs rising from its top face. Each lug is 10mm thick (X), 20mm wide (Y), and 30mm tall (Z=10 to Z=40), flush with the left and right ends of the base, leaving a 30mm gap between them. An 8mm diameter pivot hole passes through both lugs along X at Z=28, centered in Y.',
    50 * 20 * 10 + 2 * 10 * 20 * 30 - 2 * round(8, 10),
  ],
  // What the title says of its thickness holds for all that says nothing else.
  [
    'A link lying flat on the XY plane, 8mm thick (Z=0 to Z=8). The large end is a cylinder 36mm in diameter centered at the origin with a 20mm diameter bore. The small end is a cylinder 20mm in diameter centered at (70, 0) with a 10mm diameter bore. A rectangular bar 12mm wide (Y), centered on the X axis, joins the two ends.',
    8 * (round(36, 1) + round(20, 1) - round(20, 1) - round(10, 1) + 70 * 12 - half(18, 12) - half(10, 12)),
  ],
  // An unknown noun with an adjective of shape is a body of that shape.
  [
    'A control knob consisting of a cylindrical grip 36mm in diameter and 16mm tall (Z=8 to Z=24) on top of a smaller collar 18mm in diameter and 8mm tall (Z=0 to Z=8). A 5mm diameter blind hole, 15mm deep, is drilled up into the bottom of the collar.',
    round(36, 16) + round(18, 8) - round(5, 15),
  ],
  // Around a middle.
  [
    'A housing with cooling fins. The body is a cylinder 50mm in diameter and 60mm tall with a 40mm diameter bore through its full length. Ten rectangular cooling fins, each 2mm thick, project 6mm radially from the outer surface and run the full height; they are equally spaced at 36 degree intervals.',
    60 * (round(50, 1) - round(40, 1) + 10 * (31 * 2 - half(25, 2))),
  ],
  // A noun that several numbered ones share.
  [
    'A shaft along the Z axis with three sections: the first is 28mm in diameter and 15mm long (Z=0 to Z=15), the second is 20mm in diameter and 30mm long (Z=15 to Z=45), and the third is 12mm in diameter and 20mm long (Z=45 to Z=65).',
    round(28, 15) + round(20, 30) + round(12, 20),
  ],
  // Sections along another axis than they are made along.
  [
    'A hollow rectangular tube 40mm (X) by 20mm (Y) in outer cross-section with a uniform wall thickness of 2mm, extruded 90mm along Z. Both ends are open.',
    90 * (40 * 20 - 36 * 16),
  ],
  [
    'A U-channel 120mm long along X. The cross-section in the YZ plane is a U opening upward (+Z): 30mm wide overall (Y), 25mm tall (Z), with 2mm thick walls and floor. Centered at the origin in X and Y with the bottom at Z=0.',
    120 * (30 * 25 - 26 * 23),
  ],
  [
    'An L-shaped prism with legs of 30mm (X) and 50mm (Y), both legs 8mm thick, extruded 20mm in the +Z direction. The outer corner of the L is at the origin.',
    20 * (30 * 8 + 42 * 8),
  ],
  [
    'A six-pointed star prism centered at the origin. The outer points lie on a circle of 30mm radius and the inner vertices on a circle of 15mm radius. The star is extruded 5mm along +Z.',
    5 * 6 * 30 * 15 * Math.sin(Math.PI / 6),
  ],
  [
    'A torus with a major radius of 24mm (center of the tube to center of the ring) and a tube radius of 5mm.',
    2 * Math.PI ** 2 * 24 * 25,
  ],
])

test('coordinates that fit only from the corner set it at the origin for all that is told', () => {
  const { plan } = read(
    'A plate 80 mm (X) by 50 mm (Y) by 6 mm (Z). One 5 mm hole at X=10, Y=10. One 6 mm hole at X=70, Y=40.',
  )
  assert.ok(plan.assumptions.some(({ says }) => says.includes('lower left corner')))
})

test('a gap between two bodies that is not there is refused', () => {
  assert.throws(
    () =>
      read(
        'A base block 50mm (X) by 20mm (Y) by 10mm (Z) with two lugs rising from its top face. Each lug is 10mm thick (X), 20mm wide (Y), and 30mm tall, flush with the left and right ends of the base, leaving a 25mm gap between them.',
      ),
    /between them/u,
  )
})

holdVolumes([
  // Bodies that are there twice, and what lies between them.
  [
    'A chain plate lying flat on the XY plane, 5mm thick (Z=0 to Z=5). Two circular ends, each 20mm in diameter, are centered at (-15, 0) and (15, 0), joined by a 12mm wide rectangular web. Each end has an 8mm diameter hole through its center.',
    5 * (2 * round(20, 1) + 30 * 12 - 2 * half(10, 12) - 2 * round(8, 1)),
  ],
  // The clause behind a colon has a subject of its own; "at its base" is no noun for what follows.
  [
    'A flanged bush: the sleeve is a cylinder 18mm in diameter and 22mm long, and the flange at its base is 30mm in diameter and 3mm thick (Z=0 to Z=3). A 12mm diameter bore passes through the full 22mm length along Z.',
    round(18, 19) + round(30, 3) - round(12, 22),
  ],
  [
    'A stepped plinth made of three stacked square slabs, each 8mm thick: the bottom slab is 50mm x 50mm, the middle slab is 34mm x 34mm, and the top slab is 18mm x 18mm.',
    8 * (50 ** 2 + 34 ** 2 + 18 ** 2),
  ],
  [
    'A square frame: 70mm by 70mm outer dimensions, with a 50mm by 50mm square opening in the center, 6mm thick.',
    6 * (70 ** 2 - 50 ** 2),
  ],
  [
    'A T-shaped prism. The T profile lies in the XZ plane: the horizontal top bar is 44mm wide (X) and 8mm tall (Z), and the vertical stem is 10mm wide (X) and 26mm tall (Z), centered below the bar. Extruded 18mm along Y.',
    18 * (44 * 8 + 10 * 26),
  ],
  [
    'A half cylinder (D-shaped prism) with a radius of 15mm and a length of 60mm along the Y axis, with its flat face on the XY plane.',
    round(30, 60) / 2,
  ],
  // Where the first of several lies, told by its angle.
  [
    'A disc 60mm in diameter and 5mm thick. Four 6mm diameter holes are evenly distributed on a 44mm diameter bolt circle, starting at 45 degrees.',
    round(60, 5) - 4 * round(6, 5),
  ],
])

test('one hole along each axis is three holes', () => {
  const { plan } = read(
    'A cube with 40mm sides and a 12mm diameter hole through the center along each of the three axes (X, Y, and Z).',
  )
  assert.equal(plan.parts[0]?.features.filter(({ kind }) => kind === 'hole').length, 3)
})
