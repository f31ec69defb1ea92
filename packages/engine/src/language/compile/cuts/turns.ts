/** "90 degrees apart": as many as go once around at that angle. */

import { all, clash } from '../layout/statements.ts'
import { degrees, type Ledger } from '../ledger.ts'
import type { Cut } from './cut.ts'

export function requireTurns({ entity, laid, diameter, id }: Cut, ledger: Ledger): void {
  const count = laid.positions.length
  for (const { place, source } of all(entity.places, 'every')) {
    if (Math.abs(place.angle.value * count - 360) > 1e-6) throw clash(entity, [{ source }])
    if (diameter > 0)
      ledger.require({
        name: `${id}-turn`,
        says: `${count} holes, ${degrees(place.angle.value)} from one to the next`,
        measure: { kind: 'hole-count', diameter },
        value: count,
        source: { ...source, values: [place.angle] },
      })
  }
}
