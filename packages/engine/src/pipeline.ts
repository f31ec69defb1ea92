/**
 * From a request to a verified file, in one thread beside its kernel: plan → gates → solid → checks → measurement →
 * file, read back → preview and analysis. Everything above the plan can change; everything below is the same for all.
 */
import { billOfMaterials } from './bill-of-materials.ts'
import { brainstorm } from './brainstorm/brainstorm.ts'
import { EngineError } from './errors.ts'
import { exportModel } from './export/index.ts'
import { createMeshCache } from './export/mesh-cache.ts'
import { previewGlb } from './export/preview-glb.ts'
import { drawings } from './export/preview-svg.ts'
import { assemble } from './kernel/assemble.ts'
import type { Body } from './kernel/body.ts'
import { buildPart } from './kernel/build/part.ts'
import { isFatal, kernelMessage } from './kernel/exceptions.ts'
import { checkPart } from './kernel/gates.ts'
import { checkAssembly } from './kernel/interference.ts'
import { massProperties } from './kernel/mass-properties.ts'
import type { Occt } from './kernel/occt.ts'
import type { Strategy } from './kernel/strategy.ts'
import { assertVerified, verify } from './kernel/verify.ts'
import { readPrompt, type WordUse } from './language/read.ts'
import { checkPlan } from './plan/gates/index.ts'
import { parsePlan } from './plan/parse.ts'
import type { Plan } from './plan/plan.ts'
import type { Generated, GenerateRequest, Progress, Stage } from './request.ts'

export interface PipelineOptions {
  strategy: Strategy
  /** Written into the STEP header; the only thing in a file that differs between two runs. */
  time: Date
  onProgress: (progress: Progress) => void
}

const GATE_COARSENESS = 4

/** Where each stage begins, as part of the whole: measured on a plate, a bracket and a gear. */
const BEGINS: Record<Stage, number> = {
  plan: 0,
  build: 0.02,
  check: 0.55,
  verify: 0.65,
  export: 0.75,
  preview: 0.85,
}

export async function runPipeline(
  oc: Occt,
  request: GenerateRequest,
  options: PipelineOptions,
): Promise<Generated> {
  const { strategy, time, onProgress } = options
  const durationsMs: Partial<Record<Stage, number>> = {}
  const stage = async <T>(name: Stage, work: () => T | Promise<T>): Promise<T> => {
    onProgress({ stage: name, fraction: BEGINS[name] })
    const start = performance.now()
    try {
      return await work()
    } catch (error) {
      throw explained(oc, name, error)
    } finally {
      durationsMs[name] = performance.now() - start
    }
  }

  const { plan, words } = await stage('plan', () => planOf(request))
  const bodies = await stage('build', () => buildParts(oc, plan, strategy, onProgress))
  const meshes = createMeshCache(oc, strategy.coarseness)
  // A STEP file has no triangles: there a coarse mesh is enough to see that the solid is closed.
  const gateMeshes = request.format === 'STEP' ? meshes.coarser(GATE_COARSENESS) : meshes
  const { model, findings } = await stage('check', () => {
    for (const part of plan.parts) {
      const body = bodies.get(part.id) as Body
      checkPart(oc, part, body, () => {
        const { welded, tolerance } = gateMeshes.mesh({ name: part.name, body })
        return { ...welded, linear: tolerance.linear }
      })
    }
    const assembled = assemble(oc, plan, bodies)
    return { model: assembled, findings: checkAssembly(oc, assembled, plan.relations) }
  })
  const requirements = await stage('verify', () => {
    const verified = verify({ oc, model }, plan.requirements)
    assertVerified(verified)
    return verified
  })
  const file = await stage('export', () => exportModel(oc, model, request.format, { time, meshes }))
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
      ? await stage('preview', async () => ({
          preview: request.preview
            ? { ...drawings(oc, model, meshes), glb: await previewGlb(oc, model, meshes) }
            : undefined,
          brainstorm: request.brainstorm ? analysed() : undefined,
        }))
      : { preview: undefined, brainstorm: undefined }
  return { plan, file, report, ...shown, durationsMs }
}

function planOf({ source }: GenerateRequest): { plan: Plan; words: WordUse[] } {
  const read =
    source.kind === 'plan'
      ? { plan: parsePlan(source.document), uses: [] }
      : readPrompt(source.prompt, { mode: source.mode })
  checkPlan(read.plan)
  return { plan: read.plan, words: read.uses }
}

function buildParts(
  oc: Occt,
  plan: Plan,
  strategy: Strategy,
  onProgress: PipelineOptions['onProgress'],
): Map<string, Body> {
  const bodies = new Map<string, Body>()
  plan.parts.forEach((part, index) => {
    const onFeature = (done: number, of: number) => {
      const share = (index + done / of) / plan.parts.length
      onProgress({ stage: 'build', fraction: BEGINS.build + share * (BEGINS.check - BEGINS.build) })
    }
    bodies.set(part.id, buildPart(oc, part, { strategy, onFeature }))
  })
  return bodies
}

/** A kernel exception outside of any feature, told as a failure of the stage it stopped. */
function explained(oc: Occt, stage: Stage, error: unknown): unknown {
  if (error instanceof EngineError || isFatal(error)) return error
  const message = kernelMessage(oc, error)
  if (message === undefined) return error
  return new EngineError(
    stage === 'export' ? 'export_failed' : 'code_generation_failed',
    `The kernel stopped in the ${stage} stage: ${message}`,
  )
}
