/** Whatever is sent, the answer is clean: never a 5xx, always the error body and X-Request-Id, and the service goes on. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { fc } from '../../../engine/test/property.ts'
import { PROMPT } from './clauses/bodies.ts'
import { type Answer, assertAccepted, type Sent } from './client.ts'
import {
  anyJson,
  changedBytes,
  changedFields,
  deepNesting,
  oddHeaders,
  oddPaths,
  oddQueries,
  unsignedLinks,
} from './odd-requests.ts'
import { type Customer, openWorld, type World } from './world.ts'

const RUNS = 400

let world: World
let customer: Customer
before(async () => {
  world = await openWorld({}, { role: 'api' })
  customer = await world.customer()
})
after(() => world.close())

const KINDS: { what: string; requests: fc.Arbitrary<Sent>; runs?: number }[] = [
  { what: 'any JSON as a body', requests: anyJson },
  { what: 'a valid body with fields made odd, added or taken away', requests: changedFields },
  { what: 'a valid body with bytes cut, doubled or changed', requests: changedBytes },
  { what: 'deep nesting and numbers beyond all bounds', requests: deepNesting, runs: 100 },
  { what: 'any header', requests: oddHeaders },
  { what: 'any query of a list', requests: oddQueries, runs: 800 },
  { what: 'any path under any method', requests: oddPaths, runs: 800 },
]

for (const { what, requests, runs = RUNS } of KINDS) {
  test(`${what} is answered cleanly`, async () => {
    await fc.assert(
      fc.asyncProperty(requests, async (sent) => assertClean(await customer.client.send(sent))),
      { numRuns: runs },
    )
    // The same connections, and the same process, still do their work.
    const id = assertAccepted(await customer.client.submit({ prompt: PROMPT }))
    assert.equal((await customer.client.get(`/v1/jobs/${id}`)).status, 200)
  })
}

test('a link to a file that nobody signed is refused, whatever it looks like', async () => {
  await fc.assert(
    fc.asyncProperty(unsignedLinks, async (path) => {
      const answer = await world.stranger.get(path)
      assertClean(answer)
      assert.ok(answer.status >= 400, `${answer.status} ${answer.text}`)
    }),
    { numRuns: RUNS },
  )
})

/** Nothing of the inside shows. That the answer is well formed is checked by the client, for every one. */
function assertClean(answer: Answer): void {
  assert.ok(answer.status < 500, `${answer.status} ${answer.text}`)
  if (answer.status < 400) return
  assert.doesNotMatch(
    answer.text,
    /node_modules|\.ts:\d|\bat \w+\.|FST_ERR|\bconstraint\b|\bpg_|syntax error/i,
  )
}
