/** Two of the four corners of a plate: of one side where nobody says which, and what is cut out there. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const lost = (radius: number): number => (1 - Math.PI / 4) * radius ** 2
const round = (diameter: number): number => (Math.PI / 4) * diameter ** 2

holdVolumes([
  [
    'A plate 100 x 60 x 5 mm. Round two corners of the plate with a radius of 10 mm.',
    (6000 - 2 * lost(10)) * 5,
  ],
  ['A plate 60 x 100 x 5 mm. Chamfer the corners at one short end by 10 mm.', (6000 - 2 * 50) * 5],
  ['A plate 60 x 100 x 5 mm. Round one of the corners with a radius of 10 mm.', (6000 - lost(10)) * 5],
  [
    'A plate 100 x 60 x 5 mm with a 6 mm hole in two of its corners, 10 mm from the edges.',
    (6000 - 2 * round(6)) * 5,
  ],
  [
    'Draw a rectangle 150 by 40 mm and extrude it by 3 mm. Cut two 12 x 10 mm rectangular cutouts at two corners of the plate.',
    (6000 - 240) * 3,
  ],
  // Only the inner corner of such a cut is a corner of the plate.
  [
    'Draw a rectangle 150 by 40 mm and extrude it by 3 mm. Sketch two small rectangles 12 mm in length and 10 mm in width. Fillet the edges of these rectangles at two corners along the longer side with a radius of 2.5 mm. Negatively extrude the rectangles to make two cutouts with rounded corners at two corners of the plate.',
    (6000 - 240 + 2 * lost(2.5)) * 3,
  ],
  [
    'Draw a rectangle with a length of 150 mm and a width of 40 mm and extrude it by 3 mm. Draw two sketches of two rectangles calculated as (length - 126)/2 for length and width - 30 for width. Negatively extrude them to create two cutouts at two corners of the plate.',
    (6000 - 240) * 3,
  ],
])

test('which two corners are taken is said', () => {
  const { plan } = read('A plate 100 x 60 x 5 mm. Round two corners of the plate with a radius of 10 mm.')
  assert.ok(plan.assumptions.some(({ says }) => says.includes('two corners at one long side')))
})
