/** Parts told by their silhouette: sloping and narrowing bars, round ends, moves around an outline, turned profiles, slices of discs. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { made } from '../library/family-cases.ts'
import { essence, featuresOf, read, refusal } from './reading.ts'

const { PI } = Math
const stadium = (length: number, width: number): number => (length - width) * width + (PI * width ** 2) / 4
const disc = (diameter: number): number => (PI * diameter ** 2) / 4

/** Prompt, and the volume by formula in cubic millimetres. */
const SOLIDS: readonly [prompt: string, volume: number][] = [
  // Sloping and narrowing.
  [
    'A wedge. Its bottom is 70mm x 24mm. It is 18mm high at one end and slopes down to nothing at the other.',
    (70 * 24 * 18) / 2,
  ],
  [
    'I want a wedge 90 mm long and 35 mm wide that tapers from 16 mm thick at the back to 4 mm at the front.',
    90 * 35 * 10,
  ],
  ['A ramp 64 long, 22 wide. The tall end is 30 and the short end is 12.', 64 * 22 * 21],
  [
    'A bar 120 mm long and 6 mm thick that tapers from 36 mm wide at one end to 18 mm wide at the other.',
    120 * 27 * 6,
  ],
  [
    'A door stop. Its side profile is a right triangle 90mm long and 28mm tall. It is 36mm wide.',
    (90 * 28 * 36) / 2,
  ],
  // Round ends.
  [
    'A plate, 90mm x 24mm x 4mm, with both ends fully rounded (12mm radius). There is a 7mm hole at the center of each rounded end.',
    4 * (stadium(90, 24) - 2 * disc(7)),
  ],
  ['A flat bar 75 mm long, 18 mm wide and 5 mm thick with semicircular ends.', 5 * stadium(75, 18)],
  [
    'A 64 x 26 x 3 mm plate rounded on one end only, with a 9 mm hole concentric with the rounded end.',
    3 * (51 * 26 + disc(26) / 2 - disc(9)),
  ],
  // Moves, and sections that are turned.
  [
    'A plate, 6 mm thick. Start at the origin, go right 50 mm, up 15 mm, left 35 mm, up 25 mm, left 15 mm and back to the start.',
    6 * (50 * 15 + 15 * 25),
  ],
  [
    'Revolve the profile with points (0,0), (22,0), (22,8), (9,8), (9,34), (0,34) around the Y axis.',
    disc(44) * 8 + disc(18) * 26,
  ],
  [
    'Sketch a closed profile through (6,0), (18,0), (18,12), (6,12) and rotate it 360 degrees about the Z axis.',
    12 * (disc(36) - disc(12)),
  ],
  // Pieces of discs, slanted figures and others.
  ['A quarter disc with a 44 mm radius, 7 mm thick', (7 * disc(88)) / 4],
  ['A pie slice with a 36 mm radius and a 40 degree angle, 5 mm thick', (5 * disc(72)) / 9],
  [
    'A parallelogram plate with a base of 46 mm, a height of 24 mm and a 65 degree angle, 4 mm thick',
    46 * 24 * 4,
  ],
  [
    'An arrow shaped plate. The shaft is 50mm long and 16mm wide. The head has a width of 34mm and a length of 24mm. It is 4mm thick.',
    4 * (50 * 16 + (34 * 24) / 2),
  ],
  ['A staircase with 5 steps. Each step is 8mm tall, 12mm deep and 40mm wide.', 40 * 12 * 8 * 15],
  ['A half cylinder with a 36mm diameter, 70mm long, lying on its flat side.', (70 * disc(36)) / 2],
  [
    'A flat plate in the shape of a trapezoid. The long side is 70mm, the short side is 40mm and the distance between them is 30mm. The plate is 5mm thick.',
    5 * 55 * 30,
  ],
  [
    'This is a rectangular frame. The outside is 110mm x 80mm and the inside opening is 90mm x 60mm. It is 6mm thick. The four outer corners are rounded with a radius of 8mm.',
    6 * (110 * 80 - (4 - PI) * 64 - 90 * 60),
  ],
  [
    'Draw a rectangle 36mm wide and 24mm tall. On top of it add an isosceles triangle with a 36mm base and 18mm height. Extrude everything 10mm.',
    10 * (36 * 24 + (36 * 18) / 2),
  ],
  [
    'Start with an 80 x 50 x 4 mm plate. Cut a 20 x 15 mm rectangle out of the top right corner and another 20 x 15 mm rectangle out of the bottom left corner.',
    4 * (80 * 50 - 2 * 20 * 15),
  ],
]

for (const [prompt, volume] of SOLIDS)
  test(`“${prompt}” holds ${volume.toFixed(1)} mm³`, () => {
    const built = made(read(prompt).plan)
    assert.ok(Math.abs(built / volume - 1) < 1e-6, `${built} instead of ${volume}`)
  })

test('a radius that is not half of the width rounds corners, and no end', () => {
  const [plate] = featuresOf('A plate 80 x 30 x 5 mm. The ends are rounded with a 4 mm radius.')
  assert.equal(plate?.kind, 'box')
})

test('an end radius that contradicts a full round is refused', () => {
  const { code } = refusal('A plate, 90mm x 24mm x 4mm, with both ends fully rounded (10mm radius).')
  assert.equal(code, 'geometry_validation_failed')
})

test('a section that lies on both sides of its axis is refused', () => {
  const { code } = refusal(
    'Revolve the profile with points (-5,0), (20,0), (20,8), (-5,8) around the Y axis.',
  )
  assert.equal(code, 'geometry_validation_failed')
})

test('moves may be told before or behind how far they go', () => {
  assert.deepEqual(
    essence(
      'A plate, 4 mm thick. Start at the origin, go right 40 mm, up 10 mm, left 25 mm, up 20 mm, left 15 mm.',
    ),
    essence(
      'A plate, 4 mm thick. From the origin go 40 mm to the right, 10 mm up, 25 mm to the left, 20 mm up, 15 mm to the left.',
    ),
  )
})

test('a hole concentric with a half circle lies in the middle of its arc', () => {
  const [sketch] = featuresOf(
    '1. Sketch a rectangle 30mm wide and 40mm tall. Put a semicircle of 15mm radius on top of the rectangle.\n2. Extrude the sketch 8mm.\n3. Cut a 12mm diameter hole concentric with the semicircle.',
  )
  assert.ok(sketch?.kind === 'prism')
  // 40 mm up, of what is 55 mm high.
  assert.deepEqual(sketch.base.cut, [{ kind: 'circle', diameter: 12, at: [0, 12.5], rotateDeg: 0 }])
})

test('the round ends of a slot are its own, not those of its plate', () => {
  const [plate] = featuresOf('A 90 x 30 x 5 mm plate with two 6 x 18 mm slots with rounded ends.')
  assert.equal(plate?.kind, 'box')
})
