/** The interface described for machines: OpenAPI 3.1, made from the schemas that check the requests. */
import swagger from '@fastify/swagger'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import manifest from '../../../package.json' with { type: 'json' }
import type { Api } from '../app.ts'
import { onlyUsedSchemas } from './used-schemas.ts'
import { webhookDescription } from './webhook.ts'

export interface OpenApiOptions {
  /** Asked at each request: a port that the system chooses is known only after listening. */
  baseUrl: () => string
}

const DESCRIPTION = `
Turns a sentence into a CAD file. Every dimension that the prompt states is measured on the finished solid before
a job succeeds; what could not be understood is named in a clear failure.

1. **Submit**: \`POST /v1/text-to-cad\` answers 202 with a \`job_id\` at once.
2. **Poll**: \`GET /v1/jobs/{job_id}\` every 5 s for the first 30 s, then every 15 s, until \`status\` is \`success\` or
   \`failed\`. Or give a \`callback_url\` and be told.
3. **Download**: \`download_url\` of the latest answer gives the file, without an API key, for 30 days from the job's creation.

Each answer says in \`RateLimit\` how many requests the API key has left; a 429 says in \`Retry-After\` how long to wait.
To repeat a submission safely after a network failure, send the same \`Idempotency-Key\` (a UUID).
`.trim()

/** Before any route: the document is made of the routes that follow. */
export async function openApiDocument(app: Api, { baseUrl }: OpenApiOptions): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Cadwright', version: manifest.version, description: DESCRIPTION },
      tags: [{ name: 'Jobs', description: 'Submit a part, follow its job, read what came of it' }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'An API key; it begins with `svc_pub_`' },
        },
      },
      security: [{ bearer: [] }],
      webhooks: webhookDescription,
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => onlyUsedSchemas(jsonSchemaTransformObject(document)),
  })

  app.get('/openapi.json', { schema: { hide: true } }, () => ({
    ...app.swagger(),
    servers: [{ url: baseUrl() }],
  }))
}
