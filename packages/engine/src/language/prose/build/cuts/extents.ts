/** From where to where a cut goes: so deep, through, until it meets something. */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import {
  AXES,
  indexOf,
  isSame,
  levelOf,
  middleOf,
  opposite,
  type Side,
  sizeAlong,
} from '../../../operations/space.ts'
import { missing, unread } from '../../../operations/unread.ts'
import type { Phrase } from '../../phrases.ts'
import { allSizes, placesOf, type SaidSize, sizeOf, type Thing } from '../../scene.ts'
import { beforeRest } from '../continued.ts'
import { siteOf } from '../sites/sites.ts'
import type { Solid, World } from '../world.ts'
import type { Aim } from './aim.ts'
import { isElongated } from './elongated.ts'
import { type CutFigure, isRoundHole } from './figures.ts'

interface Extent {
  from: number
  to: number
  through: boolean
}

const AGAIN = /^(?:hole|bore|slot|pocket|channel|groove|rectangle|square|circle|cut|notch)$/u

/** Through touching bodies in a line, from the side it is open to. */
function throughAll(world: World, aim: Aim, spot: Point3 | undefined, all: boolean): [number, number] {
  const { axis, host } = aim
  const k = indexOf(axis)
  const crossing = world.bodies.filter(
    ({ box }) =>
      !spot ||
      AXES.every(
        (each) =>
          each === axis ||
          (spot[indexOf(each)] >= box.min[indexOf(each)] - 1e-6 &&
            spot[indexOf(each)] <= box.max[indexOf(each)] + 1e-6),
      ),
  )
  let [low, high] = [host.box.min[k], host.box.max[k]]
  const boxes = crossing.flatMap(({ boxes: each }) => [...each])
  if (all)
    return boxes.length > 0
      ? [Math.min(...boxes.map(({ min }) => min[k]), low), Math.max(...boxes.map(({ max }) => max[k]), high)]
      : [low, high]
  for (let grown = true; grown; ) {
    grown = false
    for (const box of boxes) {
      if (box.min[k] > high + 1e-6 || box.max[k] < low - 1e-6) continue
      if (box.min[k] < low - 1e-9) {
        low = box.min[k]
        grown = true
      }
      if (box.max[k] > high + 1e-9) {
        high = box.max[k]
        grown = true
      }
    }
  }
  return [low, high]
}

/** From its mouth so deep, or out of the other side. */
export function extentOf(world: World, thing: Thing, aim: Aim, spot: Point3 | undefined): Extent {
  const extent = extentBelow(world, thing, aim, spot)
  const pocket = pocketOf(world, thing, aim)
  if (pocket?.mouth && !extent.through) assertBelow(world, thing, extent, pocket, pocket.mouth)
  // At the point of a V it begins as wide as it is, above the point.
  if (pocket?.shape !== 'vee' || !pocket.mouth) return extent
  const level = levelOf(pocket.box, pocket.mouth)
  return aim.mouth.sign > 0 ? { ...extent, to: level } : { ...extent, from: level }
}

/** What is cut in the floor of something ends below that floor, and at the point of a V it is no wider than that. */
function assertBelow(world: World, thing: Thing, { from, to }: Extent, host: Solid, mouth: Side): void {
  const { box, shape } = host
  const floor = levelOf(box, opposite(mouth))
  const end = mouth.sign > 0 ? from : to
  const across = AXES.filter((axis) => axis !== mouth.axis).map((axis) => sizeAlong(box, axis))
  const isWider = shape === 'vee' && (sizeOf(thing, 'width')?.figure.value ?? 0) > Math.min(...across) + 1e-6
  if ((floor - end) * mouth.sign < 1e-6 || isWider) throw unread(world.quote(thing.span))
}

/** "to a depth of 16 mm, measured from the top face": the level that the depth counts from. */
function zeroOf(world: World, thing: Thing, { axis, mouth, host }: Aim): number | undefined {
  for (const { place, own } of placesOf(thing)) {
    if (place.kind !== 'at' || place.how !== 'from' || own !== undefined) continue
    const site = siteOf(place.ref, { world, self: thing, host })
    const side = site?.solid?.thing.role === 'add' ? site.sides.find((each) => each.axis === axis) : undefined
    if (site && side?.sign === mouth.sign) return levelOf(site.box, side)
  }
  return undefined
}

function extentBelow(world: World, thing: Thing, aim: Aim, spot: Point3 | undefined): Extent {
  const { axis, mouth, host } = aim
  const places = placesOf(thing)
  const through = places.filter(({ place }) => place.kind === 'through')
  const isAll = through.some(
    ({ place }) =>
      place.kind === 'through' &&
      (place.all || place.refs.some(({ plural, det, kind }) => kind === 'whole' || plural || det === 'both')),
  )
  // "straight through its thickness".
  for (const said of places)
    if (
      said.place.kind === 'at' &&
      said.place.ref.kind === 'dimension' &&
      /^(?:through|over)$/u.test(said.place.how)
    ) {
      said.used = true
      for (const figure of said.place.ref.bare) world.take(figure, `through the ${said.place.ref.name}`)
    }
  const reach = rangeOf(world, thing, axis)
  if (reach) {
    for (const said of through) said.used = true
    return { from: reach[0], to: reach[1], through: through.length > 0 }
  }
  const [low, high] = throughAll(world, aim, spot, isAll || thing.words.includes('through'))
  const pocket = inPocket(world, thing, aim)
  const start = pocket ?? startLevel(world, aim, spot, mouth.sign > 0 ? high : low)
  const zero = (pocket === undefined ? undefined : zeroOf(world, thing, aim)) ?? start
  const end = (depth: number): Extent =>
    mouth.sign > 0
      ? { from: zero - depth, to: start, through: false }
      : { from: start, to: zero + depth, through: false }
  const depth = depthOf(thing, aim)
  const until = places.find(
    ({ place, own }) =>
      place.kind === 'until' ||
      (place.kind === 'at' && own === 'end' && place.how === 'at') ||
      (place.kind === 'at' && place.how === 'into' && isCross(world, thing, aim, place.ref)),
  )
  if (until?.place.kind === 'until' || until?.place.kind === 'at') {
    const site = siteOf(until.place.ref, { world, self: thing, host })
    if (!site) return world.fail(until)
    until.used = true
    if (depth) world.takeSize(thing, depth)
    const side = site.sides.find((each) => each.axis === axis)
    // Into the middle of what it meets, so that no skin is left.
    const level = side ? levelOf(site.box, side) : middleOf(site.box, axis)
    // "down to the gallery at Z=20": where that is.
    for (const said of places)
      if (said.place.kind === 'coordinate' && said.place.axis === axis && said.place.figures.length === 1)
        said.used ||= said.place.figures.every(({ value }) => isSame(value, level))
    return mouth.sign > 0
      ? { from: level, to: start, through: false }
      : { from: start, to: level, through: false }
  }
  const stop = stopOf(world, thing, aim)
  if (stop !== undefined && depth) world.takeSize(thing, depth)
  if (stop !== undefined)
    return mouth.sign > 0
      ? { from: stop, to: start, through: false }
      : { from: start, to: stop, through: false }
  // "down to Z=35", "with its floor at Z=7".
  const bottom = places.find(
    ({ place, own }) =>
      place.kind === 'coordinate' &&
      place.axis === axis &&
      place.figures.length === 1 &&
      (/\bto$/u.test(place.how) ||
        own === 'end' ||
        (typeof own === 'object' && /^(?:floor|bottom)$/u.test(own.concept))),
  )
  if (bottom?.place.kind === 'coordinate' && bottom.place.figures[0]) {
    const level = world.level(bottom.place.figures[0])
    bottom.used = true
    for (const said of through) said.used = true
    if (depth) world.takeSize(thing, depth)
    return mouth.sign > 0
      ? { from: level, to: start, through: false }
      : { from: start, to: level, through: false }
  }
  const half = places.find(({ place }) => place.kind === 'full' && /through|down|into/u.test(place.word))
  if (half) {
    half.used = true
    return end((high - low) / 2)
  }
  if (aim.cavity) {
    // A round bore leaves nothing standing beside its middle.
    const level = host.round
      ? middleOf(aim.cavity, axis)
      : mouth.sign > 0
        ? aim.cavity.max[indexOf(axis)]
        : aim.cavity.min[indexOf(axis)]
    return mouth.sign > 0
      ? { from: level, to: start, through: false }
      : { from: start, to: level, through: false }
  }
  const full = mouth.sign > 0 ? start - low : high - start
  const floor = allSizes(thing).find(({ words }) => words.includes('floor'))
  const isThrough = through.length > 0 || thing.words.includes('through')
  if (depth && isThrough && depth.gloss) {
    depth.used = true
    world.take(depth.figure, `${thing.name} depth`)
  } else if (depth) {
    const deep = depth.figure.value
    if (deep > high - low + 1e-6) throw unread(depth.figure.text)
    const isFull = isSame(deep, full)
    world.takeSize(thing, depth)
    for (const said of through) said.used = true
    if (floor && isSame(full - deep, floor.figure.value)) world.takeSize(thing, floor)
    return { ...end(deep), through: isFull }
  }
  if (floor) {
    const left = world.takeSize(thing, floor)
    for (const said of through) said.used = true
    return end(full - left)
  }
  if (
    !isThrough &&
    (thing.words.includes('blind') ||
      (/^(?:pocket|groove|vee|step)$/u.test(thing.concept) && isPocketed(thing)))
  )
    throw missing('depth', thing.name)
  for (const said of through) {
    if (
      said.place.kind === 'through' &&
      said.place.refs.every((ref) => siteOf(ref, { world, self: thing, host }) !== undefined)
    )
      said.used = true
  }
  if (!isThrough) world.assume(`The ${thing.name} goes through, as no depth was given`)
  return mouth.sign > 0 ? { from: low, to: start, through: true } : { from: start, to: high, through: true }
}

/** "which stops 4 mm above the bottom", "ends 3 mm from the other side": the level it goes to. */
function stopOf(world: World, thing: Thing, { axis, host }: Aim): number | undefined {
  for (const said of placesOf(thing)) {
    const { place } = said
    const isEnd =
      said.own === 'end' || (typeof said.own === 'object' && /^(?:floor|bottom)$/u.test(said.own.concept))
    if (!isEnd || (place.kind !== 'beyond' && place.kind !== 'from')) continue
    const ref = place.kind === 'beyond' ? place.ref : place.refs[0]
    const figure = place.kind === 'beyond' ? place.figure : place.figures[0]
    const site = ref && siteOf(ref, { world, self: thing, host })
    const side = site?.sides.find((each) => each.axis === axis)
    if (!site || !side || !figure) continue
    said.used = true
    return levelOf(site.box, side) - side.sign * world.take(figure, `${thing.name} end`)
  }
  return undefined
}

/** "into the bore" that runs another way: until it meets it. */
function isCross(world: World, thing: Thing, { axis }: Aim, ref: Phrase): boolean {
  const solid = ref.kind === 'cut' ? siteOf(ref, { world, self: thing })?.solid : undefined
  return solid?.thing.role === 'cut' && solid.axis !== axis
}

/** What is called a pocket or a recess is not through; a cutout, a window, an opening is. */
const isPocketed = ({ name, concept }: Thing): boolean =>
  concept !== 'pocket' ||
  /^(?:pocket|recess|cavity|depression|indentation|indent|compartment|well|socket|dish)$/u.test(name)

/** Below it may lie what was cut before: there it starts. */
function inPocket(world: World, thing: Thing, aim: Aim): number | undefined {
  const { box, mouth } = pocketOf(world, thing, aim) ?? {}
  return box && mouth && levelOf(box, opposite(mouth))
}

/** The pocket, the slot, the V in whose floor it is cut. */
function pocketOf(world: World, thing: Thing, aim: Aim): Solid | undefined {
  const before = beforeRest(world, thing)
  if (before?.mouth?.axis === aim.axis) return before
  for (const { place } of placesOf(thing)) {
    const ref = place.kind === 'at' ? place.ref : place.kind === 'centered' ? place.refs[0] : undefined
    if (!ref) continue
    const site = siteOf(ref, { world, self: thing })
    if (
      site?.solid?.thing.role === 'cut' &&
      site.solid.axis === aim.axis &&
      !site.solid.through &&
      AGAIN.test(thing.concept) &&
      (site.part === 'side' || site.part === 'center' || site.part === 'body')
    )
      if (site.solid.mouth) return site.solid
  }
  return undefined
}

/** Where the material ends above the spot: a boss that stands there, a round side. */
function startLevel(
  _world: World,
  { host, mouth, told }: Aim,
  _spot: Point3 | undefined,
  level: number,
): number {
  return told && host.thing.section === undefined ? levelOf(host.box, mouth) : level
}

export function rangeOf(world: World, thing: Thing, axis: AxisName): [number, number] | undefined {
  for (const said of placesOf(thing)) {
    const { place } = said
    if (place.kind !== 'range' || place.axis !== axis) continue
    const levels = place.figures.map((figure) => world.level(figure))
    said.used = true
    return [Math.min(...levels), Math.max(...levels)]
  }
  return undefined
}

function depthOf(thing: Thing, { axis, opening }: Aim): SaidSize | undefined {
  const deep = sizeOf(thing, 'depth') ?? (opening?.run ? sizeOf(thing, 'length') : undefined)
  if (deep) return deep
  const tagged = allSizes(thing).find((said) => said.axis === axis && said.dimension !== 'diameter')
  if (tagged) return tagged
  return isRoundHole(thing)
    ? sizeOf(thing, 'length', 'height', 'thickness')
    : thing.concept === 'cylinder' || thing.concept === 'circle'
      ? sizeOf(thing, 'height', 'length', 'thickness')
      : axis === 'z'
        ? sizeOf(thing, 'height', 'thickness')
        : // Of a window in a wall its height is no depth.
          sizeOf(thing, 'thickness')
}

/** A ball or a lying cylinder has its centre in the face. */
export function solidExtent(
  world: World,
  thing: Thing,
  { mouth, host, opening }: Aim,
  { size }: CutFigure,
  _spot: Point3,
): Extent {
  const depth = sizeOf(thing, 'depth')
  const half = size[indexOf(mouth.axis)] / 2
  // "a ball cut from its center": no face of it is named.
  const sites = placesOf(thing).flatMap(({ place }) =>
    place.kind === 'at' ? (siteOf(place.ref, { world, self: thing, host }) ?? []) : [],
  )
  const isInside =
    !opening &&
    !isElongated(thing) &&
    sites.some(({ part }) => part === 'center') &&
    sites.every(({ sides }) => sides.length === 0)
  let level = isInside ? middleOf(host.box, mouth.axis) : levelOf(host.box, mouth)
  for (const said of placesOf(thing)) {
    const { place } = said
    if (place.kind === 'coordinate' && place.axis === mouth.axis && place.figures[0]) {
      level = world.level(place.figures[0])
      said.used = true
    }
  }
  if (depth && Math.abs(depth.figure.value - half) > 1e-6) {
    const deep = world.takeSize(thing, depth)
    // "a half circle 20 mm in diameter and 12 mm deep" is no half circle.
    const isHalf = thing.concept === 'half' || thing.words.some((word) => /^(?:semi|hemi|half)/u.test(word))
    if (isHalf && deep > half + 1e-6) throw unread(depth.figure.text)
    level += mouth.sign * (half - deep)
  } else if (depth) depth.used = true
  return { from: level - half, to: level + half, through: false }
}
