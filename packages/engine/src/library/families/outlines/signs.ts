/** H, Z and the plus. */
import { alike, lettered, sideBySide, thickness, usualBar } from './lettered.ts'
import { LYING, lyingBar, standingBar, UPRIGHT } from './letters.ts'

export const H_SHAPES = lettered({
  sign: 'H',
  dimensions: {
    thickness,
    post: { says: 'width of the uprights', forms: 'post width|upright width', default: usualBar('bar') },
    bar: {
      says: 'crossbar thickness',
      forms: 'crossbar thickness|crossbar height|crossbar width|bridge thickness',
      default: usualBar('post'),
    },
    gap: {
      says: 'gap between the uprights',
      words: 'innerWidth',
      forms: 'crossbar length|gap width|inner width',
    },
  },
  ...alike('post', 'bar'),
  idle: 'joined halfway up by|connected halfway up by|linked halfway up by|bridged halfway up by|joined in the middle by|connected in the middle by|joined at mid height by|connected at mid height by|halfway up|at mid height|at half height|in the middle|midway|at the middle|half way up|halfway',
  linear: [
    [
      [1, 'width'],
      [-1, 'gap'],
      [-2, 'post'],
    ],
  ],
  below: [
    ['bar', 'height'],
    ['gap', 'width'],
  ],
  portions: {
    lying: lyingBar(
      `${LYING}|crossbar|cross bar|middle bar|center bar|central bar|bridge|web|connecting bar|crosspiece`,
      'gap',
      'bar',
    ),
    standing: {
      ...standingBar(`${UPRIGHT}|leg|post|column|upright|side|side bar|arm|rectangle`, 'height', 'post'),
      plural: true,
      count: 'pieces',
      apart: 'gap',
    },
    bars: { forms: 'bar', words: { width: 'thickness', thickness: 'thickness' }, plural: true },
  },
  points: (need) => {
    const [w, h, p, b] = [need('width'), need('height'), need('post'), need('bar')]
    const [low, high] = [(h - b) / 2, (h + b) / 2]
    return [
      [-w / 2, 0],
      [-w / 2 + p, 0],
      [-w / 2 + p, low],
      [w / 2 - p, low],
      [w / 2 - p, 0],
      [w / 2, 0],
      [w / 2, h],
      [w / 2 - p, h],
      [w / 2 - p, high],
      [-w / 2 + p, high],
      [-w / 2 + p, h],
      [-w / 2, h],
    ]
  },
  bars: (need) => {
    const [w, h, p, b] = [need('width'), need('height'), need('post'), need('bar')]
    const low = (h - b) / 2
    return {
      lying: [[-w / 2 + p, low, w / 2 - p, low + b]],
      standing: [
        [w / 2 - p, low + b, w / 2, h],
        [-w / 2, low + b, -w / 2 + p, h],
      ],
    }
  },
  shows: {
    bar: [['lying', 'y']],
    post: [['standing', 'x']],
    thickness: [
      ['lying', 'y'],
      ['standing', 'x'],
    ],
  },
  count: sideBySide(2, (need) => (3 * need('height') + need('bar')) / 4),
  spans: (need) => ({ gap: ['x', -need('gap') / 2, need('gap') / 2] }),
})

export const Z_SHAPES = lettered({
  sign: 'Z',
  dimensions: {
    thickness,
    web: { says: 'thickness of the upright', forms: 'web thickness', default: usualBar('bar') },
    bar: { says: 'thickness of the arms', forms: 'flange thickness', default: usualBar('web') },
    arm: { says: 'length of the arms', forms: 'arm length|flange length|leg length' },
  },
  ...alike('web', 'bar'),
  linear: [
    // Each arm reaches over the upright.
    [
      [1, 'width'],
      [-2, 'arm'],
      [1, 'web'],
    ],
  ],
  below: [
    ['bar', 'height'],
    ['web', 'width'],
  ],
  portions: {
    standing: standingBar(`${UPRIGHT}|web|upright|middle section|connecting section|riser`, 'height', 'web'),
    lying: {
      ...lyingBar(
        `${LYING}|arm|leg|flange|top arm|bottom arm|upper arm|top section|upper section|top bar`,
        'arm',
        'bar',
      ),
      plural: true,
    },
  },
  points: (need) => {
    const [w, h, t, b] = [need('width'), need('height'), need('web'), need('bar')]
    return [
      [-t / 2, 0],
      [w / 2, 0],
      [w / 2, b],
      [t / 2, b],
      [t / 2, h],
      [-w / 2, h],
      [-w / 2, h - b],
      [-t / 2, h - b],
    ]
  },
  bars: (need) => {
    const [w, h, t, b] = [need('width'), need('height'), need('web'), need('bar')]
    return {
      lying: [
        [t / 2, 0, w / 2, b],
        [-w / 2, h - b, -t / 2, h],
      ],
      standing: [[-t / 2, b, t / 2, h - b]],
    }
  },
  shows: {
    bar: [['lying', 'y']],
    web: [['standing', 'x']],
    thickness: [
      ['lying', 'y'],
      ['standing', 'x'],
    ],
  },
  spans: (need) => ({ arm: ['x', -need('web') / 2, need('width') / 2] }),
})

export const PLUS_SHAPES = lettered({
  sign: 'plus',
  also: 'cross|plus sign|plus symbol|cruciform|greek cross',
  forms: 'plus sign|plus symbol|greek cross|cruciform|cross',
  dimensions: {
    arm: {
      says: 'width of the arms',
      words: 'thickness wall',
      forms: 'arm width|arm thickness|bar width|bar thickness|limb width|leg width|uniform width',
      default: ({ need }) => ({
        value: Number((Math.min(need('width'), need('height')) / 3).toPrecision(2)),
        because: 'a third of the whole looks like a plus',
      }),
    },
    reach: { says: 'length of the arms', forms: 'arm length|limb length|leg length' },
  },
  linear: [
    [
      [1, 'width'],
      [-2, 'reach'],
      [-1, 'arm'],
    ],
  ],
  below: [
    ['arm', 'width'],
    ['arm', 'height'],
  ],
  portions: {
    lying: lyingBar(LYING, 'width', 'arm'),
    standing: standingBar(UPRIGHT, 'height', 'arm'),
    arms: {
      forms: 'arm|limb|leg|equal arm|equal leg',
      words: { width: 'arm', thickness: 'arm|depth', length: 'reach', height: 'reach' },
      plural: true,
      count: 'pieces',
    },
    bars: {
      forms: 'bar|rectangle|strip|intersecting bar|intersecting rectangle|crossing bar',
      words: { length: 'width', width: 'arm', thickness: 'arm|depth' },
      sequence: { 2: ['width', 'arm'], 3: ['width', 'arm', 'depth'] },
      plural: true,
      there: 2,
    },
  },
  points: (need) => {
    const [w, h, a] = [need('width'), need('height'), need('arm')]
    const [low, high] = [(h - a) / 2, (h + a) / 2]
    return [
      [-a / 2, 0],
      [a / 2, 0],
      [a / 2, low],
      [w / 2, low],
      [w / 2, high],
      [a / 2, high],
      [a / 2, h],
      [-a / 2, h],
      [-a / 2, high],
      [-w / 2, high],
      [-w / 2, low],
      [-a / 2, low],
    ]
  },
  bars: (need) => {
    const [w, h, a] = [need('width'), need('height'), need('arm')]
    const [low, high] = [(h - a) / 2, (h + a) / 2]
    return {
      lying: [
        [a / 2, low, w / 2, high],
        [-w / 2, low, -a / 2, high],
      ],
      standing: [
        [-a / 2, high, a / 2, h],
        [-a / 2, 0, a / 2, low],
      ],
      arms: [
        [a / 2, low, w / 2, high],
        [-w / 2, low, -a / 2, high],
        [-a / 2, high, a / 2, h],
        [-a / 2, 0, a / 2, low],
      ],
    }
  },
  shows: {
    arm: [
      ['lying', 'y'],
      ['standing', 'x'],
    ],
  },
  count: (need, way) => {
    const [w, h, a] = [need('width'), need('height'), need('arm')]
    const diameter = (Math.min(w, h) + Math.hypot(a, a)) / 2
    const centre = way.at([0, h / 2])
    return { measure: { kind: 'tooth-count', centre, axis: `+${way.depth}`, diameter }, value: 4 }
  },
  spans: (need) => ({ reach: ['x', need('arm') / 2, need('width') / 2] }),
})
