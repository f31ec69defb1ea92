/** "at heights of 20 and 60 mm", "centered at a height of 20 mm" of what is cut: told as levels along Z. */
import { type Chunk, type Figure, isWord, phraseIn } from '../phrases.ts'

const isHeights = (chunk: Chunk | undefined): chunk is Chunk & { kind: 'size' } =>
  chunk?.kind === 'size' &&
  chunk.size.dimension === 'height' &&
  chunk.size.words.length === 0 &&
  !chunk.size.owner &&
  !chunk.size.axis

/** More of the same behind the first: "20, 40 and 60". */
function listed(chunks: readonly Chunk[], from: number): { figures: Figure[]; next: number } {
  const figures: Figure[] = []
  let at = from
  for (;;) {
    let next = at
    while (isWord(chunks[next], ',', 'and')) next++
    const chunk = chunks[next]
    const isMore =
      next > at &&
      chunk?.kind === 'figures' &&
      /^(?:length|number|list)$/u.test(chunk.what) &&
      !isWord(chunks[next + 1], 'from', 'wide', 'deep')
    if (!isMore) return { figures, next: at }
    figures.push(...chunk.figures)
    at = next + 1
  }
}

export function withHeights(chunks: readonly Chunk[]): Chunk[] {
  for (const [at, chunk] of chunks.entries()) {
    const told = chunks[at + 1]
    if (!isWord(chunk, 'at') || !isHeights(told)) continue
    const isCentered = isWord(chunks[at - 1], 'centered', 'located', 'middled')
    const isFromElsewhere =
      isWord(chunks[at + 2], 'from', 'above', 'below') && phraseIn(chunks[at + 3]) !== undefined
    const more = listed(chunks, at + 2)
    if (isFromElsewhere || !(isCentered || more.figures.length > 0 || told.size.figures.length > 1)) continue
    const level: Chunk = {
      kind: 'coordinate',
      axis: 'z',
      figures: [...told.size.figures, ...more.figures],
      range: false,
      span: told.span,
    }
    return [
      ...chunks.slice(0, isCentered ? at - 1 : at),
      chunk,
      level,
      ...withHeights(chunks.slice(more.next)),
    ]
  }
  return [...chunks]
}
