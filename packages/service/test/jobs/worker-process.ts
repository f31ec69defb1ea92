/** A worker in a process of its own whose engine never answers: it is there to be killed. */
import type { Engine } from '@cadwright/engine'
import { type Connection, connect } from '../../src/database/connect.ts'
import { openQueue } from '../../src/jobs/queue.ts'
import { startWorker } from '../../src/jobs/worker.ts'
import { createLog } from '../../src/observability/log.ts'
import { openStorage } from '../../src/storage/open.ts'

const [connectionText = '', dataDir = ''] = process.argv.slice(2)
const connection = JSON.parse(connectionText) as Connection
const silent = () => {}

const stuckEngine: Engine = {
  generate: () => new Promise(silent),
  status: () => ({ workers: 1, waiting: 0, replaced: 0 }),
  close: async () => {},
}

await startWorker({
  connections: connect(connection, { applicationName: 'doomed worker', size: 3, onError: silent }),
  connection,
  boss: await openQueue(connection, { supervise: true, onError: silent }),
  engine: stuckEngine,
  storage: openStorage({ url: undefined, dataDir }),
  log: createLog('silent'),
  outputLifetimeSeconds: 3600,
  concurrency: 1,
  observe: silent,
})
