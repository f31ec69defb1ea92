/** A body made hollow: walls of one thickness, open where it is told. */
import { AXES, around, type Box, type Side, sizeAlong } from '../../operations/space.ts'
import { missing, unread } from '../../operations/unread.ts'
import { allSizes, type Hollow, isShaped, sizeOf, type Thing } from '../scene.ts'
import { siteOf } from './site.ts'
import type { Solid, World } from './world.ts'

const TOP: Side = { axis: 'z', sign: 1 }

/** "a box with 3 mm walls", "a hollow box open at the top": what is said of a body makes it hollow. */
export function hollowByWalls(world: World, thing: Thing): void {
  const solid = world.solidOf(thing)
  if (!solid || solid.wall !== undefined) return
  const wall =
    thing.sizes.find(({ dimension, used }) => dimension === 'wall' && !used) ??
    (isShaped(thing, 'hollow', 'hemispherical', 'bowl')
      ? thing.sizes.find(({ dimension, used }) => dimension === 'thickness' && !used)
      : undefined)
  const isVessel = isShaped(thing, 'open', 'hollow', 'open top', 'lidless')
  if (!wall) return
  const thickness = world.takeSize(thing, wall)
  const floor = allSizes(thing).find(({ words, used }) => words.includes('floor') && !used)
  shell(
    world,
    solid,
    thickness,
    floor ? world.takeSize(thing, floor) : undefined,
    isClosed(thing) ? [] : [openOf(world, thing, solid)],
  )
  if (!isClosed(thing) && !isVessel && thing.concept === 'box')
    world.assume(`The ${thing.name} is open at the top`)
}

const isClosed = (thing: Thing): boolean => thing.words.some((word) => word === 'closed')

const openOf = (_world: World, _thing: Thing, solid: Solid): Side =>
  solid.shape === 'hemisphere'
    ? { axis: solid.axis, sign: -1 }
    : solid.round && solid.axis !== 'z'
      ? { axis: solid.axis, sign: 1 }
      : TOP

export function hollowOut(world: World, hollow: Hollow, nth: number): void {
  const solid = world.solidOf(hollow.of) ?? world.bodies.at(-1)
  if (!solid) throw unread(world.quote(hollow.span))
  const size =
    hollow.sizes.find(
      ({ dimension, words }) =>
        /^(?:thickness|wall|bare|width|depth)$/u.test(dimension) && !words.includes('floor'),
    ) ?? sizeOf(solid.thing, 'wall')
  if (!size) throw missing('wall thickness', solid.thing.name)
  const thickness = world.takeSize(solid.thing, size)
  const floorSaid = [...hollow.sizes, ...solid.thing.sizes].find(
    ({ words, used }) => words.includes('floor') && !used,
  )
  const floor = floorSaid && world.takeSize(solid.thing, floorSaid)
  const open: Side[] = []
  for (const phrase of hollow.open) {
    const site = siteOf(phrase, { world, host: solid })
    const side = site?.sides[0]
    if (side) open.push(side)
  }
  for (const { place } of hollow.places) {
    if (
      place.kind !== 'between' &&
      place.kind !== 'through' &&
      place.kind !== 'manner' &&
      place.kind !== 'coordinate'
    )
      continue
  }
  for (const said of hollow.places) said.used = true
  if (open.length === 0 && !hollow.words.includes('closed')) {
    open.push(TOP)
    world.assume('It is open at the top')
  }
  shell(world, solid, thickness, floor, open, nth)
}

function shell(
  world: World,
  solid: Solid,
  thickness: number,
  floor: number | undefined,
  open: readonly Side[],
  nth = 0,
): void {
  const id = `hollow-${nth + 1}-${world.features.length}`
  const inner: Box = { min: [...solid.box.min], max: [...solid.box.max] }
  for (const axis of AXES) {
    const k = AXES.indexOf(axis)
    const low = axis === 'z' && floor !== undefined ? floor : thickness
    if (!open.some((side) => side.axis === axis && side.sign < 0))
      inner.min[k] = (inner.min[k] as number) + low
    if (!open.some((side) => side.axis === axis && side.sign > 0))
      inner.max[k] = (inner.max[k] as number) - thickness
    if ((inner.max[k] as number) <= (inner.min[k] as number)) throw unread(`${thickness} mm`)
  }
  if (floor !== undefined && floor !== thickness && solid.shape === 'box') {
    const size = AXES.map((axis) => sizeAlong(inner, axis)) as [number, number, number]
    const center = inner.min.map((low, k) => (low + (inner.max[k] as number)) / 2) as [number, number, number]
    const box = around(center, size)
    world.features.push({
      kind: 'box',
      id,
      operation: 'cut',
      size,
      frame: { origin: [center[0], center[1], box.min[2]] },
    })
  } else
    world.features.push({
      kind: 'shell',
      id,
      thickness,
      open: open.map(({ axis, sign }) => ({
        facing: `${sign > 0 ? '+' : '-'}${axis}` as const,
        ...(world.bodies.length > 1 ? {} : {}),
      })),
    })
  const at = world.solids.indexOf(solid)
  world.solids[at] = { ...solid, wall: thickness, inner }
}
