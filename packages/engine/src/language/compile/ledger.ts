/** Collects a plan's requirements and assumptions while its features are made. */
import type { PlanInput } from '../../plan/plan.ts'
import type { Measure } from '../../plan/requirement.ts'
import type { Given } from '../entity.ts'
import type { Value } from '../quantities/quantity.ts'
import { tidy } from '../quantities/scan.ts'
import type { Item } from '../text/items.ts'

type RequirementInput = NonNullable<PlanInput['requirements']>[number]
type AssumptionInput = NonNullable<PlanInput['assumptions']>[number]

export const millimetres = (value: number): string => `${tidy(Number(value.toFixed(6)))} mm`
export const degrees = (value: number): string => `${tidy(Number(value.toFixed(4)))}°`

const LONGEST_QUOTE = 500

/** Where something was said: a value's own span, or all the items that make it up. */
export type Source = { values: readonly Value[]; items: readonly Item[] }

/** One of `60 x 40 x 8` is said by itself; a size with its dimension word by both. */
export const sourceOf = (given: Given, said?: Value): Source =>
  said && given.word === 'sequence' ? { values: [said], items: [] } : { values: [], items: given.items }

export interface Required {
  name: string
  says: string
  measure: Measure
  value: number
  source: Source | undefined
  /** Half-width of the band: a stated tolerance, or room for what was said roughly. */
  tolerance?: number | undefined
}

export class Ledger {
  readonly requirements: RequirementInput[] = []
  readonly assumptions: AssumptionInput[] = []
  readonly #prompt: string
  readonly #names = new Map<string, number>()

  constructor(prompt: string) {
    this.#prompt = prompt
  }

  /** `hole`, `hole-2`, `hole-3`. */
  name(wanted: string): string {
    const base = wanted
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/gu, '-')
      .replaceAll(/^-+|-+$/gu, '')
    const used = (this.#names.get(base) ?? 0) + 1
    this.#names.set(base, used)
    return used === 1 ? base : `${base}-${used}`
  }

  require({ name, says, measure, value, source, tolerance }: Required): void {
    this.requirements.push({
      id: this.name(`r-${name}`),
      says,
      measure,
      value: tidy(value),
      ...(source ? { words: this.#words(source) } : {}),
      ...(tolerance === undefined ? {} : { tolerance }),
    })
  }

  assume(name: string, says: string): void {
    if (this.assumptions.some((other) => other.says === says)) return
    this.assumptions.push({ id: this.name(`a-${name}`), says })
  }

  #words({ items, values }: Source): { text: string; span: [number, number] } {
    const spans = [...items.map((item) => item.span), ...values.map((value) => value.span)]
    const start = Math.min(...spans.map(([from]) => from))
    const end = Math.min(Math.max(...spans.map(([, to]) => to)), start + LONGEST_QUOTE)
    return { text: this.#prompt.slice(start, end), span: [start, end] }
  }
}

/** A stated band, or three in a hundred for what was said roughly and is settled by other words. */
export function toleranceOf(given: Given | undefined, value: number): number | undefined {
  const quantity = given?.attribute.quantity
  if (!quantity) return undefined
  if (quantity.tolerance !== undefined) return quantity.tolerance
  return quantity.approximate ? tidy(0.03 * Math.abs(value)) : undefined
}
