/** The one key that all others come from: given as `SECRET_KEY`, or made once and kept in the data folder. */
import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'

/** For the operator: one line that says what is wrong with which file. */
export class SecretKeyError extends Error {
  override readonly name = 'SecretKeyError'
}

const KEY_BYTES = 32
const HEX_KEY = /^[0-9a-f]{64}$/i
const FILE_NAME = 'secret.key'

export async function masterKey({
  secretKey,
  dataDir,
}: {
  secretKey: string | undefined
  dataDir: string
}): Promise<Buffer> {
  if (secretKey !== undefined) {
    if (!HEX_KEY.test(secretKey)) throw new SecretKeyError('SECRET_KEY must be 64 hexadecimal digits')
    return Buffer.from(secretKey, 'hex')
  }
  const path = join(dataDir, FILE_NAME)
  try {
    const text = (await readIfThere(path)) ?? (await makeKeyFile(dataDir, path))
    if (HEX_KEY.test(text.trim())) return Buffer.from(text.trim(), 'hex')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SecretKeyError(`The secret key in ${path} can be neither read nor made: ${reason}`, {
      cause: error,
    })
  }
  throw new SecretKeyError(
    `${path} must hold 64 hexadecimal digits: restore it from a backup, or remove it and make new signing secrets`,
  )
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/**
 * Written whole under a name of its own, then linked: of several processes that start at once one wins, all read the
 * winner's key, and none ever sees half a file.
 */
async function makeKeyFile(dataDir: string, path: string): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  const draft = `${path}.${randomBytes(8).toString('hex')}`
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(`${randomBytes(KEY_BYTES).toString('hex')}\n`)
    await file.sync()
    await link(draft, path)
    await syncFolder(dataDir)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    await file.close()
    await unlink(draft)
  }
  return await readFile(path, 'utf8')
}

/** Secrets sealed under a key that a power cut then takes away would be lost. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code
