/** "Revolve a circle of 12 mm diameter around an axis 30 mm away from its center": a ring of round section. */
import { type Chunk, isWord, type Phrase, phraseIn, type Size } from '../phrases.ts'

const REVOLVING = [
  'revolve',
  'revolves',
  'revolving',
  'revolved',
  'rotate',
  'rotating',
  'spin',
  'spinning',
  'sweep',
  'sweeping',
]

const isCircle = (phrase: Phrase | undefined): phrase is Phrase =>
  phrase?.concept === 'circle' && phrase.bare.length + phrase.sizes.length === 1

/** How far away the axis lies: "30 mm away from its center", "at 30 mm from it". */
function away(chunks: readonly Chunk[], at: number): { size: Size; next: number } | undefined {
  let next = at
  while (isWord(chunks[next], 'that', 'which', 'is', 'lies', 'at', 'located', ',', 'whose', 'a')) next++
  const figures = chunks[next]
  if (figures?.kind !== 'figures' || figures.what !== 'length' || figures.figures.length !== 1)
    return undefined
  next++
  while (isWord(chunks[next], 'away', 'from', 'out')) next++
  const from = phraseIn(chunks[next])
  const isFrom = from && (/^(?:center|axis|circle|it)$/u.test(from.concept) || from.kind === 'pronoun')
  if (!isFrom) return undefined
  const { span } = figures
  return { size: { dimension: 'radius', figures: figures.figures, words: ['major'], span }, next: next + 1 }
}

/** "a circle with a radius of 4 mm": its size with it. */
function withOwnSizes(chunks: readonly Chunk[]): Chunk[] {
  const at = chunks.findIndex((chunk, nth) => {
    const next = chunks[nth + 2]
    return (
      phraseIn(chunk)?.concept === 'circle' &&
      isWord(chunks[nth + 1], 'with', 'of') &&
      next?.kind === 'size' &&
      /^(?:diameter|radius)$/u.test(next.size.dimension)
    )
  })
  const circle = chunks[at]
  const size = chunks[at + 2]
  if (circle?.kind !== 'phrase' || size?.kind !== 'size') return [...chunks]
  const phrase: Phrase = { ...circle.phrase, sizes: [...circle.phrase.sizes, size.size] }
  return [...chunks.slice(0, at), { ...circle, phrase }, ...chunks.slice(at + 3)]
}

export function withCirclesRevolved(told: readonly Chunk[]): Chunk[] {
  if (!told.some((chunk) => isWord(chunk, ...REVOLVING))) return [...told]
  const chunks = withOwnSizes(told)
  const at = chunks.findIndex(
    (chunk, nth) => isWord(chunk, ...REVOLVING) && isCircle(phraseIn(chunks[nth + 1])),
  )
  const circle = phraseIn(chunks[at + 1])
  if (at < 0 || !isCircle(circle) || !isWord(chunks[at + 2], 'around', 'about')) return [...chunks]
  const axis = phraseIn(chunks[at + 3])
  const far = axis?.concept === 'axis' ? away(chunks, at + 4) : undefined
  if (!far) return [...chunks]
  const [figure] = circle.bare
  const [own] = circle.sizes
  const tube: Size | undefined = own
    ? { ...own, words: ['tube'] }
    : figure && { dimension: 'diameter', figures: [figure], words: ['tube'], span: figure.span }
  if (!tube) return [...chunks]
  let from = at
  while (isWord(chunks[from - 1], 'by', 'and', 'then')) from--
  // "Create a ring by revolving …": what it is called.
  if (/^(?:body|whole|figure)$/u.test(phraseIn(chunks[from - 1])?.kind ?? '')) from--
  const { span } = circle
  const torus: Phrase = {
    ...circle,
    concept: 'torus',
    kind: 'body',
    name: 'torus',
    det: 'a',
    words: [],
    sizes: [],
    bare: [],
  }
  return [
    ...chunks.slice(0, from),
    { kind: 'phrase', phrase: torus, span },
    { kind: 'size', size: tube, span: tube.span },
    { kind: 'size', size: far.size, span: far.size.span },
    ...chunks.slice(far.next),
  ]
}
