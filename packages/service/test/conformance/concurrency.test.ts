/** What must hold when everything arrives at once, and from several processes. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { PROMPT } from './clauses/bodies.ts'
import { type Answer, assertAccepted, assertRefused, createClient } from './client.ts'
import { serve } from './served.ts'
import { walk } from './stored-jobs.ts'
import { openWorld, type World } from './world.ts'

let world: World
before(async () => {
  world = await openWorld({}, { role: 'api' })
})
after(() => world.close())

const count = (answers: Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length

test('50 simultaneous submissions with one Idempotency-Key make one job and one charge', async () => {
  const customer = await world.customer({ credits: 100 })
  const headers = { 'idempotency-key': randomUUID() }
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, turn) => customer.client.submit({ prompt: `${PROMPT} ${turn}` }, headers)),
  )
  assert.equal(new Set(answers.map(assertAccepted)).size, 1)
  assert.equal(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true').length, 49)
  assert.equal(await world.jobCount(customer), 1)
  assert.deepEqual(await world.credits(customer), { balance: 99, held: 1 })
})

test('50 simultaneous submissions with one Idempotency-Key, half of them invalid, make at most one job', async () => {
  const customer = await world.customer({ credits: 100 })
  const headers = { 'idempotency-key': randomUUID() }
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, turn) =>
      customer.client.submit({ prompt: turn % 2 ? PROMPT : '' }, headers),
    ),
  )
  // An invalid one that comes first is refused; it cannot know of the job that is to be.
  const accepted = answers.filter(({ status }) => status === 202)
  assert.ok(accepted.length >= 25)
  assert.equal(new Set(accepted.map(assertAccepted)).size, 1)
  for (const answer of answers)
    if (answer.status !== 202) assertRefused(answer, 422, 'invalid_input', 'prompt')
  assert.equal(await world.jobCount(customer), 1)
})

test('200 parallel submissions on 100 credits accept exactly 100 and refuse the others with 402', async () => {
  const customer = await world.customer({ credits: 100 })
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => customer.client.submit({ prompt: PROMPT })),
  )
  assert.equal(new Set(answers.filter(({ status }) => status === 202).map(assertAccepted)).size, 100)
  for (const answer of answers) if (answer.status !== 202) assertRefused(answer, 402, 'insufficient_credits')
  assert.equal(await world.jobCount(customer), 100)
  assert.deepEqual(await world.credits(customer), { balance: 0, held: 100 })
})

test('the last credit of an account is spent once, whichever of its keys is first', async () => {
  for (let round = 0; round < 25; round += 1) {
    const one = await world.customer({ credits: 1 })
    const keys = [one, await world.anotherKey(one), await world.anotherKey(one), await world.anotherKey(one)]
    const answers = await Promise.all(
      [...keys, ...keys].map(({ client }) => client.submit({ prompt: PROMPT })),
    )
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [202, 402, 402, 402, 402, 402, 402, 402],
    )
    assert.deepEqual(await world.credits(one), { balance: 0, held: 1 })
  }
})

test('two keys of one account share its credits: 100 are spent once', async () => {
  const one = await world.customer({ credits: 100 })
  const two = await world.anotherKey(one)
  const modes = ['standard', 'pro', 'assembly']
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, turn) =>
      (turn % 2 ? one : two).client.submit({ prompt: PROMPT, design_mode: modes[turn % 3] }),
    ),
  )
  assert.equal(count(answers, 202) + count(answers, 402), 120)
  const { balance, held } = await world.credits(one)
  assert.equal(balance + held, 100)
  assert.ok(balance < 5, `${balance} credits were left though jobs that cost at most 5 were refused`)
})

test('a key revoked amid a flood of submissions makes no job after the revocation', async () => {
  const customer = await world.customer()
  const flood = Array.from({ length: 60 }, () => customer.client.submit({ prompt: PROMPT }))
  await world.service.revokeKey(customer.keyId)
  const late = await Promise.all(Array.from({ length: 10 }, () => customer.client.submit({ prompt: PROMPT })))
  for (const answer of late) assertRefused(answer, 401, 'invalid_api_key')
  const answers = await Promise.all(flood)
  for (const answer of answers) assert.ok(answer.status === 202 || answer.status === 401)
  assert.equal(await world.jobCount(customer), count(answers, 202))
})

test('a walk that runs while submissions pour in shows every earlier job once', async () => {
  const customer = await world.customer()
  const earlier = await Promise.all(
    Array.from({ length: 150 }, () => customer.client.submit({ prompt: PROMPT })),
  )
  const pouring = Promise.all(Array.from({ length: 150 }, () => customer.client.submit({ prompt: PROMPT })))
  const [{ jobs }] = await Promise.all([walk(customer, { limit: 10 }), pouring])
  const shown = jobs.map(({ job_id }) => job_id)
  assert.equal(new Set(shown).size, shown.length)
  for (const id of earlier.map(assertAccepted)) assert.ok(shown.includes(id))
})

test('four processes of the service admit exactly 20 requests a minute of one key, all together', async () => {
  const services = await Promise.all([1, 2, 3, 4].map(() => serve(world)))
  const { apiKey } = await world.customer()
  const clients = services.map(({ url }) => createClient(url, { authorization: `Bearer ${apiKey}` }))
  try {
    const answers = (
      await Promise.all(
        clients.map((client) => Promise.all(Array.from({ length: 20 }, () => client.get('/v1/jobs')))),
      )
    ).flat()
    assert.equal(answers[0]?.headers['ratelimit-policy'], '"minute";q=20;w=60, "hour";q=100;w=3600')
    assert.deepEqual(
      { admitted: count(answers, 200), refused: count(answers, 429) },
      { admitted: 20, refused: 60 },
    )
  } finally {
    for (const client of clients) client.close()
    await Promise.all(services.map((service) => service.stop()))
  }
})
