/** "Draw a line from (0, 0) to (8, 0), then to (8, 5) and close the sketch": an outline with these corners. */
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'

const isLine = (phrase: Phrase | undefined): boolean => phrase?.name === 'line' && phrase.bare.length === 0

const ON = [
  'from',
  'to',
  'then',
  ',',
  'and',
  'next',
  'finally',
  'another',
  'through',
  'via',
  'up',
  'down',
  'over',
  'at',
]

/** "Connect these points with straight lines": as outlines are. */
function withoutLines(chunks: readonly Chunk[]): readonly Chunk[] {
  const at = chunks.findIndex(
    (chunk, nth) =>
      isWord(chunk, 'with', 'by', 'using') &&
      isLine(phraseIn(chunks[nth + 1])) &&
      phraseIn(chunks[nth + 1])?.plural === true &&
      chunks
        .slice(0, nth)
        .some((each) => isWord(each, 'connect', 'connected', 'connecting', 'join', 'joined')),
  )
  return at < 0 ? chunks : [...chunks.slice(0, at), ...chunks.slice(at + 2)]
}

export function withOutlines(told: readonly Chunk[]): Chunk[] {
  const chunks = withoutLines(told)
  for (const [at, chunk] of chunks.entries()) {
    if (chunk.kind !== 'phrase' || !isLine(chunk.phrase)) continue
    const found: (Chunk & { kind: 'points' })[] = []
    let end = at + 1
    for (let next = at + 1; next < chunks.length; next++) {
      const each = chunks[next]
      if (each?.kind === 'points') {
        found.push(each)
        end = next + 1
      } else if (!isWord(each, ...ON) && !isLine(phraseIn(each))) break
    }
    const points = found.flatMap((each) => [...each.points])
    const [first] = found
    if (!first || points.length < 3) continue
    const outline: Phrase = {
      ...chunk.phrase,
      concept: 'outline',
      kind: 'figure',
      name: 'outline',
      plural: false,
      det: 'a',
      words: [],
      unknown: [],
    }
    const span = [first.span[0], found.at(-1)?.span[1] ?? first.span[1]] as const
    return withOutlines([
      ...chunks.slice(0, at),
      { kind: 'phrase', phrase: outline, span: chunk.span },
      { kind: 'word', text: 'with', span: chunk.span },
      { ...first, points, figures: found.flatMap(({ figures }) => [...figures]), span },
      ...chunks.slice(end),
    ])
  }
  return [...chunks]
}
