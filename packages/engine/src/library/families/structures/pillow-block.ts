/** Bearing blocks: a housing with a bore along y over a foot with two bolt holes. Proportions near those of UCP housings. */

import { BALL_BEARINGS, numberOf } from '../../bearings.ts'
import type { Family } from '../family.ts'
import { bore, cylinder, extent, holeSpacing, holes, levels } from '../measure.ts'
import { block, rod, usual } from '../shape.ts'

export const pillowBlock: Family = {
  id: 'pillow block',
  forms: [
    [
      'pillow block|bearing block|plummer block|pillow block bearing housing|bearing housing|bearing support|shaft support|pillow block housing|bearing mount|shaft support block|bearing pedestal|bearing holder|shaft holder|bearing bracket',
    ],
  ],
  agrees: 'circular',
  // "for a 608 bearing": its outer ring sits in the bore.
  designation: (name) => {
    const row = BALL_BEARINGS.get(numberOf(name))
    return row && { bore: row[1] }
  },
  dimensions: {
    bore: {
      says: 'bore',
      words: 'innerDiameter diameter',
      forms:
        'bore|bore diameter|shaft diameter|bearing bore|bearing diameter|shaft size|bearing seat diameter',
      default: usual(20, 'it is a common shaft'),
    },
    housing: {
      says: 'housing diameter',
      words: 'outerDiameter',
      forms: 'housing diameter|housing od',
      default: ({ need }) => ({
        value: Math.round(2.2 * need('bore')),
        because: 'the wall carries the bearing',
      }),
    },
    height: {
      says: 'centre height',
      forms: 'center height|centre height|shaft height|axis height|bore height|shaft center height',
      default: ({ need, get }) => {
        const all = get('overall')
        return all === undefined
          ? { value: Math.round(0.75 * need('housing')), because: 'it clears the foot' }
          : { value: all - need('housing') / 2, because: 'the housing reaches to the top' }
      },
    },
    overall: { says: 'overall height', words: 'height axis-z' },
    length: {
      says: 'base length',
      words: 'length axis-x baseLength',
      forms: 'base length|foot length',
      default: ({ need }) => ({
        value: Math.round(2.6 * need('housing')),
        because: 'the bolts stand beside the housing',
      }),
    },
    width: {
      says: 'width',
      words: 'width depth thickness axis-y baseWidth',
      forms: 'base width|housing width',
      default: ({ need }) => ({ value: Math.round(0.8 * need('housing')), because: 'it holds the bearing' }),
    },
    base: {
      says: 'base thickness',
      forms: 'base thickness|foot thickness|base height|foot height',
      default: ({ need }) => ({
        value: Math.max(1, Math.round(0.28 * need('height'))),
        because: 'it is bolted down',
      }),
    },
    spacing: {
      says: 'bolt spacing',
      forms:
        'bolt spacing|bolt hole spacing|hole spacing|bolt distance|mounting hole spacing|bolt center distance',
      default: ({ need }) => ({
        value: Math.round((need('length') + need('housing')) / 2),
        because: 'it lies between housing and end',
      }),
    },
    hole: {
      says: 'bolt hole diameter',
      forms: 'bolt hole diameter|mounting hole diameter|bolt diameter',
      default: ({ need }) => ({
        value: Number((0.2 * (need('length') - need('housing'))).toPrecision(2)),
        because: 'it fits the foot',
      }),
    },
    count: { says: 'number of bolt holes', unit: 'count' },
  },
  linear: [
    [
      [1, 'overall'],
      [-1, 'height'],
      [-0.5, 'housing'],
    ],
  ],
  sequence: { 3: ['length', 'width', 'overall'] },
  bare: 'bore',
  below: [
    ['bore', 'housing'],
    ['base', 'height'],
    ['spacing', 'length'],
    ['housing', 'spacing'],
  ],
  portions: {
    bore: {
      forms:
        'bore|center hole|centre hole|shaft hole|bearing hole|bearing bore|shaft bore|bearing seat|central bore|center bore|central hole|bearing pocket|shaft',
      words: { diameter: 'bore', size: 'bore' },
      bare: 'bore',
    },
    base: {
      forms: 'base|foot|base plate|mounting base|rectangular base|flat base',
      words: { length: 'length', width: 'width', thickness: 'base', height: 'base' },
      sequence: { 2: ['length', 'width'], 3: ['length', 'width', 'base'] },
    },
    bolts: {
      forms: 'bolt hole|mounting hole|hole|base hole|screw hole|mounting bolt hole|fixing hole',
      words: { diameter: 'hole', size: 'hole', centres: 'spacing' },
      bare: 'hole',
      count: 'count',
      apart: 'spacing',
    },
  },
  thread: (thread) => ({ hole: thread.clearance.medium }),
  build: ({ id, need }) => {
    const [b, d, h, l, w, t, s, hole] = [
      need('bore'),
      need('housing'),
      need('height'),
      need('length'),
      need('width'),
      need('base'),
      need('spacing'),
      need('hole'),
    ]
    return {
      features: [
        block(id, [-l / 2, -w / 2, 0], [l / 2, w / 2, t]),
        block(`${id}-neck`, [-d / 2, -w / 2, 0], [d / 2, w / 2, h]),
        rod(`${id}-housing`, d, [0, -w / 2, h], w, '+y'),
        rod(`${id}-bore`, b, [0, -w / 2, h], w, '+y', 'cut'),
        rod(`${id}-bolt-1`, hole, [-s / 2, 0, 0], t, '+z', 'cut'),
        rod(`${id}-bolt-2`, hole, [s / 2, 0, 0], t, '+z', 'cut'),
      ],
      min: [-l / 2, -w / 2, 0],
      max: [l / 2, w / 2, h + d / 2],
      measures: {
        bore: bore(b, [0, 0, h], '+y'),
        housing: cylinder(d, [0, 0, h + d / 2], '+y'),
        height: { measure: { kind: 'hole-position', diameter: b, near: [0, 0, h], along: 'z' }, value: h },
        overall: extent('z', h + d / 2),
        length: extent('x', l),
        width: extent('y', w),
        base: levels('z', 0, t),
        spacing: holeSpacing(s, hole, [-s / 2, 0, 0], [s / 2, 0, 0]),
        hole: bore(hole, [s / 2, 0, t / 2]),
        count: holes(2, hole),
      },
    }
  },
}
