/** The mesh of a part as the files carry it: checked to be closed and to hold the part's exact volume. */
import { EngineError } from '../errors.ts'
import { areaOf, type Box, boxOf, volumeOf } from '../kernel/mass.ts'
import { type Mesh, type MeshTolerance, meshShape } from '../kernel/mesh.ts'
import type { ModelPart } from '../kernel/model.ts'
import type { Occt, TopoDS_Shape } from '../kernel/occt.ts'
import { solidsOf } from '../kernel/topology.ts'
import { toleranceFor } from './tolerance.ts'
import { edgeFaults, joinMeshes, signedVolume, type Welded, weld } from './weld.ts'

/** The body, and the name that messages give it. */
export type MeshedPart = Pick<ModelPart, 'name' | 'body'>

/** What the kernel knows of a part without a mesh. */
export interface ExactPart {
  volume: number
  area: number
  box: Box
  solids: readonly TopoDS_Shape[]
}

export interface PartMesh {
  /** With normals and edges, vertices apart at every face: for display. */
  display: Mesh
  /** Each solid welded and closed, the vertices of different solids kept apart: for printing. */
  welded: Welded
  /** The volume inside `welded`. */
  volume: number
  tolerance: MeshTolerance
}

/** Where the kernel leaves a gap at the wanted tolerance, a finer mesh of the same face is usually whole. */
const FINENESS_OF_ATTEMPTS = [1, 0.5, 0.2]

/** Thin wire keeps within the tolerance and still loses percents of its volume: then, too, a finer mesh is made. */
const VOLUME_SHARE = 0.01

/** A surface that keeps within the tolerance shifts the volume by at most area × tolerance; the kernel keeps it roughly. */
const VOLUME_SLACK_FACTOR = 2

/** The most a mesh's volume may differ from the exact one. */
export const meshVolumeSlack = (exact: ExactPart, tolerance: MeshTolerance): number =>
  VOLUME_SLACK_FACTOR * exact.area * tolerance.linear

export function measurePart(oc: Occt, part: MeshedPart): ExactPart {
  const { shape } = part.body
  const box = boxOf(oc, shape)
  if (!box) throw new EngineError('export_failed', `${part.name}: the part is empty`)
  return { volume: volumeOf(oc, shape), area: areaOf(oc, shape), box, solids: solidsOf(oc, shape) }
}

export function meshPart(oc: Occt, part: MeshedPart, exact: ExactPart, coarseness: number): PartMesh {
  const { min, max } = exact.box
  const wanted = toleranceFor(Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]), coarseness)
  let sound: PartMesh | undefined
  let fault = ''
  for (const fineness of FINENESS_OF_ATTEMPTS) {
    const tolerance = { linear: wanted.linear * fineness, angular: wanted.angular * fineness }
    const solids = exact.solids.map((solid) => {
      const display = meshShape(oc, solid, tolerance)
      const { kept, snapped, ...welded } = weld(display.positions, display.triangles)
      return { display: { ...display, positions: snapped, triangles: kept }, welded }
    })
    const welded = solids.map((solid) => solid.welded)
    const volume = welded.reduce((sum, solid) => sum + signedVolume(solid), 0)
    fault = meshFault(welded, volume, exact, tolerance)
    if (fault !== '') continue
    sound = {
      display: joinDisplay(solids.map((s) => s.display)),
      welded: joinMeshes(welded),
      volume,
      tolerance: wanted,
    }
    if (Math.abs(volume - exact.volume) <= VOLUME_SHARE * coarseness * exact.volume) return sound
  }
  if (sound) return sound
  throw new EngineError('export_failed', `${part.name}: its mesh is not sound: ${fault}`)
}

function meshFault(
  solids: readonly Welded[],
  volume: number,
  exact: ExactPart,
  tolerance: MeshTolerance,
): string {
  for (const solid of solids) {
    const { open, crowded } = edgeFaults(solid)
    if (open > 0) return `${open} open edges`
    if (crowded > 0) return `${crowded} edges where it touches itself`
  }
  return Math.abs(volume - exact.volume) > meshVolumeSlack(exact, tolerance)
    ? `it holds ${volume} mm³ where the part holds ${exact.volume} mm³`
    : ''
}

function joinDisplay(solids: readonly Mesh[]): Mesh {
  const [only, ...others] = solids
  if (only && others.length === 0) return only
  const normals = new Float32Array(solids.reduce((sum, s) => sum + s.normals.length, 0))
  let at = 0
  for (const solid of solids) {
    normals.set(solid.normals, at)
    at += solid.normals.length
  }
  return { ...joinMeshes(solids), normals, edges: solids.flatMap((s) => s.edges) }
}
