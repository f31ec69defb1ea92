/** The prompt as plain words to be read from left to right: each length as `#` and its number, so that a pattern can hold it. */
import type { Point2 } from '../../plan/geometry.ts'
import type { Item } from '../text/items.ts'

export interface Figured {
  value: number
  item: Item
}

export interface Written {
  lines: readonly string[]
  numbers: readonly Figured[]
  /** Lists of points: `@` and their number. */
  points: readonly (readonly Point2[])[]
}

const words = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[-‐‑\s]+/gu, ' ')
    .replaceAll(/["“”]/gu, '')
    .replaceAll('’', "'")
    .trim()

const PLAIN_PART =
  'cent(?:er|re)|middle|midpoint|(?:top|bottom|left|right|upper|lower)(?: (?:left|right))?(?: (?:edge|side|end|corner|face))?|corners?|edges?|sides?|boundary'
/** Parts that are told by their lengths as well: "the triangle's base is 20 mm". */
const SIZED_PART = '(?:flat|straight|long|longer|short|shorter) (?:side|edge|end)|base|diameter'
const LIES =
  '(?=$| ,| (?:should|must|touch|coincid|meets|lies|rests|sits|is (?:on|at|against|in|cent|flush|placed|attached|joined|connected|aligned)))'
/** "the circle's center": the center of the circle. Sizes keep their owner in front. */
const POSSESSIVE = new RegExp(
  `(?<owner>(?:the|this|that) (?:[a-z]+ )?[a-z]+)'s (?<part>(?:${PLAIN_PART}|(?:${SIZED_PART})${LIES})(?= |$))(?! (?:length|#))`,
  'gu',
)

export function written(sentences: readonly (readonly Item[])[]): Written {
  const numbers: Figured[] = []
  const points: Point2[][] = []
  const numbered = (item: Item, value: number): string => `#${numbers.push({ value, item }) - 1}`
  const say = (item: Item, next: Item | undefined): string => {
    if (item.kind !== 'quantity') return words(item.text)
    const { quantity } = item
    const values = quantity.values.map(({ value }) => value)
    switch (quantity.kind) {
      case 'length':
        return values.map((value) => numbered(item, value)).join(' , ')
      case 'angle':
        return `${numbered(item, values[0] ?? 0)} degrees`
      case 'number':
        // "2 rectangles": how many there are.
        return Number.isInteger(values[0]) && next?.kind === 'term' && next.plural
          ? words(item.text)
          : numbered(item, values[0] ?? 0)
      case 'size':
        return values.map((value) => numbered(item, value)).join(' by ')
      case 'marked':
        return `${quantity.dimension} ${numbered(item, values[0] ?? 0)}`
      case 'points': {
        const plane = quantity.points.map((point): Point2 => [point[0] ?? 0, point[1] ?? 0])
        const flat = !quantity.axes && quantity.points.every((point) => point.length === 2)
        return flat ? `@${points.push(plane) - 1}` : words(item.text)
      }
      default:
        return words(item.text)
    }
  }
  const lines = sentences.map((items) =>
    items
      .map((item, at) => say(item, items[at + 1]))
      .filter(Boolean)
      .join(' ')
      .replaceAll(POSSESSIVE, 'the $<part> of $<owner>'),
  )
  return { lines, numbers, points }
}

/** Reads a line from left to right, each step taking what a pattern finds right there. */
export class Scanner {
  #rest: string

  constructor(line: string) {
    this.#rest = line
  }

  get rest(): string {
    return this.#rest
  }

  get isDone(): boolean {
    return this.#rest === ''
  }

  /** Whole words only: what follows must be a blank or the end. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    const match = pattern.exec(this.#rest)
    if (match?.index !== 0 || match[0] === '') return undefined
    const after = this.#rest[match[0].length]
    if (after !== undefined && after !== ' ' && !match[0].endsWith(' ')) return undefined
    this.#rest = this.#rest.slice(match[0].length).trimStart()
    return match
  }

  /** Goes on with other words: some that stand later were read first. */
  goOn(rest: string): void {
    this.#rest = rest.trim()
  }

  /** What a way to read gives, or back to where it began. */
  attempt<T>(read: () => T | undefined): T | undefined {
    const before = this.#rest
    const result = read()
    if (result === undefined) this.#rest = before
    return result
  }

  /** The first of several ways to read that gives something. */
  first<T>(ways: readonly (() => T | undefined)[]): T | undefined {
    for (const way of ways) {
      const result = this.attempt(way)
      if (result !== undefined) return result
    }
    return undefined
  }
}

/** A pattern that is found only where the scanner stands; parts of it are words with their alternatives. */
export const here = (source: string): RegExp => new RegExp(`^(?:${source})(?= |$)`, 'u')
