/** Keyways: cut into a shaft from outside, or into the wall of a bore. */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import {
  AXES,
  type Box,
  indexOf,
  isSame,
  levelOf,
  middleOf,
  type Side,
  sizeAlong,
  union,
} from '../../../operations/space.ts'
import { missing, unread } from '../../../operations/unread.ts'
import type { Phrase } from '../../phrases.ts'
import { allSizes, placesOf, sizeOf, type Thing } from '../../scene.ts'
import { siteOf } from '../sites/sites.ts'
import type { Solid, World } from '../world.ts'
import { lengthOn } from './lengths.ts'
import { roundHost } from './ring-grooves.ts'
import { ringOf } from './walls.ts'

const CLEAR_MM = 2

interface Seat {
  host: Solid
  /** Of what the key lies in: the shaft, or the bore. */
  diameter: number
  bore: boolean
}

const isSurface = ({ concept, of }: Phrase, bore: boolean): boolean =>
  /^(?:face|inside|side)$/u.test(concept)
    ? !bore || of === undefined || of.concept === 'hole'
    : bore && concept === 'hole'

const isKeyway = ({ concept, words }: Thing): boolean => concept === 'keyway' || words.includes('keyway')

function seatOf(world: World, thing: Thing): Seat | undefined {
  if (!isKeyway(thing) || thing.count > 1) return undefined
  const bores = world.solids.filter(
    ({ thing: other, round, through }) =>
      other.role === 'cut' && other.concept === 'hole' && round && through,
  )
  for (const { place } of placesOf(thing)) {
    if (place.kind !== 'at' && place.kind !== 'through') continue
    for (const ref of place.kind === 'at' ? [place.ref] : place.refs) {
      const solid = siteOf(ref, { world, self: thing })?.solid
      const named = bores.find((bore) => bore === solid)
      if (named) return boreSeat(world, named)
      // "in the bore" of a tube.
      const tube = world.bodies.find(({ inner }) => inner !== undefined)
      if ((ref.concept === 'hole' || ref.of?.concept === 'hole') && tube?.inner) {
        const cross = AXES.find((axis) => axis !== tube.axis) as AxisName
        return { host: tube, diameter: sizeAlong(tube.inner, cross), bore: true }
      }
    }
  }
  if (
    /\b(?:bore|hole)\b/iu.test(world.quote([thing.span[0], thing.span[1] + 20])) &&
    bores.length === 1 &&
    bores[0]
  )
    return boreSeat(world, bores[0])
  const host = roundHost(world, thing)
  if (!host || host.shape === 'sphere') return undefined
  const cross = AXES.find((axis) => axis !== host.axis) as AxisName
  return { host, diameter: sizeAlong(host.box, cross), bore: false }
}

const boreSeat = (world: World, bore: Solid): Seat | undefined => {
  const cross = AXES.find((axis) => axis !== bore.axis) as AxisName
  const host =
    world.bodies.find(({ box, axis }) => axis === bore.axis && box.max[0] >= bore.box.max[0]) ??
    world.bodies[0]
  return (
    host && {
      host: { ...host, axis: bore.axis, box: within(host.box, bore) },
      diameter: sizeAlong(bore.box, cross),
      bore: true,
    }
  )
}

/** Along the bore from mouth to mouth, about its own middle. */
const within = (box: Box, bore: Solid): Box => {
  const found: Box = { min: [...bore.box.min], max: [...bore.box.max] }
  const k = indexOf(bore.axis)
  found.min[k] = Math.min(box.min[k], bore.box.min[k])
  found.max[k] = Math.max(box.max[k], bore.box.max[k])
  return found
}

/** "a bore …, with a keyway reaching to a radius of 10 mm": of what has a bore, into its wall. */
function seatReached(world: World, thing: Thing): Seat | undefined {
  const isReached = isKeyway(thing) && !sizeOf(thing, 'depth') && sizeOf(thing, 'radius') !== undefined
  const bore = isReached ? ringOf(world)?.bore : undefined
  return bore ? boreSeat(world, bore) : seatBetween(world, thing)
}

/** "from radius 4.5 mm to radius 6 mm": out of the bore that is so wide. */
function seatBetween(world: World, thing: Thing): Seat | undefined {
  const radii = allSizes(thing).filter(({ dimension }) => dimension === 'radius')
  if (!isKeyway(thing) || radii.length !== 2) return undefined
  const inner = Math.min(...radii.map(({ figure }) => figure.value))
  const bores = world.solids.filter(
    ({ thing: other, round, axis, box, boxes }) =>
      other.role === 'cut' &&
      other.concept === 'hole' &&
      round &&
      boxes.length === 1 &&
      isSame(sizeAlong(box, axis === 'x' ? 'y' : 'x'), 2 * inner),
  )
  const [bore] = bores
  return bore && bores.length === 1 ? boreSeat(world, bore) : undefined
}

/** Builds it; false where it is no keyway of a shaft or a bore. */
export function addKeyway(world: World, thing: Thing): boolean {
  const seat = seatReached(world, thing) ?? seatOf(world, thing)
  if (!seat) return false
  const { host, diameter, bore } = seat
  const { axis, box } = host
  const wide = sizeOf(thing, 'width', 'bare')
  if (!wide) throw missing('width', thing.name)
  const width = world.takeSize(thing, wide)
  const depth = depthOf(world, thing, diameter, bore)
  if (width >= diameter || depth <= 0 || depth >= (bore ? Infinity : diameter / 2))
    throw unread(wide.figure.text)
  const cross = AXES.filter((each) => each !== axis)
  const named = placesOf(thing)
    .flatMap(({ place }) =>
      place.kind === 'at' ? (siteOf(place.ref, { world, self: thing, host })?.sides ?? []) : [],
    )
    .find((side) => side.axis !== axis)
  const side: Side = named ?? { axis: cross.includes('z') ? 'z' : 'y', sign: 1 }
  const across = cross.find((each) => each !== side.axis) as AxisName
  const [low, high] = lengthOn(world, thing, host)
  const radius = diameter / 2
  const cut: Box = { min: [0, 0, 0], max: [0, 0, 0] }
  const put = (way: AxisName, from: number, to: number): void => {
    cut.min[indexOf(way)] = Math.min(from, to)
    cut.max[indexOf(way)] = Math.max(from, to)
  }
  put(axis, low, high)
  put(across, middleOf(box, across) - width / 2, middleOf(box, across) + width / 2)
  const middle = middleOf(box, side.axis)
  if (bore) put(side.axis, middle, middle + side.sign * (radius + depth))
  else put(side.axis, middle + side.sign * (radius - depth), middle + side.sign * (radius + CLEAR_MM))
  holdLevels(world, thing, side.axis, [
    middle + side.sign * radius,
    middle + side.sign * (bore ? radius + depth : radius - depth),
  ])
  const size = AXES.map((each) => sizeAlong(cut, each)) as Point3
  const origin: Point3 = [middleOf(cut, 'x'), middleOf(cut, 'y'), cut.min[2]]
  const isRound = thing.words.some((word) => /^(?:rounded|round|roundended|feather)$/u.test(word))
  if (isRound) throw unread(world.quote(thing.span))
  world.features.push({ kind: 'box', id: thing.id, operation: 'cut', size, frame: { origin } })
  for (const said of placesOf(thing)) {
    const { place } = said
    if (
      place.kind === 'way' ||
      place.kind === 'parallel' ||
      (place.kind === 'through' && bore) ||
      (place.kind === 'at' && place.ref.words.includes('opposite')) ||
      (place.kind === 'at' &&
        /^(?:in|into|on|along|inside|of)$/u.test(place.how) &&
        place.ref.concept !== 'end') ||
      // "2 mm deep beyond the bore surface", "from the bore surface out".
      (place.kind === 'at' &&
        /^(?:from|beyond|past|out from)$/u.test(place.how) &&
        isSurface(place.ref, bore))
    )
      said.used = true
  }
  // "open at the top end": it reaches that.
  for (const said of thing.openings ?? []) {
    const ref = said.place.kind === 'at' ? said.place.ref : undefined
    const end = ref && siteOf(ref, { world, self: thing, host })?.sides.find((each) => each.axis === axis)
    said.used ||= end !== undefined && isSame(levelOf(cut, end), levelOf(box, end))
  }
  world.solids.push({
    thing,
    boxes: [cut],
    box: union([cut]),
    axis: side.axis,
    round: false,
    mouth: side,
    shape: 'box',
    features: [thing.id],
  })
  return true
}

/** "(X, from the surface at X=8 down to X=5)": the levels of its mouth and its floor, said again. */
function holdLevels(world: World, thing: Thing, axis: AxisName, levels: readonly number[]): void {
  for (const said of placesOf(thing)) {
    const { place } = said
    if (place.kind !== 'range' || place.axis !== axis) continue
    const told = place.figures.map((figure) => world.level(figure))
    if (!told.every((level) => levels.some((each) => isSame(each, level)))) world.fail(said)
    said.used = true
  }
}

/** "from the bore surface at radius 6 mm to radius 8 mm": so much deeper than what it lies in. */
function reachedRadius(world: World, thing: Thing, radius: number): number | undefined {
  const sizes = allSizes(thing).filter(({ dimension }) => dimension === 'radius')
  const circles = placesOf(thing).filter(({ place }) => place.kind === 'circle' && place.radius)
  const figures = [
    ...sizes.map(({ figure }) => figure),
    ...circles.flatMap(({ place }) => (place.kind === 'circle' ? [place.figure] : [])),
  ]
  const others = figures.filter(({ value }) => !isSame(value, radius))
  const [other] = others
  if (!other || others.length > 1 || figures.length > 2) return undefined
  for (const said of [...sizes, ...circles]) said.used = true
  for (const figure of figures) world.count(figure)
  return Math.abs(other.value - radius)
}

/** So deep, or as far across to the other side. */
function depthOf(world: World, thing: Thing, diameter: number, bore: boolean): number {
  const deep = sizeOf(thing, 'depth', 'height')
  const measured = placesOf(thing).find(
    ({ place }) =>
      place.kind === 'from' && place.figures.length === 1 && (place.figures[0]?.value ?? 0) > diameter / 2,
  )
  const total = measured?.place.kind === 'from' ? measured.place.figures[0] : undefined
  // "its flat is 6.5 mm from the center of the hole"; else across, to the far side.
  const isFromAxis =
    measured?.place.kind === 'from' &&
    measured.place.refs.every(({ concept }) => /^(?:center|axis)$/u.test(concept))
  const over = isFromAxis ? diameter / 2 : diameter
  const told = total && Math.abs(bore ? total.value - over : over - total.value)
  if (measured && total) {
    world.take(total, `${thing.name} measured across`)
    measured.used = true
  }
  const reached = reachedRadius(world, thing, diameter / 2)
  const depth = deep
    ? world.takeSize(thing, deep, deep.gloss ? undefined : { kind: 'somewhere', of: 'any' })
    : (told ?? reached)
  if (depth === undefined) throw missing('depth', thing.name)
  if (told !== undefined && Math.abs(told - depth) > 1e-6) throw unread(total?.text ?? thing.name)
  if (reached !== undefined && !isSame(reached, depth)) throw unread(deep?.figure.text ?? thing.name)
  return depth
}
