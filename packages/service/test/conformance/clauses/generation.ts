/** Sections 2.1, 2.2 and 4.2 for jobs that a real engine has made; points 8, 9, 10 and 14 of the design. */
import assert from 'node:assert/strict'
import { type Answer, assertAccepted, assertRefused, recordOf } from '../client.ts'
import { boxOf } from '../file-content.ts'
import { finished, submitAndWait } from '../finished.ts'
import type { Clause } from '../runner.ts'
import { assertBrainstorm, assertJob, microseconds } from '../shapes.ts'
import { readPage } from '../stored-jobs.ts'
import type { World } from '../world.ts'
import { PROMPT } from './bodies.ts'
import { PRICES } from './credits.ts'

const THIRTY_DAYS_MICROSECONDS = 30n * 24n * 3600n * 1_000_000n
const EDGES_MM = [60, 40, 8]
const MEDIA_TYPES = { STEP: 'model/step', STL: 'model/stl', GLB: 'model/gltf-binary', '3MF': 'model/3mf' }

/** As a browser would: the link alone, no Authorization. */
const follow = ({ stranger, service }: World, link: string | undefined): Promise<Answer> => {
  const url = new URL(String(link))
  assert.equal(url.origin, new URL(service.url).origin, 'the link leads elsewhere')
  return stranger.get(`${url.pathname}${url.search}`)
}

/** The link of a job that has just succeeded. */
async function plate(world: World): Promise<URL> {
  const { download_url } = await submitAndWait(await world.customer(), { prompt: PROMPT })
  return new URL(String(download_url))
}

const TAMPERINGS: Record<string, (link: URL, other: URL) => void> = {
  'without its signature': (link) => link.searchParams.delete('signature'),
  'without a query': (link) => {
    link.search = ''
  },
  'with a signature of the right length': (link) =>
    link.searchParams.set('signature', 'A'.repeat(link.searchParams.get('signature')?.length ?? 43)),
  'with a signature cut short': (link) =>
    link.searchParams.set('signature', String(link.searchParams.get('signature')).slice(0, -1)),
  'with a signature in upper case': (link) =>
    link.searchParams.set('signature', String(link.searchParams.get('signature')).toUpperCase()),
  'with the signature of another link': (link, other) =>
    link.searchParams.set('signature', String(other.searchParams.get('signature'))),
  'with a later expiry': (link) =>
    link.searchParams.set('expires', String(Number(link.searchParams.get('expires')) + 3600)),
  'with an expiry that is no number': (link) => link.searchParams.set('expires', 'never'),
  'with two expiries': (link) => link.searchParams.append('expires', '99999999999'),
  'to the file of another job': (link, other) => {
    link.pathname = other.pathname
  },
  'to another file name': (link) => {
    link.pathname = link.pathname.replace(/[^/]+$/, 'report.json')
  },
  'that climbs out of its folder': (link) => {
    link.pathname = `${link.pathname.replace(/[^/]+$/, '')}..%2f..%2f..%2fsecret.key`
  },
}

export const generation: Clause[] = [
  ...Object.entries(MEDIA_TYPES).map(
    ([output_format, mediaType]): Clause => ({
      clause: '2.1',
      says: `a ${output_format} job succeeds with every field of 2.1 and 2.2, and its file measures 60 × 40 × 8 mm`,
      async holds(world) {
        const customer = await world.customer()
        const metadata = { order: 'A-17', tags: ['ü', 1, null] }
        const id = assertAccepted(await customer.client.submit({ prompt: PROMPT, output_format, metadata }))
        const job = await finished(customer, id)
        assertJob(job)
        assert.equal(job.status, 'success', job.error_message)
        assertBrainstorm(job.brainstorm)
        assert.deepEqual(job.metadata, metadata)
        assert.equal(job.output_format, output_format)
        assert.ok((job.tokens_used ?? 0) > 0)
        assert.ok((job.latency_ms ?? 0) > 0)
        assert.ok(microseconds(job.updated_at) > microseconds(job.created_at), 'updated_at has not moved')

        const lifetime = microseconds(String(job.expires_at)) - microseconds(job.created_at)
        assert.equal(lifetime, THIRTY_DAYS_MICROSECONDS)

        const file = await follow(world, job.download_url)
        assert.equal(file.status, 200, file.text.slice(0, 300))
        assert.deepEqual(boxOf(output_format, file.bytes), EDGES_MM)
        assert.equal(file.headers['content-type'], mediaType)
        assert.equal(Number(file.headers['content-length']), file.bytes.length)
        const disposition = String(file.headers['content-disposition'])
        assert.match(
          disposition,
          new RegExp(`^attachment; filename="[\\w.-]+\\.${output_format.toLowerCase()}"`),
        )
      },
    }),
  ),
  ...Object.entries(PRICES).map(
    ([design_mode, price]): Clause => ({
      clause: 'design 9',
      says: `${design_mode} costs ${price}, charged on success, once`,
      async holds(world) {
        const customer = await world.customer({ credits: 10 })
        const { status, error_message } = await submitAndWait(customer, { prompt: PROMPT, design_mode })
        assert.equal(status, 'success', error_message)
        assert.deepEqual(await world.credits(customer), { balance: 10 - price, held: 0 })
      },
    }),
  ),
  {
    clause: '4.2',
    says: 'each GET signs download_url anew, and every one of the links works',
    async holds(world) {
      const customer = await world.customer()
      const { job_id, download_url: first } = await submitAndWait(customer, { prompt: PROMPT })
      const { download_url: second } = await finished(customer, job_id)
      const [listed] = (await readPage(customer, {})).jobs
      const links = [first, second, listed?.download_url]
      assert.equal(new Set(links).size, 3)
      const files = await Promise.all(links.map((link) => follow(world, link)))
      for (const file of files) assert.deepEqual(file.bytes, files[0]?.bytes)
    },
  },
  {
    clause: 'design 8',
    says: `a link is refused that was tampered with: ${Object.keys(TAMPERINGS).join(', ')}`,
    async holds(world) {
      const [one, two] = await Promise.all([plate(world), plate(world)])
      for (const [what, tamper] of Object.entries(TAMPERINGS)) {
        const link = new URL(one)
        tamper(link, two)
        const { status } = await follow(world, link.href)
        assert.ok([403, 404, 422].includes(status), `a link ${what} is answered with ${status}`)
      }
    },
  },
  {
    clause: 'design 8',
    says: 'a download needs no key, and a wrong one does it no harm',
    async holds(world) {
      const link = await plate(world)
      const answer = await world.stranger.get(`${link.pathname}${link.search}`, {
        authorization: 'Bearer nonsense',
      })
      assert.equal(answer.status, 200)
    },
  },
  {
    clause: 'design 14',
    says: 'report, plan and previews stand beside the job, for its own key alone',
    async holds(world) {
      const [customer, foreigner] = [await world.customer(), await world.customer()]
      const { job_id } = await submitAndWait(customer, { prompt: PROMPT })
      const [report, plan, svg, glb] = await Promise.all(
        ['report', 'plan', 'preview.svg', 'preview.glb'].map(async (name) => {
          assertRefused(await foreigner.client.get(`/v1/jobs/${job_id}/${name}`), 404, 'invalid_input')
          const answer = await customer.client.get(`/v1/jobs/${job_id}/${name}`)
          assert.equal(answer.status, 200, `${name}: ${answer.text.slice(0, 200)}`)
          return answer
        }),
      )
      assert.ok(report && plan && svg && glb)
      const { requirements, massProperties, assumptions } = recordOf(report)
      assert.ok(Array.isArray(requirements) && requirements.length >= 3)
      for (const { stated, measured, pass } of requirements as Record<string, unknown>[]) {
        assert.ok(stated !== undefined && measured !== undefined)
        assert.equal(pass, true)
      }
      const { volume } = (massProperties as { total: { volume: number } }).total
      assert.ok(Math.abs(volume - 60 * 40 * 8) < 1e-3, `the volume is ${volume}`)
      assert.ok(Array.isArray(assumptions))
      assert.ok(Array.isArray(recordOf(plan)['parts']) || typeof recordOf(plan)['parts'] === 'object')
      assert.match(String(svg.headers['content-type']), /^image\/svg\+xml/)
      assert.match(svg.text, /^<svg[\s\S]*<\/svg>\s*$/)
      assert.equal(glb.headers['content-type'], 'model/gltf-binary')
      assert.deepEqual(boxOf('GLB', glb.bytes), EDGES_MM)
    },
  },
  {
    clause: 'design 10',
    says: 'tokens_used depends on prompt and plan alone: the same prompt twice costs the same',
    async holds(world) {
      const customer = await world.customer()
      const [one, two] = await Promise.all([1, 2].map(() => submitAndWait(customer, { prompt: PROMPT })))
      assert.equal(one?.tokens_used, two?.tokens_used)
    },
  },
]
