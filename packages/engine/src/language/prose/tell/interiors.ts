/** Told first from outside, then from inside: "Outside: a cylinder …", "Inside: a 10 mm bore …", "The interior follows with a 4 mm wall". */
import { type Chunk, type Figure, isWord, type Phrase, phraseIn } from '../phrases.ts'

const isSide = (chunk: Chunk | undefined, concept: 'inside' | 'outside'): boolean => {
  const phrase = phraseIn(chunk)
  if (!phrase || phrase.bare.length + phrase.sizes.length > 0) return false
  return (
    phrase.concept === concept ||
    (/^(?:body|shape|profile|form|solid)$/u.test(phrase.name) &&
      phrase.words.some((word) =>
        (concept === 'inside' ? /^(?:inner|inside|internal)$/u : /^(?:outer|outside|external)$/u).test(word),
      ))
  )
}

const FOLLOWS = [
  'follows',
  'follow',
  'mirrors',
  'matches',
  'copies',
  'is',
  'has',
  'consists',
  'of',
  'made',
  'up',
  'hollow',
  'hollowed',
  'out',
  'and',
  'the',
  'same',
  'with',
  'leaving',
  'throughout',
  'everywhere',
  'measured',
  'radially',
  'uniform',
  'constant',
  'it',
  'to',
  'leave',
  'shape',
  ',',
  'a',
  'all',
  'way',
  'through',
  'along',
  'down',
]

/** "with a 4 mm wall": how thick it is between the two. */
function wallIn(chunks: readonly Chunk[], at: number): { figure: Figure; next: number } | undefined {
  const chunk = chunks[at]
  if (chunk?.kind === 'size' && /^(?:wall|thickness)$/u.test(chunk.size.dimension) && chunk.size.figures[0])
    return { figure: chunk.size.figures[0], next: at + 1 }
  const wall = phraseIn(chunk)
  if (wall?.name !== 'wall') return undefined
  const size = wall.sizes.find(({ dimension }) => /^(?:thickness|wall)$/u.test(dimension))
  const figure = wall.bare[0] ?? size?.figures[0]
  return figure && { figure, next: at + 1 }
}

const HOLLOW: Phrase = {
  concept: 'interior',
  kind: 'cut',
  name: 'interior',
  plural: false,
  det: 'a',
  words: [],
  unknown: [],
  sizes: [],
  bare: [],
  span: [0, 0],
}

export function withInteriors(chunks: readonly Chunk[]): Chunk[] {
  const [first, next] = chunks
  if (!first) return []
  if (isSide(first, 'outside') && isWord(next, ':', 'is', 'consists', 'has')) {
    let at = 1
    while (isWord(chunks[at], ':', 'is', 'consists', 'of', 'has', 'made', 'up')) at++
    return chunks.slice(at).some((chunk) => phraseIn(chunk)?.kind === 'body') ? chunks.slice(at) : [...chunks]
  }
  if (!isSide(first, 'inside')) return [...chunks]
  let wall: Figure | undefined
  let at = 1
  for (; at < chunks.length; ) {
    const told = wallIn(chunks, at)
    if (told && !wall) {
      wall = told.figure
      at = told.next
    } else if (
      isWord(chunks[at], ...FOLLOWS) ||
      isSide(chunks[at], 'outside') ||
      phraseIn(chunks[at])?.kind === 'pronoun'
    )
      at++
    else break
  }
  const cut: Chunk = { kind: 'word', text: 'cut', span: first.span }
  const thick = (figure: Figure): Chunk => ({
    kind: 'size',
    size: { dimension: 'wall', figures: [figure], words: [], span: figure.span },
    span: figure.span,
  })
  // Nothing else is told of it: as far within as the wall is thick, measured from the axis outwards.
  if (at >= chunks.length)
    return wall
      ? [cut, { kind: 'phrase', phrase: { ...HOLLOW, span: first.span }, span: first.span }, thick(wall)]
      : [...chunks]
  const rest = chunks.slice(isWord(chunks[at], ':') ? at + 1 : at)
  const isTold =
    (isWord(chunks[at], ':') || wall !== undefined || at > 1) &&
    rest.some((chunk) => /^(?:body|cut)$/u.test(phraseIn(chunk)?.kind ?? ''))
  if (!isTold) return [...chunks]
  // "with a 4 mm wall: a 42 mm bore …": has to come true of those.
  const held: Chunk[] = wall
    ? [
        { kind: 'word', text: ',', span: first.span },
        {
          kind: 'phrase',
          phrase: { ...HOLLOW, words: ['told'], span: first.span },
          span: first.span,
        },
        thick(wall),
      ]
    : []
  return [cut, ...rest, ...held]
}
