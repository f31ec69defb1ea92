/** Flats on what is round: one, or two across from each other, over so much of its length. */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import {
  AXES,
  type Box,
  indexOf,
  isSame,
  levelOf,
  middleOf,
  SIDES,
  type Side,
  sizeAlong,
  union,
} from '../../../operations/space.ts'
import { contradiction, missing, unread } from '../../../operations/unread.ts'
import type { Figure } from '../../phrases.ts'
import { allSizes, placesOf, type SaidSize, type Thing } from '../../scene.ts'
import { siteOf } from '../sites/sites.ts'
import type { Feature, Solid, World } from '../world.ts'
import { lengthOn } from './lengths.ts'
import { roundHost } from './ring-grooves.ts'

const CLEAR_MM = 2

const BEYOND: Readonly<Record<string, Side>> = {
  above: { axis: 'z', sign: 1 },
  below: { axis: 'z', sign: -1 },
}

export const isFlat = (world: World, thing: Thing): boolean =>
  thing.concept === 'flat' && hostOf(world, thing) !== undefined

/** What is round, or the one ball that there is. */
const hostOf = (world: World, thing: Thing): Solid | undefined =>
  roundHost(world, thing) ??
  (world.bodies.length === 1 ? world.bodies.find(({ shape }) => shape === 'sphere') : undefined)

interface Told {
  figure: Figure
  /** How far the flat is from the axis. */
  off: number
  said?: SaidSize
}

/** How far from the axis, by each way in which that is told. */
function toldOff(thing: Thing, radius: number, isBall: boolean): Told[] {
  const all: Told[] = []
  const isPair = thing.count === 2
  for (const said of allSizes(thing)) {
    const { value } = said.figure
    if (said.figure.unit === 'angle') continue
    // The flat of a ball is round itself.
    const isWide = isBall && said.dimension === 'diameter'
    const isAcross =
      (/^(?:flats|diameter)$/u.test(said.dimension) && !isWide) ||
      (isPair && /^(?:bare|distance|centers)$/u.test(said.dimension))
    const off =
      said.dimension === 'depth' || (said.dimension === 'bare' && !isPair)
        ? radius - value
        : isAcross
          ? isPair
            ? value / 2
            : value - radius
          : isWide || said.dimension === 'width' || said.dimension === 'thickness'
            ? isPair && said.words.includes('overall')
              ? value / 2
              : Math.sqrt(Math.max(0, radius ** 2 - (value / 2) ** 2))
            : said.dimension === 'height'
              ? value - radius
              : undefined
    if (off !== undefined) all.push({ figure: said.figure, off, said })
  }
  for (const said of placesOf(thing)) {
    const { place } = said
    const isOwn =
      place.kind === 'from' &&
      place.refs.some(
        ({ concept, words }) =>
          concept === 'flat' || words.includes('opposite') || /^(?:axis|center)$/u.test(concept),
      )
    const isBeyond =
      place.kind === 'beyond' && place.ref !== undefined && /^(?:axis|center)$/u.test(place.ref.concept)
    if (place.kind === 'beyond' && isBeyond) all.push({ figure: place.figure, off: place.figure.value })
    else if (place.kind === 'apart' && isPair) all.push({ figure: place.figure, off: place.figure.value / 2 })
    else if (isOwn && place.figures[0]) {
      const isAxis = place.refs.every(({ concept }) => /^(?:axis|center)$/u.test(concept))
      all.push({
        figure: place.figures[0],
        off: isAxis ? place.figures[0].value : place.figures[0].value - radius,
      })
    } else continue
    said.used = true
  }
  return all
}

export function addFlat(world: World, thing: Thing): void {
  const host = hostOf(world, thing)
  if (!host) throw unread(thing.name)
  const { axis, box } = host
  const across = AXES.find((each) => each !== axis) as AxisName
  const isBall = host.shape === 'sphere'
  const radius = (isBall ? Math.max(...AXES.map((each) => sizeAlong(box, each))) : sizeAlong(box, across)) / 2
  const told = toldOff(thing, radius, isBall)
  const [first] = told
  if (!first) throw missing('depth', thing.name)
  for (const each of told) {
    world.take(each.figure, `${thing.name} ${each.said?.dimension ?? 'distance'}`)
    if (each.said) each.said.used = true
    if (!isSame(each.off, first.off)) throw contradiction(first.figure.text, each.figure.text)
  }
  // Deeper than the middle, what is left is less than half of it.
  if (first.off >= radius - 1e-9 || first.off <= -radius || (!isBall && first.off < -1e-9))
    throw unread(first.figure.text)
  const named = placesOf(thing)
    .flatMap(({ place }) =>
      place.kind === 'at' ? (siteOf(place.ref, { world, self: thing, host })?.sides ?? []) : [],
    )
    .find((side) => isBall || side.axis !== axis)
  const below = placesOf(thing).flatMap(({ place }) =>
    place.kind === 'beyond' ? (BEYOND[place.side] ?? []) : [],
  )[0]
  const worded = thing.words.flatMap((word) => SIDES[word] ?? [])[0]
  const side: Side =
    named ??
    (isBall ? (worded ?? below) : undefined) ??
    (isBall ? { axis: 'z', sign: 1 } : { axis: across, sign: 1 })
  const count = thing.count === 0 ? 2 : thing.count
  if (count > 2) throw unread(world.quote(thing.span))
  const [low, high] = isBall ? [0, 0] : lengthOn(world, thing, host)
  const sides = count === 2 ? [side, { ...side, sign: side.sign > 0 ? (-1 as const) : (1 as const) }] : [side]
  const boxes: Box[] = []
  const features: string[] = []
  for (const each of sides) {
    const cut: Box = { min: [...box.min], max: [...box.max] }
    for (const way of AXES) {
      const k = indexOf(way)
      if (way === each.axis) {
        const level = (host.middle?.[k] ?? middleOf(box, way)) + each.sign * first.off
        const out = levelOf(box, each)
        cut.min[k] = Math.min(level, out)
        cut.max[k] = Math.max(level, out)
      } else if (way === axis && !isBall) [cut.min[k], cut.max[k]] = [low, high]
    }
    const id = features.length === 0 ? thing.id : `${thing.id}-${features.length + 1}`
    world.features.push(boxFeature(id, cut, each))
    boxes.push(cut)
    features.push(id)
  }
  if (isBall) {
    for (const said of placesOf(thing))
      said.used ||=
        said.place.kind === 'at' &&
        siteOf(said.place.ref, { world, self: thing, host })?.sides.some(
          ({ axis: way }) => way === side.axis,
        ) === true
    shorten(world, host, sides, first.off)
  }
  for (const said of placesOf(thing))
    if (
      // "on one side".
      (said.place.kind === 'at' &&
        said.place.how === 'on' &&
        said.place.ref.concept === 'side' &&
        /^(?:a|one of)$/u.test(said.place.ref.det)) ||
      said.place.kind === 'parallel' ||
      said.place.kind === 'perpendicular' ||
      said.place.kind === 'mirrored' ||
      said.place.kind === 'way'
    )
      said.used = true
  world.solids.push({
    thing,
    boxes,
    box: union(boxes),
    axis: side.axis,
    round: false,
    mouth: side,
    shape: 'flat',
    features,
  })
}

/** A ball with a flat ends there; its centre is where it was. */
function shorten(world: World, host: Solid, sides: readonly Side[], off: number): void {
  const middle = host.middle ?? (AXES.map((axis) => middleOf(host.box, axis)) as Point3)
  const box: Box = { min: [...host.box.min], max: [...host.box.max] }
  for (const { axis, sign } of sides) {
    const k = indexOf(axis)
    const end = sign > 0 ? box.max : box.min
    end[k] = middle[k] + sign * off
  }
  world.solids[world.solids.indexOf(host)] = { ...host, box, boxes: [box], middle }
}

/** A little larger than what it takes away, where that is open. */
function boxFeature(id: string, box: Box, side: Side): Feature {
  const size: Point3 = [0, 0, 0]
  const origin: Point3 = [0, 0, 0]
  for (const axis of AXES) {
    const k = indexOf(axis)
    const low = box.min[k] - (axis === side.axis && side.sign < 0 ? CLEAR_MM : 0)
    const high = box.max[k] + (axis === side.axis && side.sign > 0 ? CLEAR_MM : 0)
    size[k] = high - low
    origin[k] = axis === 'z' ? low : (low + high) / 2
  }
  return { kind: 'box', id, operation: 'cut', size, frame: { origin } }
}
