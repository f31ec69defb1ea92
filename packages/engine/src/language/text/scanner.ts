/** Walks over a sentence as one line of words, one pattern right behind the other. */
import type { Item } from './items.ts'
import { spoken } from './spoken.ts'

export type Stretch = { match: RegExpExecArray; from: number; to: number; end: number }

export class Scanner {
  readonly items: readonly Item[]
  readonly text: string
  readonly #itemAt: (offset: number) => number
  constructor(items: readonly Item[]) {
    this.items = items
    const { text, itemAt } = spoken(items)
    this.text = text
    this.#itemAt = itemAt
  }
  /** A pattern right at a place of the text, up to the end of a word. */
  at(pattern: RegExp, offset: number): Stretch | undefined {
    pattern.lastIndex = offset
    const match = pattern.exec(this.text)
    if (!match || match[0].trim() === '') return undefined
    const end = offset + match[0].length
    if (end < this.text.length && this.text[end] !== ' ' && this.text[end - 1] !== ' ') return undefined
    const lead = match[0].length - match[0].trimStart().length
    return {
      match,
      from: this.#itemAt(offset + lead),
      to: this.#itemAt(offset + match[0].trimEnd().length - 1),
      end: offset + match[0].trimEnd().length,
    }
  }
  /** The first of several patterns that holds there. */
  firstOf<Piece extends string>(
    patterns: Readonly<Record<Piece, RegExp>>,
    offset: number,
  ): (Stretch & { piece: Piece }) | undefined {
    for (const piece in patterns) {
      const stretch = this.at(patterns[piece], offset)
      if (stretch) return { ...stretch, piece }
    }
    return undefined
  }
  /** Behind the blank. */
  next = (offset: number): number => (this.text[offset] === ' ' ? offset + 1 : offset)
  starts = (): number[] => [...this.text.matchAll(/(?<=^| )(?=[a-z#])/gu)].map(({ index }) => index)
  quantities = ({ from, to }: Stretch): Item[] =>
    this.items.slice(from, to + 1).filter(({ kind }) => kind === 'quantity')
}
