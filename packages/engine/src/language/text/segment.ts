/** Lines and sentences: numbered steps, bullets, headings and plain sentences, in reading order. */
import type { Token } from './tokens.ts'

export interface Sentence {
  kind: 'plain' | 'step' | 'bullet'
  tokens: Token[]
}

const ENDS = new Set(['.', ';', '!', '?'])
/** Dots that do not end a sentence. */
const ABBREVIATIONS = new Set([
  'approx',
  'dia',
  'diam',
  'dim',
  'ca',
  'i',
  'e',
  'g',
  'eg',
  'ie',
  'no',
  'qty',
  'thk',
  'ht',
  'hgt',
  'rad',
  'in',
  'ft',
  'max',
  'min',
  'fig',
  'vs',
  'incl',
  'deg',
  'typ',
  'plcs',
  'pl',
  'nom',
])

const UNIT = /^(?:mm|cm|m|in|inch|inches)$/u

/** "25 dia. The bar …", "8 mm thk. Two holes …": a word with a capital letter, behind a number that has its word already. */
function opensNext(tokens: readonly Token[], at: number, prompt: string): boolean {
  const hasUnit = UNIT.test(tokens[at - 2]?.text ?? '') && tokens[at - 2]?.kind === 'word'
  const [number, next] = [tokens[hasUnit ? at - 3 : at - 2], tokens[at + 1]]
  if (number?.kind !== 'number' || next?.kind !== 'word') return false
  const initial = prompt[next.span[0]] ?? ''
  return /^\p{Lu}$/u.test(initial) && (next.text.length > 1 || next.text === 'a')
}

function endsSentence(tokens: readonly Token[], at: number, prompt: string): boolean {
  const token = tokens[at] as Token
  if (token.kind !== 'mark' || !ENDS.has(token.text)) return false
  if (token.text !== '.') return true
  const before = tokens[at - 1]
  const next = tokens[at + 1]
  if (before?.kind !== 'word' || !ABBREVIATIONS.has(before.text)) return true
  // "8 in." at the very end of a line still ends the sentence.
  return next === undefined || next.kind === 'line-end' || opensNext(tokens, at, prompt)
}

const TAKES_UP = new Set(['it', "it's", 'its', 'they', "they're", 'each', 'both'])
const ORDERS = new Set(['there', "there's", 'cut', 'mill', 'make', 'add', 'drill', 'machine', 'put'])
/** "Next we're going to cut …": where the order stands at the latest. */
const LATEST_ORDER = 6
const SHORTEST_ORDER = 4

/** "There's a keyway in the bore: it's 8 mm wide": an order, and what it makes told behind a colon, as a sentence of its own. */
const isTakenUp = (tokens: readonly Token[], at: number, before: readonly Token[]): boolean =>
  tokens[at]?.text === ':' &&
  before.length >= SHORTEST_ORDER &&
  before.slice(0, LATEST_ORDER).some(({ text }) => ORDERS.has(text.replaceAll('’', "'"))) &&
  TAKES_UP.has(tokens[at + 1]?.text.replaceAll('’', "'") ?? '')

/** The dot of "dia. 20 mm" belongs to its word; after a unit it is read with the number. */
const isAbbreviationDot = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === '.' &&
  /^(?:dia|diam|dim|thk|rad|ht|hgt|approx|max|min|typ|plcs|pl|nom|qty)$/u.test(tokens[at - 1]?.text ?? '')

/** `1.`, `2)`, `(3)`, `step 4:` at the start of a line, or a bullet. Returns what to skip. */
function opening(tokens: readonly Token[], at: number): { kind: Sentence['kind']; skip: number } {
  const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  const whole = (token: Token | undefined): boolean =>
    token?.kind === 'number' && Number.isInteger(token.value)
  if (first?.kind === 'mark' && (first.text === '*' || first.text === '-') && !second?.tight)
    return { kind: 'bullet', skip: 1 }
  if (whole(first) && second?.tight && (second.text === '.' || second.text === ')') && !third?.tight)
    return { kind: 'step', skip: 2 }
  if (first?.text === '(' && whole(second) && third?.text === ')') return { kind: 'step', skip: 3 }
  const isNumbered =
    whole(second) || /^(?:one|two|three|four|five|six|seven|eight)$/u.test(second?.text ?? '')
  if (/^(?:step|stage|phase)$/u.test(first?.text ?? '') && isNumbered && third?.text !== 'of')
    return { kind: 'step', skip: third?.kind === 'mark' ? 3 : 2 }
  return { kind: 'plain', skip: 0 }
}

const LONGEST_SIZE = 3

/** "Chamfer the rim. 1 mm.": nothing but a size is said of what stands before it. */
const isSizeAlone = (tokens: readonly Token[]): boolean =>
  tokens.length <= LONGEST_SIZE &&
  tokens[0]?.kind === 'number' &&
  tokens.slice(1).every((token) => token.kind === 'word' || (token.kind === 'mark' && token.tight))

/** `prompt`: as it was typed, with its capital letters. */
export function segment(tokens: readonly Token[], prompt = ''): Sentence[] {
  const sentences: Sentence[] = []
  let current: Token[] = []
  let kind: Sentence['kind'] = 'plain'
  let lineStart = true
  let stop: Token | undefined
  const close = (): void => {
    const before = sentences.at(-1)
    if (stop && before && isSizeAlone(current)) before.tokens.push({ ...stop, text: ',' }, ...current)
    else if (current.length > 0) sentences.push({ kind, tokens: current })
    stop = undefined
    current = []
  }
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    if (token.kind === 'line-end') {
      if (current.length === 0) stop = undefined
      // A line that ends in a comma or a colon is carried on by the next one.
      const last = current.at(-1)
      if (last && last.text !== ',' && last.text !== ':') close()
      lineStart = true
      continue
    }
    if (lineStart) {
      const start = opening(tokens, at)
      lineStart = false
      if (start.skip > 0) {
        close()
        kind = start.kind
        at += start.skip - 1
        continue
      }
      kind = current.length > 0 ? kind : 'plain'
    }
    if (endsSentence(tokens, at, prompt) || isTakenUp(tokens, at, current)) {
      close()
      if (token.text === '.') stop = token
      // Steps may follow each other on one line; bullets there would be minus signs or dashes.
      const next = opening(tokens, at + 1)
      if (next.kind === 'step') lineStart = true
    } else if (!isAbbreviationDot(tokens, at)) current.push(token)
  }
  close()
  return sentences
}
