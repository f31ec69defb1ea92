/** Flats on a round body: one (a D), two across from each other, or more evenly around. */

import { EngineError } from '../../../errors.ts'
import type { AxisName, Point3, SignedAxis } from '../../../plan/geometry.ts'
import type { Measure } from '../../../plan/requirement.ts'
import type { Entity } from '../../entity.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import type { FeatureInput } from '../bodies/bodies.ts'
import { type Dimensions, dimensionsOf } from '../bodies/dimensions.ts'
import { sideAround } from '../faces/around.ts'
import { along, cutInto, type Stand } from '../faces/stand.ts'
import { all, clash } from '../layout/statements.ts'
import { type Ledger, millimetres, type Source, sourceOf, toleranceOf } from '../ledger.ts'
import { tipSide } from '../scene/contact.ts'
import { type Stretch, stretchesOf } from './stretch.ts'

interface Offset {
  /** From the axis to the flat. */
  value: number
  source: Source
  tolerance?: number | undefined
}

/** Every statement of how far in the flat lies, as its distance from the axis. */
function offsetsOf(entity: Entity, { stated }: Dimensions, radius: number, count: number): Offset[] {
  const reading: Readonly<Record<string, (size: number) => number>> = {
    depth: (size) => radius - size,
    opposite: (size) => size - radius,
    axisDistance: (size) => size,
    across: (size) => (count === 1 ? size - radius : size / 2),
    width: (size) => Math.sqrt(Math.max(0, radius ** 2 - size ** 2 / 4)),
  }
  return [
    ...stated.flatMap(({ dimension, value, given }): Offset[] => {
      const read = reading[dimension]
      const tolerance = toleranceOf(given, value)
      return read ? [{ value: tidy(read(value)), source: sourceOf(given), tolerance }] : []
    }),
    ...all(entity.places, 'from')
      .filter(({ place }) => place.of === 'centre')
      .map(({ place, source }) => ({
        value: place.distance.value,
        source: { ...source, values: [place.distance] },
      })),
    ...all(entity.places, 'apart').map(({ place, source }) => ({
      value: place.distance.value / 2,
      source: { ...source, values: [place.distance] },
    })),
  ]
}

/** A round body with the ways across it: to the side where one flat lies unless another is named, and a quarter turn on. */
interface Round {
  stand: Stand
  axis: AxisName
  middle: Point3
  radius: number
  low: number
  high: number
  across: readonly [AxisName, AxisName]
}

const ACROSS: Readonly<Record<AxisName, readonly [AxisName, AxisName]>> = {
  x: ['z', 'y'],
  y: ['z', 'x'],
  z: ['x', 'y'],
}
const INDEX: Readonly<Record<AxisName, 0 | 1 | 2>> = { x: 0, y: 1, z: 2 }

function roundOf(entity: Entity, stands: readonly Stand[]): Round {
  const stand = cutInto(entity.host, stands)
  if (!stand || (stand.shape !== 'round' && stand.shape !== 'tube'))
    throw new EngineError(
      'prompt_too_ambiguous',
      `I can only mill ${quote(entity.item.text)} on a round body. Say which body it is on.`,
    )
  const { axis, min, max } = stand
  const across = ACROSS[axis]
  return {
    stand,
    axis,
    across,
    middle: min.map((low, index) => tidy((low + (max[index] as number)) / 2)) as Point3,
    radius: (along(max, across[0]) - along(min, across[0])) / 2,
    low: along(min, axis),
    high: along(max, axis),
  }
}

const at = ({ middle, axis }: Round, level: number): Point3 =>
  middle.map((value, index) => (index === INDEX[axis] ? tidy(level) : value)) as Point3

/** How many there are around the body. */
function countOf(entity: Entity, dimensions: Dimensions, ends: number): number {
  const across = dimensions.stated.some(({ dimension }) => dimension === 'across')
  if (entity.plural && !entity.count && !across && ends < 2)
    throw new EngineError('prompt_too_ambiguous', 'How many flats are there? Say, for example, “two flats”.')
  // "two flats, one at each end" are one around each of them.
  if (entity.count) return ends > 1 && entity.count.value === ends ? 1 : entity.count.value
  return entity.plural && across ? 2 : 1
}

function offsetOf(entity: Entity, offsets: readonly Offset[], radius: number): number {
  const [first] = offsets
  if (!first)
    throw new EngineError(
      'prompt_too_ambiguous',
      `How deep is ${quote(entity.item.text)}? Say how far it is from the axis, or how deep it is cut.`,
    )
  const odd = offsets.find(({ value }) => Math.abs(value - first.value) > 1e-6)
  if (odd) throw clash(entity, [first, odd])
  if (first.value <= 0 || first.value >= radius)
    throw new EngineError(
      'geometry_validation_failed',
      `A flat ${millimetres(first.value)} from the axis does not lie on a diameter of ${millimetres(2 * radius)}.`,
    )
  return first.value
}

export function makeFlats(entity: Entity, stands: readonly Stand[], ledger: Ledger): FeatureInput[] {
  const round = roundOf(entity, stands)
  const { axis, radius, low, high, stand } = round
  const dimensions = dimensionsOf(entity)
  const tip = (which: 'one' | 'other'): SignedAxis => tipSide(which, stand)
  const stretches = stretchesOf(
    entity,
    { axis, low, high, tip },
    dimensions.values.get('length') ?? lengthByRest(dimensions, high - low),
    ledger,
  )
  const count = countOf(entity, dimensions, stretches.length)
  const offsets = offsetsOf(entity, dimensions, radius, count)
  const offset = offsetOf(entity, offsets, radius)
  const named = sideAround(entity, axis)
  const side: SignedAxis = named ?? `+${round.across[0]}`
  if (!named && count === 1)
    ledger.assume('flat-side', `The flat is on the ${side} side, as no direction was given`)
  const id = ledger.name('flat')
  for (const stretch of stretches)
    requireFlats(entity, round, { id, offset, offsets, count, side }, stretch, dimensions, ledger)
  return stretches.flatMap((stretch, index) =>
    boxesOf(round, { offset, count, side }, stretch, (turn) =>
      index + turn === 0 ? id : ledger.name('flat'),
    ),
  )
}

/** "the remaining 40 mm stay round": how long the flat is, where only that is told. */
function lengthByRest({ stated }: Dimensions, length: number): number | undefined {
  const rest = stated.find(({ dimension }) => dimension === 'rest')
  return rest && tidy(length - rest.value)
}

interface Flats {
  offset: number
  count: number
  side: SignedAxis
}

/** What is taken away, one box for each flat. */
function boxesOf(
  round: Round,
  { offset, count, side }: Flats,
  { from, to }: Stretch,
  name: (turn: number) => string,
): FeatureInput[] {
  const { across, axis, radius } = round
  const first = side[1] as AxisName
  const second = across.find((way) => way !== first) as AxisName
  const sign = side[0] === '+' ? 1 : -1
  const reach = radius + 1 - offset
  return Array.from({ length: count }, (_, turn) => {
    const angle = (2 * Math.PI * turn) / count
    const way: Point3 = [0, 0, 0]
    way[INDEX[first]] = Number((sign * Math.cos(angle)).toFixed(12))
    way[INDEX[second]] = Number(Math.sin(angle).toFixed(12))
    const origin = at(round, from).map((value, index) =>
      tidy(value + (way[index] as number) * (offset + reach / 2)),
    )
    return {
      kind: 'box',
      id: name(turn),
      operation: 'cut',
      size: [tidy(reach), tidy(2 * radius + 2), tidy(to - from)],
      frame: { origin, normal: `+${axis}`, x: way },
    }
  }) as FeatureInput[]
}

function requireFlats(
  entity: Entity,
  round: Round,
  { id, offset, offsets, count, side }: Flats & { id: string; offsets: readonly Offset[] },
  { from, to, sources: levels }: Stretch,
  dimensions: Dimensions,
  ledger: Ledger,
): void {
  const { axis, low, high } = round
  const counts = entity.count?.item ? [entity.count.item, ...(entity.count.again ?? [])] : []
  const sources = [
    ...offsets,
    ...counts.map((item): Offset => ({ value: offset, source: { items: [item], values: [] } })),
  ]
  const measured = measureOf(round, { offset, count, side, level: (from + to) / 2 })
  for (const { source, tolerance } of sources)
    ledger.require({
      name: `${id}-place`,
      says: `${count === 1 ? 'flat' : `${count} flats`} ${millimetres(offset)} from the axis`,
      ...measured,
      source,
      tolerance,
    })
  for (const source of levels)
    ledger.require({
      name: `${id}-levels`,
      says: `flat from ${axis} = ${millimetres(from)} to ${millimetres(to)}`,
      measure: { kind: 'levels', axis, from, to },
      value: tidy(to - from),
      source,
    })
  for (const { dimension, given, value } of dimensions.stated) {
    if (dimension !== 'length' && dimension !== 'rest') continue
    // What is left of one that begins at an end is the rest of the body.
    const rest = dimension === 'rest'
    const [start, end] = !rest ? [from, to] : to < high - 1e-6 ? [to, high] : [low, from]
    if (Math.abs(end - start - value) > 1e-6)
      throw clash(entity, [{ source: sourceOf(given) }, ...levels.map((source) => ({ source }))])
    ledger.require({
      name: `${id}-${dimension}`,
      says: rest ? `round over ${millimetres(value)}` : `flat length ${millimetres(value)}`,
      measure: { kind: 'levels', axis, from: start, to: end },
      value,
      source: sourceOf(given),
      tolerance: toleranceOf(given, value),
    })
  }
}

/** Across the flats where they lie opposite each other, else from the flat to the round side behind it. */
function measureOf(
  round: Round,
  { offset, count, side, level }: Flats & { level: number },
): { measure: Measure; value: number } {
  const point = at(round, level)
  if (count > 2)
    return {
      measure: { kind: 'flats', at: point, axis: `+${round.axis}`, sides: count },
      value: tidy(2 * offset),
    }
  // A bore stands between the axis and what is left.
  if (round.stand.shape === 'tube') {
    const way = side[1] as AxisName
    const sign = side[0] === '+' ? 1 : -1
    const [center, back] = [along(round.middle, way), count === 2 ? offset : round.radius]
    return {
      measure: {
        kind: 'levels',
        axis: way,
        from: tidy(center - sign * back),
        to: tidy(center + sign * offset),
      },
      value: tidy(back + offset),
    }
  }
  return {
    measure: { kind: 'wall-thickness', at: point, direction: side },
    value: tidy(count === 2 ? 2 * offset : round.radius + offset),
  }
}
