/** "a tube (minor) radius", "a major (ring) radius": two names of one size in one breath. The first is kept. */
import { longestMatch } from '../lexicon/lexicon.ts'
import type { Token } from './tokens.ts'

const isSize = (...words: readonly (Token | undefined)[]): boolean => {
  const match = longestMatch(words.map((word) => word?.text ?? ''))
  return match?.length === 2 && match.senses.some(({ category }) => category === 'dimension')
}

function isDoubled(tokens: readonly Token[], open: number): boolean {
  const [before, , other, close, noun] = tokens.slice(open - 1, open + 4)
  if (tokens[open]?.text !== '(' || close?.text !== ')') return false
  if (before?.kind !== 'word' || other?.kind !== 'word' || noun?.kind !== 'word') return false
  return isSize(before, noun) && isSize(other, noun)
}

export function withoutDoubles(tokens: readonly Token[]): readonly Token[] {
  const opens = tokens.flatMap((_, at) => (isDoubled(tokens, at) ? [at] : []))
  if (opens.length === 0) return tokens
  return tokens.filter((_, at) => !opens.some((open) => at >= open && at < open + 3))
}
