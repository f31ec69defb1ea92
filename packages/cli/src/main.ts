/** Which command was asked for. Faults of usage exit with 2, failed work with 1. */
import { batch } from './batch.ts'
import { explain } from './explain.ts'
import { generate } from './generate.ts'
import { UsageError } from './usage.ts'

interface Command {
  usage: string
  about: string
  run(args: string[]): Promise<number>
}

// Commands of the service are loaded when called: those of the engine should not wait for a database driver.
const COMMANDS: Record<string, Command> = {
  generate: {
    usage:
      'generate "PROMPT" -o part.step [--format STEP|STL|GLB|3MF] [--mode standard|pro|assembly] [--plan FILE] [--sheet FILE.svg] [--report]',
    about: 'Make one part from words (or from a plan), checked, as a file',
    run: generate,
  },
  batch: {
    usage: 'batch PROMPTS.jsonl --out DIR [--format STEP|STL|GLB|3MF] [--workers N]',
    about: 'Make many: a line {"id","prompt","design_mode"?} each, results.jsonl beside the files',
    run: batch,
  },
  explain: {
    usage: 'explain "PROMPT" [--mode standard|pro|assembly] [--json]',
    about: 'Show how a prompt is understood, without making anything',
    run: explain,
  },
  serve: {
    usage: 'serve [--role all|api|worker]',
    about: 'Run the service in this terminal; configured by the environment (docs/operations.md)',
    run: async (args) => (await import('./serve.ts')).serve(args),
  },
  'account create': {
    usage: 'account create --email E [--credits N]',
    about: 'Make an account, with starter credits; prints its id',
    run: async (args) => (await import('./account.ts')).createAccountCommand(args),
  },
  'account list': {
    usage: 'account list',
    about: 'Show the accounts and their credits',
    run: async (args) => (await import('./account.ts')).listAccountsCommand(args),
  },
  'account password': {
    usage: 'account password --email E',
    about: 'Set the password for the dashboard, read from standard input',
    run: async (args) => (await import('./account.ts')).passwordCommand(args),
  },
  'account sign-in-link': {
    usage: 'account sign-in-link --email E',
    about: 'Print a link into the dashboard that works once, within a day',
    run: async (args) => (await import('./account.ts')).signInLinkCommand(args),
  },
  'key create': {
    usage: 'key create --account E [--name N]',
    about: 'Make an API key; prints two lines: the key, its webhook signing secret',
    run: async (args) => (await import('./key.ts')).createKeyCommand(args),
  },
  'key list': {
    usage: 'key list --account E',
    about: 'Show the keys of an account',
    run: async (args) => (await import('./key.ts')).listKeysCommand(args),
  },
  'key revoke': {
    usage: 'key revoke --key PREFIX_OR_ID',
    about: 'Revoke a key at once',
    run: async (args) => (await import('./key.ts')).revokeKeyCommand(args),
  },
  'key rotate-secret': {
    usage: 'key rotate-secret --key PREFIX_OR_ID',
    about: "Replace a key's webhook signing secret; prints the new one",
    run: async (args) => (await import('./key.ts')).rotateSecretCommand(args),
  },
  'webhook listen': {
    usage: 'webhook listen [--port N] [--secret whsec_…]',
    about: 'Receive webhooks on this machine: prints each delivery and verifies its signature',
    run: async (args) => (await import('./webhook.ts')).listenCommand(args),
  },
  'webhook test': {
    usage: 'webhook test --key PREFIX_OR_ID --url https://…',
    about: 'Have the service send a test event to a receiver; prints the delivery',
    run: async (args) => (await import('./webhook.ts')).testEventCommand(args),
  },
  'webhook log': {
    usage: 'webhook log --account E',
    about: 'Show the latest attempts of an account: when, to whom, what was answered',
    run: async (args) => (await import('./webhook.ts')).logCommand(args),
  },
  'webhook resend': {
    usage: 'webhook resend --delivery ID',
    about: 'Have the service send a delivery once more; prints the new delivery',
    run: async (args) => (await import('./webhook.ts')).resendCommand(args),
  },
  'credits grant': {
    usage: 'credits grant --account E --amount N [--note TEXT]',
    about: 'Give credits to an account; prints the new balance',
    run: async (args) => (await import('./credits.ts')).grantCommand(args),
  },
  'credits balance': {
    usage: 'credits balance --account E',
    about: 'Print how many credits an account has',
    run: async (args) => (await import('./credits.ts')).balanceCommand(args),
  },
}

function help(): string {
  const rows = Object.values(COMMANDS).map(({ usage, about }) => `  cadwright ${usage}\n      ${about}`)
  return `Cadwright turns words into CAD files: every stated size measured, or a refusal that says why.\n\n${rows.join('\n')}\n`
}

/** A command's name is one word, or two (`key create`). */
function find(words: string[]): { command: Command; args: string[] } | undefined {
  for (const length of [2, 1]) {
    const name = words.slice(0, length).join(' ')
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
    if (command) return { command, args: words.slice(length) }
  }
  return undefined
}

/** What was typed as the name: two words where the first begins a name of two. */
function nameIn([first = '', second]: string[]): string {
  const isGroup = Object.keys(COMMANDS).some((name) => name.startsWith(`${first} `))
  return isGroup && second !== undefined ? `${first} ${second}` : first
}

export async function main(words: string[]): Promise<number> {
  const [name] = words
  if (!name || name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(help())
    return name ? 0 : 2
  }
  const found = find(words)
  if (!found) {
    process.stderr.write(`There is no command "${nameIn(words)}".\n\n${help()}`)
    return 2
  }
  const { command, args } = found
  try {
    return await command.run(args)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    process.stderr.write(`${error.message}\nusage: cadwright ${command.usage}\n`)
    return 2
  }
}
