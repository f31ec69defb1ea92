/** Section 3, over all jobs that the clauses before have run. */
import assert from 'node:assert/strict'
import { submitAndWait } from '../finished.ts'
import type { Clause } from '../runner.ts'
import { transitionsSeen } from '../transitions.ts'
import { PROMPT } from './bodies.ts'

const WAYS = ['queued → processing → success', 'queued → processing → failed']

export const states: Clause[] = [
  {
    clause: '3',
    says: 'a job moves from queued to processing to success or failed, and in no other way',
    async holds(world) {
      const customer = await world.customer()
      await Promise.all(
        [
          PROMPT,
          'something nice',
          'a 20 mm cube',
          'a tube with outer diameter 10 mm and inner diameter 20 mm',
        ].map((prompt) => submitAndWait(customer, { prompt })),
      )
      const seen = await transitionsSeen(world)
      assert.ok(seen.length >= 4)
      assert.deepEqual(
        seen.filter(({ way }) => !WAYS.includes(way)),
        [],
      )
      assert.deepEqual(new Set(seen.map(({ way }) => way)), new Set(WAYS))
    },
  },
  {
    clause: 'design 9',
    says: 'every job was reserved once and settled once, and every balance is the sum of its entries',
    async holds({ service }) {
      const { rows } = await service.database.pool.query(`
        select j.id from jobs j left join credit_entries e on e.job_id = j.id
        where j.status in ('success', 'failed')
        group by j.id, j.status
        having count(*) filter (where e.kind = 'reserve') <> 1
          or count(*) filter (where e.kind = case j.status when 'success' then 'charge' else 'release' end) <> 1
          or count(*) <> 2`)
      assert.deepEqual(rows, [])
      const { rows: unbalanced } = await service.database.pool.query(`
        select a.id from accounts a left join credit_entries e on e.account_id = a.id
        group by a.id having a.balance <> coalesce(sum(e.amount), 0) or a.held <> coalesce(sum(e.held), 0)`)
      assert.deepEqual(unbalanced, [])
    },
  },
]
