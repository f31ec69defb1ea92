/**
 * Where the part lies in its coordinates. A body that is not told where stands around the origin; coordinates that only
 * fit from its corner show that its corner was meant to lie there.
 */

import type { AxisName } from '../../../plan/geometry.ts'
import { type Entity, shapeOf } from '../../entity.ts'
import { impliedValue } from '../../quantities/quantity.ts'
import { means } from '../../text/items.ts'
import { dimensionsOf } from '../bodies/dimensions.ts'
import type { Ledger } from '../ledger.ts'
import { isAbsolute, middlesOf, placesOf } from './contact.ts'

const WAYS = ['x', 'y'] as const

/** All coordinates told of anything along an axis. */
const toldAlong = (entities: readonly Entity[], axis: AxisName): number[] =>
  entities.flatMap((entity) => [
    ...middlesOf(entity, axis),
    ...placesOf(entity).flatMap((place) =>
      place.kind === 'range' && place.axis === axis ? [place.from.value, place.to.value] : [],
    ),
  ])

const isSaid = (entity: Entity): boolean =>
  entity.family !== undefined ||
  WAYS.some((axis) => isAbsolute(entity, axis)) ||
  placesOf(entity).some(({ kind }) => kind === 'centre')

function setCorner({ places, item }: Entity, ways: readonly ('x' | 'y')[] = WAYS): void {
  const value = impliedValue(0, 'length', item.span, '0')
  for (const axis of ways) places.push({ place: { kind: 'level', side: `-${axis}`, value }, items: [item] })
}

/** "at the left end (X = 0 to X = 5)": that end of the first body lies at zero. */
const startsAtZero = (entities: readonly Entity[], axis: 'x' | 'y'): boolean =>
  entities.some((entity) => {
    const places = placesOf(entity)
    const level = places.some((place) => place.kind === 'flush' && place.side === `-${axis}`)
    const zero = places.some(
      (place) =>
        place.kind === 'range' && place.axis === axis && Math.min(place.from.value, place.to.value) === 0,
    )
    return level && zero
  })

/** "a pipe along X, centred on the X axis": what lies on its own axis is not on the ground. */
function settleOnAxis(entity: Entity): void {
  const { places, item } = entity
  const along = placesOf(entity).flatMap((place) => (place.kind === 'along' ? [place.axis] : []))
  const orientation = entity.orientation ?? along[0]
  if (!orientation || orientation === 'z' || isAbsolute(entity, 'z')) return
  const onAxis = places.some(
    ({ place, items }) =>
      place.kind === 'centre' &&
      items.some((each) => means(each, 'axis', orientation) && /axis$/iu.test(each.text)),
  )
  const value = impliedValue(0, 'length', item.span, '0')
  if (onAxis) places.push({ place: { kind: 'coordinate', axis: 'z', value }, items: [item] })
}

/** Sets the corner of the first body at the origin, if nothing says where it lies and its coordinates fit only so. */
export function settleFrame(base: Entity, entities: readonly Entity[], ledger: Ledger): void {
  for (const entity of entities) if (entity.kind === 'solid' && !entity.family) settleOnAxis(entity)
  const cornered = base.places.some(({ place }) => place.kind === 'cornered')
  if (cornered && !base.family) setCorner(base)
  if (cornered || shapeOf(base) !== 'box' || isSaid(base)) return
  const { values } = dimensionsOf(base)
  const sizes = WAYS.map((axis) => values.get(axis))
  if (sizes.some((size) => size === undefined)) return
  const told = WAYS.map((axis) => toldAlong(entities, axis))
  const isWithin = (k: number): boolean =>
    (told[k] as number[]).every((at) => at >= 0 && at <= (sizes[k] as number) + 1e-6)
  const isBeyond = (k: number): boolean =>
    (told[k] as number[]).some((at) => at > (sizes[k] as number) / 2 + 1e-6)
  const tied = WAYS.filter((axis) => startsAtZero(entities, axis))
  if (tied.length > 0) setCorner(base, tied)
  if (tied.length > 0 || ![0, 1].some((k) => isWithin(k) && isBeyond(k))) return
  const meant = WAYS.filter((_, k) => isWithin(k) && (told[k] as number[]).length > 0)
  setCorner(base, meant)
  ledger.assume(
    'frame',
    `The lower left corner of the ${base.concept} lies at the origin, as its coordinates fit only so`,
  )
}
