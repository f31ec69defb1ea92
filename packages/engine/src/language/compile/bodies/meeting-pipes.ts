/**
 * Pipes that meet at an angle open into each other: the wall of one does not stand in the bore of the other. What they are
 * measured by then lies at an end that is still whole.
 */
import type { Point3 } from '../../../plan/geometry.ts'
import { RADIAL } from '../../places/radial-bodies.ts'
import { along, type Stand } from '../faces/stand.ts'
import type { Ledger } from '../ledger.ts'
import type { FeatureInput } from './bodies.ts'

const NEAR = 1e-6

const overlap = (a: Stand, b: Stand): boolean =>
  ([0, 1, 2] as const).every((way) => a.min[way] < b.max[way] - NEAR && b.min[way] < a.max[way] - NEAR)

/** The other pipes that run another way through or into this one. */
export const pipesMeeting = (stand: Stand, stands: readonly Stand[]): Stand[] =>
  stand.shape !== 'tube' || stand.entity.cut
    ? []
    : stands.filter(
        (other) =>
          other !== stand &&
          other.shape === 'tube' &&
          !other.entity.cut &&
          other.axis !== stand.axis &&
          overlap(stand, other),
      )

/** "two rings connected by a bar": what runs from ring to ring must not close their bores. */
const isLinkedRing = ({ shape, entity }: Stand, stands: readonly Stand[]): boolean =>
  shape === 'tube' &&
  !entity.cut &&
  // Spokes end at the inside of their rim, where the hub is.
  stands.some((other) => !other.entity.manners.has(RADIAL) && other.entity.linked?.ends.includes(entity))

const staysOpen = (stand: Stand, stands: readonly Stand[]): boolean =>
  pipesMeeting(stand, stands).length > 0 || isLinkedRing(stand, stands)

/** How far along a pipe its bore is still whole, though another one meets it. */
export function wholeEnd(stand: Stand, stands: readonly Stand[]): number | undefined {
  const meeting = pipesMeeting(stand, stands)
  if (meeting.length === 0) return undefined
  const { axis } = stand
  const [low, high] = [along(stand.min, axis), along(stand.max, axis)]
  const isInside = (level: number): boolean =>
    meeting.some((other) => level > along(other.min, axis) - NEAR && level < along(other.max, axis) + NEAR)
  const ends = [0.03, 0.97].map((part) => part * (high - low))
  return ends.find((up) => !isInside(low + up))
}

/** What those bores take away, as round bodies. */
export const boresMeeting = (stands: readonly Stand[]): Stand[] =>
  stands
    .filter((stand) => staysOpen(stand, stands))
    .map((stand): Stand => {
      const wall =
        ((stand.dimensions.values.get('diameter') ?? 0) -
          (stand.dimensions.values.get('innerDiameter') ?? 0)) /
        2
      const inset = (point: Point3, by: number): Point3 =>
        point.map((value, way) => (AXES[way] === stand.axis ? value : value + by)) as Point3
      return { ...stand, shape: 'round', min: inset(stand.min, wall), max: inset(stand.max, -wall) }
    })

const AXES = ['x', 'y', 'z'] as const

/** The bores once more, behind all the bodies. */
export function openPipes(
  features: readonly FeatureInput[],
  stands: readonly Stand[],
  ledger: Ledger,
): FeatureInput[] {
  const open = stands.filter((stand) => staysOpen(stand, stands))
  const meeting = new Set(open.map(({ id }) => id))
  const bores = features.flatMap((feature): FeatureInput[] => {
    if (feature.kind !== 'cylinder' || !feature.innerDiameter || !meeting.has(feature.id)) return []
    const { innerDiameter, ...bore } = feature
    return [{ ...bore, id: ledger.name(`${feature.id}-bore`), operation: 'cut', diameter: innerDiameter }]
  })
  const pipes = open.some((stand) => pipesMeeting(stand, stands).length > 0)
  if (bores.length > 0 && pipes) ledger.assume('pipes', 'The pipes open into each other where they meet')
  else if (bores.length > 0) ledger.assume('bores', 'The bores stay open where the bodies between them end')
  return bores
}
