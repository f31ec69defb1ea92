/**
 * What a text must hold for a pattern to fit it, told by the pattern itself: most of the hundreds of patterns that a sentence
 * is asked for are ruled out by a word that it lacks. That costs less than trying them, and far less than compiling each on
 * its first use.
 */

import { remembered } from '../remembered.ts'

/** One of these must be there. */
type Choice = readonly string[]

/** Hardly a sentence lacks them. */
const COMMON = new Set([
  'a',
  'an',
  'the',
  'of',
  'is',
  'are',
  'and',
  'to',
  'in',
  'on',
  'at',
  'with',
  'its',
  'it',
])
/** A longer list costs as much as the pattern itself. */
const LONGEST_CHOICE = 12
const MOST_CHOICES = 2
const LEAST_LETTERS = 2

/** Asked before the pattern itself is. */
export function mayHold(text: string, pattern: RegExp): boolean {
  for (const choice of needsOf(pattern)) if (!choice.some((piece) => text.includes(piece))) return false
  return true
}

const needsOf = remembered((pattern: RegExp): readonly Choice[] =>
  new PatternReader(pattern.source)
    .branches()
    .filter((choice) => choice.length <= LONGEST_CHOICE && telling(choice) >= LEAST_LETTERS)
    .sort((a, b) => a.length - b.length || telling(b) - telling(a))
    .slice(0, MOST_CHOICES),
)

/** How much a choice tells: the letters of the longest word of its weakest piece, common words apart. */
const telling = (choice: Choice): number => Math.min(...choice.map(longestWord))

const longestWord = (piece: string): number =>
  Math.max(0, ...piece.split(' ').map((word) => (COMMON.has(word) ? 0 : word.length)))

const strongest = (choices: readonly Choice[]): Choice | undefined =>
  choices.reduce<Choice | undefined>(
    (best, choice) => (best && telling(best) >= telling(choice) ? best : choice),
    undefined,
  )

const OPENING = /(?:\?(?::|<?[=!]|<[a-z]\w*>))?/iuy
const REPETITION = /(?:[*+?]|\{(?<least>\d+)(?:,\d*)?\})?\??/uy
const ESCAPE = /(?:[pPu]\{[^}]*\}|k<[^>]*>|.)/uy

/** Reads a pattern from left to right. */
class PatternReader {
  readonly #source: string
  #at = 0

  constructor(source: string) {
    this.#source = source
  }

  /** Up to a closing bracket or the end: what each of its branches needs. */
  branches(): Choice[] {
    const read = [this.#sequence()]
    while (this.#takes('|')) read.push(this.#sequence())
    if (read.length === 1) return read[0] as Choice[]
    const each = read.map(strongest)
    return each.every((choice) => choice !== undefined) ? [each.flat()] : []
  }

  #sequence(): Choice[] {
    const needed: Choice[] = []
    let run = ''
    const endRun = () => {
      if (longestWord(run) > 0) needed.push([run])
      run = ''
    }
    while (this.#at < this.#source.length && !'|)'.includes(this.#here())) {
      const letter = this.#letter()
      const inside = letter === undefined ? this.#other() : []
      const repetition = this.#skip(REPETITION)
      const mayLack = /^[*?]/u.test(repetition[0]) || repetition.groups?.['least'] === '0'
      if (letter === undefined || mayLack) endRun()
      if (mayLack) continue
      needed.push(...inside)
      run += letter ?? ''
      // More of the same may follow.
      if (repetition[0] !== '') endRun()
    }
    endRun()
    return needed
  }

  /** A letter that stands for itself. */
  #letter(): string | undefined {
    const sign = this.#here()
    const escaped = sign === '\\' ? (this.#source[this.#at + 1] as string) : undefined
    if (escaped ? /\w/u.test(escaped) : '([.^$'.includes(sign)) return undefined
    this.#at += escaped ? 2 : 1
    return escaped ?? sign
  }

  /** Whatever does not stand for itself; only brackets need something. */
  #other(): Choice[] {
    const sign = this.#here()
    this.#at++
    if (sign === '\\') this.#skip(ESCAPE)
    if (sign === '[') this.#skipList()
    return sign === '(' ? this.#bracket() : []
  }

  #bracket(): Choice[] {
    const [opening] = this.#skip(OPENING)
    const needed = this.branches()
    this.#takes(')')
    // What must not be there is not needed.
    return opening.endsWith('!') ? [] : needed
  }

  #skipList(): void {
    while (!this.#takes(']')) this.#at += this.#here() === '\\' ? 2 : 1
  }

  #here(): string {
    return this.#source[this.#at] as string
  }

  #takes(sign: string): boolean {
    const taken = this.#here() === sign
    if (taken) this.#at++
    return taken
  }

  /** Each of these fits everywhere, if only with nothing. */
  #skip(pattern: RegExp): RegExpExecArray {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#source) as RegExpExecArray
    this.#at += found[0].length
    return found
  }
}
