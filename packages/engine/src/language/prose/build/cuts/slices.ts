/** A slice taken away across the whole part: so much of its top or bottom, or all of it from a level on. */
import type { Point3 } from '../../../../plan/geometry.ts'
import {
  AXES,
  type Box,
  indexOf,
  levelOf,
  middleOf,
  type Side,
  sizeAlong,
  union,
} from '../../../operations/space.ts'
import { nowhere, unread } from '../../../operations/unread.ts'
import { placesOf, sizeOf, type Thing } from '../../scene.ts'
import { siteOf } from '../sites/sites.ts'
import type { Solid, World } from '../world.ts'

const CLEAR_MM = 2

/** Nothing else goes with it: with more than one body it has to be told of which. */
export function addSlice(world: World, thing: Thing): boolean {
  if (thing.concept !== 'slice') return false
  const deep = sizeOf(thing, 'depth')
  // A ball with a flat has one more face, that may be spoken of.
  if (deep && world.bodies.length === 1 && world.bodies[0]?.shape === 'sphere') {
    thing.concept = 'flat'
    return false
  }
  const side = sideOf(world, thing)
  if (!side) throw nowhere(thing.name)
  const { whole } = world
  const end = levelOf(whole, side)
  const middle = world.bodies[0]?.middle?.[indexOf(side.axis)] ?? middleOf(whole, side.axis)
  const level = deep ? end - side.sign * deep.figure.value : middle
  const left = Math.abs(level - levelOf(whole, { ...side, sign: side.sign > 0 ? -1 : 1 }))
  if ((end - level) * side.sign <= 1e-9 || left <= 1e-9 || left >= sizeAlong(whole, side.axis))
    throw unread(deep?.figure.text ?? thing.name)
  const cut: Box = { min: [...whole.min], max: [...whole.max] }
  for (const axis of AXES) {
    cut.min[indexOf(axis)] -= CLEAR_MM
    cut.max[indexOf(axis)] += CLEAR_MM
  }
  const k = indexOf(side.axis)
  if (side.sign > 0) cut.min[k] = level
  else cut.max[k] = level
  if (deep) {
    deep.used = true
    const isLast = !world.told.deeds.some(
      (deed, nth) => nth > orderOf(world, thing) && deed.kind === 'thing' && deed.thing.role === 'add',
    )
    if (isLast) world.takeAs(deep.figure, `${thing.name} depth`, { kind: 'extent', axis: side.axis }, left)
    else world.count(deep.figure)
  }
  world.features.push({
    kind: 'box',
    id: thing.id,
    operation: 'cut',
    size: AXES.map((axis) => sizeAlong(cut, axis)) as Point3,
    frame: { origin: [middleOf(cut, 'x'), middleOf(cut, 'y'), cut.min[2]] },
  })
  keep(world, side, level)
  const box: Box = { min: [...whole.min], max: [...whole.max] }
  if (side.sign > 0) box.min[k] = level
  else box.max[k] = level
  world.solids.push({
    thing,
    boxes: [box],
    box,
    axis: side.axis,
    round: false,
    mouth: side,
    shape: 'slice',
    features: [thing.id],
  })
  return true
}

const orderOf = (world: World, thing: Thing): number =>
  world.told.deeds.findIndex((deed) => deed.kind === 'thing' && deed.thing === thing)

function sideOf(world: World, thing: Thing): Side | undefined {
  for (const said of placesOf(thing)) {
    if (said.place.kind !== 'at') continue
    const [side, ...more] = siteOf(said.place.ref, { world, self: thing })?.sides ?? []
    if (!side || more.length > 0) continue
    said.used = true
    return side
  }
  return undefined
}

/** What is left of each body. */
function keep(world: World, { axis, sign }: Side, level: number): void {
  const k = indexOf(axis)
  for (const [at, solid] of world.solids.entries()) {
    const boxes = solid.boxes.map((box): Box => {
      const kept: Box = { min: [...box.min], max: [...box.max] }
      if (sign > 0) kept.max[k] = Math.min(kept.max[k], level)
      else kept.min[k] = Math.max(kept.min[k], level)
      return kept
    })
    const isCut = boxes.some((box, nth) => !sameBox(box, solid.boxes[nth] as Box))
    if (!isCut) continue
    const centre = solid.middle ?? (AXES.map((each) => middleOf(solid.box, each)) as Point3)
    world.solids[at] = {
      ...solid,
      boxes,
      box: union(boxes),
      middle: centre,
      round: solid.round && solid.axis === axis,
      shape: solid.round && solid.axis === axis && solid.shape === 'round' ? 'round' : restOf(solid),
    }
  }
}

const restOf = ({ shape }: Solid): string => (shape === 'round' ? 'half' : shape)

const sameBox = (a: Box, b: Box): boolean =>
  a.min.every((low, k) => low === b.min[k]) && a.max.every((high, k) => high === b.max[k])
