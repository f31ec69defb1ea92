/** Stated numbers of holes, counted on the finished solid. */
import { countsSaid } from '../../references/groups.ts'
import { AGAIN } from '../../worked/two-mouths.ts'
import type { Stand } from '../faces/stand.ts'
import { mirrorOf } from '../layout/mirrored.ts'
import { type Ledger, millimetres } from '../ledger.ts'
import type { Cut } from './cut.ts'

/** Holes of one diameter are counted together, however many sentences they took. */
export function requireCounts(all: readonly Cut[], stands: readonly Stand[], ledger: Ledger): void {
  const cuts = all.filter(({ entity }) => !entity.manners.has(AGAIN))
  for (const cut of cuts) {
    const { group } = cut.entity
    const image = mirrorOf(cut.entity)?.source.items.slice(0, 1) ?? []
    const said = [...(group ? countsSaid(group) : []), ...countsSaid(cut.entity), ...image]
    if (said.length === 0 || cut.diameter === 0) continue
    const alike = cuts.filter((other) => Math.abs(other.diameter - cut.diameter) < 1e-6)
    const bores = stands.filter(
      (stand) => Math.abs((stand.dimensions.values.get('innerDiameter') ?? 0) - cut.diameter) < 1e-6,
    ).length
    const value = alike.reduce((sum, other) => sum + other.laid.positions.length, bores)
    for (const item of said)
      ledger.require({
        name: `${cut.id}-count`,
        says: `${value} hole${value === 1 ? '' : 's'} of ${millimetres(cut.diameter)}`,
        measure: { kind: 'hole-count', diameter: cut.diameter },
        value,
        source: { items: [item], values: [] },
      })
  }
}
