/** Flats on a round body: one (a D), two across from each other, or more evenly around. */

import { EngineError } from '../../../errors.ts'
import type { Point3, SignedAxis } from '../../../plan/geometry.ts'
import type { Measure } from '../../../plan/requirement.ts'
import type { Entity } from '../../entity.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import type { FeatureInput } from '../bodies/bodies.ts'
import { type Dimensions, dimensionsOf } from '../bodies/dimensions.ts'
import { angleOf, sideAround } from '../faces/around.ts'
import { cutInto, type Stand } from '../faces/stand.ts'
import { all, clash } from '../layout/statements.ts'
import { type Ledger, millimetres, type Source, sourceOf, toleranceOf } from '../ledger.ts'
import { tipSide } from '../scene/contact.ts'
import { stretchOf } from './stretch.ts'

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

function hostOf(entity: Entity, stands: readonly Stand[]): Stand {
  const host = cutInto(entity.host, stands)
  if (host && (host.shape === 'round' || host.shape === 'tube') && host.axis === 'z') return host
  throw new EngineError(
    'prompt_too_ambiguous',
    `I can only mill ${quote(entity.item.text)} on a round body that stands upright. Say which body it is on.`,
  )
}

export function makeFlats(entity: Entity, stands: readonly Stand[], ledger: Ledger): FeatureInput[] {
  const host = hostOf(entity, stands)
  const dimensions = dimensionsOf(entity)
  const radius = (host.max[0] - host.min[0]) / 2
  const across = dimensions.stated.some(({ dimension }) => dimension === 'across')
  const count = entity.count?.value ?? (entity.plural && across ? 2 : 1)
  if (entity.plural && !entity.count && !across)
    throw new EngineError('prompt_too_ambiguous', 'How many flats are there? Say, for example, “two flats”.')
  const offsets = offsetsOf(entity, dimensions, radius, count)
  const [first] = offsets
  if (!first)
    throw new EngineError(
      'prompt_too_ambiguous',
      `How deep is ${quote(entity.item.text)}? Say how far it is from the axis, or how deep it is cut.`,
    )
  const odd = offsets.find(({ value }) => Math.abs(value - first.value) > 1e-6)
  if (odd) throw clash(entity, [first, odd])
  const offset = first.value
  if (offset <= 0 || offset >= radius)
    throw new EngineError(
      'geometry_validation_failed',
      `A flat ${millimetres(offset)} from the axis does not lie on a diameter of ${millimetres(2 * radius)}.`,
    )
  const {
    from,
    to,
    sources: levels,
  } = stretchOf(
    entity,
    { low: host.min[2], high: host.max[2], tip: (which) => tipSide(which, host) },
    dimensions.values.get('length'),
    ledger,
  )
  const side = sideAround(entity)
  const start = angleOf(side ?? '+x')
  if (!side && count === 1)
    ledger.assume('flat-side', 'The flat is on the +x side, as no direction was given')
  const measured = measureOf(host, { radius, offset, count, side: side ?? '+x', level: (from + to) / 2 })
  const id = ledger.name('flat')
  const counts = entity.count?.item ? [entity.count.item, ...(entity.count.again ?? [])] : []
  const sources = [
    ...offsets,
    ...counts.map((item): Offset => ({ value: offset, source: { items: [item], values: [] } })),
  ]
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
      says: `flat from z = ${millimetres(from)} to ${millimetres(to)}`,
      measure: { kind: 'levels', axis: 'z', from, to },
      value: tidy(to - from),
      source,
    })
  for (const { dimension, given, value } of dimensions.stated)
    if (dimension === 'length')
      ledger.require({
        name: `${id}-length`,
        says: `flat length ${millimetres(value)}`,
        measure: { kind: 'levels', axis: 'z', from, to },
        value,
        source: sourceOf(given),
        tolerance: toleranceOf(given, value),
      })
  return Array.from({ length: count }, (_, index) => {
    const angle = ((start + (360 / count) * index) * Math.PI) / 180
    const [x, y] = [Math.cos(angle), Math.sin(angle)].map((each) => Number(each.toFixed(12))) as [
      number,
      number,
    ]
    const reach = radius + 1 - offset
    const middle = offset + reach / 2
    return {
      kind: 'box',
      id: index === 0 ? id : ledger.name('flat'),
      operation: 'cut',
      size: [tidy(reach), tidy(2 * radius + 2), tidy(to - from)],
      frame: {
        origin: [tidy(host.origin[0] + x * middle), tidy(host.origin[1] + y * middle), from],
        normal: '+z',
        x: [x, y, 0],
      },
    }
  })
}

interface Flat {
  radius: number
  offset: number
  count: number
  side: SignedAxis
  level: number
}

/** Across the flats where they lie opposite each other, else from the flat to the round side behind it. */
function measureOf(
  host: Stand,
  { radius, offset, count, side, level }: Flat,
): { measure: Measure; value: number } {
  const at: Point3 = [host.origin[0], host.origin[1], tidy(level)]
  if (count > 2) return { measure: { kind: 'flats', at, axis: '+z', sides: count }, value: tidy(2 * offset) }
  return {
    measure: { kind: 'wall-thickness', at, direction: side },
    value: tidy(count === 2 ? 2 * offset : radius + offset),
  }
}
