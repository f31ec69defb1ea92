import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, read, refusal } from './reading.ts'

const levels = (prompt: string): unknown[] =>
  featuresOf(prompt).map((feature) => 'frame' in feature && feature.frame?.origin?.[2])

test('bodies named by their level stand on each other, in whatever order they are told', () => {
  assert.deepEqual(
    levels(
      'This is a stepped spindle made of 3 cylinders.\n\n1. The bottom cylinder is 36mm in diameter and 10mm long.\n\n2. The middle cylinder is 24mm in diameter and 30mm long.\n\n3. The top cylinder is 12mm in diameter and 15mm long.',
    ),
    [0, 10, 40],
  )
  assert.deepEqual(
    levels(
      'The upper disc is 20 mm in diameter and 5 mm thick. The lower disc is 60 mm in diameter and 8 mm thick.',
    ),
    [0, 8],
  )
})

test('a plate on posts is not laid on the plate below them', () => {
  assert.equal(
    refusal(
      'The bottom plate is 60 x 60 x 5 mm. Four posts 5 mm in diameter and 30 mm tall stand at its corners. The top plate is 60 x 60 x 5 mm.',
    ).code,
    'prompt_too_ambiguous',
  )
})

test('sizes behind the body that another one stands on are those of the one that stands there', () => {
  const [, second] = featuresOf(
    'The first disc is 90mm in diameter and 6mm thick. The second disc sits on the first disc and is 50mm in diameter and 6mm thick.',
  )
  assert.ok(second?.kind === 'cylinder')
  assert.deepEqual([second.diameter, second.height], [50, 6])
})

test('“the second one” stands for the noun that was told apart before', () => {
  const shaft = featuresOf(
    'The first section is 22mm in diameter and 35mm long, the second one is 14mm in diameter and 20mm long.',
  )
  assert.deepEqual(
    shaft.map((feature) => 'diameter' in feature && feature.diameter),
    [22, 14],
  )
  const plate = featuresOf(
    'A plate 80 x 40 x 5 mm. The larger hole is 12 mm in diameter and 15 mm from the left edge. The smaller one is 4 mm in diameter and 15 mm from the right edge.',
  )
  assert.deepEqual(
    plate.flatMap((feature) => (feature.kind === 'hole' ? [feature.diameter] : [])),
    [12, 4],
  )
})

test('parts told as upper and lower, lying and standing, are bodies of their own', () => {
  assert.deepEqual(levels('The lower part is 70 x 40 x 9 mm. The upper part is 30 x 20 x 10 mm.'), [0, 9])
  const [, standing] = featuresOf(
    'An upside-down T. The horizontal part is 90 mm long, 24 mm wide and 8 mm thick. The vertical part is 8 mm thick, 24 mm wide and 40 mm tall and stands in the middle of the horizontal part.',
  )
  assert.deepEqual(standing?.kind === 'box' && standing.size, [8, 24, 40])
})

test('a word of one’s own for a body is that body from then on', () => {
  const lamp = featuresOf(
    'A lamp. The trunk is a cylinder 12 mm in diameter and 70 mm tall. The shade is a cylinder 44 mm in diameter and 25 mm tall, on top of the trunk. Fillet the top edge of the shade by 2 mm.',
  )
  assert.deepEqual(
    lamp.map(({ kind }) => kind),
    ['cylinder', 'cylinder', 'fillet'],
  )
  assert.deepEqual(
    levels(
      'A toadstool. The stem is 10mm in diameter and 18mm long. The cap is a cylinder, 30mm in diameter and 7mm tall, on top of the stem.',
    ),
    [0, 18],
  )
  assert.equal(refusal('A cap 30 mm in diameter and 10 mm tall.').code, 'prompt_too_ambiguous')
})

test('several sizes that a cut leaves are each measured', () => {
  const channel = (floor: number): string =>
    `A block 80 x 44 x 30 mm. Cut a channel 24 mm wide and 18 mm deep into the top, along the full length. This leaves 10 mm walls on both sides and a ${floor} mm floor.`
  const says = new Set(read(channel(12)).plan.requirements.map((requirement) => requirement.says))
  assert.ok(says.has('12 mm of material left') && says.has('10 mm of material left'))
  assert.match(refusal(channel(14)).message, /14 mm/u)
})

test('what is said of both or of each holds for those that were told one by one', () => {
  const holes = featuresOf(
    'A block 80 x 40 x 12 mm. One hole is 7 mm in diameter and 11 mm from the left end. The other hole is 5 mm in diameter and its center is 11 mm from the right end. Both holes are 6 mm deep.',
  ).flatMap((feature) => (feature.kind === 'hole' ? [feature] : []))
  assert.deepEqual(
    holes.map(({ diameter, depth }) => [diameter, depth.kind === 'blind' && depth.depth]),
    [
      [7, 6],
      [5, 6],
    ],
  )
  assert.deepEqual(
    levels(
      'The first disc is 90mm in diameter. The second disc is 50mm in diameter and sits on top of the first disc. Each disc is 7 mm thick.',
    ),
    [0, 7],
  )
})

test('a hole through both of two bodies goes through all there is', () => {
  const hole = featuresOf(
    'The lower cylinder is 36mm in diameter and 9mm long. The upper cylinder is 24mm in diameter and 12mm long. There is a 10mm hole all the way through both cylinders.',
  ).at(-1)
  assert.ok(hole?.kind === 'hole' && hole.depth.kind === 'through' && hole.depth.reach === 'all')
})

test('an inner body is taken out of the outer one, and that is listed', () => {
  const prompt =
    'The outer cylinder is 50 mm in diameter and 40 mm tall. The inner cylinder is 44 mm in diameter and 36 mm deep from the top.'
  const inner = featuresOf(prompt).at(-1)
  assert.ok(inner && 'operation' in inner && inner.operation === 'cut')
  assert.match(
    read(prompt)
      .plan.assumptions.map(({ says }) => says)
      .join(' '),
    /inner cylinder is taken out/u,
  )
})

test('a wall that stands on an end of its base is flush with it, and one flush with “its left edge” as well', () => {
  const origin = (prompt: string): unknown => {
    const wall = featuresOf(prompt)[1]
    return wall && 'frame' in wall && wall.frame?.origin
  }
  assert.deepEqual(
    origin(
      'The base is 50 x 30 x 4 mm. The upright is 4 mm thick, 30 mm wide and 35 mm tall and stands on the left end of the base.',
    ),
    [-23, 0, 4],
  )
  assert.deepEqual(
    origin(
      'A block 60 x 40 x 6 mm. A plate 6 x 40 x 30 mm sits on top of the block, flush with its right edge.',
    ),
    [27, 0, 6],
  )
})

test('corners and edges that have a radius are rounded', () => {
  const kinds = (prompt: string): string[] => featuresOf(prompt).map(({ kind }) => kind)
  assert.deepEqual(kinds('A plate 70 x 40 x 5 mm. The four corners of the plate have a 9mm radius.'), [
    'box',
    'fillet',
  ])
  assert.deepEqual(kinds('A block 60 x 40 x 20 mm. The top edges have a radius of 2 mm.'), ['box', 'fillet'])
})

test('holes on the centerline lie in the middle across it', () => {
  const points = featuresOf(
    'A bar 100 x 30 x 6 mm. A 12 mm hole, 15 mm from the left end, on the centerline. A 6 mm hole, 15 mm from the right end, on the horizontal centerline.',
  ).flatMap((feature) =>
    feature.kind === 'hole' && feature.positions.kind === 'points' ? feature.positions.points : [],
  )
  assert.deepEqual(points, [
    [-35, 0],
    [35, 0],
  ])
})

test('“the same size” gives all sizes of the other one of its kind', () => {
  const pockets = featuresOf(
    'This is a block with two pockets. The block is 90mm x 40mm x 20mm. The left pocket is 24mm x 24mm and 8mm deep; its center is 22mm from the left end. The right pocket is the same size and its center is 22mm from the right end.',
  ).flatMap((feature) => (feature.kind === 'pocket' ? [feature] : []))
  assert.equal(pockets.length, 2)
  assert.deepEqual(pockets[0]?.sketch, pockets[1]?.sketch)
})

test('what a body is like, or lacks, is no body', () => {
  const [cube, ...rest] = featuresOf('A dice-like cube, 18mm on each side.')
  assert.deepEqual([cube?.kind === 'box' && cube.size, rest.length], [[18, 18, 18], 0])
  assert.equal(
    featuresOf('A handle-less cup, 60 mm in diameter and 80 mm tall with 3 mm walls.')[0]?.kind,
    'cylinder',
  )
})
