/** What is left around an opening, "leaving a border of 5 mm", "so that a margin of 3 mm remains on each side": told as a distance all around. */
import { type Chunk, isWord, phraseIn } from '../phrases.ts'

const LEAVING = ['leaving', 'leaves', 'leave', 'that', 'so', 'with']

const REMAINS = ['remains', 'remain', 'remaining', 'is', 'are', 'left', 'stays', 'runs', 'goes']

const isBorder = (chunk: Chunk | undefined): chunk is Chunk & { kind: 'size' } =>
  chunk?.kind === 'size' &&
  /^(?:wall|distance)$/u.test(chunk.size.dimension) &&
  chunk.size.figures.length === 1 &&
  !chunk.size.owner &&
  chunk.size.words.length === 0

const isSides = (chunk: Chunk | undefined): boolean =>
  phraseIn(chunk)?.kind === 'place' &&
  /^(?:side|edge|end|top|bottom|left|right)$/u.test(phraseIn(chunk)?.concept ?? '')

export function withBorders(chunks: readonly Chunk[], prompt: string): Chunk[] {
  for (const [at, chunk] of chunks.entries()) {
    if (!isBorder(chunk)) continue
    const isNamed = /\b(?:border|margin|padding|surround)\b/iu.test(prompt.slice(...chunk.span))
    const isLeft = chunks.slice(Math.max(0, at - 3), at).some((each) => isWord(each, ...LEAVING))
    if (!isNamed || !isLeft) continue
    let next = at + 1
    while (isWord(chunks[next], ...REMAINS)) next++
    const isEach = isWord(chunks[next], 'eachside')
    if (isEach) next++
    const isTold = isWord(chunks[next], 'on', 'along', 'around', 'at')
    const isAlone = isEach || next >= chunks.length || isWord(chunks[next], ',', ')', ';', 'and')
    if (!isAlone && !(isTold && (isSides(chunks[next + 1]) || isWord(chunks[next], 'around')))) continue
    const distance: Chunk = { ...chunk, size: { ...chunk.size, dimension: 'distance' } }
    const around: Chunk[] = isAlone ? [{ kind: 'word', text: 'around', span: chunk.span }] : []
    return [...chunks.slice(0, at), distance, ...around, ...withBorders(chunks.slice(next), prompt)]
  }
  return [...chunks]
}
