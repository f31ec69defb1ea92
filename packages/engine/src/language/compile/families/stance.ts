/** Where a family's part stands: upright in the middle; elsewhere only where that changes nothing. */
import { EngineError } from '../../../errors.ts'
import type { Built } from '../../../library/families/family.ts'
import type { AxisName } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import type { Place } from '../../places/place.ts'
import type { Value } from '../../quantities/quantity.ts'
import { quote } from '../../sizes/sizes.ts'
import type { Ledger } from '../ledger.ts'

const WAYS = ['x', 'y', 'z'] as const

/** "spans y = -35 to y = 35": where it already is. */
const fills = ({ axis, from, to }: Extract<Place, { kind: 'range' }>, { min, max }: Built): boolean => {
  const k = ({ x: 0, y: 1, z: 2 } as const)[axis]
  return Math.abs(from.value - min[k]) < 1e-6 && Math.abs(to.value - max[k]) < 1e-6
}

const FREE: ReadonlySet<Place['kind']> = new Set([
  'centre',
  'along',
  'cornered',
  'level',
  'range',
  'evenly',
  'face',
])

/** Where a part lies that has nothing else beside it changes nothing of its shape: its levels must only be as far apart as it is long. */
function liesElsewhere({ places, orientation, concept }: Entity, built: Built, ledger: Ledger): boolean {
  const moved = orientation !== undefined || places.some(({ place }) => place.kind !== 'centre')
  if (!moved || !places.every(({ place }) => FREE.has(place.kind))) return false
  const ranges = places.flatMap(({ place, items }) => (place.kind === 'range' ? [{ place, items }] : []))
  const fitting = ranges.map(({ place, items }) => {
    const value = Math.abs(place.to.value - place.from.value)
    const fits = (axis: AxisName): boolean => {
      const k = WAYS.indexOf(axis)
      return Math.abs((built.max[k] as number) - (built.min[k] as number) - value) < 1e-6
    }
    return { place, items, value, axis: [place.axis, ...WAYS].find(fits) }
  })
  if (fitting.some(({ axis }) => axis === undefined)) return false
  for (const { place, items, value, axis } of fitting)
    ledger.require({
      name: `${concept}-levels`,
      says: `${concept} from ${place.axis} = ${place.from.value} to ${place.to.value}`,
      measure: { kind: 'extent', axis: axis as AxisName },
      value,
      source: { items, values: [] },
    })
  ledger.assume(
    `${concept}-stance`,
    `The ${concept} is made upright in the middle; where it lies changes nothing of its shape`,
  )
  return true
}

/** Where a part of its own already is: upright in the middle, from z = 0 up. */
export function requireStance(entity: Entity, built: Built, alone: boolean, ledger: Ledger): void {
  const axis = built.axis ?? 'z'
  // A beam that lies along x already does.
  const extents = built.max.map((high, index) => high - (built.min[index] as number))
  const longest = (['x', 'y', 'z'] as const)[extents.indexOf(Math.max(...extents))]
  const lies =
    entity.orientation !== undefined && entity.orientation !== axis && entity.orientation !== longest
  const isNought = (values: readonly Value[]): boolean => values.every(({ value }) => value === 0)
  const odd = entity.places.find(({ place }) => {
    if (place.kind === 'along') return place.axis !== axis && place.axis !== longest
    if (place.kind === 'coordinate') return !isNought([place.value])
    if (place.kind === 'points') return !isNought(place.quantity.values)
    if (place.kind === 'level') return place.value.value !== built.min[2]
    if (place.kind === 'range') return place.axis !== 'z' && !fills(place, built)
    return place.kind !== 'centre' && place.kind !== 'evenly'
  })
  if ((odd || lies) && alone && liesElsewhere(entity, built, ledger)) return
  if (odd || lies)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I make the ${entity.concept} upright in the middle, and cannot tell what ${quote(odd ? odd.items.map((item) => item.text).join(' ') : 'lying')} should change. Leave its place out.`,
    )
  for (const { place, items } of entity.places)
    if (place.kind === 'range')
      ledger.require({
        name: `${entity.concept}-levels`,
        says: `${entity.concept} from ${place.axis} = ${place.from.value} to ${place.to.value}`,
        measure: { kind: 'levels', axis: place.axis, from: place.from.value, to: place.to.value },
        value: place.to.value - place.from.value,
        source: { items, values: [] },
      })
}
