/** Output files on the local disk, under `<dataDir>/files`. */
import { randomUUID } from 'node:crypto'
import type { Stats } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { assertKey } from './key.ts'
import { mediaTypeOf } from './media-type.ts'
import { type Storage, type StoredObject, unusable } from './storage.ts'

/** Files on their way in. No key begins with a dot, so none leads here. */
const INCOMING = '.incoming'
/** Other processes write here too: only what no living writer can still be busy with is left over. */
const LEFT_OVER_AFTER_MS = 10 * 60_000

const NOT_THERE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR'])

export function openDiskStorage(dataDir: string): Storage {
  const root = join(dataDir, 'files')
  const incoming = join(root, INCOMING)
  const pathOf = (key: string) => {
    assertKey(key)
    return join(root, key)
  }
  const makeFolders = async () => {
    // The data folder itself stays open to others: the embedded database may run as another user inside it.
    await mkdir(dataDir, { recursive: true })
    await mkdir(incoming, { recursive: true, mode: 0o700 })
  }

  return {
    async put(key, content) {
      const path = pathOf(key)
      await makeFolders()
      const temporary = join(incoming, randomUUID())
      try {
        await writeDurably(temporary, content)
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await rename(temporary, path)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
      // A rename, like a new folder, survives a power cut once the folder that names it is on the disk.
      for (let folder = dirname(path); folder.length >= root.length; folder = dirname(folder)) {
        await syncFolder(folder)
      }
    },

    async get(key) {
      const path = pathOf(key)
      const stats = await orUndefined(stat(path))
      return stats?.isFile() ? storedFile(path, stats) : undefined
    },

    async read(key) {
      return orUndefined(readFile(pathOf(key)))
    },

    async deleteAll(prefix) {
      await rm(pathOf(prefix), { recursive: true, force: true })
    },

    presign: async () => undefined,

    async check() {
      try {
        await makeFolders()
        await removeLeftOvers(incoming)
        const probe = join(incoming, randomUUID())
        await writeDurably(probe, Buffer.from('probe'))
        await rm(probe)
        await syncFolder(dataDir)
      } catch (error) {
        throw unusable(root, error)
      }
    },

    close: async () => {},
  }
}

function storedFile(path: string, stats: Stats): StoredObject {
  return { bytes: stats.size, mediaType: mediaTypeOf(path), stream: () => openAsSeen(path, stats) }
}

async function openAsSeen(path: string, seen: Stats): Promise<Readable> {
  const file = await open(path)
  const now = await file.stat()
  if (now.ino !== seen.ino || now.size !== seen.size || now.mtimeMs !== seen.mtimeMs) {
    await file.close()
    throw new Error(`${path} was replaced while it was being fetched`)
  }
  return file.createReadStream()
}

async function writeDurably(path: string, content: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function removeLeftOvers(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    const stats = await orUndefined(stat(path))
    if (stats && Date.now() - stats.mtimeMs > LEFT_OVER_AFTER_MS) await rm(path, { force: true })
  }
}

async function orUndefined<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found
  } catch (error) {
    if (NOT_THERE.has((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}
