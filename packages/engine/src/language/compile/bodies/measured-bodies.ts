/** What was said of the bodies, measured on the whole: joined, drilled and cut. */
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import { type Entity, isHollow, sizesOf } from '../../entity.ts'
import { SLICE } from '../../worked/slices.ts'
import { heightsOf } from '../cuts/crests.ts'
import type { Cut } from '../cuts/cut.ts'
import { onFace, type Stand } from '../faces/stand.ts'
import type { Ledger } from '../ledger.ts'
import { requireBeside } from '../scene/beside.ts'
import { requireCopies } from '../scene/counts.ts'
import type { Set_ } from '../scene/place.ts'
import { requireCoordinates, requireDistances } from '../scene/positions.ts'
import type { Matter, Opening } from '../scene/probe.ts'
import { isRegion } from '../scene/sizing.ts'
import { dimensionsOf } from './dimensions.ts'
import { boresMeeting } from './meeting-pipes.ts'
import { requireSizes } from './required-sizes.ts'
import { standingOn } from './sliced.ts'

/** Rounds at the foot of bodies that stand on others. */
export function markRoots(entities: readonly Entity[], stands: readonly Stand[]): void {
  for (const { between, given } of entities) {
    const size = given.find(({ word }) => word !== 'angle')?.attribute.values[0]?.value
    const [low, high] = stands
      .filter(({ entity }) => between?.includes(entity))
      .toSorted((a, b) => a.min[2] - b.min[2])
    if (size !== undefined && low && high) high.root = size
  }
}

const openingsOf = (cuts: readonly Cut[]): Opening[] =>
  cuts.flatMap(({ diameter, face, laid }) =>
    diameter === 0
      ? []
      : laid.positions.map((position) => ({
          at: onFace(face, position),
          axis: face.normal[1] as AxisName,
          diameter,
        })),
  )

/** Bodies whose corners, seen from above, are worked. */
export function markCorners(entities: readonly Entity[], stands: readonly Stand[]): void {
  for (const { concept, host, edgeWords } of entities) {
    if (concept !== 'fillet' && concept !== 'chamfer') continue
    const corners = edgeWords.some(({ word }) => word === 'corner' || word === 'vertical' || word === 'all')
    const stand = host ? stands.find((each) => each.entity === host) : stands[0]
    if (corners && stand) stand.rounded = true
  }
}

/** What is measured beside its openings. */
const hasInside = ({ shape, entity }: Stand): boolean => shape === 'loft' || isHollow(entity)

/** As far as an opening with straight sides reaches from its middle. */
const pocketsOf = (cuts: readonly Cut[]): Opening[] =>
  cuts.flatMap(({ entity, diameter, face, laid }) => {
    if (diameter > 0 || !sizesOf(entity)) return []
    const { values } = dimensionsOf(entity)
    const reach = Math.hypot(values.get('x') ?? 0, values.get('y') ?? values.get('x') ?? 0)
    const axis = face.normal[1] as AxisName
    return laid.positions.map((position) => ({ at: onFace(face, position), axis, diameter: reach }))
  })

/** Bodies are measured as they are once everything is joined and cut. */
export function requireBodies(
  sets: readonly Set_[],
  stands: readonly Stand[],
  cuts: readonly Cut[],
  worked: boolean,
  ledger: Ledger,
): void {
  const added = stands.filter((stand) => !stand.entity.cut)
  const openings = openingsOf(cuts)
  const min = [0, 1, 2].map((i) => Math.min(...added.map((stand) => stand.min[i] as number))) as Point3
  const max = [0, 1, 2].map((i) => Math.max(...added.map((stand) => stand.max[i] as number))) as Point3
  // A blind hole from below leaves the tip as it is.
  const through = openingsOf(cuts.filter((cut) => cut.through))
  const heights = added.map((stand) => heightsOf(stand, through))
  min[2] = Math.min(...heights.map(([low]) => low))
  max[2] = Math.max(...heights.map(([, high]) => high))
  for (const stand of stands) {
    const { entity, min: low, max: high } = stand
    if ((entity.concept === SLICE && !standingOn(stand, added)) || isRegion(entity))
      takeOff(entity, { min: low, max: high }, { min, max })
  }
  const matter: Matter = {
    min,
    max,
    stands: added,
    cuts: [...stands.filter((stand) => stand.entity.cut), ...boresMeeting(added)],
    openings,
    pockets: stands.some(hasInside) ? pocketsOf(cuts) : [],
    worked,
  }
  for (const { stands: copies, host, checks } of sets) {
    const [stand] = copies
    if (!stand) continue
    if (host) requireDistances(copies, host, checks, matter, ledger)
    if (host) requireBeside(stand, host, matter, ledger)
    requireSizes(stand, matter, ledger)
    requireCoordinates(copies, matter, ledger)
    requireCopies(copies, matter, ledger)
  }
}

/** What a slice leaves of the whole. */
function takeOff({ places }: Entity, slice: Box, whole: Box): void {
  const levels = places.filter(({ place }) => place.kind === 'level' || place.kind === 'range')
  for (const { place } of places) {
    // "everything above Z=20": all across, where nothing else bounds it.
    if (place.kind === 'level' && levels.length === 1) {
      const index = { x: 0, y: 1, z: 2 }[place.side[1] as AxisName] as 0 | 1 | 2
      if (place.side[0] === '-') whole.max[index] = Math.min(whole.max[index], place.value.value)
      else whole.min[index] = Math.max(whole.min[index], place.value.value)
    }
    if (place.kind !== 'face') continue
    const index = { x: 0, y: 1, z: 2 }[place.face[1] as AxisName] as 0 | 1 | 2
    if (place.face[0] === '+') whole.max[index] = Math.min(whole.max[index], slice.min[index])
    else whole.min[index] = Math.max(whole.min[index], slice.max[index])
  }
}

interface Box {
  min: Point3
  max: Point3
}
