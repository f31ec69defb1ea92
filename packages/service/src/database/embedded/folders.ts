/** Where the embedded PostgreSQL keeps its things inside the data folder, and who owns them. */
import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { access, chmod, chown, lstat, mkdir, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from './errors.ts'
import type { ServerUser } from './run.ts'

/** The data folder cannot be used. The message is one line for the person who starts the service. */
export class DataFolderError extends Error {
  override name = 'DataFolderError'
}

export interface Folders {
  /** Ours; everything of PostgreSQL lies in it. */
  postgres: string
  /** The cluster itself, which belongs to the server's user. */
  cluster: string
  log: string
  /** Where clients find the server's socket. */
  socket: string
  /** Names this data folder in locks and process lists; the same however the folder is reached. */
  identity: string
}

export const PORT = 5432
export const SOCKET_NAME = `.s.PGSQL.${PORT}`

/** sockaddr_un on Linux: 108 bytes with the closing zero. */
const SOCKET_PATH_BYTES = 107
/** Not os.tmpdir(): processes with different TMPDIR must find the same socket. */
const SHORT_PATHS = '/tmp'
const NOBODY: ServerUser = { uid: 65534, gid: 65534 }

const REASONS: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its file system is read-only',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'it is a file',
  ENOENT: 'its path cannot be made',
  ENAMETOOLONG: 'its path is too long',
  ENOSPC: 'its disk is full',
  ELOOP: 'its path is a loop of links',
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

export async function openFolders(dataDir: string): Promise<Folders> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    const home = await realpath(dataDir)
    const postgres = join(home, 'postgres')
    await mkdir(postgres, { recursive: true, mode: 0o700 })
    for (const folder of [home, postgres]) await access(folder, constants.W_OK | constants.X_OK)
    const { dev, ino } = await stat(postgres, { bigint: true })
    const cluster = join(postgres, 'data')
    const fits = Buffer.byteLength(join(cluster, SOCKET_NAME)) <= SOCKET_PATH_BYTES
    const folders: Folders = {
      postgres,
      cluster,
      log: join(home, 'postgres.log'),
      socket: fits ? cluster : join(SHORT_PATHS, `cadwright-${digest(home)}`),
      identity: `cadwright-${digest(`${dev}:${ino}`)}`,
    }
    await refuseForeignCluster(folders)
    return folders
  } catch (error) {
    const reason = REASONS[codeOf(error) ?? '']
    if (!reason) throw error
    throw new DataFolderError(
      `The data folder ${dataDir} cannot be used: ${reason}. Set DATA_DIR to a folder that this user can write.`,
    )
  }
}

/**
 * PostgreSQL refuses to run as root, so root starts it as the user who owns the cluster: nobody for a new one.
 * Anybody else starts it as himself.
 */
export async function serverUser({ cluster }: Folders): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const owner = await ownerOf(cluster)
  return owner && owner.uid !== 0 ? owner : NOBODY
}

async function ownerOf(path: string): Promise<ServerUser | undefined> {
  try {
    const { uid, gid } = await lstat(path)
    return { uid, gid }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

async function refuseForeignCluster({ cluster }: Folders): Promise<void> {
  const self = process.getuid?.()
  const owner = await ownerOf(cluster)
  if (self === 0 || !owner || owner.uid === self) return
  throw new DataFolderError(
    `The database in ${cluster} belongs to user ${owner.uid}, this is user ${self}. Run as that user or as root, or set DATA_DIR to another folder.`,
  )
}

/** A data folder whose path is too long for a socket has it in /tmp, where anybody may have been first. */
export async function ensureSocketFolder(folders: Folders): Promise<void> {
  const { socket, cluster } = folders
  if (socket === cluster) return
  try {
    await mkdir(socket, { mode: 0o700 })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  const user = (await serverUser(folders)) ?? { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  const found = await lstat(socket)
  const ours = found.isDirectory() && (found.uid === user.uid || found.uid === process.getuid?.())
  if (!ours) {
    throw new DataFolderError(
      `The folder ${socket} for the database's socket belongs to user ${found.uid}. Remove it, or set DATA_DIR to a shorter path.`,
    )
  }
  if (found.uid !== user.uid) await chown(socket, user.uid, user.gid)
  if ((found.mode & 0o777) !== 0o700) await chmod(socket, 0o700)
}
