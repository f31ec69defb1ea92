/** On a face, in a corner, at a center, on an axis, at a body. */

import type { AxisName } from '../../../../plan/geometry.ts'
import { AXES, indexOf, levelOf, longest } from '../../../operations/space.ts'
import { type Place, placesOf, type SaidPlace } from '../../scene.ts'
import { centerAlong, type Site } from '../sites/site.ts'
import { axisOfDimension } from '../standing/spanning.ts'
import { takeAtSide } from './at-side.ts'
import { runOf } from './distances.ts'
import { onEach } from './on-each.ts'
import { half, inPlan, open, put, type Spots, site } from './request.ts'

export function takeAt(s: Spots, said: SaidPlace, place: Place & { kind: 'at' }, pass: number): void {
  if (place.ref.kind === 'dimension') {
    // "along its length": which way several lie.
    if (s.count > 1 && /^(?:along|down|across)$/u.test(place.how)) {
      const long = longest(s.box, s.plane)
      s.row =
        place.ref.concept === 'length'
          ? long
          : place.ref.concept === 'height' && s.plane.includes('z')
            ? 'z'
            : s.plane.find((axis) => axis !== long)
      said.used = true
    }
    // "30 mm wide along the length of the base": it lies that way.
    const way =
      s.thing.role === 'add' && s.count <= 1 && place.how === 'along'
        ? axisOfDimension(s.host, place.ref.concept)
        : undefined
    const [first, second] = AXES.filter((axis) => axis !== 'z')
    if (way && first && second && way !== 'z') {
      const other = way === first ? second : first
      if (s.size[indexOf(way)] > s.size[indexOf(other)] + 1e-6) said.used = true
    }
    return
  }
  if (takeBothSides(s, said, place, pass)) return
  const named = site(s, place.ref)
  if (!named) return
  const found = named.part === 'corner' ? inPlan(s, named) : named
  const isIn = /^(?:in|at|on|to|into|through|down|near|inside|within|around|from|about|onto)$/u.test(
    place.how,
  )
  // The middle of an edge is in no face.
  const isEdge = found.part === 'center' && found.phrase.of?.concept === 'edge'
  // Of a half circle the flat side lies in that edge.
  const isHalf =
    s.thing.concept === 'half' ||
    s.thing.words.some((word) => /^(?:semicircular|half round|half)$/u.test(word))
  const isInFace = isHalf && found.sides.length === 1 && found.sides[0]?.axis === s.normal
  if (isEdge && s.round && s.thing.role === 'cut' && !s.opening && !isInFace && !isCenteredOnEdge(s))
    s.world.fail(said)
  if (found.part === 'center' || found.part === 'axis' || found.part === 'origin') {
    if (/^(?:along|across)$/u.test(place.how) && s.count > 1) {
      const run = runOf(s, place.ref) ?? longest(s.box, s.plane)
      s.row = run
      const other = s.plane.find((axis) => axis !== run) as AxisName
      put(s, said, other, [centerAlong(found, other)])
      said.used = true
      return
    }
    if (/^(?:around|about)$/u.test(place.how)) {
      for (const axis of s.plane) s.center[axis] ??= centerAlong(found, axis)
      said.used = true
      return
    }
    if (found.part === 'axis' && runOf(s, place.ref)) {
      const run = runOf(s, place.ref)
      const other = s.plane.find((axis) => axis !== run)
      if (other) put(s, said, other, [centerAlong(found, other)])
      return
    }
    if (s.count > 1 && found.several && found.boxes.length === s.count) {
      onEach(s, said, found)
      return
    }
    if (found.several && found.boxes.length > 1) {
      onEach(s, said, found)
      return
    }
    if (s.count > 1 && isIn && !found.several) {
      takeSeveralAt(s, said, found, pass)
      return
    }
    const isAlong = found.part === 'axis' && /^(?:along|down|through)$/u.test(place.how) && s.count <= 1
    if ((isIn || isAlong) && pass > 0)
      for (const axis of open(s))
        put(s, said, axis, [centerAlong(found, axis) + endOff(s, said, axis) + within(s, said, found, axis)])
    if ((isIn || isAlong) && pass > 0) said.used = true
    return
  }
  if (found.part === 'corner') {
    // "standing on the floor in the four corners": of the room inside.
    const isInside = placesOf(s.thing).some(
      ({ place: other }) => other.kind === 'at' && other.ref.concept === 'floor',
    )
    const cornered = isInside && s.host.inner && found.box === s.host.box ? s.host.inner : found.box
    if (found.sides.length >= 2) for (const side of found.sides) s.hints[side.axis] = side.sign
    else if (!found.several && s.count === 1) for (const axis of s.plane) s.hints[axis] ??= -1
    if (
      found.several &&
      (s.count === 0 || (s.count === 1 && found.phrase.det === 'each' && s.thing.group === undefined))
    )
      s.count = 4
    // A box in a corner is flush with both sides.
    if (!s.round && pass > 1 && s.count === 1)
      for (const axis of open(s))
        put(s, said, axis, [
          levelOf(cornered, { axis, sign: s.hints[axis] ?? -1 }) - (s.hints[axis] ?? -1) * half(s, axis),
        ])
    if (s.round && s.thing.role === 'add' && pass > 1 && s.count === 4)
      for (const axis of open(s))
        put(
          s,
          said,
          axis,
          [-1, 1].map((sign) => levelOf(cornered, { axis, sign: sign as 1 | -1 }) - sign * half(s, axis)),
        )
    if (!s.round && pass > 1 && s.count === 4)
      for (const axis of open(s))
        put(
          s,
          said,
          axis,
          [-1, 1].map((sign) => levelOf(cornered, { axis, sign: sign as 1 | -1 }) - sign * half(s, axis)),
        )
    if (pass > 1 || (s.round && s.thing.role !== 'add')) said.used = true
    return
  }
  if (found.part === 'side') {
    takeAtSide(s, said, found, place, pass)
    return
  }
  if (found.part === 'body') {
    // Of each of several: of the one that it is in.
    if (found.several && found.boxes.length > 1 && found.boxes.includes(s.box)) {
      said.used = true
      return
    }
    if (found.several && found.boxes.length > 1 && (s.count === found.boxes.length || s.count === 0)) {
      onEach(s, said, found)
      return
    }
    // "below the seat": about the same axis.
    if (found.solid?.thing.role === 'cut' && /^(?:below|under|above|behind)$/u.test(place.how)) {
      if (pass > 0) for (const axis of open(s)) put(s, said, axis, [centerAlong(found, axis)])
      if (pass > 0) said.used = true
      return
    }
    const isHost = found.solid === s.host || found.box === s.box || found.boxes.some((box) => box === s.box)
    if (isHost) {
      if (/^(?:behind|beside|past|beyond|opposite|outside|near)$/u.test(place.how)) return
      said.used = true
      return
    }
    if (found.several && found.boxes.length > 1 && (s.count === found.boxes.length || s.count === 0)) {
      onEach(s, said, found)
      return
    }
    if (isIn && pass > 0) for (const axis of open(s)) s.center[axis] ??= centerAlong(found, axis)
    if (isIn) said.used = true
  }
}

/** "at the left and right ends", of two: one flush with either. */
function takeBothSides(s: Spots, said: SaidPlace, place: Place & { kind: 'at' }, pass: number): boolean {
  const [other, more] = place.also ?? []
  if (!other || more || s.thing.role !== 'add' || !(s.count === 2 || (s.count === 0 && s.thing.plural)))
    return false
  const sides = [place.ref, other].flatMap((ref) => {
    const found = site(s, ref)
    const [side, another] = found?.part === 'side' ? found.sides : []
    return found && side && !another && s.plane.includes(side.axis) ? [{ found, side }] : []
  })
  const [first, second] = sides
  if (!first || !second || first.side.axis !== second.side.axis || first.side.sign === second.side.sign)
    return false
  const { axis } = first.side
  if (s.fixed[axis] !== undefined) said.used = true
  else if (pass > 1) {
    s.count = 2
    put(
      s,
      said,
      axis,
      sides.map(({ found, side }) => levelOf(found.box, side) - side.sign * half(s, axis)),
    )
  }
  return true
}

/** "a hole whose center lies on the edge": half of it is in the air, as it was told. */
const isCenteredOnEdge = ({ thing }: Spots): boolean =>
  thing.places.some(
    ({ place, own }) =>
      typeof own === 'object' &&
      own.concept === 'center' &&
      place.kind === 'at' &&
      place.how === 'on' &&
      place.ref.concept === 'edge',
  )

/** Several in the center lie about it; on the center line, along the way that nothing else tells. */
function takeSeveralAt(s: Spots, said: SaidPlace, found: Site, pass: number): void {
  if (found.part !== 'axis') {
    for (const axis of s.plane) s.center[axis] ??= centerAlong(found, axis)
    said.used = true
    return
  }
  const [told, second] = s.plane.filter((axis) => (s.fixed[axis]?.length ?? 0) > 1)
  if (second || (!told && pass < 2)) return
  const run = told ?? s.row ?? longest(s.box, s.plane)
  const other = s.plane.find((axis) => axis !== run) as AxisName
  s.row ??= run
  put(s, said, other, [centerAlong(found, other)])
}

/** "a doorway in the middle of the bottom edge": it begins at the edge, and only its middle the other way is there. */
function within(s: Spots, said: SaidPlace, found: Site, axis: AxisName): number {
  const side = found.sides.find((each) => each.axis === axis)
  const isCut = s.thing.role === 'cut' && !s.round && !s.opening && said.own === undefined
  return side && isCut && found.solid?.thing.role === 'add' ? -side.sign * half(s, axis) : 0
}

/** An end of a slot that lies there: its middle is half a length further on. */
function endOff(s: Spots, said: SaidPlace, axis: AxisName): number {
  const isEnd = typeof said.own === 'object' && said.own.concept === 'end' && s.thing.concept === 'slot'
  const [u, v] = s.plane as [AxisName, AxisName]
  const length = Math.max(s.size[indexOf(u)], s.size[indexOf(v)])
  const width = Math.min(s.size[indexOf(u)], s.size[indexOf(v)])
  return isEnd && s.size[indexOf(axis)] === length ? (length - width) / 2 : 0
}
