/** Grooves that go around what is round: a ring cut away between two levels along its axis. */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import { profileOf, revolved } from '../../../operations/cuts/ring-grooves.ts'
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
import { missing, nowhere, unread } from '../../../operations/unread.ts'
import { placesOf, sizeOf, type Thing } from '../../scene.ts'
import { across } from '../bodies/shaped.ts'
import { siteOf } from '../sites/sites.ts'
import { spotsOf } from '../spots/spots.ts'
import type { Solid, World } from '../world.ts'
import { isRadialSlot } from './radial-slots.ts'

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
  if (isRadialSlot(thing)) return false
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
  const { axis, box } = host
  const [u, v] = AXES.filter((each) => each !== axis)
  const outer = sizeAlong(box, u as 'x')
  holdMouth(world, thing, outer)
  const rounded = roundedOf(world, thing)
  const narrow = floorOf(world, thing)
  const isVee =
    thing.concept === 'vee' ||
    thing.words.some((word) => /^(?:v|triangular)$/u.test(word)) ||
    narrow !== undefined
  // Of a trapezoid, how wide is it at its bottom?
  if (thing.words.includes('trapezoidal') && narrow === undefined)
    throw missing('width at the bottom', thing.name)
  const wide =
    thing.sizes.find(({ dimension, words }) => dimension === 'width' && words.includes('mouth')) ??
    sizeOf(thing, 'width', 'bare', 'length', 'height', 'thickness')
  if (wide?.words.includes('root')) throw missing('width at the rim', thing.name)
  const range = rangeOn(thing, axis)
  if (!wide && range === undefined && rounded === undefined) throw missing('width', thing.name)
  const width = rounded ?? (wide ? world.takeSize(thing, wide) : (range ?? 0))
  const deep = sizeOf(thing, 'depth')
  const bottom = rounded === undefined ? sizeOf(thing, 'diameter', 'radius') : undefined
  if (!deep && !bottom && rounded === undefined) throw missing('depth', thing.name)
  const depth = deep ? world.takeSize(thing, deep) : rounded === undefined ? undefined : rounded / 2
  if (deep && rounded !== undefined) world.unmeasured(deep.figure)
  // What is round in section is half as deep as it is wide.
  if (rounded !== undefined && Math.abs((depth ?? 0) - rounded / 2) > 1e-6)
    throw unread(deep?.figure.text ?? thing.name)
  const told = bottom ? across(world, thing, bottom) : undefined
  // The tip of a V is no face.
  if (bottom && isVee && narrow === undefined) world.unmeasured(bottom.figure)
  // Its bottom's diameter may be told instead of its depth.
  const inner = told !== undefined && told < outer ? told : outer - 2 * (depth ?? 0)
  if (told !== undefined && told < outer && depth !== undefined && Math.abs(outer - 2 * depth - told) > 1e-6)
    throw unread(bottom?.figure.text ?? thing.name)
  if (inner <= 0 || inner >= outer || (narrow ?? 0) >= width) throw unread(deep?.figure.text ?? thing.name)
  if (isVee) holdAngle(world, thing, (width - (narrow ?? 0)) / (outer - inner))
  for (const said of placesOf(thing)) {
    const { place } = said
    if (
      place.kind === 'at' &&
      /^(?:around|about|in|into|on|along|at)$/u.test(place.how) &&
      !/^(?:center|end|middle)$/u.test(place.ref.concept) &&
      (place.how !== 'at' || place.ref.kind === 'body' || place.ref.concept === 'edge')
    )
      said.used = true
    // "the diameter at the bottom of the groove".
    if (place.kind === 'at' && /^(?:bottom|floor)$/u.test(place.ref.concept) && place.ref.of?.kind === 'cut')
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
  // "at mid height": where it is.
  const isMiddle = spots.every((spot) => Math.abs(spot[indexOf(axis)] - middleOf(box, axis)) < 1e-6)
  for (const said of placesOf(thing))
    said.used ||=
      isMiddle && said.place.kind === 'at' && said.place.ref.concept === 'center' && !said.place.ref.of
  const boxes: Box[] = []
  const features: string[] = []
  for (const spot of spots) {
    const id = features.length === 0 ? thing.id : `${thing.id}-${features.length + 1}`
    const level = spot[indexOf(axis)]
    // Beside what it is cut into it would be a hollow inside another section.
    if (
      level - width / 2 < box.min[indexOf(axis)] - 1e-6 ||
      level + width / 2 > box.max[indexOf(axis)] + 1e-6
    )
      throw nowhere(thing.name)
    const origin: Point3 = [middleOf(box, 'x'), middleOf(box, 'y'), middleOf(box, 'z')]
    origin[indexOf(axis)] = level - width / 2
    const middle: Point3 = [...origin]
    middle[indexOf(axis)] = level
    const vee = {
      kind: rounded === undefined ? 'tapered' : 'round',
      width,
      floor: narrow ?? 0,
      depth: (outer - inner) / 2,
    } as const
    world.features.push(
      isVee || rounded !== undefined
        ? revolved(id, axis, middle, profileOf(vee, outer / 2, 1))
        : {
            kind: 'cylinder',
            id,
            operation: 'cut',
            diameter: outer + 2,
            innerDiameter: inner,
            height: width,
            frame: { origin, normal: `+${axis}` },
          },
    )
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
    shape:
      rounded !== undefined && thing.words.includes('semicircular')
        ? 'half'
        : thing.words.includes('trapezoidal')
          ? 'trapezoid'
          : thing.words.includes('triangular')
            ? 'vee'
            : 'ring',
    features,
  })
}

/** "(radius 35 mm)" of its mouth: that of what it is cut into. */
function holdMouth(world: World, thing: Thing, outer: number): void {
  for (const said of thing.sizes) {
    if (!said.words.includes('mouth') || !/^(?:diameter|radius)$/u.test(said.dimension)) continue
    const value = said.figure.value * (said.dimension === 'radius' ? 2 : 1)
    if (Math.abs(value - outer) > 1e-6) throw unread(said.figure.text)
    said.used = true
    world.count(said.figure)
    thing.sizes = thing.sizes.filter((each) => each !== said)
  }
}

/** "a semicircular groove of 3 mm radius", "a round groove 6 mm wide": how wide it is. */
function roundedOf(world: World, thing: Thing): number | undefined {
  if (!thing.words.some((word) => /^(?:semicircular|round|rounded|half|half round|circular)$/u.test(word)))
    return undefined
  const said = sizeOf(thing, 'radius', 'diameter', 'width')
  // An annular groove is called circular as well.
  if (thing.words.includes('circular') && said?.dimension !== 'radius') return undefined
  if (!said) throw missing('radius', thing.name)
  const value = said.figure.value * (said.dimension === 'radius' ? 2 : 1)
  world.takeAs(
    said.figure,
    `${thing.name} ${said.dimension}`,
    { kind: 'torus-diameter', which: 'tube' },
    value,
  )
  said.used = true
  for (const other of thing.sizes)
    if (/^(?:radius|diameter|width)$/u.test(other.dimension) && other !== said) {
      if (Math.abs(other.figure.value * (other.dimension === 'radius' ? 2 : 1) - value) > 1e-6)
        throw unread(other.figure.text)
      other.used = true
      world.count(other.figure)
    }
  return value
}

/** "tapers to a 4 mm wide flat bottom", "4 mm wide at the bottom": how wide a V is there. */
function floorOf(world: World, thing: Thing): number | undefined {
  const own = thing.sizes.find(
    ({ dimension, of, words }) =>
      dimension === 'width' &&
      (of?.concept === 'bottom' || words.some((word) => /^(?:bottom|root|floor)$/u.test(word))),
  )
  if (own) return world.takeSize(thing, own)
  for (const said of placesOf(thing)) {
    const { place } = said
    if (place.kind !== 'at' || place.how !== 'to' || place.ref.concept !== 'bottom') continue
    const [figure] = [...place.ref.bare, ...place.ref.sizes.flatMap(({ figures }) => [...figures])]
    if (!figure) continue
    said.used = true
    return world.take(figure, `${thing.name} width at the bottom`)
  }
  return undefined
}

/** "from Z=20 to Z=23": so wide it is. */
function rangeOn(thing: Thing, axis: AxisName): number | undefined {
  const said = placesOf(thing).find(({ place }) => place.kind === 'range' && place.axis === axis)
  const [low, high] = said?.place.kind === 'range' ? said.place.figures.map(({ value }) => value) : []
  return low === undefined || high === undefined ? undefined : Math.abs(high - low)
}

/** The angle between the sides of a V follows from its width and depth, and has to agree. */
function holdAngle(world: World, thing: Thing, slope: number): void {
  const angle = sizeOf(thing, 'angle')
  if (!angle) return
  const told = Math.tan((angle.figure.value * Math.PI) / 360)
  if (Math.abs(told - slope) > 1e-3) throw unread(angle.figure.text)
  angle.used = true
  world.count(angle.figure)
}

/** "centered 20 mm from the end": its middle; else its nearer side. */
const measuredByCentre = (thing: Thing): boolean =>
  placesOf(thing).some((said) => typeof said.own === 'object' && said.own.concept === 'center')

export { levelOf }
