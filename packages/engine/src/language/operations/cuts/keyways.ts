/** Keyways: in the wall of a bore, or in the outside of a shaft. */
import type { Point3 } from '../../../plan/geometry.ts'
import type { Build } from '../build.ts'
import { featuresOf } from '../shapes.ts'
import { siteOf } from '../site.ts'
import {
  across,
  around,
  type Box,
  centerOf,
  indexOf,
  middleOf,
  type Side,
  type Solid,
  sizeAlong,
} from '../space.ts'
import { isShaped, placesOf, sizeOf, type Thing } from '../things.ts'
import { missing, nowhere, unread } from '../unread.ts'
import { CLEAR_MM, cleared } from './cleared.ts'
import { roundHost, stretchAlong } from './round-hosts.ts'

export function keyway(build: Build, thing: Thing): Solid {
  if (thing.count > 1 || isShaped(thing, 'roundended', 'rounded')) throw unread(thing.name)
  const host = hostOf(build, thing)
  if (!host) throw nowhere(thing.name)
  const isBore = host.thing.role === 'cut'
  const { axis } = host
  const radius = sizeAlong(host.box, across(axis)[0]) / 2
  const side = sideOf(build, thing, host)
  const wide = sizeOf(thing, 'width', 'bare') ?? thing.sizes.find(({ rank }) => rank === 0)
  if (!wide) throw missing('width', thing.name)
  const width = build.takeSize(thing, wide)
  const reach = reachOf(build, thing) ?? depthOf(build, thing, radius, isBore)
  if (reach === undefined) throw missing('depth', thing.name)
  if (
    width >= 2 * radius ||
    (isBore ? reach <= Math.sqrt(radius ** 2 - width ** 2 / 4) : reach <= 0 || reach >= radius)
  )
    throw nowhere(thing.name)
  const stretch = stretchAlong(build, thing, host)
  for (const said of placesOf(thing))
    if (
      said.place.kind === 'centered' &&
      (!said.place.ref || siteOf(said.place.ref, { build, self: thing })?.solid === host)
    )
      said.used = true
    else if (said.place.kind === 'at' && /^(?:along|in|into|through|on)$/u.test(said.place.how))
      said.used = true
  const [low, high] = cleared(build, axis, ...stretch)
  const other = across(axis).find((each) => each !== side.axis) as 'x'
  const box: Box = { min: [...host.box.min], max: [...host.box.max] }
  box.min[indexOf(axis)] = low
  box.max[indexOf(axis)] = high
  box.min[indexOf(other)] = middleOf(host.box, other) - width / 2
  box.max[indexOf(other)] = middleOf(host.box, other) + width / 2
  const middle = middleOf(host.box, side.axis)
  const ends = isBore
    ? [middle, middle + side.sign * reach]
    : [middle + side.sign * reach, middle + side.sign * (radius + CLEAR_MM)]
  box.min[indexOf(side.axis)] = Math.min(...ends)
  box.max[indexOf(side.axis)] = Math.max(...ends)
  build.features.push(...featuresOf(thing.id, { kind: 'box' }, box, axis, 'cut'))
  return { thing, box, axis, round: false, mouth: side, spots: [centerOf(box)], features: [thing.id] }
}

/** The bore that the words name, or the shaft; where they name neither, the bore if there is one. */
function hostOf(build: Build, thing: Thing): Solid | undefined {
  const bores = build.solids.filter(({ thing: { role }, round }) => role === 'cut' && round)
  const named = placesOf(thing).flatMap(({ place }) =>
    place.kind === 'at' ? (siteOf(place.ref, { build, self: thing })?.solid ?? []) : [],
  )
  const found = named.find(({ round }) => round) ?? (bores.length === 1 ? bores[0] : roundHost(build, thing))
  return found && (boreOf(build, thing, found) ?? found)
}

/** The bore of a ring, which is no cut of its own. */
function boreOf(build: Build, thing: Thing, host: Solid): Solid | undefined {
  const inner = build.features.flatMap((feature) =>
    feature.kind === 'cylinder' && host.features.includes(feature.id) ? (feature.innerDiameter ?? []) : [],
  )[0]
  if (inner === undefined) return undefined
  const isNamed = placesOf(thing).some(
    ({ place }) =>
      place.kind === 'at' &&
      [place.ref.name, ...place.ref.adjectives].some((word) => /^(?:bore|hole|inner|inside)$/u.test(word)),
  )
  if (!isNamed) throw nowhere(thing.name)
  const size: Point3 = [inner, inner, inner]
  size[indexOf(host.axis)] = sizeAlong(host.box, host.axis)
  return { ...host, thing: { ...host.thing, role: 'cut' }, box: around(centerOf(host.box), size) }
}

/** Upward in a shaft that lies, to the back in one that stands, unless it is told. */
function sideOf(build: Build, thing: Thing, { axis }: Solid): Side {
  for (const said of placesOf(thing)) {
    if (said.place.kind !== 'at') continue
    const site = siteOf(said.place.ref, { build, self: thing })
    if (site?.part !== 'side' || !site.side || site.side.axis === axis) continue
    said.used = true
    return site.side
  }
  return { axis: across(axis)[1], sign: 1 }
}

/** "The bottom of the keyway is 9 mm from the axis." */
function reachOf(build: Build, thing: Thing): number | undefined {
  for (const said of placesOf(thing)) {
    const { place } = said
    if (place.kind !== 'from' && place.kind !== 'beyond') continue
    const ref = place.kind === 'from' ? place.refs[0] : place.ref
    const site = ref && siteOf(ref, { build, self: thing })
    if (site?.part !== 'center') continue
    said.used = true
    return build.take(place.figure, `${thing.name} from the middle`)
  }
  return undefined
}

function depthOf(build: Build, thing: Thing, radius: number, isBore: boolean): number | undefined {
  const deep = sizeOf(thing, 'depth') ?? thing.sizes.find(({ rank }) => rank === 1)
  if (!deep) return undefined
  return isBore ? radius + build.takeSize(thing, deep) : radius - build.takeSize(thing, deep)
}
