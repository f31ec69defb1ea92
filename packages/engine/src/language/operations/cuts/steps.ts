/** Steps, rabbets and blocks cut away at an edge, an end or a corner: flush with the sides that are named. */
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import type { Build } from '../build.ts'
import { featuresOf } from '../shapes.ts'
import { type Site, siteOf } from '../site.ts'
import { AXES, type Box, centerOf, indexOf, type Side, type Solid, shortest, sizeAlong } from '../space.ts'
import { spotsOf } from '../spots/spots.ts'
import { isShaped, placesOf, type SaidSize, sizeOf, type Thing } from '../things.ts'
import { missing, nowhere, unread } from '../unread.ts'
import { cleared } from './cleared.ts'

type Flush = Partial<Record<AxisName, 1 | -1>>

export function step(build: Build, thing: Thing): Solid {
  if (thing.count > 1 || thing.members.length > 0) throw nowhere(thing.name)
  const { flush, box: host, solid, end, corner } = flushWith(build, thing)
  if (solid?.round) throw nowhere(thing.name)
  const sized = sizesOf(build, thing, host, flush, end)
  const open = AXES.filter((axis) => flush[axis] === undefined)
  const box: Box = { min: [...host.min], max: [...host.max] }
  for (const axis of AXES) {
    const k = indexOf(axis)
    const size = sized[axis]
    const sign = flush[axis]
    if (sign !== undefined) {
      if (size === undefined) throw missing(axis === 'z' ? 'depth' : 'width', thing.name)
      if (size > sizeAlong(host, axis) + 1e-6) throw nowhere(thing.name)
      if (sign > 0) box.min[k] = host.max[k] - size
      else box.max[k] = host.min[k] + size
    } else if (size !== undefined && Math.abs(size - sizeAlong(host, axis)) > 1e-6) {
      // "top right corner" of a block leaves open how deep it goes unless it is told.
      if (corner && open.length > 1) throw nowhere(thing.name)
      const size3: Point3 = [size, size, size]
      const [spot] = spotsOf({
        build,
        thing,
        host: solid,
        box: host,
        axis: AXES.find((each) => each !== axis) as AxisName,
        size: size3,
        toSide: true,
        count: 1,
      })
      const middle = (spot as Point3)[k]
      box.min[k] = middle - size / 2
      box.max[k] = middle + size / 2
    }
  }
  markRun(build, thing, open)
  const taken: Box = { min: [...box.min], max: [...box.max] }
  for (const axis of AXES) {
    const k = indexOf(axis)
    const [low, high] = cleared(build, axis, box.min[k], box.max[k])
    taken.min[k] = low
    taken.max[k] = high
  }
  build.features.push(...featuresOf(thing.id, { kind: 'box' }, taken, 'z', 'cut'))
  const sign = flush.z ?? 1
  return {
    thing,
    box,
    axis: 'z',
    round: false,
    mouth: { axis: 'z', sign },
    spots: [centerOf(box)],
    features: [thing.id],
  }
}

interface Found {
  flush: Flush
  box: Box
  solid: Solid | undefined
  /** "into the right end": its length goes in from there. */
  end: boolean
  corner: boolean
}

const INTO = /^(?:in|into|on|from|at|along|out of|off|off of|down|across)$/u

function flushWith(build: Build, thing: Thing): Found {
  const flush: Flush = {}
  const found: Found = { flush, box: build.whole, solid: undefined, end: false, corner: false }
  const put = (side: Side): void => {
    if ((flush[side.axis] ?? side.sign) !== side.sign) throw nowhere(thing.name)
    flush[side.axis] = side.sign
  }
  for (const said of placesOf(thing)) {
    const { place } = said
    if (place.kind !== 'at' || !INTO.test(place.how)) continue
    const site = siteOf(place.ref, { build, self: thing })
    if (!site) continue
    if (site.solid?.thing.role === 'add') {
      found.solid ??= site.solid
      found.box = site.solid.box
    }
    const sides = sidesIn(site)
    if (sides.length === 0) {
      if (site.part === 'body' && /^(?:in|into|from|on|out of|off)$/u.test(place.how)) said.used = true
      continue
    }
    said.used = true
    found.end ||= place.ref.concept === 'end'
    found.corner ||= site.part === 'corner'
    const turned = site.part === 'corner' && sides.length === 2 ? asSeen(found.box, sides) : sides
    for (const side of turned) put(side)
  }
  const single = build.bodies.length === 1 ? build.bodies[0] : undefined
  found.solid ??= single
  const level = Object.keys(flush).length
  if (level === 0 || (level === 1 && flush.z !== undefined)) throw nowhere(thing.name)
  if (flush.z === undefined && !found.corner) {
    const below = placesOf(thing).find(
      ({ place }) => place.kind === 'direction' && /below|^up/u.test(place.word),
    )
    if (below) below.used = true
    flush.z = below ? -1 : 1
  }
  for (const said of placesOf(thing))
    if (
      said.place.kind === 'direction' &&
      /^(?:down|downwards?|vertically|from above)$/u.test(said.place.word)
    )
      said.used = true
  return found
}

function sidesIn(site: Site): readonly Side[] {
  if (site.part === 'corner') return site.sides
  if (site.part !== 'side') return []
  if (site.sides.length > 1) return site.sides
  if (site.side) return [site.side]
  // "one of the long edges": either is as good.
  return site.axis && site.axis !== 'z' ? [{ axis: site.axis, sign: 1 }] : []
}

/** The upper right corner of a plate that lies flat is at its back. */
const asSeen = (box: Box, sides: readonly Side[]): readonly Side[] =>
  shortest(box) === 'z' && !sides.some(({ axis }) => axis === 'y')
    ? sides.map((side) => (side.axis === 'z' ? { axis: 'y', sign: side.sign } : side))
    : sides

function sizesOf(
  build: Build,
  thing: Thing,
  host: Box,
  flush: Flush,
  end: boolean,
): Partial<Record<AxisName, number>> {
  const sized: Partial<Record<AxisName, number>> = {}
  const put = (axis: AxisName | undefined, said: SaidSize | undefined): void => {
    if (axis && said && !said.axis && sized[axis] === undefined) sized[axis] = build.takeSize(thing, said)
  }
  for (const said of thing.sizes) if (said.axis) sized[said.axis] ??= build.takeSize(thing, said)
  const ways = (['x', 'y'] as const).filter((axis) => flush[axis] !== undefined)
  const ranked = thing.sizes.filter((said) => said.rank !== undefined && !said.axis)
  const across = AXES.filter((axis) => flush[axis] !== undefined)
  const order = ranked.length === 3 ? AXES : across
  if (ranked.length === 2) build.assume(`The ${thing.name} is told as its width and its depth`)
  for (const [rank, said] of ranked.entries()) put(order[rank], said)
  put('z', sizeOf(thing, 'depth'))
  put('z', sizeOf(thing, 'height'))
  const [way] = ways
  if (ways.length === 1) {
    const rest = AXES.find((axis) => axis !== 'z' && axis !== way)
    put(way, sizeOf(thing, 'width'))
    put(end ? way : rest, sizeOf(thing, 'length'))
    put(rest, sizeOf(thing, end && sized[way as AxisName] !== undefined ? 'width' : 'length'))
  } else {
    put('x', sizeOf(thing, 'length'))
    put('y', sizeOf(thing, 'width'))
  }
  const bare = sizeOf(thing, 'bare')
  if (bare) {
    if (!isShaped(thing, 'cube', 'square')) throw unread(bare.figure.text)
    const each = build.takeSize(thing, bare)
    for (const axis of AXES) if (flush[axis] !== undefined || thing.name === 'cube') sized[axis] ??= each
  }
  for (const axis of AXES)
    if (sized[axis] !== undefined && flush[axis] === undefined && sized[axis] > sizeAlong(host, axis) + 1e-6)
      throw nowhere(thing.name)
  return sized
}

/** "from front to back", "across the whole width": it runs out there anyway. */
function markRun(build: Build, thing: Thing, open: readonly AxisName[]): void {
  for (const said of placesOf(thing)) {
    const { place } = said
    if (place.kind === 'through' || (place.kind === 'way' && open.includes(place.axis))) said.used = true
    if (place.kind !== 'at' || !/^(?:along|across|through|over|for)$/u.test(place.how)) continue
    const site = siteOf(place.ref, { build, self: thing })
    if (!site?.axis || open.includes(site.axis)) said.used = true
  }
}
