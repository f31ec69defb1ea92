/** "fills the space between the base and the housing (Z=12 to Z=35)": where its levels tell how far it goes, it only has to come to both. */
import { AXES, isSame } from '../../../operations/space.ts'
import { placesOf, type SaidPlace, type Thing } from '../../scene.ts'
import { siteOf } from '../sites/sites.ts'
import type { World } from '../world.ts'

const refsOf = ({ place }: SaidPlace) =>
  place.kind === 'joins' || (place.kind === 'between' && !place.halfway) ? place.refs : []

/** What is told with levels, and between or from one to the other besides. */
export function takeBridges(thing: Thing): SaidPlace[] {
  const places = placesOf(thing)
  if (!places.some(({ place }) => place.kind === 'range')) return []
  const bridges = places.filter((said) => !said.used && said.own === undefined && refsOf(said).length > 0)
  for (const said of bridges) said.used = true
  return bridges
}

/** "from Z=0 to Z=18, protruding 8 mm above the gear": so far it then is above that. */
export function holdRises(world: World, thing: Thing): void {
  const boxes = world.solidOf(thing)?.boxes ?? []
  for (const said of placesOf(thing)) {
    const { place } = said
    if (said.used || said.own !== undefined || place.kind !== 'beyond' || !place.ref) continue
    if (!/^(?:above|below)$/u.test(place.side) || boxes.length === 0) continue
    const site = siteOf(place.ref, { world, self: thing })
    if (!site?.solid || site.solid.thing === thing) continue
    const up = place.side === 'above'
    const level = up ? site.box.max[2] : site.box.min[2]
    const value = world.level(place.figure)
    const isSo = boxes.every(({ min, max }) => isSame(up ? max[2] - level : level - min[2], value))
    if (!isSo) world.fail(said)
    said.used = true
  }
}

/** It touches each of what it is told to lie between. */
export function holdBridges(world: World, thing: Thing, bridges: readonly SaidPlace[]): void {
  const own = world.solidOf(thing)?.boxes ?? []
  for (const said of bridges)
    for (const ref of refsOf(said)) {
      const site = siteOf(ref, { world, self: thing })
      const others = site?.solid && site.part !== 'center' ? site.solid.boxes : site ? [site.box] : []
      const isTouching = others.some((other) =>
        own.some((box) =>
          AXES.every(
            (_, k) =>
              (box.min[k] as number) <= (other.max[k] as number) + 1e-6 &&
              (box.max[k] as number) >= (other.min[k] as number) - 1e-6,
          ),
        ),
      )
      if (!isTouching) world.fail(said)
    }
}
