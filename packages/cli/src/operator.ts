/**
 * What the operator's commands share: the configuration and database of the service, joined whether it runs or not.
 * Standard output carries results alone, for scripts; everything else goes to standard error.
 */

import { type ParseArgsConfig, parseArgs } from 'node:util'
import {
  type Account,
  type Config,
  ConfigError,
  type Database,
  findAccount,
  openDatabase,
  openVault,
  readConfig,
  type Vault,
} from '@cadwright/service/operator'
import { reasonOf } from './reason.ts'
import { UsageError } from './usage.ts'

export interface Service {
  config: Config
  db: Database
  /** Opened by those who need it: the others leave no secret key behind. */
  vault: () => Promise<Vault>
}

/** The work could not be done, and the message says why in one line. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure'
}

const CONNECTIONS = 2

export async function withService(work: (service: Service) => Promise<void>): Promise<number> {
  try {
    const config = readConfig(process.env)
    const database = await openDatabase(config, {
      applicationName: 'cadwright operator',
      size: CONNECTIONS,
      log: () => {},
    })
    try {
      await work({ config, db: database.db, vault: () => openVault(config) })
    } finally {
      await database.close()
    }
    return 0
  } catch (error) {
    const lines = error instanceof ConfigError ? error.faults : [reasonOf(error)]
    process.stderr.write(lines.map((line) => `${line}\n`).join(''))
    return 1
  }
}

export async function accountNamed(db: Database, emailOrId: string): Promise<Account> {
  const account = await findAccount(db, emailOrId)
  if (!account) throw new CommandFailure(`There is no account ${emailOrId}`)
  return account
}

/** Options only: a word that belongs to none of them is a mistake. */
export function readOptions<const T extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: T,
) {
  try {
    return parseArgs({ args, options, allowPositionals: false }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

export function required(value: string | undefined, name: string): string {
  if (value === undefined || value.trim() === '') throw new UsageError(`${name} is missing`)
  return value
}

const MOST_CREDITS = 1_000_000_000

export function readCredits(value: string, name: string, least: number): number {
  const credits = /^\d+$/.test(value) ? Number(value) : Number.NaN
  if (credits >= least && credits <= MOST_CREDITS) return credits
  throw new UsageError(`${name} must be a whole number from ${least} to ${MOST_CREDITS}, not "${value}"`)
}

/** Columns as wide as their widest cell. */
export function columns(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)))
  const line = (row: string[]) => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')
  return rows.map((row) => `${line(row).trimEnd()}\n`).join('')
}
