/** A feature of a plan in a few words: its kind and its sizes, as a designer would read them out. */
import type { Plan } from '@cadwright/engine'
import { mm } from '../../viewer/lengths.ts'

type Feature = Plan['parts'][number]['features'][number]

export interface OutlineLine {
  id: string
  kind: string
  label: string
  /** `diameter 5`, `depth through`, `size 60 × 40 × 8` */
  facts: string[]
}

/** Where something stands is for the plan itself; the outline says what it is. */
const LEFT_OUT = new Set([
  'id',
  'kind',
  'label',
  'frame',
  'plane',
  'operation',
  'face',
  'edges',
  'faces',
  'neutral',
  'axis',
  'reach',
])

export const outlineOf = (feature: Feature): OutlineLine => {
  const { id, kind, label } = feature
  const cuts = 'operation' in feature && feature.operation !== 'add' ? [feature.operation] : []
  return {
    id,
    kind: inWords(kind),
    label: label ?? inWords(id),
    facts: [...cuts, ...Object.entries(feature).flatMap(([name, value]) => fact(name, value))],
  }
}

function fact(key: string, value: unknown): string[] {
  if (LEFT_OUT.has(key)) return []
  const name = inWords(key)
  if (typeof value === 'number')
    return value === 0 ? [] : [`${name} ${mm(value)}${key.endsWith('Deg') ? '°' : ''}`]
  if (typeof value === 'string') return [`${name} ${value}`]
  if (typeof value === 'boolean') return value ? [name] : []
  if (Array.isArray(value)) return list(key, value)
  if (value === null || typeof value !== 'object') return []
  const { kind, ...rest } = value as { kind?: unknown }
  const inner = Object.entries(rest).flatMap(([inner, own]) => fact(inner, own))
  const head = typeof kind === 'string' ? inWords(kind) : ''
  const said = [head, ...inner].filter(Boolean).join(', ')
  return said ? [`${name} ${said}`] : []
}

function list(key: string, values: readonly unknown[]): string[] {
  const name = inWords(key)
  if (values.length === 0) return []
  if (values.every((value) => typeof value === 'number'))
    return values.every((value) => value === 0)
      ? []
      : [`${name} ${values.map((value) => mm(value)).join(' × ')}`]
  if (values.length === 1) return fact(key, values[0])
  return [`${values.length} ${name}`]
}

/** `innerDiameter` and `bolt-circle` as words; the unit goes to the figure. */
const inWords = (name: string): string =>
  name
    .replace(/Deg$/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase()
