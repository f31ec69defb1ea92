/** What the pool and its worker threads say to each other. A worker does one job at a time. */
import type { JobErrorCode } from '../../errors.ts'
import type { Generated, GenerateRequest, Progress } from '../../request.ts'
import type { Strategy } from '../strategy.ts'

export interface WorkerSetup {
  module: WebAssembly.Module
  /** Run a small job before the first real one. */
  warm: boolean
}

export interface WorkerJob {
  request: GenerateRequest
  strategy: Strategy
  /** ISO 8601. */
  time: string
}

export interface JobFailure {
  code: JobErrorCode
  message: string
  feature: string | undefined
  /** For the operator's log, never for the user: where an unexpected fault happened. */
  detail?: string
}

export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'progress'; progress: Progress }
  | { kind: 'done'; result: Generated; heapBytes: number }
  | { kind: 'failed'; failure: JobFailure; heapBytes: number }
  /** The kernel can no longer be used: out of memory, or a trap. */
  | { kind: 'broken'; message: string }
