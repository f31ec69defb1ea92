/** On a face, in a corner, at a centre, centred on something, between two. */
import type { AxisName } from '../../../../plan/geometry.ts'
import { indexOf, isSame, levelOf, longest, middleOf, SIDES, sizeAlong } from '../../../operations/space.ts'
import type { Phrase } from '../../phrases.ts'
import type { Place, SaidPlace } from '../../scene.ts'
import { centerAlong, type Site } from '../sites/site.ts'
import { runOf } from './distances.ts'
import { centre, half, open, put, type Spots, sideLevel, site } from './request.ts'

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
    return
  }
  const found = site(s, place.ref)
  if (!found) return
  const isIn = /^(?:in|at|on|to|into|through|down|near|inside|within|around|from|about|onto)$/u.test(
    place.how,
  )
  // The middle of an edge is in no face.
  const isEdge = found.part === 'center' && found.phrase.of?.concept === 'edge'
  if (isEdge && s.round && s.thing.role === 'cut' && !s.opening) s.world.fail(said)
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
      for (const axis of open(s)) put(s, said, axis, [centerAlong(found, axis) + endOff(s, said, axis)])
    if ((isIn || isAlong) && pass > 0) said.used = true
    return
  }
  if (found.part === 'corner') {
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
          levelOf(found.box, { axis, sign: s.hints[axis] ?? -1 }) - (s.hints[axis] ?? -1) * half(s, axis),
        ])
    if (s.round && s.thing.role === 'add' && pass > 1 && s.count === 4)
      for (const axis of open(s))
        put(
          s,
          said,
          axis,
          [-1, 1].map((sign) => levelOf(found.box, { axis, sign: sign as 1 | -1 }) - sign * half(s, axis)),
        )
    if (!s.round && pass > 1 && s.count === 4)
      for (const axis of open(s))
        put(
          s,
          said,
          axis,
          [-1, 1].map((sign) => levelOf(found.box, { axis, sign: sign as 1 | -1 }) - sign * half(s, axis)),
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

/** An end of a slot that lies there: its middle is half a length further on. */
function endOff(s: Spots, said: SaidPlace, axis: AxisName): number {
  const isEnd = typeof said.own === 'object' && said.own.concept === 'end' && s.thing.concept === 'slot'
  const [u, v] = s.plane as [AxisName, AxisName]
  const length = Math.max(s.size[indexOf(u)], s.size[indexOf(v)])
  const width = Math.min(s.size[indexOf(u)], s.size[indexOf(v)])
  return isEnd && s.size[indexOf(axis)] === length ? (length - width) / 2 : 0
}

/** One at each of several that were told: at the centre of each half circle, on each post. */
function onEach(s: Spots, said: SaidPlace, found: Site): void {
  if (s.count === 0 || (s.count === 1 && s.thing.group === undefined)) s.count = found.boxes.length
  s.direct ??= found.boxes.map((box) => [middleOf(box, 'x'), middleOf(box, 'y'), middleOf(box, 'z')])
  said.used = true
}

function takeAtSide(
  s: Spots,
  said: SaidPlace,
  found: Site,
  place: Place & { kind: 'at' },
  pass: number,
): void {
  const sides = found.sides.filter(({ axis }) => s.plane.includes(axis))
  if (sides.length === 0 && found.sides.length > 0 && !found.along) {
    // In the floor of a cut: about its middle.
    if (found.solid?.thing.role === 'cut')
      for (const axis of s.plane) s.center[axis] ??= centerAlong(found, axis)
    said.used = true
    return
  }
  if (sides.length > 0) {
    for (const { axis, sign } of sides) {
      s.hints[axis] = sign
      const isAlong = /^(?:along|near|toward)$/u.test(place.how)
      // What is no hole and has nothing else said of it lies flush with that side.
      if (pass > 1 && !s.round && s.fixed[axis] === undefined && !(place.how === 'near'))
        put(s, said, axis, [levelOf(found.box, { axis, sign }) - sign * half(s, axis)])
      else if (
        pass > 1 &&
        s.round &&
        s.fixed[axis] === undefined &&
        !isAlong &&
        found.phrase.concept !== 'side'
      )
        put(s, said, axis, [
          levelOf(found.box, { axis, sign }) -
            (s.thing.role === 'add' && s.normal === 'z' ? sign * half(s, axis) : 0),
        ])
    }
    if (sides.every(({ axis }) => s.fixed[axis] !== undefined)) said.used = true
    return
  }
  const axis = found.along
  if (axis === s.normal && found.phrase.concept === 'end') said.used = true
  if (axis && s.plane.includes(axis)) {
    const both = found.several || s.count === 2
    const signs: (1 | -1)[] = both ? [-1, 1] : [s.hints[axis] ?? 1]
    if (s.count === 0 && both) s.count = 2
    if (s.fixed[axis] !== undefined) {
      said.used = true
      return
    }
    if (pass > 1 && !s.round)
      put(
        s,
        said,
        axis,
        signs.map((sign) => levelOf(found.box, { axis, sign }) - sign * half(s, axis)),
      )
    else if (pass > 1 && s.thing.role === 'add')
      put(
        s,
        said,
        axis,
        signs.map(
          (sign) => levelOf(found.box, { axis, sign }) - (s.normal === 'z' ? sign * half(s, axis) : 0),
        ),
      )
    return
  }
  if (pass > 1 && open(s).length < 2) said.used = true
  // "in the face", "on each side": which, was settled with the way it goes.
  if (pass > 1 && found.phrase.concept === 'face') said.used = true
}

export function takeCentered(
  s: Spots,
  said: SaidPlace,
  place: Place & { kind: 'centered' },
  pass: number,
): void {
  // "centered along the Z axis" of what goes along Z: in the middle across it.
  if (place.axes.length === 1 && place.axes[0] === s.normal && place.refs.length === 0) {
    if (pass < 2) return
    for (const axis of open(s)) if (s.count <= 1) s.fixed[axis] = [s.center[axis] ?? middleOf(s.box, axis)]
    said.used = true
    return
  }
  if (place.axes.length > 0) {
    for (const axis of place.axes)
      if (s.plane.includes(axis)) {
        if (s.count > 1) centre(s, said, axis, middleOf(s.box, axis))
        else put(s, said, axis, [middleOf(s.box, axis)])
      }
    said.used = true
    return
  }
  const bare = place.refs.length === 0
  const found = place.refs.map((ref) =>
    ref.kind === 'place' && ref.concept === 'direction'
      ? undefined
      : ref.kind === 'dimension'
        ? undefined
        : site(s, ref),
  )
  for (const [nth, ref] of place.refs.entries()) {
    if (ref.kind === 'dimension' || ref.concept === 'direction') {
      const word = [ref.det, ref.concept, ...ref.words].find((each) =>
        /^(?:length|width|height|thickness|depth|other|long|short|vertical|horizontal)$/u.test(each),
      )
      const long = longest(s.box, s.plane)
      const axis =
        word === 'other'
          ? pass > 0
            ? open(s)[0]
            : undefined
          : word === 'height' || word === 'vertical'
            ? 'z'
            : /^(?:length|long|horizontal)$/u.test(word ?? '')
              ? long
              : s.plane.find((each) => each !== long)
      if (axis && s.plane.includes(axis)) {
        if (s.count > 1 && !s.fixed[axis]) centre(s, said, axis, middleOf(s.box, axis))
        else put(s, said, axis, [middleOf(s.box, axis)])
      }
      if (axis) said.used = true
      continue
    }
    const where = found[nth]
    if (!where) continue
    if (where.part === 'side' && where.sides.length === 0 && where.along === undefined && pass < 1) return
    const axes =
      where.part === 'axis' && runOf(s, ref)
        ? s.plane.filter((axis) => axis !== runOf(s, ref))
        : where.part === 'side' &&
            where.sides.length === 1 &&
            !where.sides.some(({ axis }) => axis === s.normal) &&
            /^(?:edge|side|end)$/u.test(ref.concept)
          ? s.plane.filter((axis) => axis !== where.sides[0]?.axis)
          : s.plane
    if (
      where.part === 'body' &&
      where.several &&
      where.boxes.length > 1 &&
      (s.count === 0 || s.count === where.boxes.length)
    ) {
      onEach(s, said, where)
      continue
    }
    for (const axis of axes) {
      if (s.fixed[axis] !== undefined) continue
      const isAcross = where.part === 'side' && where.sides.some((side) => side.axis === axis)
      const level =
        isAcross && ref.concept !== 'edge'
          ? undefined
          : isAcross
            ? undefined
            : where.part === 'origin'
              ? 0
              : middleOf(where.box, axis)
      if (level === undefined) continue
      s.center[axis] ??= level
      if (pass > 1 && s.count <= 1) put(s, said, axis, [s.center[axis]])
    }
    said.used = true
  }
  if (bare) {
    if (pass < 2) return
    for (const axis of open(s)) if (s.count <= 1) s.fixed[axis] = [s.center[axis] ?? middleOf(s.box, axis)]
    said.used = true
  }
}

export function takeEachSide(
  s: Spots,
  said: SaidPlace,
  place: Place & { kind: 'eachside' },
  pass: number,
): void {
  const found = place.ref ? site(s, place.ref) : undefined
  if (place.ref && !found) return
  if (place.figure) {
    const left = open(s)
    const axis =
      left.length === 1 ? left[0] : pass > 1 ? longest(s.box, left.length > 0 ? left : s.plane) : undefined
    if (!axis) return
    const middle = found ? centerAlong(found, axis) : middleOf(s.box, axis)
    const distance = s.world.take(place.figure, `${s.thing.name} to either side`)
    put(s, said, axis, [middle - distance, middle + distance])
    return
  }
  // One hole alone is not on both sides.
  if (pass > 1 && (s.count !== 1 || s.thing.role !== 'cut')) said.used = true
}

export function takeBetween(s: Spots, said: SaidPlace, place: Place & { kind: 'between' }): void {
  const sites = place.refs.map((ref) => site(s, ref))
  const [first, second] = sites
  if (!first) return
  if (!second) {
    // "between the two walls": in the middle of them.
    if (first.boxes.length === 2 || first.several)
      for (const axis of open(s)) {
        s.center[axis] = middleOf(first.box, axis)
        if (s.count <= 1) put(s, said, axis, [middleOf(first.box, axis)])
      }
    return
  }
  for (const axis of s.plane) {
    const [a, b] = [first, second].map((each) =>
      each.part === 'side' ? (sideLevel(each, axis) ?? undefined) : centerAlong(each, axis),
    )
    if (a === undefined || b === undefined) continue
    if (s.fixed[axis] === undefined && s.count <= 1) put(s, said, axis, [(a + b) / 2])
    else s.center[axis] ??= (a + b) / 2
  }
  said.used = true
}

export function takeFlush(s: Spots, said: SaidPlace, place: Place & { kind: string; ref?: Phrase }): void {
  const found = place.ref && site(s, place.ref)
  if (!found) return
  if (typeof said.own === 'object' && s.count > 2 && said.own.words.some((word) => OUTERMOST.test(word))) {
    spreadOut(s, said, found)
    return
  }
  const own =
    typeof said.own === 'object'
      ? [said.own.concept, ...said.own.words].flatMap((word) => SIDES[word] ?? [])
      : []
  const sides = (found.sides.length > 0 ? found.sides : own).filter(({ axis }) => s.plane.includes(axis))
  for (const { axis, sign } of sides)
    put(s, said, axis, [levelOf(found.box, { axis, sign }) - sign * half(s, axis)])
  // "one under each corner, flush with the edges": so they are.
  const isOut = (axis: AxisName): boolean =>
    s.fixed[axis]?.length === 2 &&
    ([-1, 1] as const).every((sign) =>
      s.fixed[axis]?.some((level) =>
        isSame(level, levelOf(found.box, { axis, sign }) - sign * half(s, axis)),
      ),
    )
  if (place.ref?.concept === 'edge' && sides.length === 0 && !found.along && s.plane.every(isOut))
    said.used = true
  const ownSide = own[0]
  if (sides.length === 0 && found.along && s.plane.includes(found.along))
    put(s, said, found.along, [
      levelOf(found.box, { axis: found.along, sign: ownSide?.sign ?? -1 }) -
        (ownSide?.sign ?? -1) * half(s, found.along),
    ])
}

const OUTERMOST = /^(?:outermost|outer|end)$/u

/** "The outermost ones are flush with the edges": the others evenly between them. */
function spreadOut(s: Spots, said: SaidPlace, found: Site): void {
  const ways = open(s).filter((axis) => s.size[indexOf(axis)] < sizeAlong(found.box, axis) - 1e-6)
  const [axis] = ways
  if (!axis || ways.length > 1) return
  const low = levelOf(found.box, { axis, sign: -1 }) + half(s, axis)
  const high = levelOf(found.box, { axis, sign: 1 }) - half(s, axis)
  put(
    s,
    said,
    axis,
    Array.from({ length: s.count }, (_, nth) => low + ((high - low) * nth) / (s.count - 1)),
  )
}

export function takeHalfway(s: Spots, said: SaidPlace, place: Place & { kind: 'full' }): void {
  const axis =
    /up|down/u.test(place.word) && s.plane.includes('z')
      ? 'z'
      : /along/u.test(place.word)
        ? longest(s.box, s.plane)
        : undefined
  if (!axis) return
  const found = place.ref ? site(s, place.ref) : undefined
  put(s, said, axis, [found ? middleOf(found.box, axis) : middleOf(s.box, axis)])
}
