/** What a body's sizes rest on besides its own words: ranges, the body it stands on, and the side it is cut from. */
import { EngineError } from '../../../errors.ts'
import type { AxisName, SignedAxis } from '../../../plan/geometry.ts'
import type { Entity, Given } from '../../entity.ts'
import type { ShapeKind } from '../../lexicon/bodies.ts'
import { FLUSH } from '../../places/flushness.ts'
import type { Place } from '../../places/place.ts'
import { RADIAL, radialWords } from '../../places/radial-bodies.ts'
import { tidy } from '../../quantities/scan.ts'
import { REGION } from '../../rewritten/cuts/region-cuts.ts'
import type { Typical } from '../../shapes/sizes.ts'
import { quote } from '../../sizes/sizes.ts'
import { means, wordsOf } from '../../text/items.ts'
import { CLOSING } from '../../worked/closings.ts'
import type { Sizing } from '../bodies/dimensions.ts'
import { drawnAxes } from '../bodies/outlined.ts'
import { along, ROUND_SHAPES, type Stand } from '../faces/stand.ts'
import { runOf } from '../faces/ways.ts'
import { all, placedAlong, words } from '../layout/statements.ts'
import { acrossEdge, isArmAtEnd, isRib, upright } from './upright.ts'

/** A part of space told by its bounds, to be cut away. */
export const isRegion = ({ cut, item }: Entity): boolean =>
  cut && item.kind === 'term' && item.form === REGION

export interface SizingQuestion {
  entity: Entity
  shape: ShapeKind | undefined
  host: Stand | undefined
  side: SignedAxis | undefined
  /** Of a long body: the way it runs. */
  lies?: AxisName | undefined
  /** What a spoke ends at. */
  rim?: Stand | undefined
}

const MATCHES_HOST: ReadonlySet<ShapeKind> = new Set(['hemisphere', 'cap', 'cone'])

/** What ends in a point or a ridge covers what it stands on, where nothing else is said. */
const FOOTED: ReadonlySet<ShapeKind> = new Set(['pyramid', 'ramp', 'ridge'])

/** What a body left unsized takes from the one below: a hemisphere on a cylinder is as wide as it. */
function matching({ min, max }: Stand, side: SignedAxis = '+z'): Record<string, Typical> {
  const extent = (axis: AxisName): number =>
    axis === side[1] ? Infinity : along(max, axis) - along(min, axis)
  const width = Math.min(extent('x'), extent('y'), extent('z'))
  return { diameter: width, bottomDiameter: width }
}

/** A cut goes through wherever it is not said how far. */
function through(host: Stand, shape: ShapeKind, way: AxisName): Record<string, Typical> {
  const extent = (axis: AxisName): number => tidy(along(host.max, axis) - along(host.min, axis))
  if (shape === 'box' || shape === 'stub') return { x: extent('x'), y: extent('y'), z: extent('z') }
  return { height: extent(way) }
}

/** What sits at the end of an arm is as thick as it. */
const asThick = ({ min, max }: Stand): Record<string, Typical> => ({
  z: tidy(max[2] - min[2]),
  height: tidy(max[2] - min[2]),
})

const HORIZONTAL: ReadonlySet<string> = new Set(['thickness', 'depth', 'axis x', 'axis y'])

/** A wall whose thickness is known runs along all of what it stands on, where nothing else is said. */
function alongHost(entity: Entity, host: Stand): Record<string, Typical> {
  const stands = entity.manners.has('upright') || isRib(entity) || isArmAtEnd(entity)
  const strip = acrossEdge(entity) !== undefined
  if (!strip && !(stands && entity.given.some(({ word }) => HORIZONTAL.has(word)))) return {}
  const extent = (axis: AxisName): number => tidy(along(host.max, axis) - along(host.min, axis))
  return { x: extent('x'), y: extent('y') }
}

/** Set against another figure of its sketch: both are extruded the same way. */
const isJoined = ({ places }: Entity): boolean => places.some(({ place }) => place.kind === 'joined')

/** A groove's section lies along its run. */
const lies = (entity: Entity): entity is Entity & { orientation: AxisName } =>
  entity.concept === 'channel' && entity.orientation !== undefined

const radiusOf = ({ min, max }: Stand): number => (max[0] - min[0]) / 2

/** From a hub to the inside of a rim, or to the edge of a disc; or as far as was told from the middle. */
function outward(entity: Entity, host: Stand, rim: Stand | undefined): Record<string, Typical> {
  const said = all(entity.places, 'reach')
  const limit = (which: 'from' | 'to'): number | undefined =>
    said.find(({ place }) => place.limit === which)?.place.value.value
  const inside = (rim?.dimensions.values.get('innerDiameter') ?? 0) / 2
  const end = limit('to') ?? (rim ? inside || radiusOf(rim) : undefined)
  if (end === undefined) return {}
  const from = limit('from')
  if (from !== undefined) return { x: tidy(end - from) }
  const radius = radiusOf(host)
  return { x: (get) => tidy(end - Math.sqrt(Math.max(0, radius ** 2 - ((get('y') ?? 0) / 2) ** 2))) }
}

/** What a body takes from the one it stands on or is cut from, where nothing is said. */
function fromHost(
  entity: Entity,
  shape: ShapeKind,
  host: Stand,
  rim: Stand | undefined,
  way: AxisName | undefined,
  side: SignedAxis | undefined,
): Record<string, Typical> {
  if (entity.cut)
    return through(
      host,
      shape,
      shape === 'outline' ? drawnAxes(entity)[2] : lies(entity) ? entity.orientation : (way ?? 'z'),
    )
  if (MATCHES_HOST.has(shape) || (shape === 'round' && entity.manners.has(CLOSING)))
    return matching(host, side)
  // "its outside flush with the edge of the plate": as wide as what it stands on.
  if (shape === 'tube' && entity.manners.has(FLUSH) && ROUND_SHAPES.has(host.shape))
    return matching(host, side)
  if (entity.places.some(({ place }) => place.kind === 'tips')) return asThick(host)
  if (entity.manners.has(RADIAL)) return { ...asThick(host), ...outward(entity, host, rim) }
  // "a pyramid with a base side of 50 mm": square, as nothing else is said.
  const based = shape === 'pyramid' && entity.given.some(({ word }) => !UPWARD.has(word))
  if (FOOTED.has(shape) && host.shape === 'box' && !based)
    return { x: tidy(host.max[0] - host.min[0]), y: tidy(host.max[1] - host.min[1]) }
  return shape === 'box' ? alongHost(entity, host) : {}
}

/** "extends up to z = 40": from what it stands on, or from the foot of what it stands against. */
function risesTo(
  entity: Entity,
  host: Stand | undefined,
  side: SignedAxis | undefined,
): NonNullable<Sizing['said']> {
  // "40 by 40 mm" says nothing of its height.
  const upward = ({ word, attribute }: Given): boolean =>
    UPWARD.has(word) && !(word === 'sequence' && attribute.values.length < 3)
  if (entity.cut || entity.given.some(upward)) return []
  const levels = all(entity.places, 'level')
  const ranged = all(entity.places, 'range').some(({ place }) => place.axis === 'z')
  const top = levels.find(({ place }) => place.side === '+z')
  if (!top || ranged) return []
  const foot = levels.find(({ place }) => place.side === '-z')?.place.value.value
  // A branch of a pipe that lies begins in its middle: further down it would come out below.
  const lying = host !== undefined && host.axis !== 'z' && ROUND_SHAPES.has(host.shape)
  const inside = lying ? (host.min[2] + host.max[2]) / 2 : host?.min[2]
  const ground = host ? (side === '+z' ? host.max[2] : (inside ?? 0)) : 0
  const value = tidy(top.place.value.value - (foot ?? ground))
  return value > 0 ? [{ word: 'axis z', value, text: words(top.source) }] : []
}

/** From end to end where no way is named: along the host. */
const longerWay = ({ min, max }: Stand): AxisName => (max[0] - min[0] >= max[1] - min[1] ? 'x' : 'y')

const runAxis = (entity: Entity, place: Place & { kind: 'runs' }, host: Stand): AxisName | undefined =>
  runOf(place, host) ?? (entity.cut ? undefined : longerWay(host))

/** "across the full width": as far as what it is cut from, or stands on, is wide. */
function runsThrough(
  entity: Entity,
  shape: ShapeKind | undefined,
  host: Stand | undefined,
): NonNullable<Sizing['said']> {
  if (entity.kind !== 'solid' || shape !== 'box' || !host) return []
  return all(entity.places, 'runs').flatMap(({ place, source }) => {
    const axis = runAxis(entity, place, host)
    if (!axis) return []
    const value = tidy(along(host.max, axis) - along(host.min, axis))
    return [{ word: `axis ${axis}`, value, text: words(source) }]
  })
}

/** "its outside flush with the edge of the plate": as wide as what it stands on, whatever else is said of it. */
function endsWithRim(
  entity: Entity,
  shape: ShapeKind | undefined,
  host: Stand | undefined,
): NonNullable<Sizing['said']> {
  if (shape !== 'tube' || !entity.flush || !host || !ROUND_SHAPES.has(host.shape)) return []
  // "its outside face is flush with the end of the pipe": the ends lie together, not the rims.
  if (entity.flush.some((item) => means(item, 'edge', 'end'))) return []
  return [{ word: 'outerDiameter', value: tidy(host.max[0] - host.min[0]), text: wordsOf(entity.flush) }]
}

/** A rim all along the edges is as long and wide as what it stands on. */
function alongEdges(
  { item }: Entity,
  shape: ShapeKind | undefined,
  host: Stand | undefined,
): NonNullable<Sizing['said']> {
  if (shape !== 'border' || !host) return []
  return (['x', 'y'] as const).map((axis) => ({
    word: `axis ${axis}`,
    value: tidy(along(host.max, axis) - along(host.min, axis)),
    text: item.text,
  }))
}

/** What runs one way is as wide, and as thick where it has a height, across that. */
function acrossRun(entity: Entity, host: Stand | undefined): Record<string, readonly string[]> {
  const run = entity.cut ? undefined : all(entity.places, 'runs')[0]
  const axis = run && host && runAxis(entity, run.place, host)
  if (!axis || axis === 'z') return {}
  const other = axis === 'x' ? 'y' : 'x'
  const has = (...words: string[]): boolean => entity.given.some(({ word }) => words.includes(word))
  const tall = has('height', 'axis z', 'extrusion')
  return {
    width: [other],
    depth: [other],
    length: [axis, other],
    thickness: !tall && has('width', 'depth') ? ['z'] : [other],
    height: ['z'],
  }
}

/** "a notch 12 mm wide in the top, 10 mm from the left end": it is as wide the way it is placed, and runs across it. */
function wideWhere(entity: Entity, normal: AxisName | undefined): Record<string, readonly string[]> {
  const has = (word: string): boolean => entity.given.some((each) => each.word === word)
  const open = entity.cut && has('width') && !has('length') && all(entity.places, 'runs').length === 0
  const placed = open ? placedAlong(entity.places) : undefined
  return placed && placed !== normal ? { width: [placed] } : {}
}

const UPWARD: ReadonlySet<string> = new Set(['height', 'axis z', 'sequence', 'extrusion'])

/** "everything with X > 30": from there as far as the part reaches. */
function reachesOut(entity: Entity, host: Stand | undefined): NonNullable<Sizing['said']> {
  if (!isRegion(entity) || !host) return []
  return all(entity.places, 'level').map(({ place, source }) => {
    const axis = place.side[1] as AxisName
    const { value } = place.value
    const reach = place.side[0] === '-' ? along(host.max, axis) - value : value - along(host.min, axis)
    if (reach <= 0)
      throw new EngineError(
        'geometry_validation_failed',
        `There is nothing to cut at ${quote(words(source))}: the part reaches from ${tidy(along(host.min, axis))} mm to ${tidy(along(host.max, axis))} mm along ${axis}.`,
      )
    return { word: `axis ${axis}`, value: tidy(reach), text: words(source) }
  })
}

const WAYS = ['x', 'y', 'z'] as const
const STRAIGHT_WORDS: ReadonlySet<string> = new Set(['length', 'width', 'height', 'thickness', 'depth'])

/** "each 10 mm thick, from X=30 to X=40": what is as much as a range of its own runs that way, whatever the word means elsewhere. */
function wordsByRanges({ given, places }: Entity): Record<string, readonly string[]> {
  const ranges = all(places, 'range').map(({ place }) => place)
  const found: Record<string, readonly string[]> = {}
  for (const { word, attribute } of given) {
    const value = attribute.values[0]?.value
    if (!STRAIGHT_WORDS.has(word) || value === undefined || word in found) continue
    const fits = WAYS.filter((axis) =>
      ranges.some(
        (range) =>
          range.axis === axis && Math.abs(Math.abs(range.to.value - range.from.value) - value) < 1e-6,
      ),
    )
    const open = WAYS.filter((axis) => !ranges.some((range) => range.axis === axis))
    // A word that fits none of the ranges told is left to what they leave open.
    const ways = fits.length > 0 ? fits : open
    if (ranges.length > 0 && (fits.length > 0 || open.length === 1)) found[word] = ways
  }
  return found
}

export function sizing({ entity, shape, host, side, lies: way, rim }: SizingQuestion): Sizing {
  // Of a shaft that lies along x a range in x is its length.
  const wordFor = (axis: AxisName): string =>
    way !== undefined && way !== 'z' && axis === way ? 'height' : `axis ${axis}`
  const said = [
    ...all(entity.places, 'range').map(({ place, source }) => ({
      word: wordFor(place.axis),
      value: tidy(Math.abs(place.to.value - place.from.value)),
      text: words(source),
    })),
    ...risesTo(entity, host, side),
    ...reachesOut(entity, host),
    ...runsThrough(entity, shape, host),
    ...endsWithRim(entity, shape, host),
    ...alongEdges(entity, shape, host),
    ...all(entity.places, 'spans').map(({ place, source }) => ({
      word: 'length',
      value: place.value.value,
      text: words(source),
    })),
  ]
  const typical = host && shape ? fromHost(entity, shape, host, rim, way, side) : {}
  const normal = side?.[1] as AxisName | undefined
  // A notch with a round end is laid out as one with a square end.
  const square = shape === 'box' || (shape === 'stub' && entity.cut)
  // Depth and protrusion run away from the face, whatever they would be for a body that stands alone.
  const away =
    host && normal && square && (entity.cut || (normal !== 'z' && !isJoined(entity)))
      ? { extrusion: [normal], ...(entity.cut ? { depth: [normal] } : {}) }
      : {}
  return {
    typical,
    said,
    words: {
      ...(square
        ? {
            ...upright(entity, normal, host),
            ...acrossRun(entity, host),
            ...wideWhere(entity, normal),
            ...wordsByRanges(entity),
          }
        : {}),
      ...away,
      ...radialWords(entity),
    },
  }
}
