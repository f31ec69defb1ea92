/** A process that joins the database of the folder it is given, says so, and leaves when told `leave`. */
import { createInterface } from 'node:readline'
import { joinEmbeddedPostgres } from '../../src/database/embedded/postgres.ts'

const [dataDir = ''] = process.argv.slice(2)
const tell = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`)
try {
  const embedded = await joinEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } })
  tell({ connection: embedded.connection })
  for await (const line of createInterface({ input: process.stdin })) {
    if (line === 'leave') break
  }
  await embedded.leave()
} catch (error) {
  tell({ error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) })
}
