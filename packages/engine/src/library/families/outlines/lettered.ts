/**
 * Flat outlines that are named by a letter or a sign, made thick: an L, a T, a plus. A block stands upright, its outline in
 * the xz plane and its depth along y; a plate lies, with its outline seen from above.
 */
import { EngineError } from '../../../errors.ts'
import type { AxisName, Point2, Point3, SignedAxis } from '../../../plan/geometry.ts'
import type { Built, Dimension, Family, Measured, Order, PieceFace, Portion } from '../family.ts'
import { crossings, extent, levels, wall } from '../measure.ts'
import { lines, outline } from '../shape.ts'

/** A straight piece of the outline; across from its middle, up from its foot. */
export type Bar = readonly [left: number, low: number, right: number, high: number]

/** A size that shows as the width (x) or the height (y) of a bar. */
export type Shown = readonly [bar: string, way: 'x' | 'y']

export interface Letter {
  /** As it stands before "shaped". */
  sign: string
  /** Other names of the block, and other signs: "cross" for a plus; parted by bars. */
  forms?: string
  also?: string
  /** Sizes of the outline besides its width and its height; they are chosen after these. */
  dimensions: Readonly<Record<string, Dimension>>
  linear: NonNullable<Family['linear']>
  formulas?: NonNullable<Family['formulas']>
  portions: Readonly<Record<string, Portion>>
  below: readonly (readonly [string, string])[]
  height?: NonNullable<Dimension['default']>
  points: (need: Order['need']) => Point2[]
  bars: (need: Order['need']) => Readonly<Record<string, readonly Bar[]>>
  shows: Readonly<Record<string, readonly Shown[]>>
  /** Sizes that show between two faces. */
  spans?: (need: Order['need']) => Readonly<Record<string, Span>>
  /** What only says where its pieces are by nature. */
  idle?: string
  /** Of the pieces that are counted by `pieces`. */
  count?: (need: Order['need'], way: Way) => Measured
}

export type Span = readonly [way: 'x' | 'y', from: number, to: number]

const every = (signs: string, nouns: string): string =>
  signs
    .split('|')
    .flatMap((sign) => nouns.split('|').map((noun) => noun.replace('*', sign)))
    .join('|')

const BLOCKS =
  '* shape|* shaped sketch|* sketch|* outline|* figure|* shaped polygon|* shaped|* shaped object|* shaped 3d object|* shaped 3d model|* shaped part|* shaped block|* shaped prism|* shaped solid|* shaped body|* shaped piece|* shaped component|* shaped structure|* shaped outline|* shaped cross section|* shaped model|* shaped design|* shaped figure|* shaped element|* block|* prism'
const LETTERS =
  '|letter *|capital *|capital letter *|block letter *|uppercase *|block * shaped object|block * shape'
const PLATES =
  '* shaped plate|* shaped sheet|* shaped tile|* shaped panel|* shaped flat plate|flat * shape|flat * shaped part|flat * shaped plate|* shape plate|* shaped blank'

/** Where the outline lies in the part: its points in the middle of the depth, its two ways, and the third one. */
export interface Way {
  at: (point: Point2) => Point3
  axes: Readonly<Record<'x' | 'y', AxisName>>
  depth: AxisName
}

const UPRIGHT: Way = { at: ([x, y]) => [x, 0, y], axes: { x: 'x', y: 'z' }, depth: 'y' }
const lying = (height: number, depth: number): Way => ({
  at: ([x, y]) => [x, y - height / 2, depth / 2],
  axes: { x: 'x', y: 'y' },
  depth: 'z',
})

/** From the joint with another bar, behind its fillet and before the holes, which are nearer to the free end. */
const FROM_JOINT = 0.22

/** Where along a bar it is measured, as a part of its length: both ends of one that runs all across are free. */
function clearOf(low: number, high: number, least: number, most: number): number {
  const [lowFree, highFree] = [low <= least + 1e-9, high >= most - 1e-9]
  // Close to an end of the bar, where holes seldom are.
  if (lowFree && highFree) return 0.06
  return lowFree ? 1 - FROM_JOINT : FROM_JOINT
}

function shownBy([left, low, right, high]: Bar, across: 'x' | 'y', way: Way, whole: Bar): Measured {
  const x = across === 'x' ? 0.5 : clearOf(left, right, whole[0], whole[2])
  const y = across === 'x' ? clearOf(low, high, whole[1], whole[3]) : 0.5
  const at = way.at([left + x * (right - left), low + y * (high - low)])
  return wall(across === 'x' ? right - left : high - low, at, `+${way.axes[across]}` as SignedAxis)
}

interface Outlined {
  points: readonly Point2[]
  height: number
  depth: number
}

/** From where to where the flat goes on which a bar lies: the outside of an L is as high as the whole of it. */
function flatAlong(points: readonly Point2[], along: 0 | 1, at: number, low: number, high: number): Point2 {
  const isAt = (value: number): boolean => Math.abs(value - at) < 1e-9
  for (const [index, point] of points.entries()) {
    const next = points[(index + 1) % points.length] as Point2
    if (!isAt(point[1 - along] as number) || !isAt(next[1 - along] as number)) continue
    const [from, to] = [Math.min(point[along], next[along]), Math.max(point[along], next[along])]
    if (from <= low + 1e-9 && to >= high - 1e-9) return [from, to]
  }
  return [low, high]
}

/** Which of its two ends is the end of the whole outline: at the other one another bar goes on. */
function freeSide(points: readonly Point2[], along: 0 | 1, low: number, high: number): '+' | '-' | undefined {
  const reached = points.map((point) => point[along])
  const [atLeast, atMost] = [low <= Math.min(...reached) + 1e-9, high >= Math.max(...reached) - 1e-9]
  if (atLeast === atMost) return undefined
  return atMost ? '+' : '-'
}

function faceOf(
  [left, low, right, high]: Bar,
  flat: boolean,
  { points, height, depth }: Outlined,
): PieceFace {
  if (flat) return { normal: '+z', min: [left, low - height / 2, 0], max: [right, high - height / 2, depth] }
  const stands = high - low > right - left
  if (!stands) {
    const [from, to] = flatAlong(points, 0, high, left, right)
    const free = freeSide(points, 0, left, right)
    return {
      normal: '+z',
      min: [from, -depth / 2, low],
      max: [to, depth / 2, high],
      ...(free ? { free: `${free}x` } : {}),
    }
  }
  const outward = left + right < 0 ? '-x' : '+x'
  const [from, to] = flatAlong(points, 1, outward === '-x' ? left : right, low, high)
  const free = freeSide(points, 1, low, high)
  return {
    normal: outward,
    min: [left, -depth / 2, from],
    max: [right, depth / 2, to],
    ...(free ? { free: `${free}z` } : {}),
  }
}

function refuseOtherCount({ sign }: Letter, asked: number | undefined, there: number | undefined): void {
  if (asked === undefined || asked === there) return
  throw new EngineError(
    'geometry_validation_failed',
    `A ${sign} shape has ${there ?? 'no such number of'} such pieces, not ${asked}. Leave the number out, or describe the pieces one by one.`,
  )
}

function build(letter: Letter, { id, need, get }: Order, flat: boolean): Built {
  const [width, height, depth] = [need('width'), need('height'), need('depth')]
  const bars = letter.bars(need)
  const way = flat ? lying(height, depth) : UPRIGHT
  const count = letter.count?.(need, way)
  refuseOtherCount(letter, get('pieces'), count?.value)
  const points = letter.points(need)
  const [start, ...rest] = points.map(([x, y]): Point2 => [x, y - height / 2])
  const whole: Bar = [-width / 2, 0, width / 2, height]
  const measured = (shown: readonly Shown[]): Measured[] =>
    shown.flatMap(([name, across]) =>
      (bars[name] ?? []).slice(0, 1).map((bar) => shownBy(bar, across, way, whole)),
    )
  const span = ([across, from, to]: Span): Measured => {
    const shift = flat && across === 'y' ? -height / 2 : 0
    return levels(way.axes[across], from + shift, to + shift)
  }
  return {
    features: [
      {
        kind: 'extrude',
        id,
        sketch: { add: [outline(start as Point2, ...lines(...rest))] },
        ...(flat
          ? { extent: { kind: 'length', length: depth } }
          : {
              plane: { on: 'frame', origin: [0, 0, height / 2], normal: '-y', x: '+x' },
              extent: { kind: 'length', length: depth, direction: 'both' },
            }),
      },
    ],
    min: flat ? [-width / 2, -height / 2, 0] : [-width / 2, -depth / 2, 0],
    max: flat ? [width / 2, height / 2, depth] : [width / 2, depth / 2, height],
    pieces: Object.fromEntries(
      Object.entries(bars).map(([name, each]) => [
        name,
        each.map((bar) => faceOf(bar, flat, { points, height, depth })),
      ]),
    ),
    measures: {
      ...Object.fromEntries(Object.entries(letter.shows).map(([name, shown]) => [name, measured(shown)])),
      ...Object.fromEntries(
        Object.entries(letter.spans?.(need) ?? {}).map(([name, each]) => [name, span(each)]),
      ),
      ...(count ? { pieces: count } : {}),
      width: extent('x', width),
      height: extent(way.axes.y, height),
      depth: extent(way.depth, depth),
    },
  }
}

const OVERALL = (word: string): string =>
  ['overall', 'total', 'outer', 'outside', 'full'].map((each) => `${each} ${word}`).join('|')

function dimensionsOf({ dimensions, height }: Letter, flat: boolean): Readonly<Record<string, Dimension>> {
  // Of a plate "thick" is how thick the plate is, of a block how thick its bars are.
  const own = Object.entries(dimensions).map(([name, dimension]) => {
    const words = dimension.words?.split(' ').filter((word) => !flat || word !== 'thickness')
    return [name, { ...dimension, ...(words ? { words: words.join(' ') } : {}) }] as const
  })
  return {
    width: {
      says: 'width',
      words: 'length width size side axis-x',
      forms: `${OVERALL('width')}|${OVERALL('length')}`,
      default: () => ({ value: 60, because: 'it is a handy size' }),
    },
    height: {
      says: 'height',
      words: flat ? 'width height length axis-y' : 'height axis-z',
      forms: OVERALL('height'),
      default: height ?? [1, 'width'],
    },
    ...Object.fromEntries(own),
    pieces: { says: 'number of pieces', unit: 'count' },
    depth: {
      says: flat ? 'thickness' : 'depth',
      words: flat
        ? 'extrusion thickness depth height axis-z'
        : 'extrusion depth width length thickness axis-y',
      default: ({ need }) => ({
        value: Number(
          (flat
            ? 0.08 * Math.max(need('width'), need('height'))
            : 0.4 * Math.min(need('width'), need('height'))
          ).toPrecision(2),
        ),
        because: 'it suits the outline',
      }),
    },
  }
}

/** Of a plate, a leg "15 mm wide and 6 mm thick" is seen from above: its width is never how thick the plate is. */
function seenFromAbove(portion: Portion): Portion {
  const { width, thickness: thick } = portion.words
  const seen = width?.split('|').filter((name) => name !== 'depth')
  if (!seen?.length) return portion
  const both = thick?.split('|').includes('depth') ? thick : `${thick}|depth`
  return {
    ...portion,
    words: { ...portion.words, width: seen.join('|'), ...(thick ? { thickness: both } : {}) },
  }
}

/** What the axes mean for a piece: across, up the outline, and along its depth. */
function withAxes(portion: Portion, flat: boolean): Portion {
  const { length, height, thickness } = portion.words
  const across = portion.words['axis x'] ?? (portion.plural ? 'width' : thickness)
  const up = height ?? length
  if (!across || !up) return portion
  const [rise, deep] = flat ? ['axis y', 'axis z'] : ['axis z', 'axis y']
  return { ...portion, words: { 'axis x': across, [rise]: up, [deep]: 'depth', ...portion.words } }
}

/** All its bars at once: "strokes 8 mm wide". */
const strokes: Portion = {
  forms: 'stroke|line|letter stroke',
  words: { width: 'thickness', thickness: 'thickness|depth' },
  bare: 'thickness',
  plural: true,
}

/** The block and the plate of one outline. */
export function lettered(letter: Letter): readonly Family[] {
  const { sign, also, forms } = letter
  const signs = [sign.toLowerCase(), ...(also ? [also] : [])].join('|')
  return [false, true].map((flat): Family => {
    const block = [every(signs, sign.length === 1 ? BLOCKS + LETTERS : BLOCKS), ...(forms ? [forms] : [])]
    return {
      id: `${sign}-${flat ? 'plate' : 'shape'}`,
      letter: sign,
      forms: [[flat ? every(signs, PLATES) : block.join('|')]],
      agrees: 'rectangular square xz yz xy',
      ...(letter.idle ? { idle: letter.idle } : {}),
      dimensions: dimensionsOf(letter, flat),
      linear: letter.linear,
      ...(letter.formulas ? { formulas: letter.formulas } : {}),
      sequence: { 2: ['width', 'height'], 3: ['width', 'height', 'depth'] },
      bare: 'width',
      portions: Object.fromEntries(
        Object.entries({ ...letter.portions, ...('thickness' in letter.dimensions ? { strokes } : {}) }).map(
          ([name, portion]) => [name, withAxes(flat ? seenFromAbove(portion) : portion, flat)],
        ),
      ),
      below: letter.below,
      build: (order) => build(letter, order, flat),
    }
  })
}

/** One thickness for all bars, where only one is told. */
export const alike = (...bars: string[]): Pick<Letter, 'formulas'> => ({
  formulas: bars.map((gives) => ({ gives, from: ['thickness'], compute: (thickness) => thickness })),
})

export const thickness: Dimension = {
  says: 'bar thickness',
  words: 'thickness wall',
  forms:
    'bar thickness|arm thickness|arm width|limb width|limb thickness|leg thickness|leg width|wall thickness|material thickness|line thickness|line width|stroke width|stroke thickness|uniform thickness|constant thickness|uniform width',
}

/** A bar of which nothing was said: as thick as another, else a fifth of the smaller side. */
export const usualBar =
  (...others: string[]): NonNullable<Dimension['default']> =>
  ({ get, need }) => ({
    value:
      others.map(get).find((value) => value !== undefined) ??
      Number((0.2 * Math.min(need('width'), need('height'))).toPrecision(2)),
    because: 'it suits the outline',
  })

/** So many upright pieces stand side by side at this height. */
export const sideBySide =
  (value: number, at: (need: Order['need']) => number): NonNullable<Letter['count']> =>
  (need, way) =>
    crossings(value, way.at([-need('width'), at(need)]), way.at([need('width'), at(need)]))
