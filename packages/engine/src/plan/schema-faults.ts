/** The schema's complaints in plain words, with the value that caused each. */
import type { z } from 'zod'
import { type Fault, shown } from './faults.ts'

type Issue = z.core.$ZodIssue
type IssueOf<C extends Issue['code']> = Extract<Issue, { code: C }>

const LISTED_OPTIONS = 40

const EXPECTED: Record<string, string> = {
  number: 'a number',
  int: 'a whole number',
  string: 'text',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  tuple: 'a list',
}

const listOf = (options: readonly unknown[]): string =>
  options.slice(0, LISTED_OPTIONS).map(String).join(', ') + (options.length > LISTED_OPTIONS ? ', …' : '')

const itIs = (value: unknown): string => `(it is ${shown(value)})`

function wrongType(issue: IssueOf<'invalid_type'>, value: unknown): string {
  const expected = EXPECTED[issue.expected] ?? issue.expected
  if (value === undefined) return `is missing: ${expected} is expected`
  if (typeof value === 'number' && !Number.isFinite(value)) return `must be a finite number (it is ${value})`
  return `must be ${expected} ${itIs(value)}`
}

function tooSmall(issue: IssueOf<'too_small'>, value: unknown): string {
  const least = Number(issue.minimum)
  if (issue.origin === 'array') return `must hold at least ${least} entries ${itIs(value)}`
  if (issue.origin === 'string') return `must have at least ${least} characters ${itIs(value)}`
  const aboveZero = least >= 0 && typeof value === 'number' && value <= 0 && !(least === 0 && issue.inclusive)
  if (aboveZero && least < 1) return `must be above 0 ${itIs(value)}`
  return `must be ${issue.inclusive ? 'at least' : 'above'} ${least} ${itIs(value)}`
}

function tooBig(issue: IssueOf<'too_big'>, value: unknown): string {
  const most = Number(issue.maximum)
  if (issue.origin === 'array') return `must hold at most ${most} entries ${itIs(value)}`
  if (issue.origin === 'string') return `must have at most ${most} characters ${itIs(value)}`
  return `must be ${issue.inclusive ? 'at most' : 'below'} ${most} ${itIs(value)}`
}

function wrongOption(options: readonly unknown[], value: unknown): string {
  if (value === undefined) return `is missing: one of ${listOf(options)} is expected`
  return `must be ${options.length === 1 ? '' : 'one of '}${listOf(options)} ${itIs(value)}`
}

const fieldOf = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined

const valueAt = (root: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((value, key) => fieldOf(value, key), root)

type Worded<C extends Issue['code']> = (issue: IssueOf<C>, value: unknown) => string

const WORDED: { [C in Issue['code']]?: Worded<C> } = {
  invalid_type: wrongType,
  too_small: tooSmall,
  too_big: tooBig,
  invalid_value: ({ values }, value) => wrongOption(values, value),
  invalid_format: ({ message }, value) => `must be ${message} ${itIs(value)}`,
}

/** One complaint may be several faults: every field that does not exist, or the nearest form of a choice. */
function faultsOf(issue: Issue, root: unknown): Fault[] {
  const { path } = issue
  const value = valueAt(root, path)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key], reason: 'there is no such field here' }))
  }
  if (issue.code === 'invalid_union') return choiceFaults(issue, value, root)
  const worded = WORDED[issue.code] as ((issue: Issue, value: unknown) => string) | undefined
  return [{ path, reason: worded?.(issue, value) ?? `${issue.message} ${itIs(value)}` }]
}

function choiceFaults(issue: IssueOf<'invalid_union'>, value: unknown, root: unknown): Fault[] {
  const { path } = issue
  if ('options' in issue && Array.isArray(issue.options)) {
    return [{ path, reason: wrongOption(issue.options, value) }]
  }
  if (value === undefined) return [{ path, reason: 'is missing' }]
  const forms = issue.errors
  // The form whose faults lie inside the value is the one that was meant.
  const meant = forms.find((errors) => errors.every((error) => error.path.length > 0))
  if (meant) return meant.flatMap((error) => faultsOf({ ...error, path: [...path, ...error.path] }, root))
  const reasons = forms.flatMap((errors) => errors.slice(0, 1)).map((error) => expectation(error))
  return [{ path, reason: `must be ${reasons.join(' or ')} ${itIs(value)}` }]
}

function expectation(issue: Issue): string {
  if (issue.code === 'invalid_value') return `one of ${listOf(issue.values)}`
  if (issue.code === 'invalid_type') return EXPECTED[issue.expected] ?? issue.expected
  return issue.message
}

export const schemaFaults = (error: z.ZodError, document: unknown): Fault[] =>
  error.issues.flatMap((issue) => faultsOf(issue, document))
