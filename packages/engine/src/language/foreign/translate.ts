/** Puts English words in the place of those of another language; every word keeps its place in the original text. */
import { NUMBER_WORDS } from '../quantities/words.ts'
import type { Token } from '../text/tokens.ts'
import { type Language, withoutAccents } from './detect.ts'

const ELISION = /^(?:l|d|qu|s|n)'/u

const lookUp = (word: string): string => withoutAccents(word.replace(ELISION, ''))

/** German adjectives end as their noun wants: "mittiger", "runden". */
const ENDING = /(?:e|en|er|es|em)$/u

/** What a phrase means; a single word may have an ending. */
function meaning(words: Language['words'], stretch: readonly Token[]): string | undefined {
  if (!stretch.every((token) => token.kind === 'word')) return undefined
  const phrase = stretch.map((token) => lookUp(token.text)).join(' ')
  return words?.get(phrase) ?? (stretch.length === 1 ? words?.get(phrase.replace(ENDING, '')) : undefined)
}

/** The English words for a stretch of tokens, all of them with the stretch's span. */
const inEnglish = (english: string, first: Token, last: Token): Token[] =>
  english
    .split(' ')
    .filter((text) => text !== '')
    .map((text) => ({
      ...first,
      kind: 'word',
      text,
      span: [first.span[0], last.span[1]] as const,
      tight: false,
    }))

/** Words parted by spaces: the longest known phrase at each place. */
function spacedWords(tokens: readonly Token[], { words, longest }: Language): Token[] {
  const out: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const first = tokens[at] as Token
    let length = 0
    if (first.kind === 'word')
      for (length = Math.min(longest, tokens.length - at); length > 0; length--) {
        const stretch = tokens.slice(at, at + length)
        const english = meaning(words, stretch)
        if (english === undefined) continue
        out.push(...inEnglish(english, first, stretch.at(-1) as Token))
        break
      }
    if (length === 0) out.push(first)
    at += Math.max(length, 1)
  }
  return out
}

/** A run of characters without spaces, cut by the longest known word; what is not known stays one word. */
function cut(token: Token, { words, longest }: Language): Token[] {
  const out: Token[] = []
  const [start] = token.span
  let unknown = ''
  const close = (end: number): void => {
    if (unknown !== '')
      out.push({ ...token, text: unknown, span: [start + end - unknown.length, start + end], tight: false })
    unknown = ''
  }
  for (let at = 0; at < token.text.length; ) {
    let length = Math.min(longest, token.text.length - at)
    while (length > 0 && words?.get(token.text.slice(at, at + length)) === undefined) length--
    if (length === 0) {
      unknown += token.text[at]
      at++
      continue
    }
    close(at)
    const span = [start + at, start + at + length] as const
    const part: Token = { ...token, span }
    out.push(...inEnglish(words?.get(token.text.slice(at, at + length)) ?? '', part, part))
    at += length
  }
  close(token.text.length)
  return out
}

const COUNTABLE = new Set(['hole', 'fillet', 'chamfer', 'slot'])

/** "四个 … 孔": a noun without a plural, counted before. */
function pluralised(tokens: readonly Token[]): Token[] {
  let many = false
  return tokens.map((token, at) => {
    if (token.kind !== 'word') {
      const counts = token.kind === 'number' && tokens[at + 1]?.kind === 'word' && !tokens[at + 1]?.tight
      if (counts && Number.isInteger(token.value) && token.value > 1 && tokens[at + 1]?.text === 'hole')
        many = true
      return token
    }
    if ((NUMBER_WORDS.get(token.text) ?? 0) > 1) many = true
    else if (token.text === 'a' || token.text === 'with') many = false
    if (!COUNTABLE.has(token.text) || !many) return token
    many = false
    return { ...token, text: `${token.text}s` }
  })
}

export function translate(tokens: readonly Token[], language: Language): Token[] {
  if (!language.words) return [...tokens]
  if (language.spaced) return spacedWords(tokens, language)
  return pluralised(
    tokens.flatMap((token) =>
      token.kind === 'word' && /\p{Script=Han}/u.test(token.text) ? cut(token, language) : [token],
    ),
  )
}
