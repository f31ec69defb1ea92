/** `cadwright key …`: API keys and the secrets that sign their webhooks. */
import {
  type ApiKey,
  createApiKey,
  type Database,
  findApiKey,
  listApiKeys,
  revokeApiKey,
  rotateSigningSecret,
} from '@cadwright/service/operator'
import { accountNamed, CommandFailure, columns, readOptions, required, withService } from './operator.ts'

/** Exactly two lines, for scripts: the API key, its webhook signing secret. */
export async function createKeyCommand(args: string[]): Promise<number> {
  const values = readOptions(args, { account: { type: 'string' }, name: { type: 'string' } })
  const account = required(values.account, '--account')
  const name = values.name === undefined ? 'unnamed' : required(values.name, '--name')
  return await withService(async ({ db, vault }) => {
    const { id } = await accountNamed(db, account)
    const key = await createApiKey({ db, vault: await vault() }, { accountId: id, name })
    process.stdout.write(`${key.apiKey}\n${key.signingSecret}\n`)
  })
}

export async function listKeysCommand(args: string[]): Promise<number> {
  const account = required(readOptions(args, { account: { type: 'string' } }).account, '--account')
  return await withService(async ({ db }) => {
    const { id } = await accountNamed(db, account)
    const rows = (await listApiKeys(db, id)).map((key) => [
      key.id,
      key.prefix,
      key.name,
      key.createdAt,
      key.lastUsedAt ?? 'never',
      key.revokedAt ?? '–',
    ])
    process.stdout.write(columns([['ID', 'PREFIX', 'NAME', 'CREATED', 'LAST USED', 'REVOKED'], ...rows]))
  })
}

export async function revokeKeyCommand(args: string[]): Promise<number> {
  const name = required(readOptions(args, { key: { type: 'string' } }).key, '--key')
  return await withService(async ({ db }) => {
    const { id, prefix } = await keyNamed(db, name)
    process.stdout.write(`${prefix} revoked ${await revokeApiKey(db, id)}\n`)
  })
}

/** The new secret alone, for scripts. */
export async function rotateSecretCommand(args: string[]): Promise<number> {
  const name = required(readOptions(args, { key: { type: 'string' } }).key, '--key')
  return await withService(async ({ db, vault }) => {
    const { id } = await keyNamed(db, name)
    process.stdout.write(`${await rotateSigningSecret({ db, vault: await vault() }, id)}\n`)
  })
}

export async function keyNamed(db: Database, prefixOrId: string): Promise<ApiKey> {
  const key = await findApiKey(db, prefixOrId)
  // A whole key may have been given: no message repeats more than may be shown.
  const shown = prefixOrId.length > 36 ? `${prefixOrId.slice(0, 14)}…` : prefixOrId
  if (!key) throw new CommandFailure(`There is no key ${shown}`)
  if (key === 'ambiguous') throw new CommandFailure(`Several keys begin with ${shown}: give the id of one`)
  return key
}
