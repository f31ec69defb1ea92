/** From which level to which a body reaches along the way it stands. */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import {
  AXES,
  type Box,
  indexOf,
  levelOf,
  middleOf,
  type Side,
  shortest,
  sizeAlong,
} from '../../../operations/space.ts'
import { allSizes, placesOf, type SaidPlace, sizeOf, type Thing } from '../../scene.ts'
import type { Ground, Shaped } from '../bodies/shaped.ts'
import type { Site } from '../sites/site.ts'
import { siteOf } from '../sites/sites.ts'
import { endsTold } from '../spots/each-side.ts'
import type { Solid, World } from '../world.ts'
import { holdOf, middleTold, risenTo } from './coordinates.ts'
import { OUTGOING, stanceOf } from './inferred.ts'
import { overhangAlong } from './overhang.ts'
import { spannedAxes } from './spanning.ts'
import type { Support } from './supports.ts'

/** Where it lies between two levels along an axis, as coordinates tell. */
export function reachOf(
  world: World,
  thing: Thing,
  axis: AxisName,
): { from: number; to: number } | undefined {
  for (const said of placesOf(thing)) {
    const { place } = said
    if (place.kind !== 'range' || place.axis !== axis) continue
    const levels = place.figures.map((figure) => world.level(figure))
    said.used = true
    return { from: Math.min(...levels), to: Math.max(...levels) }
  }
  return undefined
}

export function groundOf(world: World, thing: Thing, support: Support): Ground {
  const { side, host, box } = support
  const reaches = AXES.map((axis) => reachOf(world, thing, axis))
  // Across the way it stands its levels also say where it is.
  for (const said of placesOf(thing))
    if (said.place.kind === 'range' && said.place.axis !== side.axis) said.used = false
  const thin = thinOf(world, thing, host, side)
  return {
    side,
    reach: (axis) => {
      const reach = reaches[indexOf(axis)] ?? (axis === side.axis ? support.reach : undefined)
      if (reach) return reach.to - reach.from
      return axis === side.axis ? upTo(world, thing, support, thin) : undefined
    },
    spans: (axis) =>
      axis !== side.axis ? sizeAlong(box, axis) + overhangAlong(world, thing, host, axis) : undefined,
    thin,
    runs: spannedAxes(thing, host),
    foot: reaches[indexOf(side.axis)]?.from ?? levelOf(box, side),
  }
}

const RISE = ['height', 'length', 'thickness', 'depth'] as const

/** How far it rises by its own sizes; a plate so thick along another axis is not so high. */
function riseOf(thing: Thing, { axis }: Side, thin: AxisName | undefined): boolean {
  const thick = sizeOf(thing, 'thickness')
  const isAcross =
    (thick?.axis !== undefined && thick.axis !== axis) ||
    (thin ?? axis) !== axis ||
    (axis !== 'z' && OUTGOING.test(thing.name))
  return (
    sizeOf(thing, ...RISE.filter((name) => name !== 'thickness')) !== undefined ||
    (thick !== undefined && !isAcross)
  )
}

/** "sticks out 15 mm from the ends", "up 20 mm from the middle": so far out of what it is on. */
function isOutOf(thing: Thing, site: Site | undefined, side: Side, host: Solid): boolean {
  if (!site || (thing.stance === undefined && stanceOf(thing) === undefined)) return false
  const stance = side.axis !== 'z' ? 'out' : side.sign > 0 ? 'up' : 'down'
  if (stanceOf(thing) !== stance && thing.stance !== stance) return false
  if (site.part === 'center' || site.part === 'body') return site.solid === host || site.box === host.box
  if (site.part !== 'side') return false
  const named = site.sides.filter(({ axis }) => axis !== 'z' || side.axis === 'z')
  return named.length > 0
    ? named.some(({ axis, sign }) => axis === side.axis && sign === side.sign)
    : (site.along ?? side.axis) === side.axis && side.axis !== 'z'
}

/** "so that the whole is 60 mm tall", "up to 40 mm above the base": how far it then has to go. */
function upTo(world: World, thing: Thing, support: Support, thin: AxisName | undefined): number | undefined {
  const { side, box, host } = support
  for (const said of placesOf(thing)) {
    const { place } = said
    if (
      place.kind === 'beyond' &&
      place.ref &&
      (place.side === 'above' || place.side === 'beyond' || place.side === 'below')
    ) {
      const site = siteOf(place.ref, { world, self: thing })
      const level =
        site &&
        (site.part === 'side'
          ? site.sides.find(({ axis }) => axis === side.axis)
          : site.part === 'body'
            ? side
            : undefined)
      if (!site || !level) continue
      const end = levelOf(site.box, level) + side.sign * world.take(place.figure, `${thing.name} height`)
      said.used = true
      return Math.abs(end - levelOf(box, side))
    }
    // "they go up 20 mm from the floor" on which they stand.
    if (place.kind === 'from' && !said.used && place.figures.length === 1 && !riseOf(thing, side, thin)) {
      const [ref] = place.refs
      const site = ref && siteOf(ref, { world, self: thing })
      const at = site?.sides.find(({ axis, sign }) => axis === side.axis && sign === side.sign)
      const [figure] = place.figures
      const isOut = isOutOf(thing, site, side, host)
      const isThere = at && site && Math.abs(levelOf(site.box, at) - levelOf(box, side)) <= 1e-6
      if (!site || !figure || !(isThere || isOut)) continue
      said.used = !site.phrase.concept.startsWith('center')
      // "sticks up 20 mm from the middle of it": where across, too.
      if (!said.used) {
        thing.places.push({ ...said, used: false, place: { kind: 'at', how: 'in', ref: site.phrase } })
        said.used = true
      }
      return world.take(figure, `${thing.name} height`)
    }
    if (place.kind === 'coordinate' && place.axis === side.axis && holdOf(said) === 'end') {
      const reach = risenTo(world, thing, side.axis, levelOf(box, side))
      if (reach === undefined) continue
      said.used = true
      return reach
    }
    if (place.kind === 'until') {
      const site = siteOf(place.ref, { world, self: thing })
      if (!site) continue
      said.used = true
      return Math.abs(
        site.part === 'side' && site.sides[0]
          ? levelOf(site.box, site.sides[0]) - levelOf(box, side)
          : middleOf(site.box, side.axis) - levelOf(box, side),
      )
    }
  }
  const said = world.told.overall.find(
    (size) =>
      !size.used &&
      (size.dimension === 'height' || size.dimension === 'length') &&
      sizeOf(thing, 'height', 'side') === undefined &&
      (thin !== undefined || sizeOf(thing, 'thickness') === undefined) &&
      // A length is how far it rises, where its width is not told besides.
      (thin !== undefined || sizeOf(thing, 'length') === undefined || sizeOf(thing, 'width') !== undefined) &&
      allSizes(thing).filter(({ rank }) => rank !== undefined).length < 3 &&
      (size.axis ?? side.axis) === side.axis,
  )
  if (!said) return undefined
  const rest = said.figure.value - sizeAlong(world.whole, side.axis)
  if (rest <= 0) return undefined
  world.takeSize(thing, said)
  return rest
}

/** "a wall along the back edge" is thin from front to back; across a base it is thin the longer way. */
function thinOf(world: World, thing: Thing, host: Solid, side: Side): AxisName | undefined {
  if (side.axis !== 'z') return undefined
  // "runs the whole width": thin the other way.
  const [spanned, another] = spannedAxes(thing, host).filter((axis) => axis !== 'z')
  if (spanned && !another) return spanned === 'x' ? 'y' : 'x'
  const isUpright =
    /^(?:wall|upright|back plate|backplate|side plate|end plate|partition|divider|fence|rib|fin|web|back|side|lip|tab|lug|ear|plate|panel)$/u.test(
      thing.name,
    ) && sizeOf(thing, 'thickness') !== undefined
  if (!isUpright) return alongEdge(world, thing, host)
  const isLying =
    sizeOf(thing, 'height') === undefined &&
    thing.name === 'plate' &&
    !thing.words.some((word) => /^(?:vertical|upright)$/u.test(word))
  if (isLying) return undefined
  // "running along X": thin the other way.
  for (const said of placesOf(thing)) {
    const { place } = said
    const way =
      place.kind === 'way' && /^(?:along|in)$/u.test(place.how) && said.own === undefined
        ? place.axis
        : place.kind === 'parallel'
          ? place.axis
          : undefined
    if (way !== 'x' && way !== 'y') continue
    said.used = true
    return way === 'x' ? 'y' : 'x'
  }
  for (const said of placesOf(thing)) {
    const { place } = said
    const refs =
      place.kind === 'at'
        ? [place.ref, ...(place.also ?? [])]
        : place.kind === 'flush' && place.ref
          ? [place.ref]
          : place.kind === 'from'
            ? place.refs
            : []
    for (const ref of refs) {
      const site = siteOf(ref, { world, self: thing, host, normal: 'z' })
      const edge =
        site?.part === 'side' && /^(?:edge|side|end|left|right|front|back)$/u.test(ref.concept)
          ? (site.sides.find(({ axis }) => axis !== 'z')?.axis ?? site.along)
          : undefined
      if (edge && edge !== 'z') return edge
    }
    const ends = place.kind === 'eachside' ? endsTold(world.quote(said.span), host.box) : undefined
    if (ends) return ends
    if (place.kind === 'centered') {
      const [axis] = place.axes
      if (axis && axis !== 'z' && place.axes.length === 1) return axis
    }
  }
  const wide = sizeOf(thing, 'width', 'length')
  const thick = sizeOf(thing, 'thickness')
  const tagged = allSizes(thing).find(({ axis }) => axis && axis !== 'z')
  if (tagged && tagged !== thick) return tagged.axis === 'x' ? 'y' : 'x'
  // As wide as the base is one way: so it runs that way.
  if (wide) {
    const [x, y] = [sizeAlong(host.box, 'x'), sizeAlong(host.box, 'y')]
    if (Math.abs(wide.figure.value - y) < 1e-6 && Math.abs(x - y) > 1e-6) return 'x'
    if (Math.abs(wide.figure.value - x) < 1e-6) return 'y'
  }
  return wide ? 'y' : shortest(host.box, ['x', 'y']) === 'x' ? 'y' : 'x'
}

/** "a rail 10 mm wide and 40 mm long along the left edge": it runs along it. */
function alongEdge(world: World, thing: Thing, host: Solid): AxisName | undefined {
  for (const { place, own } of placesOf(thing)) {
    if (own !== undefined || place.kind !== 'at' || !/along/u.test(place.how)) continue
    const site = siteOf(place.ref, { world, self: thing, host, normal: 'z' })
    if (site?.part !== 'side' || !/^(?:edge|side|end|left|right|front|back)$/u.test(place.ref.concept))
      continue
    const axis = site.sides.find((each) => each.axis !== 'z')?.axis ?? site.along
    if (axis && axis !== 'z') return axis
  }
  return undefined
}

/** The level of its middle along the way it stands, where that is told. */
export function startOf(
  world: World,
  thing: Thing,
  { side, box, level: told, reach: joined }: Support,
  shaped: Shaped,
  supports: number,
): number | undefined {
  const half = shaped.size[indexOf(side.axis)] / 2
  const reach = reachOf(world, thing, side.axis) ?? joined
  if (reach) return (reach.from + reach.to) / 2
  if (told !== undefined) return told
  for (const said of placesOf(thing)) {
    const { place } = said
    const own = typeof said.own === 'object' ? said.own.concept : said.own
    if (place.kind === 'coordinate' && place.axis === side.axis) {
      const middle = middleTold(world, thing, side.axis, shaped)
      if (middle !== undefined) return middle
    }
    if (place.kind === 'points' && place.axes.includes(side.axis) && place.points.length === 1) {
      const level = place.points[0]?.[place.axes.indexOf(side.axis)] ?? 0
      return shaped.round && (shaped.axis !== side.axis || shaped.name === 'sphere') ? level : level + half
    }
    const around = aroundLevel(world, thing, said, side, box, half)
    if (around !== undefined) return around
    // "a ball centered on its top end".
    if (place.kind === 'centered' && shaped.name === 'sphere') {
      const at = place.refs
        .flatMap((ref) => siteOf(ref, { world, self: thing })?.sides ?? [])
        .find(({ axis }) => axis === side.axis)
      if (at) {
        said.used = true
        return levelOf(box, at)
      }
    }
    // "flush with the edges of the top" says where across.
    if (
      place.kind === 'flush' &&
      place.ref &&
      !said.used &&
      !/^(?:edge|side|end)$/u.test(place.ref.concept)
    ) {
      const site = siteOf(place.ref, { world, self: thing })
      const at = site?.sides.find(({ axis }) => axis === side.axis)
      if (site && at) {
        said.used = true
        return levelOf(site.box, at) - at.sign * half
      }
    }
    // "The centres of the balls are at the ends of the rod."
    if (own === 'center' && place.kind === 'at') {
      const site = siteOf(place.ref, { world, self: thing })
      if (site && (site.part === 'side' || site.part === 'center')) {
        if (supports === 1 || _isLast) said.used = true
        const level = site.sides.length > 0 ? levelOf(site.box, site.sides[0] as Side) : levelOf(box, side)
        return shaped.name === 'hemisphere' ? level + side.sign * half : level
      }
    }
    if ((place.kind === 'beyond' || place.kind === 'from') && !said.used) {
      const figure = place.kind === 'beyond' ? place.figure : place.figures[0]
      const ref = place.kind === 'beyond' ? place.ref : place.refs[0]
      const site = ref ? siteOf(ref, { world, self: thing }) : undefined
      const at =
        site?.sides.find(({ axis }) => axis === side.axis) ??
        (site?.part === 'body' && place.kind === 'beyond' && /^(?:above|below)$/u.test(place.side)
          ? side
          : undefined)
      if (!figure || !site || !at || side.axis !== at.axis) continue
      const inward = place.kind === 'from' ? -at.sign : place.side === 'below' ? -1 : 1
      said.used = true
      const level = levelOf(site.box, at) + inward * world.take(figure, `${thing.name} level`)
      return own === 'center' ? level : own === 'end' || own === 'top' ? level - half : level + inward * half
    }
  }
  return undefined
}

/** "a collar around its upper end": it lies about the round host, flush with that end, or at its middle. */
function aroundLevel(
  world: World,
  thing: Thing,
  said: SaidPlace,
  side: Side,
  box: Box,
  half: number,
): number | undefined {
  const { place } = said
  if (place.kind !== 'at' || thing.count > 1 || !/^(?:around|about)$/u.test(place.how)) return undefined
  const site = siteOf(place.ref, { world, self: thing })
  if (!site?.solid?.round || site.solid.axis !== side.axis || site.solid.thing.role !== 'add')
    return undefined
  const end = site.sides.find(({ axis }) => axis === side.axis)
  if (!end && site.part !== 'center') return undefined
  // A ring around what is hollow leaves its bore open; anything else would fill it.
  if (site.solid.inner && !AROUND.test(thing.name)) return world.fail(said)
  said.used = true
  for (const other of placesOf(thing)) if (other.place.kind === 'full') other.used = site.part === 'center'
  return end ? levelOf(site.box, end) - end.sign * half : middleOf(box, side.axis)
}

const AROUND = /^(?:collar|flange|ring|rim|band|bead|shoulder|lip|brim)$/u

const _isLast = true

/** Where it touches: out of a round side it begins where it is all inside. */
export function seat(host: Solid, box: Box, side: Side, shaped: Shaped, spot: Point3): number {
  const level = levelOf(box, side)
  if (host.round && host.axis !== side.axis && host.shape === 'round') {
    const along = AXES.find((axis) => axis !== side.axis && axis !== host.axis) as AxisName
    const radius = sizeAlong(box, side.axis) / 2
    const off = Math.abs(spot[indexOf(along)] - middleOf(box, along)) + shaped.size[indexOf(along)] / 2
    if (off > radius + 1e-6) return level
    return middleOf(box, side.axis) + side.sign * Math.sqrt(Math.max(0, radius ** 2 - off ** 2))
  }
  return level
}
