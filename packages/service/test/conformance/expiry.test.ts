/** Section 4.2 and point 7 of the design, on a service whose outputs live for seconds. */
import { after, before } from 'node:test'
import { expiry, SHORT_LIVED } from './clauses/expiry.ts'
import { conform } from './runner.ts'
import { openWorld, type World } from './world.ts'

let world: World
before(async () => {
  world = await openWorld(SHORT_LIVED)
})
after(() => world.close())

conform(() => world, { 'Expiry (4.2, design 7)': expiry })
