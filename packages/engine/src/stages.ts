/** The stages of a job: each is timed, tells how far the job is, and explains what the kernel says when it stops there. */
import { EngineError } from './errors.ts'
import { isFatal, kernelMessage } from './kernel/exceptions.ts'
import type { Occt } from './kernel/occt.ts'
import type { Progress, Stage } from './request.ts'

/** Where each stage begins, as part of the whole: measured on a plate, a bracket and a gear. */
const BEGINS: Record<Stage, number> = {
  plan: 0,
  build: 0.02,
  check: 0.55,
  verify: 0.65,
  export: 0.75,
  preview: 0.85,
}

export class Stages {
  readonly durationsMs: Partial<Record<Stage, number>> = {}
  readonly #oc: Occt
  readonly #onProgress: (progress: Progress) => void
  #reached = 0

  constructor(oc: Occt, onProgress: (progress: Progress) => void) {
    this.#oc = oc
    this.#onProgress = onProgress
  }

  async run<T>(stage: Stage, work: () => T | Promise<T>): Promise<T> {
    this.#report(stage, BEGINS[stage])
    const start = performance.now()
    try {
      return await work()
    } catch (error) {
      throw explained(this.#oc, stage, error)
    } finally {
      this.durationsMs[stage] = (this.durationsMs[stage] ?? 0) + performance.now() - start
    }
  }

  /** How much of the building is done. */
  built(share: number): void {
    this.#report('build', BEGINS.build + share * (BEGINS.check - BEGINS.build))
  }

  /** A second reading begins again where the first one had been: progress waits there. */
  #report(stage: Stage, fraction: number): void {
    if (fraction < this.#reached) return
    this.#reached = fraction
    this.#onProgress({ stage, fraction })
  }
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
