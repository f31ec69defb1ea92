/** What can be asked of the engine, and what comes back. */

import type { Brainstorm } from './brainstorm/brainstorm.ts'
import type { ExportedFile, OutputFormat } from './export/index.ts'
import type { JobFailure } from './kernel/pool/protocol.ts'
import type { Plan } from './plan/plan.ts'
import type { Report } from './report.ts'

export const designModes = ['standard', 'pro', 'assembly'] as const
export type DesignMode = (typeof designModes)[number]

export interface GenerateRequest {
  /** Words to be understood, or a plan that is already written. */
  source: { kind: 'prompt'; prompt: string; mode: DesignMode } | { kind: 'plan'; document: unknown }
  format: OutputFormat
  /** Make the drawing sheet and the small display mesh too. */
  preview: boolean
  /** Analyse the design too; left out, nothing is. */
  brainstorm?: boolean
}

/** In the order they run. */
export const stages = ['plan', 'build', 'check', 'verify', 'export', 'preview'] as const
export type Stage = (typeof stages)[number]

export interface Progress {
  stage: Stage
  /** Of the whole job, 0 to 1. */
  fraction: number
}

export interface Generated {
  plan: Plan
  file: ExportedFile
  report: Report
  preview: { svg: string; thumbnail: string; glb: Uint8Array } | undefined
  brainstorm: Brainstorm | undefined
  /** Where the time went, in milliseconds. */
  durationsMs: Partial<Record<Stage, number>>
}

export type GenerateResult = ({ ok: true } & Generated) | { ok: false; error: JobFailure }
