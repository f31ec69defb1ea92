/** Reading the command line: every fault names the word at fault. */
import { extname } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { type DesignMode, designModes, type OutputFormat, outputFormats } from '@cadwright/engine'

export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export function parse<const T extends ParseArgsConfig>(config: T) {
  try {
    return parseArgs({ ...config, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

export function readMode(value: string | undefined): DesignMode {
  const mode = designModes.find((m) => m === (value ?? 'standard').toLowerCase())
  if (!mode) throw new UsageError(`--mode must be one of ${designModes.join(', ')}, not "${value}"`)
  return mode
}

/** As asked for; else from the output file's ending; else STEP. */
export function readFormat(value: string | undefined, outputPath?: string): OutputFormat {
  const byEnding = outputPath ? FORMAT_BY_ENDING[extname(outputPath).toLowerCase()] : undefined
  if (value === undefined) return byEnding ?? 'STEP'
  const format = outputFormats.find((f) => f === value.toUpperCase())
  if (!format) throw new UsageError(`--format must be one of ${outputFormats.join(', ')}, not "${value}"`)
  return format
}

const FORMAT_BY_ENDING: Record<string, OutputFormat> = {
  '.step': 'STEP',
  '.stp': 'STEP',
  '.stl': 'STL',
  '.glb': 'GLB',
  '.3mf': '3MF',
}

export function readCount(value: string | undefined, name: string): number | undefined {
  if (value === undefined) return undefined
  const count = Number(value)
  if (!Number.isInteger(count) || count < 1 || count > 64)
    throw new UsageError(`${name} must be a whole number from 1 to 64, not "${value}"`)
  return count
}
