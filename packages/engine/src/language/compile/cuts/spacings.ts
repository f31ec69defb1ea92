/** How far two holes that were told one by one lie apart, where that is said as well: measured like any other spacing. */
import type { Point2 } from '../../../plan/geometry.ts'
import { onFace } from '../faces/stand.ts'
import { type Ledger, millimetres } from '../ledger.ts'
import type { Cut } from './cut.ts'

export function requireSpacings(cuts: readonly Cut[], ledger: Ledger): void {
  for (const cut of cuts) {
    const { spaced } = cut.entity
    const other = spaced && cuts.find(({ entity }) => entity === spaced.from)
    if (!spaced || !other || cut.diameter !== other.diameter || cut.diameter === 0) continue
    const { value } = spaced.distance
    ledger.require({
      name: `${cut.id}-apart`,
      says: `holes ${millimetres(value)} apart`,
      measure: {
        kind: 'hole-spacing',
        diameter: cut.diameter,
        near: [
          onFace(cut.face, cut.laid.positions[0] as Point2),
          onFace(other.face, other.laid.positions[0] as Point2),
        ],
      },
      value,
      source: { items: spaced.items, values: [spaced.distance] },
    })
  }
}
