/**
 * A line that only tells sizes of one thing: which of them each number is, by the words around it, and what is left of the
 * line without those. Who finds nothing left but words that say what is so anyway has read all of it.
 */
import { isPlainWord } from '../../lexicon/plain-words.ts'
import { commaAt, type Item, isAnyOf, means } from '../../text/items.ts'
import { unsaidWord } from '../../text/little-words.ts'
import { spoken } from '../../text/spoken.ts'

/** Patterns (global ones) with what they tell: a dimension, or a choice by the line before it. */
export type SizeWords = readonly (readonly [RegExp, string | ((before: string, line: string) => string)])[]

export interface Piece {
  from: number
  to: number
  concept: string
}

export interface SizeLine {
  pieces: readonly Piece[]
  /** The words that nothing was made of. */
  left: readonly string[]
  /** What it is made of, and its colour: they go with the noun. */
  looks: readonly Item[]
}

/** What one says to whom one asks, and marks between clauses. */
const isTalk = (item: Item): boolean =>
  item.kind === 'mark' ||
  means(item, 'filler', 'politeness') ||
  (item.kind === 'unknown' && isPlainWord(item.text))

export function readSizeLine(items: readonly Item[], words: SizeWords, idle: ReadonlySet<string>): SizeLine {
  const { text, itemAt } = spoken(items)
  const looks = items.filter((item) => isAnyOf(item, 'material', 'colour') && !means(item, 'solid'))
  const named = new Set([...looks, ...items.filter(isTalk)].flatMap((item) => spoken([item]).text.split(' ')))
  let rest = text
  const pieces: Piece[] = []
  for (const [pattern, told] of words)
    for (const { index, 0: said } of rest.matchAll(pattern)) {
      const concept = typeof told === 'string' ? told : told(text.slice(0, index), text)
      pieces.push({ from: itemAt(index), to: itemAt(index + said.trimEnd().length - 1), concept })
      rest = rest.slice(0, index) + ' '.repeat(said.length) + rest.slice(index + said.length)
    }
  const left = rest.split(' ').filter((each) => each !== '' && !idle.has(each) && !named.has(each))
  return { pieces: pieces.toSorted((a, b) => a.from - b.from), left, looks }
}

/** A size of which nobody can tell what it measures. */
export const UNTOLD = 'untold'

/** ", a width of 20 mm, a height of 10 mm". */
export const sizesTold = (items: readonly Item[], pieces: readonly Piece[]): Item[] =>
  pieces.flatMap(({ from, to, concept }): Item[] => {
    const size = items.slice(from, to + 1).find(({ kind }) => kind === 'quantity')
    if (!size) return []
    return [
      commaAt(size.span[0]),
      unsaidWord(size, 'determiner', 'a'),
      concept === UNTOLD
        ? { kind: 'unknown', text: size.text, span: [size.span[0], size.span[0]] }
        : unsaidWord(size, 'dimension', concept),
      unsaidWord(size, 'preposition', 'of'),
      size,
    ]
  })
