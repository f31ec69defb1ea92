/** The figures that can be drawn, each by the sizes that fix it: its outline stands on y = 0 about x = 0, its base below. */
import type { Point2 } from '../../plan/geometry.ts'
import { boxOf, type Loop, middleOf, moved, polygon, round } from './loop.ts'

/** What was said of a figure's sizes; each is taken once, and what nothing takes is not understood. */
export class Sizes {
  readonly #left: { word: string; value: number }[] = []
  /** All of them by their words: what others are told by; none where a word was said twice. */
  readonly told = new Map<string, number | undefined>()

  give(word: string, value: number): void {
    this.#left.push({ word, value })
    this.told.set(word, this.told.has(word) ? undefined : value)
  }

  /** The first of these that was told. */
  take(...words: string[]): number | undefined {
    for (const word of words) {
      const at = this.#left.findIndex((each) => each.word === word)
      if (at >= 0) return this.#left.splice(at, 1)[0]?.value
    }
    return undefined
  }

  has(...words: string[]): boolean {
    return words.every((word) => this.#left.some((each) => each.word === word))
  }

  get isEmpty(): boolean {
    return this.#left.length === 0
  }

  copy(): Sizes {
    const other = new Sizes()
    for (const { word, value } of this.#left) other.give(word, value)
    return other
  }
}

export type FigureKind =
  | 'rectangle'
  | 'square'
  | 'circle'
  | 'ellipse'
  | 'triangle'
  | 'trapezoid'
  | 'parallelogram'
  | 'rhombus'
  | 'semicircle'
  | 'quarter'
  | 'sector'
  | 'slot'
  | 'cross'
  | 'pentagon'
  | 'hexagon'
  | 'heptagon'
  | 'octagon'
  | 'polyline'

export interface Drawn {
  loop: Loop
  /** Turned with the edge it is set on, where its base is to lie there. */
  based: boolean
  /** Which way is up was told: by a height. */
  upright?: boolean
}

type Draw = (sizes: Sizes, adjectives: ReadonlySet<string>) => Drawn | undefined

const block = (width: number, height: number): Loop =>
  polygon([
    [-width / 2, 0],
    [width / 2, 0],
    [width / 2, height],
    [-width / 2, height],
  ])

/** Pairs of words for the two ways of a rectangle, across first. */
const ACROSS_AND_UP = [
  ['first', 'second'],
  ['length', 'width'],
  ['long', 'short'],
  ['length', 'height'],
  ['base', 'height'],
  ['width', 'height'],
  ['width', 'depth'],
  ['length', 'depth'],
  ['length', 'thickness'],
  ['width', 'thickness'],
  ['horizontal leg', 'vertical leg'],
] as const

const rectangle: Draw = (sizes) => {
  const all = sizes.take('side')
  if (all !== undefined) return { loop: block(all, all), based: false }
  for (const [across, up] of ACROSS_AND_UP) {
    if (!sizes.has(across, up)) continue
    const [width, height] = [sizes.take(across) as number, sizes.take(up) as number]
    return { loop: block(width, height), based: up === 'depth', upright: up === 'height' }
  }
  return undefined
}

const square: Draw = (sizes, adjectives) => {
  const pair = rectangle(sizes, adjectives)
  if (pair) return pair
  const corners = sizes.take('corners')
  const side = corners === undefined ? sizes.take('length', 'width', 'first') : corners * Math.SQRT1_2
  return side === undefined ? undefined : { loop: block(side, side), based: false }
}

const acrossOf = (sizes: Sizes): number | undefined => {
  const radius = sizes.take('radius')
  return radius === undefined ? sizes.take('diameter', 'width', 'length') : 2 * radius
}

const circle: Draw = (sizes) => {
  const across = acrossOf(sizes)
  return across === undefined ? undefined : { loop: moved(round(across), 0, across / 2), based: false }
}

const ellipse: Draw = (sizes) => {
  const half = (word: string): number | undefined => {
    const value = sizes.take(word)
    return value === undefined ? undefined : 2 * value
  }
  const wide = sizes.take('major', 'length') ?? half('semi major') ?? sizes.take('width', 'first')
  const high = sizes.take('minor', 'width', 'height') ?? half('semi minor') ?? sizes.take('second')
  return wide === undefined || high === undefined
    ? undefined
    : { loop: moved(round(wide, high), 0, high / 2), based: true }
}

const based = (points: readonly Point2[]): Drawn => ({ loop: polygon(points), based: true })

const triangle: Draw = (sizes, adjectives) => {
  const slanted = sizes.take('hypotenuse')
  if (slanted !== undefined && sizes.isEmpty)
    // A right angle over its longest side, with legs of one length.
    return based([
      [-slanted / 2, 0],
      [slanted / 2, 0],
      [0, slanted / 2],
    ])
  if (slanted !== undefined) return undefined
  if (adjectives.has('right')) {
    const across = sizes.take('base', 'leg', 'horizontal leg', 'length', 'first', 'width')
    const onRight = sizes.take('right leg')
    const up =
      onRight ??
      sizes.take('height', 'leg', 'vertical leg', 'left leg', 'second', 'width', 'length') ??
      across
    if (across === undefined || up === undefined) return undefined
    return based([
      [-across / 2, 0],
      [across / 2, 0],
      [onRight === undefined ? -across / 2 : across / 2, up],
    ])
  }
  const [a, b, c] = [sizes.take('first side'), sizes.take('second side'), sizes.take('third side')]
  if (a !== undefined && b !== undefined && c !== undefined) {
    const at = (a * a + c * c - b * b) / (2 * c)
    const up = Math.sqrt(a * a - at * at)
    return Number.isFinite(up) && up > 0
      ? based([
          [-c / 2, 0],
          [c / 2, 0],
          [at - c / 2, up],
        ])
      : undefined
  }
  const equal = adjectives.has('equilateral')
  const base = sizes.take(
    'base',
    'horizontal leg',
    'width',
    'first',
    ...(equal ? ['side', 'length'] : ['length']),
  )
  const side = equal ? undefined : sizes.take('side', 'leg')
  const across = base ?? side
  if (across === undefined) return undefined
  const slope = base !== undefined && side !== undefined ? Math.sqrt(side ** 2 - (base / 2) ** 2) : undefined
  const even = equal || (base === undefined && !adjectives.has('isosceles'))
  const up =
    slope ?? sizes.take('height', 'second', 'depth') ?? (even ? (across * Math.sqrt(3)) / 2 : undefined)
  if (!up || !Number.isFinite(up)) return undefined
  return based([
    [-across / 2, 0],
    [across / 2, 0],
    [0, up],
  ])
}

const trapezoid: Draw = (sizes, adjectives) => {
  const long = sizes.take('bottom', 'long', 'base', 'first', 'horizontal leg')
  const short = sizes.take('top', 'short', 'base', 'second')
  const square = sizes.take('square side')
  const up = square ?? sizes.take('height', 'depth', 'width', 'apart')
  if (long === undefined || short === undefined || up === undefined) return undefined
  // A side that is square to both makes it a right one, told so or not.
  const shift = adjectives.has('right') || square !== undefined ? 0 : (long - short) / 2
  return based([
    [-long / 2, 0],
    [long / 2, 0],
    [-long / 2 + shift + short, up],
    [-long / 2 + shift, up],
  ])
}

const parallelogram: Draw = (sizes) => {
  const [lower, upper] = [sizes.take('bottom'), sizes.take('top')]
  if (upper !== undefined && lower !== upper) return undefined
  const across = lower ?? sizes.take('base', 'length', 'long')
  const angle = sizes.take('angle')
  const side = sizes.take('side', 'slanted side', 'short')
  const slope = angle === undefined ? undefined : (angle * Math.PI) / 180
  const up = sizes.take('height', 'width') ?? (side && slope ? side * Math.sin(slope) : undefined)
  if (across === undefined || up === undefined) return undefined
  const shift =
    sizes.take('shift') ?? (slope ? up / Math.tan(slope) : side ? Math.sqrt(side ** 2 - up ** 2) : up / 2)
  if (!Number.isFinite(shift)) return undefined
  return based([
    [-(across + shift) / 2, 0],
    [(across - shift) / 2, 0],
    [(across + shift) / 2, up],
    [(shift - across) / 2, up],
  ])
}

const rhombus: Draw = (sizes) => {
  const side = sizes.take('side', 'length')
  const angle = sizes.take('angle')
  const slope = ((angle ?? 0) * Math.PI) / 360
  const wide = sizes.take('diagonal', 'long diagonal', 'horizontal diagonal', 'width', 'first')
  const high = sizes.take('diagonal', 'short diagonal', 'vertical diagonal', 'height', 'second')
  const fromSide = (known: number | undefined): number | undefined =>
    side === undefined || known === undefined ? undefined : 2 * Math.sqrt(side ** 2 - (known / 2) ** 2)
  const across = wide ?? (side && angle ? 2 * side * Math.cos(slope) : fromSide(high))
  const up = high ?? (side && angle ? 2 * side * Math.sin(slope) : fromSide(wide))
  if (!across || !up || !Number.isFinite(across) || !Number.isFinite(up)) return undefined
  return based([
    [0, 0],
    [across / 2, up / 2],
    [0, up],
    [-across / 2, up / 2],
  ])
}

const semicircle: Draw = (sizes) => {
  const across = acrossOf(sizes)
  if (across === undefined) return undefined
  const radius = across / 2
  return {
    loop: { start: [-radius, 0], edges: [{ to: [radius, 0] }, { to: [-radius, 0], via: [0, radius] }] },
    based: true,
  }
}

const quarter: Draw = (sizes) => {
  const radius = sizes.take('radius', 'length') ?? (sizes.take('diameter') ?? 0) / 2
  if (radius === 0) return undefined
  const half = radius / 2
  const out = radius * Math.SQRT1_2 - half
  return {
    loop: {
      start: [-half, 0],
      edges: [
        { to: [half, 0] },
        { to: [-half, radius], via: [out, radius * Math.SQRT1_2] },
        { to: [-half, 0] },
      ],
    },
    based: true,
  }
}

/** Its tip first, one of its straight sides along x. */
const sector: Draw = (sizes, adjectives) => {
  const angle = sizes.take('angle')
  if (angle === 90) return quarter(sizes, adjectives)
  const across = acrossOf(sizes)
  if (across === undefined || !angle || angle >= 360) return undefined
  const on = (part: number): Point2 => {
    const turn = (part * angle * Math.PI) / 180
    return [(across / 2) * Math.cos(turn), (across / 2) * Math.sin(turn)]
  }
  const loop: Loop = { start: [0, 0], edges: [{ to: on(0) }, { to: on(1), via: on(1 / 2) }, { to: [0, 0] }] }
  const box = boxOf(loop)
  return { loop: moved(loop, -middleOf(box)[0], -box.bottom), based: angle <= 180 }
}

const slot: Draw = (sizes) => {
  const radius = sizes.take('radius')
  const high = sizes.take('width', 'diameter', 'second', 'height') ?? (radius ? 2 * radius : undefined)
  const between = sizes.take('between centres')
  const wide = sizes.take('length', 'first') ?? (between && high ? between + high : undefined)
  if (!wide || !high || wide <= high) return undefined
  const [x, r] = [(wide - high) / 2, high / 2]
  return {
    loop: {
      start: [-x, 0],
      edges: [
        { to: [x, 0] },
        { to: [x, high], via: [x + r, r] },
        { to: [-x, high] },
        { to: [-x, 0], via: [-x - r, r] },
      ],
    },
    based: false,
  }
}

const cross: Draw = (sizes) => {
  const long = sizes.take('arm length', 'length', 'overall')
  const wide = sizes.take('arm width', 'width', 'thickness')
  if (!long || !wide || long <= wide) return undefined
  const [l, w] = [long / 2, wide / 2]
  const quarterOf: Point2[] = [
    [w, l],
    [w, w],
    [l, w],
  ]
  const points = [
    ...quarterOf,
    ...quarterOf.toReversed().map(([x, y]): Point2 => [x, -y]),
    ...quarterOf.map(([x, y]): Point2 => [-x, -y]),
    ...quarterOf.toReversed().map(([x, y]): Point2 => [-x, y]),
  ].map(([x, y]): Point2 => [x, y + l])
  return { loop: polygon(points), based: false }
}

/** Flat side down. */
const regular =
  (sides: number): Draw =>
  (sizes) => {
    const half = Math.PI / sides
    const side = sizes.take('side', 'length')
    const flats = sizes.take('flats')
    const corners = sizes.take('corners') ?? acrossOf(sizes)
    const radius =
      side !== undefined
        ? side / (2 * Math.sin(half))
        : flats !== undefined
          ? flats / (2 * Math.cos(half))
          : (corners ?? 0) / 2
    if (radius === 0) return undefined
    const down = radius * Math.cos(half)
    const points = Array.from({ length: sides }, (_, at): Point2 => {
      const turn = -Math.PI / 2 + half + 2 * half * at
      return [radius * Math.cos(turn), radius * Math.sin(turn) + down]
    })
    return based(points)
  }

export const FIGURES: Readonly<Record<Exclude<FigureKind, 'polyline'>, Draw>> = {
  rectangle,
  square,
  circle,
  ellipse,
  triangle,
  trapezoid,
  parallelogram,
  rhombus,
  semicircle,
  quarter,
  sector,
  slot,
  cross,
  pentagon: regular(5),
  hexagon: regular(6),
  heptagon: regular(7),
  octagon: regular(8),
}

/** How thick it gets, where that is told with its other sizes. */
export const riseOf = (sizes: Sizes): number | undefined =>
  sizes.take('thickness', 'extrusion') ?? sizes.take('third', 'height', 'depth')
