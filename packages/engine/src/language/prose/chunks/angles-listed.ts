/** "at 45°, 135°, 225° and 315°": one list, as "at 45, 135, 225 and 315 degrees" is. */
import { type Chunk, type Figure, isWord } from '../phrases.ts'

const angleIn = (chunk: Chunk | undefined): readonly Figure[] | undefined =>
  chunk?.kind === 'figures' && chunk.what === 'angle' ? chunk.figures : undefined

export function withAngleLists(chunks: readonly Chunk[]): Chunk[] {
  const made: Chunk[] = []
  for (let at = 0; at < chunks.length; ) {
    const chunk = chunks[at] as Chunk
    const figures = [...(isWord(chunks[at - 1], 'at') ? (angleIn(chunk) ?? []) : [])]
    let next = at + 1
    while (figures.length > 0) {
      let after = next
      while (isWord(chunks[after], ',', 'and') && after < next + 2) after++
      const more = after > next ? angleIn(chunks[after]) : undefined
      // "at 30°, 60° countersunk": of what comes next.
      const isEnd = !isWord(chunks[after + 1], 'apart', 'included') && chunks[after + 1]?.kind !== 'phrase'
      if (!more || !isEnd) break
      figures.push(...more)
      next = after + 1
    }
    if (next > at + 1) {
      const span: Chunk['span'] = [chunk.span[0], chunks[next - 1]?.span[1] ?? chunk.span[1]]
      made.push({ kind: 'figures', figures, what: 'list', span })
    } else made.push(chunk)
    at = next
  }
  return made
}
