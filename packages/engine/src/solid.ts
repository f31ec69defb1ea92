/**
 * From a request to the solid that holds what was said: plan → gates → solid → checks → measurement. A prompt that can be
 * taken in more than one way gets, in `pro`, more than one try.
 */
import { EngineError } from './errors.ts'
import { createMeshCache, type MeshCache } from './export/mesh-cache.ts'
import { assemble } from './kernel/assemble.ts'
import type { Body } from './kernel/body.ts'
import { buildPart } from './kernel/build/part.ts'
import { checkPart } from './kernel/gates.ts'
import { type AssemblyFindings, checkAssembly } from './kernel/interference.ts'
import type { Model } from './kernel/model.ts'
import type { Occt } from './kernel/occt.ts'
import type { Strategy } from './kernel/strategy.ts'
import { assertVerified, type Verified, verify } from './kernel/verify.ts'
import { type Reading, readings, type WordUse } from './language/read.ts'
import { checkPlan } from './plan/gates/index.ts'
import { parsePlan } from './plan/parse.ts'
import type { Plan } from './plan/plan.ts'
import type { GenerateRequest } from './request.ts'
import type { Stages } from './stages.ts'

const GATE_COARSENESS = 4

/** What the file is to hold, as far as a plan can tell. */
interface Read {
  plan: Plan
  words: WordUse[]
  /** Said instead of what is wrong with its solid. */
  otherwise?: EngineError | undefined
}

function* plansOf({ source }: GenerateRequest): Generator<Read, void, undefined> {
  const read: Iterable<Reading> =
    source.kind === 'plan'
      ? [{ plan: parsePlan(source.document), uses: [] }]
      : readings(source.prompt, { mode: source.mode })
  for (const { plan, uses, otherwise } of read) {
    checked(plan, otherwise)
    yield { plan, words: uses, otherwise }
  }
}

function checked(plan: Plan, otherwise: EngineError | undefined): void {
  try {
    checkPlan(plan)
  } catch (error) {
    throw error instanceof EngineError ? (otherwise ?? error) : error
  }
}

/** So many readings of a prompt `pro` builds before it gives up. */
const MOST_READINGS = 5

/** Takes the first reading whose solid holds all that was said; where none does, the one that misses least tells what is wrong. */
export async function solidThatHolds(
  oc: Occt,
  request: GenerateRequest,
  strategy: Strategy,
  stages: Stages,
): Promise<Solid> {
  const { source } = request
  const most = source.kind === 'prompt' && source.mode === 'pro' ? MOST_READINGS : 1
  const plans = plansOf(request)
  let closest: Solid | undefined
  let failure: unknown
  for (let tried = 0; tried < most; tried++) {
    const next = await stages.run('plan', () => plans.next())
    if (next.done) break
    try {
      const solid = await solidOf(oc, request, next.value, { strategy, stages })
      if (unmet(solid) === 0) return solid
      if (!closest || unmet(solid) < unmet(closest)) closest = solid
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      failure ??= next.value.otherwise ?? error
    }
  }
  if (closest?.otherwise) throw closest.otherwise
  if (closest) assertVerified(closest.requirements)
  throw failure
}

/** The solid of one reading, sound and measured. */
export interface Solid extends Read {
  model: Model
  findings: AssemblyFindings
  requirements: Verified[]
  meshes: MeshCache
  /** Coarser where the file has no triangles. */
  gateMeshes: MeshCache
}

const unmet = ({ requirements }: Solid): number => requirements.filter(({ pass }) => !pass).length

async function solidOf(
  oc: Occt,
  request: GenerateRequest,
  { plan, words, otherwise }: Read,
  { strategy, stages }: { strategy: Strategy; stages: Stages },
): Promise<Solid> {
  const bodies = await stages.run('build', () => buildParts(oc, plan, strategy, stages))
  const meshes = createMeshCache(oc, strategy.coarseness)
  // A STEP file has no triangles: there a coarse mesh is enough to see that the solid is closed.
  const gateMeshes = request.format === 'STEP' ? meshes.coarser(GATE_COARSENESS) : meshes
  const { model, findings } = await stages.run('check', () => {
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
  const requirements = await stages.run('verify', () => verify({ oc, model }, plan.requirements))
  return { plan, words, otherwise, model, findings, requirements, meshes, gateMeshes }
}

function buildParts(oc: Occt, { parts }: Plan, strategy: Strategy, stages: Stages): Map<string, Body> {
  const bodies = new Map<string, Body>()
  parts.forEach((part, index) => {
    const onFeature = (done: number, of: number) => stages.built((index + done / of) / parts.length)
    bodies.set(part.id, buildPart(oc, part, { strategy, onFeature }))
  })
  return bodies
}
