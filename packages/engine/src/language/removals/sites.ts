/** Where exactly something is taken off a body whose size is known: the way it runs, and its outline across that way. */
import type { AxisName, Point3, SignedAxis } from '../../plan/geometry.ts'
import { opposite } from '../lexicon/sides.ts'
import type { Value } from '../quantities/quantity.ts'
import type { Removal, RemovalWord } from './removal.ts'

export interface Host {
  min: Point3
  max: Point3
  /** Open inside, so that what is cut into one wall ends there. */
  hollow: boolean
}

export interface OutlinePoint {
  at: Readonly<Partial<Record<AxisName, number>>>
  via?: Readonly<Partial<Record<AxisName, number>>>
}

type Range = readonly [from: number, to: number]

export type Outline =
  | { kind: 'box'; ranges: Readonly<Partial<Record<AxisName, Range>>> }
  | { kind: 'circle'; at: Readonly<Partial<Record<AxisName, number>>>; radius: number }
  /** `via`: to the next point in an arc that passes there. */
  | { kind: 'polygon'; points: readonly OutlinePoint[] }

/** A size and how far apart it is seen: between two levels, or as what is left standing along a line. */
export type Seen =
  | { value: Value; axis: AxisName; from: number; to: number }
  | { value: Value; left: AxisName; at: Readonly<Partial<Record<AxisName, number>>>; length: number }

export interface Site {
  /** The way it runs. */
  way: AxisName
  /** Between which levels; all of the body where it is not told. */
  run: Range | undefined
  outline: Outline
  seen: Seen[]
  /** What nobody said, and was chosen. */
  chosen: string[]
}

/** Why it cannot be: sizes that do not fit or do not agree. */
export class Misfit extends Error {}

const AXES = ['x', 'y', 'z'] as const
const INDEX: Readonly<Record<AxisName, 0 | 1 | 2>> = { x: 0, y: 1, z: 2 }
/** Beyond the side it opens to, so that nothing is left there. */
const BEYOND = 1

const axisOf = (side: SignedAxis): AxisName => side[1] as AxisName
const low = ({ min }: Host, axis: AxisName): number => min[INDEX[axis]]
const high = ({ max }: Host, axis: AxisName): number => max[INDEX[axis]]
const extent = (host: Host, axis: AxisName): number => high(host, axis) - low(host, axis)
const levelOf = (host: Host, side: SignedAxis): number =>
  side[0] === '+' ? high(host, axisOf(side)) : low(host, axisOf(side))
/** So far into the body from one of its sides. */
const inward = (host: Host, side: SignedAxis, by: number): number =>
  levelOf(host, side) + (side[0] === '+' ? -by : by)
const sorted = (a: number, b: number): Range => (a < b ? [a, b] : [b, a])
const others = (...axes: AxisName[]): AxisName[] => AXES.filter((axis) => !axes.includes(axis))
const isFlat = (side: SignedAxis): boolean => side[1] !== 'z'

const sizeOf = ({ sizes }: Removal, ...words: RemovalWord[]): Value | undefined =>
  sizes.find(({ word }) => words.includes(word))?.value

/** Only these words were used for its sizes, each at most once. */
function isOnly({ sizes }: Removal, ...groups: readonly (readonly RemovalWord[])[]): boolean {
  const used = groups.map((words) => sizes.filter(({ word }) => words.includes(word)).length)
  return used.every((count) => count <= 1) && used.reduce((sum, count) => sum + count, 0) === sizes.length
}

const tooLarge = (what: string): Misfit => new Misfit(`${what} is larger than the body it is cut out of`)

/** The sides that "one long side", "both short sides" stand for: a long one lies along the longer way. */
function sidesMeant({ several }: Removal, host: Host): { each: SignedAxis[]; chosen: boolean } | undefined {
  if (!several || several.which === 'corner') return undefined
  const [x, y] = [extent(host, 'x'), extent(host, 'y')]
  if (x === y) throw new Misfit('its sides are all alike, and none of them is longer than the others')
  const across = x > y === (several.which === 'long') ? 'y' : 'x'
  const pair: SignedAxis[] = [`-${across}`, `+${across}`]
  return several.all ? { each: pair, chosen: false } : { each: pair.slice(0, 1), chosen: true }
}

/** Where it lies along an axis: from its middle, or from the side that its own is told from. */
function along(
  removal: Removal,
  host: Host,
  axis: AxisName,
  width: number,
): { middle: number; told: Removal['places']; centred: boolean } | undefined {
  const told = removal.places.filter(({ side }) => axisOf(side) === axis)
  const centred = removal.centred || removal.centredAlong.includes(axis)
  const middle = (low(host, axis) + high(host, axis)) / 2
  if (told.length === 0) return { middle, told, centred }
  const [place] = told
  if (!place || told.length > 1 || removal.centredAlong.includes(axis)) return undefined
  return {
    middle: inward(host, place.side, place.value.value + (place.middle ? 0 : width / 2)),
    told,
    centred: true,
  }
}

const NOT_SAID = 'lies in the middle of its side, as no other place was given'

function spansSeen(removal: Removal, host: Host, axis: AxisName): Seen[] {
  return removal.spans.map((value) => {
    if (Math.abs(extent(host, axis) - value.value) > 1e-6)
      throw new Misfit(`the side it lies on is ${extent(host, axis)} mm long, not ${value.value} mm`)
    return { value, axis, from: low(host, axis), to: high(host, axis) }
  })
}

/** A size along the way it runs says no more than that it goes all the way. */
function wayFits(removal: Removal, way: AxisName, sides: readonly SignedAxis[]): boolean {
  return (
    removal.waysAgain.every((again) => again === way) &&
    (removal.way === undefined || removal.way === way) &&
    removal.again.every((side) => sides.includes(side))
  )
}

function half(removal: Removal, host: Host, side: SignedAxis, facing: boolean): Site[] | undefined {
  const way = removal.way ?? (removal.through && isFlat(side) && isThin(host) ? 'z' : undefined)
  if (!way || way === axisOf(side) || !wayFits(removal, way, [side])) return undefined
  const [across] = others(way, axisOf(side)) as [AxisName]
  if (!isOnly(removal, ['diameter', 'width'], ['radius'], ['depth'])) return undefined
  const [diameter, radiusTold, deep] = [
    sizeOf(removal, 'diameter', 'width'),
    sizeOf(removal, 'radius'),
    sizeOf(removal, 'depth'),
  ]
  const radius = diameter ? diameter.value / 2 : (radiusTold?.value ?? deep?.value)
  if (radius === undefined || removal.places.some((place) => axisOf(place.side) !== across)) return undefined
  if (removal.centredAlong.some((axis) => axis !== across && axis !== way)) return undefined
  for (const told of [radiusTold, deep])
    if (told && Math.abs(told.value - radius) > 1e-6)
      throw new Misfit(`a half circle ${2 * radius} mm across is ${radius} mm deep, not ${told.value} mm`)
  const placed = along(removal, host, across, 0)
  if (!placed) return undefined
  const { middle, told, centred } = placed
  if (
    middle - radius < low(host, across) - 1e-6 ||
    middle + radius > high(host, across) + 1e-6 ||
    (facing ? 2 : 1) * radius >= extent(host, axisOf(side))
  )
    throw tooLarge(`a half circle ${2 * radius} mm across`)
  const level = levelOf(host, side)
  const inner = (by: number): number => inward(host, side, by)
  // One from the other side takes as much.
  const below = extent(host, axisOf(side)) - (facing ? 2 : 1) * radius
  const seen: Seen[] = removal.sizes.map(({ value }) => ({
    value,
    left: axisOf(side),
    at: { [across]: middle, [axisOf(side)]: inner(radius + below / 2) },
    length: below,
  }))
  for (const { side: from, value } of told) {
    const reach = value.value - (Math.sqrt(3) / 2) * radius
    if (reach > 0)
      seen.push({
        value,
        left: across,
        at: { [across]: inward(host, from, reach / 2), [axisOf(side)]: inner(radius / 2) },
        length: reach,
      })
  }
  return [
    {
      way,
      run: undefined,
      outline: { kind: 'circle', at: { [across]: middle, [axisOf(side)]: level }, radius },
      seen: [...seen, ...spansSeen(removal, host, across)],
      chosen: centred ? [] : [NOT_SAID],
    },
  ]
}

/** A plate lies flat: through it is through its thickness. */
const isThin = (host: Host): boolean =>
  extent(host, 'z') <= Math.min(extent(host, 'x'), extent(host, 'y')) + 1e-6

/** The pairs of sides that meet where it is: an edge, a corner seen the way it runs. */
function cornersMeant(removal: Removal): { pairs: SignedAxis[][]; chosen: boolean } | undefined {
  const { sides, several } = removal
  if (several?.which === 'corner') {
    if (sides.length > 0) return undefined
    const all: SignedAxis[][] = [
      ['-x', '-y'],
      ['+x', '-y'],
      ['-x', '+y'],
      ['+x', '+y'],
    ]
    return several.all ? { pairs: all, chosen: false } : { pairs: [['+x', '+y']], chosen: true }
  }
  return several || sides.length !== 2 || axisOf(sides[0] as SignedAxis) === axisOf(sides[1] as SignedAxis)
    ? undefined
    : { pairs: [sides], chosen: false }
}

const ONE_CORNER = 'is cut out of the back right corner, as all corners are alike'

function quarter(removal: Removal, host: Host): Site[] | undefined {
  const meant = cornersMeant(removal)
  if (!meant || !isOnly(removal, ['diameter', 'radius']) || removal.places.length > 0) return undefined
  const size = sizeOf(removal, 'radius') ?? sizeOf(removal, 'diameter')
  if (!size || removal.spans.length > 0) return undefined
  const radius = sizeOf(removal, 'radius') ? size.value : size.value / 2
  const sites = meant.pairs.map((pair): Site | undefined => {
    const [p, q] = pair as [SignedAxis, SignedAxis]
    const [way] = others(axisOf(p), axisOf(q)) as [AxisName]
    if (!wayFits(removal, way, pair) || !(removal.through || removal.way)) return undefined
    if (radius >= extent(host, axisOf(p)) || radius >= extent(host, axisOf(q)))
      throw tooLarge(`a quarter circle of ${radius} mm radius`)
    const beside = (Math.sqrt(3) / 2) * radius
    const length = extent(host, axisOf(p)) - beside
    // Four of them leave what is between two.
    const between = meant.pairs.length > 1 ? length - beside : length
    return {
      way,
      run: undefined,
      outline: {
        kind: 'circle',
        at: { [axisOf(p)]: levelOf(host, p), [axisOf(q)]: levelOf(host, q) },
        radius,
      },
      seen: [
        {
          value: size,
          left: axisOf(p),
          at: {
            [axisOf(p)]: inward(host, p, beside + between / 2),
            [axisOf(q)]: inward(host, q, radius / 2),
          },
          length: between,
        },
      ],
      chosen: meant.chosen ? [ONE_CORNER] : [],
    }
  })
  return sites.every((site) => site !== undefined) ? sites : undefined
}

interface Reach {
  side: SignedAxis
  value: Value
}

/** Something square, so far in from each of its sides. */
function boxOf(host: Host, way: AxisName, reaches: readonly Reach[], run?: Range): Site {
  const ranges: Partial<Record<AxisName, Range>> = {}
  const seen: Seen[] = []
  for (const { side, value } of reaches) {
    const axis = axisOf(side)
    if (value.value >= extent(host, axis) - 1e-6) throw tooLarge(`${value.value} mm`)
    const [outer, inner] = [levelOf(host, side), inward(host, side, value.value)]
    ranges[axis] = sorted(inward(host, side, -BEYOND), inner)
    seen.push({ value, axis, from: Math.min(outer, inner), to: Math.max(outer, inner) })
  }
  return { way, run, outline: { kind: 'box', ranges }, seen, chosen: [] }
}

function step(removal: Removal, host: Host): Site[] | undefined {
  const flat = removal.sides.filter(isFlat)
  const upright = removal.sides.filter((side) => !isFlat(side))
  if (flat.length > 1 || upright.length > 1 || removal.places.length > 0 || removal.spans.length > 0)
    return undefined
  if (removal.centred || removal.centredAlong.length > 0) return undefined
  const meant = sidesMeant(removal, host)
  const [side] = flat
  if (side && meant && !meant.chosen) return undefined
  const [x, y] = [extent(host, 'x'), extent(host, 'y')]
  // "one long side … on the +Y side": which one it is; that it is a long one has to be so.
  if (side && meant && ((axisOf(side) === 'y') !== (removal.several?.which === 'long')) === x > y)
    throw new Misfit(`its ${removal.several?.which} sides are not where it is told to be`)
  const each = side ? [side] : meant?.each
  if (!each) return undefined
  const down = upright[0] ?? '+z'
  const sites = each.map((at): Site | undefined => {
    const [way] = others(axisOf(at), 'z') as [AxisName]
    if (!wayFits(removal, way, [at, down])) return undefined
    const square = sizeOf(removal, 'square')
    const words: RemovalWord[][] = [['width', 'length', axisOf(at)], ['depth', 'z'], ['square']]
    if (!isOnly(removal, ...words) || (square && removal.sizes.length > 1)) return undefined
    const wide = square ?? sizeOf(removal, 'width', 'length', axisOf(at))
    const deep = square ?? sizeOf(removal, 'depth', 'z')
    if (!wide || !deep) return undefined
    if (each.length > 1 && 2 * wide.value >= extent(host, axisOf(at)))
      throw tooLarge('what is taken from both sides')
    const site = boxOf(host, way, [
      { side: at, value: wide },
      { side: down, value: deep },
    ])
    return {
      ...site,
      chosen:
        meant?.chosen && !side ? [`is on the ${at === '-y' ? 'front' : 'left'} side, as both are alike`] : [],
    }
  })
  return sites.every((site) => site !== undefined) ? sites : undefined
}

/** Between two walls of a notch, along its side. */
function notchAcross(
  removal: Removal,
  host: Host,
  {
    across,
    width,
    reach,
    way,
    run,
  }: { across: AxisName; width: Value; reach: Reach; way: AxisName; run?: Range },
): Site | undefined {
  const placed = along(removal, host, across, width.value)
  if (!placed) return undefined
  const { middle, told, centred } = placed
  const [from, to] = [middle - width.value / 2, middle + width.value / 2]
  if (from < low(host, across) - 1e-6 || to > high(host, across) + 1e-6)
    throw tooLarge(`a notch ${width.value} mm wide`)
  const site = boxOf(host, way, [reach], run)
  if (site.outline.kind !== 'box') return undefined
  const places: Seen[] = told.map(({ side, value, middle: byMiddle }) => {
    const outer = levelOf(host, side)
    const inner = inward(host, side, value.value - (byMiddle ? width.value / 2 : 0))
    return { value, axis: across, from: Math.min(outer, inner), to: Math.max(outer, inner) }
  })
  return {
    ...site,
    outline: { kind: 'box', ranges: { ...site.outline.ranges, [across]: [from, to] } },
    seen: [
      ...site.seen,
      { value: width, axis: across, from, to },
      ...places,
      ...spansSeen(removal, host, across),
    ],
    chosen: centred ? [] : [NOT_SAID],
  }
}

function cornerNotch(told: Removal, host: Host): Site[] | undefined {
  const flat = told.sides.filter(isFlat)
  // "the front left corner of the top face".
  const removal = flat.length === 2 && !told.sides.includes('-z') ? { ...told, sides: flat } : told
  const meant = cornersMeant(removal)
  if (!meant || removal.places.length > 0 || removal.spans.length > 0 || removal.centred) return undefined
  const sites = meant.pairs.map((pair): Site | undefined => {
    const [p, q] = pair as [SignedAxis, SignedAxis]
    if (!isFlat(p) || !isFlat(q)) return undefined
    if (!wayFits(removal, 'z', [...pair, '+z'])) return undefined
    if (!isOnly(removal, [axisOf(p)], [axisOf(q)], ['square'], ['depth', 'z'])) return undefined
    const square = sizeOf(removal, 'square')
    const [first, second] = [square ?? sizeOf(removal, axisOf(p)), square ?? sizeOf(removal, axisOf(q))]
    const deep = sizeOf(removal, 'depth', 'z')
    if (!first || !second || (square && (sizeOf(removal, 'x') || sizeOf(removal, 'y')))) return undefined
    const through = removal.through || removal.way === 'z'
    if (through === (deep !== undefined)) return undefined
    if (meant.pairs.length > 1 && 2 * first.value >= extent(host, axisOf(p)))
      throw tooLarge('what is cut out of all corners')
    const run = deep ? sorted(high(host, 'z') - deep.value, high(host, 'z') + BEYOND) : undefined
    const site = boxOf(
      host,
      'z',
      [
        { side: p, value: first },
        { side: q, value: second },
      ],
      run,
    )
    const level: Seen[] = deep
      ? [{ value: deep, axis: 'z', from: high(host, 'z') - deep.value, to: high(host, 'z') }]
      : []
    if (deep && deep.value >= extent(host, 'z')) throw tooLarge(`${deep.value} mm`)
    return { ...site, seen: [...site.seen, ...level], chosen: meant.chosen ? [ONE_CORNER] : [] }
  })
  return sites.every((site) => site !== undefined) ? sites : undefined
}

function sideNotch(removal: Removal, host: Host, side: SignedAxis, top: boolean): Site[] | undefined {
  // In a wall it is cut down from the top, through that wall alone.
  const inWall = removal.wall && isFlat(side)
  if (inWall) {
    if (!top || !host.hollow) return undefined
    const [across] = others(axisOf(side), 'z') as [AxisName]
    if (!wayFits(removal, axisOf(side), [side, '+z'])) return undefined
    if (!isOnly(removal, ['width', across, 'length'], ['depth', 'z'])) return undefined
    const [width, deep] = [sizeOf(removal, 'width', 'length', across), sizeOf(removal, 'depth', 'z')]
    if (!width || !deep) return undefined
    const middle = (low(host, axisOf(side)) + high(host, axisOf(side))) / 2
    const run = sorted(inward(host, side, -BEYOND), middle)
    const reach: Reach = { side: '+z', value: deep }
    const site = notchAcross(removal, host, { across, width, reach, way: axisOf(side), run })
    return site && [site]
  }
  if (top && isFlat(side)) return undefined
  const way = removal.way ?? (removal.through && isFlat(side) && isThin(host) ? 'z' : undefined)
  if (!way || way === axisOf(side) || !wayFits(removal, way, [side])) return undefined
  const [across] = others(way, axisOf(side)) as [AxisName]
  if (!isOnly(removal, ['width', across], ['depth', axisOf(side)], ['square'])) return undefined
  const square = sizeOf(removal, 'square')
  if (square && removal.sizes.length > 1) return undefined
  const width = square ?? sizeOf(removal, 'width', across)
  const value = square ?? sizeOf(removal, 'depth', axisOf(side))
  if (!width || !value) return undefined
  const site = notchAcross(removal, host, { across, width, reach: { side, value }, way })
  return site && [site]
}

function notch(removal: Removal, host: Host): Site[] | undefined {
  const corner = cornerNotch(removal, host)
  // A pocket that is not open at a corner is a pocket like any other.
  if (corner || /pocket|recess/u.test(removal.form)) return corner
  const meant = sidesMeant(removal, host)
  const upright = removal.sides.filter((side) => !isFlat(side))
  const flat = removal.sides.filter(isFlat)
  const each = flat.length > 0 ? flat : (meant?.each ?? upright)
  if (flat.length > 1 || upright.length > 1 || (flat.length > 0 && meant)) return undefined
  if (each.length === 0 || (each.length > 1 && removal.places.length > 0)) return undefined
  const top = upright.includes('+z')
  const sites = each.map((side) => sideNotch(removal, host, side, top && side !== '+z'))
  if (!sites.every((site) => site !== undefined)) return undefined
  const chosen = meant?.chosen ? ['is cut into one of two sides that are alike'] : []
  return sites.flat().map((site) => ({ ...site, chosen: [...site.chosen, ...chosen] }))
}

/** A straight cut from one side to its neighbour. */
function corner(removal: Removal, host: Host): Site[] | undefined {
  const meant = cornersMeant(removal)
  if (!meant || removal.places.length > 0 || removal.spans.length > 0 || removal.centred) return undefined
  const sites = meant.pairs.map((pair): Site | undefined => {
    const [p, q] = pair as [SignedAxis, SignedAxis]
    const [way] = others(axisOf(p), axisOf(q)) as [AxisName]
    if (!wayFits(removal, way, pair)) return undefined
    if (!isOnly(removal, [axisOf(p)], [axisOf(q)], ['leg', 'square'])) return undefined
    const both = sizeOf(removal, 'leg', 'square')
    if (both && removal.sizes.length > 1) return undefined
    const [first, second] = [both ?? sizeOf(removal, axisOf(p)), both ?? sizeOf(removal, axisOf(q))]
    if (!first || !second) return undefined
    if (first.value >= extent(host, axisOf(p)) || second.value >= extent(host, axisOf(q)))
      throw tooLarge('what is cut off the corner')
    const point = (a: number, b: number): Partial<Record<AxisName, number>> => ({
      [axisOf(p)]: inward(host, p, a),
      [axisOf(q)]: inward(host, q, b),
    })
    // The slanting side goes on beyond both ends.
    const [a, b] = [first.value, second.value]
    const more = BEYOND
    const points = [
      point(a + (a / b) * more, -more),
      point(-more, b + (b / a) * more),
      point(-more - 1, b + (b / a) * more),
      point(-more - 1, -more),
    ]
    const left = (side: SignedAxis, by: Value, other: SignedAxis, at: Value): Seen => {
      const length = extent(host, axisOf(side)) - by.value / 2
      const taken = meant.pairs.length > 1 ? by.value / 2 : 0
      return {
        value: by,
        left: axisOf(side),
        at: {
          [axisOf(side)]: inward(host, side, by.value / 2 + (length - taken) / 2),
          [axisOf(other)]: inward(host, other, at.value / 2),
        },
        length: length - taken,
      }
    }
    return {
      way,
      run: undefined,
      outline: { kind: 'polygon', points: points.map((at) => ({ at })) },
      seen: [left(p, first, q, second), left(q, second, p, first)],
      chosen: meant.chosen ? [ONE_CORNER] : [],
    }
  })
  return sites.every((site) => site !== undefined) ? sites : undefined
}

function slope(removal: Removal, host: Host): Site[] | undefined {
  const [one, two] = removal.heights
  if (!one || !two || removal.heights.length > 2 || removal.sizes.length > 0) return undefined
  if (opposite(one.side) !== two.side || !isFlat(one.side)) return undefined
  const axis = axisOf(one.side)
  const [way] = others(axis, 'z') as [AxisName]
  if (!wayFits(removal, way, [one.side, two.side, '+z']) || removal.places.length > 0) return undefined
  const [bottom, top] = [low(host, 'z'), high(host, 'z')]
  const tall = top - bottom
  if (Math.max(one.value.value, two.value.value) > tall + 1e-6) throw tooLarge('a side of the slope')
  const point = (side: SignedAxis, out: number, z: number): Partial<Record<AxisName, number>> => ({
    [axis]: inward(host, side, -out),
    z,
  })
  const rise = (two.value.value - one.value.value) / extent(host, axis)
  const [a, b] = [one.value.value - rise * BEYOND, two.value.value + rise * BEYOND]
  const points = [
    point(one.side, BEYOND, bottom + a),
    point(two.side, BEYOND, bottom + b),
    point(two.side, BEYOND, top + Math.abs(rise) * BEYOND + BEYOND),
    point(one.side, BEYOND, top + Math.abs(rise) * BEYOND + BEYOND),
  ]
  const near = extent(host, axis) / 50
  const seen = (
    [
      [one, rise],
      [two, -rise],
    ] as const
  ).map(([{ side, value }, up]): Seen => {
    const length = value.value + up * near
    return { value, left: 'z', at: { [axis]: inward(host, side, near), z: bottom + length / 2 }, length }
  })
  return [
    {
      way,
      run: undefined,
      outline: { kind: 'polygon', points: points.map((at) => ({ at })) },
      seen,
      chosen: [],
    },
  ]
}

/** Equal steps that fill the body: each so deep and so high, from one end up to the other. */
function stairs(removal: Removal, host: Host): Site[] | undefined {
  const { rises, count } = removal
  if (!rises || !isFlat(rises) || count < 2 || removal.places.length > 0 || removal.centred) return undefined
  const axis = axisOf(rises)
  const [way] = others(axis, 'z') as [AxisName]
  if (!wayFits(removal, way, [rises, '+z', '-z']) || removal.sides.some((side) => side !== '+z'))
    return undefined
  if (!isOnly(removal, ['depth', 'length', axis], ['height', 'z'], ['width', way])) return undefined
  const [tread, riser, wide] = [
    sizeOf(removal, 'depth', 'length', axis),
    sizeOf(removal, 'height', 'z'),
    sizeOf(removal, 'width', way),
  ]
  const [long, tall] = [extent(host, axis), extent(host, 'z')]
  for (const [size, whole, what] of [
    [tread, long, 'long'],
    [riser, tall, 'high'],
  ] as const)
    if (size && Math.abs(size.value * count - whole) > 1e-6)
      throw new Misfit(`${count} steps of ${size.value} mm are not ${whole} mm ${what}`)
  if (wide && Math.abs(wide.value - extent(host, way)) > 1e-6)
    throw new Misfit(`the body is ${extent(host, way)} mm wide, not ${wide.value} mm`)
  const foot = opposite(rises)
  const [run, rise] = [long / count, tall / count]
  const point = (by: number, up: number): OutlinePoint => ({
    at: { [axis]: inward(host, foot, by), z: low(host, 'z') + up },
  })
  const points = [point(-BEYOND, rise)]
  for (let at = 1; at < count; at++) points.push(point(at * run, at * rise), point(at * run, (at + 1) * rise))
  points.pop()
  points.push(point((count - 1) * run, tall + BEYOND), point(-BEYOND, tall + BEYOND))
  const level = (value: Value, along: AxisName, from: number, to: number): Seen => {
    const [first, last] = sorted(from, to)
    return { value, axis: along, from: first, to: last }
  }
  const seen = [
    ...(tread ? [level(tread, axis, levelOf(host, foot), inward(host, foot, run))] : []),
    ...(riser ? [level(riser, 'z', low(host, 'z'), low(host, 'z') + rise)] : []),
    ...(wide ? [level(wide, way, low(host, way), high(host, way))] : []),
    ...removal.levels.map(({ step: which, value }) => {
      const up = (which === 'last' ? count : which) * rise
      if (Math.abs(up - value.value) > 1e-6)
        throw new Misfit(`that step is ${up} mm above the bottom, not ${value.value} mm`)
      return level(value, 'z', low(host, 'z'), low(host, 'z') + up)
    }),
  ]
  return [{ way, run: undefined, outline: { kind: 'polygon', points }, seen, chosen: [] }]
}

/** Both top edges along one way are rounded; where they meet the top is half a circle. */
function roundTop(removal: Removal, host: Host): Site[] | undefined {
  const { way } = removal
  const size = sizeOf(removal, 'radius') ?? sizeOf(removal, 'diameter')
  if (!way || way === 'z' || !size || !isOnly(removal, ['radius', 'diameter']) || removal.places.length > 0)
    return undefined
  if (!wayFits(removal, way, ['+z']) || removal.sides.some((side) => side !== '+z')) return undefined
  const [across] = others(way, 'z') as [AxisName]
  const radius = sizeOf(removal, 'radius') ? size.value : size.value / 2
  const wide = extent(host, across)
  if (2 * radius > wide + 1e-6) throw tooLarge(`a rounding of ${radius} mm radius`)
  if (removal.full && Math.abs(2 * radius - wide) > 1e-6)
    throw new Misfit(`a half circle of ${radius} mm radius is ${2 * radius} mm wide, not ${wide} mm`)
  if (radius >= extent(host, 'z')) throw tooLarge(`a rounding of ${radius} mm radius`)
  const top = high(host, 'z')
  const corner = radius * (1 - Math.SQRT1_2)
  return ([`-${across}`, `+${across}`] as const).map((side): Site => {
    const point = (by: number, down: number): Partial<Record<AxisName, number>> => ({
      [across]: inward(host, side, by),
      z: top - down,
    })
    const points: OutlinePoint[] = [
      { at: point(0, radius), via: point(corner, corner) },
      { at: point(radius, 0) },
      { at: point(radius, -BEYOND) },
      { at: point(-BEYOND, -BEYOND) },
      { at: point(-BEYOND, radius) },
    ]
    const length = wide - 2 * radius + Math.sqrt(3) * radius
    const middle = (low(host, across) + high(host, across)) / 2
    const seen: Seen = { value: size, left: across, at: { [across]: middle, z: top - radius / 2 }, length }
    return { way, run: undefined, outline: { kind: 'polygon', points }, seen: [seen], chosen: [] }
  })
}

/** Every place where it is cut; nothing where what was said does not tell. */
export function sitesOf(removal: Removal, host: Host): Site[] | undefined {
  const [side, ...more] = removal.sides
  const made = (): Site[] | undefined => {
    switch (removal.kind) {
      case 'half': {
        const meant = sidesMeant(removal, host)
        const each = side && more.length === 0 && !meant ? [side] : side ? [] : (meant?.each ?? [])
        const sites = each.map((at) => half(removal, host, at, each.length > 1))
        const chosen = meant?.chosen ? ['is cut into one of two sides that are alike'] : []
        return sites.length > 0 && sites.every((site) => site !== undefined)
          ? sites.flat().map((site) => ({ ...site, chosen: [...site.chosen, ...chosen] }))
          : undefined
      }
      case 'quarter':
        return quarter(removal, host)
      case 'step':
        return step(removal, host)
      case 'notch':
        return notch(removal, host)
      case 'corner':
        return corner(removal, host)
      case 'slope':
        return slope(removal, host)
      case 'stairs':
        return stairs(removal, host)
      case 'round top':
        return roundTop(removal, host)
      case 'flat':
        return undefined
    }
  }
  const sites = made()
  // "two notches" at one place, "a notch" at both sides: the number has to agree.
  const counted = removal.kind === 'stairs' || removal.count === 1 || removal.count === sites?.length
  return counted ? sites : undefined
}
