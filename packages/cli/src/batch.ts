/** `cadwright batch`: many prompts through one pool of kernels. A prompt that fails is a result like any other. */
import { createWriteStream } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { type DesignMode, designModes, type Engine, type OutputFormat, openEngine } from '@cadwright/engine'
import { progressLine } from './progress.ts'
import { parse, readCount, readFormat, UsageError } from './usage.ts'

interface Line {
  id: string
  prompt: string
  mode: DesignMode
}

export async function batch(args: string[]): Promise<number> {
  const { values, positionals } = parse({
    args,
    options: {
      out: { type: 'string' },
      format: { type: 'string' },
      workers: { type: 'string' },
    },
  })
  const [path, ...extra] = positionals
  if (path === undefined || extra.length > 0) throw new UsageError('name one file of prompts')
  if (values.out === undefined) throw new UsageError('--out, the folder to write to, is missing')
  const out = values.out
  const format = readFormat(values.format)
  const lines = readLines(await readText(path))
  const workers = readCount(values.workers, '--workers') ?? availableParallelism()
  await mkdir(out, { recursive: true })

  const results = createWriteStream(join(out, 'results.jsonl'))
  const bar = progressLine()
  const engine = await openEngine({ workers })
  let done = 0
  let succeeded = 0
  const waiting = lines.values()
  const work = async () => {
    for (const line of waiting) {
      const row = await one(engine, line, out, format)
      results.write(`${JSON.stringify(row)}\n`)
      done += 1
      if (row.status === 'success') succeeded += 1
      bar.show(done / lines.length, `${done} of ${lines.length}, ${succeeded} made`)
    }
  }
  try {
    await Promise.all(Array.from({ length: workers }, work))
  } finally {
    await engine.close()
    results.end()
    await finished(results)
    bar.clear()
  }
  process.stdout.write(`${succeeded} of ${lines.length} made, in ${out}\n`)
  return 0
}

async function one(engine: Engine, { id, prompt, mode }: Line, out: string, format: OutputFormat) {
  const started = performance.now()
  const result = await engine.generate({ source: { kind: 'prompt', prompt, mode }, format, preview: false })
  const latency_ms = Math.round(performance.now() - started)
  if (!result.ok)
    return {
      id,
      status: 'failed',
      error_code: result.error.code,
      error_message: result.error.message,
      latency_ms,
    } as const
  const file = `${id}.${result.file.extension}`
  await writeFile(join(out, file), result.file.bytes)
  const { assumptions } = result.report
  return { id, status: 'success', file, latency_ms, assumptions, report: result.report } as const
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw new UsageError(`${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Ids become file names, so they are held to what is safe in one. */
const SAFE_ID = /^[\p{L}\p{N}_][\p{L}\p{N}_.-]{0,120}$/u

function readLines(text: string): Line[] {
  const seen = new Set<string>()
  return text
    .split('\n')
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '')
    .map(({ line, number }) => {
      const fault = (what: string) => new UsageError(`line ${number}: ${what}`)
      let value: unknown
      try {
        value = JSON.parse(line)
      } catch {
        throw fault('not JSON')
      }
      if (typeof value !== 'object' || value === null) throw fault('not an object')
      const { id, prompt, design_mode = 'standard' } = value as Record<string, unknown>
      if (typeof id !== 'string' || !SAFE_ID.test(id))
        throw fault('"id" must be a name of letters, digits, _ . or -')
      if (seen.has(id)) throw fault(`"id" ${id} stands twice`)
      seen.add(id)
      if (typeof prompt !== 'string') throw fault('"prompt" must be a string')
      const mode = designModes.find((m) => m === design_mode)
      if (!mode) throw fault(`"design_mode" must be one of ${designModes.join(', ')}`)
      return { id, prompt, mode }
    })
}
