/** What is widened at its mouth, and out of which sides: holes that were cut, or the bore of a tube. */
import { AXES, type Side, sizeAlong } from '../../../operations/space.ts'
import { placesOf, type Thing } from '../../scene.ts'
import { siteOf } from '../sites/sites.ts'
import type { Solid, World } from '../world.ts'
import { facesTold } from './mouths.ts'

/** Holes that are there; a tube has one by itself. */
export function holesOf(world: World, thing: Thing): Solid[] {
  const holes = (thing.holes ?? [])
    .flatMap((hole) => (hole.members.length > 0 ? hole.members : [hole]))
    .flatMap((hole) => world.solidOf(hole) ?? [])
  if (holes.length > 0) return holes
  const tube = world.bodies.find(({ inner, round }) => inner !== undefined && round)
  const { inner } = tube ?? {}
  if (!tube || !inner || world.bodies.length > 1) return []
  return [{ ...tube, box: inner, boxes: [inner], mouth: { axis: tube.axis, sign: 1 }, through: true }]
}

const IN_FACE = /^(?:at|on|from|in)$/u

/** From the side that the hole is open to, from the one that is told, from both. */
export function mouthsOfWidening(world: World, thing: Thing, hole: Solid): Side[] {
  const both: Side[] = [
    { axis: hole.axis, sign: 1 },
    { axis: hole.axis, sign: -1 },
  ]
  const faces = facesTold(world, thing, hole)
  const isBoth = faces?.sides.length === 2 && faces.sides.every(({ axis }) => axis === hole.axis)
  let mouth = hole.mouth ?? { axis: hole.axis, sign: 1 as const }
  let sides: Side[] | undefined = isBoth ? both : undefined
  for (const said of placesOf(thing)) {
    const { place } = said
    if (place.kind === 'concentric' || place.kind === 'centered' || place.kind === 'manner') said.used = true
    if (place.kind === 'eachside' && !place.figure && hole.through) {
      sides = both
      said.used = true
    }
    if (place.kind === 'coordinate' && place.axis === hole.axis && place.figures[0]) {
      const level = world.level(place.figures[0])
      const k = AXES.indexOf(hole.axis)
      const side = both.find(
        ({ sign }) => Math.abs(((sign > 0 ? hole.box.max[k] : hole.box.min[k]) as number) - level) < 1e-6,
      )
      if (side) [mouth, said.used] = [side, true]
    }
    if (place.kind !== 'at') continue
    if (isBoth) said.used = true
    const site = siteOf(place.ref, { world, self: thing })
    const side = site?.sides.find(({ axis }) => axis === hole.axis)
    if (side) mouth = side
    const isMouth = /^(?:face|edge)$/u.test(place.ref.concept) && site?.sides.length === 0
    const isOwn = side !== undefined || site?.part === 'body' || (isMouth && IN_FACE.test(place.how))
    if (isOwn) said.used = true
  }
  return sides ?? [mouth]
}

/** How wide the hole is. */
export const widthOf = (hole: Solid, box: Solid['box']): number =>
  Math.min(...AXES.filter((axis) => axis !== hole.axis).map((axis) => sizeAlong(box, axis)))
