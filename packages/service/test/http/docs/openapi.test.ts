import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startService, type TestService } from '../../service.ts'

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>
  requestBody?: { content: Record<string, { schema: unknown }> }
  security?: unknown
}
interface Document {
  openapi: string
  info: { title: string; version: string }
  servers: { url: string }[]
  security: unknown
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, Record<string, { parameters: { name: string }[] } & Operation>>
  components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> }
}

let service: TestService
let document: Document

before(async () => {
  service = await startService({}, { role: 'api' })
  document = (await (await fetch(`${service.url}/openapi.json`)).json()) as Document
})
after(() => service.close())

test('the document describes the interface and only the interface', () => {
  assert.equal(document.openapi, '3.1.0')
  assert.equal(document.info.title, 'Cadwright')
  assert.deepEqual(document.servers, [{ url: service.url }])
  const paths = Object.keys(document.paths)
  for (const path of ['/v1/text-to-cad', '/v1/jobs/{job_id}', '/v1/jobs']) assert.ok(paths.includes(path))
  assert.deepEqual(
    paths.filter((path) => !path.startsWith('/v1/')),
    [],
  )
})

test('an API key is asked for', () => {
  assert.deepEqual(document.security, [{ bearer: [] }])
  assert.ok(document.components.securitySchemes['bearer'])
})

test('the submission tells its bounds and its defaults', () => {
  const body = document.paths['/v1/text-to-cad']?.['post']?.requestBody?.content['application/json']?.schema
  const schema = resolved(body) as {
    required: string[]
    properties: Record<string, { enum?: string[]; default?: string; maxLength?: number }>
  }
  assert.deepEqual(schema.required, ['prompt'])
  assert.equal(schema.properties['prompt']?.maxLength, 5000)
  assert.deepEqual(schema.properties['design_mode']?.enum, ['standard', 'pro', 'assembly'])
  assert.equal(schema.properties['output_format']?.default, 'STEP')
})

test('every reference leads somewhere and every component is used', () => {
  const text = JSON.stringify(document)
  const used = new Set(
    [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => String(name)),
  )
  assert.deepEqual([...used].sort(), Object.keys(document.components.schemas).sort())
})

test('what a receiver is told is described with its headers, and as it is sent', () => {
  const { parameters, requestBody } = document.webhooks['jobFinished']?.['post'] ?? assert.fail()
  assert.deepEqual(
    parameters.map(({ name }) => name),
    ['X-Service-Signature', 'X-Service-Timestamp', 'X-Service-Delivery'],
  )
  const schema = requestBody?.content['application/json']?.schema ?? assert.fail()
  const { oneOf } = schema as { oneOf: unknown[] }
  const [success, failure] = oneOf.map((each) => resolved(each) as { properties: object })
  assert.ok(success && 'download_url' in success.properties)
  assert.equal(Object.keys(failure?.properties ?? {}).length, 7)
})

test('every operation tells its refusals', () => {
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const { responses } of Object.values(operations)) {
      for (const status of ['401', '429']) assert.ok(responses[status], `${path} ${status}`)
    }
  }
})

function resolved(schema: unknown): unknown {
  const { $ref } = schema as { $ref?: string }
  return $ref ? document.components.schemas[String($ref.split('/').at(-1))] : schema
}
