import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearestDrill } from '../../src/brainstorm/manufacturability/drills.ts'
import type { PlanInput } from '../../src/plan/plan.ts'
import { analysed, plan } from './analysed.ts'

type Features = PlanInput['parts'][number]['features']

const remarks = (features: Features, about: RegExp, material?: { name: string; densityGPerCm3: number }) =>
  analysed(plan(features, material ? { material } : {})).suggestions.filter((says) => about.test(says))

/** From the coarse mesh of a STEP job and from the fine one of a mesh file. */
const onEitherMesh = (features: Features, about: RegExp) =>
  [4, 1].map((coarseness) =>
    analysed(plan(features), undefined, coarseness).suggestions.find((says) => about.test(says)),
  )

const SHARP = /^(One|\d+) sharp inside corner/
const box = (...size: [number, number, number]): Features[number] => ({ kind: 'box', id: 'block', size })
const hole = (diameter: number, points: [number, number][] = [[0, 0]]): Features[number] => ({
  kind: 'hole',
  id: `hole-${String(diameter).replace('.', '-')}`,
  diameter,
  positions: { kind: 'points', points },
})
const pocket = (depth: number, cornerRadius?: number): Features[number] => ({
  kind: 'pocket',
  id: 'pocket',
  sketch: { add: [{ kind: 'rectangle', width: 30, height: 20, ...(cornerRadius && { cornerRadius }) }] },
  depth,
})

test('a thin floor under a pocket is found with its thickness and place', () => {
  const [only, ...others] = remarks([box(50, 40, 10), pocket(9.4, 4)], /^Thin wall/)
  assert.equal(others.length, 0)
  assert.match(only ?? '', /^Thin wall: about 0\.6 mm near x -?\d+(\.\d)?, y -?\d+(\.\d)?, z 0\.3\./)
  assert.match(only ?? '', /1\.2 mm for FDM printing.*0\.8 mm for milling in metal.*0\.7 mm for powder-bed/)
})

test('a thin web between a bore and the side is measured to the true radius, not to the facets', () => {
  for (const only of onEitherMesh([box(60, 40, 10), hole(12, [[0, 13.25]])], /^Thin wall/))
    assert.match(only ?? '', /^Thin wall: about 0\.75 mm near x -?\d\.?\d*, y 19\.[56]/)
})

test('a wall of 2 mm, and a wedge that runs out to an edge, are no thin walls', () => {
  const shell: Features[number] = { kind: 'shell', id: 'hollow', thickness: 2, open: [{ facing: '+z' }] }
  assert.deepEqual(remarks([box(60, 40, 20), shell], /^Thin wall/), [])
  const ramp: Features[number] = {
    kind: 'wedge',
    id: 'ramp',
    base: [30, 20],
    top: [0, 20],
    height: 15,
    shift: [-15, 0],
  }
  assert.deepEqual(remarks([ramp], /^Thin wall/), [])
})

test('stated metal is held to the limit for metal, stated plastic to those for plastic', () => {
  const features: Features = [box(50, 40, 10), pocket(9.1, 4)]
  const steel = { name: 'Steel', densityGPerCm3: 7.85 }
  const pla = { name: 'PLA', densityGPerCm3: 1.24 }
  assert.deepEqual(remarks(features, /^Thin wall/, steel), [])
  assert.match(
    remarks(features, /^Thin wall/, pla)[0] ?? '',
    /about 0\.9 mm .* for FDM printing .* moulding:/,
  )
})

test('the upright corners of a square pocket are sharp inside corners, with count, depth and a radius', () => {
  assert.deepEqual(remarks([box(50, 40, 30), pocket(16)], SHARP), [
    '4 sharp inside corners along z, 16 mm deep (near x 15, y -10, z 22): a milling cutter leaves its radius there. R 2 mm or more would make them millable; as drawn, erode or print.',
  ])
})

test('rounded pockets, steps and the notch of an angle are no sharp inside corners', () => {
  const angle: Features[number] = {
    kind: 'extrude',
    id: 'angle',
    sketch: { add: [{ kind: 'section', shape: 'L', width: 40, height: 40, web: 4 }] },
    extent: { kind: 'length', length: 50 },
  }
  assert.deepEqual(remarks([box(50, 40, 30), pocket(16, 4)], SHARP), [])
  assert.deepEqual(remarks([angle], SHARP), [])
})

test('holes nearer to an edge than one and a half diameters are told with the distance', () => {
  const corners: Features[number] = {
    kind: 'hole',
    id: 'corners',
    diameter: 5,
    positions: { kind: 'corners', inset: [6, 9] },
  }
  const round: Features[number] = { kind: 'fillet', id: 'round', edges: [{ parallelTo: '+z' }], radius: 3 }
  assert.match(
    remarks([box(60, 40, 8), round, corners], /^Edge distance/)[0] ?? '',
    /^Edge distance: 4 holes of ⌀5 mm have their centres only 6 mm from an edge \(near x -24, y -11, z 4\)\. Under load keep 1\.5 diameters, 7\.5 mm\.$/,
  )
})

test('on a round flange the distance is taken to the rim itself', () => {
  const flange: Features = [
    { kind: 'cylinder', id: 'disc', diameter: 100, height: 12 },
    {
      kind: 'hole',
      id: 'bolts',
      diameter: 9,
      positions: { kind: 'bolt-circle', diameter: 76, count: 7, startDeg: 4 },
    },
  ]
  for (const only of onEitherMesh(flange, /^Edge distance/))
    assert.match(only ?? '', /7 holes of ⌀9 mm have their centres only 12 mm from/)
})

test('holes far from the edge, a bore in the middle and neighbours are not near an edge', () => {
  assert.deepEqual(
    remarks(
      [
        box(60, 40, 8),
        hole(5, [
          [0, 0],
          [8, 0],
          [16, 0],
        ]),
      ],
      /^Edge distance/,
    ),
    [],
  )
  const nut: Features = [
    { kind: 'prism', id: 'nut', base: { add: [{ kind: 'polygon', sides: 6, acrossFlats: 13 }] }, height: 6 },
    hole(8),
  ]
  assert.deepEqual(remarks(nut, /^Edge distance/), [])
})

test('a hole of more than ten diameters is deep, one of ten is not', () => {
  assert.deepEqual(remarks([box(40, 40, 60), hole(4)], /^Deep hole/), [
    'Deep hole: one hole of ⌀4 mm, 60 mm deep, is 15 diameters deep. Beyond 10 diameters drill in pecks with a long-series or gun drill, or drill from both ends.',
  ])
  assert.deepEqual(remarks([box(40, 40, 60), hole(6)], /^Deep hole/), [])
})

test('a diameter that no drill has is told with the nearest drill', () => {
  assert.deepEqual(
    remarks(
      [
        box(60, 60, 10),
        hole(5.23, [
          [-10, 0],
          [10, 0],
        ]),
      ],
      /^Drill size/,
    ),
    [
      'Drill size: 2 holes of ⌀5.23 mm are no stocked drill size; the nearest is ⌀5.2 mm. Otherwise ream or mill to size.',
    ],
  )
})

test('stocked drills, clearance holes, tapped holes and bored holes are no odd sizes', () => {
  const tapped: Features[number] = { kind: 'hole', id: 'tapped', thread: { designation: 'M12x1.25' } }
  for (const feature of [hole(6.6), hole(8.5), hole(2.05), hole(17.25), hole(41.3), tapped])
    assert.deepEqual(remarks([box(100, 100, 10), feature], /^Drill size/), [])
})

test('inch drills count where the request speaks in inches, and only there', () => {
  const document = plan([box(101.6, 50.8, 6.35), hole(25.4 * (17 / 64))])
  const odd = (prompt?: string) =>
    analysed(document, prompt).suggestions.filter((says) => says.startsWith('Drill size'))
  assert.deepEqual(odd('a plate 4 x 2 x 1/4 inch with a 17/64" hole'), [])
  assert.match(
    odd('a plate with a hole')[0] ?? '',
    /⌀6\.747 mm is no stocked drill size; the nearest is ⌀6\.7 mm/,
  )
})

test('the nearest drill comes from the stocked series', () => {
  for (const [wanted, drill] of [
    [0.97, 0.95],
    [3.04, 3],
    [9.96, 10],
    [14.1, 14],
    [20.35, 20.25],
  ] as const)
    assert.ok(
      Math.abs(nearestDrill(wanted, false) - drill) < 1e-9,
      `${wanted}: ${nearestDrill(wanted, false)}`,
    )
  assert.ok(Math.abs(nearestDrill(6.53, true) - 0.257 * 25.4) < 1e-9)
})

test('fillets smaller than a cutter are told apart by side', () => {
  const small: Features[number] = { kind: 'fillet', id: 'edges', edges: [{ parallelTo: '+z' }], radius: 0.3 }
  assert.deepEqual(remarks([box(40, 30, 10), small], /^Small radius/), [
    'Small radius: 4 outside fillets of R 0.3 mm are no more than a deburred edge; a note “break edges 0.3 mm” costs less than a milled radius.',
  ])
  assert.match(
    remarks([box(50, 40, 10), pocket(5, 0.4)], /^Small radius/)[0] ?? '',
    /^Small radius: 4 inside fillets of R 0\.4 mm need a cutter of ⌀0\.8 mm or less/,
  )
  assert.deepEqual(remarks([box(50, 40, 10), pocket(5, 0.5)], /^Small radius/), [])
})

test('what looks down above the bed is an overhang, with its area and height', () => {
  const table: Features = [
    box(20, 20, 15),
    { kind: 'box', id: 'top', size: [40, 30, 5], frame: { on: 'frame', origin: [0, 0, 15] } },
  ]
  assert.match(
    remarks(table, /^Overhang/)[0] ?? '',
    /^Overhang: printed standing as modelled, 800 mm² of surface 15 mm above the bed look down/,
  )
})

test('a cone on its base, and the same table in steel, have no overhang', () => {
  const cone: Features = [{ kind: 'cone', id: 'cone', bottomDiameter: 40, topDiameter: 10, height: 30 }]
  assert.deepEqual(remarks(cone, /^Overhang/), [])
  const table: Features = [
    box(20, 20, 15),
    { kind: 'box', id: 'top', size: [40, 30, 5], frame: { on: 'frame', origin: [0, 0, 15] } },
  ]
  assert.deepEqual(remarks(table, /^Overhang/, { name: 'Steel', densityGPerCm3: 7.85 }), [])
})

test('a wide hole that lies has a roof that sags, a narrow one has not', () => {
  const lying = (diameter: number): Features => [
    box(60, 40, 40),
    { kind: 'hole', id: 'across', face: { facing: '-y' }, diameter },
  ]
  assert.match(remarks(lying(16), /^Overhang/)[0] ?? '', /^Overhang: one hole with a level axis \(⌀16 mm\)/)
  assert.deepEqual(remarks(lying(8), /^Overhang/), [])
})

test('long thin bars and wide thin sheets are slender, a plate of usual shape is not', () => {
  const bar: Features = [{ kind: 'cylinder', id: 'bar', diameter: 10, height: 200 }]
  assert.match(remarks(bar, /^Slender/)[0] ?? '', /^Slender: 200 mm long at 10 mm width, a ratio of 20\./)
  assert.match(
    remarks([box(300, 200, 2)], /^Slender/)[0] ?? '',
    /^Slender: 300 mm long at 2 mm thickness, a ratio of 150\./,
  )
  assert.deepEqual(remarks([box(100, 60, 5)], /^Slender/), [])
})

test('a part without a fault says what was inspected', () => {
  assert.deepEqual(analysed(plan([box(60, 40, 8)])).suggestions, [
    'Inspected for thin walls, sharp inside corners, holes near edges, deep holes, drill sizes, small radii, overhangs and slenderness: nothing to change.',
  ])
})
