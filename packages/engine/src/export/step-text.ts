/**
 * The text of a STEP file (ISO 10303-21). The kernel writes names as raw UTF-8, a header of its
 * own, and numbers assembly usages by a counter that never resets. Here all that becomes what the
 * standard asks for, and the same model always gives the same bytes.
 */
import { withColours } from './step-colour.ts'

/** Stands in for a name in what the kernel writes: plain, so that it is neither escaped nor broken over lines. */
export const nameMarker = (index: number): string => `cadwright-name-${index}`

export interface StepName {
  /** Identifies the product or its usage; two parts may share a name but never an id. */
  id: string
  name: string
  /** Of a part: `#rrggbb`. */
  colour?: string
}

export interface StepHeader {
  fileName: string
  time: Date
}

export function finishStepText(written: string, names: readonly StepName[], header: StepHeader): string {
  const product = /#(\d+) = PRODUCT\(\s*'cadwright-name-(\d+)'/g
  const indexOf = new Map(Array.from(written.matchAll(product), ([, id, index = '']) => [Number(id), index]))
  return withColours(written, (id) => nameAt(names, indexOf.get(id) ?? '').colour)
    .replace(/HEADER;[\s\S]*?ENDSEC;/, (old) => headerSection(old, header))
    .replace(
      /PRODUCT\(\s*'cadwright-name-(\d+)',\s*'cadwright-name-\d+'/g,
      (_, index) => `PRODUCT(${idAndName(nameAt(names, index))}`,
    )
    .replace(
      /NEXT_ASSEMBLY_USAGE_OCCURRENCE\(\s*'\d+',\s*'cadwright-name-(\d+)',([^;]*);/g,
      // Where the kernel broke the line depends on how many digits its counter had.
      (_, index: string, rest: string) =>
        `NEXT_ASSEMBLY_USAGE_OCCURRENCE(${idAndName(nameAt(names, index))},${rest.replace(/\s+/g, '')};`,
    )
    .replace(/'cadwright-name-(\d+)'/g, (_, index) => stepString(nameAt(names, index).name))
}

const idAndName = ({ id, name }: StepName): string => `${stepString(id)},${stepString(name)}`

function nameAt(names: readonly StepName[], index: string): StepName {
  const name = names[Number(index)]
  if (!name) throw new RangeError(`no name ${index} in the STEP file`)
  return name
}

function headerSection(old: string, { fileName, time }: StepHeader): string {
  const schema = /FILE_SCHEMA[\s\S]*?;/.exec(old)?.[0].replace(/\s*\n\s*/g, '') ?? ''
  const stamp = time.toISOString().replace(/\.\d+Z$/, '+00:00')
  return [
    'HEADER;',
    "FILE_DESCRIPTION((''),'2;1');",
    `FILE_NAME(${stepString(fileName)},'${stamp}',(''),(''),'Open CASCADE Technology','Cadwright','');`,
    schema,
    'ENDSEC;',
  ].join('\n')
}

/**
 * A string of ISO 10303-21 clause 6.4.3: quotes and backslashes doubled; what is not printable ASCII as \X2\ (four
 * hexadecimal digits a character) or \X4\ (eight), so that the file itself is plain ASCII.
 */
export function stepString(text: string): string {
  const wellFormed = text.toWellFormed()
  const escaped = wellFormed
    .replace(/\\/g, '\\\\')
    .replace(/'/g, "''")
    .replace(/[^\x20-\x7e\u{10000}-\u{10ffff}]+/gu, (run) => `\\X2\\${hexDigits(run, 4)}\\X0\\`)
    .replace(/[\u{10000}-\u{10ffff}]+/gu, (run) => `\\X4\\${hexDigits(run, 8)}\\X0\\`)
  return `'${escaped}'`
}

const hexDigits = (run: string, width: number): string =>
  Array.from(run, (c) => (c.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(width, '0')).join('')
