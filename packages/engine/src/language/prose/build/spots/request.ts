/** One request for places, while the statements about it are taken. */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import { type Box, indexOf, isSame, levelOf, middleOf, SIDES, type Side } from '../../../operations/space.ts'
import { contradiction } from '../../../operations/unread.ts'
import type { Figure, Phrase } from '../../phrases.ts'
import type { SaidPlace, Thing } from '../../scene.ts'
import { centerAlong, type Site } from '../sites/site.ts'
import { siteOf } from '../sites/sites.ts'
import type { Solid, World } from '../world.ts'

export interface Request {
  world: World
  thing: Thing
  host: Solid
  box: Box
  /** Across which it lies. */
  normal: AxisName
  /** Its own sizes, for what is measured from its sides. */
  size: Point3
  /** Measured from its centre, as holes are. */
  round: boolean
  count: number
  /** Cut in from one of the sides that the words name: it lies at that one. */
  opening?: Side
  /** Nothing is assumed of the middle where one is meant to lie there. */
  quiet?: boolean
}

export interface Pitch {
  figure: Figure
  axis?: AxisName
  /** From one row to the next. */
  rows: boolean
  said: SaidPlace
}

type Levels = Partial<Record<AxisName, number[]>>

/** One request while its statements are taken. */
export interface Spots extends Request {
  plane: readonly AxisName[]
  fixed: Levels
  said: Map<AxisName, SaidPlace>
  /** Which end of an axis the words lean to: "near the left edge". */
  hints: Partial<Record<AxisName, 1 | -1>>
  center: Partial<Record<AxisName, number>>
  ring: { radius?: number; angles?: number[]; step?: number; even?: boolean }
  pitches: Pitch[]
  /** Where a row begins and where it ends. */
  ends: Partial<Record<AxisName, { start?: number; end?: number }>>
  /** So many along each. */
  numbers: Partial<Record<AxisName, number>>
  grid: readonly Figure[] | undefined
  row: AxisName | undefined
  spread: boolean
  /** One at each of several that are there. */
  direct: Point3[] | undefined
}

export const at = (s: Spots, levels: readonly [number, number]): Point3 => {
  const spot: Point3 = [0, 0, 0]
  s.plane.forEach((axis, nth) => {
    spot[indexOf(axis)] = levels[nth] as number
  })
  return spot
}

export function put(s: Spots, said: SaidPlace, axis: AxisName, levels: number[]): boolean {
  if (!s.plane.includes(axis)) return false
  const known = s.fixed[axis]
  const unique = levels.filter((level, nth) => levels.findIndex((other) => isSame(other, level)) === nth)
  if (known) {
    const agrees =
      unique.length === known.length && unique.every((level) => known.some((other) => isSame(other, level)))
    if (agrees) {
      said.used = true
      return true
    }
    const first = s.said.get(axis)
    if (unique.length === known.length && first)
      throw contradiction(s.world.quote(first.span), s.world.quote(said.span))
    return false
  }
  s.fixed[axis] = unique
  s.said.set(axis, said)
  said.used = true
  return true
}

export const open = (s: Spots): AxisName[] => s.plane.filter((axis) => s.fixed[axis] === undefined)

export const site = (s: Spots, phrase: Phrase): Site | undefined => {
  const found = siteOf(phrase, { world: s.world, self: s.thing, host: s.host, normal: s.normal })
  const isSide = found?.part === 'side' || found?.part === 'center'
  if (!found || !s.opening || !isSide || found.sides.length === 1) return found
  const { axis } = s.opening
  // "in the middle of both short edges": of the one that this is cut into.
  const isNamed = found.along === axis || found.sides.some((side) => side.axis === axis)
  const isEdge = /^(?:edge|side|end)$/u.test(found.phrase.of?.concept ?? found.phrase.concept)
  if (!isNamed && !isEdge) return found
  return { ...found, sides: [s.opening], along: undefined, several: false }
}

/** "10 mm up from the bottom edge", "the upper left corner" of what lies flat: as seen from above. */
export const inPlan = (s: Spots, found: Site): Site =>
  s.normal === 'z' &&
  (found.part === 'side' || found.part === 'corner') &&
  found.sides.every(({ axis }) => axis !== 'y')
    ? { ...found, sides: found.sides.map((side) => (side.axis === 'z' ? { ...side, axis: 'y' } : side)) }
    : found

export const ringLevels = (s: Spots, found: Site, axis: AxisName): number[] => {
  if (found.several && found.boxes.length === s.count) return found.boxes.map((box) => middleOf(box, axis))
  return [centerAlong(found, axis)]
}

export const half = (s: Spots, axis: AxisName): number => s.size[indexOf(axis)] / 2

/** From its own centre, or from the side that is nearest; `sign`: on which side of it the other thing lies. */
export const reach = (s: Spots, said: SaidPlace, axis: AxisName, sign?: 1 | -1): number => {
  const { own } = said
  if (typeof own === 'object') {
    if (own.concept === 'center' || own.concept === 'axis' || (s.round && own.kind !== 'place')) return 0
    // "its lower edge is 8 mm below the top": the far side.
    const named = [own.concept, ...own.words].flatMap((word) => SIDES[word] ?? [])
    const side = named.find((each) => each.axis === axis)
    return side && sign !== undefined && side.sign !== sign ? -half(s, axis) : half(s, axis)
  }
  // Where a row of holes begins is the center of the first.
  if (own === 'start' || own === 'end') return s.round && s.count > 1 ? 0 : half(s, axis)
  return s.round ? 0 : half(s, axis)
}

export const sideLevel = (found: Site, axis: AxisName): number | undefined => {
  const side = found.sides.find((each) => each.axis === axis)
  return side && levelOf(found.box, side)
}

export const centre = (s: Spots, said: SaidPlace, axis: AxisName, level: number): void => {
  s.center[axis] = level
  said.used = true
}

export const centreOf = (s: Spots, axis: AxisName): number => {
  const { middle } = s.host
  return middle && s.box === s.host.box ? middle[indexOf(axis)] : middleOf(s.box, axis)
}
