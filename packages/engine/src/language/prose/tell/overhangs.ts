/** "overhangs the block by 10 mm at each end", "sticks out 10 mm past it on both sides": so far out over what it is on. */
import { type Chunk, type Figure, isWord, type Phrase, phraseIn } from '../phrases.ts'
import type { Place } from '../scene.ts'

interface Read {
  place: Place
  next: number
}

const SIDED = /^(?:end|side|edge|left|right|front|back)$/u

const figureAt = (chunk: Chunk | undefined): Figure | undefined =>
  chunk?.kind === 'figures' && chunk.what === 'length' && chunk.figures.length === 1
    ? chunk.figures[0]
    : chunk?.kind === 'size' && chunk.size.figures.length === 1 && chunk.size.dimension === 'bare'
      ? chunk.size.figures[0]
      : undefined

const bothSides = (concept: string, span: Phrase['span']): Phrase => ({
  concept,
  kind: 'place',
  name: concept,
  plural: true,
  det: 'all',
  words: [],
  unknown: [],
  sizes: [],
  bare: [],
  span,
})

/** "at each end", "on the left and on the right", "on all sides", "all around". */
function sidesAt(chunks: readonly Chunk[], from: number): { refs: Phrase[]; next: number } | undefined {
  const refs: Phrase[] = []
  let at = from
  for (;;) {
    if (isWord(chunks[at], 'eachside')) {
      const [start, end] = chunks[at]?.span ?? [0, 0]
      return { refs: [...refs, bothSides('end', [start, end])], next: at + 1 }
    }
    if (isWord(chunks[at], 'around')) {
      const [start, end] = chunks[at]?.span ?? [0, 0]
      return { refs: [...refs, bothSides('side', [start, end])], next: at + 1 }
    }
    let next = at
    while (isWord(chunks[next], 'at', 'on', 'over', 'to', 'and', 'both', 'along')) next++
    const phrase = phraseIn(chunks[next])
    if (phrase?.kind !== 'place' || !SIDED.test(phrase.concept) || (next === at && refs.length > 0)) break
    refs.push(phrase)
    at = next + 1
  }
  return refs.length > 0 ? { refs, next: at } : undefined
}

export function overhangAt(chunks: readonly Chunk[], from: number): Read | undefined {
  let at = from
  const isVerb = isWord(chunks[at], 'overhang', 'overhangs', 'overhanging')
  if (isVerb) {
    at++
    const ref = phraseIn(chunks[at])
    const isHost = ref && (ref.kind === 'body' || ref.kind === 'pronoun')
    if (isHost) at++
    // "overhangs both ends of it by 10 mm".
    const first = isHost ? undefined : sidesAt(chunks, at)
    if (first) at = first.next
    if (isWord(chunks[at], 'by')) at++
    const figure = figureAt(chunks[at])
    if (!figure) return undefined
    const sides = first ?? sidesAt(chunks, at + 1)
    return (
      sides && { place: { kind: 'overhang', figure, refs: sides.refs }, next: first ? at + 1 : sides.next }
    )
  }
  const figure = figureAt(chunks[at])
  if (!figure || !isWord(chunks[at + 1], 'past', 'beyond', 'over')) return undefined
  const ref = phraseIn(chunks[at + 2])
  const isHost = ref && (ref.kind === 'body' || ref.kind === 'pronoun')
  const sides = sidesAt(chunks, isHost ? at + 3 : at + 2)
  const isMany =
    sides &&
    (sides.refs.length > 1 ||
      sides.refs.some(({ det, plural }) => plural || /^(?:each|both|all)$/u.test(det)))
  return isMany ? { place: { kind: 'overhang', figure, refs: sides.refs }, next: sides.next } : undefined
}
