/** C, E and F: a spine, and arms that stick out of it to the right. */
import type { Point2 } from '../../../plan/geometry.ts'
import type { Family, Order } from '../family.ts'
import { crossings } from '../measure.ts'
import { alike, type Bar, lettered, thickness, usualBar } from './lettered.ts'
import { standingBar, UPRIGHT } from './letters.ts'

const each = (first: string, second: string): string =>
  first
    .split('|')
    .flatMap((one) => second.split('|').map((other) => `${one} ${other}`))
    .join('|')

/** Where the arms of such a letter are anyway: "one flush with the top, one in the middle". */
const LEVELS =
  'at the top|flush with the top|level with the top|at the very top|in the middle|at mid height|halfway up|in the center|in the centre|at the bottom|flush with the bottom|level with the bottom|at the very bottom'
const AS_IT_IS = [
  LEVELS,
  each('one|the first|the second|the third|another|the other|the last', LEVELS),
  each(
    'stick out|sticking out|stick out of|sticking out of|project from|projecting from|extend from|extending from|come out of|point',
    'its right side|the right side|to the right|its right edge|its right|from its right side|right|rightwards',
  ),
  'to the right',
].join('|')

/** The foot of each arm, from the height of the letter and the thickness of the arms. */
type Feet = (height: number, thick: number) => number[]

const outlineOf = (feet: Feet, need: Order['need']): Point2[] => {
  const [w, h, s, b] = [need('width'), need('height'), need('spine'), need('bar')]
  const [left, inner, right] = [-w / 2, -w / 2 + s, w / 2]
  const arms = feet(h, b).flatMap((foot): Point2[] => [
    [inner, foot],
    [right, foot],
    [right, foot + b],
    [inner, foot + b],
  ])
  const points: Point2[] = [[left, 0], [inner, 0], ...arms, [inner, h], [left, h]]
  // An arm at an end has no corner where it leaves the spine.
  return points.filter(
    ([x, y], at) =>
      !(x === inner && (y === 0 || y === h)) ||
      !points.some((other, index) => index !== at && other[0] === right && other[1] === y),
  )
}

function comb(sign: string, arms: number, feet: Feet): readonly Family[] {
  const armBars = (need: Order['need']): Bar[] =>
    feet(need('height'), need('bar')).map((foot) => [
      -need('width') / 2 + need('spine'),
      foot,
      need('width') / 2,
      foot + need('bar'),
    ])
  return lettered({
    sign,
    dimensions: {
      thickness,
      spine: {
        says: 'width of the spine',
        forms: 'spine width|spine thickness|back thickness|stem width',
        default: usualBar('bar'),
      },
      bar: {
        says: 'thickness of the arms',
        forms: 'arm height|bar height|prong thickness',
        default: usualBar('spine'),
      },
      arm: { says: 'length of the arms', forms: 'arm length|bar length|prong length' },
    },
    ...alike('spine', 'bar'),
    linear: [
      [
        [1, 'width'],
        [-1, 'spine'],
        [-1, 'arm'],
      ],
    ],
    below: [
      ['spine', 'width'],
      ['bar', 'height'],
    ],
    idle: AS_IT_IS,
    portions: {
      standing: standingBar(`${UPRIGHT}|spine|back|stem|upright|trunk|post`, 'height', 'spine'),
      lying: {
        forms: 'arm|bar|prong|finger|tine|tooth|branch|horizontal bar|horizontal arm|horizontal stroke',
        words: { length: 'arm', width: 'arm|bar', height: 'bar', thickness: 'bar', depth: 'depth' },
        sequence: { 2: ['arm', 'bar'], 3: ['arm', 'bar', 'depth'] },
        bare: 'arm',
        plural: true,
        count: 'pieces',
      },
    },
    points: (need) => outlineOf(feet, need),
    bars: (need) => {
      const [w, s] = [need('width'), need('spine')]
      const [first = 0, second = 0] = feet(need('height'), need('bar'))
      return {
        lying: armBars(need),
        standing: [[-w / 2, first + need('bar'), -w / 2 + s, second]],
      }
    },
    count: (need, way) => {
      const x = need('width') / 2 - need('arm') / 10
      return crossings(arms, way.at([x, -need('height')]), way.at([x, 2 * need('height')]))
    },
    spans: (need) => ({ arm: ['x', need('spine') - need('width') / 2, need('width') / 2] }),
    shows: {
      spine: [['standing', 'x']],
      bar: [['lying', 'y']],
      thickness: [
        ['lying', 'y'],
        ['standing', 'x'],
      ],
    },
  })
}

export const C_SHAPES = comb('C', 2, (h, b) => [0, h - b])
export const E_SHAPES = comb('E', 3, (h, b) => [0, (h - b) / 2, h - b])
export const F_SHAPES = comb('F', 2, (h, b) => [(h - b) / 2, h - b])
