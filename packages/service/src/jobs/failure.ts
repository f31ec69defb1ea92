/** What a person reads when a job failed: what happened, and what to do next (specification 7.3). */
import { type DesignMode, designModes, type JobErrorCode } from '@cadwright/engine'
import type { Failure } from './settle.ts'

/** The engine often says what to change; then nothing is added. */
const SAYS_WHAT_TO_DO =
  /(?:^|[.:;,] |\bor )(?:say|give|state|name|write|leave|make|use|choose|reduce|shorten|round|put|place|move|try|split|change)\b/i

interface Guidance {
  step: (mode: DesignMode) => string
  unless?: RegExp
  sameAgain: boolean
  tryMode?: (mode: DesignMode) => DesignMode | undefined
}

const otherModes = (mode: DesignMode) =>
  designModes.filter((other) => other !== 'standard' && other !== mode).join(' or ')

const NEXT_STEPS: Record<JobErrorCode, Guidance> = {
  geometry_validation_failed: {
    step: () => 'Revise the sizes in the prompt and submit it as a new job.',
    unless: SAYS_WHAT_TO_DO,
    sameAgain: false,
  },
  prompt_too_ambiguous: {
    step: () => 'Revise the prompt and submit it as a new job.',
    unless: SAYS_WHAT_TO_DO,
    sameAgain: false,
  },
  code_generation_failed: {
    step: (mode) =>
      `Submit the same prompt once more; if it fails again, simplify the design${mode === 'standard' ? ' or use design_mode pro' : ''}.`,
    sameAgain: true,
  },
  sandbox_timeout: {
    step: (mode) => `Submit it as a new job with design_mode ${otherModes(mode)}.`,
    sameAgain: false,
    tryMode: (mode) => (mode === 'pro' ? 'assembly' : 'pro'),
  },
  export_failed: { step: () => 'This usually passes: submit the job again.', sameAgain: true },
  internal_error: {
    step: () => 'Wait 30 seconds and submit the job again; if it fails again, wait 5 minutes.',
    sameAgain: true,
  },
}

export function withNextStep({ code, message }: Failure, mode: DesignMode): Failure {
  const { step, unless } = NEXT_STEPS[code]
  const said = sentence(message)
  return { code, message: unless?.test(said) ? said : `${said} ${step(mode)}` }
}

export interface NextStep {
  /** In words, for whoever submitted the job. */
  advice: string
  /** Whether the very same request may well succeed; else something must be changed first. */
  sameAgain: boolean
  /** The mode that is worth a try. */
  tryMode: DesignMode | null
}

export function nextStepAfter(code: JobErrorCode, mode: DesignMode): NextStep {
  const { step, sameAgain, tryMode } = NEXT_STEPS[code]
  return { advice: step(mode), sameAgain, tryMode: tryMode?.(mode) ?? null }
}

/** A feature's id before a colon is written as it is. */
function sentence(text: string): string {
  const trimmed = text.trim()
  const begun = /^[^\s:]+:/.test(trimmed) ? trimmed : trimmed.charAt(0).toUpperCase() + trimmed.slice(1)
  return /[.!?][”"’')]*$/.test(begun) ? begun : `${begun}.`
}

/** Design 13. */
export const MOST_ATTEMPTS = 3

export const FAILURES = {
  workersLost: { code: 'internal_error', message: 'The worker that ran this job was lost three times' },
  notStored: { code: 'export_failed', message: 'The part was made, but its file could not be stored' },
  unexpected: { code: 'internal_error', message: 'The service met a fault of its own while it ran this job' },
} satisfies Record<string, Failure>
