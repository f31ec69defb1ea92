/** Parts told loosely, as somebody tells a sketch and what becomes of it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const { PI } = Math

/** What two crossing cylinders have in common. */
function crossing(wide: number, narrow: number): number {
  const steps = 20_000
  let sum = 0
  for (let i = 0; i < steps; i++) {
    const x = narrow * ((2 * i + 1) / steps - 1)
    sum += 4 * Math.sqrt(narrow ** 2 - x ** 2) * Math.sqrt(wide ** 2 - x ** 2)
  }
  return (sum * 2 * narrow) / steps
}

holdVolumes([
  // A size told by another one, with its number behind it, is no remark on the size before.
  [
    'A bar with a length of 80 mm, a width that is a quarter of the length (20 mm), and a height of 5 mm.',
    8000,
  ],
  ['A plate with a length of 60 mm, a width that is half of the length, and a thickness of 4 mm.', 7200],
  // Lines that close a figure are its own.
  [
    'Sketch a half circle with a radius of 10 mm, closed by a straight line across its ends, and extrude it 30 mm to form a half cylinder.',
    (PI * 100 * 30) / 2,
  ],
  [
    'Draw two concentric half circles: the outer half circle has a radius of 20 mm and the inner half circle a radius of 12 mm. Join their ends with straight lines to close the profile. Extrude this sketch by 8 mm.',
    (PI * (400 - 144) * 8) / 2,
  ],
  [
    'Connect the following points with straight lines: (0, 0), (30, 0), (30, 10), (10, 20), (0, 20). Close the outline and extrude it to a depth of 6 mm.',
    6 * (600 - 100),
  ],
  // Where a size is measured is no second body.
  [
    'A doughnut-shaped ring (a torus) with a major radius of 30 mm, measured from the middle of the ring to the middle of the tube, and a tube radius of 5 mm.',
    2 * PI * PI * 30 * 25,
  ],
  [
    'A square tube 100 mm long. The outer cross-section is a square with a side length of 20 mm, and the wall thickness is 2 mm.',
    100 * (400 - 256),
  ],
  // What crosses another body lies across it.
  [
    'Sketch a rectangle with a length of 50 mm and a width of 10 mm. Sketch a second rectangle with the same dimensions, rotated by 90 degrees so that they cross each other at their centers. Extrude the combined sketch by 4 mm.',
    4 * (2 * 500 - 100),
  ],
  [
    'Sketch a rectangle with a length of 60 mm and a width of 12 mm. Sketch a second rectangle with a length of 40 mm and a width of 10 mm. It crosses the first rectangle at its center. Extrude the combined sketch by 5 mm.',
    5 * (720 + 400 - 120),
  ],
  // Pieces of a part that has a name of its own.
  [
    'A T-shaped object. Sketch a "T": the horizontal bar has a length of 40 mm and a thickness of 6 mm, the vertical stem has a width of 8 mm and a length of 24 mm. The stem is attached to the middle of the bottom edge of the horizontal bar. Extrude this sketch by 10 mm.',
    10 * (240 + 192),
  ],
  [
    'An I-beam with a length of 200 mm and a height of 40 mm. The two flanges are 30 mm wide and 5 mm thick. The web connecting the middles of the two flanges has a thickness of 4 mm.',
    200 * (2 * 150 + 30 * 4),
  ],
  [
    'An H-shaped object. Sketch two vertical rectangles, each with a width of 8 mm and a height of 50 mm, spaced 20 mm apart from each other. Connect the middle of the two rectangles with a horizontal bar that has a height of 10 mm and fills the gap between them. Extrude the entire sketch by 6 mm.',
    6 * (2 * 400 + 200),
  ],
  // What it is said to resemble, where nothing else says what it is.
  [
    'Create a 3D object resembling a flight of stairs with four steps. Each step has a depth of 20 mm and a rise of 15 mm. It is 50 mm wide.',
    50 * 10 * 20 * 15,
  ],
  // Figures told by their points, whatever they are called.
  [
    'Create a rhombus-shaped plate. The coordinates of the vertices of the rhombus are (0, -10), (25, 0), (0, 10), and (-25, 0). Extrude the shape to a height of 4 mm.',
    4 * 500,
  ],
  [
    'Sketch a regular hexagon with a distance of 20 mm between its opposite sides and extrude it to a height of 6 mm.',
    6 * 200 * Math.sqrt(3),
  ],
  // Told by the one before, at the end that the rod does not stand on.
  [
    'Create a disc with a diameter of 40 mm and a height of 10 mm. From the center of its top face, extrude a rod with a diameter of 10 mm by 30 mm. Create another disc, identical to the first one, on the other end of the rod, so that the total length is 50 mm.',
    PI * (2 * 400 * 10 + 25 * 30),
  ],
  [
    'A post with a diameter of 20 mm and a height of 60 mm. Create a hole with a diameter of 6 mm that goes through the post from one side to the other. The hole is perpendicular to the axis of the post, 30 mm above the bottom.',
    PI * 100 * 60 - crossing(10, 3),
  ],
  // Rows and columns, and spacings, by the ways of the plate.
  [
    'A plate with a length of 90 mm, a width of 60 mm and a thickness of 3 mm. Create a grid of holes, consisting of 4 columns along the length and 3 rows along the width. Each hole has a diameter of 5 mm. The spacing between the centers of the holes is 20 mm along the length and 15 mm along the width.',
    3 * (5400 - 12 * PI * 6.25),
  ],
  // Names that are given in passing.
  [
    'Sketch a square with a side of 30 mm to form the body of the house. On top of the square, add a triangle with a base of 30 mm and a height of 12 mm, forming the roof. Extrude the sketch by 20 mm.',
    20 * (900 + 180),
  ],
  [
    'Create a box 40 x 30 x 10 mm, which serves as the base. Add a cylinder with a diameter of 10 mm and a height of 20 mm on top of it to act as the mast. On top of the mast place a cone with a diameter of 12 mm and a height of 9 mm.',
    12000 + PI * 25 * 20 + PI * 36 * 3,
  ],
  // Holes about the middle of what they are said to be concentric with.
  [
    'Sketch a rectangle with a length of 50 mm and a width of 16 mm, and attach a semicircle with a diameter equal to the width of the rectangle to each of its two short ends. Extrude this sketch by 4 mm. Create two holes with a diameter of 6 mm through the plate, each one concentric with one of the semicircles.',
    4 * (800 + PI * 64 - 2 * PI * 9),
  ],
  // A cut that is told by what it leaves.
  [
    'A block 60 x 40 x 20 mm. Cut a pocket from the top face, leaving a wall of 3 mm on all four sides and a floor of 2 mm.',
    48000 - 54 * 34 * 18,
  ],
  [
    'A block 50 x 30 x 15 mm. Cut a rectangle from the top face so that a wall thickness of 2 mm is left on all four sides, and a floor with a thickness of 3 mm is left at the bottom.',
    22500 - 46 * 26 * 12,
  ],
  [
    'A rectangular plate 60 x 40 mm and 4 mm thick. Cut off the four corners using a right triangle with two equal legs of 8 mm to create an octagonal shape.',
    4 * (2400 - 128),
  ],
  // Through both arms that a slot leaves.
  [
    'A block 60 x 30 x 50 mm. Cut a slot 24 mm wide and 35 mm deep from the top, through the entire width of the block. Create a hole with a diameter of 10 mm through both of the arms, 15 mm below the top.',
    90000 - 24 * 35 * 30 - PI * 25 * 36,
  ],
  [
    'Create a rectangular table top with a length of 80 mm, a width of 50 mm and a height of 4 mm. Create four square legs, each 5 mm by 5 mm with a height of 30 mm. Attach the legs to the bottom of the table top, one at each corner, so that the outer sides of the legs are flush with the edges of the table top.',
    16000 + 4 * 750,
  ],
  // Of several that were announced, each by its own word.
  [
    'Sketch two concentric circles, the larger with a diameter of 40 mm and the smaller with a diameter of 24 mm. Extrude the area between the two circles by 6 mm.',
    6 * PI * (400 - 144),
  ],
  [
    'Three square layers stacked on top of each other. The bottom layer has a side length of 60 mm, the middle layer has a side length of 40 mm, and the top layer has a side length of 20 mm. Each layer has a height of 10 mm and is centered on the layer below it.',
    10 * (3600 + 1600 + 400),
  ],
  [
    'Three cylinders stacked on top of each other. The bottom and top cylinders both have a diameter of 50 mm and a height of 5 mm. The middle cylinder has a diameter of 30 mm and a height of 20 mm.',
    PI * (2 * 625 * 5 + 225 * 20),
  ],
  [
    'The first bar is 60 mm long, 10 mm wide and 5 mm high. The second bar is 40 mm long, 8 mm wide and 5 mm high. The two bars cross each other at their centers.',
    5 * (600 + 320 - 80),
  ],
  // On both flat sides of what is round.
  [
    'A disc with a diameter of 80 mm and a thickness of 10 mm. Add a hub with a diameter of 30 mm and a height of 12 mm to the center of each face of the disc.',
    PI * (1600 * 10 + 2 * 225 * 12),
  ],
  [
    'A disc with a diameter of 60 mm and a thickness of 8 mm with a boss on both sides, 20 mm in diameter and 10 mm high.',
    PI * (900 * 8 + 2 * 100 * 10),
  ],
  [
    'A pipe with a flange on each end. The pipe has an outer diameter of 40 mm, an inner diameter of 30 mm and a length of 100 mm. Each flange has a diameter of 70 mm and a thickness of 8 mm, and the hole of the pipe should continue through both of the flanges.',
    PI * (400 - 225) * 100 + 2 * 8 * PI * (1225 - 225),
  ],
  // A half round groove is as deep as its radius.
  [
    'A block 60 x 40 x 25 mm. Cut a semicircular groove with a radius of 8 mm into the top face along the entire length of the block.',
    60 * (1000 - (PI * 64) / 2),
  ],
  [
    'A block 60 x 40 x 25 mm. Cut a semicircular groove 20 mm wide and 10 mm deep into the top face along the entire width of the block.',
    40 * (1500 - (PI * 100) / 2),
  ],
  // Smaller than a millimetre.
  [
    'A truncated cone with a bottom diameter of 0.4 mm, a top diameter of 0.2 mm and a height of 0.3 mm.',
    0.007 * PI,
  ],
])

for (const [prompt, named] of [
  ['A bar 100 x 10 x 10 mm with a 4 mm hole from one end to the other.', 'end'],
  ['A plate 100 x 50 x 10 mm. Drill a 4 mm hole from one side to the other.', 'side'],
  [
    'A block 60 x 40 x 20 mm with a slot 10 mm wide and 5 mm deep running between opposite sides of the block.',
    'between',
  ],
  [
    'A cylinder 40 mm in diameter and 60 mm tall with a boss on both sides, 10 mm in diameter and 5 mm long.',
    'sides',
  ],
  [
    'A bar 60 x 10 x 5 mm. A second bar has the same dimensions and sits on top of it, rotated by 90 degrees.',
    'rotated',
  ],
] as const)
  test(`which way is meant is asked, not guessed: “${prompt}”`, () => {
    assert.ok(refusal(prompt).message.includes(named))
  })
