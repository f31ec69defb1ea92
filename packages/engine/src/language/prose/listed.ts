/** Lists inside of a sentence: "… unioned together: (1) a disc …; (2) a post …" are steps, and a row of bare sizes behind a colon is one sentence. */
import type { Sentence } from '../text/segment.ts'
import type { Token } from '../text/tokens.ts'

const isNumber = (tokens: readonly Token[], at: number, nth: number): boolean =>
  tokens[at]?.text === '(' &&
  tokens[at + 1]?.value === nth &&
  tokens[at + 1]?.kind === 'number' &&
  tokens[at + 2]?.text === ')'

/** Where each number of "(1) … (2) …" stands; fewer than two are no list. */
function numbersIn(tokens: readonly Token[]): number[] {
  const found: number[] = []
  for (let at = 0; at < tokens.length; at++) if (isNumber(tokens, at, found.length + 1)) found.push(at)
  return found.length > 1 ? found : []
}

/** Each of them begins a sentence of its own. */
export function numberedApart(tokens: readonly Token[]): Token[] {
  const numbers = new Set(numbersIn(tokens))
  const made: Token[] = []
  for (const [at, token] of tokens.entries()) {
    if (numbers.has(at)) {
      while (/^(?:[,;:]|and|then)$/u.test(made.at(-1)?.text ?? '')) made.pop()
      if (made.length > 0 && made.at(-1)?.text !== '.') made.push({ ...token, kind: 'mark', text: '.' })
    }
    made.push(token)
  }
  return made
}

const between = (a: Sentence | undefined, b: Sentence | undefined, prompt: string): string =>
  prompt.slice(a?.tokens.at(-1)?.span[1] ?? 0, b?.tokens[0]?.span[0] ?? 0)

/** "30 mm in diameter and 20 mm long": sizes alone, as of a section of a shaft. */
const isBare = ({ tokens }: Sentence): boolean =>
  tokens[0]?.kind === 'number' && tokens.some(({ text }) => /^(?:diameter|dia|od)$/u.test(text))

/** What begins with sizes alone behind the colon of the sentence before. */
const opensBare = ({ tokens }: Sentence): boolean => {
  const colon = tokens.findIndex(({ text }) => text === ':')
  return colon >= 0 && tokens[colon + 1]?.kind === 'number'
}

/** "From the bottom up: 20 mm diameter from Z=0 to Z=30; 28 mm diameter …" is one list, however it is parted. */
export function joinedLists(sentences: readonly Sentence[], prompt: string): Sentence[] {
  const made: Sentence[] = []
  let isOpen = false
  for (const [at, sentence] of sentences.entries()) {
    const last = made.at(-1)
    const gap = between(sentences[at - 1], sentence, prompt)
    const stop = sentences[at - 1]?.tokens.at(-1)
    const follows = last && stop && isBare(sentence) && isOpen
    const isNumbered = sentence.kind === 'step' && /\(\s*\d+\s*\)/u.test(gap)
    if (follows && (gap.includes(';') || isNumbered)) {
      const mark: Token = { ...stop, kind: 'mark', text: ';', span: [stop.span[1], stop.span[1]] }
      last.tokens = [...last.tokens, mark, ...sentence.tokens]
      continue
    }
    // "with three sections: (1) 30 mm in diameter …": the colon went with the number.
    const opens = last && stop && isNumbered && isBare(sentence) && gap.includes(':')
    if (opens) {
      const mark: Token = { ...stop, kind: 'mark', text: ':', span: [stop.span[1], stop.span[1]] }
      last.tokens = [...last.tokens, mark, ...sentence.tokens]
      isOpen = true
      continue
    }
    made.push({ ...sentence })
    isOpen = opensBare(sentence)
  }
  return made
}
