/** What is turned: a section after the last one of a shaft, or so much of an end of the stock that is turned down. */
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import {
  AXES,
  type Box,
  indexOf,
  isSame,
  levelOf,
  middleOf,
  type Side,
  sizeAlong,
} from '../../operations/space.ts'
import { missing, unread } from '../../operations/unread.ts'
import { placesOf, sizeOf, type Thing } from '../scene.ts'
import { across } from './bodies/shaped.ts'
import { endTaken } from './sites/one-end.ts'
import { siteOf } from './sites/sites.ts'
import type { Solid, World } from './world.ts'

const CLEAR_MM = 2

/** Stock is there to be turned down; a shaft told by its sections has none. */
export const isTurnedDown = (world: World, thing: Thing): boolean =>
  thing.concept === 'turned' &&
  world.bodies.length > 0 &&
  !world.bodies.some((solid) => solid.thing.concept === 'turned' && solid.shape !== 'turned') &&
  !(
    world.bodies.length > 0 &&
    /^(?:next|following)$/u.test(thing.words[0] ?? '') &&
    !world.bodies.some(isTurned)
  )

const isTurned = ({ shape }: Solid): boolean => shape === 'turned'

/** Which end is turned: the one that is named, else the first at the low end and all others at the high one. */
function endsOf(world: World, thing: Thing, axis: AxisName): { sides: Side[]; from?: number } {
  for (const said of placesOf(thing)) {
    const { place } = said
    if (place.kind === 'eachside') {
      said.used = true
      return { sides: [-1, 1].map((sign): Side => ({ axis, sign: sign as 1 | -1 })) }
    }
    if (place.kind !== 'at') continue
    const site = siteOf(place.ref, { world, self: thing })
    const named = site?.sides.find((side) => side.axis === axis)
    if (!site || (place.ref.concept !== 'end' && !named)) continue
    said.used = true
    if (named) return { sides: [named] }
    if (/^(?:both|each|all)$/u.test(place.ref.det) || (place.ref.plural && place.ref.det !== 'one of'))
      return { sides: [-1, 1].map((sign): Side => ({ axis, sign: sign as 1 | -1 })) }
    return { sides: [{ axis, sign: endTaken(world, site.solid, axis, place.ref, 1) }] }
  }
  const [which] = thing.words
  if (which === 'first') return { sides: [{ axis, sign: -1 }] }
  const before = world.bodies.findLast(isTurned)
  if (/^(?:next|following)$/u.test(which ?? '') && before) {
    const isLow = isSame(levelOf(before.box, { axis, sign: -1 }), levelOf(world.whole, { axis, sign: -1 }))
    return { sides: [{ axis, sign: isLow ? -1 : 1 }], from: sizeAlong(before.box, axis) }
  }
  return { sides: [{ axis, sign: 1 }] }
}

export function turnDown(world: World, thing: Thing): void {
  const stock = world.bodies[0] as Solid
  const { axis } = stock
  if (!stock.round && stock.shape !== 'polygon' && stock.shape !== 'box') throw unread(thing.name)
  const round = sizeOf(thing, 'diameter', 'radius', 'bare')
  if (!round) throw missing('diameter', thing.name)
  const long = sizeOf(thing, 'length', 'height', 'depth', 'thickness', 'width')
  if (!long) throw missing('length', thing.name)
  const diameter = across(world, thing, round)
  const length = world.takeSize(thing, long)
  const wide = AXES.filter((each) => each !== axis).map((each) => sizeAlong(world.whole, each))
  const outer = Math.hypot(...(stock.round ? [wide[0] as number] : wide))
  if (diameter >= Math.min(...wide) - 1e-9) throw unread(round.figure.text)
  const { sides, from = 0 } = endsOf(world, thing, axis)
  const boxes: Box[] = []
  const features: string[] = []
  for (const side of sides) {
    const end = levelOf(world.whole, side) - side.sign * from
    const shoulder = end - side.sign * length
    const [low, high] = [Math.min(end, shoulder), Math.max(end, shoulder)]
    const k = indexOf(axis)
    if (low < world.whole.min[k] - 1e-9 || high > world.whole.max[k] + 1e-9) throw unread(long.figure.text)
    const id = features.length === 0 ? thing.id : `${thing.id}-${features.length + 1}`
    const origin: Point3 = [middleOf(stock.box, 'x'), middleOf(stock.box, 'y'), middleOf(stock.box, 'z')]
    origin[k] = low
    world.features.push({
      kind: 'cylinder',
      id,
      operation: 'cut',
      diameter: outer + CLEAR_MM,
      innerDiameter: diameter,
      height: length,
      frame: { origin, normal: `+${axis}` },
    })
    features.push(id)
    const box: Box = { min: [0, 0, 0], max: [0, 0, 0] }
    for (const each of AXES) {
      const at = indexOf(each)
      box.min[at] = each === axis ? low : middleOf(stock.box, each) - diameter / 2
      box.max[at] = each === axis ? high : middleOf(stock.box, each) + diameter / 2
    }
    boxes.push(box)
    shorten(world, axis, low, high)
  }
  for (const [nth, box] of boxes.entries())
    world.solids.push({
      thing,
      boxes: [box],
      box,
      axis,
      round: true,
      shape: 'turned',
      features: [features[nth] as string],
    })
}

/** What was there ends now where the turned length begins. */
function shorten(world: World, axis: AxisName, low: number, high: number): void {
  const k = indexOf(axis)
  for (const [at, solid] of world.solids.entries()) {
    if (solid.thing.role !== 'add') continue
    const box: Box = { min: [...solid.box.min], max: [...solid.box.max] }
    if (box.max[k] > low + 1e-9 && box.max[k] <= high + 1e-9) box.max[k] = low
    else if (box.min[k] < high - 1e-9 && box.min[k] >= low - 1e-9) box.min[k] = high
    else continue
    if (box.max[k] - box.min[k] > 1e-9) world.solids[at] = { ...solid, box, boxes: [box] }
    else world.solids.splice(at, 1)
  }
}
