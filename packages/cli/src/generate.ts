/** `cadwright generate`: one part, with no server. */
import { readFile, writeFile } from 'node:fs/promises'
import { type Generated, type GenerateRequest, openEngine } from '@cadwright/engine'
import { progressLine } from './progress.ts'
import { parse, readFormat, readMode, UsageError } from './usage.ts'

export async function generate(args: string[]): Promise<number> {
  const { values, positionals } = parse({
    args,
    options: {
      output: { type: 'string', short: 'o' },
      format: { type: 'string' },
      mode: { type: 'string' },
      plan: { type: 'string' },
      sheet: { type: 'string' },
      report: { type: 'boolean', default: false },
    },
  })
  const prompt = positionals.join(' ')
  if (values.plan === undefined && prompt.trim() === '') throw new UsageError('a prompt is missing')
  if (values.plan !== undefined && prompt.trim() !== '')
    throw new UsageError('give a prompt or --plan, not both')
  const output = values.output
  if (output === undefined) throw new UsageError('-o, the file to write, is missing')
  const format = readFormat(values.format, output)
  const mode = readMode(values.mode)
  const source: GenerateRequest['source'] =
    values.plan === undefined
      ? { kind: 'prompt', prompt, mode }
      : { kind: 'plan', document: await readPlan(values.plan) }

  const line = progressLine()
  const engine = await openEngine({ workers: 1, warm: false })
  try {
    const started = performance.now()
    const result = await engine.generate(
      { source, format, preview: values.sheet !== undefined },
      { onProgress: ({ stage, fraction }) => line.show(fraction, stage) },
    )
    line.clear()
    if (!result.ok) {
      process.stderr.write(`${result.error.code}: ${result.error.message}\n`)
      return 1
    }
    await writeFile(output, result.file.bytes)
    if (values.sheet !== undefined && result.preview) await writeFile(values.sheet, result.preview.svg)
    process.stdout.write(
      values.report
        ? `${JSON.stringify(result.report, null, 2)}\n`
        : summary(result, output, performance.now() - started),
    )
    return 0
  } finally {
    await engine.close()
  }
}

async function readPlan(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    throw new UsageError(`--plan ${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function summary({ plan, file, report }: Generated, output: string, elapsedMs: number): string {
  const number = (n: number | undefined) => (n === undefined ? '–' : String(Number(n.toFixed(4))))
  const checks = report.requirements.map(
    (r) => `  ${r.pass ? '✓' : '✗'} ${r.says}: stated ${number(r.stated)}, measured ${number(r.measured)}`,
  )
  const assumed = report.assumptions.map((text) => `  · ${text}`)
  const pieces = report.billOfMaterials.map(
    ({ count, name, massEachG }) =>
      `  ${count} × ${name}${massEachG === undefined ? '' : `, ${number(massEachG)} g each`}`,
  )
  return [
    `${plan.name} → ${output} (${file.format}, ${file.bytes.length} bytes, ${Math.round(elapsedMs)} ms)`,
    ...(checks.length ? ['Measured on the finished solid:', ...checks] : []),
    ...(assumed.length ? ['Assumed:', ...assumed] : []),
    ...(pieces.length > 1 ? ['Parts:', ...pieces] : []),
    '',
  ].join('\n')
}
