/** Brings a database up to date; several processes may start at once, and only one of them does the work. */
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import type { Database } from './connect.ts'

const FOLDER = new URL('migrations/', import.meta.url)

export async function migrate(db: Database): Promise<void> {
  const { error, results } = await new Migrator({ db, provider: sqlFiles }).migrateToLatest()
  if (!error) return
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName
  throw new Error(`The database could not be brought up to date${failed ? ` (${failed})` : ''}`, {
    cause: error,
  })
}

/** A migration is a file of SQL, run whole in the migrator's transaction. */
const sqlFiles: MigrationProvider = {
  async getMigrations() {
    const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
    const entries = names.map(async (name): Promise<[string, Migration]> => {
      const text = await readFile(new URL(name, FOLDER), 'utf8')
      return [name.replace('.sql', ''), { up: async (db) => void (await sql.raw(text).execute(db)) }]
    })
    return Object.fromEntries(await Promise.all(entries))
  },
}
