import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, read, required } from './reading.ts'

const SIZES: readonly [prompt: string, kind: string, expected: Record<string, unknown>][] = [
  ['a 40mm cube', 'box', { size: [40, 40, 40] }],
  ['a cube with sides of 25 mm', 'box', { size: [25, 25, 25] }],
  ['a square plate, 80 mm on each side, 5 mm thick', 'box', { size: [80, 80, 5] }],
  ['a square bar 20 mm wide and 150 mm long', 'box', { size: [150, 20, 20] }],
  ['a 12 x 12 x 100 mm square bar', 'box', { size: [100, 12, 12] }],
  ['a plate 60 mm square and 5 mm thick', 'box', { size: [60, 60, 5] }],
  ['a brick 200 mm wide, 100 mm deep and 60 mm high', 'box', { size: [200, 100, 60] }],
  ['a panel 300 mm wide, 200 mm high and 4 mm thick', 'box', { size: [300, 200, 4] }],
  ['a steel disc of 60 mm diameter, 4 mm thick', 'cylinder', { diameter: 60, height: 4 }],
  ['a rod 8 mm in diameter and 120 mm long', 'cylinder', { diameter: 8, height: 120 }],
  ['a dowel pin, diameter 6, length 30', 'cylinder', { diameter: 6, height: 30 }],
  ['washer 24 mm od x 13 mm id x 2.5 mm thick', 'cylinder', { diameter: 24, innerDiameter: 13, height: 2.5 }],
  [
    'ring: outer diameter 50, inner diameter 40, height 9',
    'cylinder',
    { diameter: 50, innerDiameter: 40, height: 9 },
  ],
  ['a ball with a diameter of 20 mm', 'sphere', { diameter: 20, part: { kind: 'whole' } }],
  ['a sphere of radius 12 mm', 'sphere', { diameter: 24 }],
  ['a hemisphere of 30 mm diameter', 'sphere', { diameter: 30, part: { kind: 'hemisphere' } }],
  ['half sphere, radius 20', 'sphere', { diameter: 40, part: { kind: 'hemisphere' } }],
  ['a dome 60 mm across and 20 mm high', 'sphere', { diameter: 65, part: { kind: 'cap', height: 20 } }],
  ['a cone, base diameter 30 mm, 45 mm tall', 'cone', { bottomDiameter: 30, topDiameter: 0, height: 45 }],
  [
    'a truncated cone: bottom radius 20, top radius 10, height 30',
    'cone',
    { bottomDiameter: 40, topDiameter: 20, height: 30 },
  ],
  [
    'a donut with a ring diameter of 50 and a tube diameter of 12',
    'torus',
    { ringDiameter: 50, tubeDiameter: 12 },
  ],
  [
    'a torus with outer diameter 62 mm and inner diameter 38 mm',
    'torus',
    { ringDiameter: 50, tubeDiameter: 12 },
  ],
  ['a square pyramid with 30 mm base sides and a height of 40 mm', 'pyramid', { height: 40 }],
  ['a wedge 60 long, 30 wide and 20 high', 'wedge', { base: [60, 30], top: [0, 30], height: 20 }],
]

for (const [prompt, kind, expected] of SIZES)
  test(`“${prompt}” is a ${kind} of ${JSON.stringify(expected)}`, () => {
    const [feature] = featuresOf(prompt)
    assert.equal(feature?.kind, kind)
    for (const [key, value] of Object.entries(expected))
      assert.deepEqual((feature as Record<string, unknown>)[key], value, key)
  })

const POLYGONS: readonly [prompt: string, sides: number, acrossCorners: number][] = [
  ['an octagonal prism 40 mm across corners, 20 mm tall', 8, 40],
  ['a hexagonal prism with 12 mm sides, 30 mm tall', 6, 24],
  ['a hex bar 20 mm across flats, 100 mm long', 6, 20 / Math.cos(Math.PI / 6)],
  ['a pentagonal prism with a circumscribed circle diameter of 30, height 10', 5, 30],
]

for (const [prompt, sides, acrossCorners] of POLYGONS)
  test(`“${prompt}” has ${sides} sides and is ${acrossCorners.toFixed(3)} mm across corners`, () => {
    const [feature] = featuresOf(prompt)
    assert.ok(feature?.kind === 'prism')
    const [profile] = feature.base.add
    assert.ok(profile?.kind === 'polygon')
    assert.equal(profile.sides, sides)
    assert.ok(Math.abs((profile.acrossCorners ?? 0) - acrossCorners) < 1e-6)
  })

test('an elliptical cylinder takes its axes from its words', () => {
  const [feature] = featuresOf(
    'an elliptical cylinder with a major axis of 50, a minor axis of 20 and a height of 10',
  )
  assert.ok(feature?.kind === 'prism')
  const [profile] = feature.base.add
  assert.ok(profile?.kind === 'ellipse')
  assert.deepEqual([profile.width, profile.height, feature.height], [50, 20, 10])
})

test('a right triangular prism with its right angle at the origin starts there', () => {
  const [feature] = featuresOf(
    'A right-angle triangular prism. The triangle has a 25 mm leg along X and a 15 mm leg along Y, the right angle is at the origin. Extruded 30 mm.',
  )
  assert.ok(feature?.kind === 'prism')
  const [profile] = feature.base.add
  assert.ok(profile?.kind === 'outline')
  assert.deepEqual(profile.start, [0, 0])
  assert.deepEqual(
    profile.segments.map(({ to }) => to),
    [
      [25, 0],
      [0, 15],
    ],
  )
  assert.equal(feature.height, 30)
})

test('bodies stand on z = 0 and a rod said to lie along x lies on it', () => {
  const [sphere] = featuresOf('a 20 mm sphere')
  assert.ok(sphere?.kind === 'sphere')
  assert.deepEqual(sphere.frame.origin, [0, 0, 10])
  const [rod] = featuresOf('a rod 10 mm in diameter and 80 mm long along the x axis')
  assert.ok(rod?.kind === 'cylinder')
  assert.deepEqual([rod.frame.origin, rod.frame.normal], [[-40, 0, 5], '+x'])
})

test('a body on another stands on its top, in the middle unless placed', () => {
  const [plate, boss] = featuresOf('a 100 x 80 x 10 plate with a 20 mm diameter, 30 mm tall boss on top')
  assert.ok(plate?.kind === 'box' && boss?.kind === 'cylinder')
  assert.deepEqual(boss.frame.origin, [0, 0, 10])
  const [, moved] = featuresOf(
    'a 100 x 80 x 10 plate with a 20 mm diameter 15 mm tall boss 25 mm from the left edge',
  )
  assert.ok(moved?.kind === 'cylinder')
  assert.deepEqual(moved.frame.origin, [-25, 0, 10])
  const [base] = featuresOf('a boss 20 mm in diameter and 15 mm tall on a 60 x 60 x 10 mm plate')
  assert.equal(base?.kind, 'box', 'the plate comes first, though it was named last')
})

test('a hemisphere without a size is as wide as the cylinder below, and says so', () => {
  const { plan } = read('a cylinder 40 mm in diameter and 50 mm tall with a hemisphere on top')
  const hemisphere = plan.parts[0]?.features[1]
  assert.ok(hemisphere?.kind === 'sphere')
  assert.equal(hemisphere.diameter, 40)
  assert.ok(plan.assumptions.some(({ says }) => says.includes('hemisphere')))
})

test('a body without sizes gets usual ones, each named as an assumption', () => {
  const { plan } = read('a hexagonal prism')
  assert.equal(plan.requirements.length, 0)
  assert.equal(plan.assumptions.length, 2)
})

test('material and colour words reach the part', () => {
  const part = read('a red brass disc, 30 mm diameter, 5 mm thick').plan.parts[0]
  assert.equal(part?.material?.name, 'Brass')
  assert.equal(part?.material?.densityGPerCm3, 8.5)
  assert.equal(part?.colour, '#c62828')
})

test('every stated size is required of the solid', () => {
  assert.deepEqual(required('a tube, 40 mm outer diameter, 5 mm wall, 80 mm long'), [5, 40, 80])
  assert.deepEqual(required('a 25 mm cube'), [25, 25, 25], 'a side is all three')
})

test('a cone may be wider at its top', () => {
  const [cone] = featuresOf(
    'a cone 18 mm in diameter at the bottom and 54 mm in diameter at the top, 36 mm tall',
  )
  assert.ok(cone?.kind === 'cone')
  assert.deepEqual([cone.bottomDiameter, cone.topDiameter, cone.height], [18, 54, 36])
})

test('what sticks up in a relative clause is the noun before it', () => {
  const [, boss] = featuresOf(
    'a 64 x 64 x 7 mm plate. In the middle of the plate there is a round boss 22 mm in diameter that sticks up 13 mm from the top of the plate.',
  )
  assert.ok(boss?.kind === 'cylinder')
  assert.deepEqual([boss.diameter, boss.height], [22, 13])
})

test('a part of several bodies is named by the first and by the size of all of them', () => {
  const { name } = read('a 60 x 40 x 8 mm plate with a cylinder of 20 mm diameter, 30 mm tall, on top').plan
  assert.equal(name, 'Plate 60 × 40 × 38 mm')
})
