/** Several bodies in space: placed on any axis, beside each other, in copies, or cut away. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, read, refusal } from './reading.ts'

type Box = { kind: string; size: number[]; frame: { origin: number[] }; operation: string }
const boxes = (prompt: string): Box[] => featuresOf(prompt) as unknown as Box[]
const measured = (prompt: string): string[] => read(prompt).plan.requirements.map(({ says }) => says)

test('ranges and coordinates place bodies on every axis', () => {
  const [floor, wall] = boxes(
    'The bottom plate is 40 mm long (X), 20 mm wide (Y) and 4 mm thick (Z=0 to Z=4). The top plate extends from X=-20 to X=10, 20 mm wide (Y), from Z=4 to Z=9.',
  )
  assert.deepEqual(floor?.size, [40, 20, 4])
  assert.deepEqual(wall?.size, [30, 20, 5])
  assert.deepEqual(wall?.frame.origin, [-5, 0, 4])
})

test('a range that disagrees with a stated size is refused, naming both', () => {
  const { code, message } = refusal('a plate 40 x 20 mm, 5 mm thick, from z=0 to z=7')
  assert.equal(code, 'geometry_validation_failed')
  assert.match(message, /5 mm thick/u)
})

test('copies stand at the coordinates given for them, and are counted', () => {
  const prompt =
    'The base plate is 90 x 50 x 4 mm. Three fins stand on the top face, each 3 mm thick (X), 50 mm wide (Y) and 20 mm tall (Z), evenly spaced at 30 mm intervals (centred at X = -30, 0, 30).'
  const [, ...fins] = boxes(prompt)
  assert.deepEqual(
    fins.map(({ frame }) => frame.origin),
    [
      [-30, 0, 4],
      [0, 0, 4],
      [30, 0, 4],
    ],
  )
  assert.ok(measured(prompt).includes('3 fins in a row'))
})

test('a count that the coordinates contradict is refused', () => {
  const { code } = refusal(
    'a 90 x 50 x 4 plate with four fins on top, each 3 mm thick (X), 50 mm wide (Y), 20 mm tall, centred at X = -30, 0, 30',
  )
  assert.equal(code, 'geometry_validation_failed')
})

test('figures that are drawn and extruded are bodies', () => {
  const [plate] = boxes('Draw a rectangle 80 by 30 mm and extrude it by 6 mm.')
  assert.deepEqual(plate?.size, [80, 30, 6])
})

test('a wish without sizes changes nothing; an unknown word elsewhere is still refused', () => {
  const [plate] = boxes(
    'Create a plate 50 x 30 x 5 mm. Ensure that the plate comes out nicely. Rotate the entire assembly for a good view.',
  )
  assert.deepEqual(plate?.size, [50, 30, 5])
  assert.match(refusal('Create a plate 50 x 30 x 5 mm with a wobble.').message, /wobble/u)
})

const origins = (prompt: string): number[][] => boxes(prompt).map(({ frame }) => frame.origin)

test('a body is set against the side that is named, and sinks into a round one', () => {
  assert.deepEqual(
    origins('a plate 60 x 40 x 6 mm with a block 10 x 10 x 12 mm attached to the right side')[1],
    [35, 0, -3],
  )
  const [, rod] = featuresOf(
    'a cylinder 40 mm in diameter and 50 mm tall. A rod 12 mm in diameter and 25 mm long protrudes from its right side.',
  )
  assert.ok(rod?.kind === 'cylinder')
  assert.equal(rod.frame.normal, '+x')
  assert.ok(Math.abs(rod.frame.origin[0] - Math.sqrt(400 - 36)) < 1e-6, 'its whole end touches')
})

test('legs stand in the corners, walls at the ends, each counted', () => {
  const legs = 'a plate 80 x 50 x 4 mm with four legs under the plate, each 5 x 5 x 30 mm, one at each corner'
  assert.deepEqual(
    origins(legs)
      .slice(1)
      .map(([x, y]) => [Math.abs(x ?? 0), Math.abs(y ?? 0)]),
    Array.from({ length: 4 }, () => [37.5, 22.5]),
  )
  assert.ok(measured(legs).some((says) => says.startsWith('4 legs') || says.startsWith('one leg of 4')))
  const walls = boxes(
    'A plate 90 x 40 x 5 mm. Two vertical walls 40 mm wide, 25 mm tall and 4 mm thick stand on the plate at each end.',
  )
  assert.deepEqual(walls[1]?.size, [4, 40, 25])
  assert.deepEqual(
    [walls[1]?.frame.origin, walls[2]?.frame.origin],
    [
      [-43, 0, 5],
      [43, 0, 5],
    ],
  )
})

test('arms go out from a hub at the angles given, each as a body of its own', () => {
  const [, ...arms] = featuresOf(
    'A disc 50 mm in diameter, 6 mm thick. Three arms extend from the disc at 0, 120 and 240 degrees. Each arm is 40 mm long, 10 mm wide and 6 mm thick.',
  )
  assert.equal(arms.length, 3)
})

test('a hole named with several copies goes through each of them', () => {
  const prompt =
    'a plate 100 x 60 x 5 mm. Four round posts 12 mm in diameter and 15 mm tall stand on the plate, one in each corner. A 4 mm hole is drilled through each post.'
  assert.equal(featuresOf(prompt).filter(({ kind }) => kind === 'hole').length, 4)
})

test('bodies are cut away from the side or corner that is named', () => {
  const [, cut] = boxes('A block 80 x 50 x 30 mm. Remove a block 20 x 50 x 10 mm from the top right.')
  assert.equal(cut?.operation, 'cut')
  assert.deepEqual(cut?.frame.origin, [30, 0, 20])
  const [, notch] = boxes(
    'a plate 100 x 60 x 10 mm with a rectangular notch 20 mm wide and 15 mm deep in the front side',
  )
  assert.deepEqual(notch?.size, [20, 15, 10])
  assert.deepEqual(notch?.frame.origin, [0, -22.5, 0])
  assert.match(
    refusal('a plate 100 x 60 x 10 mm with a notch 20 mm wide and 15 mm deep').message,
    /Which side/u,
  )
})

test('a part that is announced by number must have so many bodies', () => {
  const stack = 'Create two cylindrical shapes. The first is a disc 40 mm in diameter and 5 mm thick.'
  assert.match(refusal(stack).message, /announced/u)
})

test('a comparison with other bodies joins nothing to them', () => {
  const stack =
    "Create a cylinder 20 mm in diameter and 25 mm tall. Create a second cylinder 12 mm in diameter and 22 mm tall. This second cylinder connects to the centre of the first cylinder's base. Create a third cylinder 7 mm tall with a diameter of 26 mm relative to the first two cylinders. This third cylinder connects to the centre of the second cylinder's other base."
  assert.deepEqual(
    origins(stack).map(([, , z]) => z),
    [0, 25, 47],
  )
})

test('overall sizes said before the bodies must come out', () => {
  const tower = (height: number): string =>
    `A turned tower. The overall height is ${height} mm. A disc 40 mm in diameter, from Z=0 to Z=6. A cylinder 20 mm in diameter, from Z=6 to Z=30.`
  assert.ok(measured(tower(30)).includes('overall height 30 mm'))
  assert.equal(refusal(tower(35)).code, 'geometry_validation_failed')
})

test('a hole said to go through and to be of another depth is refused', () => {
  const { code, message } = refusal('a plate 60 x 40 x 8 mm with a 5 mm through hole 12 mm deep')
  assert.equal(code, 'geometry_validation_failed')
  assert.match(message, /12 mm deep/u)
})

test('a circular cutout at a corner takes the corner off, and its reach is measured', () => {
  const prompt =
    'a block 40 x 30 x 10 mm. Create a circular cutout with a diameter of 12 mm positioned at the top-right corner.'
  const [, hole] = featuresOf(prompt)
  assert.ok(hole?.kind === 'hole' && hole.positions.kind === 'points')
  assert.deepEqual(hole.positions.points, [[20, 15]])
  assert.ok(measured(prompt).some((says) => says.includes('left beside it')))
})

test('what stands “on top of it” stands on the body told last', () => {
  const features = featuresOf(
    'A block 60 x 40 x 10 mm with a cylinder 20 mm in diameter and 15 mm tall on top of it. Put a cube with 8 mm sides on top of it.',
  )
  const heights = features.map((feature) => ('frame' in feature ? (feature.frame?.origin[2] ?? 0) : 0))
  assert.deepEqual(heights, [0, 10, 25])
})
