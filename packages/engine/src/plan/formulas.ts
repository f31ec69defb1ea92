/**
 * Any number of a plan may be written as a formula over the plan's parameters: "=length / 2 - wall".
 * Formulas are worked out on the raw document, before its schema is looked at, so that everything after
 * knows only numbers.
 */
import { CONSTANTS, ExpressionError, evaluate } from './expression.ts'
import { type DocumentPath, type Fault, refuse, shown } from './faults.ts'

/** Fields that hold words: a "=" at their beginning is only a character. */
const TEXT_FIELDS: ReadonlySet<string> = new Set([
  'name',
  'label',
  'says',
  'text',
  'why',
  'designation',
  'thread',
  'words',
])

/** A plan is a shallow document: its deepest field lies some twelve levels down. */
const DEEPEST = 40
const MOST_VALUES = 1_000_000
const LONGEST_CHAIN = 100

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isFormula = (value: unknown): value is string => typeof value === 'string' && value.startsWith('=')

/** What a parameter stands for, or why it stands for nothing. */
type Resolved = { value: number } | { fault: string }

class Parameters {
  readonly #written = new Map<string, unknown>()
  readonly #resolved = new Map<string, Resolved>()
  readonly #underWay: string[] = []

  constructor(document: unknown) {
    const listed = isRecord(document) ? document['parameters'] : undefined
    if (!Array.isArray(listed)) return
    for (const entry of listed) {
      if (!isRecord(entry) || typeof entry['name'] !== 'string') continue
      const { name } = entry
      if (CONSTANTS.has(name))
        this.#resolved.set(name, { fault: `the name "${name}" is taken by a constant` })
      else if (this.#written.has(name))
        this.#resolved.set(name, { fault: `parameter "${name}" is given twice` })
      this.#written.set(name, entry['value'])
    }
    // In the order written, so that a long chain of parameters is not worked out by deep recursion.
    for (const name of this.#written.keys()) if (!this.#resolved.has(name)) this.#resolve(name)
  }

  lookUp = (name: string): number => {
    const known = this.#resolved.get(name) ?? this.#resolve(name)
    if ('fault' in known) throw new ExpressionError(known.fault)
    return known.value
  }

  #resolve(name: string): Resolved {
    if (!this.#written.has(name)) return { fault: `there is no parameter "${name}"` }
    const start = this.#underWay.indexOf(name)
    if (start >= 0) {
      const round = [...this.#underWay.slice(start), name].join(' → ')
      return { fault: `parameter "${name}" depends on itself: ${round}` }
    }
    if (this.#underWay.length >= LONGEST_CHAIN) {
      return {
        fault: `parameter "${name}" stands at the end of a chain of more than ${LONGEST_CHAIN} parameters`,
      }
    }
    this.#underWay.push(name)
    const found = this.#work(name, this.#written.get(name))
    this.#underWay.pop()
    this.#resolved.set(name, found)
    return found
  }

  #work(name: string, written: unknown): Resolved {
    if (typeof written === 'number') return { value: written }
    if (!isFormula(written)) return { fault: `parameter "${name}" is not a number (it is ${shown(written)})` }
    try {
      return { value: evaluate(written.slice(1), this.lookUp) }
    } catch (error) {
      if (error instanceof ExpressionError) return { fault: error.message }
      throw error
    }
  }
}

class Walk {
  readonly faults: Fault[] = []
  readonly #parameters: Parameters
  #values = 0

  constructor(parameters: Parameters) {
    this.#parameters = parameters
  }

  resolve(value: unknown, path: DocumentPath): unknown {
    this.#values += 1
    if (this.#values > MOST_VALUES) refuse([{ path: [], reason: `holds more than ${MOST_VALUES} values` }])
    if (path.length > DEEPEST) {
      refuse([{ path: path.slice(0, 3), reason: `is nested deeper than ${DEEPEST} levels` }])
    }
    if (isFormula(value)) return this.#number(value, path)
    if (Array.isArray(value)) return value.map((entry, index) => this.resolve(entry, [...path, index]))
    if (!isRecord(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [
        key,
        TEXT_FIELDS.has(key) && typeof entry === 'string' ? entry : this.resolve(entry, [...path, key]),
      ]),
    )
  }

  #number(formula: string, path: DocumentPath): unknown {
    try {
      return evaluate(formula.slice(1), this.#parameters.lookUp)
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error
      this.faults.push({ path, reason: `the formula ${shown(formula)} has no value: ${error.message}` })
      return formula
    }
  }
}

/** The same document with every formula replaced by its number. */
export function resolveFormulas(document: unknown): unknown {
  const walk = new Walk(new Parameters(document))
  const resolved = walk.resolve(document, [])
  if (walk.faults.length > 0) refuse(walk.faults)
  return resolved
}
