/** "A frustum, open at the top": of a body that is not hollowed by its walls, only a cut that is told opens a side. */
import { EngineError } from '../../errors.ts'
import { type Entity, shapeOf } from '../entity.ts'
import type { ShapeKind } from '../lexicon/bodies.ts'
import { quote } from '../sizes/sizes.ts'

const SOLID_ONLY: ReadonlySet<ShapeKind> = new Set(['cone', 'pyramid'])

export function refuseOpenSolids(entities: readonly Entity[]): void {
  // What is cut, and how deep, is told: that it opens a side is seen on the solid.
  if (entities.some(({ kind, cut }) => kind === 'feature' || cut)) return
  for (const entity of entities) {
    const [open] = entity.open.values()
    const shape = entity.kind === 'solid' && !entity.family ? shapeOf(entity) : undefined
    if (!open || !shape || !SOLID_ONLY.has(shape)) continue
    throw new EngineError(
      'prompt_too_ambiguous',
      `I cannot tell what is hollow in ${quote(entity.item.text)} that is ${quote(open.text)}. Tell the cavity by its sizes, such as “a conical cavity from 34 mm diameter at Z=4 to 54 mm diameter at Z=50”.`,
    )
  }
}
