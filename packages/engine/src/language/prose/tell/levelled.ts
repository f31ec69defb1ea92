/** "from Z=25 to the apex at Z=45", "from the base at Z=0 up to Z=30": from one level to the other. */
import { type Chunk, isWord, phraseIn } from '../phrases.ts'

type Level = Chunk & { kind: 'coordinate' }

const isEnd = (chunk: Chunk | undefined): boolean => {
  const phrase = phraseIn(chunk)
  return (
    phrase !== undefined &&
    phrase.bare.length + phrase.sizes.length === 0 &&
    (/^(?:top|bottom|end|apex|center)$/u.test(phrase.concept) ||
      /^(?:base|foot|rim|tip|point|floor)$/u.test(phrase.name))
  )
}

/** A level, with or without the name of what lies there. */
function levelAt(chunks: readonly Chunk[], at: number): { level: Level; next: number } | undefined {
  const next = isEnd(chunks[at]) && isWord(chunks[at + 1], 'at') ? at + 2 : at
  const level = chunks[next]
  if (level?.kind === 'coordinate' && !level.range && level.figures.length === 1) {
    // "Z=40 (the top)".
    const isNamed = isWord(chunks[next + 1], '(') && isEnd(chunks[next + 2]) && isWord(chunks[next + 3], ')')
    return { level, next: isNamed ? next + 4 : next + 1 }
  }
  return undefined
}

export function withLevelled(chunks: readonly Chunk[]): Chunk[] {
  for (const [at, chunk] of chunks.entries()) {
    if (!isWord(chunk, 'from')) continue
    const low = levelAt(chunks, at + 1)
    if (!low) continue
    let next = low.next
    while (isWord(chunks[next], 'up', 'down')) next++
    const high = isWord(chunks[next], 'to') ? levelAt(chunks, next + 1) : undefined
    if (!high || high.level.axis !== low.level.axis) continue
    const range: Chunk = {
      ...low.level,
      range: true,
      figures: [...low.level.figures, ...high.level.figures],
      span: [low.level.span[0], high.level.span[1]],
    }
    return [...chunks.slice(0, at + 1), range, ...withLevelled(chunks.slice(high.next))]
  }
  return [...chunks]
}
