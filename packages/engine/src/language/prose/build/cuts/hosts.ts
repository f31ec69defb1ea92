/** What a cut goes into where nothing is named. */

import type { Box } from '../../../operations/space.ts'
import { placesOf, type Thing } from '../../scene.ts'
import { wholeOf } from '../sites/solids.ts'
import type { Solid, World } from '../world.ts'
import { isElongated } from './elongated.ts'

export const hostBox = (world: World, host: Solid | undefined): Box => host?.box ?? world.whole

/** What was spoken of last, where nothing is named. */
export function hostOf(world: World, thing: Thing): Solid {
  const before = world.told.deeds.slice(
    0,
    world.told.deeds.findIndex((deed) => deed.kind === 'thing' && deed.thing === thing),
  )
  const lastBody = before.findLast(
    (deed) => deed.kind === 'thing' && deed.thing.role === 'add' && world.solidOf(deed.thing) !== undefined,
  )
  const solid = lastBody?.kind === 'thing' ? world.solidOf(lastBody.thing) : undefined
  const whole = wholeOf(world) as Solid
  if (!solid || world.bodies.length === 1) return whole
  const isCentral = placesOf(thing).some(
    ({ place }) =>
      (place.kind === 'at' && place.ref.concept === 'center' && !place.ref.of) ||
      (place.kind === 'through' &&
        (place.refs.length === 0 || place.refs.some(({ concept }) => concept === 'center'))),
  )
  return isCentral || solid.shape === 'section'
    ? whole
    : isElongated(thing) || thing.count !== 1
      ? (firstFlat(world) ?? whole)
      : whole
}

const firstFlat = (world: World): Solid | undefined =>
  world.bodies.find(({ thing }) => /^(?:plate|base|block|slab|flange)$/u.test(thing.name))
