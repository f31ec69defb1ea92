/**
 * From a request to a verified file, in one thread beside its kernel: a solid that holds what was said → file, read back
 * → preview and analysis. Everything above the plan can change; everything below is the same for all.
 */
import { billOfMaterials } from './bill-of-materials.ts'
import { brainstorm } from './brainstorm/brainstorm.ts'
import { exportModel } from './export/index.ts'
import { previewGlb } from './export/preview-glb.ts'
import { drawings } from './export/preview-svg.ts'
import { massProperties } from './kernel/mass-properties.ts'
import type { Occt } from './kernel/occt.ts'
import type { Strategy } from './kernel/strategy.ts'
import type { Generated, GenerateRequest, Progress } from './request.ts'
import { solidThatHolds } from './solid.ts'
import { Stages } from './stages.ts'

export interface PipelineOptions {
  strategy: Strategy
  /** Written into the STEP header; the only thing in a file that differs between two runs. */
  time: Date
  onProgress: (progress: Progress) => void
}

export async function runPipeline(
  oc: Occt,
  request: GenerateRequest,
  options: PipelineOptions,
): Promise<Generated> {
  const { strategy, time, onProgress } = options
  const stages = new Stages(oc, onProgress)
  const { plan, words, model, findings, requirements, meshes, gateMeshes } = await solidThatHolds(
    oc,
    request,
    strategy,
    stages,
  )
  const file = await stages.run('export', () => exportModel(oc, model, request.format, { time, meshes }))
  const weighed = massProperties(oc, model)
  const report = {
    requirements,
    assumptions: plan.assumptions.map(({ says }) => says),
    massProperties: weighed,
    assembly: model.instances.length > 1 ? findings : undefined,
    billOfMaterials: billOfMaterials(model, weighed),
    words,
  }
  const analysed = () =>
    brainstorm({
      oc,
      model,
      plan,
      prompt: request.source.kind === 'prompt' ? request.source.prompt : undefined,
      report,
      // Made already by the gates.
      meshes: gateMeshes,
    })
  const shown =
    request.preview || request.brainstorm
      ? await stages.run('preview', async () => ({
          preview: request.preview
            ? { ...drawings(oc, model, meshes), glb: await previewGlb(oc, model, meshes) }
            : undefined,
          brainstorm: request.brainstorm ? analysed() : undefined,
        }))
      : { preview: undefined, brainstorm: undefined }
  return { plan, file, report, ...shown, durationsMs: stages.durationsMs }
}
