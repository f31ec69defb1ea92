/** Bodies: what they are shaped like and how big they are. */
import type { AxisName, Point3 } from '../../plan/geometry.ts'
import type { Build } from './build.ts'
import type { Shape } from './shapes.ts'
import { bent, isBent } from './sketches/bends.ts'
import { capsule } from './sketches/capsules.ts'
import { obround } from './sketches/obround.ts'
import { isTorus, torus } from './sketches/tori.ts'
import { AXES, indexOf, type Round, type Side } from './space.ts'
import { coneOf, isEnded, isPyramid, pyramidOf } from './tapered/shape.ts'
import { allSizes, isShaped, placesOf, type SaidSize, sizeOf, type Thing } from './things.ts'
import { isTriangle, triangular } from './triangles/bodies.ts'
import { missing, unread } from './unread.ts'

export interface Shaped {
  shape: Shape
  size: Point3
  axis: AxisName
  /** From the middle of its box to its centre. */
  middle?: Point3
  /** The centres of its round ends, from the middle of its box. */
  rounds?: readonly Omit<Round, 'holders'>[]
}

/** What it stands on: what is not said of a body may follow from it. */
export interface Ground {
  /** Out of that side of the host. */
  side: Side
  /** What is told later of its ends says so: "the left end of the shaft". */
  lies?: AxisName | undefined
  /** From one level to another along an axis, where that is told. */
  reach: (axis: AxisName) => number | undefined
  /** A wall there is thin that way. */
  thin?: AxisName | undefined
  /** The host's size along an axis, for "the whole width". */
  spans: (axis: AxisName) => number | undefined
}

const POLYGONS: Readonly<Record<string, number>> = {
  equilateral: 3,
  hexagon: 6,
  octagon: 8,
  hexagonal: 6,
  hex: 6,
  octagonal: 8,
}
const ROUND = ['round', 'circular', 'cylindrical']

/** The way it is told to lie: "along X", "its axis is vertical". */
function wayOf(thing: Thing): AxisName | undefined {
  for (const said of placesOf(thing)) {
    const { place } = said
    if (place.kind === 'way') {
      said.used = true
      return place.axis
    }
    if (place.kind === 'plane') {
      said.used = true
      return place.normal
    }
    if (place.kind === 'direction' && /^(?:vertical|vertically|upright|up|upwards?)$/u.test(place.word)) {
      said.used = true
      return 'z'
    }
  }
  return undefined
}

/** "30 mm in diameter and 90 mm long along X". */
const runAxis = (thing: Thing): AxisName | undefined =>
  allSizes(thing).some(({ dimension }) => dimension === 'diameter' || dimension === 'radius')
    ? allSizes(thing).find(({ dimension, axis }) => axis && /^(?:length|height|thickness)$/u.test(dimension))
        ?.axis
    : undefined

/** How long what is round or prismatic is, along its axis. */
export function runOf(
  build: Build,
  thing: Thing,
  axis: AxisName,
  ground: Ground,
  taken: readonly (SaidSize | undefined)[],
): number {
  const tagged = allSizes(thing).find(
    (said) => said.axis === axis && !taken.includes(said) && said.dimension !== 'diameter',
  )
  const names = ['height', 'length', 'thickness', 'depth', 'width', 'bare'] as const
  const said =
    tagged ?? names.map((name) => sizeOf(thing, name)).find((each) => each && !taken.includes(each))
  return said ? build.takeSize(thing, said) : (ground.reach(axis) ?? raise(missing('height', thing.name)))
}

const raise = (error: Error): never => {
  throw error
}

const solid = (across: number, axis: AxisName, run: number): Point3 => {
  const size: Point3 = [across, across, across]
  size[indexOf(axis)] = run
  return size
}

export function shapeOf(build: Build, thing: Thing, ground: Ground): Shaped {
  const axis = wayOf(thing) ?? runAxis(thing) ?? ground.lies ?? ground.side.axis
  const is = (...words: string[]): boolean => isShaped(thing, ...words)
  const diameters = allSizes(thing).filter(
    ({ dimension }) => dimension === 'diameter' || dimension === 'outer',
  )
  const radius = sizeOf(thing, 'radius')
  const bare = sizeOf(thing, 'bare')
  const round =
    diameters[0] ?? radius ?? (is('sphere', 'cylinder', 'hemisphere', ...ROUND) ? bare : undefined)
  const across = (): number => {
    if (!round) throw missing('diameter', thing.name)
    const near = build.takeSize(thing, round)
    return round.dimension === 'radius' ? 2 * near : near
  }
  if (is('roundended', 'obround'))
    return obround(build, thing, axis, ground, () => boxSize(build, thing, ground))
  if (isBent(thing)) return bent(build, thing)
  if (is('toroidal') || isTorus(thing)) return torus(build, thing, axis)
  if (is('capsule', 'capsulended')) return capsule(build, thing, axis)
  if (is('hemisphere', 'half sphere', 'hemispherical')) {
    const diameter = across()
    return { shape: { kind: 'hemisphere', diameter }, size: solid(diameter, axis, diameter / 2), axis }
  }
  if (is('sphere', 'spherical')) {
    const diameter = across()
    return { shape: { kind: 'sphere', diameter }, size: [diameter, diameter, diameter], axis }
  }
  if (isTriangle(thing)) return triangular(build, thing)
  const polygon = Object.keys(POLYGONS).find((name) => is(name))
  if (polygon) return polygonal(build, thing, POLYGONS[polygon] as number, axis, ground)
  if (is('half cylinder', 'half round')) {
    const diameter = across()
    const along = wayOf(thing) ?? (axis === 'z' ? 'y' : axis)
    const size = solid(diameter, along, runOf(build, thing, along, ground, [round]))
    size[2] = diameter / 2
    return { shape: { kind: 'half', diameter }, size, axis: along }
  }
  if (isPyramid(thing)) return pyramidOf(build, thing, axis, runOf(build, thing, axis, ground, []))
  if (is('cone', 'conical', 'tapered', 'frustum') && isEnded(thing)) {
    const run = runOf(build, thing, axis, ground, [])
    const cone = coneOf(build, thing)
    const size = solid(Math.max(cone.bottom, cone.top), axis, run)
    return { shape: { kind: 'cone', ...cone }, size, axis }
  }
  if (is('cone', 'conical', 'tapered')) {
    const ends = coneEnds(build, thing, diameters)
    return {
      shape: { kind: 'cone', ...ends },
      size: solid(Math.max(ends.bottom, ends.top), axis, runOf(build, thing, axis, ground, diameters)),
      axis,
    }
  }
  const inner = sizeOf(thing, 'inner')
  if (round || inner || is('cylinder', 'tube')) return tubular(build, thing, round, axis, ground)
  if (is('triangle', 'triangular')) throw unread(thing.name)
  const size = boxSize(build, thing, ground)
  return { shape: { kind: 'box' }, size, axis }
}

function polygonal(build: Build, thing: Thing, sides: number, axis: AxisName, ground: Ground): Shaped {
  const flats = sizeOf(thing, 'flats', 'width')
  const said =
    flats ?? sizeOf(thing, 'corners', 'diameter') ?? raise(missing('width across flats', thing.name))
  const value = build.takeSize(
    thing,
    said,
    said.dimension === 'width' || said.dimension === 'flats'
      ? undefined
      : { kind: 'extent', axis: axis === 'x' ? 'y' : 'x' },
  )
  const by = flats ? 'flats' : 'corners'
  const wide = by === 'flats' ? value / Math.cos(Math.PI / sides) : value
  return {
    shape: { kind: 'polygon', sides, across: value, by },
    size: solid(wide, axis, runOf(build, thing, axis, ground, [said])),
    axis,
  }
}

function coneEnds(
  build: Build,
  thing: Thing,
  diameters: readonly SaidSize[],
): { bottom: number; top: number } {
  const named = (concept: string): SaidSize | undefined =>
    diameters.find(({ own }) => own?.concept === concept)
  const [low, high] = [named('bottom'), named('top')]
  const rest = diameters.filter((said) => said !== low && said !== high)
  const bottom = low ?? rest[0]
  const top = high ?? rest[bottom === low ? 0 : 1]
  if (!bottom) throw missing('diameter', thing.name)
  return { bottom: build.takeSize(thing, bottom), top: top ? build.takeSize(thing, top) : 0 }
}

function tubular(
  build: Build,
  thing: Thing,
  round: SaidSize | undefined,
  axis: AxisName,
  ground: Ground,
): Shaped {
  const isTube = isShaped(thing, 'tube', 'hollow')
  const inner = sizeOf(thing, 'inner')
  // With both diameters told, how thick a ring is, is how tall it is.
  const isWalled = isTube && !(inner && round)
  const wall = sizeOf(thing, 'wall') ?? (isWalled ? sizeOf(thing, 'thickness') : undefined)
  const hole = inner && build.takeSize(thing, inner)
  const thick = wall && build.takeSize(thing, wall)
  const told = round && build.takeSize(thing, round) * (round.dimension === 'radius' ? 2 : 1)
  const diameter =
    told ??
    (hole !== undefined && thick !== undefined ? hole + 2 * thick : raise(missing('diameter', thing.name)))
  const within = hole ?? (thick === undefined ? undefined : diameter - 2 * thick)
  if (isTube && within === undefined) throw missing('inner diameter', thing.name)
  const run = runOf(build, thing, axis, ground, [round, inner, wall])
  return {
    shape: { kind: 'round', diameter, ...(within === undefined ? {} : { inner: within }) },
    size: solid(diameter, axis, run),
    axis,
  }
}

const BARS = /^(?:bar|arm|beam|rod|rail|handle|lever|tongue|spoke|post|pin|peg|leg|stem)$/u
const SHEETS = /^(?:plate|flange|pad|sheet|disc|disk|tile|cap|panel|lid)$/u

/** "a bar 70 x 12 x 9 mm out of the back face" has its length that way, "a plate 40 x 40 x 5 mm" its thickness. */
function rankOrder(thing: Thing, normal: AxisName): readonly AxisName[] {
  const values = thing.sizes.filter(({ rank }) => rank !== undefined).map(({ figure }) => figure.value)
  const [first = 0, , last = 0] = values
  const others = AXES.filter((axis) => axis !== normal)
  if (normal === 'z' || values.length !== 3) return AXES
  if (BARS.test(thing.name) && first === Math.max(...values)) return [normal, ...others]
  return SHEETS.test(thing.name) && last === Math.min(...values) ? [...others, normal] : AXES
}

/** Which way each of its sizes lies, where nobody says. */
function boxSize(build: Build, thing: Thing, ground: Ground): Point3 {
  const found: Partial<Record<AxisName, number>> = {}
  const put = (axis: AxisName | undefined, said: SaidSize | undefined): void => {
    if (axis && said && found[axis] === undefined) found[axis] = build.takeSize(thing, said)
  }
  const free = (...order: AxisName[]): AxisName | undefined => order.find((axis) => found[axis] === undefined)
  const untagged = (...names: SaidSize['dimension'][]): SaidSize | undefined => {
    const said = sizeOf(thing, ...names)
    return said?.axis ? undefined : said
  }
  const normal = ground.side.axis
  for (const said of allSizes(thing)) put(said.axis, said)
  const height = untagged('height')
  put('z', height)
  for (const axis of AXES) {
    const reached = found[axis] === undefined ? ground.reach(axis) : undefined
    if (reached !== undefined) found[axis] = reached
  }
  const order = rankOrder(thing, normal)
  for (const said of allSizes(thing)) if (said.rank !== undefined) put(free(...order), said)
  const thickness = untagged('thickness')
  if (thickness && ground.thin) put(free(ground.thin), thickness)
  const [length, width, depth] = [untagged('length'), untagged('width'), untagged('depth')]
  // Out of a side its length is how far it reaches.
  if (length)
    put(
      normal === 'z' ? free('x', 'y', 'z') : width || height ? free(normal, 'x', 'y') : free(normal),
      length,
    )
  put(free('y', 'x', 'z'), width)
  put(free('y', 'x', 'z'), depth)
  if (thickness && !ground.thin) put(free(normal, 'z', 'y', 'x'), thickness)
  const side = untagged('bare')
  if (side) {
    const each = build.takeSize(thing, side)
    const isCube = thing.name === 'cube' || isShaped(thing, 'cube')
    if (!isCube && !isShaped(thing, 'square')) throw unread(side.figure.text)
    for (const axis of AXES) if (isCube || axis !== normal) found[axis] ??= each
  }
  if (isShaped(thing, 'cube')) {
    const known = AXES.map((axis) => found[axis]).find((size) => size !== undefined)
    for (const axis of AXES) if (known !== undefined) found[axis] ??= known
  }
  if (isShaped(thing, 'square'))
    for (const [a, b] of [
      ['x', 'y'],
      ['y', 'x'],
    ] as const)
      if (found[b] !== undefined) found[a] ??= found[b]
  for (const axis of AXES) {
    if (found[axis] !== undefined) continue
    const spans = ground.spans(axis)
    if (spans === undefined)
      throw missing(axis === 'x' ? 'length' : axis === 'y' ? 'width' : 'height', thing.name)
    found[axis] = spans
  }
  return AXES.map((axis) => found[axis] as number) as Point3
}
