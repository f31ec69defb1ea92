import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loopArea, profileLoops, sketchBox } from '../../src/kernel/build/sketch/loops.ts'
import { edgesOf, facesOf } from '../../src/kernel/topology.ts'
import { profile as profileSchema, sketch as sketchSchema } from '../../src/plan/profile.ts'
import { build, plate } from './build.ts'
import { assertBox, assertClose, assertSolid, EXACT, oc, SPLINE } from './measure.ts'

const { PI, SQRT2, sqrt, tan } = Math

interface Case {
  name: string
  profile: Record<string, unknown>
  area: number
  /** Width and height of the box, or its four sides. */
  box: [number, number] | [number, number, number, number]
  tolerance?: number
}

const NACA_0012 = 10 * 0.12 * (0.2969 / 1.5 - 0.126 / 2 - 0.3516 / 3 + 0.2843 / 4 - 0.1036 / 5) * 100 ** 2

const CASES: Case[] = [
  { name: 'rectangle', profile: { kind: 'rectangle', width: 10, height: 6 }, area: 60, box: [10, 6] },
  {
    name: 'rounded rectangle',
    profile: { kind: 'rectangle', width: 10, height: 6, cornerRadius: 2 },
    area: 60 - (4 - PI) * 4,
    box: [10, 6],
  },
  {
    name: 'rectangle rounded to a slot',
    profile: { kind: 'rectangle', width: 10, height: 6, cornerRadius: 3 },
    area: 24 + 9 * PI,
    box: [10, 6],
  },
  {
    name: 'rectangle with two chamfered corners, turned by a quarter',
    profile: {
      kind: 'rectangle',
      width: 10,
      height: 6,
      cornerChamfer: 2,
      corners: ['++', '--'],
      rotateDeg: 90,
    },
    area: 56,
    box: [6, 10],
  },
  {
    name: 'circle',
    profile: { kind: 'circle', diameter: 10, at: [3, 4] },
    area: 25 * PI,
    box: [-2, -1, 8, 9],
  },
  {
    name: 'upright ellipse',
    profile: { kind: 'ellipse', width: 10, height: 16 },
    area: 40 * PI,
    box: [10, 16],
  },
  {
    name: 'turned ellipse',
    profile: { kind: 'ellipse', width: 16, height: 10, rotateDeg: 45 },
    area: 40 * PI,
    box: [sqrt(178), sqrt(178)],
  },
  {
    name: 'ring',
    profile: { kind: 'ring', outerDiameter: 10, innerDiameter: 6 },
    area: 16 * PI,
    box: [10, 10],
  },
  {
    name: 'hexagon across flats, a flat facing +x',
    profile: { kind: 'polygon', sides: 6, acrossFlats: 10 },
    area: 50 * sqrt(3),
    box: [10, 20 / sqrt(3)],
  },
  {
    name: 'hexagon across corners, a corner facing +x',
    profile: { kind: 'polygon', sides: 6, acrossCorners: 10 },
    area: 37.5 * sqrt(3),
    box: [10, 5 * sqrt(3)],
  },
  {
    name: 'square by its side',
    profile: { kind: 'polygon', sides: 4, side: 5 },
    area: 25,
    box: [5 * SQRT2, 5 * SQRT2],
  },
  { name: 'slot', profile: { kind: 'slot', length: 20, width: 6 }, area: 84 + 9 * PI, box: [20, 6] },
  {
    name: 'triangle of three sides',
    profile: { kind: 'triangle', a: 4, b: 3, c: 5 },
    area: 6,
    box: [5, 2.4],
  },
  {
    name: 'isosceles triangle by base and height',
    profile: { kind: 'triangle', c: 8, height: 3 },
    area: 12,
    box: [8, 3],
  },
  {
    name: 'triangle by base, height and the angle at its left end',
    profile: { kind: 'triangle', c: 8, height: 3, angleADeg: 90 },
    area: 12,
    box: [8, 3],
  },
  {
    name: 'triangle by two sides and the angle between them',
    profile: { kind: 'triangle', b: 3, c: 4, angleADeg: 90 },
    area: 6,
    box: [4, 3],
  },
  {
    name: 'triangle by a side and two angles',
    profile: { kind: 'triangle', c: 10, angleADeg: 45, angleBDeg: 45 },
    area: 25,
    box: [10, 5],
  },
  {
    name: 'triangle by two sides and an angle not between them, the acute one',
    profile: { kind: 'triangle', a: 4, c: 4, angleADeg: 60 },
    area: 4 * sqrt(3),
    box: [4, 2 * sqrt(3)],
  },
  {
    name: 'trapezoid with a shifted top',
    profile: { kind: 'trapezoid', bottom: 10, top: 4, height: 6, shift: 5 },
    area: 42,
    box: [12, 6],
  },
  {
    name: 'star',
    profile: { kind: 'star', points: 4, outerDiameter: 10, innerDiameter: 4 },
    area: 8 * 0.5 * 5 * 2 * (SQRT2 / 2),
    box: [10, 10],
  },
  { name: 'cross', profile: { kind: 'cross', width: 10, height: 8, armWidth: 2 }, area: 32, box: [10, 8] },
  {
    name: 'sector',
    profile: { kind: 'sector', diameter: 10, angleDeg: 270, startDeg: 90 },
    area: 18.75 * PI,
    box: [-5, -5, 5, 5],
  },
  {
    name: 'ring sector',
    profile: { kind: 'sector', diameter: 10, innerDiameter: 6, angleDeg: 90 },
    area: 4 * PI,
    box: [0, 0, 5, 5],
  },
  {
    name: 'section L with a fillet',
    profile: { kind: 'section', shape: 'L', width: 50, height: 40, web: 4, flange: 5, innerRadius: 6 },
    area: 250 + 140 + 36 * (1 - PI / 4),
    box: [50, 40],
  },
  {
    name: 'section T',
    profile: { kind: 'section', shape: 'T', width: 50, height: 40, web: 4, flange: 5 },
    area: 250 + 140,
    box: [50, 40],
  },
  {
    name: 'section U with fillets',
    profile: { kind: 'section', shape: 'U', width: 50, height: 40, web: 4, flange: 5, innerRadius: 3 },
    area: 250 + 2 * 140 + 18 * (1 - PI / 4),
    box: [50, 40],
  },
  {
    name: 'section I with fillets',
    profile: { kind: 'section', shape: 'I', width: 50, height: 100, web: 4, flange: 5, innerRadius: 3 },
    area: 500 + 360 + 36 * (1 - PI / 4),
    box: [50, 100],
  },
  {
    name: 'section Z',
    profile: { kind: 'section', shape: 'Z', width: 50, height: 40, web: 4 },
    area: 160 + 2 * 23 * 4,
    box: [50, 40],
  },
  {
    name: 'section C without lips',
    profile: { kind: 'section', shape: 'C', width: 30, height: 60, web: 2 },
    area: 2 * 60 + 56 * 2,
    box: [30, 60],
  },
  {
    name: 'section C with lips',
    profile: { kind: 'section', shape: 'C', width: 30, height: 60, web: 2, lip: 10 },
    area: 2 * 60 + 56 * 2 + 2 * 2 * 8,
    box: [30, 60],
  },
  {
    name: 'section hat',
    profile: { kind: 'section', shape: 'hat', width: 100, height: 40, web: 3, lip: 20 },
    area: 2 * 20 * 3 + 2 * 34 * 3 + 66 * 3,
    box: [100, 40],
  },
  {
    name: 'outline with an arc, a missing last line and a hole',
    profile: {
      kind: 'outline',
      start: [0, 0],
      segments: [
        { kind: 'line', to: [10, 0] },
        { kind: 'arc', via: [15, 5], to: [10, 10] },
        { kind: 'line', to: [0, 10] },
      ],
      holes: [
        {
          start: [2, 2],
          segments: [
            { kind: 'line', to: [4, 2] },
            { kind: 'line', to: [4, 4] },
          ],
        },
      ],
    },
    area: 100 + 12.5 * PI - 2,
    box: [0, 0, 15, 10],
  },
  {
    // One cubic with end tangents of chord length: y = 10 s (1 - s) upwards from a base of 10.
    name: 'outline with a spline by its tangents',
    profile: {
      kind: 'outline',
      start: [0, 0],
      segments: [{ kind: 'spline', to: [10, 0], startTangent: [0, -1], endTangent: [0, 1] }],
    },
    area: 20,
    box: [0, -2.5, 10, 0],
    tolerance: 1e-2,
  },
  {
    name: 'airfoil',
    profile: { kind: 'airfoil', naca: '0012', chord: 100 },
    area: NACA_0012,
    box: [0, -6.0007, 100, 6.0007],
    tolerance: 1e-3,
  },
]

for (const { name, profile, area, box, tolerance = 1e-6 } of CASES)
  test(`${name}: area and box are those of the closed formula, on paper and in the kernel`, () => {
    const spline = tolerance > 1e-6
    const parsed = profileSchema.parse(profile)
    const { outer, inner } = profileLoops(parsed)
    const onPaper = loopArea(outer) - inner.reduce((sum, loop) => sum + loopArea(loop), 0)
    assertClose(onPaper, area, spline ? SPLINE : EXACT, 'area')
    // The kernel integrates volumes behind splines to about 2e-4.
    const solid = assertSolid(plate({ add: [profile] }), 2 * area, spline ? 2e-4 : EXACT)
    const [x0, y0, x1, y1] = box.length === 4 ? box : [-box[0] / 2, -box[1] / 2, box[0] / 2, box[1] / 2]
    assertBox(solid, [x0, y0, 0], [x1, y1, 2], tolerance)
    const flat = sketchBox(sketchSchema.parse({ add: [profile] }))
    ;[...flat.min, ...flat.max].forEach((value, i) => {
      assert.ok(
        Math.abs(value - ([x0, y0, x1, y1][i] as number)) <= tolerance,
        `side ${i} of the box: ${value}`,
      )
    })
  })

test('two profiles side by side become one face without a seam between them', () => {
  const half = { kind: 'rectangle', width: 10, height: 6 }
  const solid = assertSolid(plate({ add: [half, { ...half, at: [10, 0] }] }), 240)
  assert.equal(facesOf(oc, solid).length, 6)
  assert.equal(edgesOf(oc, solid).length, 12)
})

test('overlapping profiles are united, and cuts across the rim are taken away', () => {
  const cross = [
    { kind: 'rectangle', width: 10, height: 4 },
    { kind: 'rectangle', width: 4, height: 10 },
  ]
  assertSolid(plate({ add: cross, cut: [{ kind: 'circle', diameter: 2, at: [5, 0] }] }), 2 * (64 - PI / 2))
})

test('a cut that divides a profile leaves two faces', () => {
  const solids = plate({
    add: [{ kind: 'rectangle', width: 10, height: 6 }],
    cut: [{ kind: 'rectangle', width: 2, height: 20 }],
  })
  assert.equal(solids.length, 2)
})

test('five hundred holes are openings of one face, made in less than two seconds', () => {
  const cut = Array.from({ length: 500 }, (_, i) => ({
    kind: 'circle',
    diameter: 5,
    at: [-120 + (i % 25) * 10, -95 + Math.floor(i / 25) * 10],
  }))
  const began = performance.now()
  const solids = plate({ add: [{ kind: 'rectangle', width: 300, height: 300 }], cut })
  assert.ok(performance.now() - began < 2000)
  assertSolid(solids, 2 * (90_000 - 500 * 6.25 * PI))
})

test('a sketch that cuts away all it adds is refused', () => {
  assert.throws(
    () =>
      plate({ add: [{ kind: 'circle', diameter: 4 }], cut: [{ kind: 'rectangle', width: 9, height: 9 }] }),
    { code: 'geometry_validation_failed', message: /cuts away all/ },
  )
})

const REFUSED: [string, Record<string, unknown>, RegExp][] = [
  [
    'a polygon with two sizes',
    { kind: 'polygon', sides: 6, side: 4, acrossFlats: 10 },
    /exactly one.*2 are given/,
  ],
  ['a ring without a wall', { kind: 'ring', outerDiameter: 6, innerDiameter: 8 }, /8 mm.*6 mm/],
  ['a slot shorter than wide', { kind: 'slot', length: 4, width: 6 }, /4 mm.*6 mm/],
  ['sides that do not meet', { kind: 'triangle', a: 1, b: 2, c: 5 }, /a = 1, b = 2, c = 5/],
  ['a triangle of angles alone', { kind: 'triangle', angleADeg: 60, angleBDeg: 60 }, /one of them a side/],
  ['a side too short for its angle', { kind: 'triangle', a: 1, c: 4, angleADeg: 60 }, /too short/],
  ['a fourth size that contradicts', { kind: 'triangle', a: 3, b: 4, c: 5, angleADeg: 80 }, /contradicts/],
  [
    'corners larger than the side',
    { kind: 'rectangle', width: 10, height: 6, cornerRadius: 4 },
    /4\.000 mm.*6\.000 mm/,
  ],
  ['a hat without brims', { kind: 'section', shape: 'hat', width: 50, height: 20, web: 2 }, /brims/],
  [
    'walls thicker than the section',
    { kind: 'section', shape: 'U', width: 10, height: 20, web: 5 },
    /10 mm against 10 mm/,
  ],
  ['an airfoil without thickness', { kind: 'airfoil', naca: '2400', chord: 10 }, /NACA 2400/],
  ['pointed teeth', { kind: 'gear', module: 2, teeth: 8, pressureAngleDeg: 35 }, /8 teeth at 35°.*point/],
  [
    'an outline that crosses itself',
    {
      kind: 'outline',
      start: [0, 0],
      segments: [
        { kind: 'line', to: [10, 10] },
        { kind: 'line', to: [10, 0] },
        { kind: 'line', to: [0, 8] },
      ],
    },
    /crosses itself near/,
  ],
  [
    'an outline without area',
    { kind: 'outline', start: [0, 0], segments: [{ kind: 'line', to: [10, 0] }] },
    /encloses no area/,
  ],
  [
    'a hole outside its outline',
    {
      kind: 'outline',
      start: [0, 0],
      segments: [
        { kind: 'line', to: [10, 0] },
        { kind: 'line', to: [0, 10] },
      ],
      holes: [
        {
          start: [20, 20],
          segments: [
            { kind: 'line', to: [22, 20] },
            { kind: 'line', to: [22, 22] },
          ],
        },
      ],
    },
    /does not lie inside/,
  ],
]

for (const [name, profile, message] of REFUSED)
  test(`${name} is refused with the numbers at fault`, () => {
    assert.throws(() => profileLoops(profileSchema.parse(profile), 'plate'), {
      code: 'geometry_validation_failed',
      feature: 'plate',
      message,
    })
  })

test('a regular polygon has the area of its sides times half the flat distance', () => {
  for (const sides of [3, 5, 7, 12]) {
    const { outer } = profileLoops(profileSchema.parse({ kind: 'polygon', sides, acrossFlats: 10 }))
    assertClose(loopArea(outer), sides * 25 * tan(PI / sides), EXACT, `area of ${sides} sides`)
  }
})

test('a sketch on the underside keeps part coordinates', () => {
  const box = {
    kind: 'extrude',
    sketch: { add: [{ kind: 'slot', length: 10, width: 4, at: [3, 4] }] },
  } as const
  const plane = { on: 'frame', origin: [0, 0, 5], normal: '-z', x: '+x' }
  const [solid] = build({ ...box, plane, extent: { kind: 'length', length: 5 } })
  assert.ok(solid)
  assertBox(solid, [-2, -6, 0], [8, -2, 5])
})
