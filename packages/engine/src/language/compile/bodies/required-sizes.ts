/** A requirement for every size that was said of a body. */
import { bodyOf } from '../../entity.ts'
import { slantedWall } from '../cuts/channel-walls.ts'
import type { Stand } from '../faces/stand.ts'
import { degrees, type Ledger, millimetres, sourceOf, toleranceOf } from '../ledger.ts'
import type { Matter } from '../scene/probe.ts'
import { requireSections } from './lofted.ts'
import { span, TABLES } from './measures.ts'
import { requirePoints, requireTurned } from './outlined.ts'
import { sliceBelow } from './sliced.ts'

const NEAR = 1e-6

export function requireSizes(stand: Stand, scene: Matter, ledger: Ledger): void {
  const { entity, dimensions, shape } = stand
  if (shape === 'outline') requirePoints(stand, scene, ledger)
  if (shape === 'loft') requireSections(stand, scene, span(stand, scene, 2), ledger)
  if (shape === 'turned') requireTurned(stand, scene, ledger)
  for (const { dimension, value, given, said } of dimensions.stated) {
    const called = calledBy(stand, dimension)
    const spoken = given.attribute.quantity.kind === 'angle' ? degrees(value) : millimetres(value)
    const table = entity.concept === 'channel' && shape !== 'box' ? undefined : TABLES[shape]
    const found =
      sliceBelow(stand, scene) ??
      (table ? table[dimension]?.(stand, scene) : slantedWall(stand, scene, dimension))
    for (const measured of [found ?? []].flat()) {
      const differs = measured.note && Math.abs(measured.value - value) > NEAR ? ` (${measured.note})` : ''
      ledger.require({
        name: `${stand.id}-${dimension}`,
        says: `${entity.concept} ${called} ${spoken}${differs}`,
        measure: measured.measure,
        value: measured.value,
        source: sourceOf(given, said),
        tolerance: toleranceOf(given, measured.value),
      })
    }
  }
}

/** A plate has a thickness and a rod a length where a block has a height. */
export function calledBy(
  { entity, dimensions }: Pick<Stand, 'entity' | 'dimensions'>,
  dimension: string,
): string {
  const own = dimension === 'z' || dimension === 'height' ? bodyOf(entity)?.heightSays : undefined
  return own ?? dimensions.sizes.says[dimension] ?? dimension
}
