/** Finds the parameters of a form: each told size is one of the sums that it may be, and all of them have to hold at once. */
import type { AxisName } from '../../../plan/geometry.ts'
import type { Fact, Form, Sizes, Values, Way } from './form.ts'

type Row = readonly number[]

const TINY = 1e-6

/** Sizes that are told as often as that are no single form. */
const MOST = 60_000

/** `2f+c` as a row of factors, one for each parameter. */
function sumOf(text: string, unknowns: string): number[] {
  const row = Array.from({ length: unknowns.length }, () => 0)
  for (const [, sign, factor, name] of text.matchAll(/([+-]?)\s*(\d*\.?\d*)([a-zA-Z])/gu)) {
    const at = unknowns.indexOf(name ?? '')
    row[at] = (row[at] ?? 0) + (sign === '-' ? -1 : 1) * (factor ? Number(factor) : 1)
  }
  return row
}

/** Equations in echelon form: each with what it comes to as its last entry. */
class System {
  readonly rows: readonly Row[]
  constructor(rows: readonly Row[] = []) {
    this.rows = rows
  }

  /** Nothing where it contradicts what is known. */
  with(sum: Row, value: number): System | undefined {
    const left = [...sum, value]
    for (const row of this.rows) {
      const pivot = row.findIndex((factor) => Math.abs(factor) > TINY)
      const factor = (left[pivot] ?? 0) / (row[pivot] as number)
      if (factor !== 0)
        for (const at of left.keys()) left[at] = (left[at] as number) - factor * (row[at] as number)
    }
    const isEmpty = left.slice(0, -1).every((factor) => Math.abs(factor) < TINY)
    if (isEmpty)
      return Math.abs(left.at(-1) as number) < TINY * Math.max(1, Math.abs(value)) * 10 ? this : undefined
    return new System([...this.rows, left])
  }

  values(unknowns: string): Values | undefined {
    if (this.rows.length < unknowns.length) return undefined
    const found = Array.from({ length: unknowns.length }, () => 0)
    for (const row of this.rows.toReversed()) {
      const pivot = row.findIndex((factor) => Math.abs(factor) > TINY)
      let value = row.at(-1) as number
      for (let at = 0; at < unknowns.length; at++)
        if (at !== pivot) value -= (row[at] as number) * (found[at] as number)
      found[pivot] = value / (row[pivot] as number)
    }
    return Object.fromEntries(unknowns.split('').map((name, at) => [name, found[at] as number]))
  }
}

const PREFIX = { inside: ['inside '], overall: ['overall ', ''], outside: [''], plain: [''] } as const

/** What the table says that a size so called may be; "5 mm flanges" are as thick, where nothing else is known of such. */
function rowsFor(sizes: Sizes, fact: Fact): string[] {
  const own = rowsNamed(sizes, fact)
  return fact.dimension === 'plate' && own.length === 0
    ? rowsNamed(sizes, { ...fact, dimension: 'bare' })
    : own
}

function rowsNamed(sizes: Sizes, { dimension, side }: Fact): string[] {
  return PREFIX[side ?? 'plain'].flatMap((prefix) =>
    Object.entries(sizes).flatMap(([key, sums]) => {
      const isInside = key.startsWith('inside ')
      const isOverall = key.startsWith('overall ')
      const names = key.replace(/^(?:inside|overall) /u, '').split('|')
      const fits =
        prefix === 'inside ' ? isInside : prefix === 'overall ' ? isOverall : !isInside && !isOverall
      return fits && names.includes(dimension) ? sums.split('/').map((each) => each.trim()) : []
    }),
  )
}

interface Choice {
  equations: readonly (readonly [Row, number])[]
  ways: readonly (readonly [Way, AxisName])[]
}

function choicesOf(form: Form, fact: Fact): Choice[] {
  const isList = fact.figures.length > 1 && fact.dimension === 'sides'
  return fact.owners.flatMap((owner) =>
    rowsFor(form.sizes[owner] ?? {}, fact).flatMap((sums): Choice[] => {
      const wayOf = (sum: string): Way | undefined => form.ways[/[a-zA-Z]/u.exec(sum)?.[0] ?? '']
      if (isList) {
        const isSorted = sums.includes('<')
        if (sums.startsWith('@') && !fact.axes.every((axis) => axis !== undefined)) return []
        const all = sums
          .replace('@', '')
          .split(/[,<]/u)
          .map((sum) => sum.trim())
        if (all.length !== fact.figures.length) return []
        const values = fact.figures.map(({ value }) => value)
        if (isSorted) values.sort((a, b) => a - b)
        return [
          {
            equations: all.map((sum, at) => [sumOf(sum, form.unknowns), values[at] ?? 0] as const),
            ways: all.flatMap((sum, at) => {
              const [way, axis] = [wayOf(sum), isSorted ? undefined : fact.axes[at]]
              return way && axis ? [[way, axis] as const] : []
            }),
          },
        ]
      }
      if (/[,<]/u.test(sums)) return []
      const all = sums.split('=').map((sum) => sum.trim())
      const [way, axis] = [wayOf(all[0] ?? ''), fact.axes[0]]
      return [
        {
          equations: all.map((sum) => [sumOf(sum, form.unknowns), fact.value] as const),
          ways: way && axis ? [[way, axis]] : [],
        },
      ]
    }),
  )
}

export interface Solved {
  values: Values
  assumed: readonly string[]
  axes: Readonly<Partial<Record<Way, AxisName>>>
}

/** What is open yet is as it usually is. */
function completed(form: Form, system: System): { values: Values; assumed: string[] } | undefined {
  const assumed: string[] = []
  let known = system
  for (const [equation, says] of form.usual) {
    const [left = '', right = ''] = equation.split('=')
    const number = /^\s*-?[\d.]+\s*$/u.test(right) ? Number(right) : undefined
    const sum = sumOf(left, form.unknowns)
    const other = number === undefined ? sumOf(right, form.unknowns) : undefined
    const more = known.with(
      other ? sum.map((factor, at) => factor - (other[at] as number)) : sum,
      number ?? 0,
    )
    if (!more || more === known) continue
    known = more
    if (says) assumed.push(says)
  }
  const values = known.values(form.unknowns)
  return values && { values, assumed }
}

/** The first way to understand all sizes by which they fit together; `holds`: that it makes a body. */
export function solve(
  form: Form,
  facts: readonly Fact[],
  holds: (values: Values) => boolean,
  known: Solved['axes'],
): Solved | undefined {
  const choices = facts.map((fact) => choicesOf(form, fact))
  if (choices.some(({ length }) => length === 0)) return undefined
  let steps = 0
  const found: Solved[] = []
  const from = (nth: number, system: System, axes: Solved['axes']): Solved | undefined => {
    if (steps++ > MOST) return undefined
    if (nth === choices.length) {
      const done = completed(form, system)
      const solved = done && holds(done.values) ? { ...done, axes } : undefined
      if (!solved || !form.strict) return solved
      found.push(solved)
      return undefined
    }
    for (const { equations, ways } of choices[nth] ?? []) {
      let next: System | undefined = system
      for (const [row, value] of equations) next = next?.with(row, value)
      const told = next && withWays(axes, ways)
      const solved = next && told && from(nth + 1, next, told)
      if (solved) return solved
    }
    return undefined
  }
  const first = from(0, new System(), known) ?? found[0]
  const isSame = (other: Solved): boolean =>
    Object.entries(other.values).every(([name, value]) => Math.abs(value - (first?.values[name] ?? 0)) < TINY)
  return found.every(isSame) ? first : undefined
}

/** Each way is one axis, and each axis one way. */
function withWays(axes: Solved['axes'], ways: Choice['ways']): Solved['axes'] | undefined {
  const made: Partial<Record<Way, AxisName>> = { ...axes }
  for (const [way, axis] of ways) {
    if ((made[way] ?? axis) !== axis) return undefined
    if (Object.entries(made).some(([other, each]) => other !== way && each === axis)) return undefined
    made[way] = axis
  }
  return made
}
