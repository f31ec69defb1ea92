/** What a cut goes through by how long that is: "through the full 18 mm height". */
import type { AxisName } from '../../../../plan/geometry.ts'
import { AXES, type Box, sizeAlong } from '../../../operations/space.ts'
import type { Place, Thing } from '../../scene.ts'
import type { World } from '../world.ts'
import { isElongated } from './elongated.ts'

/** "through the full 18 mm height", "along the full 120 mm length": from one end to the other. */
export const isThroughRun = (thing: Thing, { how, ref }: Place & { kind: 'at' }): boolean =>
  how === 'through' || (/^(?:along|over)$/u.test(how) && ref.bare.length === 1 && !isElongated(thing))

/** The only way that what it goes into is so long, or else all of it, or one of its bodies. */
export function wayAsLong(world: World, box: Box, concept: string, value: number): AxisName | undefined {
  const boxes = [box, world.whole, ...world.bodies.map((solid) => solid.box)]
  const named: readonly AxisName[] = concept === 'height' ? ['z'] : AXES
  for (const each of boxes) {
    const ways = named.filter((axis) => Math.abs(sizeAlong(each, axis) - value) < 1e-6)
    if (ways.length === 1) return ways[0]
    // As long two ways: which of them, other words tell.
    if (ways.length > 1) return undefined
  }
  return undefined
}
