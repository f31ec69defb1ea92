/** `cadwright explain`: how each word of a prompt is taken, and the plan that follows from it. */
import { EngineError, readPrompt } from '@cadwright/engine'
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
    const { plan, uses } = readPrompt(prompt, { mode })
    if (values.json) process.stdout.write(`${JSON.stringify({ plan, words: uses }, null, 2)}\n`)
    else process.stdout.write(outline(plan, uses))
    return 0
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    process.stderr.write(`${error.code}: ${error.message}\n`)
    return 1
  }
}

function outline(
  { name, parts, requirements, assumptions }: ReturnType<typeof readPrompt>['plan'],
  uses: ReturnType<typeof readPrompt>['uses'],
): string {
  return [
    name,
    '',
    'Words',
    ...uses.map((use) => `  ${JSON.stringify(use.text)} → ${use.role}${use.became ? `: ${use.became}` : ''}`),
    '',
    'Plan',
    ...parts.flatMap((part) => [
      `  ${part.name}`,
      ...part.features.map(({ kind, id, ...rest }) => `    ${id} (${kind}) ${JSON.stringify(rest)}`),
    ]),
    '',
    'Will be measured',
    ...requirements.map(({ says, words }) => `  ${says}${words ? ` ← "${words.text}"` : ''}`),
    '',
    'Assumed',
    ...assumptions.map(({ says }) => `  ${says}`),
    '',
  ].join('\n')
}
