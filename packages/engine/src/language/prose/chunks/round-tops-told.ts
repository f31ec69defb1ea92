/** "its top is rounded to a half circle", "with a full round at the top", "a half circle centered 30 mm above the base": told as a top that is a half circle. */
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'

const isTop = (chunk: Chunk | undefined): boolean => {
  const phrase = phraseIn(chunk)
  return phrase?.kind === 'place' && phrase.concept === 'top' && phrase.level === undefined
}

const isHalf = (chunk: Chunk | undefined): boolean =>
  phraseIn(chunk)?.concept === 'half' && phraseIn(chunk)?.kind === 'figure'

const ROUNDED = ['rounded', 'radiused']
const TO = ['to', 'into', 'in', 'as', 'with', 'off', 'over', 'by']

const half = (span: Chunk['span']): Phrase => ({
  concept: 'half',
  kind: 'figure',
  name: 'half circle',
  plural: false,
  det: 'a',
  words: [],
  unknown: [],
  sizes: [],
  bare: [],
  span,
})

const center = (span: Chunk['span']): Chunk => ({
  kind: 'phrase',
  phrase: { ...half(span), concept: 'center', kind: 'place', name: 'center', det: 'its' },
  span,
})

/** "is rounded to a half circle", "is fully rounded", behind the top. */
function roundedAt(chunks: readonly Chunk[], from: number): { made: Chunk[]; next: number } | undefined {
  let at = from
  const is = chunks[at]
  if (isWord(is, 'is', 'are')) at++
  const isFull = isWord(chunks[at], 'fully', 'completely')
  if (isFull) at++
  const word = chunks[at]
  if (!word || !isWord(word, ...ROUNDED)) return undefined
  let next = at + 1
  while (isWord(chunks[next], ...TO)) next++
  const { span } = word
  const link: Chunk = { kind: 'word', text: 'is', span }
  if (isHalf(chunks[next])) return { made: [link, chunks[next] as Chunk], next: next + 1 }
  // "its top is fully rounded".
  const isAll = isFull && next === at + 1
  return isAll ? { made: [link, { kind: 'phrase', phrase: half(span), span }], next: at + 1 } : undefined
}

/** "with a full round at the top": with a rounded top. */
function fullAt(chunks: readonly Chunk[], at: number): { made: Chunk[]; next: number } | undefined {
  const round = phraseIn(chunks[at])
  const isFull =
    round?.kind === 'work' &&
    round.concept === 'fillet' &&
    round.words.some((word) => /^(?:full|complete)$/u.test(word)) &&
    round.bare.length + round.sizes.length === 0
  if (!round || !isFull || !isWord(chunks[at + 1], 'at', 'on', 'over', 'across') || !isTop(chunks[at + 2]))
    return undefined
  const top = phraseIn(chunks[at + 2]) as Phrase
  const phrase: Phrase = { ...top, det: 'a', words: [...top.words, 'rounded'], span: round.span }
  return { made: [{ kind: 'phrase', phrase, span: round.span }], next: at + 3 }
}

const isLength = (chunk: Chunk | undefined): boolean =>
  chunk?.kind === 'figures' && chunk.what === 'length' && chunk.figures.length === 1

export function withRoundTops(chunks: readonly Chunk[]): Chunk[] {
  const made: Chunk[] = []
  for (let at = 0; at < chunks.length; ) {
    const chunk = chunks[at] as Chunk
    const told = isTop(made.at(-1)) ? roundedAt(chunks, at) : fullAt(chunks, at)
    if (told) {
      made.push(...told.made)
      at = told.next
      continue
    }
    // "45 mm high including the round": as it is told anyway.
    const part = phraseIn(chunks[at + 1])
    if (isWord(chunk, 'including') && (isHalf(chunks[at + 1]) || part?.concept === 'fillet')) {
      at += 2
      continue
    }
    const before = made.at(-1)
    const isRound = isHalf(before) || (before?.kind === 'size' && isHalf(made.at(-2)))
    if (isRound && isWord(chunk, 'centered') && isLength(chunks[at + 1])) {
      made.push({ kind: 'word', text: ',', span: chunk.span }, center(chunk.span), {
        kind: 'word',
        text: 'is',
        span: chunk.span,
      })
      at++
      continue
    }
    made.push(chunk)
    at++
  }
  return made
}
