/** Holes so near an edge that they would break out of it: the distance is then meant to their rim. */
import type { Entity } from '../../entity.ts'
import type { Face } from '../faces/stand.ts'
import { millimetres } from '../ledger.ts'
import { layOut } from './layout.ts'
import { all, type Laid } from './statements.ts'

export function layHoles(entity: Entity, face: Face, diameter: number): Laid {
  const told = all(entity.places, 'from')
  // "its rim is 8 mm from the left side": told to the rim, and no question.
  if (told.some(({ place }) => place.gap))
    return layOut({ entity, face, width: diameter, extent: [diameter, diameter] })
  const near = told.find(
    ({ place }) => (place.of === 'edge' || place.of === 'end') && place.distance.value < diameter / 2,
  )
  if (!near) return layOut({ entity, face, width: diameter })
  const laid = layOut({ entity, face, width: diameter, body: [diameter, diameter] })
  return {
    ...laid,
    checks: laid.checks.map((check) =>
      check.kind === 'to-side' ? { ...check, value: check.value + diameter / 2 } : check,
    ),
    assumptions: [
      ...laid.assumptions,
      `${millimetres(near.place.distance.value)} is taken from the edge to the rim of the hole: to its centre, the hole would break out`,
    ],
  }
}
