/** Which thing later words speak of: bodies by any of their names, the part by its title or likeness. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, read, refusal } from './reading.ts'

const PLUNGER =
  'A turned part that has a head and a shank. First make a cylindrical head. The cylinder is 30 mm in diameter and 12 mm tall. Next make a cylindrical shank centered on top of the cylinder. The shank is 10 mm in diameter and 50 mm tall.'

test('a head and a shank are told apart, whatever else they are called', () => {
  const [head, shank] = featuresOf(PLUNGER)
  assert.ok(head?.kind === 'cylinder' && shank?.kind === 'cylinder')
  assert.deepEqual([head.diameter, head.height], [30, 12])
  assert.deepEqual([shank.diameter, shank.height], [10, 50])
})

for (const words of [
  'Create a filleted edge between the shank and the head of radius 4 mm.',
  'Add a 4 mm fillet between the head and the shank.',
  'Fillet the edge where the shank meets the head, radius 4 mm.',
])
  test(`“${words}” rounds the inner corner of the two`, () => {
    const fillet = featuresOf(`${PLUNGER} ${words}`)[2]
    assert.ok(fillet?.kind === 'fillet')
    assert.equal(fillet.radius, 4)
    assert.equal(fillet.edges[0]?.between?.length, 2)
    assert.equal(fillet.edges[0]?.convexity, 'concave')
  })

test('an edge of one body is worked, and the mouth of a hole stays sharp', () => {
  const chamfer = featuresOf(
    `${PLUNGER} Cut a 3 mm hole through the center of the entire part. Chamfer the top of the shank. The chamfer is 1 mm.`,
  ).find(({ kind }) => kind === 'chamfer')
  assert.ok(chamfer?.kind === 'chamfer')
  assert.deepEqual(chamfer.edges, [
    { face: { facing: '+z', feature: 'boss-2', pick: 'outermost' }, loop: 'outer' },
  ])
})

test('a title that names no body we know is only a name, and this is said', () => {
  const { plan } = read(
    'A cleat holder with a hole. The disc is 60 mm in diameter and 8 mm thick. A 10 mm hole goes through the center of the cleat holder.',
  )
  assert.equal(plan.parts[0]?.features.length, 2)
  assert.ok(plan.assumptions.some(({ says }) => says.includes('cleat holder')))
  assert.match(refusal('a cleat holder, 60 mm long').message, /cleat/)
})

test('what a part looks like may name it later', () => {
  read(
    'This looks like a lighthouse. Start with a cylinder 40 mm in diameter and 90 mm tall. Cut a 10 mm hole through the center of the lighthouse.',
  )
})

test('a body of the introduction is told again step by step, not made twice', () => {
  const kinds = featuresOf(
    'This is a 60 x 60 x 20 mm block with a hole through its center. 1. Start by creating a block (60x60x20). 2. Next, add a hole through the center of the block. The diameter of the hole is 12 mm.',
  )
  assert.deepEqual(
    kinds.map(({ kind }) => kind),
    ['box', 'hole'],
  )
  const other = 'This is a 60 x 60 x 20 mm block. Start by creating a block (60x60x25).'
  assert.equal(refusal(other).code, 'geometry_validation_failed')
})

test('talk, results and what is said to be absent change nothing', () => {
  const plain = featuresOf('a 40 x 30 x 20 mm block with 2 mm fillets on all edges')
  const told = featuresOf(
    "A 40 x 30 x 20 mm block without any engravings. I'll take it slowly with you. Add 2 mm fillets on all edges. This creates a soft pebble with curved edges.",
  )
  assert.deepEqual(told, plain)
})

test('a half sphere has its middle in its flat face', () => {
  const [, dome] = featuresOf(
    'a cylinder 40 mm in diameter and 30 mm tall. On top of the cylinder, add a hemisphere of diameter 40 mm. The center point of the sphere is at the center of the top (Z=30).',
  )
  assert.ok(dome?.kind === 'sphere' && dome.frame.on === 'frame')
  assert.deepEqual(dome.frame.origin, [0, 0, 30])
})

test('the noun right before a dimension word owns it', () => {
  const [, hole] = featuresOf(
    'a hexagonal prism 24 mm across flats and 8 mm thick with a hole. The hole diameter through the center of the hexagon is 6 mm.',
  )
  assert.ok(hole?.kind === 'hole')
  assert.equal(hole.diameter, 6)
})

test('a hole through a rounded top needs no flat face', () => {
  for (const prompt of [
    'a ball 40 mm in diameter with an 8 mm hole through the center',
    'a cylinder 40 mm in diameter and 30 mm tall topped by a hemisphere of 40 mm diameter, with an 8 mm hole through the center',
  ]) {
    const cut = featuresOf(prompt).at(-1)
    assert.ok(cut?.kind === 'extrude', prompt)
    assert.equal(cut.operation, 'cut')
  }
})

test('a body goes by the name it was given, also after another one was spoken of', () => {
  const hole = featuresOf(
    'Make a disc 34 mm in diameter and 12 mm tall. This is the base. On top of the base, add a smaller disc, 22 mm in diameter and 9 mm tall. Drill a 5 mm hole 8 mm deep into the bottom of the base.',
  ).find(({ kind }) => kind === 'hole')
  assert.deepEqual(hole?.kind === 'hole' && hole.face?.feature, 'disc')
})

test('sizes told together belong together, though another body has one of them as well', () => {
  const [, upright] = featuresOf(
    'Start with a prism 64 mm (X) x 28 mm (Y) x 9 mm (Z). Add another rectangular prism on top. It is 11 mm (X) x 28 mm (Y) x 35 mm (Z) and it is aligned with the left edge of the first prism.',
  )
  assert.deepEqual(upright?.kind === 'box' && upright.size, [11, 28, 35])
})

test('“they” are the several things told before, not the body named behind', () => {
  for (const [told, middles] of [
    ['two 7 mm holes. They are 34 mm apart and centered on the plate.', [-17, 17]],
    [
      'two pegs on top. Each peg is 7 mm in diameter and 12 mm long. They’re 34 mm apart and centered on the plate.',
      [-17, 17],
    ],
  ] as const) {
    const features = featuresOf(`a 60 x 24 x 5 mm plate with ${told}`)
    const x = features.flatMap((feature) =>
      feature.kind === 'hole' && feature.positions.kind === 'points'
        ? feature.positions.points.map(([at]) => at)
        : feature.kind === 'cylinder'
          ? [feature.frame.origin[0]]
          : [],
    )
    assert.deepEqual(x, middles, told)
  }
})
