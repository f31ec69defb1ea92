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
  const says = read(channel(12)).plan.requirements.map((requirement) => requirement.says)
  assert.ok(says.includes('12 mm of material left') && says.includes('10 mm of material left'))
  assert.match(refusal(channel(14)).message, /14 mm/u)
})
