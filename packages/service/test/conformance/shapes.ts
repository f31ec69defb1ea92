/** The resources of section 2, as types that can be checked: which fields, of which type, and no others. */
import assert from 'node:assert/strict'

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string' && value.trim() !== ''
const isTexts: Check = (value) => Array.isArray(value) && value.every(isText)
const isCount: Check = (value) => Number.isInteger(value) && (value as number) >= 0
const isObject: Check = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value)
const oneOf =
  (...values: string[]): Check =>
  (value) =>
    typeof value === 'string' && values.includes(value)

/** Design 3: always six digits and an offset. */
export const isTimestamp = matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}\+00:00$/)

const ALWAYS: Record<string, Check> = {
  job_id: matches(/^pub_[0-9a-f]{12}$/),
  status: oneOf('queued', 'processing', 'success', 'failed'),
  endpoint: oneOf('text_to_cad', 'image_to_cad'),
  design_mode: oneOf('standard', 'pro', 'assembly'),
  output_format: oneOf('STEP', 'STL', 'GLB', '3MF'),
  created_at: isTimestamp,
  updated_at: isTimestamp,
  metadata: isObject,
}
const ON_SUCCESS: Record<string, Check> = {
  download_url: matches(/^https?:\/\/[^/]+\/files\//),
  expires_at: isTimestamp,
  brainstorm: isObject,
  tokens_used: isCount,
  latency_ms: isCount,
}
const ON_FAILURE: Record<string, Check> = {
  error_code: oneOf(
    'geometry_validation_failed',
    'prompt_too_ambiguous',
    'code_generation_failed',
    'sandbox_timeout',
    'export_failed',
    'internal_error',
  ),
  error_message: isText,
}
const BRAINSTORM: Record<string, Check> = {
  project_name: isText,
  key_features: isTexts,
  design_components: isTexts,
  optimal_geometry: isText,
  material_recommendations: isText,
  suggestions: isTexts,
}

/** Section 2.1, rule 1. In a list an expired job is without its link (design 7). */
export function assertJob(value: unknown, { linkGone = false } = {}): asserts value is Job {
  assert.ok(isObject(value), `not a job: ${JSON.stringify(value)}`)
  const { status } = value as { status: unknown }
  const { download_url, ...expired } = ON_SUCCESS
  const success = linkGone ? expired : { download_url, ...expired }
  const byStatus: Record<string, Record<string, Check | undefined>> = { success, failed: ON_FAILURE }
  assertFields(value, { ...ALWAYS, ...byStatus[String(status)] })
}

export const assertBrainstorm = (value: unknown): void => assertFields(value, BRAINSTORM)

function assertFields(value: unknown, fields: Record<string, Check | undefined>): void {
  assert.ok(isObject(value), `not an object: ${JSON.stringify(value)}`)
  const given = value as Record<string, unknown>
  assert.deepEqual(Object.keys(given).sort(), Object.keys(fields).sort())
  for (const [name, check] of Object.entries(fields)) {
    assert.ok(check?.(given[name]), `${name} is ${JSON.stringify(given[name])}`)
  }
}

export interface Job {
  job_id: string
  status: 'queued' | 'processing' | 'success' | 'failed'
  endpoint: string
  design_mode: string
  output_format: string
  created_at: string
  updated_at: string
  metadata: Record<string, unknown>
  download_url?: string
  expires_at?: string
  brainstorm?: Record<string, unknown>
  tokens_used?: number
  latency_ms?: number
  error_code?: string
  error_message?: string
}

export interface Page {
  jobs: Job[]
  next_cursor?: string
}

/** Section 2.3: a cursor is a timestamp where there is one, and never null. */
export function assertPage(value: unknown): asserts value is Page {
  assert.ok(isObject(value), `not a page: ${JSON.stringify(value)}`)
  const { jobs, ...rest } = value as Record<string, unknown>
  assert.ok(Array.isArray(jobs))
  for (const job of jobs as unknown[])
    assertJob(job, { linkGone: !Object.hasOwn(job as object, 'download_url') })
  const created = (jobs as Job[]).map(({ created_at }) => created_at)
  assert.deepEqual(created, created.toSorted().toReversed(), 'the page is not newest first')
  if (Object.keys(rest).length > 0) assertFields(rest, { next_cursor: isTimestamp })
}

/** Microseconds since 1970, for `Date` knows only milliseconds. */
export function microseconds(timestamp: string): bigint {
  assert.ok(isTimestamp(timestamp), `not a timestamp: ${timestamp}`)
  const whole = BigInt(Date.parse(`${timestamp.slice(0, 19)}Z`)) * 1000n
  return whole + BigInt(timestamp.slice(20, 26))
}
