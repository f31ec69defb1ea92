/** Shaft collars: a ring that a set screw holds (DIN 705), or one that is slit and clamped. */
import { parseThread } from '../../threads.ts'
import { handy, usual } from '../choose.ts'
import type { Family, FeatureInput, Wanted } from '../family.ts'
import { bore, extent } from '../measure.ts'
import { rod } from '../shape.ts'

/** DIN 705: bore up to, outside diameter, width, set screw. */
const COLLARS = [
  [3, 7, 5, 2],
  [4, 8, 5, 2.5],
  [5, 10, 6, 3],
  [6, 12, 8, 4],
  [8, 16, 8, 4],
  [10, 20, 10, 5],
  [12, 22, 12, 6],
  [15, 25, 12, 6],
  [16, 28, 12, 6],
  [20, 32, 14, 6],
  [25, 40, 16, 8],
  [30, 45, 16, 8],
  [35, 56, 16, 8],
  [40, 63, 18, 10],
  [50, 80, 18, 10],
] as const

const listed =
  (column: 1 | 2 | 3, factor: number) =>
  ({ need, thread }: Wanted) => {
    if (column === 3 && thread) return { value: thread.majorDiameter, because: 'it was named' }
    const row = COLLARS.find(([upTo]) => Math.abs(upTo - need('bore')) < 1e-6)
    return row
      ? { value: row[column], because: `DIN 705 has it for a ${need('bore')} mm shaft` }
      : { value: handy(factor * need('bore')), because: `about ${factor} bores are usual` }
  }

export const shaftCollar: Family = {
  id: 'shaft collar',
  forms: [
    [
      'shaft collar|set collar|set screw collar|adjusting ring|adjusting collar|locking collar|stop collar|shaft stop|shaft ring|lock collar|shaft lock collar|shaft locking collar',
    ],
    [
      'clamp collar|clamping collar|clamping shaft collar|split collar|split shaft collar|clamp on collar|shaft clamp collar|one piece shaft collar|clamp shaft collar',
      { hold: 'clamp' },
    ],
  ],
  agrees: 'circular',
  options: {
    hold: {
      values: {
        screw: 'set screw style|solid style',
        clamp: 'clamping|split|slit|clamp on|clamp style|one piece',
      },
      default: 'screw',
    },
  },
  idle: 'to fit|fits|fitting',
  dimensions: {
    bore: {
      says: 'bore',
      words: 'innerDiameter diameter',
      forms: 'bore|bore diameter|shaft diameter|shaft size|hole diameter|bore size',
      default: usual(10, 'it is a common shaft'),
    },
    diameter: {
      says: 'outside diameter',
      words: 'outerDiameter',
      forms: 'collar diameter|collar od',
      default: listed(1, 1.8),
    },
    width: {
      says: 'width',
      words: 'width thickness length height axis-z',
      forms: 'collar width|collar thickness',
      default: listed(2, 0.8),
    },
    screw: {
      says: 'screw',
      words: 'major',
      forms: 'screw size|screw diameter|set screw size',
      default: listed(3, 0.4),
    },
    slit: {
      says: 'slit width',
      forms: 'slit width|slot width|split width|gap width|gap',
      default: ({ option, need }) =>
        option('hold') === 'clamp'
          ? { value: handy(Math.max(1, 0.12 * need('bore'))), because: 'it has room to close' }
          : 0,
    },
  },
  below: [
    ['bore', 'diameter'],
    ['screw', 'width'],
    ['slit', 'bore'],
  ],
  bare: 'bore',
  sequence: { 2: ['bore', 'diameter'], 3: ['bore', 'diameter', 'width'] },
  thread: ({ majorDiameter }) => ({ screw: majorDiameter }),
  portions: {
    bore: {
      forms: 'bore|shaft|center hole|centre hole|central hole|hole|through hole|shaft hole',
      words: { diameter: 'bore', size: 'bore', innerDiameter: 'bore' },
      bare: 'bore',
    },
    screw: {
      forms:
        'set screw|set screw hole|grub screw|grub screw hole|radial hole|clamping screw|clamp screw|screw|screw hole|threaded hole|tapped hole|radial screw hole',
      words: { diameter: 'screw', size: 'screw' },
      bare: 'screw',
    },
    slit: { forms: 'slit|slot|split|gap', words: { width: 'slit' }, bare: 'slit' },
  },
  build: ({ id, need, option, called }) => {
    const [inside, outside, wide, screw, slit] = [
      need('bore'),
      need('diameter'),
      need('width'),
      need('screw'),
      need('slit'),
    ]
    const drill = parseThread(`M${screw}`)?.tapDrill ?? 0.85 * screw
    const ring: FeatureInput = {
      kind: 'cylinder',
      id,
      diameter: outside,
      innerDiameter: inside,
      height: wide,
    }
    const middle = (inside + outside) / 4
    const radial = rod(`${id}-screw`, drill, [0, 0, wide / 2], outside, '+x', 'cut')
    const clamp: FeatureInput[] = [
      {
        kind: 'box',
        id: `${id}-slit`,
        operation: 'cut',
        size: [outside, slit, wide],
        frame: { origin: [outside / 2, 0, 0] },
      },
      rod(`${id}-screw`, drill, [middle, -outside, wide / 2], 2 * outside, '+y', 'cut'),
    ]
    const clamped = option('hold') === 'clamp'
    return {
      features: [ring, ...(clamped ? clamp : [radial])],
      min: [-outside / 2, -outside / 2, 0],
      max: [outside / 2, outside / 2, wide],
      shape: 'round',
      bore: inside,
      measures: {
        bore: bore(inside, [0, 0, wide / 2]),
        diameter: extent(clamped ? 'y' : 'x', outside),
        width: extent('z', wide),
        screw: {
          ...bore(drill, [middle, clamped ? outside / 4 : 0, wide / 2], clamped ? '+y' : '+x'),
          note: 'its tapping drill',
        },
        slit: { measure: { kind: 'levels', axis: 'y', from: -slit / 2, to: slit / 2 }, value: slit },
      },
      chose: [clamped ? 'It is slit once and closed by one screw' : 'One radial set screw holds it'],
      name: `${called} ${inside} × ${outside} × ${wide} mm`,
    }
  },
}
