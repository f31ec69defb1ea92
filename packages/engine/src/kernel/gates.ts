/**
 * What every finished part must be before anything is measured or written: a real, closed solid. Many wrong answers of the
 * kernel come without any error, and each gate here stops a kind of them. The order matters: a box that is not finite makes
 * every later check run for ever, and an invalid solid makes its volume meaningless.
 */
import { EngineError } from '../errors.ts'
import { edgeFaults, signedVolume, weld } from '../export/weld.ts'
import type { Part } from '../plan/plan.ts'
import type { Body } from './body.ts'
import { areaOf, boxOf, isFiniteBox, volumeOf } from './mass.ts'
import { figure } from './measure/measurement.ts'
import type { Occt, TopoDS_Shape } from './occt.ts'
import { isValid } from './soundness.ts'
import { solidsOf } from './topology.ts'

/** Triangles of the part, welded or not yet. */
export interface GateMesh {
  positions: Float64Array
  triangles: Uint32Array
  /** The furthest a triangle may lie from the true surface, in millimetres. */
  linear: number
}

type GatedPart = Pick<Part, 'id' | 'name' | 'solids'>

/** The mesh is asked for only once the solid is known to be sound: the meshing of a broken one may not end. */
export function checkPart(oc: Occt, part: GatedPart, body: Body, mesh: () => GateMesh): void {
  const { shape } = body
  const diagonal = checkBox(oc, part, shape)
  checkValid(oc, part, shape)
  const volume = checkVolume(oc, part, shape, diagonal)
  checkSolids(oc, part, shape)
  checkMesh(oc, part, shape, volume, meshOf(part, mesh))
}

function checkBox(oc: Occt, part: GatedPart, shape: TopoDS_Shape): number {
  const box = shape.IsNull() ? undefined : boxOf(oc, shape)
  if (!isFiniteBox(box))
    throw new EngineError(
      'geometry_validation_failed',
      `${part.name}: its sizes give no finite shape`,
      part.id,
    )
  return Math.hypot(...box.max.map((v, k) => v - (box.min[k] as number)))
}

function checkValid(oc: Occt, part: GatedPart, shape: TopoDS_Shape): void {
  if (!isValid(oc, shape))
    throw new EngineError(
      'code_generation_failed',
      `${part.name}: the kernel made an invalid solid, whose faces cross or do not join`,
      part.id,
    )
}

/** Below this part of the box's cube a volume is rounding error. */
const NO_VOLUME = 1e-15

function checkVolume(oc: Occt, part: GatedPart, shape: TopoDS_Shape, diagonal: number): number {
  const volume = volumeOf(oc, shape)
  const negligible = NO_VOLUME * diagonal ** 3
  if (volume < -negligible)
    throw new EngineError(
      'code_generation_failed',
      `${part.name}: the kernel made the solid inside out (${figure(volume)} mm³)`,
      part.id,
    )
  if (!(volume > negligible))
    throw new EngineError('geometry_validation_failed', `${part.name}: it encloses no volume`, part.id)
  return volume
}

function checkSolids(oc: Occt, part: GatedPart, shape: TopoDS_Shape): void {
  const found = solidsOf(oc, shape).length
  if (found === part.solids) return
  const solids = (n: number) => `${n} separate solid${n === 1 ? '' : 's'}`
  throw new EngineError(
    'geometry_validation_failed',
    `${part.name}: it should be ${solids(part.solids)}, but is ${solids(found)}`,
    part.id,
  )
}

/** A surface within the tolerance shifts the volume by at most area × tolerance; the kernel keeps to it roughly. */
const SLACK = 2

function checkMesh(oc: Occt, part: GatedPart, shape: TopoDS_Shape, volume: number, mesh: GateMesh): void {
  const welded = weld(mesh.positions, mesh.triangles)
  const { open } = edgeFaults(welded)
  if (open > 0 || welded.triangles.length === 0)
    throw new EngineError(
      'code_generation_failed',
      `${part.name}: the surface of the solid is not closed (${open} open mesh edges)`,
      part.id,
    )
  const meshed = signedVolume(welded)
  if (!(Math.abs(meshed - volume) <= SLACK * areaOf(oc, shape) * mesh.linear))
    throw new EngineError(
      'code_generation_failed',
      `${part.name}: its mesh holds ${figure(meshed)} mm³, the solid ${figure(volume)} mm³`,
      part.id,
    )
}

/** A solid that cannot be meshed is the kernel's fault, and no failure of the export that has not begun. */
function meshOf(part: GatedPart, mesh: () => GateMesh): GateMesh {
  try {
    return mesh()
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    throw new EngineError('code_generation_failed', error.message, part.id)
  }
}
