/** One alphabet for the many ways of typing the same thing, with the way back to the original text kept. */
import { UNMARKED } from './quoted.ts'

/** Start and end in the original prompt, in UTF-16 units. */
export type Span = readonly [start: number, end: number]

export interface Normalised {
  text: string
  /** For each character of `text`, where it begins in the original; one more entry for the end. */
  origin: readonly number[]
}

const SAME_AS: Record<string, string> = {
  '×': 'x',
  '✕': 'x',
  '✖': 'x',
  '⨯': 'x',
  '∗': '*',
  Ø: 'ø',
  '⌀': 'ø',
  ϕ: 'ø',
  φ: 'ø',
  Φ: 'ø',
  '∅': 'ø',
  '“': '"',
  '”': '"',
  '″': '"',
  '‟': '"',
  '’': "'",
  '‘': "'",
  '′': "'",
  '–': '-',
  '—': '-',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  º: '°',
  '˚': '°',
  µ: 'u',
  μ: 'u',
  '≈': '~',
  '∼': '~',
  '•': '*',
  '●': '*',
  '▪': '*',
  '◦': '*',
  '⁄': '/',
  '。': '.',
  '、': ',',
  '½': ' 1/2',
  '¼': ' 1/4',
  '¾': ' 3/4',
  '⅛': ' 1/8',
  '⅜': ' 3/8',
  '⅝': ' 5/8',
  '⅞': ' 7/8',
  '⅓': ' 1/3',
  '⅔': ' 2/3',
  // `number_of_teeth = 20`.
  _: ' ',
  '\t': ' ',
  '\r': ' ',
  '…': ' ',
}
const FULL_WIDTH = [0xff01, 0xff5e] as const
const FULL_WIDTH_SHIFT = 0xfee0

function plain(character: string): string {
  const same = SAME_AS[character]
  if (same !== undefined) return same
  const code = character.charCodeAt(0)
  if (code >= FULL_WIDTH[0] && code <= FULL_WIDTH[1])
    return String.fromCharCode(code - FULL_WIDTH_SHIFT).toLowerCase()
  if (code !== 10 && /\s/u.test(character)) return ' '
  const lower = character.toLowerCase()
  return lower.length === 1 ? lower : character
}

/** What is written on the part without marks gets them, so that it is read as one. */
function unmarked(prompt: string): Map<number, string> {
  const marks = new Map<number, string>()
  for (const { index, 0: written } of prompt.matchAll(UNMARKED)) {
    marks.set(index, 'before')
    marks.set(index + written.length - 1, 'after')
  }
  return marks
}

/** The marks around one letter: a "U"-shaped part. An inch mark has a number before it. */
const QUOTED_LETTER = /(?<![\p{L}\d])["“”'‘’][A-Za-z]["“”'‘’](?![\p{L}\d])/gu

export function normalise(prompt: string): Normalised {
  let text = ''
  const origin: number[] = []
  const quotes = new Set([...prompt.matchAll(QUOTED_LETTER)].flatMap(({ index }) => [index, index + 2]))
  const marks = unmarked(prompt)
  for (let at = 0; at < prompt.length; at++) {
    const character = quotes.has(at) ? '' : plain(prompt[at] as string)
    const mark = marks.get(at)
    const replacement = mark === 'before' ? `"${character}` : mark === 'after' ? `${character}"` : character
    for (let i = 0; i < replacement.length; i++) origin.push(at)
    text += replacement
  }
  origin.push(prompt.length)
  return { text, origin }
}

/** The original span of a stretch of normalised text. */
export function originalSpan({ origin }: Normalised, from: number, to: number): Span {
  const last = origin[to - 1] ?? 0
  return [origin[from] ?? 0, to > from ? last + 1 : last]
}
