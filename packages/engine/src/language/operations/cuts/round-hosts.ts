/** What is cut into a shaft, a disc or a bore: which of them, and where along it. */
import type { Point3 } from '../../../plan/geometry.ts'
import type { Build } from '../build.ts'
import { type Site, siteOf } from '../site.ts'
import { across, indexOf, levelOf, type Side, type Solid, sizeAlong } from '../space.ts'
import { spotsOf } from '../spots/spots.ts'
import { ownSide } from '../spots/take.ts'
import { placesOf, type SaidPlace, sizeOf, type Thing } from '../things.ts'
import { nowhere } from '../unread.ts'

/** The one that the words name; of several that nobody names none. */
export function roundHost(build: Build, thing: Thing): Solid | undefined {
  let found: Solid | undefined
  for (const said of placesOf(thing)) {
    const { place } = said
    const refs =
      place.kind === 'at'
        ? [place.ref]
        : place.kind === 'from'
          ? place.refs
          : place.kind === 'concentric'
            ? [place.ref]
            : []
    for (const ref of refs) {
      const site = siteOf(ref, { build, self: thing })
      if (!site?.solid?.round) continue
      found ??= site.solid
      if (place.kind === 'at' && site.part === 'body') said.used = true
    }
  }
  const owner = thing.host && build.solidOf(thing.host)
  const rounds = build.bodies.filter(({ round }) => round)
  return found ?? (owner?.round ? owner : undefined) ?? (rounds.length === 1 ? rounds[0] : undefined)
}

const OUT = /^(?:at|in|on|into|from|to|near)$/u

/** From which level to which along the axis of what it is cut into: all of it, or so long from an end. */
export function stretchAlong(build: Build, thing: Thing, host: Solid): [number, number] {
  const { axis } = host
  const whole: [number, number] = [host.box.min[indexOf(axis)], host.box.max[indexOf(axis)]]
  const long = sizeOf(thing, 'length', 'height')
  const told = long && build.takeSize(thing, long)
  const ends: [Side, SaidPlace][] = []
  let full = false
  for (const said of placesOf(thing)) {
    const { place } = said
    if (place.kind === 'through') full = said.used = true
    if (place.kind === 'way' && place.axis === axis) {
      full ||= place.whole === true
      said.used = true
    }
    if (place.kind === 'from' && told === undefined) {
      // "The flats go 15 mm up from the bottom."
      const site = siteOf(place.refs[0] as never, { build, self: thing, host })
      const side = site && endOf(site, host)
      if (!side) continue
      const level = levelOf(host.box, side)
      const length = build.take(place.figure, `${thing.name} length`)
      for (const each of placesOf(thing)) markEnd(build, thing, host, each)
      said.used = true
      return ordered(level, level - side.sign * length)
    }
    if (place.kind !== 'at') continue
    const { concept, adjectives } = place.ref
    if (/^(?:along|through|over|parallel to)$/u.test(place.how)) {
      full ||= concept === 'extent' || adjectives.some((word) => /^(?:whole|full|entire)$/u.test(word))
      said.used = true
      continue
    }
    const site = siteOf(place.ref, { build, self: thing, host })
    const side = site && OUT.test(place.how) ? endOf(site, host) : undefined
    if (side) ends.push([side, said])
  }
  if (full || told === undefined || Math.abs(told - (whole[1] - whole[0])) < 1e-6) {
    // A flat at one end is as long as it is told to be.
    if (!full && told === undefined && ends.length > 0) throw nowhere(thing.name)
    return whole
  }
  const [end] = ends
  const from = placesOf(thing).some(
    ({ place }) => place.kind === 'from' && isAlong(build, thing, host, place.refs[0]),
  )
  if (end && !from) {
    for (const [, said] of ends) said.used = true
    const level = levelOf(host.box, end[0])
    return ordered(level, level - end[0].sign * told)
  }
  const size: Point3 = [1, 1, 1]
  size[indexOf(axis)] = told
  const isPlaced = placesOf(thing).some(({ place }) =>
    /^(?:from|centered|between|coordinate|beyond|at)$/u.test(place.kind),
  )
  if (!isPlaced) throw nowhere(thing.name)
  const middle = middleAlong(build, thing, host, size)
  for (const [, said] of ends) said.used = true
  return [middle - told / 2, middle + told / 2]
}

/** Where along the axis its middle is. */
export function middleAlong(build: Build, thing: Thing, host: Solid, size: Point3): number {
  const { axis } = host
  const [first] = across(axis)
  for (const said of placesOf(thing)) {
    const { place } = said
    if (place.kind !== 'from' || place.refs.length !== 1 || said.own?.concept === 'center') continue
    const site = siteOf(place.refs[0] as never, { build, self: thing, host })
    if (site?.part !== 'side' || site.side || site.axis !== axis) continue
    // "from the end of the shaft", in the last of its sections: that end is near.
    const whole = site.solid === host ? build.whole : site.box
    const ends = ([1, -1] as const).filter(
      (sign) => Math.abs(levelOf(whole, { axis, sign }) - levelOf(host.box, { axis, sign })) < 1e-6,
    )
    if (ends.length === 2) build.assume(`The ${thing.name} is near the end toward +${axis}`)
    const [sign] = ends
    if (sign === undefined) throw nowhere(thing.name)
    said.used = true
    // "its lower edge is 5 mm from the end": the edge that is told.
    const own = ownSide(said)
    const half = size[indexOf(axis)] / 2
    const distance =
      build.take(place.figure, `${thing.name} place`) +
      (own?.axis === axis && own.sign !== sign ? -half : half)
    return levelOf(host.box, { axis, sign }) - sign * distance
  }
  const [spot] = spotsOf({ build, thing, host, box: host.box, axis: first, size, toSide: true, count: 1 })
  return (spot as Point3)[indexOf(axis)]
}

const ordered = (a: number, b: number): [number, number] => (a < b ? [a, b] : [b, a])

/** "one end" of an upright shaft is its top. */
function endOf({ part, side, axis: ends, box }: Site, { axis, box: host }: Solid): Side | undefined {
  if (part !== 'side') return undefined
  if (side) return side.axis === axis ? side : undefined
  return ends === axis && sizeAlong(box, axis) === sizeAlong(host, axis) ? { axis, sign: 1 } : undefined
}

function isAlong(build: Build, thing: Thing, host: Solid, ref: unknown): boolean {
  const site = siteOf(ref as never, { build, self: thing, host })
  return site !== undefined && endOf(site, host) !== undefined
}

function markEnd(build: Build, thing: Thing, host: Solid, said: SaidPlace): void {
  if (said.place.kind !== 'at') return
  const site = siteOf(said.place.ref, { build, self: thing, host })
  if (site && endOf(site, host)) said.used = true
}
