/** "Starting at the bottom: the first 15 mm is …": where stretches begin anyway. */
import { type Chunk, isWord, phraseIn } from '../phrases.ts'

export function withoutStart(chunks: readonly Chunk[]): readonly Chunk[] {
  const [starting, at, where, pause, next] = chunks
  const place = phraseIn(where)
  const isStart =
    isWord(starting, 'starting', 'beginning', 'going', 'start', 'begin') &&
    isWord(at, 'at', 'from') &&
    place?.kind === 'place' &&
    [place.concept, ...place.words].some((word) => /^(?:bottom|left)$/u.test(word)) &&
    isWord(pause, ',', ':')
  const first = phraseIn(next)
  return isStart && first?.concept === 'turned' && first.words.includes('first') ? chunks.slice(4) : chunks
}
