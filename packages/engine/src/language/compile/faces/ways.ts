/** "along the length", "across the width": which axis of the body that a cut is made in such a word means. */
import type { AxisName } from '../../../plan/geometry.ts'
import type { Entity, SaidPlace } from '../../entity.ts'
import type { Place, Way } from '../../places/place.ts'
import { along, cutInto, type Stand } from './stand.ts'

const extent = ({ min, max }: Stand, axis: AxisName): number => along(max, axis) - along(min, axis)

/** The axis that was given a size by this word; of bare sizes the longest is the length. */
function axisOf(way: Way, stand: Stand): AxisName | undefined {
  const { stated } = stand.dimensions
  const named = stated.find(({ given, dimension }) => given.word === way && /^[xyz]$/u.test(dimension))
  if (named) return named.dimension as AxisName
  if (way === 'height' || stated.some(({ given }) => given.word === 'length' || given.word === 'width'))
    return undefined
  const flat = (['x', 'y'] as const).toSorted((a, b) => extent(stand, b) - extent(stand, a))
  const upright = stated.some(({ given }) => given.word === 'height' || given.word === 'thickness')
  if (way === 'width') return flat[1]
  return !upright && extent(stand, 'z') > extent(stand, flat[0] as AxisName) ? 'z' : flat[0]
}

/** The axis that a cut runs along, as its body has it. */
export const runOf = (place: Place & { kind: 'along' | 'runs' }, stand: Stand): AxisName | undefined => {
  if (!place.by) return place.axis
  const own = place.by === 'length' && stand.shape !== 'ramp' ? stand.axis : undefined
  return (stand.shape === 'box' ? axisOf(place.by, stand) : own) ?? place.axis
}

/** Settles every direction of a cut that a word of size names by the body it is made in. */
export function settleWays(entities: readonly Entity[], stands: readonly Stand[]): void {
  for (const { kind, host, places } of entities) {
    const stand = cutInto(host, stands)
    if (kind !== 'feature' || !stand) continue
    const settle = (said: SaidPlace): SaidPlace => {
      const { place } = said
      if ((place.kind !== 'along' && place.kind !== 'runs') || !place.by) return said
      const axis = runOf(place, stand)
      return axis ? { ...said, place: { ...place, axis } } : said
    }
    places.splice(0, places.length, ...places.map(settle))
  }
}
