/** L, T and U. */
import type { Portion } from '../family.ts'
import { crossings } from '../measure.ts'
import { alike, lettered, sideBySide, thickness, usualBar } from './lettered.ts'

/** Every adjective before every noun. */
const each = (adjectives: string, nouns: string): string =>
  adjectives
    .split('|')
    .flatMap((adjective) => nouns.split('|').map((noun) => `${adjective} ${noun}`))
    .join('|')

const PIECES =
  'leg|arm|section|part|bar|side|rectangle|segment|portion|piece|limb|member|stroke|line|beam|block|plate'
export const LYING = each('horizontal|bottom|lower|lying', PIECES)
export const UPRIGHT = each('vertical|upright|standing', PIECES)

/** A bar is longer than thick, whichever is told first. */
const longFirst =
  (long: string, thick: string): NonNullable<Portion['arrange']> =>
  ([a = 0, b = 0, ...more]) =>
    more.length > 0 || a === b ? undefined : a > b ? [long, thick] : [thick, long]

/** A bar that lies: long across, thick upwards. */
export const lyingBar = (forms: string, long: string, thick: string): Portion => ({
  forms,
  words: {
    length: long,
    width: `${long}|${thick}|depth`,
    height: thick,
    thickness: thick,
    depth: 'depth',
    'axis x': long,
  },
  arrange: longFirst(long, thick),
  sequence: { 2: [long, thick], 3: [long, 'depth', thick] },
  bare: long,
})

/** One that stands: long upwards, thick across. */
export const standingBar = (forms: string, long: string, thick: string): Portion => ({
  forms,
  words: {
    height: long,
    length: `${long}|${thick}`,
    width: `${thick}|depth`,
    thickness: thick,
    depth: 'depth',
    'axis z': long,
  },
  arrange: longFirst(long, thick),
  sequence: { 2: [thick, long], 3: [thick, 'depth', long] },
  bare: long,
})

export const L_SHAPES = lettered({
  sign: 'L',
  dimensions: {
    thickness,
    foot: { says: 'thickness of the horizontal leg', default: usualBar('wall') },
    wall: { says: 'thickness of the vertical leg', default: usualBar('foot') },
  },
  ...alike('foot', 'wall'),
  linear: [],
  below: [
    ['foot', 'height'],
    ['wall', 'width'],
  ],
  portions: {
    lying: lyingBar(`${LYING}|base|bottom|foot|short leg|shorter leg|first leg`, 'width', 'foot'),
    standing: standingBar(`${UPRIGHT}|upright|long leg|longer leg|second leg|other leg`, 'height', 'wall'),
    bars: {
      forms: 'leg|arm|bar|side|limb',
      words: {
        width: 'thickness|depth|width',
        thickness: 'thickness',
        length: 'width',
        height: 'height',
        leg: 'width',
        otherLeg: 'height',
      },
      plural: true,
      count: 'pieces',
    },
  },
  points: (need) => {
    const [w, h, f, t] = [need('width'), need('height'), need('foot'), need('wall')]
    return [
      [-w / 2, 0],
      [w / 2, 0],
      [w / 2, f],
      [-w / 2 + t, f],
      [-w / 2 + t, h],
      [-w / 2, h],
    ]
  },
  bars: (need) => {
    const [w, h, f, t] = [need('width'), need('height'), need('foot'), need('wall')]
    return { lying: [[-w / 2 + t, 0, w / 2, f]], standing: [[-w / 2, f, -w / 2 + t, h]] }
  },
  // A line from the end of one leg to the end of the other.
  count: (need, way) => {
    const [w, h, f, t] = [need('width'), need('height'), need('foot'), need('wall')]
    return crossings(2, way.at([-w / 2 + t / 2, h - (h - f) / 20]), way.at([w / 2 - (w - t) / 20, f / 2]))
  },
  shows: {
    foot: [['lying', 'y']],
    wall: [['standing', 'x']],
    thickness: [
      ['lying', 'y'],
      ['standing', 'x'],
    ],
  },
})

export const T_SHAPES = lettered({
  sign: 'T',
  also: 'tee',
  dimensions: {
    thickness,
    bar: {
      says: 'crossbar thickness',
      forms: 'crossbar thickness|crossbar height|flange thickness',
      default: usualBar('stem'),
    },
    stem: {
      says: 'stem width',
      forms: 'stem width|stem thickness|web thickness',
      default: usualBar('bar'),
    },
    rise: { says: 'stem height', forms: 'stem height|stem length' },
  },
  ...alike('bar', 'stem'),
  linear: [
    [
      [1, 'height'],
      [-1, 'bar'],
      [-1, 'rise'],
    ],
  ],
  below: [
    ['bar', 'height'],
    ['stem', 'width'],
  ],
  portions: {
    lying: lyingBar(
      `${each('horizontal|top|upper|cross', PIECES)}|crossbar|flange|top|head|crosspiece|cap`,
      'width',
      'bar',
    ),
    standing: {
      ...standingBar(`${UPRIGHT}|stem|vertical stem|web|upright|post|trunk|leg`, 'rise', 'stem'),
      seats: ['-z', '+z'],
    },
    bars: { forms: 'bar|arm|limb', words: { width: 'thickness', thickness: 'thickness' }, plural: true },
  },
  points: (need) => {
    const [w, h, b, s] = [need('width'), need('height'), need('bar'), need('stem')]
    return [
      [-s / 2, 0],
      [s / 2, 0],
      [s / 2, h - b],
      [w / 2, h - b],
      [w / 2, h],
      [-w / 2, h],
      [-w / 2, h - b],
      [-s / 2, h - b],
    ]
  },
  bars: (need) => {
    const [w, h, b, s] = [need('width'), need('height'), need('bar'), need('stem')]
    return {
      lying: [
        [s / 2, h - b, w / 2, h],
        [-w / 2, h - b, -s / 2, h],
      ],
      standing: [[-s / 2, 0, s / 2, h - b]],
    }
  },
  shows: {
    bar: [['lying', 'y']],
    stem: [['standing', 'x']],
    thickness: [
      ['lying', 'y'],
      ['standing', 'x'],
    ],
  },
  spans: (need) => ({ rise: ['y', 0, need('height') - need('bar')] }),
})

export const U_SHAPES = lettered({
  sign: 'U',
  height: [0.8, 'width'],
  dimensions: {
    thickness,
    wall: { says: 'thickness of the arms', default: usualBar('floor') },
    floor: {
      says: 'thickness of the base',
      forms: 'base thickness|bottom thickness|floor thickness',
      default: usualBar('wall'),
    },
    gap: {
      says: 'gap between the arms',
      words: 'innerWidth innerLength',
      forms:
        'gap width|opening width|inside width|inner width|distance between the arms|distance between the legs',
    },
    rise: {
      says: 'height of the arms over the base',
      forms: 'gap depth|opening depth|gap height|inner height|inside height',
    },
  },
  ...alike('wall', 'floor'),
  linear: [
    [
      [1, 'width'],
      [-1, 'gap'],
      [-2, 'wall'],
    ],
    [
      [1, 'height'],
      [-1, 'rise'],
      [-1, 'floor'],
    ],
  ],
  below: [
    ['floor', 'height'],
    ['gap', 'width'],
  ],
  portions: {
    lying: lyingBar(
      `${LYING}|base|bottom|floor|back|bridge|web|connecting bar|horizontal base`,
      'width',
      'floor',
    ),
    columns: {
      ...standingBar(
        each('upright|vertical|side', 'column|pillar|post').concat('|column|pillar|post'),
        'rise',
        'wall',
      ),
      plural: true,
      count: 'pieces',
    },
    standing: {
      ...standingBar(`${UPRIGHT}|leg|arm|side|wall|side wall|upright|prong`, 'height', 'wall'),
      plural: true,
      count: 'pieces',
    },
    gap: {
      forms: 'gap|opening|notch|channel|slot|cutout|inner gap|inside',
      words: { width: 'gap', length: 'gap', depth: 'rise', height: 'rise' },
      bare: 'gap',
      sequence: { 2: ['gap', 'rise'] },
    },
  },
  points: (need) => {
    const [w, h, f, t] = [need('width'), need('height'), need('floor'), need('wall')]
    return [
      [-w / 2, 0],
      [w / 2, 0],
      [w / 2, h],
      [w / 2 - t, h],
      [w / 2 - t, f],
      [-w / 2 + t, f],
      [-w / 2 + t, h],
      [-w / 2, h],
    ]
  },
  bars: (need) => {
    const [w, h, f, t] = [need('width'), need('height'), need('floor'), need('wall')]
    return {
      lying: [[-w / 2 + t, 0, w / 2 - t, f]],
      standing: [
        [w / 2 - t, f, w / 2, h],
        [-w / 2, f, -w / 2 + t, h],
      ],
      columns: [
        [w / 2 - t, f, w / 2, h],
        [-w / 2, f, -w / 2 + t, h],
      ],
    }
  },
  shows: {
    floor: [['lying', 'y']],
    wall: [['standing', 'x']],
    thickness: [
      ['lying', 'y'],
      ['standing', 'x'],
    ],
  },
  count: sideBySide(2, (need) => (need('floor') + need('height')) / 2),
  spans: (need) => ({
    gap: ['x', -need('gap') / 2, need('gap') / 2],
    rise: ['y', need('floor'), need('height')],
  }),
})
