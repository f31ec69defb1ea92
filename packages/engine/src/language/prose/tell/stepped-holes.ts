/** A hole of two widths told as one: "a stepped hole: 30 mm in diameter for the top 15 mm, then 16 mm the rest of the way". */
import { type Chunk, type Figure, isWord, type Phrase, phraseIn } from '../phrases.ts'

const PLACED = /^(?:axis|center|top)$/u

/** Behind the noun only the middle of what it is in is told: the second lies there, too. */
function isCentral(chunks: readonly Chunk[]): boolean {
  return chunks.every((chunk) => {
    const phrase = phraseIn(chunk)
    return phrase ? phrase.kind === 'place' && PLACED.test(phrase.concept) : chunk.kind === 'word'
  })
}

const lengthIn = (chunk: Chunk | undefined): Figure | undefined =>
  chunk?.kind === 'figures' && /^(?:length|number)$/u.test(chunk.what) && chunk.figures.length === 1
    ? chunk.figures[0]
    : undefined

/** "30 mm in diameter for the top 15 mm": so deep from there. */
function withDepths(chunks: readonly Chunk[]): Chunk[] {
  const made: Chunk[] = []
  for (let at = 0; at < chunks.length; at++) {
    const chunk = chunks[at] as Chunk
    const top = phraseIn(chunks[at + 1])
    const own = top?.concept === 'top' ? top.bare[0] : undefined
    const figure = own ?? lengthIn(chunks[at + 2])
    if (isWord(chunk, 'for', 'over', 'in') && top?.concept === 'top' && top.det === 'the' && figure) {
      const { span } = chunk
      made.push(
        { kind: 'size', size: { dimension: 'depth', figures: [figure], words: [], span }, span },
        { kind: 'word', text: 'from', span },
        { kind: 'phrase', phrase: { ...top, bare: [] }, span: top.span },
      )
      at += own ? 1 : 2
      continue
    }
    // "the rest of the way through".
    const rest = phraseIn(chunk)
    if (rest?.kind === 'aside' && rest.name === 'rest') {
      made.push({ kind: 'word', text: 'through', span: chunk.span })
      if (isWord(chunks[at + 1], 'through')) at++
      continue
    }
    made.push(chunk)
  }
  return made
}

const isRound = (chunk: Chunk): boolean =>
  chunk.kind === 'size' && /^(?:diameter|radius)$/u.test(chunk.size.dimension)

export function withSteppedHoles(chunks: readonly Chunk[]): Chunk[] {
  const at = chunks.findIndex((chunk) => {
    const phrase = phraseIn(chunk)
    return phrase?.concept === 'hole' && !phrase.plural && phrase.words.includes('stepped')
  })
  const hole = phraseIn(chunks[at])
  const colon = chunks.findIndex((chunk, nth) => nth > at && isWord(chunk, ':'))
  if (!hole || hole.bare.length + hole.sizes.length > 0 || colon < 0) return [...chunks]
  const where = chunks.slice(at + 1, colon)
  const told = chunks.slice(colon + 1)
  const rounds = told.filter(isRound).length
  if (rounds < 2 || !isCentral(where)) return [...chunks]
  const one: Phrase = { ...hole, det: 'a', words: hole.words.filter((word) => word !== 'stepped') }
  const made: Chunk[] = chunks.slice(0, at)
  let isFirst = true
  for (const chunk of withDepths(told)) {
    if (isRound(chunk)) {
      while (isWord(made.at(-1), ',', 'then', 'and')) made.pop()
      if (!isFirst) made.push({ kind: 'word', text: 'and', span: chunk.span })
      made.push({ kind: 'phrase', phrase: one, span: hole.span }, chunk, ...where)
      isFirst = false
    } else made.push(chunk)
  }
  return made
}
