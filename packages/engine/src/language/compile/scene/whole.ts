/** What is said of the part before any of its bodies: where it stands, from which level to which. */
import type { Entity, SaidPlace } from '../../entity.ts'
import type { Ledger } from '../ledger.ts'
import { all } from '../statements.ts'

/** Bodies that say nothing else of their height lie between the levels of the part. */
export function shareLevels(bodies: readonly Entity[], places: readonly SaidPlace[]): void {
  const range = places.find(({ place }) => place.kind === 'range' && place.axis === 'z')
  if (!range) return
  const placed = (entity: Entity): boolean =>
    entity.places.some(
      ({ place }) =>
        (place.kind === 'range' && place.axis === 'z') ||
        (place.kind === 'level' && place.side[1] === 'z') ||
        place.kind === 'on',
    )
  const added = bodies.filter((entity) => !entity.cut)
  if (!added.some(placed)) for (const entity of added) entity.places.push(range)
}

export function requireWhole(places: readonly SaidPlace[], ledger: Ledger): void {
  for (const { place, source } of all(places, 'range'))
    ledger.require({
      name: 'whole',
      says: `the part from ${place.axis} = ${place.from.value} to ${place.to.value}`,
      measure: { kind: 'extent', axis: place.axis },
      value: Math.abs(place.to.value - place.from.value),
      source,
    })
}
