/** One part as an inspection sees it: its features, its solid, its mesh, each made ready when first asked for. */
import type { MeshCache } from '../../export/mesh-cache.ts'
import { type Body, ownersOf } from '../../kernel/body.ts'
import { sameSize } from '../../kernel/measure/measurement.ts'
import { type Hole, holesOf } from '../../kernel/measure/recognised.ts'
import { type FaceFacts, partSubject, type Subject } from '../../kernel/measure/subject.ts'
import type { ModelPart } from '../../kernel/model.ts'
import type { Occt } from '../../kernel/occt.ts'
import type { Feature } from '../../plan/features.ts'
import type { Part } from '../../plan/plan.ts'
import { SolidRays } from '../solid-rays.ts'

export interface Inspected {
  subject: Subject
  body: Body
  features: Part['features']
  /** As the request names it. */
  material: string | undefined
  /** The request speaks in inches: inch drills are at hand. */
  inInches: boolean
  /** The round holes that a drill makes: no counterbores, no inside of a tube. */
  drilled: () => readonly Hole[]
  /** Undefined for a mesh too large to be probed in little time. */
  rays: () => SolidRays | undefined
  /** Teeth, threads, wire and letters have the form a standard or a font gives them, and tools of their own. */
  isOfStandardForm: (facts: FaceFacts) => boolean
}

/** Nothing where there is nothing to say; undefined where the part could not be looked at. */
export type Inspection = (inspected: Inspected) => string[] | undefined

interface Given {
  oc: Occt
  part: ModelPart
  features: Part['features']
  meshes: MeshCache
  inInches: boolean
}

const MOST_TRIANGLES = 60_000

export function inspectedPart({ oc, part, features, meshes, inInches }: Given): Inspected {
  const subject = partSubject(oc, part)
  const otherwiseMade = features.flatMap(madeWithoutDrill)
  const standard = new Set(features.filter(hasStandardForm).map(({ id }) => id))
  let drilled: Hole[] | undefined
  let rays: SolidRays | undefined
  return {
    subject,
    body: part.body,
    features,
    material: part.material?.name,
    inInches,
    drilled() {
      drilled ??= holesOf(subject).filter(
        ({ radius }) => !otherwiseMade.some((diameter) => sameSize(diameter, 2 * radius)),
      )
      return drilled
    },
    rays() {
      const { welded } = meshes.mesh(part)
      if (welded.triangles.length / 3 > MOST_TRIANGLES) return undefined
      rays ??= new SolidRays(welded)
      return rays
    },
    isOfStandardForm: ({ face }) => [...ownersOf(part.body, face)].some((owner) => standard.has(owner)),
  }
}

export function hasStandardForm(feature: Feature): boolean {
  switch (feature.kind) {
    case 'gear':
    case 'sprocket':
    case 'spring':
    case 'text':
      return true
    case 'pulley':
      return feature.groove.kind === 'timing'
    case 'thread':
    case 'threaded-rod':
      return feature.modelled
    case 'hole':
      return feature.thread?.modelled ?? false
    default:
      return false
  }
}

/** Diameters of round openings that a counterbore, a tube mill or a lathe makes. */
function madeWithoutDrill(feature: Feature): number[] {
  if (feature.kind === 'hole' && feature.counterbore) return [feature.counterbore.diameter]
  if (feature.kind === 'cylinder' && feature.innerDiameter !== undefined) return [feature.innerDiameter]
  return []
}

export const depthOf = ({ walls }: Hole): number =>
  walls.reduce((most, { from, to }) => Math.max(most, to - from), 0)

/** Holes by diameter, the smallest first. */
export function bySize(holes: readonly Hole[]): { size: number; holes: Hole[] }[] {
  const groups: { size: number; holes: Hole[] }[] = []
  for (const hole of holes) {
    const group = groups.find(({ size }) => sameSize(size, 2 * hole.radius))
    if (group) group.holes.push(hole)
    else groups.push({ size: 2 * hole.radius, holes: [hole] })
  }
  return groups.toSorted((a, b) => a.size - b.size)
}

const METALS =
  /steel|iron|alumin|brass|bronze|copper|titan|magnes|zinc|zamak|nickel|inconel|gold|silver|platinum|tungsten|stainless/i
const PLASTICS =
  /\b(PLA|ABS|ASA|PETG?|TPU|TPE|nylon|PA ?\d*|polyamide|POM|acetal|delrin|polycarbonate|acrylic|PMMA|PTFE|PVDF|HDPE|LDPE|UHMWPE|polypropylene|polystyrene|PVC|PEEK|PEI|epoxy|resin|polyurethane|plastic)\b/i

/** What the part is made of, as far as a shop needs to know which machines may make it. */
export function stockOf({ material }: Pick<Inspected, 'material'>): 'metal' | 'plastic' | 'unknown' {
  if (material === undefined) return 'unknown'
  if (PLASTICS.test(material)) return 'plastic'
  return METALS.test(material) ? 'metal' : 'unknown'
}
