/** Arms around a middle, and bodies at the ends of others. */
import type { Point3 } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import { RADIAL } from '../../places/radial-bodies.ts'
import { tidy } from '../../quantities/scan.ts'
import type { Dimensions } from '../bodies/dimensions.ts'
import { middleOf, ROUND_SHAPES, type Stand } from '../faces/stand.ts'
import { all, clash } from '../layout/statements.ts'
import type { Source } from '../ledger.ts'
import type { Copy } from './copies.ts'
import { ownSize } from './probe.ts'

/** From where to where an arm runs, from the middle of its hub. */
export interface Reach {
  inner: number
  outer: number
  /** How much it is longer than it was told, so that all of its end touches a round hub. */
  sunk: number
}

/** Arms that stand square on the sides of a square hub begin there; others in its middle. */
function squareStart(entity: Entity, host: Stand | undefined): number {
  if (host?.shape !== 'box' || host.turn !== undefined) return 0
  const [x, y] = [host.max[0] - host.min[0], host.max[1] - host.min[1]]
  const square = all(entity.places, 'angles').every(({ place }) =>
    place.values.every(({ value }) => Math.abs(value % 90) < 1e-9),
  )
  return square && Math.abs(x - y) < 1e-6 ? x / 2 : 0
}

/** The near end lies wholly on a round hub: no gap is left beside the middle. */
export function reachOf(
  entity: Entity,
  host: Stand | undefined,
  [length, width]: readonly [number, number],
): Reach {
  const round = host !== undefined && ROUND_SHAPES.has(host.shape)
  const radius = round ? (host.max[0] - host.min[0]) / 2 : 0
  const start = round ? Math.sqrt(Math.max(0, radius ** 2 - (width / 2) ** 2)) : squareStart(entity, host)
  const said = all(entity.places, 'reach')
  const limit = (which: 'from' | 'to'): number | undefined =>
    said.find(({ place }) => place.limit === which)?.place.value.value
  const centre = all(entity.places, 'from').find(({ place }) => place.of === 'centre')
  // "project 8 mm radially from the outer surface": from there, not from where they are sunk to.
  const projects = entity.manners.has(RADIAL) && !entity.linked && !centre && limit('to') === undefined
  const [from, to] = [limit('from') ?? (projects ? radius : undefined), limit('to')]
  const outer = centre ? centre.place.distance.value + length / 2 : (to ?? (from ?? start) + length)
  const inner = centre ? outer - length : (from ?? outer - length)
  if (Math.abs(outer - inner - length) > 1e-6) throw clash(entity, said)
  const sinks = inner > start + 1e-6 && inner <= radius + 1e-6
  return { inner: sinks ? start : inner, outer, sunk: sinks ? tidy(inner - start) : 0 }
}

export const isAround = ({ places }: Entity): boolean =>
  places.some(({ place }) => place.kind === 'angles') &&
  !places.some(({ place }) => place.kind === 'bolt-circle')

/** The sizes of an arm that begins in its hub. */
export const withLength = (dimensions: Dimensions, { inner, outer }: Reach): Dimensions => ({
  ...dimensions,
  values: new Map([...dimensions.values, ['x', tidy(outer - inner)]]),
})

const copyAt = ([x, y]: readonly [number, number], turn: number, source: Source): Copy => ({
  fixes: [
    { axis: 'x', end: 'centre', value: tidy(x), source },
    { axis: 'y', end: 'centre', value: tidy(y), source },
  ],
  turn,
})

/** One arm at each angle. */
export function aroundHub(
  host: Stand | undefined,
  { inner, outer }: Reach,
  angles: readonly number[],
  source: Source,
): Copy[] {
  const [x, y] = host ? middleOf(host) : [0, 0]
  const distance = (inner + outer) / 2
  return angles.map((turn) => {
    const radians = (turn * Math.PI) / 180
    return copyAt([x + distance * Math.cos(radians), y + distance * Math.sin(radians)], turn, source)
  })
}

/** The ends of a body that lies: the outer one of an arm, else both ends of its longer way. */
function endsOf(host: Stand): Point3[] {
  const [x, y, z] = middleOf(host)
  const [length, width] = ownSize(host)
  const turn = ((host.turn ?? 0) + (length >= width ? 0 : 90)) * (Math.PI / 180)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const half = Math.max(length, width) / 2
  const ends = [half, -half].map((along): Point3 => [x + along * cos, y + along * sin, z])
  const far = (p: Point3): number => Math.hypot(p[0], p[1])
  return isAround(host.entity) ? [ends.toSorted((a, b) => far(b) - far(a))[0] as Point3] : ends
}

/** Coordinates that were rounded when they were told. */
const ROUNDED = 0.005

/** One at each end; a distance from the middle moves it along its arm, coordinates must agree. */
export function atTips(entity: Entity, hosts: readonly Stand[], source: Source): Copy[] {
  const centre = all(entity.places, 'from').find(({ place }) => place.of === 'centre')
  const spots = hosts.flatMap(endsOf).map(([x, y]): [number, number] => {
    const reach = Math.hypot(x, y)
    const scale = centre && reach > 0 ? centre.place.distance.value / reach : 1
    return [x * scale, y * scale]
  })
  for (const said of all(entity.places, 'points')) {
    const { points } = said.place.quantity
    const agrees = spots.every(([x, y]) =>
      points.some(([a = 0, b = 0]) => Math.hypot(a - x, b - y) <= ROUNDED * Math.hypot(x, y)),
    )
    if (!agrees || points.length !== spots.length || said.place.quantity.axes)
      throw clash(entity, [said, { source }])
  }
  return spots.map((spot) => copyAt(spot, 0, source))
}
