/** Cuts with straight sides: a pocket, a channel, a notch, a step; over the whole of what they have no size for. */

import type { AxisName } from '../../../../plan/geometry.ts'
import { AXES, longest, sizeAlong } from '../../../operations/space.ts'
import { missing, nowhere, unread } from '../../../operations/unread.ts'
import { allSizes, isShaped, type Place, placesOf, type SaidSize, sizeOf, type Thing } from '../../scene.ts'
import { marginsOf } from '../margins.ts'
import { siteOf } from '../sites/sites.ts'
import type { World } from '../world.ts'
import type { Aim } from './aim.ts'
import { isElongated } from './elongated.ts'
import { rangeOf } from './extents.ts'
import { type CutFigure, flatSize } from './figures.ts'
import { withinWalls } from './leftovers.ts'
import { roundedInner, widthByEnd } from './round-inner.ts'
import { runOf } from './runs.ts'

/** A pocket, a channel, a notch, a step: straight sides, over the whole of what it has no size for. */
export function boxCut(world: World, thing: Thing, aim: Aim): CutFigure {
  // "Cut a step 10 mm wide and 5 mm deep": where?
  if (
    /^(?:step|notch|flat)$/u.test(thing.concept) &&
    placesOf(thing).every(({ place }) => place.kind === 'manner')
  )
    throw nowhere(thing.name)
  if (
    allSizes(thing).length === 0 &&
    placesOf(thing).every(({ place }) => !/^(?:range|from|margin)$/u.test(place.kind))
  )
    throw missing('width', thing.name)
  // "a U-shaped notch": round at its end, which no box is.
  if (thing.words.includes('u') || thing.words.includes('u shape')) throw unread(world.quote(thing.span))
  widthByEnd(world, thing)
  const { axis, host } = aim
  const plane = AXES.filter((each) => each !== axis) as [AxisName, AxisName]
  const found: Partial<Record<AxisName, number>> = {}
  const margins = marginsOf(world, thing, [sizeAlong(host.box, plane[0]), sizeAlong(host.box, plane[1])])
  if (margins) {
    const isEven = margins.left.every(([low, high]) => low === high)
    if (!isEven || host.shape !== 'box') throw unread(thing.name)
    return { shape: { kind: 'box' }, size: flatSize(axis, ...margins.size), round: false }
  }
  const put = (way: AxisName | undefined, said: SaidSize | undefined): void => {
    if (way && said && found[way] === undefined && !said.used) found[way] = world.takeSize(thing, said)
  }
  const sizes = allSizes(thing)
  for (const said of sizes) if (said.axis && said.axis !== axis) put(said.axis, said)
  for (const way of plane) {
    const range = rangeOf(world, thing, way)
    if (range) {
      found[way] = range[1] - range[0]
      for (const said of placesOf(thing))
        if (said.place.kind === 'range' && said.place.axis === way) said.used = false
    }
  }
  const ranked = sizes.filter(({ rank, axis: tagged }) => rank !== undefined && !tagged)
  const run = runOf(world, thing, aim)
  const cross = plane.find((each) => each !== run) as AxisName
  const [long, wide, tall, thick] = [
    sizeOf(thing, 'length'),
    sizeOf(thing, 'width'),
    sizeOf(thing, 'height'),
    sizeOf(thing, 'thickness'),
  ]
  if (plane.includes('z') && tall && !tall.axis) put('z', tall)
  if (ranked.length >= 2) {
    const isRun = placesOf(thing).some(
      ({ place, used }) => used && (place.kind === 'way' || place.kind === 'parallel'),
    )
    const [a, b] = ranked as [SaidSize, SaidSize]
    const [first, second] = isRun ? [run, cross] : [plane[0], plane[1]]
    put(first, a)
    put(second, b)
    const depth = ranked[2]
    if (depth && sizeOf(thing, 'depth') === undefined) {
      const { rank: _, ...deep } = depth
      thing.sizes.push({ ...deep, dimension: 'depth', used: false })
    }
    if (depth) depth.used = true
  }
  const isSquare = isShaped(thing, 'square')
  const bare = sizeOf(thing, 'side', 'bare')
  // "a square notch of 8 mm, running across the full width": as deep as wide, or through?
  const isRunning =
    isSquare &&
    bare !== undefined &&
    isElongated(thing) &&
    sizeOf(thing, 'depth', 'height') === undefined &&
    placesOf(thing).some(
      ({ place }) =>
        place.kind === 'at' && place.ref.kind === 'dimension' && /^(?:across|along|over)$/u.test(place.how),
    )
  if (isRunning) throw missing('depth', thing.name)
  if (isSquare && bare)
    for (const way of plane) {
      found[way] ??= world.takeSize(thing, bare)
    }
  else if (bare && bare.dimension === 'bare' && found[cross] === undefined && isElongated(thing) && !wide)
    put(cross, bare)
  if (long && !long.axis && !aim.opening?.run) put(found[run] === undefined ? run : cross, long)
  if (wide && !wide.axis) put(found[cross] === undefined ? cross : run, wide)
  if (thick && !thick.axis) put(found[cross] === undefined ? cross : run, thick)
  const isSpanning =
    isElongated(thing) || thing.concept === 'cut' || /^(?:rectangle|square|box)$/u.test(thing.concept)
  const within = found[plane[0]] === undefined || found[plane[1]] === undefined
  for (const way of within ? plane : []) {
    if (found[way] !== undefined || (isElongated(thing) && way === run)) continue
    const size = withinWalls(world, thing, host.box, way)
    if (size !== undefined) found[way] = size
  }
  for (const way of plane) {
    if (found[way] !== undefined) continue
    const edge = openEdge(world, thing, aim, way)
    if (
      !isSpanning &&
      !edge &&
      !placesOf(thing).some(
        ({ place }) =>
          (place.kind === 'at' && place.ref.kind === 'dimension') ||
          (place.kind === 'through' &&
            (place.refs.some(({ kind }) => kind === 'dimension') ||
              (place.refs.length === 0 && sizeOf(thing, 'depth', 'height') !== undefined))),
      )
    )
      throw missing(way === run ? 'length' : 'width', thing.name)
    if (isSquare && found[way === run ? cross : run] !== undefined && !isElongated(thing)) {
      found[way] = found[way === run ? cross : run] as number
      continue
    }
    found[way] = sizeAlong(host.box, way)
    for (const said of placesOf(thing))
      if (
        (said.place.kind === 'through' && said.place.refs.some(({ kind }) => kind === 'dimension')) ||
        (said.place.kind === 'at' &&
          way === run &&
          /^(?:over|along|for)$/u.test(said.place.how) &&
          said.place.ref.kind === 'dimension' &&
          /^(?:full|whole|entire)$/u.test(said.place.ref.words[0] ?? '') &&
          said.place.ref.concept === 'length' &&
          way === longest(host.box))
      )
        said.used = true
  }
  const through = placesOf(thing).filter(
    ({ place }) => place.kind === 'through' && place.axis !== undefined && place.axis !== axis,
  )
  for (const said of through) {
    found[(said.place as Place & { kind: 'through' }).axis as AxisName] ??= sizeAlong(
      host.box,
      (said.place as Place & { kind: 'through' }).axis as AxisName,
    )
    said.used = true
  }
  const size = flatSize(axis, found[plane[0]] as number, found[plane[1]] as number)
  return roundedInner(world, thing, aim, { shape: { kind: 'box' }, size, round: false })
}

/** It is said to lie at an edge there. */
const openEdge = (world: World, thing: Thing, aim: Aim, way: AxisName): boolean =>
  placesOf(thing).some(
    ({ place }) =>
      place.kind === 'at' &&
      (siteOf(place.ref, { world, self: thing, host: aim.host, normal: aim.axis })?.sides.some(
        ({ axis }) => axis === way,
      ) ??
        false) &&
      false,
  )
