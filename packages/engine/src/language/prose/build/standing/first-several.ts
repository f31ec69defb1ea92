/** Several bodies that are the first, each where it is told. */
import type { Point3 } from '../../../../plan/geometry.ts'
import { nowhere } from '../../../operations/unread.ts'
import { placesOf, type Thing } from '../../scene.ts'
import type { Shaped } from '../bodies/shaped.ts'
import { spotsOf } from '../spots/spots.ts'
import type { World } from '../world.ts'
import { isLeveled, isLying, isOnAxis } from './about-origin.ts'
import { middleTold, originOf } from './coordinates.ts'
import { made } from './made.ts'

/** "Two rails, centered at Y=-30 and Y=30": nothing is there that they stand on. */
export function addSeveral(
  world: World,
  thing: Thing,
  shaped: Shaped,
  reaches: readonly ({ from: number; to: number } | undefined)[],
): void {
  const [, , reach] = reaches
  const host = originOf(thing)
  const level = middleTold(world, thing, 'z', shaped)
  const isAbout = isLying(shaped) && placesOf(thing).some((said) => isOnAxis(world, said))
  const axial = isAbout && isLeveled(world, thing) ? 0 : undefined
  for (const said of placesOf(thing)) {
    const { place } = said
    if (place.kind === 'range' && place.axis === 'z') said.used = true
    if (place.kind === 'way' && place.how === 'along' && place.axis === shaped.axis) said.used = true
  }
  const { size, round } = shaped
  const count = thing.group ? 1 : thing.count
  const spots = spotsOf({ world, thing, host, box: host.box, normal: 'z', size, round, count })
  if (spots.length !== Math.max(1, count)) throw nowhere(thing.name)
  made(
    world,
    thing,
    shaped,
    spots.map(([x, y]): Point3 => {
      const center: Point3 = [x, y, level ?? (reach ? (reach.from + reach.to) / 2 : (axial ?? size[2] / 2))]
      // "the first spans Y=-30 to Y=-12": there it is, of several that are told one by one.
      for (const [k, told] of reaches.entries())
        if (told && k < 2) center[k as 0 | 1] = (told.from + told.to) / 2
      return center
    }),
  )
}
