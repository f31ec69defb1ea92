import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Point3 } from '../../src/plan/geometry.ts'
import { bodyOf, build } from './build.ts'
import { assertBox, assertSolid } from './measure.ts'

const { PI, SQRT2 } = Math
type Given = Parameters<typeof build>[0]

const CASES: [string, Given, volume: number, min: Point3, max: Point3][] = [
  ['box', { kind: 'box', size: [10, 20, 30] }, 6000, [-5, -10, 0], [5, 10, 30]],
  [
    'box lying on its side',
    { kind: 'box', size: [10, 20, 30], frame: { origin: [1, 2, 3], normal: '+x' } },
    6000,
    [1, -3, -7],
    [31, 7, 13],
  ],
  ['cylinder', { kind: 'cylinder', diameter: 10, height: 5 }, 125 * PI, [-5, -5, 0], [5, 5, 5]],
  ['tube', { kind: 'cylinder', diameter: 10, innerDiameter: 6, height: 5 }, 80 * PI, [-5, -5, 0], [5, 5, 5]],
  ['cone', { kind: 'cone', bottomDiameter: 10, height: 6 }, 50 * PI, [-5, -5, 0], [5, 5, 6]],
  [
    'frustum',
    { kind: 'cone', bottomDiameter: 10, topDiameter: 4, height: 6 },
    78 * PI,
    [-5, -5, 0],
    [5, 5, 6],
  ],
  [
    'cone on its point',
    { kind: 'cone', bottomDiameter: 0, topDiameter: 4, height: 6 },
    8 * PI,
    [-2, -2, 0],
    [2, 2, 6],
  ],
  ['sphere', { kind: 'sphere', diameter: 10 }, (500 / 3) * PI, [-5, -5, -5], [5, 5, 5]],
  [
    'hemisphere',
    { kind: 'sphere', diameter: 10, part: { kind: 'hemisphere' } },
    (250 / 3) * PI,
    [-5, -5, 0],
    [5, 5, 5],
  ],
  [
    'cap lower than a half',
    { kind: 'sphere', diameter: 10, part: { kind: 'cap', height: 2 } },
    (4 / 3) * PI * 13,
    [-4, -4, 0],
    [4, 4, 2],
  ],
  [
    'cap higher than a half',
    { kind: 'sphere', diameter: 10, part: { kind: 'cap', height: 8 } },
    (64 / 3) * PI * 7,
    [-5, -5, 0],
    [5, 5, 8],
  ],
  ['torus', { kind: 'torus', ringDiameter: 20, tubeDiameter: 4 }, 80 * PI * PI, [-12, -12, -2], [12, 12, 2]],
  ['wedge', { kind: 'wedge', base: [10, 6], top: [4, 2], height: 5 }, 150, [-5, -3, 0], [5, 3, 5]],
  [
    'wedge with a ridge',
    { kind: 'wedge', base: [10, 6], top: [0, 6], height: 5 },
    150,
    [-5, -3, 0],
    [5, 3, 5],
  ],
  [
    'wedge with a point',
    { kind: 'wedge', base: [10, 6], top: [0, 0], height: 5 },
    100,
    [-5, -3, 0],
    [5, 3, 5],
  ],
  [
    'ramp',
    { kind: 'wedge', base: [10, 6], top: [0, 6], height: 5, shift: [5, 0] },
    150,
    [-5, -3, 0],
    [5, 3, 5],
  ],
  [
    'square pyramid',
    { kind: 'pyramid', base: { add: [{ kind: 'rectangle', width: 6, height: 4 }] }, height: 9 },
    72,
    [-3, -2, 0],
    [3, 2, 9],
  ],
  [
    'pyramid on a turned square',
    { kind: 'pyramid', base: { add: [{ kind: 'polygon', sides: 4, side: 4 }] }, height: 9 },
    48,
    [-2 * SQRT2, -2 * SQRT2, 0],
    [2 * SQRT2, 2 * SQRT2, 9],
  ],
  [
    'prism',
    { kind: 'prism', base: { add: [{ kind: 'ring', outerDiameter: 8, innerDiameter: 4 }] }, height: 9 },
    108 * PI,
    [-4, -4, 0],
    [4, 4, 9],
  ],
]

for (const [name, given, volume, min, max] of CASES)
  test(`${name}: volume and box by the closed formula`, () => {
    assertBox(assertSolid(build(given), volume), min, max)
  })

const REFUSED: [string, Given, RegExp][] = [
  ['a tube without a wall', { kind: 'cylinder', diameter: 10, innerDiameter: 10, height: 5 }, /10 mm.*10 mm/],
  ['a cone of no width', { kind: 'cone', bottomDiameter: 0, height: 5 }, /0 mm and 0 mm/],
  [
    'a cap higher than its sphere',
    { kind: 'sphere', diameter: 10, part: { kind: 'cap', height: 11 } },
    /11 mm.*10 mm/,
  ],
  ['a torus through itself', { kind: 'torus', ringDiameter: 4, tubeDiameter: 6 }, /6 mm.*4 mm/],
  [
    'a pyramid on a star',
    {
      kind: 'pyramid',
      base: { add: [{ kind: 'star', points: 5, outerDiameter: 10, innerDiameter: 4 }] },
      height: 5,
    },
    /convex/,
  ],
  [
    'a pyramid on a circle',
    { kind: 'pyramid', base: { add: [{ kind: 'circle', diameter: 10 }] }, height: 5 },
    /straight sides/,
  ],
]

for (const [name, given, message] of REFUSED)
  test(`${name} is refused`, () => {
    assert.throws(() => build(given), { code: 'geometry_validation_failed', feature: 'made', message })
  })

test('a body begins with the volume of its first feature', () => {
  assert.equal(Math.round(bodyOf({ kind: 'box', size: [1, 2, 3] }).volume), 6)
})
