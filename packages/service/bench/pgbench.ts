/** The same statements without any HTTP, by PostgreSQL's own bench where it is installed (Debian: `postgresql`). */
import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Connection } from '../src/database/connect.ts'
import { CONNECTIONS } from './load.ts'
import type { BenchKey } from './stage.ts'

const SECONDS = 6

const SCRIPTS = {
  submit: ({ accountId, apiKeyId, secretHash }: BenchKey) => `
select * from admit_request('\\x${secretHash.toString('hex')}', 1000000000, 1000000000);
select outcome, job_id from submit_job('${accountId}', '${apiKeyId}', null,
  'pub_' || substr(md5(random()::text), 1, 12), gen_random_uuid(), 'text_to_cad', 'standard', 'STEP',
  'a 60 x 40 x 8 mm plate', null, '{}', 1);
`,
}

/** Transactions a second, or undefined where there is no pgbench. */
export async function pgbench(connection: Connection, keys: BenchKey[]): Promise<number | undefined> {
  const program = [
    '/usr/bin/pgbench',
    ...globSync('/usr/lib/postgresql/*/bin/pgbench').toSorted().toReversed(),
  ].at(-1)
  if (!program || !('host' in connection)) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'cadwright-pgbench-'))
  try {
    const files = keys.map((key, n) => ({ path: join(folder, `${n}.sql`), text: SCRIPTS.submit(key) }))
    for (const { path, text } of files) await writeFile(path, text)
    const { host, user, database } = connection
    const { stdout } = await promisify(execFile)(
      program,
      [
        '-h',
        host,
        '-U',
        user,
        '-n',
        '-M',
        'prepared',
        '-c',
        String(CONNECTIONS),
        '-j',
        '1',
        '-T',
        String(SECONDS),
        ...files.flatMap(({ path }) => ['-f', path]),
        database,
      ],
      { timeout: (SECONDS + 30) * 1000 },
    )
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
