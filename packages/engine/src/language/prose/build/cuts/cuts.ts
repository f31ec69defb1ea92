/** Cuts: into what they go, which way, how far, what they are shaped like and where they lie. */

import type { Point3 } from '../../../../plan/geometry.ts'
import { featuresOf } from '../../../operations/shapes.ts'
import { AXES, around, type Box, indexOf, isSame, union } from '../../../operations/space.ts'
import { missing, nowhere, unread } from '../../../operations/unread.ts'
import { allSizes, placesOf, type Thing } from '../../scene.ts'
import { shareAgain, toldOf } from '../../tell/things.ts'
import { armSpots } from '../spots/on-arms.ts'
import { spotsOf } from '../spots/spots.ts'
import type { World } from '../world.ts'
import type { Aim } from './aim.ts'
import { aimsOf } from './aims.ts'
import { resolveWays } from './along.ts'
import { addArcSlot, isArcSlot } from './arc-slots.ts'
import { addCornerCut } from './corner-cuts.ts'
import { extentOf, solidExtent } from './extents.ts'
import { addFaceRing } from './face-rings.ts'
import { figureOf } from './figures.ts'
import { addFlat, isFlat } from './flats.ts'
import { addInterior } from './interiors.ts'
import { addKeyway } from './keyways.ts'
import { pointBelow } from './points.ts'
import { addRimNotches, rimHost } from './rim-notches.ts'
import { addRingGroove, isRingGroove } from './ring-grooves.ts'
import { addSlice } from './slices.ts'
import { addSlit, ringOfSlit } from './slits.ts'
import { addStep } from './steps.ts'
import { addUndercut } from './undercuts.ts'
import { addWidening } from './widenings.ts'

export function addCut(world: World, thing: Thing): void {
  if (thing.members.length > 0 && !thing.group) {
    const told = toldOf(thing)
    // Of several, of which one alone is told: where are the others?
    const isLone = told < 2 && thing.sizes.length > 0
    if (thing.count > 0 ? told !== thing.count : isLone) throw nowhere(thing.name)
    return
  }
  if (world.bodies.length === 0) throw unread(thing.name)
  shareAgain(thing)
  resolveWays(world, thing)
  if (thing.concept === 'counterbore' || thing.concept === 'countersink') {
    addWidening(world, thing)
    return
  }
  if (addSlice(world, thing)) return
  if (isArcSlot(thing)) {
    addArcSlot(world, thing)
    return
  }
  const rim = rimHost(world, thing)
  if (rim) {
    addRimNotches(world, thing, rim)
    return
  }
  if (addInterior(world, thing) || addFaceRing(world, thing)) return
  if (isRingGroove(world, thing)) {
    addRingGroove(world, thing)
    return
  }
  if (isFlat(world, thing)) {
    addFlat(world, thing)
    return
  }
  // One of its two widths is not told.
  if (thing.concept === 'tslot') throw missing('neck', thing.name)
  if (addUndercut(world, thing) || addKeyway(world, thing) || addStep(world, thing)) return
  if (addCornerCut(world, thing)) return
  // "a quarter cylinder out of the edge": of a quarter there is a corner that it goes into.
  const isInCorner = placesOf(thing).some(
    ({ place }) =>
      (place.kind === 'at' && place.ref.concept === 'corner') ||
      (place.kind === 'centered' && place.refs.some(({ concept }) => concept === 'corner')),
  )
  if (/^(?:quarter|threequarter)$/u.test(thing.concept) && !isInCorner) throw unread(world.quote(thing.span))
  const ring = ringOfSlit(world, thing)
  if (ring) {
    addSlit(world, thing, ring)
    return
  }
  assertEndings(world, thing)
  const each = aimsOf(world, thing)
  // On the arms of a hub they are laid out together.
  const aims = each[0]?.axis === 'z' && armSpots(world, thing) ? each.slice(0, 1) : each
  for (const aim of aims) hearInward(thing, aim)
  const boxes: Box[] = []
  const features: string[] = []
  let found: Made | undefined
  for (const [nth, aim] of aims.entries()) {
    const before = placesOf(thing).map(({ used }) => used)
    found = cutOne(world, thing, aim, boxes, features.length, aims.length)
    if (nth < aims.length - 1)
      placesOf(thing).forEach((said, at) => {
        said.used = before[at] ?? false
      })
    boxes.push(...found.boxes)
    features.push(...found.features)
  }
  if (!found) throw unread(thing.name)
  const [aim] = aims as [Aim]
  world.solids.push({
    thing,
    boxes,
    box: union(boxes),
    axis: aim.axis,
    round: found.round,
    mouth: aim.mouth,
    through: found.through,
    ...(found.through && aim.faces ? { faces: aim.faces } : {}),
    shape: found.shape,
    features,
  })
  if (thing.concept === 'hole' && found.round && features.length > 1 && found.diameter !== undefined)
    world.requirements.push({
      id: `r${world.requirements.length + 1}`,
      says: `${features.length} holes of ${found.diameter} mm`,
      measure: { kind: 'solid-count' },
      value: 1,
    })
}

/** "to the axis of the passage", "into the pocket" from a side: how far that is, no rule here tells. */
function assertEndings(world: World, thing: Thing): void {
  for (const said of placesOf(thing)) {
    const { place } = said
    if (place.kind !== 'at') continue
    const isToAxis =
      (place.how === 'to' || said.own === 'end') && /^(?:axis|center)$/u.test(place.ref.concept)
    const isInto =
      place.how === 'into' && place.ref.kind === 'cut' && /^(?:channel|slot|groove)$/u.test(thing.concept)
    if (isToAxis || isInto) world.fail(said)
  }
}

/** "cut in from the right edge along the x axis": as it goes in from there. */
function hearInward(thing: Thing, { opening, axis }: Aim): void {
  if (!opening?.run) return
  for (const said of placesOf(thing)) {
    const { place } = said
    const isAlong =
      (place.kind === 'way' && /^(?:along|in)$/u.test(place.how)) ||
      (place.kind === 'parallel' && place.axis !== undefined)
    if (isAlong && 'axis' in place && place.axis === axis) said.used = true
  }
}

/** A hole that breaks out of a side has to be told to be there. */
function assertInside(world: World, thing: Thing, box: Box, { axis }: Aim): void {
  const { whole } = world
  const isOut = AXES.some((each) => {
    const k = indexOf(each)
    return each !== axis && (box.min[k] < whole.min[k] - 1e-6 || box.max[k] > whole.max[k] + 1e-6)
  })
  const isAtSide = placesOf(thing).some(
    ({ place }) =>
      (place.kind === 'at' || place.kind === 'centered') &&
      (place.kind === 'at' ? [place.ref] : place.refs).some(
        ({ concept, of }) =>
          /^(?:edge|corner|side|end)$/u.test(concept) || /^(?:edge|corner)$/u.test(of?.concept ?? ''),
      ),
  )
  if (isOut && !isAtSide && thing.concept !== 'notch') throw nowhere(thing.name)
}

interface Made {
  boxes: readonly Box[]
  features: readonly string[]
  round: boolean
  through: boolean
  shape: string
  diameter?: number
}

/** Nothing lays several out in a face: there is one in each. */
const isOnlyCentral = (thing: Thing): boolean =>
  placesOf(thing).every(({ place }) => /^(?:through|at|between|centered|manner)$/u.test(place.kind))

const isSameBox = (a: Box, b: Box): boolean =>
  AXES.every((axis) => {
    const k = indexOf(axis)
    return isSame(a.min[k], b.min[k]) && isSame(a.max[k], b.max[k])
  })

function cutOne(
  world: World,
  thing: Thing,
  aim: Aim,
  boxesMade: readonly Box[],
  made: number,
  aims: number,
): Made {
  if (aims > 1) for (const said of allSizes(thing)) said.used = false
  const figure = figureOf(world, thing, aim)
  const counted = aim.crossing
    ? 1
    : aims > 1 &&
        thing.host?.det !== 'each' &&
        thing.count > 0 &&
        thing.count % aims === 0 &&
        thing.count !== 1 &&
        !placesOf(thing).some(
          ({ place }) => place.kind === 'at' && (place.ref.det === 'each' || place.ref.of?.det === 'each'),
        )
      ? thing.count / aims
      : (aim.opening || (aim.faces && isOnlyCentral(thing))) && aims > 1 && thing.count === 0
        ? 1
        : thing.count
  const spots = spotsOf({
    world,
    thing,
    host: aim.host,
    box: aim.host.box,
    normal: aim.axis,
    size: figure.size,
    round: figure.round,
    count: counted,
    ...(aim.opening ? { opening: aim.mouth } : {}),
  })
  const boxes: Box[] = []
  const features: string[] = []
  let isThrough = false
  for (const spot of spots) {
    const { from, to, through } = figure.solid
      ? solidExtent(world, thing, aim, figure, spot)
      : extentOf(world, thing, aim, spot)
    isThrough = through
    const center: Point3 = [...spot]
    center[indexOf(aim.axis)] = (from + to) / 2
    const size: Point3 = [...figure.size]
    size[indexOf(aim.axis)] = to - from
    const nth = made + features.length
    const id = nth === 0 ? thing.id : `${thing.id}-${nth + 1}`
    const box = around(center, size)
    // Through both walls at once: the second would cut what the first has cut.
    if (through && !figure.solid && boxesMade.some((each) => isSameBox(each, box))) continue
    const own = featuresOf(id, figure.shape, box, figure.along ?? aim.axis, 'cut')
    world.features.push(
      ...(figure.turn ? own.map((feature) => figure.turn?.(feature, center) ?? feature) : own),
    )
    if (figure.round && !figure.solid) assertInside(world, thing, box, aim)
    const point =
      figure.diameter !== undefined && !through && thing.concept === 'hole'
        ? pointBelow(world, thing, aim, { diameter: figure.diameter, box, id })
        : undefined
    if (point) world.features.push(point)
    boxes.push(box)
    features.push(id)
  }
  return {
    boxes,
    features,
    round: figure.round,
    through: isThrough,
    shape: figure.shape.kind,
    ...(figure.diameter === undefined ? {} : { diameter: figure.diameter }),
  }
}
