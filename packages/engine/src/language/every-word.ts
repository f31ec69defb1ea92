/**
 * Words that were put into others before they were read ("with a hemisphere at each end": a capsule) stand in no sentence any
 * more. Who asks how a word was taken is told so of these as well.
 */
import type { WordUse } from './account.ts'
import type { Span } from './text/normalise.ts'
import { touching } from './text/touching.ts'

const WORD = /[\p{L}\p{N}][\p{L}\p{N}.,'’/-]*(?<![.,'’/-])/gu
/** The number of a step or of a line in a list. */
const STEP = /^\d+$/u
const LITTLE =
  /^(?:a|an|the|and|or|with|of|is|are|be|it|its|it's|that|this|which|for|to|in|at|on|by|from|has|have|then|so)$/iu

const BLANK = /^\s*$/u

function uncovered(prompt: string, uses: readonly WordUse[]): Span[] {
  const isTaken = touching(uses.map(({ span }) => span))
  const words = [...prompt.matchAll(WORD)].map((match): Span => [match.index, match.index + match[0].length])
  return words.filter((word) => !isTaken(word))
}

/** Words with nothing between them are one phrase. */
function phrases(prompt: string, words: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const [from, to] of words) {
    const before = joined.at(-1)
    if (before && BLANK.test(prompt.slice(before[1], from))) joined[joined.length - 1] = [before[0], to]
    else joined.push([from, to])
  }
  return joined
}

function useOf(text: string): Pick<WordUse, 'role' | 'became'> {
  if (STEP.test(text)) return { role: 'grammar', became: 'the number of a step' }
  return text.split(/\s+/u).every((word) => LITTLE.test(word))
    ? { role: 'grammar', became: 'a little word' }
    : { role: 'used', became: 'read in other words' }
}

/** The uses with those of every word of the prompt, in reading order. */
export function withEveryWord(prompt: string, uses: readonly WordUse[]): WordUse[] {
  const retold = phrases(prompt, uncovered(prompt, uses)).map((span): WordUse => {
    const text = prompt.slice(...span)
    return { span, text, ...useOf(text) }
  })
  return retold.length === 0 ? [...uses] : [...uses, ...retold].sort((a, b) => a.span[0] - b.span[0])
}
