/** From which level to which arms and blades reach: told, flush with the hub's top or bottom, in its middle, or as high as it. */
import { isSame } from '../../../../operations/space.ts'
import { nowhere } from '../../../../operations/unread.ts'
import { placesOf, sizeOf, type Thing } from '../../../scene.ts'
import type { Solid, World } from '../../world.ts'
import { reachOf } from '../levels.ts'

/** What stands on edge: so thick as it is, it is seen from above. */
export const isFlatBlade = (thing: Thing): boolean =>
  /^(?:blade|fin|vane|paddle|rib|web|wing)$/u.test(thing.name) && sizeOf(thing, 'width') === undefined

export function levelsOf(world: World, thing: Thing, hub: Solid): { from: number; to: number } {
  const [low, high] = [hub.box.min[2], hub.box.max[2]]
  const told = reachOf(world, thing, 'z')
  const said =
    sizeOf(thing, 'height') ?? (sizeOf(thing, 'width') ? sizeOf(thing, 'thickness', 'depth') : undefined)
  const tall = said && world.takeSize(thing, said)
  if (told && tall !== undefined && !isSame(told.to - told.from, tall)) throw nowhere(thing.name)
  if (told) {
    if (told.from > high + 1e-6 || told.to < low - 1e-6) throw nowhere(thing.name)
    return told
  }
  for (const each of placesOf(thing)) {
    const { place, own } = each
    const ref = place.kind === 'flush' ? place.ref : undefined
    const side = ref?.concept ?? ''
    if (place.kind === 'flush' && /^(?:top|bottom)$/u.test(side) && tall !== undefined) {
      if (typeof own === 'object' && own.concept !== side) throw nowhere(thing.name)
      each.used = true
      return side === 'bottom' ? { from: low, to: low + tall } : { from: high - tall, to: high }
    }
    const isMiddle =
      tall !== undefined &&
      ((place.kind === 'centered' &&
        place.refs.some(({ concept }) => /^(?:height|thickness)$/u.test(concept))) ||
        (place.kind === 'centered' && place.axes.includes('z')) ||
        (place.kind === 'at' &&
          place.ref.concept === 'center' &&
          place.ref.name !== 'center' &&
          !place.ref.of) ||
        (place.kind === 'full' && /halfway up/u.test(place.word)))
    if (isMiddle && tall !== undefined) {
      each.used = true
      return { from: (low + high - tall) / 2, to: (low + high + tall) / 2 }
    }
  }
  if (tall === undefined && isFlatBlade(thing))
    world.assume(`The ${thing.name}s are as high as the ${hub.thing.name}`)
  if (tall === undefined || isSame(tall, high - low)) return { from: low, to: high }
  throw nowhere(thing.name)
}
