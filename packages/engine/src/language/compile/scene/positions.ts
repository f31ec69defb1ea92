/** Stated places of a body, measured: its sides against the ends of the part, or against its host's. */
import type { AxisName, Point3, SignedAxis } from '../../../plan/geometry.ts'
import type { Measure } from '../../../plan/requirement.ts'
import { plural } from '../../lexicon/lexicon.ts'
import { pointAxes } from '../../quantities/quantity.ts'
import { slantedWall } from '../cuts/channel-walls.ts'
import { belowTrough, isTrough } from '../cuts/troughs.ts'
import { along, type Stand } from '../faces/stand.ts'
import { all, type Check, clash } from '../layout/statements.ts'
import { type Ledger, millimetres, type Source } from '../ledger.ts'
import { AXES, flatEnds, hasLevel, indexOf, type Matter, openSide } from './probe.ts'

interface Found {
  measure: Measure
  value: number
}

const NEAR = 1e-6

/** A side of the body that can be seen, against the end of the part that is farther from it. */
function fromPartEnd(
  stand: Stand,
  matter: Matter,
  axis: AxisName,
  prefer: readonly ('min' | 'max')[],
): Found {
  const k = indexOf(axis)
  const [low, high] = [matter.min[k], matter.max[k]]
  const whole: Found = { measure: { kind: 'extent', axis }, value: high - low }
  const flat = flatEnds(stand, axis)
  for (const end of prefer) {
    const at = stand[end][k]
    if (!flat.includes(end) || !hasLevel(matter, axis, at)) continue
    if (Math.abs(at - low) < NEAR || Math.abs(at - high) < NEAR) continue
    return at - low >= high - at
      ? { measure: { kind: 'levels', axis, from: low, to: at }, value: at - low }
      : { measure: { kind: 'levels', axis, from: at, to: high }, value: high - at }
  }
  if (prefer.some((end) => Math.abs(stand[end][k] - (end === 'min' ? low : high)) < NEAR)) return whole
  // About the origin, as all else is: its round side may be covered, and the whole would show it.
  if (!stand.entity.cut && Math.abs(stand.min[k] + stand.max[k]) < NEAR && Math.abs(low + high) < NEAR)
    return whole
  return roundSide(stand, matter, axis) ?? whole
}

const BALLS: ReadonlySet<string> = new Set(['hemisphere', 'cap', 'sphere'])

/** A dimple has no axis: the part is thinnest right below its middle. */
function underDimple({ axis, min, max }: Stand, matter: Matter): Found | undefined {
  const value = axis === 'z' ? min[2] - matter.min[2] : 0
  const at: Point3 = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, matter.min[2] + value / 2]
  return value > NEAR ? { measure: { kind: 'wall-thickness', at, direction: '+z' }, value } : undefined
}

/** From the round side of a body to the end of the part on the other side of it. */
function roundSide(stand: Stand, matter: Matter, axis: AxisName): Found | undefined {
  const diameter = stand.dimensions.values.get('diameter')
  const k = indexOf(axis)
  if (diameter === undefined || axis === stand.axis) return undefined
  const middle = (stand.min[k] + stand.max[k]) / 2
  const inner = stand.entity.cut ? 'hole' : 'body'
  if (isTrough(stand, matter)) return belowTrough(stand, matter)
  if (inner === 'hole' && BALLS.has(stand.shape)) return underDimple(stand, matter)
  if (inner === 'hole') {
    const near = stand.min.map((low, i) => (low + (stand.max[i] as number)) / 2) as Point3
    return { measure: { kind: 'hole-position', diameter, near, along: axis }, value: middle }
  }
  const surface = openSide(matter, stand, diameter)
  const wall = matter.stands
    .filter((other) => other !== stand)
    .flatMap((other) => flatEnds(other, axis).map((end) => ({ other, at: other[end][k] })))
    .find(({ at }) => Math.abs(at - matter.min[k]) < NEAR || Math.abs(at - matter.max[k]) < NEAR)
  if (!surface || !wall) return undefined
  const flat = wall.other.min.map((low, i) => (low + (wall.other.max[i] as number)) / 2) as Point3
  flat[k] = wall.at
  const value = Math.abs(middle - wall.at) - diameter / 2
  return value > NEAR ? { measure: { kind: 'distance', between: [surface, flat] }, value } : undefined
}

const require_ = (
  ledger: Ledger,
  stand: Stand,
  says: string,
  { measure, value }: Found,
  source: Source,
): void => ledger.require({ name: `${stand.id}-place`, says, measure, value, source })

/** Coordinates, ranges, levels and points that were said of the body or of one of its copies. */
export function requireCoordinates(copies: readonly Stand[], matter: Matter, ledger: Ledger): void {
  const [first] = copies
  if (!first) return
  const { entity } = first
  const near = (axis: AxisName, value: number): Stand =>
    copies.find((copy) => Math.abs((along(copy.min, axis) + along(copy.max, axis)) / 2 - value) < NEAR) ??
    first
  for (const { place, source } of all(entity.places, 'range')) {
    const k = indexOf(place.axis)
    const [from, to] = [first.min[k], first.max[k]]
    const seen = hasLevel(matter, place.axis, from) && hasLevel(matter, place.axis, to)
    const whole = Math.abs(from - matter.min[k]) < NEAR && Math.abs(to - matter.max[k]) < NEAR
    const found: Found =
      seen && !whole
        ? { measure: { kind: 'levels', axis: place.axis, from, to }, value: to - from }
        : { measure: { kind: 'extent', axis: place.axis }, value: matter.max[k] - matter.min[k] }
    require_(ledger, first, `${entity.concept} from ${place.axis} = ${from} to ${to}`, found, source)
  }
  for (const { place, source } of all(entity.places, 'level')) {
    const axis = place.side[1] as AxisName
    const found = fromPartEnd(first, matter, axis, [place.side[0] === '+' ? 'max' : 'min'])
    require_(
      ledger,
      first,
      `${entity.concept} ${place.side} side at ${axis} = ${place.value.value}`,
      found,
      source,
    )
  }
  for (const { place, source } of all(entity.places, 'lifted')) {
    const found = fromPartEnd(first, matter, 'z', place.up ? ['min', 'max'] : ['max', 'min'])
    const says = `${entity.concept} ${millimetres(place.distance.value)} ${place.up ? 'above' : 'below'} the ${place.from}`
    require_(ledger, first, says, found, source)
  }
  for (const { place, source } of all(entity.places, 'coordinate')) {
    const stand = near(place.axis, place.value.value)
    const found = fromPartEnd(
      stand,
      matter,
      place.axis,
      place.value.value < 0 ? ['min', 'max'] : ['max', 'min'],
    )
    require_(ledger, stand, `${entity.concept} middle at ${place.axis} = ${place.value.value}`, found, source)
  }
  for (const { place, source } of all(entity.places, 'coordinates'))
    for (const { value } of place.values) {
      const stand = near(place.axis, value)
      const found = fromPartEnd(stand, matter, place.axis, value < 0 ? ['min', 'max'] : ['max', 'min'])
      require_(ledger, stand, `${entity.concept} middle at ${place.axis} = ${value}`, found, source)
    }
  const [points] = all(entity.places, 'points')
  if (points)
    for (const copy of copies)
      for (const axis of pointAxes(points.place.quantity)) {
        const middle = (along(copy.min, axis) + along(copy.max, axis)) / 2
        const found = fromPartEnd(copy, matter, axis, middle < 0 ? ['min', 'max'] : ['max', 'min'])
        require_(ledger, copy, `${entity.concept} middle at ${axis} = ${middle}`, found, points.source)
      }
  for (const { place, source } of all(entity.places, 'spans')) {
    const [low, high] = [along(matter.min, first.axis), along(matter.max, first.axis)]
    const says = `middles ${millimetres(place.value.value)} apart (overall ${millimetres(high - low)})`
    const found: Found = { measure: { kind: 'extent', axis: first.axis }, value: high - low }
    require_(ledger, first, says, found, { ...source, values: [place.value] })
  }
  requireReach(first, matter, ledger)
  requireAbove(first, matter, ledger)
  requireSpacing(copies, matter, ledger)
  const [angles] = all(entity.places, 'angles')
  if (angles) requireTurns(copies, angles.source, ledger)
}

/** How far arms reach, and what sits at their ends: seen in the size of the whole part. */
function requireReach(stand: Stand, matter: Matter, ledger: Ledger): void {
  const { entity } = stand
  const tips = entity.places.some(({ place }) => place.kind === 'tips')
  const centred = all(entity.places, 'from').filter(({ place }) => tips && place.of === 'centre')
  const said = [
    ...all(entity.places, 'reach').map(({ place, source }) => ({ value: place.value, source })),
    ...centred.map(({ place, source }) => ({ value: place.distance, source })),
  ]
  const size = matter.max[0] - matter.min[0]
  for (const { value, source } of said)
    require_(
      ledger,
      stand,
      `${entity.concept} ${millimetres(value.value)} from the middle (overall ${millimetres(size)})`,
      { measure: { kind: 'extent', axis: 'x' }, value: size },
      source,
    )
}

/** How much of a body stands out of the one it goes through. */
function requireAbove(stand: Stand, matter: Matter, ledger: Ledger): void {
  const others = matter.stands.filter(({ entity }) => entity !== stand.entity && !entity.cut)
  const named = others.find(({ entity }) => entity === stand.entity.host)
  const host = named ?? (others.length === 1 ? others[0] : undefined)
  for (const { place, source } of all(stand.entity.places, 'above')) {
    const [from, to] = [host?.max[2] ?? matter.min[2], stand.max[2]]
    if (Math.abs(to - from - place.value.value) > NEAR) throw clash(stand.entity, [{ source }])
    const found: Found = { measure: { kind: 'levels', axis: 'z', from, to }, value: to - from }
    require_(ledger, stand, `${stand.entity.concept} ${millimetres(to - from)} above`, found, source)
  }
}

const middleOf = (stand: Stand, axis: AxisName): number =>
  (along(stand.min, axis) + along(stand.max, axis)) / 2

/** The way from one to another, where that runs along one axis only. */
function wayBetween(one: Stand, other: Stand): { axis: AxisName; pitch: number } | undefined {
  const [way, second] = AXES.map((axis) => ({
    axis,
    pitch: Math.abs(middleOf(other, axis) - middleOf(one, axis)),
  })).filter(({ pitch }) => pitch > NEAR)
  return second ? undefined : way
}

/** Of a grid, one that lies so far from the first; of a row the second. */
function neighbourOf(copies: readonly Stand[], distance: number): Stand | undefined {
  const [first, second] = copies
  if (!first || all(first.entity.places, 'grid').length === 0) return second
  return copies.find((copy) => Math.abs((wayBetween(first, copy)?.pitch ?? 0) - distance) < NEAR)
}

/** A stated spacing must be that of the copies; what is measured is the gap between two of them. */
function requireSpacing(copies: readonly Stand[], matter: Matter, ledger: Ledger): void {
  const [first, second] = copies
  if (!first || !second) return
  for (const { place, source } of all(first.entity.places, 'apart')) {
    const next = neighbourOf(copies, place.distance.value)
    if (!next) throw clash(first.entity, [{ source }])
    const axis = AXES.find((each) => Math.abs(middleOf(first, each) - middleOf(next, each)) > NEAR)
    if (!axis) return
    const k = indexOf(axis)
    const pitch = Math.abs(middleOf(next, axis) - middleOf(first, axis))
    const [low, high] = middleOf(first, axis) < middleOf(next, axis) ? [first, next] : [next, first]
    const [from, to] = [low.max[k], high.min[k]]
    const told = place.web ? to - from : pitch
    if (Math.abs(told - place.distance.value) > NEAR) throw clash(first.entity, [{ source }])
    const seen =
      hasLevel(matter, axis, from) && hasLevel(matter, axis, to) && flatEnds(first, axis).length > 0
    const found: Found = seen
      ? { measure: { kind: 'levels', axis, from, to }, value: to - from }
      : fromPartEnd(high, matter, axis, ['max', 'min'])
    require_(ledger, first, `${plural(first.entity.concept)} ${millimetres(told)} apart`, found, source)
  }
}

/** Round bodies on a circle, by the gap between two neighbours; others by where the first one stands. */
function requireCircle(
  copies: readonly Stand[],
  { diameter, source }: Check & { kind: 'circle' },
  matter: Matter,
  ledger: Ledger,
): void {
  const [first, second] = copies as [Stand, Stand]
  const says = `${copies.length} ${plural(first.entity.concept)} on a circle of ${millimetres(diameter)}`
  const own = first.dimensions.values.get('diameter')
  const [a, b] = [first, second].map((stand) => (own ? openSide(matter, stand, own) : undefined))
  const gap = diameter * Math.sin(Math.PI / copies.length) - (own ?? 0)
  const found: Found =
    a && b && gap > NEAR
      ? { measure: { kind: 'distance', between: [a, b] }, value: gap }
      : fromPartEnd(first, matter, 'x', ['max', 'min'])
  require_(ledger, first, says, found, source)
}

/** Bodies turned about z: as many stretches of material on a circle through their middles. */
function requireTurns(copies: readonly Stand[], source: Source, ledger: Ledger): void {
  const first = copies[0] as Stand
  const middle = first.min.map((low, i) => (low + (first.max[i] as number)) / 2) as Point3
  ledger.require({
    name: `${first.id}-angles`,
    says: `${copies.length} ${plural(first.entity.concept)} around`,
    measure: {
      kind: 'tooth-count',
      centre: [0, 0, middle[2]],
      axis: '+z',
      diameter: 2 * Math.hypot(middle[0], middle[1]),
    },
    value: copies.length,
    source,
  })
}

/** Of several copies a distance from a side is that of the one next to it. */
function nearestTo(side: SignedAxis, copies: readonly Stand[]): Stand {
  const k = indexOf(side[1] as AxisName)
  const reach = ({ min, max }: Stand): number => (side[0] === '+' ? max[k] : -min[k])
  return copies.reduce((near, copy) => (reach(copy) > reach(near) + 1e-6 ? copy : near))
}

/** Distances on the host's face, as the gap between the body's side and the host's. */
export function requireDistances(
  copies: readonly Stand[],
  host: Stand,
  checks: readonly Check[],
  matter: Matter,
  ledger: Ledger,
): void {
  for (const check of checks) {
    if (check.kind === 'circle') requireCircle(copies, check, matter, ledger)
    if (check.kind === 'spacing' || check.kind === 'circle') continue
    const stand = check.kind === 'to-side' ? nearestTo(check.side, copies) : (copies[0] as Stand)
    // "centred on the x axis" gives no number that could be missed.
    if (check.kind === 'position' && !check.source.items.some(({ kind }) => kind === 'quantity')) continue
    const axis = (check.kind === 'to-side' ? check.side[1] : check.axis) as AxisName
    const k = indexOf(axis)
    const high = check.kind === 'to-side' ? check.side[0] === '+' : check.value >= 0
    const end = high ? 'max' : 'min'
    const [edge, wall] = [host[end][k], stand[end][k]]
    const side: SignedAxis = `${high ? '+' : '-'}${axis}`
    const says = `${stand.entity.concept} ${check.kind === 'to-side' ? `to ${side} side` : `at ${axis} =`} ${millimetres(check.value)}`
    const placed = check.kind === 'position' ? roundUpon(copies, host, check, matter) : undefined
    if (placed) {
      require_(ledger, stand, says, placed, check.source)
      continue
    }
    const flat =
      flatEnds(stand, axis).includes(end) && hasLevel(matter, axis, edge) && hasLevel(matter, axis, wall)
    const slanted =
      stand.entity.concept === 'channel' && stand.shape !== 'box'
        ? slantedWall(stand, matter, stand.shape === 'triangle' ? 'base' : 'top')
        : undefined
    const found: Found = slanted
      ? slanted
      : Math.abs(edge - wall) < NEAR
        ? fromPartEnd(stand, matter, axis, [end])
        : flat
          ? {
              measure: { kind: 'levels', axis, from: Math.min(edge, wall), to: Math.max(edge, wall) },
              value: Math.abs(edge - wall),
            }
          : gap(stand, host, axis, end)
    require_(ledger, stand, says, found, check.source)
  }
}

/** A round body on a round one has no flat side to be measured from: it is looked for where it should stand. */
function roundUpon(
  copies: readonly Stand[],
  host: Stand,
  { axis, value }: Check & { kind: 'position' },
  matter: Matter,
): Found | undefined {
  const at = copies.find(
    (copy) => Math.abs((along(copy.min, axis) + along(copy.max, axis)) / 2 - value) < 1e-3,
  )
  const diameter = at?.dimensions.values.get('diameter')
  if (!at || diameter === undefined || at.shape !== 'round' || at.axis !== 'z' || host.shape !== 'round')
    return undefined
  const near = openSide(matter, at, diameter)
  return near && { measure: { kind: 'cylinder-diameter', near, axis: '+z' }, value: diameter }
}

/** Between a round side and the host's flat one. */
function gap(stand: Stand, host: Stand, axis: AxisName, end: 'min' | 'max'): Found {
  const k = indexOf(axis)
  const middle = (of: Stand): Point3 => of.min.map((low, i) => (low + (of.max[i] as number)) / 2) as Point3
  const [own, other] = [middle(stand), middle(host)]
  const line: Point3 = [own[0], own[1], other[2]]
  own[k] = stand[end][k]
  line[k] = host[end][k]
  return {
    measure: { kind: 'distance', between: [own, line] },
    value: Math.hypot(host[end][k] - stand[end][k], stand.root ?? 0),
  }
}
