/** Holes across a round body, keyways, and what runs through all of it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, read, refusal, required } from './reading.ts'

const COLLAR = 'a collar, 34 mm outer diameter, 18 mm bore, 16 mm tall'

const ACROSS: readonly [words: string, normal: number[], level: number, both: boolean][] = [
  ['a 5 mm radial hole at mid-height', [1, 0, 0], 8, true],
  [
    'a 5 mm hole drilled through the wall at mid-height (Z=8mm), oriented along the X axis',
    [1, 0, 0],
    8,
    true,
  ],
  ['a 5 mm set screw hole at Z=6 mm, oriented along the Y axis', [0, 1, 0], 6, true],
  ['a 5 mm hole drilled radially at Z=5 mm, passing through both walls', [1, 0, 0], 5, true],
  ['a 5 mm radial hole on the +Y side at Z=4 mm', [0, 1, 0], 4, false],
  ['a 5 mm radial hole 6 mm from the top', [1, 0, 0], 10, true],
]

for (const [words, normal, level, both] of ACROSS)
  test(`a collar with ${words}`, () => {
    const pin = featuresOf(`${COLLAR} with ${words}`).at(-1)
    assert.ok(pin?.kind === 'extrude' && pin.plane.on === 'frame' && pin.extent.kind === 'length')
    assert.deepEqual(pin.plane.normal, normal)
    assert.equal(pin.plane.origin[2], level)
    assert.equal(pin.extent.direction, both ? 'both' : 'forward')
    assert.ok(required(`${COLLAR} with ${words}`).includes(5))
  })

test('several across are spread around, each through its own wall', () => {
  const pins = featuresOf(
    'a tube 40 mm outer diameter, 30 mm inner diameter, 60 mm long with three 5 mm holes drilled radially at Z=20 mm',
  ).filter(({ kind }) => kind === 'extrude')
  assert.equal(pins.length, 3)
})

test('two heights that disagree, or one off the body, are refused', () => {
  const two = `${COLLAR} with a 5 mm radial hole at mid-height (Z=5mm)`
  assert.equal(refusal(two).code, 'geometry_validation_failed')
  assert.equal(refusal(`${COLLAR} with a 5 mm radial hole at Z=40 mm`).code, 'geometry_validation_failed')
})

test('a keyway runs along the bore, on the side that is named', () => {
  const keyway = featuresOf(
    'a cylinder 40 mm diameter and 50 mm tall with a 12 mm bore through the center. A keyway 4 mm wide and 2 mm deep (radially, from the bore surface at radius 6 mm to radius 8 mm) runs the full 50 mm length on the -Y side.',
  ).at(-1)
  assert.ok(keyway?.kind === 'keyway')
  assert.deepEqual([keyway.width, keyway.depth, keyway.length, keyway.angleDeg], [4, 2, undefined, 270])
  assert.deepEqual([keyway.face.side, keyway.face.diameter], ['inner', 12])
})

test('without a bore it runs along the shaft, and what is not said is assumed aloud', () => {
  const { plan } = read(
    'a shaft 20 mm diameter, 80 mm long with a keyway 6 mm wide, 3.5 mm deep and 25 mm long',
  )
  const keyway = plan.parts[0]?.features[1]
  assert.ok(keyway?.kind === 'keyway')
  assert.equal(keyway.face.side, 'outer')
  assert.ok(plan.assumptions.some(({ says }) => says.includes('+x side')))
})

test('radii and lengths of a keyway must agree with the bore and the body', () => {
  const bored =
    'a cylinder 40 mm diameter and 50 mm tall with a 12 mm bore through the center. A keyway 4 mm wide'
  const wrong = [
    `${bored} and 2 mm deep (from the bore surface at radius 6 mm to radius 9 mm).`,
    `${bored} and 2 mm deep runs the full 45 mm length.`,
  ]
  for (const prompt of wrong) assert.equal(refusal(prompt).code, 'geometry_validation_failed', prompt)
})

test('a hole through the full length of a stack goes through all of it', () => {
  const prompt =
    'a disc 60 mm in diameter and 10 mm thick. A boss 30 mm in diameter and 20 mm tall sits on top of the disc. An 8 mm bore runs through the full 30 mm height.'
  assert.ok(required(prompt).includes(30))
  assert.equal(refusal(prompt.replace('full 30 mm', 'full 33 mm')).code, 'geometry_validation_failed')
})
