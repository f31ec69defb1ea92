/** Rollers: a long body on journals, or with a bore. */
import type { Family } from '../family.ts'
import { bore, cylinder, extent, levels } from '../measure.ts'
import { lines, rod, share, standing, turned, usual } from '../shape.ts'

export const roller: Family = {
  id: 'roller',
  forms: [['roller|conveyor roller|guide roller|idler roller|pinch roller']],
  dimensions: {
    diameter: {
      says: 'diameter',
      words: 'diameter outerDiameter',
      default: usual(40, 'it is a common roller size'),
    },
    length: {
      says: 'length',
      words: 'length width height',
      forms: 'roller length|body length',
      default: share(3, 'diameter', 'a roller is three times as long as thick'),
    },
    shaft: {
      says: 'shaft diameter',
      forms: 'shaft diameter|journal diameter|axle diameter',
      default: ({ lacks, has, get, need }) =>
        lacks('shaft') || has('bore') || get('bore') !== undefined
          ? 0
          : {
              value: Number((0.4 * need('diameter')).toPrecision(3)),
              because: 'journals carry it at both ends',
            },
    },
    shaftLength: {
      says: 'journal length',
      forms: 'shaft length|journal length',
      default: ({ need }) =>
        need('shaft') > 0
          ? { value: Number((0.4 * need('diameter')).toPrecision(3)), because: 'a bearing fits on it' }
          : 0,
    },
    bore: {
      says: 'bore',
      words: 'innerDiameter',
      forms: 'bore diameter|bore',
      default: ({ has, need }) =>
        has('bore')
          ? { value: Number((0.3 * need('diameter')).toPrecision(2)), because: 'an axle passes' }
          : 0,
    },
  },
  sequence: { 2: ['diameter', 'length'] },
  bare: 'diameter',
  portions: {
    shaft: {
      forms: 'shaft|journal|stub shaft|axle|shaft end|end shaft',
      words: { diameter: 'shaft', length: 'shaftLength' },
      bare: 'shaft',
      plural: true,
    },
    bore: {
      forms: 'bore|hole|center hole|centre hole|through hole',
      words: { diameter: 'bore' },
      bare: 'bore',
    },
  },
  below: [
    ['shaft', 'diameter'],
    ['bore', 'diameter'],
  ],
  build: ({ id, need }) => {
    const [d, l, s, j, b] = [
      need('diameter'),
      need('length'),
      need('shaft'),
      need('shaftLength'),
      need('bore'),
    ]
    const total = l + 2 * j
    return {
      features: [
        turned(
          id,
          [0, 0],
          s > 0
            ? lines(
                [s / 2, 0],
                [s / 2, j],
                [d / 2, j],
                [d / 2, j + l],
                [s / 2, j + l],
                [s / 2, total],
                [0, total],
              )
            : lines([d / 2, 0], [d / 2, l], [0, l]),
        ),
        ...(b > 0 ? [rod(`${id}-bore`, b, [0, 0, 0], total, '+z' as const, 'cut' as const)] : []),
      ],
      ...standing(d, d, total),
      shape: 'round',
      bore: b,
      measures: {
        diameter: extent('x', d),
        length: levels('z', j, j + l),
        shaft: s > 0 ? cylinder(s, [s / 2, 0, j / 2]) : [],
        shaftLength: levels('z', 0, j),
        bore: b > 0 ? bore(b, [0, 0, total / 2]) : [],
      },
    }
  },
}
