/** Outlines told by their points, line by line or as a list. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { made } from '../library/family-cases.ts'
import { essence, featuresOf, read, refusal, required } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const { PI } = Math

/** Prompt, and the volume by formula in cubic millimetres. */
const SOLIDS: readonly [prompt: string, volume: number][] = [
  [
    'Sketch a polygon with the points (0, 0), (44, 0), (44, 18), (16, 18), (16, 52), (0, 52) and extrude it by 9 mm.',
    9 * (44 * 18 + 16 * 34),
  ],
  [
    'Draw a line from (0,0) to (36,0), then to (36,22), then to (0,22) and close the shape. Extrude it by 7.',
    36 * 22 * 7,
  ],
  [
    'Draw a closed polyline through the points (0, 0), (60, 0), (60/2, 60/4 + 9) and extrude it by 8 mm.',
    (60 * 24 * 8) / 2,
  ],
  [
    'Create a profile: line from (0,0) to (40,0), line to (40,15), arc through (20,35) to (0,15), line back to (0,0). Extrude the profile to a height of 6 mm.',
    6 * (40 * 15 + (PI * 20 ** 2) / 2),
  ],
  [
    'Create a 60 x 40 x 10 mm plate. Cut a triangle with the vertices (-12,-10), (12,-10), (0,10) through it.',
    60 * 40 * 10 - (24 * 20 * 10) / 2,
  ],
]

for (const [prompt, volume] of SOLIDS)
  test(`“${prompt}” encloses ${volume.toFixed(1)} mm³`, () => {
    const built = made(read(prompt).plan)
    assert.ok(Math.abs(built - volume) < 1e-3, `${built} instead of ${volume}`)
  })

test('a list of points and a line from point to point draw the same outline', () => {
  assert.deepEqual(
    essence(
      'Draw the first line from (0, 0) to (40, 0). Draw the second line from (40, 0) to (40, 25). Draw the third line from (40, 25) to (0, 35). Close the loop. Extrude the sketch by 4 mm.',
    ),
    essence('Draw a polygon with the vertices (0, 0), (40, 0), (40, 25) and (0, 35). Extrude it by 4 mm.'),
  )
})

test('a size that the points already have is checked against them, whichever side it names', () => {
  const prompt = (width: number): string =>
    `Create a hexagon-like shape with a length of ${width} mm. Its vertices are (0,0), (30,0), (42,15), (30,30) and (0,30). Extrude it to a height of 5 mm.`
  assert.ok(required(prompt(30)).includes(30))
  assert.ok(required(prompt(42)).includes(42))
  assert.equal(refusal(prompt(37)).code, 'geometry_validation_failed')
})

test('sides that cross each other are refused', () => {
  const { code, message } = refusal(
    'Sketch a polygon with the vertices (0,0), (40,40), (40,0), (0,40) and extrude it by 3 mm.',
  )
  assert.equal(code, 'geometry_validation_failed')
  assert.match(message, /cross each other/u)
})

test('points of holes draw nothing', () => {
  const features = featuresOf(
    'Create a plate 100 x 60 x 5 mm with holes of 4 mm at the points (10, 10), (20, 10), (30, 15).',
  )
  assert.deepEqual(
    features.map(({ kind }) => kind),
    ['box', 'hole'],
  )
})

test('what is said of the corners besides is told by the points', () => {
  const { plan } = read(
    'Draw a polygon. The vertices of the polygon are (0,0), (30,0), (40,10), (30,20) and (0,20). The right edges of the polygon meet at an obtuse angle close to 90 degrees. Extrude it by 5 mm.',
  )
  assert.ok(plan.assumptions.some(({ says }) => /points of the outline decide/u.test(says)))
})

const FIVE = '(0, 0), (60, 0), (60, 30), (40, 45) and (0, 35)'
const five = (60 * 30 + 60 * 45 - 40 * 30 + 40 * 35) / 2

// A body that is told by its corners is one body: the plate lay at each of them.
holdVolumes([
  [`A plate with five sides. Its vertices are ${FIVE}. It is 4 mm thick.`, five * 4],
  [`A five-sided plate, 4 mm thick. Its corners are at ${FIVE}.`, five * 4],
  [
    `Create an irregular plate. The vertices, in order, are ${FIVE}. Connect them with straight lines, close the sketch and extrude it by 4 mm.`,
    five * 4,
  ],
])
