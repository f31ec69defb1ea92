/** The database of a configuration: the embedded server or the one that `DATABASE_URL` names, up to date. */
import type { Config } from '../config.ts'
import { type Connection, type Connections, connect } from './connect.ts'
import { joinEmbeddedPostgres } from './embedded/postgres.ts'
import { migrate } from './migrate.ts'

export interface OpenDatabase extends Connections {
  connection: Connection
}

export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  options: { applicationName: string; size: number; log: (message: string) => void },
): Promise<OpenDatabase> {
  const embedded = databaseUrl ? undefined : await joinEmbeddedPostgres({ dataDir, log: options.log })
  const connection: Connection = embedded?.connection ?? { connectionString: databaseUrl as string }
  const connections = connect(connection, {
    applicationName: options.applicationName,
    size: options.size,
    onError: ({ message }) => options.log(`a database connection broke: ${message}`),
  })
  const close = async () => {
    await connections.close()
    await embedded?.leave()
  }
  try {
    await reach(connections, databaseUrl)
    await migrate(connections.db)
  } catch (error) {
    await close()
    throw error
  }
  return { ...connections, connection, close }
}

/** A server that cannot be reached is told apart from one that could not be brought up to date. */
async function reach({ pool }: Connections, databaseUrl: string | undefined): Promise<void> {
  try {
    await pool.query('select 1')
  } catch (cause) {
    const server = databaseUrl ? 'the server that DATABASE_URL names' : 'the embedded PostgreSQL'
    throw new Error(`The database cannot be reached: ${server} does not let us in`, { cause })
  }
}
