/** Several that lie in a line or in rows and columns. */
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import type { Along, ArrayPlace } from '../arrays.ts'
import type { Figure } from '../nodes.ts'
import { isSame, levelOf, longest, middleOf } from '../space.ts'
import { placesOf, type SaidPlace, type Thing } from '../things.ts'
import { contradiction, nowhere } from '../unread.ts'
import { onCircle } from './circles.ts'
import type { Levels, Spots } from './spots.ts'
import { startOf } from './starts.ts'

export interface Layout {
  /** How many lie along each axis. */
  counts: Partial<Record<AxisName, number>>
  /** How far from one to the next along each. */
  pitches: Partial<Record<AxisName, number>>
  radius?: number
  /** What the radius was told by. */
  told?: Figure
  angles?: readonly number[]
  /** From each to the next. */
  step?: number
  even?: boolean
}

/** Of a grid told by its counts: "a 4 x 3 grid". */
const isCounts = (thing: Thing, { place }: SaidPlace): boolean =>
  place.kind === 'grid' &&
  place.figures.every(({ unit, value }) => unit === undefined && Number.isInteger(value)) &&
  (thing.count < 2 || place.figures.reduce((product, { value }) => product * value, 1) === thing.count)

/** "4 holes in X and 3 in Y" counts them. */
export function countThing(thing: Thing): void {
  for (const said of thing.places) {
    if (isCounts(thing, said) && said.place.kind === 'grid') {
      const [a, b] = said.place.figures
      if (!a || !b) continue
      said.place = {
        kind: 'array',
        counts: [
          { count: a.value, along: 'x' },
          { count: b.value, along: 'y' },
        ],
        pitches: [],
        figures: said.place.figures,
      }
    }
    const { place } = said
    if (place.kind !== 'array' || place.counts.length === 0) continue
    const total = place.counts.reduce((product, { count }) => product * count, 1)
    if (thing.count < 2) thing.count = total
    else if (thing.count !== total) throw contradiction(`${thing.count} ${thing.name}s`, `${total}`)
  }
}

function axisOf(s: Spots, along: Along): AxisName | undefined {
  const long = longest(s.request.box, s.plane)
  if (along === 'long') return long
  if (along === 'short') return s.plane.find((axis) => axis !== long)
  if (along === 'both') return undefined
  return s.plane.includes(along) ? along : undefined
}

export function takeArray(s: Spots, said: SaidPlace, { counts, pitches, figures }: ArrayPlace): boolean {
  const { build, thing } = s.request
  const { layout } = s
  for (const { count, along } of counts) {
    const axis = axisOf(s, along)
    if (!axis) return false
    layout.counts[axis] = count
  }
  for (const { figure, along } of pitches) {
    const axis = along && axisOf(s, along)
    if (along && along !== 'both' && !axis) return false
    const step = build.take(figure, `${thing.name} spacing`)
    if (axis) layout.pitches[axis] = step
    else for (const each of s.plane) if (along === 'both' || layout.counts[each]) layout.pitches[each] = step
    if (!along && Object.keys(layout.counts).length === 0) s.pitch = step
  }
  if (counts.length > 0) for (const figure of figures) if (figure.unit === undefined) build.count(figure)
  said.used = true
  return true
}

export function takeGrid(s: Spots, said: SaidPlace, place: SaidPlace['place'] & { kind: 'grid' }): boolean {
  const { build, thing } = s.request
  for (const [nth, axis] of s.plane.entries()) {
    const figure = place.figures.find((each) => each.axis === axis) ?? place.figures[nth]
    // "70 mm (X) by 20 mm (Z)" is no pattern on a face that lies across Z.
    if (!figure || (figure.axis && figure.axis !== axis)) return false
    const half = build.take(figure, `${thing.name} pattern`) / 2
    s.fixed[axis] = [s.center[axis] - half, s.center[axis] + half]
  }
  said.used = true
  return true
}

export function takeSpread(
  s: Spots,
  said: SaidPlace,
  place: SaidPlace['place'] & { kind: 'astride' | 'apart' },
  pass: number,
): boolean {
  const { build, thing, box, count } = s.request
  if (count < 2 || (pass < 2 && !place.axis)) return false
  const step = (): number => build.take(place.figure, `${thing.name} spacing`)
  const [only, second] = s.open
  if (place.kind === 'apart') {
    if (place.axis ? !s.plane.includes(place.axis) : !only && s.layout.radius === undefined) return false
    said.used = true
    if (place.axis) s.layout.pitches[place.axis] = step()
    else s.pitch = step()
    return true
  }
  if (!only || count > 3) return false
  const axis = place.axis ?? (second ? longest(box, s.open) : only)
  const site = place.ref ? s.site(place.ref) : undefined
  const middle = site ? middleOf(site.box, axis) : s.center[axis]
  const gap = (2 * step()) / (count - 1)
  // "70 mm apart, 30 mm to either side of the middle".
  if (s.pitch !== undefined && !isSame(gap, s.pitch)) build.fail(said)
  return s.fix(axis, line(count, gap, middle), said)
}

const line = (count: number, gap: number, middle: number): Levels =>
  Array.from({ length: count }, (_, i) => middle + gap * (i - (count - 1) / 2))

/** Where all of them lie, or nothing where each way is told by itself. */
export function laidOut(s: Spots): Point3[] | undefined {
  const { layout } = s
  const { box, count, thing } = s.request
  if (layout.radius !== undefined || layout.angles || layout.step !== undefined) return onCircle(s)
  if (s.pitch !== undefined) {
    // One pitch without a way: along what is left open, along the longer way of both; in rows each way.
    const counted = s.plane.filter((axis) => layout.counts[axis])
    const left = s.open.filter((axis) => layout.pitches[axis] === undefined)
    // "from X=-32 to X=32 with a pitch of 16 mm".
    const between = s.plane.filter((axis) => count > 2 && s.fixed[axis]?.length === 2)
    const ways =
      between.length === 1 && counted.length === 0
        ? between
        : counted.length > 0
          ? counted
          : s.along
            ? [s.along]
            : left.length > 0
              ? [longest(box, left)]
              : []
    for (const axis of ways) layout.pitches[axis] ??= s.pitch
    if (ways.length === 0) throw nowhere(thing.name)
  }
  for (const axis of s.plane) {
    const levels = levelsAlong(s, axis, countAlong(s, axis, count))
    if (levels) s.fixed[axis] = levels
  }
  return undefined
}

/** As many as are told, or as the other way leaves. */
function countAlong(s: Spots, axis: AxisName, count: number): number | undefined {
  const { counts, pitches, even } = s.layout
  if (counts[axis]) return counts[axis]
  const fixed = s.fixed[axis]
  const spread = even === true && fixed?.length === 2 && count > 2
  if (pitches[axis] === undefined && !spread) return undefined
  const other = s.plane.find((each) => each !== axis) as AxisName
  if (pitches[other] !== undefined && !counts[other]) return count === 4 ? 2 : undefined
  const rest = counts[other] ?? s.fixed[other]?.length ?? 1
  return Number.isInteger(count / rest) ? count / rest : undefined
}

function levelsAlong(s: Spots, axis: AxisName, count: number | undefined): Levels | undefined {
  const { thing, box } = s.request
  const { pitches, even } = s.layout
  const pitch = pitches[axis]
  if (count === undefined) {
    if (pitch !== undefined) throw nowhere(thing.name)
    return undefined
  }
  const ends = s.fixed[axis]
  if (count === 1) return ends ?? [s.center[axis]]
  const { first, last } = startOf(s, axis)
  const [low, high] =
    ends?.length === 2
      ? (ends as [number, number])
      : first !== undefined && last !== undefined
        ? [first, last]
        : []
  // Evenly from one end to the other.
  if (low !== undefined && high !== undefined) {
    const gap = (high - low) / (count - 1)
    if (pitch !== undefined && !isSame(Math.abs(gap), pitch)) throw nowhere(thing.name)
    if (pitch === undefined && !even) throw nowhere(thing.name)
    return Array.from({ length: count }, (_, i) => low + gap * i)
  }
  if (pitch === undefined) throw nowhere(thing.name)
  const end = first ?? last
  // "20 mm apart, 15 mm from the left end": whether all of them or the first one is not told.
  if (end === undefined && ends) throw nowhere(thing.name)
  const toward = end !== undefined && end < s.center[axis] ? 1 : -1
  const levels =
    end === undefined
      ? line(count, pitch, s.center[axis])
      : Array.from({ length: count }, (_, i) => end + toward * pitch * i)
  // A row that runs out of the part is meant to lie otherwise.
  const half = s.half(axis)
  const isInside = levels.every(
    (level) =>
      level + half <= levelOf(box, { axis, sign: 1 }) + 1e-6 &&
      level - half >= levelOf(box, { axis, sign: -1 }) - 1e-6,
  )
  if (!isInside) throw nowhere(thing.name)
  return levels
}

export const isPattern = (thing: Thing): boolean =>
  placesOf(thing).some(({ place: { kind } }) => /^(?:circle|even|apart|array|grid|angles|clock)$/u.test(kind))
