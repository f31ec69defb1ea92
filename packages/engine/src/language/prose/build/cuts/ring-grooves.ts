/** Grooves that go around what is round: a ring cut away between two levels along its axis. */
import type { Point3 } from '../../../../plan/geometry.ts'
import {
  AXES,
  around,
  type Box,
  indexOf,
  levelOf,
  middleOf,
  sizeAlong,
  union,
} from '../../../operations/space.ts'
import { missing, unread } from '../../../operations/unread.ts'
import { placesOf, sizeOf, type Thing } from '../../scene.ts'
import { across } from '../bodies/shaped.ts'
import { siteOf } from '../site.ts'
import { spotsOf } from '../spots/spots.ts'
import type { Solid, World } from '../world.ts'

export const roundHost = (world: World, thing: Thing): Solid | undefined => {
  const sites = placesOf(thing).flatMap(({ place, gloss }) => {
    const ref = place.kind === 'at' ? place.ref : place.kind === 'from' ? place.refs[0] : undefined
    const site = ref && siteOf(ref, { world, self: thing })
    return site?.solid?.round && site.solid.thing.role === 'add'
      ? [{ ...site, solid: site.solid, gloss }]
      : []
  })
  // What it is in comes before what it is measured from.
  const named = sites.find(({ part, gloss }) => part === 'body' && !gloss) ?? sites[0]
  if (named) return named.solid
  const rounds = world.bodies.filter(({ round, shape }) => round && shape === 'round')
  const [only] = rounds
  return rounds.length === world.bodies.length
    ? rounds.length === 1
      ? only
      : rounds.at(-1)
    : rounds.length === 1
      ? only
      : undefined
}

export function isRingGroove(world: World, thing: Thing): boolean {
  if (
    !/^(?:groove|channel|slot|notch|vee)$/u.test(thing.concept) &&
    thing.name !== 'recess' &&
    thing.name !== 'neck'
  )
    return false
  const isAround =
    placesOf(thing).some(({ place }) => place.kind === 'at' && /^(?:around|about)$/u.test(place.how)) ||
    /around/iu.test(world.quote([thing.span[0], thing.span[1] + 60]))
  const host = roundHost(world, thing)
  return (
    host !== undefined &&
    (thing.concept === 'groove'
      ? !placesOf(thing).some(
          ({ place }) =>
            place.kind === 'at' &&
            place.ref.kind === 'place' &&
            /^(?:top|bottom)$/u.test(place.ref.concept) &&
            /^(?:in|on|into)$/u.test(place.how),
        ) && !/\bacross\b/iu.test(world.quote([thing.span[0], thing.span[1] + 40]))
      : isAround)
  )
}

export function addRingGroove(world: World, thing: Thing): void {
  const host = roundHost(world, thing)
  if (!host) throw unread(thing.name)
  if (thing.concept === 'vee' || thing.words.some((word) => /^(?:v|semicircular|round|half)$/u.test(word)))
    throw unread(thing.name)
  const { axis, box } = host
  const [u, v] = AXES.filter((each) => each !== axis)
  const outer = sizeAlong(box, u as 'x')
  const wide = sizeOf(thing, 'width', 'bare', 'length', 'height', 'thickness')
  if (!wide) throw missing('width', thing.name)
  const width = world.takeSize(thing, wide)
  const deep = sizeOf(thing, 'depth')
  const bottom = sizeOf(thing, 'diameter', 'radius')
  if (!deep && !bottom) throw missing('depth', thing.name)
  const depth = deep ? world.takeSize(thing, deep) : undefined
  const told = bottom ? across(world, thing, bottom) : undefined
  // Its bottom's diameter may be told instead of its depth.
  const inner = told !== undefined && told < outer ? told : outer - 2 * (depth ?? 0)
  if (inner <= 0 || inner >= outer) throw unread(deep?.figure.text ?? thing.name)
  for (const said of placesOf(thing)) {
    const { place } = said
    if (
      place.kind === 'at' &&
      /^(?:around|about|in|into|on|along)$/u.test(place.how) &&
      !/^(?:center|end|middle)$/u.test(place.ref.concept)
    )
      said.used = true
  }
  const size: Point3 = [outer, outer, outer]
  size[indexOf(axis)] = width
  // Along the axis it lies as anything lies on a side.
  const spots = spotsOf({
    world,
    thing,
    host,
    box,
    normal: (u === 'z' ? v : u) as 'x',
    size,
    round: measuredByCentre(thing),
    count: thing.count,
  })
  const boxes: Box[] = []
  const features: string[] = []
  for (const spot of spots) {
    const id = features.length === 0 ? thing.id : `${thing.id}-${features.length + 1}`
    const level = spot[indexOf(axis)]
    const origin: Point3 = [middleOf(box, 'x'), middleOf(box, 'y'), middleOf(box, 'z')]
    origin[indexOf(axis)] = level - width / 2
    world.features.push({
      kind: 'cylinder',
      id,
      operation: 'cut',
      diameter: outer + 2,
      innerDiameter: inner,
      height: width,
      frame: { origin, normal: `+${axis}` },
    })
    const center: Point3 = [...origin]
    center[indexOf(axis)] = level
    boxes.push(around(center, size))
    features.push(id)
  }
  world.solids.push({
    thing,
    boxes,
    box: union(boxes),
    axis,
    round: true,
    mouth: { axis: u as 'x', sign: 1 },
    shape: 'ring',
    features,
  })
}

/** "centered 20 mm from the end": its middle; else its nearer side. */
const measuredByCentre = (thing: Thing): boolean =>
  placesOf(thing).some((said) => typeof said.own === 'object' && said.own.concept === 'center')

export { levelOf }
