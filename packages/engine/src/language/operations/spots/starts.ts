/** Where the first of a pattern lies, told by itself: "the first one is at 3 o'clock", "15 mm from the left end". */
import type { AxisName } from '../../../plan/geometry.ts'
import type { SaidPlace, Thing } from '../things.ts'
import { nowhere } from '../unread.ts'
import { Spots } from './spots.ts'

const QUARTER = 90

/** Of several that lie in a pattern only one or both ends are told: that is no member with a place of its own. */
export function takeStarts(thing: Thing, isPattern: boolean): void {
  const { members, count } = thing
  if (members.length === 0 || members.length === count || !isPattern || count < 3) return
  const ends = members.every(({ ordinal, sizes }) => sizes.length === 0 && (ordinal === 1 || ordinal === -1))
  if (!ends && (members.length > 1 || members[0]?.sizes.length !== 0)) return
  thing.starts = members
  thing.members = []
}

/** The levels of the first and the last along an axis. */
export function startOf(s: Spots, axis: AxisName): { first?: number; last?: number } {
  const found: { first?: number; last?: number } = {}
  for (const start of s.request.thing.starts ?? []) {
    const level = levelsOf(s, start)[axis]
    if (level !== undefined) found[start.ordinal === -1 ? 'last' : 'first'] = level
  }
  return found
}

function levelsOf(s: Spots, start: Thing): Partial<Record<AxisName, number>> {
  const { group: _, ...alone } = start
  const own = new Spots({ ...s.request, thing: alone, count: 1 })
  own.found()
  s.marks.push(...own.marks)
  return Object.fromEntries(Object.entries(own.fixed).map(([axis, levels]) => [axis, levels[0]]))
}

/** "at the top", "on the +X axis", "at 12 o'clock": of the one that is told. */
export function startAngle(s: Spots): number | undefined {
  const [start, other] = s.request.thing.starts ?? []
  if (!start) return undefined
  if (other) throw nowhere(s.request.thing.name)
  for (const said of start.places) {
    const angle = angleOf(s, said)
    if (angle === undefined) continue
    said.used = true
    return angle
  }
  return undefined
}

function angleOf(s: Spots, { place }: SaidPlace): number | undefined {
  if ((place.kind === 'clock' || place.kind === 'angles') && place.figures[0])
    return s.request.build.take(place.figures[0], `${s.request.thing.name} angle`)
  const [u, v] = s.plane
  const turned = (axis: AxisName, sign: number): number | undefined =>
    axis === u ? (sign > 0 ? 0 : 2 * QUARTER) : axis === v ? (sign > 0 ? QUARTER : 3 * QUARTER) : undefined
  if (place.kind === 'way') return turned(place.axis, place.sign ?? 1)
  if (place.kind !== 'at' || place.ref.role !== 'part' || !/^(?:at|on|to)$/u.test(place.how)) return undefined
  const side = s.site({
    ...place.ref,
    concept: place.ref.concept === 'face' ? 'edge' : place.ref.concept,
  })?.side
  // On a disc that lies flat the top of the circle is at its back.
  if (side?.axis === s.request.axis) return s.request.axis === 'z' ? turned('y', side.sign) : undefined
  return side && turned(side.axis, side.sign)
}
