import type { Stage } from '../../words/labels.ts'

/** In the order they run. */
export const STAGES: readonly Stage[] = ['plan', 'build', 'check', 'verify', 'export', 'preview']

/** What a stage is for, told while one waits. */
export const STAGE_ABOUT: Record<Stage, string> = {
  plan: 'Reading the words, making a plan of them',
  build: 'Building the solid',
  check: 'Checking that it is sound and can be made',
  verify: 'Measuring every stated size on it',
  export: 'Writing the file and reading it back',
  preview: 'Drawing the sheet and the 3D view',
}

export const STAGE_NAME: Record<Stage, string> = {
  plan: 'Plan',
  build: 'Build',
  check: 'Check',
  verify: 'Verify',
  export: 'Export',
  preview: 'Preview',
}

export const DONE_STAGE: Record<Stage, string> = {
  plan: 'Planned',
  build: 'Built',
  check: 'Checked',
  verify: 'Verified',
  export: 'Exported',
  preview: 'Drawn',
}
