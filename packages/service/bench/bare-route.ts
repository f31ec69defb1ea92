/** The floor: Fastify with nothing but the same two statements a request, on the same kind of pool. */

import { randomBytes, randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { hashApiKey } from '../src/accounts/keys.ts'
import { readConfig } from '../src/config.ts'
import { openDatabase } from '../src/database/open.ts'
import { JOB_COLUMNS } from '../src/jobs/job.ts'

const config = readConfig(process.env)
const { pool } = await openDatabase(config, { applicationName: 'bare route', size: 20, log: () => {} })
const app = Fastify()

const admit = async (authorization = '') => {
  const values = [hashApiKey(authorization.slice('Bearer '.length)), 1e9, 1e9]
  const { rows } = await pool.query({
    name: 'admit',
    text: 'select * from admit_request($1, $2, $3)',
    values,
  })
  return rows[0]
}

app.get('/healthz', () => 'ok')

app.post<{ Body: { prompt: string } }>('/v1/text-to-cad', async ({ headers, body }, reply) => {
  const { account_id, api_key_id } = await admit(headers.authorization)
  const jobId = `pub_${randomBytes(6).toString('hex')}`
  await pool.query({
    name: 'submit',
    text: 'select outcome, job_id from submit_job($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
    values: [
      account_id,
      api_key_id,
      null,
      jobId,
      randomUUID(),
      'text_to_cad',
      'standard',
      'STEP',
      body.prompt,
      null,
      '{}',
      1,
    ],
  })
  return reply.code(202).send({ job_id: jobId, status: 'queued' })
})

app.get<{ Params: { id: string } }>('/v1/jobs/:id', async ({ headers, params }) => {
  const { api_key_id } = await admit(headers.authorization)
  const { rows } = await pool.query({
    name: 'find',
    text: `select ${JOB_COLUMNS} from jobs where id = $1 and api_key_id = $2`,
    values: [params.id, api_key_id],
  })
  return rows[0]
})

await app.listen({ host: config.host, port: config.port })
process.on('SIGTERM', () => process.exit(0))
