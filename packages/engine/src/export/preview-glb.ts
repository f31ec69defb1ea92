/** A GLB small enough to load at once: coarser the more there is to show. */
import { EngineError } from '../errors.ts'
import type { Model } from '../kernel/model.ts'
import type { Occt } from '../kernel/occt.ts'
import { writeGlb } from './glb.ts'
import { createMeshCache, type MeshCache } from './mesh-cache.ts'
import { checkReadBack } from './read-back.ts'

/** About 3 MB of GLB with its normals and edges. */
const MOST_TRIANGLES = 60_000
/** Each step roughly halves the triangles of curved faces; flat ones have no fewer to give. */
const COARSENESS_STEPS = [2, 4, 8, 16, 32]

export async function previewGlb(
  oc: Occt,
  model: Model,
  meshes: MeshCache = createMeshCache(oc),
): Promise<Uint8Array> {
  for (const step of COARSENESS_STEPS) {
    const coarse = meshes.coarser(step)
    const triangles = model.parts.reduce(
      (sum, part) => sum + coarse.mesh(part).display.triangles.length / 3,
      0,
    )
    if (triangles > MOST_TRIANGLES) continue
    const bytes = await writeGlb(model, coarse)
    await checkReadBack('GLB', bytes, { oc, model, meshes: coarse })
    return bytes
  }
  throw new EngineError('export_failed', `${model.name}: no preview under ${MOST_TRIANGLES} triangles`)
}
