/** "four holes, two on the left and two on the right": so many on either side. */
import { type Chunk, isWord, phraseIn } from '../phrases.ts'

const OPPOSITE: Readonly<Record<string, string>> = { left: 'right', right: 'left' }

const countIn = (chunk: Chunk | undefined): number | undefined =>
  chunk?.kind === 'figures' && /^(?:count|number)$/u.test(chunk.what) ? chunk.figures[0]?.value : undefined

const sideIn = (chunk: Chunk | undefined): string | undefined => {
  const phrase = phraseIn(chunk)
  if (phrase?.kind !== 'place' || phrase.plural || phrase.of) return undefined
  return [phrase.concept, ...phrase.words].find((word) => word in OPPOSITE)
}

export function withHalvesCounted(chunks: readonly Chunk[]): Chunk[] {
  for (const [at, first] of chunks.entries()) {
    const [on, left, and, second, there, right] = chunks.slice(at + 1, at + 7)
    const side = sideIn(left)
    const isPair =
      countIn(first) !== undefined &&
      countIn(first) === countIn(second) &&
      isWord(on, 'on', 'at', 'to', 'along', 'near') &&
      isWord(there, 'on', 'at', 'to', 'along', 'near') &&
      isWord(and, 'and', ',') &&
      side !== undefined &&
      sideIn(right) === OPPOSITE[side]
    if (isPair && on)
      return [
        ...chunks.slice(0, at + 1),
        { kind: 'word', text: 'eachside', span: on.span },
        ...chunks.slice(at + 7),
      ]
  }
  return [...chunks]
}
