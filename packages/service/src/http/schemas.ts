/** The bodies and parameters of the interface: they check what comes in, and the OpenAPI document is made from them. */
import { designModes, jobErrorCodes, outputFormats } from '@cadwright/engine'
import { z } from 'zod'
import { endpoints, jobStatuses } from '../database/schema.ts'
import { callbackUrlFault } from './callback-url.ts'
import { metadataFault } from './metadata.ts'

const PROMPT_CODE_POINTS = 5000

const timestamp = z.string().meta({
  description: 'ISO 8601 in UTC, with microseconds and an offset',
  format: 'date-time',
  examples: ['2026-11-15T09:30:00.123456+00:00'],
})

const jobId = z.string().meta({
  description: 'Unique job identifier',
  pattern: '^pub_[0-9a-f]{12}$',
  examples: ['pub_3f9a1c07be42'],
})

const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` })

export const prompt = z
  .string({ error: 'must be a string of 1 to 5000 characters' })
  .superRefine((text, context) => {
    const fault = promptFault(text)
    if (fault) context.addIssue({ code: 'custom', message: fault })
  })
  .meta({
    description: 'The part in words: what it is, its sizes, its features. Counted in Unicode code points.',
    minLength: 1,
    maxLength: PROMPT_CODE_POINTS,
    examples: ['a 60 x 40 x 8 mm plate with four 5 mm holes 6 mm from the edges'],
  })

function promptFault(text: string): string | undefined {
  const length = Array.from(text).length
  if (length > PROMPT_CODE_POINTS)
    return `must have 1 to ${PROMPT_CODE_POINTS} characters; this one has ${length}`
  if (!text.trim()) return `must have 1 to ${PROMPT_CODE_POINTS} characters; this one is blank`
  if (text.includes('\0') || !text.isWellFormed())
    return 'must be valid text; it holds a null or half a character'
  return undefined
}

const metadata = z
  .record(z.string(), z.unknown(), { error: 'must be an object' })
  .superRefine((value, context) => {
    const fault = metadataFault(value)
    if (fault) context.addIssue({ code: 'custom', message: fault })
  })
  .meta({ description: 'Arbitrary key-value pairs, echoed on the job; at most 16 KB as JSON' })

export const submissionSchema = (options: { allowPrivate: boolean }) =>
  z
    .strictObject(
      {
        prompt,
        design_mode: oneOf(designModes)
          .default('standard')
          .meta({ description: 'How much thought goes into the design' }),
        output_format: oneOf(outputFormats)
          .default('STEP')
          .meta({ description: 'STEP for engineering, STL for printing, GLB for web and AR; or 3MF' }),
        callback_url: z
          .string({ error: 'must be a string' })
          .superRefine((text, context) => {
            const fault = callbackUrlFault(text, options)
            if (fault) context.addIssue({ code: 'custom', message: fault })
          })
          .optional()
          .meta({
            description: 'Where the finished job is sent; https only',
            format: 'uri',
            maxLength: 2048,
          }),
        metadata: metadata.default({}),
      },
      { error: objectFault },
    )
    .meta({
      id: 'TextToCadRequest',
      examples: [
        { prompt: 'a 60 x 40 x 8 mm plate with four 5 mm holes 6 mm from the edges', output_format: 'STEP' },
      ],
    })

/** Names fields that do not exist, so that a misspelt one is not quietly ignored. */
function objectFault(issue: { code?: string; keys?: string[] }): string {
  if (issue.code !== 'unrecognized_keys') return 'must be a JSON object'
  return `has no field ${(issue.keys ?? [])
    .slice(0, 5)
    .map((key) => JSON.stringify(key.slice(0, 60)))
    .join(', ')}`
}

export const idempotencyHeaders = z.looseObject({
  'idempotency-key': z
    .guid({ error: 'must be a UUID' })
    .optional()
    .meta({ description: 'A retry with the same key returns the job that the first request made' }),
})

export const acceptedSchema = z
  .object({ job_id: jobId, status: z.literal('queued') })
  .meta({ id: 'Accepted', description: 'The job is in the queue' })

export const jobParams = z.object({ job_id: jobId })

const CURSOR_FAULT = 'must be the next_cursor of an earlier page'

export const listQuery = z.object({
  status: oneOf(jobStatuses).optional().meta({ description: 'Only jobs in this state' }),
  endpoint: oneOf(endpoints).optional().meta({
    description:
      'Only jobs of this endpoint; applied after a page is fetched, so pages may be short: go on until there is no next_cursor',
  }),
  limit: z
    .string()
    .regex(/^\d{1,3}$/, 'must be a whole number from 1 to 100')
    .transform(Number)
    .refine((value) => value >= 1 && value <= 100, 'must be a whole number from 1 to 100')
    .default(20)
    .meta({ description: 'Results per page', type: 'integer', minimum: 1, maximum: 100, default: 20 }),
  cursor: z
    .string()
    // A plus sign that was not encoded arrives as a space.
    .transform((text) => text.replace(' ', '+'))
    // As lists write it and no other way: PostgreSQL knows neither the year 0 nor every offset that ISO 8601 does.
    .pipe(
      z.iso.datetime({ offset: true, error: CURSOR_FAULT }).regex(/^(?!0000).*\.\d{6}\+00:00$/, CURSOR_FAULT),
    )
    .optional()
    .meta({ description: 'next_cursor of the page before' }),
})

const brainstorm = z
  .object({
    project_name: z.string(),
    key_features: z.array(z.string()),
    design_components: z.array(z.string()),
    optimal_geometry: z.string(),
    material_recommendations: z.string(),
    suggestions: z.array(z.string()),
  })
  .meta({ id: 'Brainstorm', description: 'The analysis of the finished part' })

const jobAlways = {
  job_id: jobId,
  endpoint: z.enum(endpoints),
  design_mode: z.enum(designModes),
  output_format: z.enum(outputFormats),
  created_at: timestamp,
  updated_at: timestamp,
  metadata: z.record(z.string(), z.unknown()),
}

const jobUnfinished = z
  .object({ ...jobAlways, status: z.enum(['queued', 'processing']) })
  .meta({ id: 'UnfinishedJob' })
const jobSuccess = z
  .object({
    ...jobAlways,
    status: z.literal('success'),
    download_url: z.string().optional().meta({
      format: 'uri',
      description: 'Signed; fresh in every answer. Absent in lists once the file has expired.',
    }),
    expires_at: timestamp,
    brainstorm,
    tokens_used: z.int(),
    latency_ms: z.int(),
  })
  .meta({ id: 'SuccessfulJob' })
const jobFailed = z
  .object({
    ...jobAlways,
    status: z.literal('failed'),
    error_code: z.enum(jobErrorCodes),
    error_message: z.string(),
  })
  .meta({ id: 'FailedJob' })

/** What a receiver is told of a failure; only the document of the interface refers to it. */
jobFailed
  .pick({
    job_id: true,
    status: true,
    endpoint: true,
    design_mode: true,
    error_code: true,
    error_message: true,
    metadata: true,
  })
  .meta({ id: 'FailedJobNotice' })

export const jobSchema = z
  .discriminatedUnion('status', [jobUnfinished, jobSuccess, jobFailed])
  .meta({ id: 'Job' })

export const jobPageSchema = z
  .object({
    jobs: z.array(jobSchema),
    next_cursor: timestamp.optional().meta({ description: 'Present only when more results exist' }),
  })
  .meta({ id: 'JobPage' })

export const errorSchema = z
  .object({
    error_code: z.enum([
      'invalid_api_key',
      'insufficient_credits',
      'invalid_input',
      'output_expired',
      'quota_exceeded',
      'internal_error',
    ]),
    message: z.string(),
  })
  .meta({ id: 'Error' })
