/** Section 8 on a service whose limits are tight. */
import { after, before } from 'node:test'
import { limits, TIGHT } from './clauses/limits.ts'
import { conform } from './runner.ts'
import { openWorld, type World } from './world.ts'

let world: World
before(async () => {
  world = await openWorld(TIGHT, { role: 'api' })
})
after(() => world.close())

conform(() => world, { 'Request rate (8, design 1)': limits })
