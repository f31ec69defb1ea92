/** Flats on what is round: one, or two across from each other. */
import type { AxisName } from '../../../plan/geometry.ts'
import type { Build } from '../build.ts'
import { featuresOf } from '../shapes.ts'
import { siteOf } from '../site.ts'
import { across, type Box, centerOf, indexOf, middleOf, type Side, type Solid, sizeAlong } from '../space.ts'
import { isShaped, placesOf, sizeOf, type Thing } from '../things.ts'
import { missing, nowhere } from '../unread.ts'
import { CLEAR_MM, cleared } from './cleared.ts'
import { roundHost, stretchAlong } from './round-hosts.ts'

/** "A flat 2 mm deep", "7 mm from the axis", "14 mm across the flats": along the whole of it, or from an end. */
export function flat(build: Build, thing: Thing): Solid {
  const host = roundHost(build, thing)
  if (host?.thing.role !== 'add') throw nowhere(thing.name)
  const { axis } = host
  // "two parallel flats": two are.
  if (thing.count === 2)
    thing.adjectives = thing.adjectives.filter((word) => !/^(?:parallel|opposite)$/u.test(word))
  const sides = sidesOf(build, thing, host)
  const [first] = sides as [Side]
  const reach = reachOf(build, thing, host, first, sides.length)
  const [from, to] = stretchAlong(build, thing, host)
  const [low, high] = cleared(build, axis, from, to)
  const other = across(axis).find((each) => each !== first.axis) as AxisName
  const radius = sizeAlong(host.box, first.axis) / 2
  const boxes = sides.map((side): Box => {
    const box: Box = { min: [...host.box.min], max: [...host.box.max] }
    box.min[indexOf(axis)] = low
    box.max[indexOf(axis)] = high
    box.min[indexOf(other)] -= CLEAR_MM
    box.max[indexOf(other)] += CLEAR_MM
    const middle = middleOf(host.box, side.axis)
    const levels = [middle + side.sign * reach, middle + side.sign * (radius + CLEAR_MM)]
    box.min[indexOf(side.axis)] = Math.min(...levels)
    box.max[indexOf(side.axis)] = Math.max(...levels)
    return box
  })
  const ids = boxes.map((_, nth) => (nth === 0 ? thing.id : `${thing.id}-copy-${nth + 1}`))
  for (const [nth, box] of boxes.entries())
    build.features.push(...featuresOf(ids[nth] as string, { kind: 'box' }, box, axis, 'cut'))
  const between: Box = { min: [...host.box.min], max: [...host.box.max] }
  between.min[indexOf(axis)] = from
  between.max[indexOf(axis)] = to
  between.max[indexOf(first.axis)] = middleOf(host.box, first.axis) + reach
  between.min[indexOf(first.axis)] = middleOf(host.box, first.axis) - (sides.length === 2 ? reach : radius)
  return {
    thing,
    box: between,
    axis,
    round: false,
    mouth: first,
    spots: boxes.map(centerOf),
    features: ids,
  }
}

/** Which sides of it they are on: one that is told, or whichever. */
function sidesOf(build: Build, thing: Thing, { axis }: Solid): Side[] {
  let told: Side | undefined
  for (const said of placesOf(thing)) {
    const { place } = said
    if (place.kind === 'way' && place.axis !== axis) {
      told ??= { axis: place.axis, sign: place.sign ?? 1 }
      said.used = true
    }
    if (place.kind !== 'at') continue
    const site = siteOf(place.ref, { build, self: thing })
    if (site?.part !== 'side') continue
    if (site.side && site.side.axis !== axis) {
      told ??= site.side
      said.used = true
    } else if (!site.side && /^(?:side|surface|outside)$/u.test(place.ref.name)) said.used = true
  }
  const upright: Side = told ?? { axis: across(axis)[1], sign: 1 }
  const both =
    thing.count === 2 || (thing.count === 0 && thing.sizes.some(({ dimension }) => dimension === 'flats'))
  if (!both && thing.count !== 1) throw nowhere(thing.name)
  if (!told && !both) build.assume(`The ${thing.name} is on the side toward +${upright.axis}`)
  return both ? [upright, { axis: upright.axis, sign: upright.sign > 0 ? -1 : 1 }] : [upright]
}

/** How far from the axis they are. */
function reachOf(build: Build, thing: Thing, host: Solid, { axis, sign }: Side, count: number): number {
  const middle = middleOf(host.box, axis)
  const radius = sizeAlong(host.box, axis) / 2
  const [low, high] = [host.box.min[indexOf(axis)], host.box.max[indexOf(axis)]]
  const measure = (reach: number) =>
    count === 2
      ? ({ kind: 'levels', axis, from: middle - reach, to: middle + reach } as const)
      : ({
          kind: 'levels',
          axis,
          from: sign > 0 ? low : middle - reach,
          to: sign > 0 ? middle + reach : high,
        } as const)
  const span = (reach: number): number => (count === 2 ? 2 * reach : radius + reach)
  const known = (reach: number): number => {
    if (!(reach >= 0 && reach < radius)) throw nowhere(thing.name)
    return reach
  }
  for (const said of placesOf(thing)) {
    const { place } = said
    const ref = place.kind === 'from' ? place.refs[0] : place.kind === 'beyond' ? place.ref : undefined
    const site = ref && siteOf(ref, { build, self: thing })
    if (site?.part !== 'center' || (place.kind !== 'from' && place.kind !== 'beyond')) continue
    const reach = known(build.take(place.figure, `${thing.name} from the axis`))
    build.measureAs(place.figure, measure(reach), span(reach))
    said.used = true
    return reach
  }
  const flats = sizeOf(thing, 'flats') ?? (count === 2 ? sizeOf(thing, 'thickness') : undefined)
  if (flats) {
    const reach = known(build.takeSize(thing, flats) / 2)
    build.measureAs(flats.figure, measure(reach), span(reach))
    return reach
  }
  const deep = sizeOf(thing, 'depth')
  if (deep) {
    const reach = known(radius - build.takeSize(thing, deep))
    build.measureAs(deep.figure, measure(reach), span(reach))
    return reach
  }
  const wide = isShaped(thing, 'flat') ? sizeOf(thing, 'width') : undefined
  if (!wide) throw missing('depth', thing.name)
  return known(Math.sqrt(radius ** 2 - (build.takeSize(thing, wide) / 2) ** 2))
}
