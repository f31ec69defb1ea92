/** Slots that follow an arc about the middle of what they are in, with round ends. */
import type { AxisName, Point2 } from '../../../../plan/geometry.ts'
import { between, FRAMES } from '../../../operations/build.ts'
import { AXES, type Box, indexOf, middleOf, sizeAlong, union } from '../../../operations/space.ts'
import { missing, nowhere, unread } from '../../../operations/unread.ts'
import { allSizes, placesOf, type SaidSize, sizeOf, type Thing } from '../../scene.ts'
import { angleOf } from '../../tell/anchored.ts'
import { across, isInner, isOuter } from '../bodies/shaped.ts'
import { siteOf } from '../sites/sites.ts'
import type { Feature, World } from '../world.ts'
import type { Aim } from './aim.ts'
import { aimsOf } from './aims.ts'
import { extentOf } from './extents.ts'

export const isArcSlot = (thing: Thing): boolean => thing.concept === 'slot' && thing.words.includes('arc')

interface Arc {
  /** Of its middle. */
  radius: number
  width: number
  /** Where the centres of its ends lie from one another, in degrees. */
  span: number
}

const isRound = ({ dimension }: SaidSize): boolean => dimension === 'radius' || dimension === 'diameter'

/** Told by its middle and its width, or by its two sides. */
function bandOf(world: World, thing: Thing): { radius: number; width: number } {
  const rounds = allSizes(thing).filter(isRound)
  const [inner, outer] = [rounds.find(isInner), rounds.find(isOuter)]
  if (inner && outer) {
    const [low, high] = [across(world, thing, inner) / 2, across(world, thing, outer) / 2]
    const wide = sizeOf(thing, 'width')
    if (wide && Math.abs(wide.figure.value - (high - low)) > 1e-6) throw unread(wide.figure.text)
    if (wide) [wide.used] = [true, world.count(wide.figure)]
    return { radius: (low + high) / 2, width: high - low }
  }
  if (inner || outer) throw missing('radius', thing.name)
  const wide = sizeOf(thing, 'width', 'bare')
  if (!wide) throw missing('width', thing.name)
  const width = world.takeSize(thing, wide)
  const [middle, second] = rounds
  if (second) throw unread(second.figure.text)
  if (middle) {
    middle.used = true
    world.count(middle.figure)
    return { radius: middle.figure.value / (middle.dimension === 'radius' ? 1 : 2), width }
  }
  const circle = placesOf(thing).find(({ place }) => place.kind === 'circle')
  if (circle?.place.kind !== 'circle') throw missing('radius', thing.name)
  circle.used = true
  world.count(circle.place.figure)
  return { radius: circle.place.figure.value / (circle.place.radius ? 1 : 2), width }
}

const angleSaid = (thing: Thing, word: string): SaidSize | undefined =>
  allSizes(thing).find(({ dimension, words }) => dimension === 'angle' && words.includes(word))

function take(world: World, said: SaidSize): number {
  said.used = true
  world.count(said.figure)
  return said.figure.value
}

/** Where the middle of each lies, and how far it goes. */
function turnsOf(world: World, thing: Thing): { span: number; middles: number[] } {
  const [from, to, whole] = ['from', 'to', 'span'].map((word) => angleSaid(thing, word))
  const count = Math.max(1, thing.count)
  const angles = placesOf(thing).flatMap((said) => {
    const place = said.used ? undefined : angleOf(said.place, said.span)
    if (!place || !('figures' in place)) return []
    said.used = true
    for (const figure of place.figures) world.count(figure)
    return place.figures.map(({ value }) => value)
  })
  // "at the top (12 o'clock)": once.
  const told = angles.filter((angle, nth) => angles.findIndex((each) => (each - angle) % 360 === 0) === nth)
  const step = placesOf(thing).find(({ place }) => place.kind === 'angles' && place.step)
  const even = placesOf(thing).filter(({ place }) => place.kind === 'even')
  for (const said of even) said.used = true
  if (thing.plural && thing.count === 0) throw nowhere(thing.name)
  let start = told[0]
  let span = whole && take(world, whole)
  if (from && to) {
    const [low, high] = [take(world, from), take(world, to)]
    const turn = high > low ? high - low : high - low + 360
    if (span !== undefined && Math.abs(span - turn) > 1e-6) throw unread(to.figure.text)
    if (told.length > 0) throw unread(from.figure.text)
    span = turn
    start = low + turn / 2
  }
  if (span === undefined) throw missing('angle', thing.name)
  if (told.length > 1 && told.length === count) return { span, middles: told }
  if (told.length > 1) throw nowhere(thing.name)
  if (start === undefined) {
    start = count === 1 ? 90 : 0
    world.assume(
      count === 1
        ? `The middle of the ${thing.name} lies at the top (90°), as no other place was given`
        : `The middle of the first ${thing.name} lies on the +X axis`,
    )
  }
  if (count > 1 && even.length === 0 && !step)
    world.assume(`The ${thing.name}s are evenly spaced around the circle`)
  const turn = step?.place.kind === 'angles' ? (step.place.figures[0]?.value ?? 0) : 360 / count
  if (step?.place.kind === 'angles') {
    step.used = true
    for (const figure of step.place.figures) world.count(figure)
  }
  const first = start
  return { span, middles: Array.from({ length: count }, (_, nth) => first + nth * turn) }
}

/** "about the center", "concentric with the bore": the middle of what it is in. */
function hearCenter(world: World, thing: Thing, { host, axis }: Aim): void {
  for (const said of placesOf(thing)) {
    const { place } = said
    if (said.used) continue
    const ref =
      place.kind === 'concentric' ||
      (place.kind === 'at' && /^(?:about|around|on|in|at|from)$/u.test(place.how))
        ? place.ref
        : place.kind === 'centered'
          ? place.refs[0]
          : undefined
    const site = ref && siteOf(ref, { world, self: thing, host })
    const isMiddle =
      site !== undefined &&
      AXES.every(
        (each) => each === axis || Math.abs(middleOf(site.box, each) - middleOf(host.box, each)) < 1e-6,
      )
    const isNamed = place.kind === 'concentric' && ref === undefined
    if (isNamed || (isMiddle && /^(?:center|body|axis|origin|side)$/u.test(site.part))) said.used = true
  }
}

const point = (center: Point2, radius: number, degrees: number): Point2 => {
  const turn = (degrees * Math.PI) / 180
  return [center[0] + radius * Math.cos(turn), center[1] + radius * Math.sin(turn)]
}

/** Round at both ends, about the arc of its middle. */
function outline(center: Point2, { radius, width, span }: Arc, middle: number): object {
  const [low, high] = [middle - span / 2, middle + span / 2]
  const half = width / 2
  const cap = (degrees: number, sign: 1 | -1): Point2 => {
    const end = point(center, radius, degrees)
    const turn = (degrees * Math.PI) / 180
    return [end[0] - sign * half * Math.sin(turn), end[1] + sign * half * Math.cos(turn)]
  }
  const side = (reach: number, degrees: number): Point2 => point(center, radius + reach, degrees)
  return {
    kind: 'outline',
    start: side(half, low),
    segments: [
      { kind: 'arc', to: side(half, high), via: side(half, middle) },
      { kind: 'arc', to: side(-half, high), via: cap(high, 1) },
      { kind: 'arc', to: side(-half, low), via: side(-half, middle) },
      { kind: 'arc', to: side(half, low), via: cap(low, -1) },
    ],
  }
}

function boxOf(center: Point2, { radius, width, span }: Arc, middle: number): { min: Point2; max: Point2 } {
  const turns = Array.from({ length: 73 }, (_, nth) => middle - span / 2 + (span * nth) / 72)
  const middles = turns.map((degrees) => point(center, radius, degrees))
  const reach = width / 2
  const [us, vs] = [middles.map(([u]) => u), middles.map(([, v]) => v)]
  return {
    min: [Math.min(...us) - reach, Math.min(...vs) - reach],
    max: [Math.max(...us) + reach, Math.max(...vs) + reach],
  }
}

export function addArcSlot(world: World, thing: Thing): void {
  const [aim, second] = aimsOf(world, thing)
  if (!aim || second) throw nowhere(thing.name)
  const arc = { ...bandOf(world, thing), ...turnsOf(world, thing) }
  const { axis, mouth, host } = aim
  const [u, v] = AXES.filter((each) => each !== axis) as [AxisName, AxisName]
  const center: Point2 = [middleOf(host.box, u), middleOf(host.box, v)]
  hearCenter(world, thing, aim)
  const room = Math.min(sizeAlong(host.box, u), sizeAlong(host.box, v)) / 2
  const ends = 2 * Math.asin(Math.min(1, arc.width / 2 / arc.radius)) * (180 / Math.PI)
  if (arc.width >= 2 * arc.radius || arc.radius + arc.width / 2 > room + 1e-6) throw nowhere(thing.name)
  if (arc.middles.length * (arc.span + ends) > 360 + 1e-6) throw unread(world.quote(thing.span))
  const { from, to, through } = extentOf(world, thing, aim, undefined)
  const boxes: Box[] = []
  const features: string[] = []
  for (const middle of arc.middles) {
    const id = features.length === 0 ? thing.id : `${thing.id}-${features.length + 1}`
    const flat = boxOf(center, arc, middle)
    const box: Box = { min: [0, 0, 0], max: [0, 0, 0] }
    for (const [nth, each] of [u, v].entries()) {
      box.min[indexOf(each)] = flat.min[nth as 0 | 1]
      box.max[indexOf(each)] = flat.max[nth as 0 | 1]
    }
    box.min[indexOf(axis)] = from
    box.max[indexOf(axis)] = to
    world.features.push({
      kind: 'extrude',
      id,
      operation: 'cut',
      plane: { on: 'frame', ...FRAMES[axis] },
      sketch: { add: [outline(center, arc, middle)] },
      extent: between(axis, from, to),
    } as Feature)
    boxes.push(box)
    features.push(id)
  }
  world.assume(`The angle of the ${thing.name} is that between the centers of its round ends`)
  world.solids.push({
    thing,
    boxes,
    box: union(boxes),
    axis,
    round: false,
    mouth,
    through,
    shape: 'arcslot',
    features,
  })
}
