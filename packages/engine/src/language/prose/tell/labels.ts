/** Sizes told as a drawing or a list has them, by a name and a number: "bore 12", "AF 17 mm", "spigot Ø8". */
import { type Chunk, type Figure, isWord, type Phrase, phraseIn } from '../phrases.ts'

const lone = (chunk: Chunk | undefined): Figure | undefined =>
  chunk?.kind === 'figures' && /^(?:length|number)$/u.test(chunk.what) && chunk.figures.length === 1
    ? chunk.figures[0]
    : undefined

const isStart = (chunk: Chunk | undefined): boolean =>
  chunk === undefined || isWord(chunk, ',', ';', ':', 'and', 'with', '(', '.')

const isEnd = (chunk: Chunk | undefined): boolean =>
  chunk === undefined || isWord(chunk, ',', ';', ')', 'and', 'through', '.', 'right', 'all', 'throughout')

const bore = (figure: Figure, span: Chunk['span']): Phrase => ({
  concept: 'hole',
  kind: 'cut',
  name: 'bore',
  plural: false,
  det: 'a',
  words: [],
  unknown: [],
  sizes: [],
  bare: [figure],
  span,
})

const flats = (figure: Figure, span: Chunk['span']): Chunk => ({
  kind: 'size',
  size: { dimension: 'flats', figures: [figure], words: [], span },
  span,
})

/** "bore", "hole", "center bore": a hole that is told by its number alone. */
const isBore = (chunk: Chunk | undefined): boolean => {
  const phrase = phraseIn(chunk)
  return (
    isWord(chunk, 'bore') ||
    (phrase?.concept === 'hole' &&
      phrase.det === '' &&
      !phrase.plural &&
      phrase.count === undefined &&
      phrase.bare.length + phrase.sizes.length === 0)
  )
}

export function withLabels(chunks: readonly Chunk[]): Chunk[] {
  const made: Chunk[] = []
  for (let at = 0; at < chunks.length; at++) {
    const chunk = chunks[at] as Chunk
    const next = isWord(chunks[at + 1], ':', '=', 'of') ? at + 2 : at + 1
    const figure = lone(chunks[next])
    const span = [chunk.span[0], chunks[next]?.span[1] ?? chunk.span[1]] as const
    if (figure && isBore(chunk) && isStart(chunks[at - 1]) && isEnd(chunks[next + 1])) {
      made.push({ kind: 'phrase', phrase: bore(figure, span), span })
      at = next
    } else if (figure && isWord(chunk, 'af', 'acrossflats')) {
      made.push(flats(figure, span))
      at = next
    } else if (lone(chunk) && isWord(chunks[at + 1], 'af')) {
      made.push(flats(lone(chunk) as Figure, chunk.span))
      at++
    } else made.push(chunk)
  }
  return made
}
