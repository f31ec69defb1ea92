/** What was made is made again: mirrored to the other side, or repeated there. */
import { middleOf } from '../../operations/space.ts'
import { unread } from '../../operations/unread.ts'
import type { Repeat } from '../scene.ts'
import { siteOf } from './sites/sites.ts'
import type { World } from './world.ts'

export function repeatIt(world: World, repeat: Repeat, nth: number): void {
  const solid = world.solidOf(repeat.of)
  const host = world.bodies[0]
  if (!solid || !host) throw unread(world.quote(repeat.span))
  for (const said of [...repeat.places, ...repeat.of.places]) {
    if (said.used) continue
    const { place } = said
    const ref =
      place.kind === 'at'
        ? place.ref
        : place.kind === 'mirrored' || place.kind === 'eachside'
          ? place.ref
          : undefined
    const site = ref && siteOf(ref, { world, self: repeat.of })
    const side = site?.sides[0]
    if (!side) continue
    said.used = true
    const origin: [number, number, number] = [
      middleOf(host.box, 'x'),
      middleOf(host.box, 'y'),
      middleOf(host.box, 'z'),
    ]
    world.features.push({
      kind: 'mirror',
      id: `mirror-${nth + 1}`,
      plane: { on: 'frame', origin, normal: `+${side.axis}` },
      features: [...solid.features],
    })
    return
  }
  throw unread(world.quote(repeat.span))
}
