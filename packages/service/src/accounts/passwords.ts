/** Passwords as argon2id in a PHC string, at the first of OWASP's equivalent settings: 19 MiB, 2 passes, 1 lane. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

interface Settings {
  memory: number
  passes: number
  parallelism: number
}

const SETTINGS: Settings = { memory: 19 * 1024, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const TAG_BYTES = 32
const SHORTEST = 10
const LONGEST = 256
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const lengthOf = (password: string) => Array.from(password).length

/** What is wrong with a password that somebody chose, in words for them. */
export function passwordFault(password: string): string | undefined {
  const length = lengthOf(password)
  if (length >= SHORTEST && length <= LONGEST) return undefined
  return `A password has ${SHORTEST} to ${LONGEST} characters`
}

export async function hashPassword(password: string): Promise<string> {
  const fault = passwordFault(password)
  if (fault) throw new RangeError(fault)
  const salt = randomBytes(SALT_BYTES)
  const tag = await derive(password, salt, SETTINGS, TAG_BYTES)
  const { memory, passes, parallelism } = SETTINGS
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`
}

/** Takes as long where there is no hash, so that the time does not tell which accounts exist. */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  if (lengthOf(password) > LONGEST) return false
  if (hash === null || hash === undefined) {
    await derive(password, randomBytes(SALT_BYTES), SETTINGS, TAG_BYTES)
    return false
  }
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(hash) ?? []
  if (!salt || !tag) throw new Error('a stored password hash is malformed')
  const expected = Buffer.from(tag, 'base64')
  const settings = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const actual = await derive(password, Buffer.from(salt, 'base64'), settings, expected.length)
  return timingSafeEqual(actual, expected)
}

const argon2InBackground = promisify(argon2)

/** Normalised, as keyboards write the same letter in different ways (NIST SP 800-63B 5.1.1.2). */
const derive = (password: string, salt: Buffer, settings: Settings, tagLength: number): Promise<Buffer> =>
  argon2InBackground('argon2id', { message: password.normalize('NFKC'), nonce: salt, tagLength, ...settings })

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
