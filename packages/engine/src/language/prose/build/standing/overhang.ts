/** How far a body comes out over what it is on: "overhangs the block by 10 mm at each end", "extends 10 mm past it on both sides". */
import type { AxisName } from '../../../../plan/geometry.ts'
import { AXES, indexOf, isSame, longest, type Side, sizeAlong } from '../../../operations/space.ts'
import { type Place, placesOf, type Thing } from '../../scene.ts'
import type { Shaped } from '../bodies/shaped.ts'
import { siteOf } from '../sites/sites.ts'
import type { Solid, World } from '../world.ts'

type Overhang = Place & { kind: 'overhang' }

/** The sides that it comes out over. */
function sidesOf(world: World, thing: Thing, host: Solid, { refs }: Overhang): Side[] {
  const level = AXES.filter((axis) => axis !== 'z')
  const both = (axes: readonly AxisName[]): Side[] =>
    axes.flatMap((axis): Side[] => [
      { axis, sign: -1 },
      { axis, sign: 1 },
    ])
  return refs.flatMap((ref) => {
    const site = siteOf(ref, { world, self: thing, host, normal: 'z' })
    const sides = site?.sides.filter(({ axis }) => axis !== 'z') ?? []
    if (sides.length > 0) return sides
    if (site?.along && site.along !== 'z') return both([site.along])
    if (ref.concept === 'end') return both([longest(host.box, level)])
    return ref.det === 'both' || ref.count === 2 ? [] : both(level)
  })
}

const overhangsOf = (
  thing: Thing,
): { place: Overhang; said: { used: boolean; span: readonly [number, number] } }[] =>
  placesOf(thing).flatMap((said) => (said.place.kind === 'overhang' ? [{ place: said.place, said }] : []))

/** By how much it is longer than what it is on, that way. */
export function overhangAlong(world: World, thing: Thing, host: Solid, axis: AxisName): number {
  return overhangsOf(thing).reduce(
    (sum, { place }) =>
      sum +
      place.figure.value * sidesOf(world, thing, host, place).filter((side) => side.axis === axis).length,
    0,
  )
}

/** Where its middle then is; what was told of its length has to agree. */
export function holdOverhang(
  world: World,
  thing: Thing,
  host: Solid,
  { size }: Shaped,
): Partial<Record<AxisName, number>> {
  const levels: Partial<Record<AxisName, number>> = {}
  for (const { place, said } of overhangsOf(thing)) {
    const sides = sidesOf(world, thing, host, place)
    if (sides.length === 0) world.fail({ span: said.span })
    for (const axis of new Set(sides.map((side) => side.axis))) {
      const own = sides.filter((side) => side.axis === axis)
      const half = size[indexOf(axis)] / 2
      const [side] = own
      const isBoth = own.length === 2
      if (isBoth && !isSame(2 * half, sizeAlong(host.box, axis) + overhangAlong(world, thing, host, axis)))
        world.fail({ span: said.span })
      const end = side && host.box[side.sign > 0 ? 'max' : 'min'][indexOf(axis)]
      if (side && end !== undefined) levels[axis] = end + side.sign * (place.figure.value - half)
    }
    world.level(place.figure)
    said.used = true
  }
  return levels
}
