export type { BillLine } from './bill-of-materials.ts'
export type { Brainstorm } from './brainstorm/brainstorm.ts'
export { type Engine, type EngineOptions, type GenerateOptions, openEngine } from './engine.ts'
export { EngineError, type JobErrorCode, jobErrorCodes } from './errors.ts'
export { type ExportedFile, type OutputFormat, outputFormats } from './export/index.ts'
export { type Reading, readPrompt, type WordUse } from './language/read.ts'
export { parsePlan } from './plan/parse.ts'
export { PLAN_VERSION, type Plan, type PlanInput } from './plan/plan.ts'
export type { Report } from './report.ts'
export {
  type DesignMode,
  designModes,
  type Generated,
  type GenerateRequest,
  type GenerateResult,
  type Progress,
  type Stage,
  stages,
} from './request.ts'
