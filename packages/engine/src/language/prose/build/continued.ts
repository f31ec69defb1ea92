/** "then a 10 mm hole through the rest": what goes on from the floor of a cut lies where that does. */
import { placesOf, type Thing } from '../scene.ts'
import type { Solid, World } from './world.ts'

/** The cut that it goes on from. */
export function beforeRest(world: World, thing: Thing): Solid | undefined {
  const isRest = placesOf(thing).some(({ place }) => place.kind === 'through' && place.rest === true)
  const last = isRest
    ? world.solids.findLast((solid) => solid.thing.role === 'cut' && solid.thing !== thing)
    : undefined
  return last && last.through !== true && last.mouth ? last : undefined
}
