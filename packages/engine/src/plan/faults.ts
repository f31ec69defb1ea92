/** What is wrong with a document and where, in words that the person who wrote it can act on. */
import { EngineError } from '../errors.ts'

export type DocumentPath = readonly PropertyKey[]

export interface Fault {
  path: DocumentPath
  reason: string
}

/** A person mends a handful at a time; the rest would bury them. */
const LISTED_FAULTS = 10
const SHOWN_TEXT = 60

/** `parts[0].features[2].diameter`; the document itself where the path is empty. */
export function pathText(path: DocumentPath): string {
  let text = ''
  for (const step of path) {
    if (typeof step === 'number') text += `[${step}]`
    else text += text === '' ? String(step) : `.${String(step)}`
  }
  return text === '' ? 'the plan' : text
}

/** A value of the document, short enough for a message. */
export function shown(value: unknown): string {
  if (typeof value === 'string') {
    return `"${value.length > SHOWN_TEXT ? `${value.slice(0, SHOWN_TEXT)}…` : value}"`
  }
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  return String(value)
}

export function refuse(faults: readonly Fault[]): never {
  const lines = faults.slice(0, LISTED_FAULTS).map(({ path, reason }) => `${pathText(path)}: ${reason}`)
  const more = faults.length - lines.length
  if (more > 0) lines.push(`and ${more} more`)
  throw new EngineError('geometry_validation_failed', lines.join('\n'))
}
