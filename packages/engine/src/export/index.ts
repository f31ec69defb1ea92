/** From a model to the bytes of a file that has been read back and found to hold that model. */
import type { Model } from '../kernel/model.ts'
import type { Occt } from '../kernel/occt.ts'
import { formatOf, type OutputFormat } from './format.ts'
import { writeGlb } from './glb.ts'
import { createMeshCache, type MeshCache } from './mesh-cache.ts'
import { checkReadBack } from './read-back.ts'
import { writeStep } from './step.ts'
import { writeStl } from './stl.ts'
import { writeThreeMf } from './threemf.ts'

export { type OutputFormat, outputFormats } from './format.ts'

export interface ExportOptions {
  /** The moment the file says it was written. */
  time: Date
  /** Multiplies the mesh tolerances, where no meshes are given that have their own; 1 is the finest. */
  coarseness?: number
  /** Shared by the files and previews of one job, so that each part is meshed once. */
  meshes?: MeshCache
}

export interface ExportedFile {
  format: OutputFormat
  bytes: Uint8Array
  mediaType: string
  extension: string
}

interface Source {
  oc: Occt
  model: Model
  meshes: MeshCache
  time: Date
}

const WRITERS: Record<OutputFormat, (source: Source) => Uint8Array | Promise<Uint8Array>> = {
  STEP: ({ oc, model, time }) => writeStep(oc, model, { time }),
  STL: ({ model, meshes }) => writeStl(model, meshes),
  GLB: ({ model, meshes }) => writeGlb(model, meshes),
  '3MF': ({ model, meshes }) => writeThreeMf(model, meshes),
}

export async function exportModel(
  oc: Occt,
  model: Model,
  format: OutputFormat,
  { time, coarseness = 1, meshes = createMeshCache(oc, coarseness) }: ExportOptions,
): Promise<ExportedFile> {
  const source: Source = { oc, model, meshes, time }
  const bytes = await WRITERS[format](source)
  await checkReadBack(format, bytes, source)
  return { format, bytes, ...formatOf(format) }
}
