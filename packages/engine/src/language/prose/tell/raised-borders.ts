/** "Add a border of 3 mm width and 8 mm height along the edges": a body, and nothing that is left around an opening. */
import { VERBS } from '../lexicon.ts'
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'

const isAdded = (chunks: readonly Chunk[], at: number): boolean => {
  const before = chunks[at - 1]
  return (before?.kind === 'word' && VERBS.get(before.text) === 'add') || isWord(before, 'with')
}

const rim = (span: Chunk['span'], words: readonly string[]): Phrase => ({
  concept: 'any',
  kind: 'body',
  name: 'border',
  plural: false,
  det: 'a',
  words,
  unknown: [],
  sizes: [],
  bare: [],
  span,
})

const isHigh = (chunk: Chunk): boolean => chunk.kind === 'size' && chunk.size.dimension === 'height'

/** Told with a height of its own. */
export function withRaisedBorders(chunks: readonly Chunk[]): Chunk[] {
  for (const [at, chunk] of chunks.entries()) {
    if (!isAdded(chunks, at) || !chunks.slice(at + 1).some(isHigh)) continue
    const phrase = phraseIn(chunk)
    const isNamed =
      phrase?.kind === 'dimension' && phrase.concept === 'wall' && phrase.name !== 'wall thickness'
    const isSized =
      chunk.kind === 'size' && chunk.size.dimension === 'wall' && chunk.size.figures.length === 1
    if (!isNamed && !isSized) continue
    const body: Chunk = { kind: 'phrase', phrase: rim(chunk.span, []), span: chunk.span }
    const width: Chunk[] = isSized ? [{ ...chunk, size: { ...chunk.size, dimension: 'width' } }] : []
    const next = phraseIn(chunks[at + 1])?.concept === 'width' && isSized ? at + 2 : at + 1
    return [...chunks.slice(0, at), body, ...width, ...chunks.slice(next)]
  }
  return [...chunks]
}
