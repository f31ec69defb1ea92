/** Figures of one drawing, each extruded by itself from the plane that they are drawn in: "extrude the square by 2 and the circle by 5". */
import { between, FRAMES } from '../../../operations/build.ts'
import { around, union } from '../../../operations/space.ts'
import { missing, unread } from '../../../operations/unread.ts'
import type { Extrusion } from '../../scene.ts'
import type { World } from '../world.ts'
import type { Profile } from './shapes.ts'
import type { Figured } from './sketches.ts'

export function raiseEach(
  world: World,
  done: readonly Figured[],
  profiles: readonly Profile[][],
  each: readonly Extrusion[],
): void {
  for (const [nth, figured] of done.entries()) {
    const { thing, at, size, round, cut } = figured
    const own = each.find(({ about }) => about === thing)
    const profile = profiles[nth]
    if (!own?.size || !profile) throw missing('height', thing.name)
    if (cut) throw unread(world.quote(thing.span))
    const high = world.takeSize(thing, own.size)
    thing.role = 'add'
    world.features.push({
      kind: 'extrude',
      id: thing.id,
      plane: { on: 'frame', ...FRAMES.z },
      sketch: { add: profile },
      extent: between('z', 0, high),
    })
    const boxes = at.map(([u, v]) => around([u, v, high / 2], [...size, high]))
    world.solids.push({
      thing,
      boxes,
      box: union(boxes),
      axis: 'z',
      round,
      shape: round ? 'round' : 'box',
      features: [thing.id],
    })
  }
}
