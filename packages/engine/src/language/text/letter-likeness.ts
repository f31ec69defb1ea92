/** "an object that looks like the letter E": an E-shaped object, told the long way round. */
import type { Token } from './tokens.ts'

const OBJECT =
  /^(?:object|part|solid|shape|body|piece|component|model|thing|structure|block|plate|sketch|figure|profile|outline|bracket)$/u
const LETTER = /^[a-z]$/u
/** From the object to the letter, read backwards word by word: only these stand between. */
const BETWEEN =
  /^(?:that|which|and|is|has|having|looks?|looking|like|resembl(?:es|e|ing)|shaped|in|of|the|a|an|with|form|shape|formed|similar|to|as|capital|uppercase|block|big|large)$/u
const LIKENS = /^(?:like|resembl(?:es|e|ing)|shape|form|similar)$/u
const FARTHEST = 10

export function withLetterLikeness(tokens: readonly Token[]): readonly Token[] {
  const named = tokens.findIndex(({ text }) => text === 'letter')
  const letter = tokens[named + 1]
  if (named < 0 || !letter || !LETTER.test(letter.text)) return tokens
  let from = named - 1
  while (from > named - FARTHEST && BETWEEN.test(tokens[from]?.text ?? '')) from--
  const object = tokens[from]
  const between = tokens.slice(from + 1, named)
  const [first, last] = [between[0], between.at(-1)]
  if (!object || !OBJECT.test(object.text) || !first || !last) return tokens
  if (!between.some(({ text }) => LIKENS.test(text))) return tokens
  return [
    ...tokens.slice(0, from),
    { ...letter, span: object.span },
    { ...first, text: 'shaped', span: [first.span[0], last.span[1]] },
    { ...object, span: letter.span },
    ...tokens.slice(named + 2),
  ]
}
