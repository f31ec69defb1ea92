/** `cadwright explain`: how each word of a prompt is taken, and the plan that follows from it. */
import { EngineError, readPrompt } from '@cadwright/engine'
import { outline } from './outline.ts'
import { parse, readMode, UsageError } from './usage.ts'

export async function explain(args: string[]): Promise<number> {
  const { values, positionals } = parse({
    args,
    options: { mode: { type: 'string' }, json: { type: 'boolean', default: false } },
  })
  const prompt = positionals.join(' ')
  if (prompt.trim() === '') throw new UsageError('a prompt is missing')
  const mode = readMode(values.mode)
  try {
    const reading = readPrompt(prompt, { mode })
    const { plan, uses } = reading
    process.stdout.write(
      values.json ? `${JSON.stringify({ plan, words: uses }, null, 2)}\n` : outline(reading, prompt),
    )
    return 0
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    process.stderr.write(`${error.code}: ${error.message}\n`)
    return 1
  }
}
