/** What is told of by what it is of, and is the part itself: "the face it goes through", "both edges of its corner", "each direction (X, Y and Z)". */
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'

const GOES = ['goes', 'passes', 'runs', 'is', 'sits', 'lies', 'enters']
const THROUGH = ['through', 'into', 'in', 'on']

/** "centered on the face it goes through": on that face. */
function withoutRelative(chunks: readonly Chunk[], at: number): number | undefined {
  const phrase = phraseIn(chunks[at])
  if (phrase?.kind !== 'place' || !/^(?:the|each)$/u.test(phrase.det) || phrase.of) return undefined
  let next = at + 1
  if (isWord(chunks[next], 'that', 'which')) next++
  const who = phraseIn(chunks[next])
  if (who?.kind !== 'pronoun' || !/^(?:it|they)$/u.test(who.concept)) return undefined
  if (!isWord(chunks[next + 1], ...GOES) || !isWord(chunks[next + 2], ...THROUGH)) return undefined
  const after = chunks[next + 3]
  return after === undefined || isWord(after, ',', 'and', ')', ';') ? next + 3 : undefined
}

/** "both edges of its corner", "the two sides at that corner": the edges, of what lies in a corner. */
function sidesOfCorner(phrase: Phrase): Phrase {
  const { of, ...edges } = phrase
  const isCorner =
    phrase.kind === 'place' &&
    /^(?:edge|side)$/u.test(phrase.concept) &&
    (phrase.plural || phrase.det === 'both') &&
    of?.concept === 'corner' &&
    !of.of &&
    !of.plural &&
    /^(?:its|the|this)$/u.test(of.det)
  return isCorner ? { ...edges, det: 'both', plural: true } : phrase
}

/** "in each direction (X, Y and Z)": how many there are. */
function waysCounted(chunks: readonly Chunk[], at: number): { phrase: Phrase; next: number } | undefined {
  const phrase = phraseIn(chunks[at])
  const isEach =
    phrase?.kind === 'place' &&
    /^(?:direction|axis)$/u.test(phrase.concept) &&
    /^(?:each|all)$/u.test(phrase.det)
  if (!isEach || !isWord(chunks[at + 1], '(')) return undefined
  const axes = new Set<string>()
  let next = at + 2
  while (isWord(chunks[next], 'x', 'y', 'z', ',', 'and')) {
    const chunk = chunks[next]
    if (chunk?.kind === 'word' && /^[xyz]$/u.test(chunk.text)) axes.add(chunk.text)
    next++
  }
  return axes.size === 3 && isWord(chunks[next], ')')
    ? { phrase: { ...phrase, count: 3 }, next: next + 1 }
    : undefined
}

/** "a square hole along its entire height": through it. */
const isThrough = (chunks: readonly Chunk[], at: number): boolean => {
  const phrase = phraseIn(chunks[at + 1])
  return (
    isWord(chunks[at], 'along', 'over', 'for', 'down') &&
    phrase?.kind === 'dimension' &&
    /^(?:height|thickness)$/u.test(phrase.concept) &&
    phrase.words.some((word) => /^(?:full|entire|whole)$/u.test(word)) &&
    phrase.bare.length + phrase.sizes.length === 0 &&
    chunks.slice(0, at).some((chunk) => /^(?:hole|pocket)$/u.test(phraseIn(chunk)?.concept ?? ''))
  )
}

/** "base at Z=0": the bottom of it. */
function asBottom(chunks: readonly Chunk[], at: number): Phrase | undefined {
  const phrase = phraseIn(chunks[at])
  const next = isWord(chunks[at + 1], 'at', 'on') ? chunks[at + 2] : undefined
  const isBase =
    phrase?.name === 'base' &&
    /^(?:|its)$/u.test(phrase.det) &&
    phrase.bare.length + phrase.sizes.length + phrase.words.length === 0 &&
    next?.kind === 'coordinate' &&
    next.axis === 'z' &&
    !next.range &&
    at > 0
  return isBase && phrase
    ? { ...phrase, kind: 'place', concept: 'bottom', name: 'bottom', det: 'its' }
    : undefined
}

export function withOwnParts(chunks: readonly Chunk[]): Chunk[] {
  const made: Chunk[] = []
  for (let at = 0; at < chunks.length; ) {
    const chunk = chunks[at] as Chunk
    const ways = waysCounted(chunks, at)
    if (ways) {
      made.push({ kind: 'phrase', phrase: ways.phrase, span: chunk.span })
      at = ways.next
      continue
    }
    const bottom = asBottom(chunks, at)
    if (bottom) {
      made.push({ kind: 'phrase', phrase: bottom, span: chunk.span })
      at++
      continue
    }
    if (isThrough(chunks, at)) {
      made.push({ kind: 'word', text: 'through', span: chunk.span })
      at++
      continue
    }
    made.push(chunk.kind === 'phrase' ? { ...chunk, phrase: sidesOfCorner(chunk.phrase) } : chunk)
    at = withoutRelative(chunks, at) ?? at + 1
  }
  return made
}
