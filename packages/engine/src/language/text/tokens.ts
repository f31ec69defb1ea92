/** Words, numbers and marks of the normalised text. Letters and digits never share a token: `60mm`, `M6`. */
import type { Normalised, Span } from './normalise.ts'
import { originalSpan } from './normalise.ts'
import { quotedEnd } from './quoted.ts'

export interface Token {
  /** `written`: in quotation marks, to stand on the part. */
  kind: 'word' | 'number' | 'mark' | 'written' | 'line-end'
  text: string
  span: Span
  /** Of a number; fractions and mixed numbers (`1 1/4`) are one token. */
  value: number
  /** Something other than white space touches it on the left. */
  tight: boolean
  fraction: boolean
}

const isDigit = (c: string | undefined): boolean => c !== undefined && c >= '0' && c <= '9'
const isLetter = (c: string | undefined): boolean => c !== undefined && c !== 'ø' && /\p{L}/u.test(c)

/** End of a run of digits. */
function digits(text: string, from: number): number {
  let at = from
  while (isDigit(text[at])) at++
  return at
}

/** End of `1,000,000`: commas part thousands only outside of coordinate lists such as `(100,200)`. */
function thousands(text: string, from: number, end: number): number {
  if (end - from > 3 || text[from - 1] === '(') return end
  let at = end
  while (text[at] === ',' && digits(text, at + 1) === at + 4) at += 4
  // `1 000 mm`; "2 100 mm rods" are two rods.
  while (text.startsWith(' 000', at) && !isDigit(text[at + 4])) at += 4
  return at
}

interface Scanned {
  end: number
  value: number
  fraction: boolean
}

function decimal(text: string, from: number): Scanned {
  const whole = digits(text, from)
  const comma = decimalComma(text, from, whole)
  if (comma) return { end: comma, value: Number(text.slice(from, comma).replace(',', '.')), fraction: false }
  let end = thousands(text, from, whole)
  if (text[end] === '.' && isDigit(text[end + 1])) end = digits(text, end + 1)
  return { end, value: Number(text.slice(from, end).replaceAll(/[ ,]/gu, '')), fraction: false }
}

/** A unit, a further size, or a dimension sign: what a lone number in a list seldom has behind it. */
const AFTER_DECIMAL_COMMA = /^ ?(?:mm|cm|m|x|in|inch|"|°|\*|\u6beb|\u5398)(?!\p{L}{2})/u
const LONGEST_UNIT = 8

/** Places in a list (`at 10,20 mm`), or a prompt that parts its decimals with a point. */
const listsNumbers = (text: string, from: number): boolean =>
  /\bat[ :]*$/u.test(text.slice(Math.max(0, from - 6), from)) || /\d\.\d/u.test(text)

/** End of `12,5` and `2,54` before a unit. Three digits are thousands (`1,250 mm`) unless nought leads (`0,125 mm`). */
function decimalComma(text: string, from: number, end: number): number | undefined {
  const before = text[from - 1]
  if (text[end] !== ',' || before === '(' || before === ',' || before === '±') return undefined
  const last = digits(text, end + 1)
  const places = last - end - 1
  const leadingNought = text.slice(from, end) === '0'
  if (places === 0 || (places > 2 && !leadingNought)) return undefined
  if (places === 2 && !leadingNought && listsNumbers(text, from)) return undefined
  return AFTER_DECIMAL_COMMA.test(text.slice(last, last + LONGEST_UNIT)) ? last : undefined
}

/** `1/3rd`, `2/5ths`: said as a part of something. */
const ORDINAL_ENDING = /^(?:st|nd|rd|th)s?(?![\p{L}\d])/u

function fraction(text: string, from: number): Scanned | undefined {
  const over = digits(text, from)
  if (over === from || text[over] !== '/' || !isDigit(text[over + 1])) return undefined
  const end = digits(text, over + 1)
  const below = Number(text.slice(over + 1, end))
  if (below === 0 || text[end] === '/') return undefined
  return {
    end: end + (ORDINAL_ENDING.exec(text.slice(end, end + 4))?.[0].length ?? 0),
    value: Number(text.slice(from, over)) / below,
    fraction: true,
  }
}

function number(text: string, from: number): Scanned {
  const simple = fraction(text, from)
  if (simple) return simple
  const whole = decimal(text, from)
  const joint = text[whole.end]
  if ((joint === ' ' || joint === '-') && Number.isInteger(whole.value)) {
    const rest = fraction(text, whole.end + 1)
    if (rest && rest.value < 1) return { end: rest.end, value: whole.value + rest.value, fraction: true }
  }
  return whole
}

/** `i.e.`, `o.d.`: single letters with dots between them are one word. */
function dotted(text: string, from: number): number {
  let at = from
  while (isLetter(text[at]) && text[at + 1] === '.' && !isLetter(text[at - 1])) at += 2
  if (at - from < 2 || (at - from === 2 && !isLetter(text[at]))) return from
  return isLetter(text[at]) && !isLetter(text[at + 1]) ? at + 1 : at - from >= 4 ? at : from
}

/** Units that people run into the x behind them. */
const UNIT_BEFORE_X = /^(?:mm|cm|dm|m|in|inch|ft|um)x$/u

/** The unit of `60mmx40mm`, without the x that leads to the next number. */
const unitBeforeX = (text: string, from: number, end: number): boolean =>
  isDigit(text[from - 1]) && isDigit(text[end]) && UNIT_BEFORE_X.test(text.slice(from, end))

/** The x of `4xM5`: it touches a number on its left and a lettered size on its right. */
const isTimes = (text: string, at: number): boolean =>
  text[at] === 'x' && isDigit(text[at - 1]) && isLetter(text[at + 1]) && isDigit(text[at + 2])

function word(text: string, from: number): number {
  let at = from
  while (isLetter(text[at]) || (text[at] === "'" && isLetter(text[at + 1]) && at > from)) at++
  return at
}

/** Without the dots of `o.d.` and the ending of "the plate's width"; "it's" and "let's" are words of their own. */
const spelled = (written: string): string =>
  written
    .replaceAll('.', '')
    // "a vee groove", as the letter that it is named after.
    .replace(/^vee(?=s?$)/u, 'v')
    .replace(/^(?!(?:let|that|here|there|what|who|she|how|why|one)'s)(\p{L}{3,})'s$/u, '$1')

export function tokenise(normalised: Normalised): Token[] {
  const { text } = normalised
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    const c = text[at] as string
    if (c === ' ') {
      at++
      continue
    }
    const push = (kind: Token['kind'], end: number, value = Number.NaN, isFraction = false): void => {
      tokens.push({
        kind,
        text: kind === 'word' ? spelled(text.slice(at, end)) : text.slice(at, end),
        span: originalSpan(normalised, at, end),
        value,
        tight: at > 0 && text[at - 1] !== ' ' && text[at - 1] !== '\n',
        fraction: isFraction,
      })
      at = end
    }
    const close = quotedEnd(text, at)
    if (close) push('written', close)
    else if (c === '\n') push('line-end', at + 1)
    // "3D" and "2D" are words.
    else if (
      (c === '2' || c === '3') &&
      text[at + 1] === 'd' &&
      !isLetter(text[at + 2]) &&
      !isDigit(text[at + 2])
    )
      push('word', at + 2)
    else if (isDigit(c) || (c === '.' && isDigit(text[at + 1]) && !isDigit(text[at - 1]))) {
      const scanned = number(text, at)
      push('number', scanned.end, scanned.value, scanned.fraction)
    } else if (isTimes(text, at)) push('word', at + 1)
    else if (isLetter(c)) {
      const end = Math.max(dotted(text, at), word(text, at))
      push('word', unitBeforeX(text, at, end) ? end - 1 : end)
    } else push('mark', at + 1)
  }
  return tokens
}
