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
}

function help(): string {
  const rows = Object.values(COMMANDS).map(({ usage, about }) => `  cadwright ${usage}\n      ${about}`)
  return `Cadwright turns words into CAD files: every stated size measured, or a refusal that says why.\n\n${rows.join('\n')}\n`
}

export async function main([name, ...args]: string[]): Promise<number> {
  if (!name || name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(help())
    return name ? 0 : 2
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) {
    process.stderr.write(`There is no command "${name}".\n\n${help()}`)
    return 2
  }
  try {
    return await command.run(args)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    process.stderr.write(`${error.message}\nusage: cadwright ${command.usage}\n`)
    return 2
  }
}
