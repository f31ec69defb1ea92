/** Text that stays inside its cell, whatever a prompt named the part and whatever font the reader has. */

/** Advance widths of a broad sans-serif as shares of its size; the first that matches counts. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/^[ .,:;'!|iljI()[\]]$/, 0.4],
  [/^[mwMW@%…—]$/, 0.98],
  [/^[A-Z×⌀&+=<>~]$/, 0.75],
  [/^[\u0020-\u024f]$/, 0.64],
  [/^[\u0250-\u10ff]$/, 0.8],
]
/** Ideographs, emoji and all else. */
const WIDEST = 1.3
const SMALLEST_SHARE = 0.7

export function textWidth(text: string, size: number): number {
  return size * graphemes(text).reduce((sum, letter) => sum + letterWidth(letter), 0)
}

export interface FittedText {
  text: string
  size: number
  width: number
}

/** Set smaller first, then cut between whole characters, so that an emoji is never halved. */
export function fitText(given: string, size: number, room: number): FittedText {
  const plain = given.replace(/\s+/g, ' ').trim()
  const full = textWidth(plain, 1)
  const smaller = Math.max(Math.min(size, room / full), size * SMALLEST_SHARE)
  if (full * smaller <= room + 1e-9) return { text: plain, size: smaller, width: full * smaller }
  let width = textWidth('…', smaller)
  let text = ''
  for (const letter of graphemes(plain)) {
    const wider = width + letterWidth(letter) * smaller
    if (wider > room) break
    text += letter
    width = wider
  }
  return { text: `${text.trimEnd()}…`, size: smaller, width }
}

const graphemes = (text: string): string[] =>
  Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment)

/** A letter with accents set on it is as wide as the letter. */
function letterWidth(letter: string): number {
  const base = letter.normalize('NFC').replace(/\p{M}+/gu, '')
  return WIDTHS.find(([pattern]) => pattern.test(base))?.[1] ?? WIDEST
}
