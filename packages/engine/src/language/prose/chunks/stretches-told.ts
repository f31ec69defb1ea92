/** "20 mm diameter from Z=0 to Z=30, 16 mm diameter from Z=30 to Z=70": each is a section of what is round. */
import { type Chunk, isWord, type Phrase, phraseIn, type Size } from '../phrases.ts'

interface Stretch {
  size: Size
  /** The chunk of its size. */
  at: number
}

/** A diameter with its levels right behind it. */
function stretchesIn(chunks: readonly Chunk[]): Stretch[] {
  return chunks.flatMap((chunk, at): Stretch[] => {
    if (chunk.kind !== 'size' || !/^(?:diameter|radius)$/u.test(chunk.size.dimension)) return []
    if (chunk.size.figures.length !== 1 || chunk.size.owner) return []
    const levels = chunks[isWord(chunks[at + 1], 'from', '(', 'between') ? at + 2 : at + 1]
    return levels?.kind === 'coordinate' && levels.range ? [{ size: chunk.size, at }] : []
  })
}

const sectionOf = (size: Size): Phrase => ({
  concept: 'cylinder',
  kind: 'body',
  name: 'section',
  plural: false,
  det: 'a',
  words: [],
  unknown: [],
  sizes: [size],
  bare: [],
  span: size.span,
})

/** Behind a noun the diameter is that noun's own. */
const stands = (chunks: readonly Chunk[], at: number): boolean =>
  (at === 0 || isWord(chunks[at - 1], ',', 'and', ':', ';', 'then')) && !isWord(chunks[at - 2], 'is', 'are')

/** "From the bottom up:" is the order in which they are told. */
function upward(lead: readonly Chunk[]): Chunk[] {
  const at = lead.findIndex((chunk) => isWord(chunk, 'from'))
  const end = lead.findIndex((chunk, nth) => nth > at && isWord(chunk, ':'))
  const isOrder =
    at >= 0 &&
    end > at &&
    lead
      .slice(at + 1, end)
      .every((chunk) => phraseIn(chunk)?.kind === 'place' || isWord(chunk, 'up', 'to', 'down'))
  return isOrder ? [...lead.slice(0, at), ...lead.slice(end)] : [...lead]
}

export function withStretches(chunks: readonly Chunk[]): Chunk[] {
  const found = stretchesIn(chunks)
  if (found.length < 2) return [...chunks]
  const first = found[0]?.at ?? 0
  const told = chunks.map((chunk, at): Chunk => {
    const stretch = found.find((each) => each.at === at)
    return stretch && stands(chunks, at)
      ? { kind: 'phrase', phrase: sectionOf(stretch.size), span: stretch.size.span }
      : chunk
  })
  return [...upward(told.slice(0, first)), ...told.slice(first)]
}
