/** "A frustum, open at the top": of a body that is not hollowed by its walls, only a cut that is told opens a side. */
import { EngineError } from '../../errors.ts'
import { type Entity, shapeOf } from '../entity.ts'
import type { ShapeKind } from '../lexicon/bodies.ts'
import { AS_USUAL, INVERTED } from '../rewritten/figures/ways-up.ts'
import { quote } from '../sizes/sizes.ts'
import { means } from '../text/items.ts'

/** Those that no wall thickness makes hollow; an outline may be open by its own corners. */
const SOLID_ONLY: ReadonlySet<ShapeKind> = new Set([
  'cone',
  'pyramid',
  'cap',
  'torus',
  'triangle',
  'ridge',
  'ramp',
  'ellipse',
  'trapezoid',
  'semicircle',
  'star',
  'stadium',
])

/** The same of families that have a noun for such a body. */
const SOLID_FAMILIES: ReadonlySet<string> = new Set(['half cylinder'])

/** "with a bottom base of 60 mm" names a side, and opens none. */
const OPEN = /\bopen|\bmouth\b|\bno\b|\bwithout\b|less\b/iu

const isSolidOnly = (entity: Entity): boolean => {
  if (entity.kind !== 'solid') return false
  if (entity.family) return SOLID_FAMILIES.has(entity.family.family.id)
  const shape = shapeOf(entity)
  return shape !== undefined && SOLID_ONLY.has(shape)
}

export function refuseOpenSolids(entities: readonly Entity[]): void {
  // What is cut, and how deep, is told: that it opens a side is seen on the solid.
  if (entities.some(({ kind, cut }) => kind === 'feature' || cut)) {
    for (const { open } of entities)
      for (const [side, by] of open) if (means(by, 'manner', INVERTED, AS_USUAL)) open.delete(side)
    return
  }
  for (const entity of entities) {
    const [open] = entity.open.values()
    if (!open || !OPEN.test(open.text) || !isSolidOnly(entity)) continue
    throw new EngineError(
      'prompt_too_ambiguous',
      `I cannot tell what is hollow in ${quote(entity.item.text)} that is ${quote(open.text.replace(/^[,( ]+/u, ''))}. Tell the cavity by its sizes, such as “a conical cavity from 34 mm diameter at Z=4 to 54 mm diameter at Z=50”.`,
    )
  }
}
