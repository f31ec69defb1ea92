/** "Turn to the top face and sketch a circle": told as "on the top face sketch a circle". */
import { type Chunk, isWord, phraseIn } from '../phrases.ts'

export function withTurnedTo(chunks: readonly Chunk[]): Chunk[] {
  const at = chunks.findIndex(
    (chunk, nth) =>
      isWord(chunk, 'turn', 'go', 'switch', 'move', 'turning', 'moving') &&
      isWord(chunks[nth + 1], 'to') &&
      phraseIn(chunks[nth + 2])?.kind === 'place',
  )
  const [turn, place] = [chunks[at], chunks[at + 2]]
  if (at < 0 || !turn || !place) return [...chunks]
  let next = at + 3
  while (isWord(chunks[next], 'and', ',', 'then')) next++
  return [...chunks.slice(0, at), { kind: 'word', text: 'on', span: turn.span }, place, ...chunks.slice(next)]
}
