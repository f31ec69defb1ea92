/** API keys: kept as a hash, shown once. Each has the secret that signs the webhooks of its jobs (design 11). */
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { Timestamp } from '../database/schema.ts'
import type { Vault } from '../secrets/vault.ts'
import { isUuid } from './uuid.ts'

/** What may be shown of a key at any time. */
export interface ApiKey {
  id: string
  accountId: string
  name: string
  prefix: string
  /** The one that jobs of the dashboard go by. */
  ofDashboard: boolean
  createdAt: Timestamp
  lastUsedAt: Timestamp | null
  revokedAt: Timestamp | null
}

/** What is shown only when the key is made. */
export interface NewApiKey {
  id: string
  prefix: string
  apiKey: string
  signingSecret: string
}

export interface Keyring {
  db: Database
  vault: Vault
}

/** Specification 5.1. */
export const API_KEY_START = 'svc_pub_'
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const RANDOM_LENGTH = 40
const PREFIX_LENGTH = 14
const SIGNING_SECRET_BYTES = 32

/** A key has 238 random bits, so a plain hash is enough: there is nothing to guess. */
export const hashApiKey = (apiKey: string): Buffer => createHash('sha256').update(apiKey).digest()

// randomInt discards what would favour some letters over others.
const newApiKeyText = () =>
  API_KEY_START +
  Array.from({ length: RANDOM_LENGTH }, () => BASE62.charAt(randomInt(BASE62.length))).join('')

export const createSigningSecret = () => `whsec_${randomBytes(SIGNING_SECRET_BYTES).toString('base64url')}`

export async function createApiKey(
  { db, vault }: Keyring,
  { accountId, name }: { accountId: string; name: string },
): Promise<NewApiKey> {
  const apiKey = newApiKeyText()
  const signingSecret = createSigningSecret()
  const prefix = apiKey.slice(0, PREFIX_LENGTH)
  const { id } = await db
    .insertInto('api_keys')
    .values({
      account_id: accountId,
      name,
      prefix,
      secret_hash: hashApiKey(apiKey),
      signing_secret: vault.seal(signingSecret),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, prefix, apiKey, signingSecret }
}

export async function renameApiKey(db: Database, apiKeyId: string, name: string): Promise<void> {
  await db.updateTable('api_keys').set({ name }).where('id', '=', apiKeyId).execute()
}

/** At once, as every request looks the key up. Revoked again it keeps its first time; undefined: no such key. */
export async function revokeApiKey(db: Database, apiKeyId: string): Promise<Timestamp | undefined> {
  const revoked = await db
    .updateTable('api_keys')
    .set({ revoked_at: sql<Timestamp>`coalesce(revoked_at, clock_timestamp())` })
    .where('id', '=', apiKeyId)
    .returning('revoked_at')
    .executeTakeFirst()
  return revoked?.revoked_at ?? undefined
}

/** The new secret, which signs from now on, also what is being retried; undefined: no such key. */
export async function rotateSigningSecret(
  { db, vault }: Keyring,
  apiKeyId: string,
): Promise<string | undefined> {
  const signingSecret = createSigningSecret()
  const rotated = await db
    .updateTable('api_keys')
    .set({ signing_secret: vault.seal(signingSecret) })
    .where('id', '=', apiKeyId)
    .returning('id')
    .executeTakeFirst()
  return rotated && signingSecret
}

/** The secret of this moment. A revoked key keeps its own: jobs submitted before may still be running. */
export async function signingSecretOf({ db, vault }: Keyring, apiKeyId: string): Promise<string> {
  const { signing_secret } = await db
    .selectFrom('api_keys')
    .select('signing_secret')
    .where('id', '=', apiKeyId)
    .executeTakeFirstOrThrow()
  return vault.unseal(signing_secret)
}

const apiKeys = (db: Database) =>
  db
    .selectFrom('api_keys')
    .select([
      'id',
      'account_id as accountId',
      'name',
      'prefix',
      'of_dashboard as ofDashboard',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
      'revoked_at as revokedAt',
    ])

export const listApiKeys = (db: Database, accountId: string): Promise<ApiKey[]> =>
  apiKeys(db).where('account_id', '=', accountId).orderBy('created_at').orderBy('id').execute()

/** Of one account and by its id alone: a prefix or a whole key, which operators may give, finds nothing here. */
export async function findOwnApiKey(
  db: Database,
  { accountId, id }: { accountId: string; id: string },
): Promise<ApiKey | undefined> {
  if (!isUuid(id)) return undefined
  return apiKeys(db).where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst()
}

/** By its id, or by its prefix as lists show it; a whole key is found too, so that a leaked one can be revoked. */
export async function findApiKey(
  db: Database,
  prefixOrId: string,
): Promise<ApiKey | 'ambiguous' | undefined> {
  const keys = isUuid(prefixOrId)
    ? apiKeys(db).where('id', '=', prefixOrId)
    : apiKeys(db).where((where) =>
        where.or([where('prefix', '=', prefixOrId), where('secret_hash', '=', hashApiKey(prefixOrId))]),
      )
  const [found, another] = await keys.limit(2).execute()
  return another ? 'ambiguous' : found
}
