/**
 * The thinnest wall, found by looking from the surface straight into the material until it ends. A wall has two faces that
 * look away from each other; a wedge that runs out to an edge has none.
 */
import type { Subject } from '../../kernel/measure/subject.ts'
import type { Point3 } from '../../plan/geometry.ts'
import { add, dot, scale, subtract, unit } from '../../plan/vector.ts'
import type { SolidRays } from '../solid-rays.ts'
import { about, listed, mm, place } from '../wording.ts'
import { hasStandardForm, type Inspected, type Inspection, stockOf } from './inspected.ts'
import { fromAxis, roundFaceAt } from './round-faces.ts'

/** What shops ask for as the least thickness of a wall, in millimetres, by what they make it of. */
const LEAST_WALLS = [
  { process: 'FDM printing (three lines of a 0.4 mm nozzle)', of: 'plastic', wallMm: 1.2 },
  { process: 'injection moulding', of: 'plastic', wallMm: 1 },
  { process: 'milling in metal', of: 'metal', wallMm: 0.8 },
  { process: 'powder-bed printing in nylon', of: 'plastic', wallMm: 0.7 },
] as const

/** Seen from a facet of a round face a wall looks thicker than it is: how much farther to look. */
const SEARCH_SHARE = 1.3
/** Cosine: faces that lean to each other by more than 18° make a wedge, not a wall. */
const OPPOSED = 0.95
const MOST_RAYS = 2000
const STEPS_TO_THE_THINNEST = 3
/** A ray starts this far inside, clear of the face it comes from. */
const INSIDE_MM = 1e-3

interface Wall {
  thickness: number
  from: Point3
  to: Point3
}

export const thinWalls: Inspection = (inspected) => {
  const field = hasWalls(inspected) ? inspected.rays() : undefined
  if (!field) return undefined
  const stock = stockOf(inspected)
  const rows = LEAST_WALLS.filter(({ of }) => stock === 'unknown' || of === stock)
  const limit = Math.max(...rows.map(({ wallMm }) => wallMm))
  const stride = Math.ceil(field.count / MOST_RAYS)
  let thinnest: Wall | undefined
  for (let index = 0; index < field.count; index += stride)
    thinnest = wallAt(field, index, thinnest?.thickness ?? limit * SEARCH_SHARE) ?? thinnest
  if (!thinnest) return []
  const thickness = trueThickness(inspected.subject, thinnest)
  const tooThin = rows.filter(({ wallMm }) => thickness < wallMm - INSIDE_MM)
  if (tooThin.length === 0) return []
  const limits = tooThin.map(({ process, wallMm }) => `${mm(wallMm)} for ${process}`)
  const sampled = stride > 1 ? `, the thinnest of ${Math.ceil(field.count / stride)} places looked at` : ''
  const middle = scale(add(thinnest.from, thinnest.to), 0.5)
  return [
    `Thin wall: ${about(thickness)} near ${place(middle)}${sampled}. The usual least is ${listed(limits)}: thicken it, or choose a process that can hold it.`,
  ]
}

/** Between teeth, threads, coils and letters everything is thin by design, and a mesh does not tell which is which. */
const hasWalls = ({ features }: Inspected): boolean =>
  !features.some(
    (feature) => hasStandardForm(feature) && feature.kind !== 'gear' && feature.kind !== 'sprocket',
  )

function wallAt(field: SolidRays, index: number, below: number): Wall | undefined {
  const { middle, normal } = field.triangle(index)
  let found: Wall | undefined
  let from = middle
  let inward = scale(normal, -1)
  for (let step = 0; step < STEPS_TO_THE_THINNEST; step++) {
    const hit = field.cast(add(from, scale(inward, INSIDE_MM)), inward, found?.thickness ?? below)
    if (!hit) break
    const { normal: far } = field.triangle(hit.triangle)
    const thickness = hit.distance + INSIDE_MM
    if (dot(far, inward) < OPPOSED || thickness >= (found?.thickness ?? below)) break
    const to = add(from, scale(inward, thickness))
    found = { thickness, from, to }
    // Back along the other face's normal, which leads to where the two are nearest.
    from = to
    inward = scale(far, -1)
  }
  return found
}

function trueThickness(subject: Subject, { thickness, from, to }: Wall): number {
  const across = unit(subtract(to, from))
  return thickness + offRound(subject, from, across) + offRound(subject, to, across)
}

/** How much more material there is than the chord shows; less in front of a bore. */
function offRound(subject: Subject, point: Point3, normal: Point3): number {
  const surface = roundFaceAt(subject, point, normal)
  if (!surface) return 0
  const off = surface.radius - fromAxis(surface, point)
  return surface.side === 'inner' ? -off : off
}
