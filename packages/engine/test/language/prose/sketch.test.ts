/** Figures that are drawn in one plane, joined edge to edge or cut out of each other, and extruded; sizes by those of others. */
import { holdProse, holdUnread } from './prose.ts'

const { PI, SQRT2, sqrt } = Math

holdProse([
  // Joined at an edge, in the middle of it where nobody says otherwise.
  [
    'Create an object like a tombstone. Begin by drawing a rectangle with a length of 60 units and a height of 50 units. Next, attach a semi-circle with a diameter of 60 units to its top edge. Finally, extrude the combined sketch to a depth of 20 units.',
    (3000 + (PI * 900) / 2) * 20,
  ],
  [
    'Create an arrow. Sketch a rectangle with a length of 80 units and a width of 20 units. Attach an isosceles triangle with a base of 50 units and a height of 40 units to the right end of the rectangle, with its base centered on the right edge. Extrude this sketch to a height of 10 units.',
    (1600 + 1000) * 10,
  ],
  [
    'Create a T-shaped block. Sketch a horizontal rectangle with a length of 100 units and a height of 25 units. Centered below it, attach a vertical rectangle with a width of 25 units and a height of 75 units. Extrude the entire sketch by 30 units.',
    (2500 + 1875) * 30,
  ],
  [
    'Create a plus-shaped object. Draw a horizontal rectangle with a length of 100 units and a width of 20 units. Then, draw a vertical rectangle with a length of 20 units and a width of 100 units that shares its center with the first one. Extrude this combined sketch to a height of 30 units.',
    (4000 - 400) * 30,
  ],
  // Within another a figure is left out.
  [
    'Create a washer-like object. Begin by drawing a circle with a diameter of 120 units. Draw a smaller circle with a diameter of 50 units inside it, sharing the same center. Extrude the region between the two circles to a height of 10 units.',
    PI * (3600 - 625) * 10,
  ],
  [
    'Create a picture frame. First, draw a square with a side length of 100 units. Then draw a smaller square inside it, leaving a margin of 10 units on all sides, and subtract it. Extrude the sketch to a height of 5 units.',
    (10000 - 6400) * 5,
  ],
  [
    'Sketch a rectangle 80 units long and 60 units wide. Subtract a smaller rectangle from it, leaving a margin of 8 units on the sides and the bottom. Extrude the sketch by 12 units.',
    (4800 - 64 * 52) * 12,
  ],
  [
    'Create a hexagonal tube. First sketch a regular hexagon with a diameter of 100 units (corner to corner). Then sketch a circle with a diameter of 70 units in its center. Extrude the area between the hexagon and the circle to a height of 50 units.',
    ((3 * sqrt(3) * 2500) / 2 - PI * 1225) * 50,
  ],
  [
    'Create a half-pipe. First, sketch a semi-circle with a diameter of 100 units. Next, sketch a smaller semi-circle with a diameter of 80 units with the same center and subtract it from the larger one. Extrude the resulting arch by 140 units.',
    (PI / 2) * (2500 - 1600) * 140,
  ],
  // Cut out of corners and edges.
  [
    'Create a plate with its top two corners cut off. Begin by sketching a rectangle with a width of 100 units and a height of 60 units. Cut off the top two corners with right triangles that have legs of 20 units. Extrude the sketch by 10 units.',
    (6000 - 400) * 10,
  ],
  [
    'Create a bar with a semi-circular groove. Sketch a rectangle with a width of 50 units and a height of 40 units. Cut a semi-circle with a diameter of 30 units out of the middle of the top edge of the rectangle. Extrude this sketch to a length of 150 units.',
    (2000 - (PI * 225) / 2) * 150,
  ],
  [
    'Draw a square with sides of 60 units. Remove a quarter circle with a radius of 25 units from the top right corner. Extrude it by 60 units.',
    (3600 - (PI * 625) / 4) * 60,
  ],
  // Figures alone.
  [
    'Create a right trapezoid with a longer base of 90 units, a shorter base of 50 units and a height of 40 units. Extrude this sketch by 30 units.',
    2800 * 30,
  ],
  [
    'Create an isosceles trapezoid with a bottom base of 100 units, a top base of 60 units, and a height of 50 units. Extrude it to a thickness of 20 units to form a trapezoidal prism.',
    4000 * 20,
  ],
  ['Draw a quarter circle with a radius of 50 units and extrude it by 20 units.', ((PI * 2500) / 4) * 20],
  [
    'Begin by drawing a regular octagon with a side length of 30 units. Extrude it to a height of 40 units.',
    2 * (1 + SQRT2) * 900 * 40,
  ],
  [
    'Create a regular hexagon with a distance of 60 units between opposite flat sides, and extrude this sketch to a height of 25 units.',
    ((sqrt(3) * 3600) / 2) * 25,
  ],
  [
    'Create a solid from a polygon with the vertices (0, 0), (100, 0), (100, 40), (60, 40), (60, 80) and (0, 80). Connect the points with straight lines and extrude the closed shape to a height of 30 units.',
    (4000 + 2400) * 30,
  ],
  [
    'On the XZ plane, draw a line from (0, 0) to (80, 0), then to (80, 50), then to (40, 90), then to (0, 50), and close the sketch. Extrude it by 60 units.',
    (4000 + 1600) * 60,
  ],
  // One after the other, each drawn on what is there.
  [
    'Create a stepped tower. First, sketch a square with sides of 100 units and extrude it by 20 units. On top of it, centered, sketch a smaller square with sides of 60 units and extrude it by 30 units. Finally, on top of the second square, sketch a circle with a diameter of 40 units, and extrude it to a height of 50 units.',
    200_000 + 3600 * 30 + PI * 400 * 50,
  ],
  [
    'Create a 3D shape resembling a bolt. Start with a regular hexagon with a side length of 20 units and extrude it by 15 units to form the head. Then, draw a circle with a diameter of 20 units in the center of the hexagon and extrude it by 80 units to form the shaft of the bolt.',
    ((3 * sqrt(3)) / 2) * 400 * 15 + PI * 100 * 80,
  ],
  [
    'Begin by sketching a rectangle with a length of 100 units and a width of 70 units and extrude it to a height of 10 units. Then, sketch a circle with a diameter of 20 units in the center of the rectangle and negatively extrude it to create a hole through the object.',
    (7000 - PI * 100) * 10,
  ],
  [
    'Create a table. First, create the table top by sketching a rectangle 120 units in length and 80 units in width and extruding it to a height of 5 units. Next, sketch four small squares with sides of 8 units on the underside of the table top, one in each corner, so that the outer sides of the squares are flush with the edges of the top. Extrude these squares downwards by 60 units to form the legs of the table.',
    9600 * 5 + 4 * 64 * 60,
  ],
  [
    'Create an open tray. Start with a rectangular box with a length of 120 units, a width of 80 units, and a height of 25 units. Then, draw a smaller rectangle on the top face, leaving a padding of 5 units on all four sides, and negatively extrude it to a depth of 22 units, so that a thin bottom remains.',
    9600 * 25 - 110 * 70 * 22,
  ],
  [
    'Create a T-shaped 3D object. First, draw a sketch of a "T" where the horizontal bar on top has a length of 75 units and a height of 15 units. The vertical section should be centered underneath the bar and have a width of 13 units and a height of 50 units. Finally, extrude this whole sketch by 30 units.',
    (75 * 15 + 13 * 50) * 30,
  ],
  // What is drawn is called by what it is for; an opening that goes on above.
  [
    'Begin by sketching a rectangle with a width of 75 units and a height of 48 units, and attach a semi-circle with a diameter of 75 units to the top edge of the rectangle. Next, create the opening of the arch: a smaller rectangle with a width of 42 units and a height of 48 units, starting from the center of the bottom edge, with a semi-circle with a diameter of 42 units on top of it. Subtract this smaller shape from the larger one and finally extrude the sketch to a depth of 20 units.',
    (75 * 48 + (PI * 37.5 ** 2) / 2 - 42 * 48 - (PI * 441) / 2) * 20,
  ],
  [
    'Create a ring by sketching two concentric circles with diameters of 90 units and 70 units and extruding the area between them to a height of 25 units.',
    PI * (2025 - 1225) * 25,
  ],
  ['Create a quarter of a cylinder with a radius of 60 units and a height of 75 units.', PI * 900 * 75],
  // Where all of it lies in space is not its shape.
  [
    'Create an inverted stool. On the X-Z plane, sketch a square with sides of 60 units and extrude it by 10 units. The object may then be rotated and translated for proper orientation.',
    36_000,
  ],
  // Sizes by those of others.
  [
    'Create a rectangular plate with a length of 90 units, a width that is one third of its length, and a height of 5 units.',
    90 * 30 * 5,
  ],
  [
    'Create a cylinder with a diameter of 80 units and a height of half the diameter. Then, cut a hole through its center with a diameter of 20 units.',
    PI * (1600 - 100) * 40,
  ],
  [
    'Sketch a circle with a diameter of 150 units and extrude it to a height of 20 units. Then draw a circle with a diameter of half of the first circle in the middle of it, and negatively extrude it by half the height of the circle.',
    PI * (5625 * 20 - 1406.25 * 10),
  ],
  [
    'Create a disc with a diameter of 100 units and a thickness of 10 units. Then add a smaller disc with a diameter of 70% of the first disc and a thickness of 20 units on top of it.',
    PI * (2500 * 10 + 1225 * 20),
  ],
  [
    'Draw a rectangle with a length of 60 units and a height of 30 units. On top of it, draw an isosceles trapezoid with its longer base equal to the length of the rectangle, a shorter base of 20 units and a height of 40 units. Extrude the combined sketch by 60 units.',
    (1800 + 1600) * 60,
  ],
])

holdUnread([
  // A trapezoid has no corners like those of its box.
  'Draw an isosceles trapezoid with a longer base of 48 units, a shorter base of 32 units and a height of 30 units. Remove a square with sides of 5 units from the top right corner. Extrude it by 10 units.',
  // A circle has no top edge.
  'Draw a circle with a diameter of 40 units. Attach a rectangle with a length of 10 units and a height of 20 units to its top edge. Extrude the sketch by 5 units.',
  // The number in brackets is not half of it.
  'Create a plate with a length of 90 units, a width of half of its length (30 units), and a height of 5 units.',
  // A floor is left by a depth that nobody tells.
  'A block 50 x 30 x 20 units with a 12 unit hole in the top so that a thin floor is left.',
  // What is turned is no part.
  'A plate 70 x 45 x 6 units. Rotate the left edge.',
  // Larger than what it leaves a margin of.
  'Draw a square with sides of 20 units. Subtract a smaller square inside it, leaving a margin of 10 units on all sides. Extrude it by 5 units.',
])
