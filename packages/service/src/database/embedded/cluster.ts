/** The cluster on disk: made whole or not at all. */
import { chmod, chown, lchown, lstat, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from './errors.ts'
import { DataFolderError, type Folders } from './folders.ts'
import type { Programs } from './programs.ts'
import { run, type ServerUser } from './run.ts'

export const SUPERUSER = 'cadwright'

/**
 * The server's user may not be able to walk the path to its cluster (a clone below /root). So we set its working
 * folder before it drops our rights, and it reaches the cluster through that: as the postmaster, and as every
 * backend forked from it, stays in its data folder.
 */
export const CLUSTER_AS_SEEN_BY_SERVER = '/proc/self/cwd'

const INITDB_TIMEOUT_MS = 60_000
const FRESH_PREFIX = 'data.new-'

/** The locale is PostgreSQL's own, so an update of the system's library cannot disturb the order of an index. */
const INITDB_ARGS = [
  ['-D', CLUSTER_AS_SEEN_BY_SERVER],
  ['--username', SUPERUSER],
  ['--auth', 'trust'],
  ['--encoding', 'UTF8'],
  ['--locale', 'C'],
  ['--locale-provider', 'builtin'],
  ['--builtin-locale', 'C.UTF-8'],
  ['--no-instructions'],
].flat()

interface ClusterOptions {
  programs: Programs
  user: ServerUser | undefined
  /** False leaves new files to the system's own time: for tests. */
  sync: boolean
}

/** Call it under the start lock: it clears away what a crash in the middle of a first start left. */
export async function ensureCluster(folders: Folders, options: ClusterOptions): Promise<void> {
  const { cluster, postgres } = folders
  if (await isMissing(cluster)) await createCluster(folders, options)
  const found = await versionOf(cluster)
  if (found === undefined) {
    throw new DataFolderError(
      `The folder ${cluster} holds files but no PostgreSQL cluster (no PG_VERSION). Move it away, or restore it from a backup.`,
    )
  }
  if (found !== options.programs.major) {
    throw new DataFolderError(
      `The cluster in ${cluster} is of PostgreSQL ${found}, this is ${options.programs.major}. Upgrade it with pg_upgrade, or move ${postgres} away.`,
    )
  }
  // A backup restored by root, or by a tool that widens modes: PostgreSQL would refuse either.
  if (options.user && (await lstat(cluster)).uid === 0) await chownTree(cluster, options.user)
  await chmod(cluster, 0o700)
}

async function createCluster(folders: Folders, { programs, user, sync }: ClusterOptions): Promise<void> {
  const { postgres, cluster } = folders
  for (const name of await readdir(postgres)) {
    if (name.startsWith(FRESH_PREFIX)) await rm(join(postgres, name), { recursive: true, force: true })
  }
  const fresh = join(postgres, `${FRESH_PREFIX}${process.pid}`)
  await mkdir(fresh, { mode: 0o700 })
  if (user) await chown(fresh, user.uid, user.gid)
  const args = sync ? INITDB_ARGS : [...INITDB_ARGS, '--no-sync']
  const made = await run(programs.initdb, args, { cwd: fresh, user, timeoutMs: INITDB_TIMEOUT_MS })
  if (!made.ok) {
    await rm(fresh, { recursive: true, force: true })
    throw new Error(`PostgreSQL's initdb failed in ${postgres}: ${made.output}`)
  }
  await rename(fresh, cluster)
  if (sync) await syncFolder(postgres)
}

async function isMissing(cluster: string): Promise<boolean> {
  try {
    return (await readdir(cluster)).length === 0
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return true
    throw error
  }
}

async function versionOf(cluster: string): Promise<string | undefined> {
  try {
    return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined
    throw error
  }
}

async function chownTree(folder: string, user: ServerUser): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, entry), user.uid, user.gid)
  }
  await lchown(folder, user.uid, user.gid)
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
