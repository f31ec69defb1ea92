/** Every word ends as used, irrelevant by rule, or not understood. Nothing is dropped in silence. */
import { EngineError } from '../errors.ts'
import { isPlainWord } from './lexicon/plain-words.ts'
import { quote } from './sizes/sizes.ts'
import { type Item, means } from './text/items.ts'
import type { Span } from './text/normalise.ts'
import { touching } from './text/touching.ts'

export type Role = 'used' | 'irrelevant' | 'grammar' | 'not understood'

export interface WordUse {
  span: Span
  text: string
  role: Role
  /** What it became: "hole diameter 5 mm", "finish". */
  became: string
}

/** Carries the sentence, says nothing of the part. */
const GRAMMAR = [
  'preposition',
  'determiner',
  'conjunction',
  'be',
  'have',
  'make',
  'operation',
  'ordinal',
] as const

/** Prepositions and quantifiers that say where something is: they must have been understood. */
const WEIGHTY = new Set([
  'mirror',
  'beside',
  'vertical',
  'horizontal',
  'outer',
  'inner',
  'long',
  'short',
  'circular edges',
  'compared',
])

const NOT_UNDERSTOOD = { role: 'not understood', became: '' } as const

const FULL = /^(?:full|entire|whole|complete)$/iu

/** "across the full width": how far something goes, which is no praise; what goes through does so anyway. */
const isFullSize = (items: readonly Item[], at: number): boolean =>
  FULL.test(items[at]?.text ?? '') &&
  means(items[at + 1], 'dimension', 'length', 'width', 'height', 'depth', 'thickness') &&
  items.slice(Math.max(0, at - 2), at).some(({ text }) => /^(?:across|along|over|spanning)$/iu.test(text))

/** A word that was only thought of has no place in the prompt. */
export const isSaid = ({ span }: Item): boolean => span[0] < span[1]

export class Account {
  readonly #uses = new Map<Item, { role: Role; became: string }>()

  use(item: Item | undefined, became: string): void {
    if (item && !this.#uses.has(item)) this.#uses.set(item, { role: 'used', became })
  }

  dismiss(item: Item | undefined, reason: string): void {
    if (item && !this.#uses.has(item)) this.#uses.set(item, { role: 'irrelevant', became: reason })
  }

  /** A word that would pass, as grammar or as a place, and must not here. */
  question(item: Item): void {
    this.#uses.set(item, NOT_UNDERSTOOD)
  }

  isUsed(item: Item | undefined): boolean {
    return item !== undefined && this.#uses.has(item)
  }

  #judge(item: Item): { role: Role; became: string } {
    const use = this.#uses.get(item)
    if (use) return use
    if (item.kind === 'mark') return { role: 'grammar', became: 'punctuation' }
    if (item.kind === 'term') {
      const filler = item.senses.find((sense) => sense.category === 'filler')
      if (filler) return { role: 'irrelevant', became: filler.concept }
      const weighty = item.senses.some((sense) => WEIGHTY.has(sense.concept))
      const grammar = weighty
        ? undefined
        : [...GRAMMAR, 'which' as const].find((category) => means(item, category))
      if (grammar) return { role: 'grammar', became: grammar }
      // "a tall rod", "through its thickness": a dimension word without a size fixes nothing.
      if (means(item, 'dimension') && !means(item, 'edge'))
        return { role: 'irrelevant', became: 'a dimension named without a size' }
      if (means(item, 'motion', 'assure')) return { role: 'grammar', became: 'vouches for what was said' }
      if (means(item, 'purpose')) return { role: 'grammar', became: 'preposition' }
    }
    if (item.kind === 'unknown' && isPlainWord(item.text))
      return { role: 'irrelevant', became: 'a word without any shape' }
    // "one of the edges", "one near each corner": a pronoun more than a number.
    if (item.kind === 'quantity' && item.quantity.kind === 'count' && item.quantity.values[0]?.value === 1)
      return { role: 'grammar', became: 'determiner' }
    return NOT_UNDERSTOOD
  }

  /** The uses in reading order. */
  settle(items: readonly Item[]): WordUse[] {
    return items.flatMap((item, at) => {
      if (!isSaid(item)) return []
      const open = !this.isUsed(item) && isFullSize(items, at) && !this.isUsed(items[at + 1])
      const judged = open ? NOT_UNDERSTOOD : this.#judge(item)
      return [{ span: item.span, text: item.text, ...judged }]
    })
  }
}

const MOST_NAMED = 6

export const notUnderstood = (uses: readonly WordUse[]): WordUse[] =>
  uses.filter((use) => use.role === 'not understood')

/** Words as they are quoted to who wrote them, the first of many. */
export function quoteWords(uses: readonly WordUse[]): string {
  const named = [...new Set(uses.map((use) => quote(use.text)))]
  const more = named.length > MOST_NAMED ? ` and ${named.length - MOST_NAMED} more` : ''
  return `${named.slice(0, MOST_NAMED).join(', ')}${more}`
}

const refusalOf = (open: readonly WordUse[]): string =>
  `I could not tell what ${quoteWords(open)} should mean for the part. Say it with sizes and places, such as “a 5 mm hole, 10 mm from the left edge”, or leave it out.`

/** Refuses a prompt of which something was not understood, in the prompt's own words. */
export class NotUnderstood extends EngineError {
  readonly #open: readonly WordUse[]

  constructor(open: readonly WordUse[]) {
    super('prompt_too_ambiguous', refusalOf(open))
    this.#open = open
  }

  /** Whether it names fewer words than another, and none but those: what is really at fault. */
  isNarrowerThan(other: NotUnderstood): boolean {
    const named = new Set(other.#open.map(({ span }) => span[0]))
    return this.#open.length < other.#open.length && this.#open.every(({ span }) => named.has(span[0]))
  }
}

export function assertUnderstood(uses: readonly WordUse[]): void {
  const open = notUnderstood(uses)
  if (open.length > 0) throw new NotUnderstood(open)
}

/** Numbers that no measurement can tell: a chamfer's 45°, how many edges there are, how many sides a polygon has. */
const UNMEASURED = new Set([
  'number of bodies',
  'chamfer angle',
  'chamfer sequence',
  'number of edges',
  'sides',
  'determiner',
  'a direction named by its size',
  'a body named by its size',
])

/** Sizes that a noun took over while its sentences were put in order: they are measured like any other. */
export function assertCarried(sizes: readonly Item[], measured: readonly Span[]): void {
  const isMeasured = touching(measured)
  const lost = sizes.filter(({ span }) => !isMeasured(span))
  assertUnderstood(lost.map(({ span, text }) => ({ span, text, role: 'not understood', became: '' })))
}

/** Every number that was used must be measured on the solid; a number that got lost on the way is not understood. */
export function assertMeasured(
  items: readonly Item[],
  uses: readonly WordUse[],
  measured: readonly Span[],
): void {
  const isMeasured = touching(measured)
  const lost = uses.filter((use, index) => {
    const item = items[index]
    if (item?.kind !== 'quantity' || use.role !== 'used') return false
    if (item.quantity.kind === 'designation' || UNMEASURED.has(use.became)) return false
    // "one in each corner": the layout itself.
    if (item.quantity.kind === 'count' && use.became.startsWith('place of')) return false
    // "centred at y = 0": where it already is.
    if (item.quantity.kind === 'coordinate' && item.quantity.values[0]?.value === 0) return false
    return !isMeasured(use.span)
  })
  assertUnderstood(lost.map((use) => ({ ...use, role: 'not understood' })))
}
