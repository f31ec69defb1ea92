/** "a hollow cylinder of 5 mm in the centre of the block": with one diameter and no wall, what is hollow is the block. */
import type { Entity } from './entity.ts'

const WALLS = new Set(['wall', 'innerDiameter', 'innerRadius', 'outerDiameter', 'outerRadius', 'thickness'])
const ROUND = new Set(['cylinder', 'circle', 'tube'])

/** Turns such bodies into cuts; says so. */
export function settleBores(entities: readonly Entity[], remarks: string[]): void {
  const solids = entities.filter((entity) => entity.kind === 'solid' && !entity.loose)
  for (const entity of solids.slice(1)) {
    const named = entity.adjectives.has('hollow') || /^hollow/iu.test(entity.item.text)
    if (!named || entity.cut || !ROUND.has(entity.concept)) continue
    if (entity.given.some(({ word }) => WALLS.has(word))) continue
    if (!entity.places.some(({ place }) => place.kind === 'centre')) continue
    entity.adjectives.delete('hollow')
    entity.concept = 'cylinder'
    entity.cut = true
    remarks.push(
      `“${entity.item.text}” has one diameter and no wall: it is taken as a round hole in the body around it`,
    )
  }
}
