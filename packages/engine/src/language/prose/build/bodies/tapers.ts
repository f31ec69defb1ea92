/** Prisms over a trapezoid: wedges that are so high at one end and so high at the other, blocks that are narrower at the top. */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import { indexOf, SIDES } from '../../../operations/space.ts'
import { missing } from '../../../operations/unread.ts'
import type { Phrase } from '../../phrases.ts'
import { allSizes, isShaped, type SaidSize, sizeOf, type Thing } from '../../scene.ts'
import type { World } from '../world.ts'
import { extruded, type Flat } from './profiled.ts'
import { type Ground, type Shaped, wayOf } from './shaped.ts'

const RISES = /^(?:height|thickness|bare)$/u

/** Of a wedge: so high at each end, in the order they are told. */
export function endHeights(thing: Thing): SaidSize[] {
  const rising = allSizes(thing).filter(({ dimension }) => RISES.test(dimension))
  const ended = rising.filter(({ of }) => of !== undefined)
  // "rising from 0 to 18 mm".
  const bare = rising.filter(({ dimension, gloss }) => dimension === 'bare' && !gloss)
  return ended.length === 2 ? ended : bare.length === 2 && ended.length === 0 ? bare : []
}

const sideOf = (phrase: Phrase | undefined): (typeof SIDES)[string] | undefined =>
  [phrase?.concept ?? '', ...(phrase?.words ?? [])].map((word) => SIDES[word]).find((each) => each)

/** "25 mm tall at the back, nothing at the front": it slopes from the one to the other. */
export function sloped(world: World, thing: Thing, ground: Ground): Shaped {
  const [first, second] = endHeights(thing) as [SaidSize, SaidSize]
  const side = sideOf(first.of) ?? opposite(sideOf(second.of))
  const along: AxisName = side && side.axis !== 'z' ? side.axis : 'x'
  const across: AxisName = along === 'x' ? 'y' : 'x'
  const ranked = allSizes(thing).filter(({ rank }) => rank !== undefined)
  const length = sizeOf(thing, 'length') ?? ranked[0]
  const width = sizeOf(thing, 'width', 'depth') ?? ranked[1]
  if (!length || !width) throw missing(length ? 'width' : 'length', thing.name)
  const [a, b] = [world.takeSize(thing, first), world.takeSize(thing, second)]
  const size: Point3 = [0, 0, Math.max(a, b)]
  size[indexOf(along)] = world.takeSize(thing, length)
  size[indexOf(across)] = world.takeSize(thing, width)
  // Told by no side, the first end is the left one.
  const [low, high] = (side?.sign ?? -1) < 0 ? [a, b] : [b, a]
  return {
    shape: profiled(across, (min, max) => [
      [min[0], min[1]],
      [max[0], min[1]],
      [max[0], min[1] + high],
      [min[0], min[1] + low],
    ]),
    size,
    axis: across,
    round: false,
    name: ground.side.axis === 'z' && (a === 0 || b === 0) ? 'wedge' : 'trapezoid',
  }
}

const opposite = (side: (typeof SIDES)[string] | undefined): (typeof SIDES)[string] | undefined =>
  side && { axis: side.axis, sign: side.sign > 0 ? -1 : 1 }

const TOP = /^(?:top|upper)$/u
const BOTTOM = /^(?:bottom|lower|base)$/u

/** "50 mm wide at the bottom, 30 mm at the top", with its length across that. */
export function trapezoidal(world: World, thing: Thing): Shaped {
  const all = allSizes(thing).filter(
    ({ dimension, rank }) => rank === undefined && /^(?:width|length|bare|side)$/u.test(dimension),
  )
  const called = (pattern: RegExp): SaidSize | undefined =>
    all.find(({ words, of }) =>
      [...words, of?.concept ?? '', of?.name ?? '', ...(of?.words ?? [])].some((word) => pattern.test(word)),
    )
  const top = called(TOP)
  const bottom = called(BOTTOM) ?? all.find((said) => said !== top && said.dimension === 'width')
  const height = sizeOf(thing, 'height')
  const length = sizeOf(thing, 'length', 'depth', 'thickness')
  const run = length && length !== top && length !== bottom ? length : undefined
  if (!bottom || !top) throw missing(`width at the ${bottom ? 'top' : 'bottom'}`, thing.name)
  if (!height || !run) throw missing(height ? 'length' : 'height', thing.name)
  const way = wayOf(thing)
  const axis: AxisName = way && way !== 'z' ? way : (run.axis ?? 'y') === 'x' ? 'x' : 'y'
  const across: AxisName = axis === 'y' ? 'x' : 'y'
  const [low, high] = [world.takeSize(thing, bottom), world.takeSize(thing, top)]
  const size: Point3 = [0, 0, world.takeSize(thing, height)]
  size[indexOf(axis)] = world.takeSize(thing, run)
  size[indexOf(across)] = Math.max(low, high)
  return {
    shape: profiled(axis, (min, max) => {
      const middle = (min[0] + max[0]) / 2
      return [
        [middle - low / 2, min[1]],
        [middle + low / 2, min[1]],
        [middle + high / 2, max[1]],
        [middle - high / 2, max[1]],
      ]
    }),
    size,
    axis,
    round: false,
    name: 'trapezoid',
  }
}

/** A profile from corner to corner. */
const profiled = (axis: AxisName, corners: (min: Flat, max: Flat) => readonly Flat[]): Shaped['shape'] =>
  extruded(axis, (min, max) => {
    const points = corners(min, max)
    const unique = points.filter((point, nth) => {
      const before = points[(nth + points.length - 1) % points.length] as Flat
      return Math.hypot(point[0] - before[0], point[1] - before[1]) > 1e-9
    })
    return {
      kind: 'outline',
      start: [...(unique[0] as Flat)],
      segments: unique.slice(1).map(([u, v]) => ({ kind: 'line' as const, to: [u, v] as [number, number] })),
    }
  })

export const isTrapezoidal = (thing: Thing): boolean => isShaped(thing, 'trapezoid', 'trapezoidal')
