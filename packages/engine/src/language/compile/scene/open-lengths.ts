/** "Add a rib along the middle of the top, 4 mm wide and 3 mm tall": a strip whose length nobody told is not made up. */
import { EngineError } from '../../../errors.ts'
import type { SignedAxis } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import type { ShapeKind } from '../../lexicon/bodies.ts'
import { quote } from '../../sizes/sizes.ts'
import type { dimensionsOf } from '../bodies/dimensions.ts'
import { along, type Stand } from '../faces/stand.ts'

const STRIPS: ReadonlySet<string> = new Set(['fin', 'rail', 'bar', 'plate', 'arm'])

/** A rib or a rail of which only its section is told may be as long as what it stands on, or not. */
export function askLength(
  entity: Entity,
  shape: ShapeKind,
  host: Stand | undefined,
  side: SignedAxis | undefined,
  { assumed, values }: ReturnType<typeof dimensionsOf>,
): void {
  // A spoke is as long as it is to the rim.
  if (host?.shape !== 'box' || side !== '+z' || shape !== 'box' || entity.cut || !STRIPS.has(entity.concept))
    return
  if (entity.given.length === 0 || entity.like || entity.linked || entity.family) return
  const chosen = (['x', 'y'] as const).find((axis) => {
    const extent = along(host.max, axis) - along(host.min, axis)
    return assumed.includes(axis) && Math.abs((values.get(axis) ?? 0) - extent) > 1e-6
  })
  if (chosen)
    throw new EngineError(
      'prompt_too_ambiguous',
      `How long is ${quote(entity.item.text)} along ${chosen}? Give its length, or say that it runs the full length of what it stands on.`,
    )
}
