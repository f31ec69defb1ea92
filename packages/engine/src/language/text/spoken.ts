/** A sentence as one line of plain words, for constructions that are easier told by a pattern than word by word. */
import type { Account } from '../account.ts'
import type { Entry } from '../lexicon/entry.ts'
import { remembered } from '../remembered.ts'
import type { Attribute } from '../sizes/attributes.ts'
import { asFiller, asSettled, asTerm, type Item, phraseOf } from './items.ts'
import { mayHold } from './needed.ts'

export interface Spoken {
  /** Lower case, one blank between words; `#` a length or a number (`r#`, `ø#` with its mark), `@` an angle, `#x#` a size of several, `(#)` points, `z=#` a coordinate, `_` what is settled. */
  text: string
  /** The item that stands at a place of the text. */
  itemAt: (offset: number) => number
  /** Patterns that it does not hold. */
  absent: Set<RegExp>
}

function written(item: Item): string {
  // "-X": its sign, no hyphen in a word.
  if (item.kind === 'mark') return item.text
  if (item.kind === 'term' && item.settled) return '_'
  if (item.kind !== 'quantity') {
    const text = item.text.toLowerCase().replace(/\bvee(?=s?\b)/u, 'v')
    // Asked of every word by every pattern: hardly one of them is of several parts, or has an apostrophe as printers set it.
    return /[-\s’]/u.test(text) ? text.replaceAll(/[-\s]+/gu, ' ').replaceAll('’', "'") : text
  }
  const { kind, values } = item.quantity
  if (kind === 'length' || kind === 'number') return '#'
  if (kind === 'marked') return item.quantity.dimension === 'radius' ? 'r#' : 'ø#'
  if (kind === 'angle') return '@'
  if (kind === 'size') return values.map(() => '#').join('x')
  if (kind === 'points') return '(#)'
  if (kind === 'coordinate') return `${item.quantity.axis}=#`
  return item.text.toLowerCase().replaceAll('’', "'")
}

/** Each sentence is asked for by every pattern, and never changed in place. */
export const spoken = remembered((items: readonly Item[]): Spoken => {
  const starts: number[] = []
  let text = ''
  for (const item of items) {
    if (text !== '') text += ' '
    starts.push(text.length)
    text += written(item)
  }
  return {
    text,
    itemAt: (offset) => starts.findLastIndex((start) => start <= offset),
    absent: absentFrom(text),
  }
})

/** A rewriting that leaves a sentence as it was leaves what is known of it, too: it is the same one then. */
const kept = (before: Item[] | undefined, after: Item[]): Item[] =>
  before?.length === after.length && after.every((item, index) => item === before[index]) ? before : after

/** One sentence after several rewritings of it. */
export const rewriteEach = (sentence: Item[], rewritings: readonly ((items: Item[]) => Item[])[]): Item[] =>
  rewritings.reduce((told, rewrite) => kept(told, rewrite(told)), sentence)

export const rewriteAll = (
  sentences: Item[][],
  rewritings: readonly ((sentences: Item[][]) => Item[][])[],
): Item[][] =>
  rewritings.reduce((told, rewrite) => {
    const read = rewrite(told)
    if (read === told) return told
    const retold = read.map((items, at) => kept(told[at], items))
    return retold.length === told.length && retold.every((items, at) => items === told[at]) ? told : retold
  }, sentences)

export interface Found {
  match: RegExpExecArray
  /** First and last item of it. */
  from: number
  to: number
  /** Items of its quantities, in order. */
  quantities: number[]
}

/**
 * Which patterns a text is known not to hold: every way to take a prompt asks all of them again, and sentences of long
 * prompts are alike. Kept for one prompt.
 */
const ABSENT = new Map<string, Set<RegExp>>()

export const forgetTexts = (): void => ABSENT.clear()

function absentFrom(text: string): Set<RegExp> {
  const known = ABSENT.get(text)
  if (known) return known
  const absent = new Set<RegExp>()
  ABSENT.set(text, absent)
  return absent
}

/** Its signs that are neither escaped nor in a list, with how many brackets are open behind each. */
function* signsOf(source: string): Generator<{ sign: string; at: number; depth: number }> {
  let depth = 0
  let listed = false
  for (let at = 0; at < source.length; at++) {
    const sign = source[at] as string
    if (sign === '\\') at++
    else if (sign === '[') listed = true
    else if (sign === ']') listed = false
    else if (!listed) {
      if (sign === '(') depth++
      if (sign === ')') depth--
      yield { sign, at, depth }
    }
  }
}

/** A pattern that asks first for what stands before it would ask that of every letter: its own words are asked for first. */
const guarded = remembered((pattern: RegExp): RegExp => {
  const { source, flags } = pattern
  const close = source.startsWith('(?<=')
    ? signsOf(source).find(({ sign, depth }) => sign === ')' && depth === 0)
    : undefined
  const rest = close ? source.slice(close.at + 1) : ''
  const branches = signsOf(rest).some(({ sign, depth }) => sign === '|' && depth === 0)
  return rest === '' || branches || /\(\?<[a-z]/iu.test(rest)
    ? pattern
    : new RegExp(`(?=${rest})${source}`, flags)
})

/** Where a pattern stands in a sentence. */
export function findSpoken(items: readonly Item[], pattern: RegExp): Found | undefined {
  const { text, itemAt, absent } = spoken(items)
  if (absent.has(pattern)) return undefined
  const match = mayHold(text, pattern) ? guarded(pattern).exec(text) : null
  if (!match) absent.add(pattern)
  return match ? foundAt(items, match, itemAt) : undefined
}

/** The first of several patterns that a sentence holds: the likeliest stands first among them. */
export function findFirstSpoken(items: readonly Item[], patterns: readonly RegExp[]): Found | undefined {
  for (const pattern of patterns) {
    const found = findSpoken(items, pattern)
    if (found) return found
  }
  return undefined
}

/** Every place of it, in order. */
export function findAllSpoken(items: readonly Item[], pattern: RegExp): Found[] {
  const { text, itemAt, absent } = spoken(items)
  if (absent.has(pattern)) return []
  // Hardly a sentence has one: asked the cheap way first.
  if (!mayHold(text, pattern) || !guarded(pattern).test(text)) {
    absent.add(pattern)
    return []
  }
  return [...text.matchAll(new RegExp(guarded(pattern), `${pattern.flags}g`))].map((match) =>
    foundAt(items, match, itemAt),
  )
}

function foundAt(items: readonly Item[], match: RegExpExecArray, itemAt: Spoken['itemAt']): Found {
  const from = itemAt(match.index + (/^\s*/u.exec(match[0])?.[0].length ?? 0))
  const to = itemAt(match.index + match[0].trimEnd().length - 1)
  const quantities = items.flatMap((item, at) =>
    at >= from && at <= to && item.kind === 'quantity' && item.quantity.kind !== 'count' ? [at] : [],
  )
  return { match, from, to, quantities }
}

/** The sentence with a phrase of it as one word. */
export function asOneTerm(items: readonly Item[], { from, to }: Found, sense: Entry): Item[] {
  const phrase = asTerm(phraseOf(items.slice(from, to + 1) as [Item, ...Item[]]), sense)
  return [...items.slice(0, from), phrase, ...items.slice(to + 1)]
}

type Stretch = Pick<Found, 'from' | 'to'>

/** The sentence with each word of a phrase as another; its marks stay. */
const withWords = (items: readonly Item[], { from, to }: Stretch, as: (item: Item) => Item): Item[] =>
  items.map((item, at) => (at < from || at > to || item.kind === 'mark' ? item : as(item)))

/** The sentence with the words of a phrase as ones that carry nothing by themselves. */
export const asIdle = (items: readonly Item[], found: Stretch, concept: string): Item[] =>
  withWords(items, found, (item) => asFiller(item, concept))

/** The sentence with the words of a phrase as ones that others now stand for. */
export const asSettledPhrase = (items: readonly Item[], found: Stretch, concept: string): Item[] =>
  withWords(items, found, (item) => asSettled(item, concept))

/** The sentence with every place of a pattern as one word. */
export const asTerms = (items: Item[], pattern: RegExp, sense: Entry): Item[] =>
  findAllSpoken(items, pattern).reduceRight<Item[]>((read, found) => asOneTerm(read, found, sense), items)

/** A size that a construction gives, whatever word stands beside it. */
export function sizeAt(items: readonly Item[], at: number, dimension: string): Attribute | undefined {
  const item = items[at]
  if (item?.kind !== 'quantity') return undefined
  const { quantity } = item
  return { dimension, quantity, values: quantity.values, at, items: [at] }
}

/** Everything from one item to another was understood; a "one" among them is no number. */
export function useStretch(
  account: Account,
  items: readonly Item[],
  { from, to }: Pick<Found, 'from' | 'to'>,
  became: string,
): void {
  for (let at = from; at <= to; at++) {
    const item = items[at]
    account.use(item, item?.kind === 'quantity' && item.quantity.kind === 'count' ? 'determiner' : became)
  }
}
