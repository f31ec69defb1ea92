/** Standoffs: hexagonal or round pillars with a thread in one end or both, or a stud. They stand on z = 0. */
import { parseThread } from '../../threads.ts'
import { type Table, tabled } from '../choose.ts'
import type { Family, FeatureInput, Order } from '../family.ts'
import { cylinder, extent, flats, levels } from '../measure.ts'
import { nominal, threadOf } from './thread.ts'

/** By thread: width across flats or diameter of the usual pillar, and the usual stud. */
const PILLARS: Table = [
  [2, 4, 4],
  [2.5, 5, 5],
  [3, 5.5, 6],
  [4, 7, 7],
  [5, 8, 8],
  [6, 10, 10],
  [8, 13, 12],
]

const KINDS =
  'standoff|stand off|hex standoff|hexagonal standoff|threaded standoff|pcb standoff|brass standoff|motherboard standoff|circuit board standoff|hex standoff spacer|threaded spacer|threaded pillar|hex spacer|hexagonal spacer|hex pillar|spacer bolt|distance bolt'
const ROUND = 'round standoff|cylindrical standoff|round threaded standoff|round spacer standoff'

/** "male to female hex standoff" and its like. */
const called = (ends: string): string =>
  ends
    .split('|')
    .flatMap((end) =>
      ['standoff', 'hex standoff', 'threaded standoff', 'spacer'].map((noun) => `${end} ${noun}`),
    )
    .join('|')

const FEMALE = 'female female|female to female|female'
const MALE = 'male female|male to female|female male|male'
const BOTH = 'male male|male to male'

/** A blind thread from the end at `level` into the body. */
const threadedEnd = (
  { id, need, thread, get }: Order,
  suffix: string,
  facing: '+z' | '-z',
  level: number,
  depth: number | undefined,
): FeatureInput => {
  const known = threadOf({ thread, get })
  return {
    kind: 'hole',
    id: `${id}-${suffix}`,
    face: { facing, near: [0, 0, level] },
    ...(known ? { thread: { designation: known.designation } } : { diameter: 0.8 * need('nominal') }),
    depth: depth === undefined ? { kind: 'through' } : { kind: 'blind', depth },
  }
}

const drilled = ({ need, thread, get }: Order): number =>
  threadOf({ thread, get })?.tapDrill ?? 0.8 * need('nominal')

export const standoff: Family = {
  id: 'standoff',
  forms: [
    [KINDS.split('|').slice(1).join('|')],
    [ROUND, { form: 'round' }],
    [called(FEMALE), { ends: 'female' }],
    [called(MALE), { ends: 'male' }],
    [called(BOTH), { ends: 'both' }],
  ],
  shares: { standoff: '' },
  agrees: 'hexagonal circular',
  options: {
    form: { values: { hex: 'hex|hexagonal|hexagon', round: 'round|cylindrical' }, default: 'hex' },
    ends: { values: { female: FEMALE, male: MALE, both: BOTH }, default: 'female' },
  },
  thread: ({ majorDiameter }) => ({ nominal: majorDiameter }),
  threadLength: 'length',
  bare: 'length',
  sequence: { 2: ['across', 'length'] },
  dimensions: {
    nominal: { ...nominal(3, 'thread'), words: 'major' },
    across: {
      says: 'width of the body',
      words: 'acrossFlats width diameter outerDiameter size',
      forms: 'body width|body diameter|hex size|width across flats',
      default: tabled(PILLARS, 1, 1.8, 'the trade'),
    },
    length: {
      says: 'body length',
      words: 'length height axis-z',
      forms: 'body length|standoff length|standoff height|body height|spacing height',
      default: ({ need }) => ({ value: Math.round(5 * need('nominal')), because: 'it is a common length' }),
    },
    stud: {
      says: 'stud length',
      forms: 'stud length|male length|male thread length|thread length|screw length',
      default: (wanted) =>
        wanted.option('ends') === 'female' ? 0 : tabled(PILLARS, 2, 2, 'the trade')(wanted),
    },
    depth: {
      says: 'thread depth',
      words: 'depth',
      forms: 'thread depth|hole depth|female thread depth|tapped depth',
      default: ({ need, option }) =>
        option('ends') === 'both'
          ? 0
          : {
              value: Math.min(2 * need('nominal'), Number((0.7 * need('length')).toPrecision(3))),
              because: 'two diameters of thread hold',
            },
    },
  },
  below: [
    ['nominal', 'across'],
    ['depth', 'length'],
  ],
  portions: {
    body: {
      forms: 'body|hex body|hexagonal body|round body|pillar',
      words: {
        length: 'length',
        height: 'length',
        acrossFlats: 'across',
        width: 'across',
        diameter: 'across',
      },
      bare: 'across',
    },
    stud: {
      forms: 'stud|male thread|male end|threaded stud|threaded end',
      words: { length: 'stud', height: 'stud', diameter: 'nominal' },
      bare: 'stud',
    },
    hole: {
      forms: 'female thread|female end|threaded hole|tapped hole|internal thread',
      words: { depth: 'depth', length: 'depth', diameter: 'nominal' },
      bare: 'nominal',
      plural: true,
    },
  },
  build: (order) => {
    const { id, need, option, called: name } = order
    const [wide, across, long, stud, deep] = [
      need('nominal'),
      need('across'),
      need('length'),
      need('stud'),
      need('depth'),
    ]
    const ends = option('ends')
    const hex = option('form') === 'hex'
    const top = stud + long
    const body: FeatureInput = hex
      ? {
          kind: 'prism',
          id,
          base: { add: [{ kind: 'polygon', sides: 6, acrossCorners: (2 * across) / Math.sqrt(3) }] },
          height: long,
          frame: { origin: [0, 0, stud] },
        }
      : { kind: 'cylinder', id, diameter: across, height: long, frame: { origin: [0, 0, stud] } }
    const studAt = (suffix: string, level: number): FeatureInput => ({
      kind: 'cylinder',
      id: `${id}-${suffix}`,
      diameter: wide,
      height: stud,
      frame: { origin: [0, 0, level] },
    })
    // Threads that would meet in the middle are one thread.
    const meet = ends === 'female' && 2 * deep + wide >= long - 1e-6
    const reach = hex ? across / Math.sqrt(3) : across / 2
    const height = top + (ends === 'both' ? stud : 0)
    const thread = threadOf(order)?.designation ?? parseThread(`M${wide}`)?.designation ?? `${wide} mm`
    return {
      features: [
        body,
        ...(stud > 0 ? [studAt('stud', 0)] : []),
        ...(ends === 'both' ? [studAt('second-stud', top)] : []),
        ...(ends === 'both' ? [] : [threadedEnd(order, 'thread', '+z', top, meet ? undefined : deep)]),
        ...(ends === 'female' && !meet ? [threadedEnd(order, 'second-thread', '-z', 0, deep)] : []),
      ],
      min: [-reach, -across / 2, 0],
      max: [reach, across / 2, height],
      shape: 'round',
      measures: {
        nominal:
          ends === 'both'
            ? cylinder(wide, [wide / 2, 0, stud / 2])
            : {
                measure: { kind: 'hole-diameter', near: [0, 0, top - 0.2 * deep], axis: '+z' },
                value: drilled(order),
                note: 'its tapping drill',
              },
        across: hex
          ? flats(across, [0, 0, stud + long / 2])
          : cylinder(across, [across / 2, 0, stud + long / 2]),
        length: ends === 'female' ? extent('z', long) : levels('z', stud, top),
        stud: levels('z', 0, stud),
        depth: {
          measure: { kind: 'hole-depth', diameter: drilled(order), near: [0, 0, top - 0.2 * deep] },
          value: meet ? long : deep,
        },
      },
      name: `${name} ${thread} × ${long}`,
    }
  },
}
