/** Rows and grids: so many one way and so many the other, so far apart. */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import { indexOf, isSame, longest, sizeAlong } from '../../../operations/space.ts'
import { nowhere, unread } from '../../../operations/unread.ts'
import { type Place, placesOf, type SaidPlace } from '../../scene.ts'
import { at, centreOf, open, type Pitch, type Spots } from './request.ts'
import { wayNamed } from './ways.ts'

const OTHER_WAY = /^(?:each|both)$/u

export function takeApart(s: Spots, said: SaidPlace, place: Place & { kind: 'apart' }): void {
  const { figure, way } = place
  const isBoth = way !== undefined && OTHER_WAY.test(way.det)
  const axis = place.axis ?? (way && !isBoth ? wayNamed(s, way) : undefined)
  if (way && !isBoth && axis === undefined) return
  if (axis && !s.plane.includes(axis)) return
  // "the rows are 40 mm apart", "40 mm between the rows".
  const rows =
    (typeof said.own === 'object' && said.own.concept === 'row') ||
    (place.ref?.concept === 'row' && place.ref.plural)
  s.pitches.push({ figure, said, rows, ...(axis ? { axis } : {}) })
  said.used = true
}

export function takeNumber(s: Spots, said: SaidPlace, place: Place & { kind: 'number' }): void {
  const axis = place.axis ?? (place.way && wayNamed(s, place.way)) ?? rowsWay(s, place.rows)
  if (!axis || !s.plane.includes(axis) || s.numbers[axis] !== undefined) return
  s.world.count(place.figure)
  s.numbers[axis] = place.figure.value
  said.used = true
}

const rowsWay = (s: Spots, rows: boolean | undefined): AxisName | undefined =>
  rows === undefined ? undefined : rows ? across(s) : otherThan(s, across(s))

const long = (s: Spots): AxisName => longest(s.box, s.plane)
/** Rows lie along the longer way, unless they are told to lie otherwise. */
const across = (s: Spots): AxisName => otherThan(s, s.row ?? long(s))
const otherThan = (s: Spots, axis: AxisName): AxisName => s.plane.find((each) => each !== axis) as AxisName

/** Along an axis so many, so far apart, about the middle. */
const levelsOf = (count: number, pitch: number, middle: number): number[] =>
  Array.from({ length: count }, (_, nth) => middle + (nth - (count - 1) / 2) * pitch)

/** "5 in the X direction and 3 in Y, 18 mm apart": undefined where it is told otherwise. */
export function inRows(s: Spots, middle: (axis: AxisName) => number): Point3[] | undefined {
  const [u, v] = s.plane as [AxisName, AxisName]
  const counts = numbersOf(s)
  if (!counts) return undefined
  const pitches = { [u]: pitchOf(s, u), [v]: pitchOf(s, v) } as Record<AxisName, Pitch | undefined>
  const levels = (axis: AxisName): number[] => {
    const count = counts[axis]
    const known = s.fixed[axis]
    if (known?.length === count) return known
    const pitch = pitches[axis]
    if (count > 1 && !pitch) throw nowhere(s.thing.name)
    const { start, end } = s.ends[axis] ?? {}
    // "The first hole is 20 mm from the left edge": from there inwards.
    if (known?.length === 1 && count > 1 && pitch && (start ?? end) !== undefined) {
      const from = known[0] as number
      const sign = from > middle(axis) + 1e-6 ? -1 : 1
      const step = s.world.take(pitch.figure, `${s.thing.name} spacing`)
      return Array.from({ length: count }, (_, nth) => from + sign * nth * step)
    }
    if (known && count > 1) throw nowhere(s.thing.name)
    const step = pitch ? s.world.take(pitch.figure, `${s.thing.name} spacing`) : 0
    return levelsOf(count, step, known?.[0] ?? middle(axis))
  }
  const made = levels(u).flatMap((a) => levels(v).map((b) => at(s, [a, b])))
  for (const pitch of s.pitches) if (pitch !== pitches[u] && pitch !== pitches[v]) s.world.fail(pitch.said)
  return made
}

/** How many lie each way: as it is told, or two and two of four that are so far apart both ways. */
function numbersOf(s: Spots): Record<AxisName, number> | undefined {
  const [u, v] = s.plane as [AxisName, AxisName]
  const { numbers, count, pitches } = s
  const told = [numbers[u], numbers[v]]
  const settled = (a: number, b: number): Record<AxisName, number> => {
    if (count > 1 && count !== a * b) throw nowhere(s.thing.name)
    s.count = a * b
    return { [u]: a, [v]: b } as Record<AxisName, number>
  }
  if (told[0] !== undefined && told[1] !== undefined) return settled(told[0], told[1])
  const one = told[0] ?? told[1]
  if (one !== undefined) {
    if (count === 0 || count % one !== 0) throw nowhere(s.thing.name)
    return told[0] === undefined ? settled(count / one, one) : settled(one, count / one)
  }
  const axes = new Set(pitches.map(({ axis }) => axis))
  const isBothWays = axes.has(u) && axes.has(v)
  const isEitherWay =
    pitches.length === 1 &&
    pitches.some(({ said: { place } }) => place.kind === 'apart' && OTHER_WAY.test(place.way?.det ?? ''))
  // "The corner holes are 62 mm apart": both ways.
  const isCornered =
    pitches.length === 1 &&
    axes.has(undefined) &&
    s.plane.every((axis) => s.fixed[axis] === undefined) &&
    (s.thing.words.includes('corner') ||
      placesOf(s.thing).some(({ place }) => place.kind === 'at' && place.ref.concept === 'corner'))
  return (isBothWays || isEitherWay || isCornered) && (count === 4 || count === 0) ? settled(2, 2) : undefined
}

/** What is told of this way, or of both. */
function pitchOf(s: Spots, axis: AxisName): Pitch | undefined {
  const named = s.pitches.filter((pitch) => pitch.axis === axis)
  if (named.length > 1) throw nowhere(s.thing.name)
  if (named[0]) return named[0]
  const rows = s.pitches.find((pitch) => pitch.rows)
  if (rows && axis === across(s)) return rows
  return s.pitches.find((pitch) => pitch.axis === undefined && !pitch.rows)
}

/** "a 4 x 3 grid": so many, and no lengths. */
export function countsOfGrid(s: Spots): boolean {
  const [a, b] = s.grid ?? []
  if (!a || !b || /[a-z]/iu.test(`${a.text}${b.text}`)) return false
  if (!Number.isInteger(a.value) || !Number.isInteger(b.value)) return false
  const total = a.value * b.value
  if (total !== s.count && !(s.count === 0 && s.pitches.length > 0 && total <= 400)) return false
  const [u, v] = s.plane as [AxisName, AxisName]
  s.world.count(a)
  s.world.count(b)
  s.numbers = { [u]: a.value, [v]: b.value }
  s.count = total
  return true
}

/** Two rails as long as the plate lie beside each other, and not behind. */
function roomy(s: Spots, axes: readonly AxisName[]): readonly AxisName[] {
  const free = axes.filter((axis) => s.size[indexOf(axis)] < sizeAlong(s.box, axis) - 1e-6)
  return s.thing.role === 'add' && free.length > 0 ? free : axes
}

/** So far from one to the next, about the middle or from where the first lies. */
export function spaced(s: Spots): void {
  const [first, second] = s.pitches
  if (!first) return
  if (second) throw unread(s.world.quote(second.said.span))
  const { figure, axis: told, said } = first
  const left = open(s)
  if (s.count === 0) throw nowhere(s.thing.name)
  const starting = s.plane.find(
    (axis) =>
      s.fixed[axis]?.length === 1 &&
      s.said.get(axis)?.place.kind === 'from' &&
      typeof s.said.get(axis)?.own === 'string',
  )
  const usual = left.length === 1 ? left[0] : longest(s.box, roomy(s, left.length > 0 ? left : s.plane))
  // "two slots 40 mm long, 24 mm apart": beside one another.
  const isLong = usual !== undefined && s.size[indexOf(usual)] > Math.abs(figure.value) + 1e-9
  const axis = told ?? s.row ?? starting ?? (isLong && left.length > 1 ? otherThan(s, usual) : usual)
  if (!axis || !s.plane.includes(axis)) {
    s.world.fail(said)
    return
  }
  const pitch = s.world.take(figure, `${s.thing.name} spacing`)
  const pair = s.plane.map((each) => s.fixed[each]).find((levels) => levels?.length === 2)
  if (pair && s.count === 2) {
    if (!isSame(Math.abs((pair[0] as number) - (pair[1] as number)), pitch))
      throw unread(s.world.quote(said.span))
    return
  }
  const other = s.fixed[otherThan(s, axis)]
  const count = other && other.length > 1 && s.count % other.length === 0 ? s.count / other.length : s.count
  const known = s.fixed[axis]
  const start = known?.length === 1 ? known[0] : undefined
  if (start === undefined) {
    s.fixed[axis] = levelsOf(count, pitch, s.center[axis] ?? centreOf(s, axis))
    return
  }
  const sign = start > centreOf(s, axis) + 1e-6 ? -1 : 1
  s.fixed[axis] = Array.from({ length: count }, (_, nth) => start + sign * nth * pitch)
}

/** "the first 20 mm from one end, the last 20 mm from the other", evenly spaced: those between them. */
export function spread(s: Spots): void {
  const axis = s.plane.find((each) => s.fixed[each]?.length === 2)
  const [low, high] = axis ? (s.fixed[axis] as [number, number]) : []
  if (!axis || low === undefined || high === undefined || s.count < 3) return
  const other = s.fixed[otherThan(s, axis)]
  if (other && other.length > 1) return
  if (!s.ring.even) s.world.assume(`The ${s.thing.name}s between the first and the last are evenly spaced`)
  s.fixed[axis] = Array.from({ length: s.count }, (_, nth) => low + ((high - low) * nth) / (s.count - 1))
}

/** Where the first and where the last lies is told. */
export const isEnded = ({ ends }: Spots): boolean =>
  Object.values(ends).some(({ start, end }) => start !== undefined && end !== undefined)
