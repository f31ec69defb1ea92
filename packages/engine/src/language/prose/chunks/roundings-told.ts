/** "a 2 mm radius in the corner": told as a fillet there. */
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'

const EDGE = /^(?:edge|corner|junction|shoulder)$/u

export function withRoundings(chunks: readonly Chunk[]): Chunk[] {
  return chunks.map((chunk, at) => {
    const [figure, second] = chunk.kind === 'size' ? chunk.size.figures : []
    const ref = isWord(chunks[at + 1], 'in', 'on', 'at', 'to', 'along', 'around')
      ? phraseIn(chunks[at + 2])
      : undefined
    const isEdge = ref?.kind === 'place' && EDGE.test(ref.concept)
    const isRadius =
      chunk.kind === 'size' &&
      chunk.size.dimension === 'radius' &&
      chunk.size.words.length === 0 &&
      !chunk.size.owner
    // "with a fillet of 2 mm radius at the edge": its own.
    const isOwn = isWord(chunks[at - 1], 'of') || phraseIn(chunks[at - 1])?.kind === 'work'
    // "attach a quarter circle with a radius of 3 mm to its edge": the circle's.
    const drawn = phraseIn(chunks[at - 2])
    const isRound =
      isWord(chunks[at - 1], 'with') &&
      drawn?.kind === 'figure' &&
      /^(?:circle|half|quarter)$/u.test(drawn.concept)
    const isWorked = chunks
      .slice(0, at)
      .some((each) => phraseIn(each)?.kind === 'work' || isWord(each, 'fillet', 'round', 'rounded'))
    if (!isRadius || !isEdge || !figure || second || isOwn || isRound || isWorked) return chunk
    const phrase: Phrase = {
      concept: 'fillet',
      kind: 'work',
      name: 'fillet',
      plural: false,
      det: 'a',
      words: [],
      unknown: [],
      sizes: [],
      bare: [figure],
      span: chunk.span,
    }
    return { kind: 'phrase', phrase, span: chunk.span }
  })
}
