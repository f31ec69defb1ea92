/** Bodies whose levels say where they are: what they stand on says no more. */
import { type Box, isSame, middleOf } from '../../../operations/space.ts'
import { placesOf, type Thing } from '../../scene.ts'
import { centerAlong } from '../sites/site.ts'
import { siteOf } from '../sites/sites.ts'
import { wholeOf } from '../sites/solids.ts'
import type { World } from '../world.ts'
import { axesTold } from './coordinates.ts'
import { type Support, UP } from './supports.ts'

/** "from X=20 to X=70": its levels say where it is; what it stands on says no more. */
export function levelled(world: World, thing: Thing): Support | undefined {
  const places = placesOf(thing)
  const ranges = places.flatMap(({ place }) => (place.kind === 'range' ? [place.axis] : []))
  const told = axesTold(thing)
  const host = wholeOf(world)
  // "A plate is centered at the origin": there, beside or on what there is.
  const isAtOrigin = places.some(
    ({ place, gloss }) =>
      !gloss && place.kind === 'centered' && place.refs.some(({ concept }) => concept === 'origin'),
  )
  if (!host || (told.size === 0 && !isAtOrigin)) return undefined
  const isStanding = places.some(
    ({ place, own }) =>
      own === undefined && place.kind === 'at' && /^(?:on|onto|from|out|below|under)$/u.test(place.how),
  )
  // "at X=70, Y=0": across only; on what, follows from what is there.
  if (!told.has('z') && ranges.length === 0 && isStanding) return undefined
  // Where the rest is about the origin, so is this.
  if (told.size === 0 && isSame(middleOf(host.box, 'z'), 0))
    return { host, side: UP, box: host.box, level: 0 }
  // "projecting from the front face at Z=25": out of that face.
  const isOut = places.some(({ place, own }) => {
    if (own !== undefined || place.kind !== 'at' || !/^(?:on|onto|from|out|off|to)$/u.test(place.how))
      return false
    const site = siteOf(place.ref, { world, self: thing })
    const [side] = site?.sides ?? []
    return site?.part === 'side' && site.sides.length === 1 && side !== undefined && !told.has(side.axis)
  })
  if (isOut) return undefined
  // "with a disc 8 mm thick centered at X=0" of a shaft along X: about the same axis.
  const lying = host.round && host.axis !== 'z' && host.shape === 'round' ? host.axis : undefined
  const isAbout =
    lying !== undefined &&
    told.size === 1 &&
    told.has(lying) &&
    /^(?:disc|disk|collar|flange|wheel|gear|ring|hub|shoulder|cylinder|section)$/u.test(thing.name)
  if (isAbout) {
    world.assume(`The ${thing.name} is about the same axis as the ${host.thing.name}`)
    return { host, side: { axis: lying, sign: 1 }, box: host.box }
  }
  const [axis] = told.has('z') ? (['z'] as const) : [...ranges, 'z' as const]
  if (!axis) return undefined
  for (const said of places)
    if (said.place.kind === 'at' && said.place.how !== 'near') {
      const site = siteOf(said.place.ref, { world, self: thing })
      // "on top of the base", "at the bottom end": where those levels are anyway.
      const isThere =
        site?.part === 'side' && site.sides.length > 0 && site.sides.every((side) => side.axis === axis)
      if (site?.part === 'body' || isThere) said.used = true
    }
  // "in front of the plate, at (0, 30), from Z=10 to Z=40": there it is, whichever side is the front.
  if (told.size === 3)
    for (const said of places)
      if (
        said.place.kind === 'at' &&
        /^(?:in|on|at|behind)$/u.test(said.place.how) &&
        LEVEL_SIDE.test(said.place.ref.concept)
      )
        said.used = true
  // "The leg is 4 mm thick (X=0 to X=4) and rises to Z=60": from the ground that the whole stands on.
  const box: Box = { min: [...host.box.min], max: [...host.box.max] }
  if (axis === 'z') box.max[2] = box.min[2]
  // "rising from its center to Z=40".
  for (const said of places) {
    const site =
      said.place.kind === 'at' && said.place.how === 'from' && axis === 'z'
        ? siteOf(said.place.ref, { world, self: thing })
        : undefined
    if (site?.part === 'center' || site?.part === 'axis') box.max[2] = centerAlong(site, 'z')
  }
  return { host, side: { axis, sign: 1 }, box, ...(told.has(axis) ? {} : { grounded: true }) }
}

const LEVEL_SIDE = /^(?:front|back)$/u
