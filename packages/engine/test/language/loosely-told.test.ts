/** Parts told loosely, as somebody tells a sketch and what becomes of it. */
import { holdVolumes } from './volumes.ts'

const { PI } = Math

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
])
