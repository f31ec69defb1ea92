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

const SERVES =
  /^(?:keep|hold|let|allow|help|prevent|avoid|support|carry|secure|fasten|protect|prop|guide|hang|use|store|grip|stop|make|serve|attach|mount|accommodate|receive|accept|take|fit|reduce|save|lighten|improve|ensure)$/u

/** "to keep it level", "to make it lighter": why, as long as nothing is told there that could be built. */
export function servesTo(chunks: readonly Chunk[], at: number): boolean {
  const verb = chunks[at + 1]
  if (verb?.kind !== 'word' || !SERVES.test(verb.text)) return false
  const rest = chunks.slice(at + 2)
  const end = rest.findIndex((chunk) => chunk.kind === 'word' && /^[,;:().]$/u.test(chunk.text))
  const said = end < 0 ? rest : rest.slice(0, end)
  return said.every((chunk) => {
    const phrase = phraseIn(chunk)
    if (phrase)
      return (
        phrase.sizes.length + phrase.bare.length === 0 &&
        /^(?:pronoun|aside|whole|body)$/u.test(phrase.kind) &&
        phrase.words.every((word) => !SHAPING.test(word)) &&
        !(verb.text === 'make' && phrase.det === 'a')
      )
    return chunk.kind === 'word' && !SHAPING.test(chunk.text) && !VERBS.has(chunk.text)
  })
}

const SHAPING =
  /^(?:round|rounded|hollow|tapered|curved|stepped|open|closed|square|conical|thinner|thicker|longer|shorter|wider|narrower|taller|smaller|larger|bigger|angled|sloped|slanted|flat|symmetric|symmetrical|centered|flush|through)$/u

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
