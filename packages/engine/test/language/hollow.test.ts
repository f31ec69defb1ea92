/** Bodies hollowed out: walls, rooms, open sides. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FeatureOf } from '../../src/plan/features.ts'
import { featuresOf, read, refusal, required } from './reading.ts'

const shellOf = (prompt: string): FeatureOf<'shell'> => {
  const shell = featuresOf(prompt).find((each) => each.kind === 'shell')
  assert.ok(shell, prompt)
  return shell
}

const OPEN_TOP: readonly string[] = [
  'an open-top box 80 x 50 x 30 mm with 3 mm walls',
  'a box 80 x 50 x 30 with 3 mm thick walls and no top',
  'an open container 80 mm long, 50 mm wide and 30 mm tall, wall thickness 3 mm',
  'a 80 x 50 x 30 mm tray, 3 mm thick',
  'a block 80 x 50 x 30, hollowed out with a 3 mm wall. The top face is open.',
  'a rectangular box 80 x 50 x 30 shelled inward with 3 mm wall thickness, open at the top',
  'a box without a lid, 80 x 50 x 30, walls 3 mm',
]

for (const prompt of OPEN_TOP)
  test(`“${prompt}” is open at the top`, () => {
    const shell = shellOf(prompt)
    assert.equal(shell.thickness, 3)
    assert.deepEqual(
      shell.open.map(({ facing }) => facing),
      ['+z'],
    )
    assert.deepEqual(required(prompt), [3, 30, 50, 80])
  })

test('a hollow body with no open side named is closed, and this is said', () => {
  const { plan } = read('a hollow box 60 x 40 x 20 mm with 2 mm walls')
  assert.ok(plan.assumptions.some(({ says }) => says.includes('closed all round')))
  assert.deepEqual(shellOf('a hollow sphere, 50 mm diameter, 3 mm wall').open, [])
})

test('open at both ends is a tube of any outline', () => {
  const shell = shellOf('a 40 x 30 x 90 mm box hollowed out with 2 mm walls, open at both ends')
  assert.equal(shell.open.length, 2)
})

test('a cup has a floor, a pipe has none', () => {
  assert.equal(shellOf('a cup 60 mm in diameter, 80 mm tall with 2 mm walls').thickness, 2)
  assert.equal(shellOf('a cylinder 60 mm diameter, 80 mm tall, hollow, 2 mm wall, open top').thickness, 2)
  const [pipe] = featuresOf('a hollow cylinder 60 mm outer diameter, 80 mm tall, 2 mm wall')
  assert.ok(pipe?.kind === 'cylinder')
  assert.equal(pipe.innerDiameter, 56)
})

test('corners are rounded before the room is made, and holes go through one wall', () => {
  const kinds = featuresOf(
    'an open-top container 90 x 60 x 40 mm with 2 mm walls. The four vertical edges are filleted with a 6 mm radius. A 5 mm hole goes through the bottom.',
  )
  assert.deepEqual(
    kinds.map(({ kind }) => kind),
    ['box', 'fillet', 'shell', 'hole'],
  )
  const hole = kinds.at(-1)
  assert.ok(hole?.kind === 'hole' && hole.depth.kind === 'through')
  assert.equal(hole.depth.reach, 'wall')
})

test('walls and rooms that disagree are a contradiction', () => {
  const prompt = 'a tray 80 x 50 x 20 with 3 mm walls and an inner length of 70 mm'
  assert.equal(refusal(prompt).code, 'geometry_validation_failed')
})

test('a room that is cut out explicitly is the room; the walls are then only measured', () => {
  const prompt =
    'This is a 60mm x 60mm x 40mm box with 4mm thick walls (and no top). 1. Start by creating a block (60x60x40). 2. Then cut down from the top a 52mm x 52mm square a total depth of 36mm.'
  assert.deepEqual(
    featuresOf(prompt).map(({ kind }) => kind),
    ['box', 'box'],
  )
  assert.ok([4, 36, 52].every((value) => required(prompt).includes(value)))
})

test('a hole in a wall of a hollow body goes into that side', () => {
  for (const [words, face] of [
    ['in the front wall', '-y'],
    ['in the left wall', '-x'],
    ['through the back wall', '+y'],
    ['in the right side', '+x'],
  ]) {
    const hole = featuresOf(`an open-top box 80 x 60 x 40 with 3 mm walls and a 10 mm hole ${words}`).at(-1)
    assert.ok(hole?.kind === 'hole', words)
    assert.equal(hole.face.facing, face, words)
  }
})

test('hollowed out from one side, it is open there', () => {
  const shell = shellOf('a 40 x 40 x 20 block, hollowed out from the bottom with 3 mm walls')
  assert.deepEqual(
    shell.open.map(({ facing }) => facing),
    ['-z'],
  )
})

test('the bottom of something hollow may have a thickness of its own', () => {
  for (const prompt of [
    'a box 84 x 60 x 40 mm, open at the top, walls 2 mm thick. The bottom is 5 mm thick.',
    'a box 84 x 60 x 40 mm, open at the top, with a wall thickness of 2 mm and a bottom that is 5 mm thick',
  ]) {
    const room = featuresOf(prompt).find((feature) => feature.kind === 'box' && feature.operation === 'cut')
    assert.deepEqual(room?.kind === 'box' && room.size, [80, 56, 35], prompt)
  }
})
