/** Whose hole, whose edge, whose height: things told of one of several bodies, or measured from another. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, read, refusal } from './reading.ts'
import { holdVolumes, type Told } from './volumes.ts'

const cylinder = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const ring = (outer: number, inner: number, height: number): number =>
  cylinder(outer, height) - cylinder(inner, height)
/** A 45° chamfer on the rim of a bore, or of a rod where `bore` is false. */
const chamfer = (diameter: number, size: number, bore: boolean): number => {
  const [r, s] = [diameter / 2, bore ? diameter / 2 + size : diameter / 2 - size]
  return Math.abs((Math.PI * size) / 3) * Math.abs(r * r + r * s + s * s - 3 * r * r)
}

const TOLD: readonly Told[] = [
  [
    'A 110 x 40 x 9 mm plate. Two posts, each 14 mm in diameter and 20 mm tall, stand on the plate, 70 mm apart. Each post has a 6 mm hole in the top, 12 mm deep.',
    110 * 40 * 9 + 2 * (cylinder(14, 20) - cylinder(6, 12)),
  ],
  [
    'A base plate 90 x 50 x 10 mm with a 40 x 50 x 36 mm block on top in the middle. A 16 mm hole goes through the block in the Y direction. The center of the hole is 20 mm above the top of the base.',
    90 * 50 * 10 + 40 * 50 * 36 - cylinder(16, 50),
  ],
  [
    'The plate is 90 x 70 x 9 mm. It has two holes, 5 mm in diameter, 60 mm apart. Each hole has a countersink, 10 mm in diameter at the surface, with a 90 degree angle.',
    90 * 70 * 9 -
      2 * (cylinder(5, 9) + (Math.PI * 2.5 * (5 * 5 + 5 * 2.5 + 2.5 * 2.5)) / 3 - cylinder(5, 2.5)),
  ],
  [
    'A plate 110 x 80 x 4 mm with a 4 x 3 grid of 6 mm holes. The spacing is 25 mm in X and 22 mm in Y.',
    110 * 80 * 4 - 12 * cylinder(6, 4),
  ],
  [
    'A perforated sheet 70 x 50 x 2 mm with a grid of 3 by 2 holes of 8 mm diameter, 20 mm apart.',
    70 * 50 * 2 - 6 * cylinder(8, 2),
  ],
  [
    'A spacer post: hexagonal body 10 mm across flats and 24 mm tall with a 4 mm through hole along Z.',
    ((Math.sqrt(3) / 2) * 100 - cylinder(4, 1)) * 24,
  ],
  [
    'A square tube, 30 mm by 30 mm, with a wall thickness of 2 mm, 90 mm long along the Z axis.',
    (900 - 26 * 26) * 90,
  ],
  [
    'This is a stepped shaft.\n\n1. The first section is 24 mm in diameter and 15 mm long.\n\n2. The second section is 16 mm in diameter and 30 mm long.\n\n3. Put a 1.5 mm chamfer on both ends of the shaft.',
    cylinder(24, 15) + cylinder(16, 30) - chamfer(24, 1.5, false) - chamfer(16, 1.5, false),
  ],
  [
    'Two discs, each 40 mm in diameter and 8 mm thick. The rod between the discs is 12 mm in diameter and 50 mm long.',
    2 * cylinder(40, 8) + cylinder(12, 50),
  ],
  [
    'A washer with a 46 mm outer diameter, an 18 mm inner diameter and 8 mm thick. Both edges of the hole have a 1 mm chamfer.',
    ring(46, 18, 8) - 2 * chamfer(18, 1, true),
  ],
]

holdVolumes(TOLD)

test('what closes the end of a tube is as wide as the tube', () => {
  const prompt =
    'A hollow cylinder with an outer diameter of 30 mm, an inner diameter of 24 mm and a height of 40 mm. The bottom is closed by a circular plate 3 mm thick.'
  assert.ok(read(prompt).plan.assumptions.some(({ says }) => says.includes('plate is 30 mm')))
})

test('a part of the top face is no side of the block', () => {
  const cube = featuresOf(
    'A 70 x 30 x 10 mm block. On the right side of the top face, add a 16 mm cube.',
  ).find(({ id }) => id === 'cube')
  assert.ok(cube?.kind === 'box' && cube.frame?.on === 'frame')
  const [x, , z] = cube.frame.origin ?? []
  assert.ok(x > 0)
  assert.equal(z, 10)
})

test('what lies, centred at the origin, has its axis there', () => {
  const [tube] = featuresOf(
    'A horizontal cylinder 30 mm in diameter and 80 mm long along the X axis, centered at the origin, with a vertical cylinder 20 mm in diameter rising from its center to Z=40.',
  )
  assert.ok(tube?.kind === 'cylinder' && tube.frame?.on === 'frame')
  assert.equal(tube.frame.origin?.[2], 0)
})

for (const [prompt, says] of [
  ['A slotted plate 80 x 60 x 10 mm with a 6 mm hole in the middle', /slotted/u],
  [
    'A plate 60 x 40 x 10 mm. Put a boss 10 mm in diameter and 5 mm tall on it, across the full width of the plate.',
    /full/u,
  ],
  ['A boss 30 mm in diameter and 20 mm tall on an 80 x 80 x 8 mm plate, with four ribs.', /ribs/u],
] as const)
  test(`“${prompt}” is refused, naming ${says.source}`, () => {
    const { code, message } = refusal(prompt)
    assert.equal(code, 'prompt_too_ambiguous')
    assert.match(message, says)
  })
