/** What a part is for, "for holding round stock": where that begins and where it ends. */

import { VERBS } from '../lexicon.ts'
import { type Chunk, phraseIn } from '../phrases.ts'
import type { Clause } from './telling.ts'

/** "for a lever", "for holding round stock"; not "for 25 mm", "for each hole", "for the full length". */
export function startsPurpose(chunks: readonly Chunk[], at: number): boolean {
  for (let next = at + 1; next < Math.min(at + 4, chunks.length); next++) {
    const chunk = chunks[next]
    const phrase = phraseIn(chunk)
    if (phrase)
      return (
        phrase.concept !== 'turned' &&
        phrase.kind !== 'dimension' &&
        phrase.kind !== 'place' &&
        phrase.det !== 'each'
      )
    if (chunk?.kind !== 'word' || /^[(),:;]$/u.test(chunk.text)) return false
  }
  return false
}

/** What it is for ends at a comma, at what is done, at what it has. */
export function endsPurpose(c: Clause, text: string, chunks: readonly Chunk[], at: number): boolean {
  if (c.purpose === 'none') return false
  if (/^[,;:]$/u.test(text)) return true
  if (c.purpose === 'named' && text === 'with') return phraseIn(chunks[at + 1])?.kind === 'cut'
  return VERBS.has(text) && !text.endsWith('ing') && !/^(?:is|are|that|which)$/u.test(wordBefore(chunks, at))
}

const wordBefore = (chunks: readonly Chunk[], at: number): string => {
  const before = chunks[at - 1]
  return before?.kind === 'word' ? before.text : ''
}
