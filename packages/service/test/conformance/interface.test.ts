/** The interface without a worker: jobs stay queued, so that every answer is known. */
import { after, before } from 'node:test'
import { authentication } from './clauses/authentication.ts'
import { credits } from './clauses/credits.ts'
import { errors } from './clauses/errors.ts'
import { idempotency } from './clauses/idempotency.ts'
import { job } from './clauses/job.ts'
import { list } from './clauses/list.ts'
import { submission } from './clauses/submission.ts'
import { conform } from './runner.ts'
import { openWorld, type World } from './world.ts'

let world: World
before(async () => {
  world = await openWorld({}, { role: 'api' })
})
after(() => world.close())

conform(() => world, {
  'Submission (4.1)': submission,
  'Retrieval (2.1, 4.2)': job,
  'Lists (2.3, 4.3)': list,
  'Authentication (5)': authentication,
  'Errors (2.4, 7.1)': errors,
  'Idempotency (7.4)': idempotency,
  'Credits (7.1, design 9)': credits,
})
