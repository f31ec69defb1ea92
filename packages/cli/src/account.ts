/** `cadwright account …`: who may use the service. */
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import {
  createAccount,
  createSignInLink,
  emailAddress,
  listAccounts,
  passwordFault,
  setPassword,
  signInAddress,
} from '@cadwright/service/operator'
import {
  accountNamed,
  CommandFailure,
  columns,
  readCredits,
  readOptions,
  required,
  withService,
} from './operator.ts'
import { UsageError } from './usage.ts'

export async function createAccountCommand(args: string[]): Promise<number> {
  const values = readOptions(args, { email: { type: 'string' }, credits: { type: 'string' } })
  const email = required(values.email, '--email')
  if (!emailAddress.safeParse(email).success) throw new UsageError(`"${email}" is no e-mail address`)
  const given = values.credits === undefined ? undefined : readCredits(values.credits, '--credits', 0)
  return await withService(async ({ db, config }) => {
    const account = await createAccount(db, { email, credits: given ?? config.starterCredits })
    if (account === 'taken') throw new CommandFailure(`There is already an account ${email}`)
    process.stdout.write(`${account.id}\n`)
  })
}

export async function listAccountsCommand(args: string[]): Promise<number> {
  readOptions(args, {})
  return await withService(async ({ db }) => {
    const rows = (await listAccounts(db)).map(({ id, email, role, balance, held, createdAt }) => [
      id,
      email,
      role,
      String(balance),
      String(held),
      createdAt,
    ])
    process.stdout.write(columns([['ID', 'EMAIL', 'ROLE', 'CREDITS', 'HELD', 'CREATED'], ...rows]))
  })
}

export async function passwordCommand(args: string[]): Promise<number> {
  const email = required(readOptions(args, { email: { type: 'string' } }).email, '--email')
  return await withService(async ({ db }) => {
    const { id } = await accountNamed(db, email)
    const password = await readPassword()
    const fault = passwordFault(password)
    if (fault) throw new CommandFailure(fault)
    await setPassword(db, id, password)
  })
}

export async function signInLinkCommand(args: string[]): Promise<number> {
  const email = required(readOptions(args, { email: { type: 'string' } }).email, '--email')
  return await withService(async ({ db, config }) => {
    const { id } = await accountNamed(db, email)
    process.stdout.write(`${signInAddress(config, await createSignInLink(db, id))}\n`)
  })
}

/** The first line of standard input: an argument would stand in the shell's history and in the list of processes. */
async function readPassword(): Promise<string> {
  const terminal = process.stdin.isTTY
  if (terminal) process.stderr.write('Password: ')
  // On a terminal what is typed goes to an output that shows nothing.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal })
  try {
    for await (const line of lines) return line
    return ''
  } finally {
    lines.close()
    if (terminal) process.stderr.write('\n')
  }
}
