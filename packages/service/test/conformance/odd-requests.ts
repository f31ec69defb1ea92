/** Requests that no sensible client sends, for the fuzz tests. */
import { fc } from '../../../engine/test/property.ts'
import { PROMPT } from './clauses/bodies.ts'
import type { Sent } from './client.ts'

const post = (body: string | Buffer, headers: Record<string, string> = {}): Sent => ({
  method: 'POST',
  path: '/v1/text-to-cad',
  headers: { 'content-type': 'application/json', ...headers },
  body,
})

const ODD_LETTERS = ['\ud800', '\udfff', '\u0000', '\uffff', '\u202e', 'e\u0301', '🔩', '\u2028', ' ']
/** Any UTF-16 at all: lone surrogates, NULs, noncharacters. */
const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...ODD_LETTERS), maxLength: 20 }),
)
const oddNumber = fc.oneof(
  fc.double(),
  fc.constantFrom(-0, 2 ** 53, 1e308, 5e-324, Number.MAX_SAFE_INTEGER + 2, -1, 101, 0.5),
)
const oddValue = fc.oneof(
  fc.jsonValue({ stringUnit: 'binary' }),
  oddText,
  oddText.map((text) => `https://example.com/${text}`),
  oddNumber,
  fc.constantFrom(null, true, [], {}, '', 'standard', 'STEP'),
)
const fieldName = fc.constantFrom('prompt', 'design_mode', 'output_format', 'callback_url', 'metadata')
const escaped = (text: string) => encodeURIComponent(text.toWellFormed())

const validBody = fc.record(
  {
    prompt: fc.oneof(fc.constant(PROMPT), fc.string({ unit: 'binary', minLength: 1, maxLength: 200 })),
    design_mode: fc.constantFrom('standard', 'pro', 'assembly'),
    output_format: fc.constantFrom('STEP', 'STL', 'GLB', '3MF'),
    callback_url: fc.webUrl({
      validSchemes: ['https', 'http'],
      withQueryParameters: true,
      withFragments: true,
    }),
    metadata: fc.dictionary(oddText, fc.jsonValue({ stringUnit: 'binary' }), { maxKeys: 5 }),
  },
  { requiredKeys: ['prompt'] },
)

export const anyJson = fc.json({ stringUnit: 'binary', maxDepth: 6 }).map((text) => post(text))

export const changedFields = fc
  .tuple(
    validBody,
    fc.array(fc.tuple(fc.oneof(fieldName, oddText), fc.option(oddValue, { nil: undefined })), {
      maxLength: 3,
    }),
  )
  .map(([body, changes]) => post(JSON.stringify({ ...body, ...Object.fromEntries(changes) })))

/** How the bytes from some place on can be changed. */
const BYTE_CHANGES = {
  cut: (tail: Buffer) => tail.subarray(1),
  double: (tail: Buffer) => Buffer.concat([tail.subarray(0, 1), tail]),
  set: (tail: Buffer, value: number) => Buffer.concat([Buffer.of(value), tail.subarray(1)]),
}

export const changedBytes = fc
  .tuple(
    validBody,
    fc.array(fc.tuple(fc.nat(), fc.constantFrom(...Object.values(BYTE_CHANGES)), fc.nat({ max: 255 })), {
      minLength: 1,
      maxLength: 6,
    }),
  )
  .map(([body, changes]) =>
    post(
      changes.reduce(
        (bytes, [where, change, value]) => {
          const at = where % Math.max(1, bytes.length)
          return Buffer.concat([bytes.subarray(0, at), change(bytes.subarray(at), value)])
        },
        Buffer.from(JSON.stringify(body)),
      ),
    ),
  )

const HEADS = { '{"prompt":"a plate","metadata":{"a":': '}}', '{"prompt":': '}', '{"metadata":': '}', '': '' }
const BRACKETS = { '[': ']', '{"a":': '}', '[{"b":': '}]' }
const LEAVES = ['1e999', '-1e999', '1'.repeat(5000), `0.${'0'.repeat(5000)}1`, 'null', '"\\ud800"', '']

export const deepNesting = fc
  .tuple(
    fc.constantFrom(...Object.entries(HEADS)),
    fc.constantFrom(...Object.entries(BRACKETS)),
    fc.constantFrom(1, 10, 63, 64, 65, 100, 1000, 5000, 20_000),
    fc.constantFrom(...LEAVES),
    fc.boolean(),
  )
  .map(([[head, tail], [open, close], depth, leaf, closed]) =>
    post(`${head}${open.repeat(depth)}${leaf}${closed ? `${close.repeat(depth)}${tail}` : ''}`),
  )

const HEADERS = [
  'authorization',
  'content-type',
  'idempotency-key',
  'x-request-id',
  'accept',
  'accept-encoding',
  'origin',
  'cookie',
  'content-encoding',
  'x-forwarded-for',
  'x-http-method-override',
  'if-none-match',
  'range',
]
/** What a header may hold at all: HTTP clients send nothing else. */
const headerValue = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xff })
    .filter((code) => code !== 0x7f)
    .map((code) => String.fromCharCode(code)),
  maxLength: 80,
})

export const oddHeaders = fc
  .tuple(
    fc.dictionary(
      fc.constantFrom(...HEADERS),
      fc.oneof(
        headerValue,
        fc.uuid(),
        fc.constantFrom('', '*', 'application/json', 'gzip', 'bytes=0-', 'Bearer '),
      ),
      { minKeys: 1, maxKeys: 4 },
    ),
    fc.boolean(),
  )
  .map(
    ([headers, submit]): Sent =>
      submit ? post(JSON.stringify({ prompt: PROMPT }), headers) : { path: '/v1/jobs', headers },
  )

const two = (value: number) => String(value).padStart(2, '0')
/** Times that look right and may not exist, with offsets that nobody lives in. */
const oddTime = fc
  .tuple(
    fc.constantFrom('0000', '0001', '1969', '2026', '9999'),
    fc.nat({ max: 13 }),
    fc.nat({ max: 32 }),
    fc.nat({ max: 25 }),
  )
  .map(
    ([year, month, day, offset]) => `${year}-${two(month)}-${two(day)}T00:00:00.000000%2B${two(offset)}:00`,
  )

const queryValue = fc.oneof(
  oddText.map(escaped),
  fc.constantFrom('%', '%ff', '%00', '%C0%80', '+', '&', '=', '[]', '1', '100', 'queued', 'text_to_cad'),
  oddTime,
  fc.integer().map(String),
)
const queryOf = (pairs: [string, string][]) => pairs.map(([name, value]) => `${name}=${value}`).join('&')
const PARAMETERS = [
  'status',
  'endpoint',
  'limit',
  'cursor',
  'cursor',
  'x',
  '__proto__',
  'limit[]',
  'status[a]',
]

export const oddQueries = fc
  .array(fc.tuple(fc.constantFrom(...PARAMETERS), queryValue), { maxLength: 5 })
  .map((pairs): Sent => ({ path: `/v1/jobs?${queryOf(pairs)}` }))

const KNOWN_PARTS = [
  'v1',
  'jobs',
  'text-to-cad',
  'files',
  'report',
  'plan',
  'preview.svg',
  'pub_0123456789ab',
]
const ODD_PARTS = [
  '..',
  '.',
  '',
  '%2e%2e',
  '%2f',
  '%00',
  '%',
  '%ff',
  '*',
  ':job_id',
  '__proto__',
  'x'.repeat(300),
]
const pathPart = fc.oneof(
  fc.constantFrom(...KNOWN_PARTS),
  fc.constantFrom(...ODD_PARTS),
  oddText.map(escaped),
)
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND', 'TRACE', 'PURGE']

export const oddPaths = fc
  .tuple(
    fc.constantFrom(...METHODS),
    fc.constantFrom('/', '/v1/', '/v1/jobs/', '/files/', '//'),
    fc.array(pathPart, { maxLength: 4 }),
    fc.constantFrom('', '?', '?a=1', '?expires=1&nonce=2&signature=3', '#x'),
  )
  .map(([method, root, parts, tail]): Sent => ({ method, path: `${root}${parts.join('/')}${tail}` }))

export const unsignedLinks = fc
  .tuple(
    pathPart,
    pathPart,
    fc.array(fc.tuple(fc.constantFrom('expires', 'nonce', 'signature'), queryValue), { maxLength: 4 }),
  )
  .map(([folder, name, pairs]) => `/files/${folder}/${name}?${queryOf(pairs)}`)
