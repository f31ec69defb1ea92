import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FeatureOf } from '../../src/plan/features.ts'
import { featuresOf, read, refusal, required } from './reading.ts'

const holes = (prompt: string): FeatureOf<'hole'>[] =>
  featuresOf(prompt).filter((each) => each.kind === 'hole')

test('the plate of the first example comes out as a machinist would draw it', () => {
  const prompt = 'a 60 x 40 x 8 mm plate with four 5 mm holes 6 mm from the edges and 3 mm corner fillets'
  const [plate, hole, fillet] = featuresOf(prompt)
  assert.ok(plate?.kind === 'box' && hole?.kind === 'hole' && fillet?.kind === 'fillet')
  assert.deepEqual(plate.size, [60, 40, 8])
  assert.equal(hole.diameter, 5)
  assert.equal(hole.depth.kind, 'through')
  assert.deepEqual(hole.positions, { kind: 'corners', inset: [6, 6] })
  assert.equal(fillet.radius, 3)
  assert.deepEqual(fillet.edges, [{ parallelTo: '+z', feature: 'plate' }])
  assert.deepEqual(required(prompt), [3, 4, 5, 6, 6, 8, 40, 60])
})

const PLACES: readonly [words: string, positions: unknown][] = [
  ['a 6 mm hole', { kind: 'points', points: [[0, 0]], origin: 'centre' }],
  ['a 6 mm hole at (20, -10)', { kind: 'points', points: [[20, -10]], origin: 'centre' }],
  ['a 6 mm hole 15 mm from the left edge', { kind: 'points', points: [[-35, 0]], origin: 'centre' }],
  [
    'a 6 mm hole 15 mm from the right side and 10 mm from the front',
    { kind: 'points', points: [[35, -20]], origin: 'centre' },
  ],
  ['a 6 mm hole 12 mm to the left of centre', { kind: 'points', points: [[-12, 0]], origin: 'centre' }],
  ['a 6 mm hole at x = 5, y = -4', { kind: 'points', points: [[5, -4]], origin: 'centre' }],
  ['a 6 mm hole 30 mm from either side', { kind: 'points', points: [[0, 0]], origin: 'centre' }],
  [
    'two 6 mm holes 40 mm apart',
    {
      kind: 'points',
      points: [
        [-20, 0],
        [20, 0],
      ],
      origin: 'centre',
    },
  ],
  [
    'two 6 mm holes 10 mm from each end',
    {
      kind: 'points',
      points: [
        [-40, 0],
        [40, 0],
      ],
      origin: 'centre',
    },
  ],
  [
    'three 6 mm holes in a row along y, 15 mm apart',
    {
      kind: 'points',
      points: [
        [0, -15],
        [0, 0],
        [0, 15],
      ],
      origin: 'centre',
    },
  ],
  ['four 6 mm holes in the corners, 10 mm from each edge', { kind: 'corners', inset: [10, 10] }],
  ['a 6 mm hole in each corner, 10 mm from the edges', { kind: 'corners', inset: [10, 10] }],
  [
    'four 6 mm holes in an 80 x 40 mm pattern',
    { kind: 'grid', columns: 2, rows: 2, pitch: [80, 40], centre: [0, 0] },
  ],
]

for (const [words, positions] of PLACES)
  test(`“${words}” on a 100 x 60 plate is placed so`, () => {
    const [hole] = holes(`a 100 x 60 x 10 mm plate with ${words}`)
    assert.deepEqual(hole?.positions, positions)
    assert.equal(hole?.diameter, 6)
  })

test('coordinates that only fit from a corner are taken from it, and this is said', () => {
  const { plan } = read('a 100 x 60 x 8 plate with 5 mm holes at (10, 10) and (90, 50)')
  const hole = plan.parts[0]?.features[1]
  assert.ok(hole?.kind === 'hole' && hole.positions.kind === 'points')
  assert.deepEqual(hole.positions.points, [
    [-40, -20],
    [40, 20],
  ])
  assert.ok(plan.assumptions.some(({ says }) => says.includes('lower left corner')))
})

test('holes go through unless a depth is given', () => {
  assert.equal(holes('a 40 mm cube with a 10 mm hole')[0]?.depth.kind, 'through')
  const [blind] = holes('a 40 mm cube with a 10 mm hole 15 mm deep')
  assert.ok(blind?.depth.kind === 'blind')
  assert.equal(blind.depth.depth, 15)
})

test('a thread size means a medium clearance hole, or its tapping drill where it is tapped', () => {
  assert.equal(holes('a 50 x 50 x 10 plate with an M6 hole')[0]?.diameter, 6.6)
  assert.equal(holes('a 50 x 50 x 10 plate with a hole for an M6 screw')[0]?.diameter, 6.6)
  const [tapped] = holes('a 50 x 50 x 10 plate with a tapped M5 hole')
  assert.equal(tapped?.diameter, undefined)
  assert.equal(tapped?.thread?.designation, 'M5')
  assert.ok(required('a 50 x 50 x 10 plate with a tapped M5 hole').includes(4.2))
})

test('counterbores and countersinks belong to the hole they follow', () => {
  const [bored] = holes(
    'an 80 x 80 x 12 plate with four 5 mm holes 10 mm from the edges, counterbored 9 mm dia 4 mm deep',
  )
  assert.deepEqual(bored?.counterbore, { diameter: 9, depth: 4 })
  assert.equal(bored?.diameter, 5)
  const [told] = holes(
    'a 60 x 60 x 12 plate. It has a 6 mm hole in the centre. The counterbore is 11 mm in diameter and 5 mm deep.',
  )
  assert.deepEqual(told?.counterbore, { diameter: 11, depth: 5 })
  const [sunk] = holes('a 60 x 60 x 12 plate with four countersunk 4 mm holes 8 mm from the edges')
  assert.deepEqual(sunk?.countersink, { diameter: 8, angleDeg: 90 })
})

test('a hole goes into the face it is said to be on', () => {
  assert.equal(holes('a 50 x 40 x 30 block with a 10 mm hole in the front face')[0]?.face.facing, '-y')
  assert.equal(holes('a 50 x 40 x 30 block with a 10 mm hole in the top')[0]?.face.facing, '+z')
})

test('a central hole in stacked bodies goes down through all of them', () => {
  const [hole] = holes(
    'a 100 x 100 x 10 plate with a 50 mm diameter 20 mm high cylinder on top and a 10 mm hole through the centre',
  )
  assert.deepEqual(hole?.face, { facing: '+z', pick: 'outermost' })
})

test('pockets and slots take their sizes, depth and place', () => {
  const [, pocket] = featuresOf(
    'a 100 x 80 x 20 block with a 40 x 20 mm pocket 8 mm deep centred on the top face',
  )
  assert.ok(pocket?.kind === 'pocket')
  const [profile] = pocket.sketch.add
  assert.ok(profile?.kind === 'rectangle')
  assert.deepEqual([profile.width, profile.height, pocket.depth], [40, 20, 8])
  const [, slot] = featuresOf('a 100 x 50 x 8 plate with a slot 40 mm long and 10 mm wide in the middle')
  assert.ok(slot?.kind === 'slot')
  assert.deepEqual([slot.length, slot.width, slot.depth.kind], [40, 10, 'through'])
  const [, centres] = featuresOf('a 100 x 50 x 8 plate with a 10 mm wide slot, 30 mm centre to centre')
  assert.ok(centres?.kind === 'slot')
  assert.equal(centres.length, 40, 'overall is the distance of the centres and one width')
})

test('a later sentence adds to the thing it names', () => {
  const [hole, ...others] = holes(
    'A 60 x 40 x 10 plate with a hole. The hole is 8 mm in diameter. It is 12 mm from the left edge.',
  )
  assert.equal(others.length, 0)
  assert.equal(hole?.diameter, 8)
  assert.deepEqual(hole?.positions, { kind: 'points', points: [[-18, 0]], origin: 'centre' })
})

test('holes said to be absent are not made', () => {
  assert.equal(holes('a 60 x 40 x 8 mm plate without holes').length, 0)
})

test('a vee may be told by its angle, which gives the size that is missing or must agree', () => {
  const sections = (words: string) =>
    featuresOf(`a 90 x 50 x 40 mm block with ${words} along the top`).flatMap((feature) =>
      feature.kind === 'prism' ? [JSON.stringify(feature.base)] : [],
    )
  const told = sections('a V-groove, 16 mm wide and 8 mm deep,')
  assert.equal(told.length, 1)
  assert.deepEqual(sections('a 90 degree V-groove, 8 mm deep,'), told)
  assert.deepEqual(sections('a 90 degree V-groove, 16 mm wide,'), told)
  assert.deepEqual(sections('a 90 degree V-groove, 16 mm wide and 8 mm deep,'), told)
  const { message } = refusal(
    'a 90 x 50 x 40 mm block with a 60 degree V-groove, 16 mm wide and 8 mm deep, along the top',
  )
  assert.match(message, /“60 degree”/u)
})

test('one of the corners is one of them, and which one is told', () => {
  for (const words of ['one of its corners', 'one of the corners', 'one corner']) {
    const { plan } = read(`A block 60 x 50 x 40. Cut a 20 x 15 x 10 block from ${words}.`)
    assert.equal(plan.parts[0]?.features.length, 2, words)
    assert.ok(
      plan.assumptions.some(({ says }) => /back right corner/u.test(says)),
      words,
    )
  }
})

test('what a cut goes down is its depth', () => {
  for (const words of ['from the top down 14 mm', 'that goes down 14 mm', '14 mm deep']) {
    const hole = featuresOf(`a 60 x 44 x 30 mm block. Cut an 18 mm hole ${words}.`).find(
      ({ kind }) => kind === 'hole',
    )
    assert.equal(hole?.kind === 'hole' && hole.depth.kind === 'blind' && hole.depth.depth, 14, words)
  }
})
