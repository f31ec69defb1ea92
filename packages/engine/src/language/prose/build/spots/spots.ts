/** Where each of several lies across an axis: every statement fixes a level along an axis, or how they lie together. */
import type { Point3 } from '../../../../plan/geometry.ts'
import { AXES, indexOf, isSame, middleOf, SIDES } from '../../../operations/space.ts'
import { nowhere } from '../../../operations/unread.ts'
import { type Place, placesOf, type SaidPlace } from '../../scene.ts'
import { beforeRest } from '../continued.ts'
import { takeAt } from './at.ts'
import { takeBetween, takeHalfway } from './between.ts'
import { takeCentered } from './centered.ts'
import { takeBeyond, takeFrom } from './distances.ts'
import { takeEachSide } from './each-side.ts'
import { takeFlush } from './flush.ts'
import { holdSpots } from './held.ts'
import { laidOut } from './layouts.ts'
import { armSpots } from './on-arms.ts'
import { onEach } from './on-each.ts'
import { centreOf, half, open, put, type Request, ringLevels, type Spots, site } from './request.ts'
import { takeApart, takeNumber } from './rows.ts'

export function spotsOf(request: Request): Point3[] {
  const plane = AXES.filter((axis) => axis !== request.normal)
  const s: Spots = {
    ...request,
    plane,
    fixed: {},
    said: new Map(),
    hints: {},
    center: {},
    ring: {},
    pitches: [],
    ends: {},
    numbers: {},
    grid: undefined,
    row: undefined,
    spread: false,
    direct: undefined,
  }
  const places = placesOf(request.thing)
  const direct = places.find(({ place, used }) => place.kind === 'points' && !used)
  const held = (spots: Point3[]): Point3[] => {
    holdSpots(s, spots)
    return spots
  }
  if (direct) return held(points(s, direct))
  const arms = s.normal === 'z' && s.thing.role === 'cut' ? armSpots(s.world, s.thing) : undefined
  if (arms) return arms.spots
  // "the left one" of two bodies leans to that side.
  for (const word of s.thing.group && s.thing.role === 'add' ? s.thing.words : []) {
    const side = /^(?:left|right|front|back)$/u.test(word) ? SIDES[word] : undefined
    if (side && s.plane.includes(side.axis)) s.hints[side.axis] = side.sign
  }
  // What fixes an axis by itself comes before what needs to know which are open.
  for (const pass of [0, 1, 2]) {
    for (const said of places) if (!said.used && !said.gloss) take(s, said, pass)
    for (const said of places) if (!said.used && said.gloss) take(s, said, pass)
  }
  return held(laidOut(s))
}

function points(s: Spots, said: SaidPlace): Point3[] {
  const { points: all, axes, figures } = said.place as Place & { kind: 'points' }
  const origin: Point3 = [0, 0, 0]
  for (const figure of figures) s.world.level(figure)
  said.used = true
  if (s.count > 0 && all.length !== s.count && s.count !== 1) throw nowhere(s.thing.name)
  return all.map((point) => {
    const spot: Point3 = [...origin]
    for (const axis of s.plane) {
      const nth = axes.indexOf(axis)
      spot[indexOf(axis)] = nth >= 0 ? (point[nth] as number) : middleOf(s.box, axis)
    }
    return spot
  })
}

/** "through each end" of a link: one at the centre of either rounding. */
function takeThrough(s: Spots, said: SaidPlace, place: Place & { kind: 'through' }): void {
  // "through the middle of each half circle": one at each.
  for (const ref of place.refs) {
    const found = ref.concept === 'center' && !s.direct ? site(s, ref) : undefined
    if (found?.part === 'center' && found.several && found.boxes.length > 1) onEach(s, said, found)
  }
  takeEachBody(s, said, place)
  const end = place.refs.find(
    ({ concept, det, plural }) => concept === 'end' && (plural || /^(?:each|both)$/u.test(det)),
  )
  if (!end || s.direct || !/^(?:obround|slot)$/u.test(s.host.shape) || s.normal !== s.host.axis) return
  const found = site(s, { ...end, concept: 'center', name: 'center', of: { ...end, plural: true } })
  if (found?.boxes.length !== 2) return
  if (s.count === 0 || (s.count === 1 && s.thing.group === undefined)) s.count = found.boxes.length
  s.direct = found.boxes.map((box) => [middleOf(box, 'x'), middleOf(box, 'y'), middleOf(box, 'z')])
}

/** "through each boss and the plate below": one at each boss. */
function takeEachBody(s: Spots, said: SaidPlace, { refs }: Place & { kind: 'through' }): void {
  if (s.direct || refs.length < 2) return
  const bodies = refs.flatMap((ref) =>
    ref.kind === 'body' && /^(?:each|both|all)$/u.test(ref.det) ? (site(s, ref) ?? []) : [],
  )
  const [each] = bodies
  if (!each || bodies.length > 1 || each.boxes.length < 2) return
  if (s.count === 0 || s.count === 1 || s.count === each.boxes.length) onEach(s, said, each)
}

/** Where nothing else says where it is, it goes on from the cut before. */
function takeRest(s: Spots): void {
  const before = beforeRest(s.world, s.thing)
  if (before?.boxes.length !== Math.max(1, s.count) || open(s).length < 2) return
  s.direct ??= before.boxes.map((box) => [middleOf(box, 'x'), middleOf(box, 'y'), middleOf(box, 'z')])
}

/** "from Z=10 to Z=15 and from Z=50 to Z=55": one in each of the stretches, which are as long. */
function takeRanges(s: Spots, said: SaidPlace, { axis }: Place & { kind: 'range' }): void {
  const ranges = placesOf(s.thing).flatMap((each) => {
    const { place } = each
    if (place.kind !== 'range' || place.axis !== axis || (each.gloss && each !== said)) return []
    const [low, high] = place.figures.map((figure) => s.world.level(figure))
    return low === undefined || high === undefined ? [] : [{ each, low, high }]
  })
  const [first] = ranges
  const isSeveral = ranges.length > 1 && s.thing.plural && (s.count === ranges.length || s.count === 0)
  const isAlike = ranges.every(({ low, high }) => first && isSame(high - low, first.high - first.low))
  if (!isSeveral || !isAlike) {
    const own = ranges.find(({ each }) => each === said)
    if (own) put(s, said, axis, [(own.low + own.high) / 2])
    return
  }
  s.count = ranges.length
  put(
    s,
    said,
    axis,
    ranges.map(({ low, high }) => (low + high) / 2),
  )
  for (const { each } of ranges) each.used = true
}

export function take(s: Spots, said: SaidPlace, pass: number): void {
  const { place } = said
  switch (place.kind) {
    case 'from':
      takeFrom(s, said, place, pass)
      return
    case 'beyond':
      takeBeyond(s, said, place, pass)
      return
    case 'at':
      takeAt(s, said, place, pass)
      return
    case 'centered':
      takeCentered(s, said, place, pass)
      return
    case 'coordinate': {
      if (!s.plane.includes(place.axis)) return
      const levels = place.figures.map((figure) => s.world.level(figure))
      const shift = said.own === 'start' ? half(s, place.axis) : said.own === 'end' ? -half(s, place.axis) : 0
      put(
        s,
        said,
        place.axis,
        levels.map((level) => level + shift),
      )
      return
    }
    case 'range': {
      if (!s.plane.includes(place.axis)) return
      takeRanges(s, said, place)
      return
    }
    case 'circle':
      s.ring.radius =
        s.world.take(
          place.figure,
          'circle of the centres',
          place.radius ? undefined : { kind: 'somewhere', of: 'any' },
        ) / (place.radius ? 1 : 2)
      said.used = true
      return
    case 'clock':
    case 'angles':
      s.ring.angles ??= []
      for (const figure of place.figures) s.world.count(figure)
      if (place.kind === 'angles' && place.step) s.ring.step = place.figures[0]?.value ?? 0
      else s.ring.angles.push(...place.figures.map(({ value }) => value))
      said.used = true
      return
    case 'even':
      s.ring.even = true
      s.spread = true
      said.used = true
      return
    case 'apart':
      if (pass > 0) takeApart(s, said, place)
      return
    case 'number':
      takeNumber(s, said, place)
      return
    case 'grid':
      if (place.figures.length === 2) s.grid = place.figures
      else if (place.figures.length === 1 && place.figures[0]) s.grid = [place.figures[0], place.figures[0]]
      else if (place.word === 'circular') s.ring.even = true
      else if (s.grid || Object.keys(s.numbers).length > 0 || s.pitches.length > 1) {
        // "in a grid", which the rest tells.
      } else if (!/^(?:square|rectangular)$/u.test(place.word)) return
      said.used = true
      return
    case 'row':
      if (place.axis && s.plane.includes(place.axis)) s.row = place.axis
      else s.spread = true
      said.used = true
      return
    case 'eachside':
      takeEachSide(s, said, place, pass)
      return
    case 'between':
      takeBetween(s, said, place)
      return
    case 'concentric':
    case 'aligned': {
      // "Concentric", of nothing that is named: with what it stands on.
      if (!place.ref && place.kind === 'concentric' && pass > 1 && s.count <= 1)
        for (const axis of open(s)) put(s, said, axis, [centreOf(s, axis)])
      const found = place.ref && site(s, place.ref)
      if (!found) return
      // "through each end, concentric with the rounding".
      if (s.direct && found.part === 'center') {
        said.used = true
        return
      }
      // "aligned with the right edge": flush with it, and nothing of the other ways.
      if (
        place.kind === 'aligned' &&
        s.thing.role === 'add' &&
        found.part === 'side' &&
        found.sides.length > 0
      ) {
        takeFlush(s, said, place)
        return
      }
      for (const axis of open(s)) put(s, said, axis, ringLevels(s, found, axis))
      return
    }
    case 'through':
      takeThrough(s, said, place)
      if (place.rest && pass > 1) takeRest(s)
      return
    case 'flush':
      takeFlush(s, said, place)
      return
    case 'way':
      // "at X=-25, 0 and 25 on the X axis": across it nowhere else.
      if (place.how === 'on' && s.thing.role === 'cut' && s.plane.includes(place.axis)) {
        const other = s.plane.find((axis) => axis !== place.axis)
        if (other) put(s, said, other, [0])
        s.row ??= place.axis
        return
      }
      if (s.count > 1 && s.plane.includes(place.axis) && /^(?:along|in)$/u.test(place.how) && pass > 0) {
        s.row ??= place.axis
        said.used = true
      }
      return
    case 'full':
      takeHalfway(s, said, place)
      return
    case 'mirrored':
      if (s.count === 2) said.used = true
      return
    default:
  }
}
