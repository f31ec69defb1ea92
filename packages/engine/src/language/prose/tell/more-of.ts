/** "One more 4 mm hole at X=34", "two further 5 mm holes": new ones, with sizes of their own. */
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'

const MORE = ['more', 'additional', 'further', 'extra']

const isSized = ({ bare, sizes }: Phrase): boolean => bare.length + sizes.length > 0

export function withMore(chunks: readonly Chunk[]): Chunk[] {
  const made: Chunk[] = []
  for (let at = 0; at < chunks.length; at++) {
    const chunk = chunks[at] as Chunk
    const [first, noun] = [phraseIn(chunk), phraseIn(chunks[at + 2])]
    const isOne = first?.concept === 'one' && /^(?:a|)$/u.test(first.det) && first.ordinal === undefined
    const count = isOne
      ? 1
      : chunk.kind === 'figures' && chunk.what === 'count'
        ? chunk.figures[0]?.value
        : undefined
    const isNew =
      count !== undefined &&
      isWord(chunks[at + 1], ...MORE) &&
      noun?.kind === 'cut' &&
      noun.det === '' &&
      noun.plural === count > 1 &&
      isSized(noun)
    if (!isNew || !noun || count === undefined) {
      made.push(chunk)
      continue
    }
    const span: Chunk['span'] = [chunk.span[0], noun.span[1]]
    made.push({
      kind: 'phrase',
      phrase: { ...noun, span, ...(count === 1 ? { det: 'a' as const } : { count }) },
      span,
    })
    at += 2
  }
  return made
}
