/** Solves a thing's sizes from what was said of it: any sufficient subset will do, and what disagrees is named. */
import { EngineError } from '../../errors.ts'
import { tidy } from '../quantities/scan.ts'
import type { Formula, Linear, Sizes, Typical } from '../shapes/sizes.ts'
import type { Span } from '../text/normalise.ts'

/** A size someone stated: a dimension word and its value. */
export interface Statement {
  /** A dimension word, `axis x`, or with an exclamation mark a dimension of the shape itself: `!side`, or one of several: `!diameter|length`. */
  word: string
  value: number
  text: string
  span: Span
  approximate: boolean
  tolerance: number | undefined
}

export interface Solved {
  /** Every known dimension. */
  values: ReadonlyMap<string, number>
  /** Which dimension each statement turned out to be. */
  meant: ReadonlyMap<Statement, string>
  /** Chosen by us. */
  assumed: readonly string[]
}

/** Dimensions given in two ways are often rounded in one of them. */
const AGREE_WITHIN = 1e-3
const ROUGHLY_WITHIN = 0.03

const agrees = (a: number, b: number, rough: boolean): boolean =>
  Math.abs(a - b) <= (rough ? ROUGHLY_WITHIN : AGREE_WITHIN) * Math.max(Math.abs(a), Math.abs(b)) + 1e-9

export const quote = (text: string): string => `“${text.trim().replace(/\s+/gu, ' ')}”`

function contradiction(name: string, statements: readonly Statement[], says: string): EngineError {
  const [first, ...rest] = [...new Set(statements.map((statement) => quote(statement.text)))]
  const others = rest.length > 0 ? ` and ${rest.join(' and ')}` : ''
  return new EngineError(
    'geometry_validation_failed',
    `The ${name} is given two sizes that cannot both hold (${says}): ${first}${others}. Keep one of them.`,
  )
}

const TAKEN_ALIKE = 10
const TAKEN = 1000
const ODD = 100

/** Who chooses first where two ways cost the same: the order in which sizes were told must not matter. */
const FIRST = ['length', 'width', 'height', 'depth', 'thickness']
const rankOf = ([first]: readonly Statement[]): number => {
  const at = FIRST.indexOf(first?.word ?? '')
  return at < 0 ? FIRST.length : at
}

/** The cheapest way to give each word a dimension of its own; a word's own statements stay together. */
function assign(told: readonly Statement[][], sizes: Sizes): Map<Statement[], string> {
  const groups = told.toSorted((a, b) => rankOf(a) - rankOf(b))
  let best: { cost: number; choice: string[] } = { cost: Number.POSITIVE_INFINITY, choice: [] }
  const candidates = groups.map(([first]) => candidatesOf(first as Statement, sizes))
  const valueFor = (choice: readonly string[], dimension: string): number | undefined =>
    groups[choice.indexOf(dimension)]?.[0]?.value
  /** "A 60 mm web and 30 mm flanges": so thick it cannot be, so it is the height. */
  const isTooLarge = (choice: readonly string[]): boolean =>
    (sizes.below ?? []).some(
      ([small, large]) =>
        (valueFor(choice, small) ?? 0) >= (valueFor(choice, large) ?? Number.POSITIVE_INFINITY),
    )
  /** An outer and an inner diameter leave the wall no choice: what does not fit there is meant otherwise. */
  const isOdd = (choice: readonly string[]): boolean =>
    isTooLarge(choice) ||
    sizes.linear.some((terms) => {
      const parts = terms.map(([factor, dimension]) => factor * (valueFor(choice, dimension) ?? Number.NaN))
      const [most] = [...parts].sort((a, b) => Math.abs(b) - Math.abs(a))
      const sum = parts.reduce((total, part) => total + part, 0)
      return Math.abs(sum) > 0.01 * Math.abs(most ?? 0)
    }) ||
    (sizes.formulas ?? []).some((formula) => isBroken(formula, choice))
  /** "the bars are 8 mm wide … it is 10 mm thick": no thickness of the bars. */
  const isBroken = ({ gives, from, compute, finds }: Formula, choice: readonly string[]): boolean => {
    const [given, ...by] = [gives, ...from].map((dimension) => valueFor(choice, dimension))
    if (finds || given === undefined || by.some((value) => value === undefined)) return false
    return !agrees(given, compute(...(by as number[])), false)
  }
  const search = (at: number, cost: number, choice: string[]): void => {
    if (cost >= best.cost) return
    if (at === groups.length) {
      const total = cost + (isOdd(choice) ? ODD : 0)
      if (total < best.cost) best = { cost: total, choice: [...choice] }
      return
    }
    for (const [preference, dimension] of (candidates[at] as readonly string[]).entries()) {
      const holder = choice.indexOf(dimension)
      const alike = holder >= 0 && agrees(groups[holder]?.[0]?.value ?? 0, groups[at]?.[0]?.value ?? 0, false)
      const price = holder < 0 ? 0 : alike ? TAKEN_ALIKE : TAKEN
      search(at + 1, cost + preference + price, [...choice, dimension])
    }
  }
  search(0, 0, [])
  return new Map(groups.map((group, index) => [group, best.choice[index] as string]))
}

export const candidatesOf = (statement: Pick<Statement, 'word'>, sizes: Sizes): readonly string[] =>
  statement.word.startsWith('!') ? statement.word.slice(1).split('|') : (sizes.words[statement.word] ?? [])

export const accepts = (sizes: Sizes, word: string): boolean => candidatesOf({ word }, sizes).length > 0

/** Known values with the statements each rests on. */
type Known = Map<string, { value: number; from: Statement[] }>

function propagate(
  known: Known,
  linear: readonly Linear[],
  formulas: readonly Formula[],
  name: string,
  sizes: Sizes,
): void {
  for (let changed = true; changed; ) {
    changed = false
    for (const terms of linear) {
      const open = terms.filter(([, dimension]) => !known.has(dimension))
      const rest = terms.filter(([, dimension]) => known.has(dimension))
      const from = rest.flatMap(([, dimension]) => known.get(dimension)?.from ?? [])
      const sum = rest.reduce(
        (total, [factor, dimension]) => total + factor * (known.get(dimension)?.value ?? 0),
        0,
      )
      if (open.length === 1) {
        const [factor, dimension] = open[0] as readonly [number, string]
        known.set(dimension, { value: tidy(-sum / factor), from })
        changed = true
      } else if (open.length === 0 && from.length > 0) {
        const [factor, dimension] = terms[0] as readonly [number, string]
        const value = known.get(dimension)?.value ?? 0
        const rough = from.some((statement) => statement.approximate)
        if (!agrees(value, value - sum / factor, rough)) throw contradiction(name, from, says(sizes, terms))
      }
    }
    for (const formula of formulas) {
      if (!formula.from.every((dimension) => known.has(dimension))) continue
      const value = formula.compute(...formula.from.map((dimension) => known.get(dimension)?.value ?? 0))
      const from = formula.from.flatMap((dimension) => known.get(dimension)?.from ?? [])
      const before = known.get(formula.gives)
      if (before && formula.finds) continue
      if (before) {
        const said = [...new Set([...before.from, ...from])]
        const rough = said.some((statement) => statement.approximate)
        if (said.length > 1 && !agrees(before.value, value, rough))
          throw contradiction(name, said, says(sizes, [[1, formula.gives]]))
        continue
      }
      if (!Number.isFinite(value)) throw contradiction(name, from, says(sizes, [[1, formula.gives]]))
      known.set(formula.gives, { value: tidy(value), from })
      changed = true
    }
  }
}

const says = (sizes: Sizes, terms: Linear): string =>
  [...new Set(terms.map(([, dimension]) => sizes.says[dimension] ?? dimension))].join(', ')

const typicalValue = (typical: Typical, known: Known): number | undefined => {
  if (typeof typical === 'number') return typical
  if (typeof typical === 'function') return typical((dimension) => known.get(dimension)?.value)
  const other = known.get(typical[1])
  return other && tidy(typical[0] * other.value)
}

export interface SizeQuestion {
  /** For messages: "plate", "hole". */
  name: string
  sizes: Sizes
  linear: readonly Linear[]
  fixed: Readonly<Record<string, number>>
  typical: Readonly<Record<string, Typical>>
  statements: readonly Statement[]
}

export function solveSizes(question: SizeQuestion): Solved {
  const { name, sizes, statements } = question
  const groups = new Map<string, Statement[]>()
  for (const statement of statements) {
    const group = groups.get(statement.word)
    if (group) group.push(statement)
    else groups.set(statement.word, [statement])
  }
  const meant = new Map<Statement, string>()
  for (const [group, dimension] of assign([...groups.values()], sizes))
    for (const statement of group) meant.set(statement, dimension)

  const known: Known = new Map()
  const linear = [...sizes.linear, ...question.linear]
  const formulas = sizes.formulas ?? []
  for (const [dimension, value] of Object.entries(question.fixed)) known.set(dimension, { value, from: [] })
  const state = (statement: Statement): void => {
    const dimension = meant.get(statement) as string
    const before = known.get(dimension)
    if (!before) known.set(dimension, { value: statement.value, from: [statement] })
    else if (!agrees(before.value, statement.value, statement.approximate))
      throw contradiction(name, [...before.from, statement], sizes.says[dimension] ?? dimension)
  }
  // What was said roughly only counts where nothing exact settles it.
  for (const statement of statements) if (!statement.approximate) state(statement)
  propagate(known, linear, formulas, name, sizes)
  for (const statement of statements) if (statement.approximate) state(statement)
  propagate(known, linear, formulas, name, sizes)

  const assumed: string[] = []
  for (const [dimension, usual] of sizes.needs) {
    if (known.has(dimension)) continue
    const typical = question.typical[dimension] ?? usual
    const value = typical === undefined ? undefined : (typicalValue(typical, known) ?? fallback(typical))
    if (value === undefined) continue
    known.set(dimension, { value, from: [] })
    assumed.push(dimension)
    propagate(known, linear, formulas, name, sizes)
  }
  for (const [dimension, { value, from }] of known) {
    if (value < 0 && from.length > 0)
      throw contradiction(name, from, `${sizes.says[dimension] ?? dimension} below zero`)
  }
  return { values: new Map([...known].map(([dimension, { value }]) => [dimension, value])), meant, assumed }
}

/** A multiple of a size that is not known either: as if that were 40 mm. */
const fallback = (typical: Typical): number | undefined =>
  typeof typical === 'number' ? typical : typeof typical === 'function' ? undefined : tidy(typical[0] * 40)
