/** Platforms, pads, mounts at the ends of arms: "a round pad 20 mm in diameter at the tip of each arm". */
import type { Point3 } from '../../../../../plan/geometry.ts'
import { isSame, sizeAlong } from '../../../../operations/space.ts'
import { nowhere } from '../../../../operations/unread.ts'
import { placesOf, sizeOf, type Thing } from '../../../scene.ts'
import { shapeOf } from '../../bodies/bodies.ts'
import { armSpots } from '../../spots/on-arms.ts'
import type { World } from '../../world.ts'
import { reachOf } from '../levels.ts'
import { made } from '../made.ts'

/** Built there, as thick as the arms where nothing else is said of it. */
export function addAtTips(world: World, thing: Thing): boolean {
  const found = armSpots(world, thing)
  if (!found) return false
  const { spots, host } = found
  const reach = reachOf(world, thing, 'z')
  const [low, high] = [host.box.min[2], host.box.max[2]]
  const isOnTop = placesOf(thing).some(
    ({ place }) =>
      (place.kind === 'at' && place.ref.concept === 'top') ||
      (place.kind === 'manner' && /^(?:up|upward)$/u.test(place.word)),
  )
  const shaped = shapeOf(world, thing, {
    side: { axis: 'z', sign: 1 },
    reach: (axis) => (axis === 'z' ? (reach ? reach.to - reach.from : high - low) : undefined),
    spans: () => undefined,
  })
  const tall = sizeAlong({ min: [0, 0, 0], max: shaped.size }, 'z')
  const from = reach?.from ?? (isOnTop ? high : low)
  // "a 10 mm thick pad on the end of each arm" of 4 mm: on it, or around it?
  const isOpen = !reach && !isOnTop && !isSame(tall, high - low) && sizeOf(thing, 'height', 'thickness')
  if (isOpen) {
    const isLevel = placesOf(thing).some(({ place }) => place.kind === 'flush')
    if (!isLevel && tall < high - low) throw nowhere(thing.name)
  }
  for (const { place } of placesOf(thing))
    if (place.kind === 'at' && place.ref.concept === 'top')
      for (const said of placesOf(thing)) if (said.place === place) said.used = true
  thing.count = spots.length
  made(
    world,
    thing,
    shaped,
    spots.map(([x, y]): Point3 => [x, y, from + tall / 2]),
    { axis: 'z', sign: 1 },
    host,
  )
  return true
}
