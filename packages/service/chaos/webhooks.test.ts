/** Everything killed while deliveries wait, are being sent, or wait for another attempt: none is forgotten. */
import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { startReceiver, vouchedFor } from '../test/webhooks/receiver.ts'
import { cutPower } from './power-cut.ts'
import { openPremises } from './premises.ts'
import { serve, until } from './served.ts'

const JOBS = 12
const ROUNDS = 3

test('every finished job is told, whenever the power goes', async (t) => {
  // The first attempt of each delivery is refused, so that each waits for a second one.
  const tried = new Set<string>()
  const told = new Set<string>()
  const receiver = await startReceiver(({ headers, body }, response) => {
    const delivery = String(headers['x-service-delivery'])
    const again = tried.has(delivery)
    tried.add(delivery)
    if (again) told.add((JSON.parse(body) as { job_id: string }).job_id)
    response.writeHead(again ? 200 : 503).end()
  })
  const premises = await openPremises(1)
  const [customer] = premises.customers
  const certificate = join(premises.dataDir, 'receiver.pem')
  await writeFile(certificate, (await vouchedFor).cert)
  const settings = {
    ...premises.settings,
    KERNEL_WORKERS: '1',
    WEBHOOK_ALLOW_PRIVATE: 'true',
    NODE_EXTRA_CA_CERTS: certificate,
  }
  let service = await serve({ settings })
  t.after(async () => {
    await premises.close([service.pid])
    await receiver.close()
  })

  const accepted = new Set<string>()
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (let n = 0; n < JOBS; n += 1)
      accepted.add(await submit(service.url, customer?.apiKey ?? '', receiver.url))
    // Some have been told by now, some tried, some not even begun.
    const enough = round * JOBS - JOBS / 2
    await until('half of the deliveries were tried', () => tried.size >= enough || undefined)
    cutPower(premises.dataDir, [service.pid])
    service = await serve({ settings })
  }

  await until('every job was told', () => told.size >= accepted.size || undefined)
  assert.deepEqual([...told].toSorted(byText), [...accepted].toSorted(byText))
  await until('every delivery is on record', () =>
    premises.inspect(async (pool) => {
      const { rows } = await pool.query<{ state: string; count: number }>(
        'select state, count(*)::int as count from webhook_deliveries group by state',
      )
      return (
        (rows.length === 1 && rows[0]?.state === 'delivered' && rows[0].count === accepted.size) || undefined
      )
    }),
  )
})

const byText = (a: string, b: string) => a.localeCompare(b)

async function submit(url: string, apiKey: string, callbackUrl: string): Promise<string> {
  const answer = await fetch(`${url}/v1/text-to-cad`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'something nice', callback_url: callbackUrl }),
  })
  assert.equal(answer.status, 202)
  return ((await answer.json()) as { job_id: string }).job_id
}
