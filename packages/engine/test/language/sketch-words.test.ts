/** Drawings whose figures lie on the edges, circles and lines of others, are made one, or leave something. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const BARN = (36 * 22 + (36 * 15) / 2) * 50
const PLUS = (2 * 48 * 14 - 14 * 14) * 6
const ARCH = (Math.PI / 2) * (24 ** 2 - 17 ** 2) * 9
const BITTEN = (75 * 44 - (Math.PI / 2) * 12.5 ** 2) * 7
const HEXAGONAL = (Math.PI * 26 ** 2 - 1.5 * Math.sqrt(3) * 14 ** 2) * 18

holdVolumes([
  // A base that is an edge of another.
  [
    'Create a small barn. Sketch a rectangle 36 units wide and 22 units high. On top of it, put an isosceles triangle whose base coincides with the top edge of the rectangle and whose height is 15 units, like a gable. Extrude the whole thing by 50 units.',
    BARN,
  ],
  [
    'Draw a rectangle that is 36 mm wide and 22 mm high. On its top edge, place a triangle whose base is the top edge of the rectangle and whose height is 15 mm. Extrude the sketch by 50 mm.',
    BARN,
  ],
  [
    'Draw a rectangle that is 36 mm wide and 22 mm high. Above the rectangle, add a triangle that shares its base with the top side of the rectangle and is 15 mm high, just like a roof. Extrude the sketch by 50 mm.',
    BARN,
  ],
  [
    "Draw a rectangle 36 mm wide and 22 mm high. On top of the rectangle, attach a semi-circle whose diameter coincides with the rectangle's top edge, similar to a tombstone. Extrude the sketch by 5 mm.",
    (36 * 22 + (Math.PI / 2) * 18 ** 2) * 5,
  ],
  // Made one.
  [
    'Create a plus. Draw two identical rectangles of 48 by 14 units that share the same center, one rotated by 90 degrees. Combine both into a single plus-shaped profile, then extrude it by 6 units.',
    PLUS,
  ],
  [
    'Sketch two equal rectangles, each 48 mm long and 14 mm wide, perpendicular to each other and with a common center. Unite the two rectangles to one cross and extrude it by 6 mm.',
    PLUS,
  ],
  [
    'Draw a horizontal rectangle with a length of 48 mm and a width of 14 mm. Attach a rectangle with a width of 10 mm and a height of 25 mm to the middle of its bottom edge. Merge the two shapes into one T-shaped sketch. Extrude the sketch by 5 mm.',
    (48 * 14 + 250) * 5,
  ],
  // On one line, about one point.
  [
    'Draw a semicircle with a radius of 24 units. Inside it, draw a smaller, concentric semicircle with a radius of 17 units, both lying on the same base line. Subtract the smaller semicircle from the larger one so that a half ring remains. Extrude the half ring by 9 units.',
    ARCH,
  ],
  [
    'Create an arch. Sketch a half circle of 48 mm diameter and a second, concentric half circle of 34 mm diameter, with their flat sides on the same line. Remove the inner half circle from the outer one, leaving only a half ring, and extrude it by 9 mm.',
    ARCH,
  ],
  [
    'Sketch a semi-circle with a diameter of 48 mm and another, smaller semi-circle with a diameter of 34 mm inside it, both centered at the same point and resting on the same baseline. Cut the inner one out of the outer one and extrude the remaining arch by 9 mm.',
    ARCH,
  ],
  // Into the figure from one of its edges.
  [
    'Create a plate with a round bite. Draw a rectangle with a length of 75 units and a width of 44 units. At the midpoint of one of the longer edges, remove a semicircle with a diameter of 25 units (about 1/3rd of the length) whose flat side lies exactly on that edge and whose round side points towards the inside of the rectangle. Extrude the remaining shape by 7 units.',
    BITTEN,
  ],
  [
    'Draw a rectangle with a length of 75 mm and a width of 44 mm. From the middle of one long edge, cut out a half circle with a radius of 12.5 mm, its curved side facing inwards. Extrude what is left by 7 mm.',
    BITTEN,
  ],
  [
    'Draw a rectangle with a length of 75 mm and a width of 44 mm. At the center of the left side, cut away a semi-circle with a diameter of 25 mm (a third of the length) with its straight side on that side and bulging towards the interior. Extrude the rest by 7 mm.',
    BITTEN,
  ],
  // Sectors.
  [
    'Create a quarter of a cylinder: sketch a 90 degree circular sector (like a slice of pie) with a radius of 32 units and extrude it to a height of 5 units.',
    Math.PI * 256 * 5,
  ],
  [
    'Create a wedge of cheese: draw a 45 degree sector of a circle with a radius of 32 mm, then extrude it by 12 mm.',
    Math.PI * 128 * 12,
  ],
  [
    'Draw a circular sector with a radius of 32 mm and an angle of 240 degrees. Extrude the sector by 4 mm.',
    Math.PI * 1024 * (2 / 3) * 4,
  ],
  // Corners on a circle.
  [
    'Create a cylinder with a diameter of 52 units and a height of 18 units. Then sketch a regular hexagon in the middle of the top face, with its six corners lying on a circle of diameter 28 units, and negatively extrude it through the entire height so that a hexagonal hole is left in the cylinder.',
    HEXAGONAL,
  ],
  [
    'Create a cylinder with a radius of 26 mm and a height of 18 mm. On its top face, draw a regular hexagon whose vertices lie on a circle with a radius of 14 mm, centered on the face. Cut it through the whole cylinder.',
    HEXAGONAL,
  ],
  [
    'Create a disc 52 mm in diameter and 18 mm high. Sketch a square in the middle of the top face whose four corners lie on a circle with a diameter of 20 mm and negatively extrude it all the way through.',
    (Math.PI * 26 ** 2 - 200) * 18,
  ],
  // What comes of a cut is no second one.
  [
    'Create a cylinder with a diameter of 52 mm and a height of 18 mm. Cut a hexagon with a diameter of 28 mm through the center so that a hexagonal hole is left in the cylinder.',
    HEXAGONAL,
  ],
  // Points told as sums.
  [
    'Create a slanted plate by drawing a parallelogram-like polygon through the points (0, 0), (34, 0), (34 + 9, 20) and (9, 20), closing it, and extruding it to a height of 6 units. Afterwards, translate the object so that it is centered vertically.',
    34 * 20 * 6,
  ],
])

test('a share in brackets that does not come to the size is refused', () => {
  assert.match(
    refusal(
      'Draw a rectangle with a length of 80 mm and a width of 44 mm. At the midpoint of the top edge, remove a semicircle with a diameter of 20 mm (1/3rd of the length) whose round side points towards the inside of the rectangle. Extrude the remaining shape by 7 mm.',
    ).message,
    /“round”, “side”/u,
  )
})

test('a round side that points somewhere is nothing to be rounded', () => {
  const bar = read('A 40 mm long D-shaped bar, 20 mm in diameter, its round side facing up.')
  assert.ok(!JSON.stringify(bar.plan.parts).includes('fillet'))
})

test('a figure inside of another does not become one with it', () => {
  assert.match(
    refusal(
      'Draw a square with a side of 40 mm. Draw a circle with a diameter of 20 mm in the center of the square. Merge the two figures into one sketch and extrude it by 5 mm.',
    ).code,
    /prompt_too_ambiguous/u,
  )
})
