/** "25 mm above the top of the base", said of a hole in what stands on the base: where that is, once the bodies stand. */
import type { Entity } from '../../entity.ts'
import type { Stand } from '../faces/stand.ts'

export function settleLevels(entities: readonly Entity[], stands: readonly Stand[]): void {
  for (const { places } of entities)
    for (const [index, said] of places.entries()) {
      const { place } = said
      if (place.kind !== 'level-with') continue
      const stand = stands.find(({ entity }) => entity === place.of)
      if (!stand) continue
      const side = (place.from === 'top' ? stand.max : stand.min)[2]
      const height = side + (place.up ? 1 : -1) * place.distance.value
      places[index] = {
        ...said,
        place: { kind: 'coordinate', axis: 'z', value: { ...place.distance, value: height } },
      }
    }
}
