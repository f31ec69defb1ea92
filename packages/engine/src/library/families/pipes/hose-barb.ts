/** Hose barbs: a bored stem with rings that hold a hose, a hexagon, and a threaded end or a second stem. Along z. */
import type { Point2 } from '../../../plan/geometry.ts'
import { handy, usual } from '../choose.ts'
import type { Family } from '../family.ts'
import { bore, crossings, cylinder, extent, flats, levels } from '../measure.ts'
import { lines, rod, turned } from '../shape.ts'

/** A barb stands out of the stem by this part of the hose. */
const BITE = 1.16

/** From the hexagon outwards: each barb rises steeply, then slopes to the tip. */
function stem(from: number, way: 1 | -1, hose: number, pitch: number, count: number): Point2[] {
  const root = (0.94 * hose) / 2
  const crest = (BITE * hose) / 2
  const neck = 0.6 * pitch
  return [
    [root, from],
    ...Array.from({ length: count }, (_, index): Point2[] => {
      const foot = from + way * (neck + index * pitch)
      return [
        [root, foot],
        [crest, foot + way * 0.12 * pitch],
        [root, foot + way * pitch],
      ]
    }).flat(),
  ]
}

export const hoseBarb: Family = {
  id: 'hose barb',
  forms: [
    [
      'hose barb|hose barb fitting|barbed fitting|barb fitting|hose fitting|hose tail|hose connector|barbed hose fitting|barbed hose connector|hose nipple|barbed adapter|hose barb adapter|barbed connector',
    ],
    [
      'hose joiner|hose coupling|hose mender|barbed joiner|double hose barb|double barb|barb to barb|hose splice|straight hose connector|barbed coupling|double ended hose barb|hose barb coupling',
      { end: 'barb' },
    ],
  ],
  options: {
    end: {
      values: { thread: 'threaded|male threaded', barb: 'double ended|double sided|barbed on both ends' },
      default: 'thread',
    },
  },
  idle: 'to fit|fits|fitting',
  dimensions: {
    hose: {
      says: 'hose inside diameter',
      words: 'diameter outerDiameter size',
      forms:
        'hose diameter|hose id|hose inner diameter|hose inside diameter|hose size|barb size|barb diameter|tube inner diameter|tubing size|hose bore',
      default: usual(10, 'it is a common hose'),
    },
    barbs: {
      says: 'number of barbs',
      forms: 'barb|ridge|barbed ridge',
      unit: 'count',
      default: usual(3, 'three hold a hose'),
    },
    bore: {
      says: 'bore',
      words: 'innerDiameter',
      forms: 'bore|bore diameter|through hole diameter|flow diameter|passage diameter',
      default: ({ need }) => ({ value: handy(0.65 * need('hose')), because: 'the stem keeps a sound wall' }),
    },
    stem: {
      says: 'barbed length',
      forms: 'barb length|barbed length|stem length|tail length',
      default: ({ need }) => ({
        value: handy(2 * need('hose')),
        because: 'a hose needs two diameters to hold',
      }),
    },
    across: {
      says: 'width across flats',
      words: 'acrossFlats',
      forms: 'hex size|hexagon size|wrench size|spanner size',
      default: ({ need }) => ({
        value: handy(Math.max(1.6 * need('hose'), 1.25 * need('nominal'))),
        because: 'it takes a wrench',
      }),
    },
    nominal: {
      says: 'thread diameter',
      words: 'major',
      forms: 'thread diameter|thread size|male thread diameter',
      default: ({ need }) => ({ value: handy(1.3 * need('hose')), because: 'it carries the same flow' }),
    },
    thread: {
      says: 'thread length',
      forms: 'thread length|threaded length|male thread length',
      default: ({ need, option }) =>
        option('end') === 'barb'
          ? 0
          : { value: handy(need('nominal')), because: 'one diameter of thread seals' },
    },
    hex: {
      says: 'hexagon height',
      forms: 'hex height|hexagon height|hex thickness|hex length',
      default: ({ need }) => ({ value: handy(0.6 * need('hose')), because: 'a wrench grips it' }),
    },
    overall: { says: 'overall length', words: 'length height axis-z', forms: 'overall length|total length' },
  },
  linear: [
    [
      [1, 'overall'],
      [-1, 'stem'],
      [-1, 'hex'],
      [-1, 'thread'],
    ],
  ],
  below: [
    ['bore', 'hose'],
    ['bore', 'nominal'],
    ['nominal', 'across'],
  ],
  bare: 'hose',
  thread: ({ majorDiameter }) => ({ nominal: majorDiameter }),
  portions: {
    hose: {
      forms: 'hose|tube|tubing|pipe',
      words: { diameter: 'hose', innerDiameter: 'hose', size: 'hose' },
      bare: 'hose',
    },
    bore: {
      forms: 'bore|through hole|hole|passage|center hole',
      words: { diameter: 'bore', size: 'bore' },
      bare: 'bore',
    },
    hex: {
      forms: 'hexagon|hex|hex collar|hex section|hex nut section|hex flange|hexagonal collar',
      words: { acrossFlats: 'across', width: 'across', height: 'hex', thickness: 'hex', length: 'hex' },
      bare: 'across',
    },
    thread: {
      forms: 'thread|male thread|threaded end|external thread|male|male end|pipe thread',
      words: { diameter: 'nominal', major: 'nominal', size: 'nominal', length: 'thread' },
      bare: 'nominal',
    },
  },
  build: ({ id, need, option, called }) => {
    const double = option('end') === 'barb'
    const [hose, count, inside, tail, across, wide, screw, hex] = [
      need('hose'),
      need('barbs'),
      need('bore'),
      need('stem'),
      need('across'),
      need('nominal'),
      need('thread'),
      need('hex'),
    ]
    const foot = double ? tail : screw
    const top = foot + hex + tail
    const pitch = tail / (count + 0.6)
    const upper = stem(foot + hex, 1, hose, pitch, count)
    const lower = double ? stem(foot, -1, hose, pitch, count).toReversed() : []
    const [tipOf, ...rest] = double ? lower : [[wide / 2, 0] as Point2, [wide / 2, foot] as Point2]
    const root = (0.94 * hose) / 2
    const reach = across / Math.sqrt(3)
    return {
      features: [
        turned(id, [0, 0], lines(tipOf as Point2, ...rest, ...upper, [0, top])),
        {
          kind: 'prism',
          id: `${id}-hexagon`,
          base: { add: [{ kind: 'polygon', sides: 6, acrossCorners: 2 * reach }] },
          height: hex,
          frame: { origin: [0, 0, foot] },
        },
        rod(`${id}-bore`, inside, [0, 0, 0], top, '+z', 'cut'),
      ],
      min: [-reach, -across / 2, 0],
      max: [reach, across / 2, top],
      shape: 'round',
      bore: inside,
      chose: double ? [] : ['The threaded end is a plain cylinder of the thread’s diameter'],
      measures: {
        hose: {
          ...cylinder(2 * root, [root, 0, foot + hex + 0.3 * pitch]),
          note: `the stem is ${Number((2 * root).toFixed(3))} mm, so that the hose goes on`,
        },
        barbs: crossings(
          count,
          [(0.98 * BITE * hose) / 2, 0, foot + hex + 0.01 * pitch],
          [(0.98 * BITE * hose) / 2, 0, top + 1],
        ),
        bore: bore(inside, [0, 0, top / 2]),
        stem: levels('z', foot + hex, top),
        across: flats(across, [0, 0, foot + hex / 2]),
        nominal: cylinder(wide, [wide / 2, 0, foot / 2]),
        thread: levels('z', 0, foot),
        hex: levels('z', foot, foot + hex),
        overall: extent('z', top),
      },
      name: `${called} for a ${hose} mm hose`,
    }
  },
}
