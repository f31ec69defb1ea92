/** The whole way with the real engine: from a sentence to a file that can be measured. */
import { after, before } from 'node:test'
import { failures } from './clauses/failures.ts'
import { generation } from './clauses/generation.ts'
import { states } from './clauses/states.ts'
import { conform } from './runner.ts'
import { recordTransitions } from './transitions.ts'
import { openWorld, type World } from './world.ts'

let world: World
before(async () => {
  world = await openWorld()
  await recordTransitions(world)
})
after(() => world.close())

conform(() => world, {
  'Success (2.1, 2.2, 4.2, design 8)': generation,
  'Failure (7.2, design 9)': failures,
  'States (3)': states,
})
