/** "Cut the bottom of the sphere flat", "with the top cut off flat": a flat there. */
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'

const CUTTING = ['cut', 'partoff', 'mill', 'machine', 'slice', 'saw', 'grind']

const isSided = (phrase: Phrase | undefined): phrase is Phrase =>
  phrase?.kind === 'place' && /^(?:top|bottom|left|right|front|back|side)$/u.test(phrase.concept)

const isFlat = (chunk: Chunk | undefined): boolean => {
  const phrase = phraseIn(chunk)
  return phrase?.concept === 'flat' && phrase.det === ''
}

/** The rows with the order told as "cut a flat on the bottom". */
export function withFlats(chunks: readonly Chunk[]): Chunk[] {
  for (const [at, chunk] of chunks.entries()) {
    const phrase = phraseIn(chunk)
    if (!isSided(phrase)) continue
    const isOrder = isWord(chunks[at - 1], ...CUTTING)
    // "the bottom of the sphere flat".
    const isJoined = isOrder && phrase.of?.concept === 'flat' && phrase.of.det === 'the'
    const verb = isOrder ? at - 1 : at + 1
    const behind = isOrder ? at + 1 : isWord(chunks[at + 1], 'is', 'are') ? at + 3 : at + 2
    const isTold = isWord(chunks[isOrder ? at - 1 : behind - 1], ...CUTTING) && isFlat(chunks[behind])
    if (!isJoined && !isTold) continue
    const span = chunk.span
    const { of: _, ...side } = phrase
    const word = (text: string): Chunk => ({ kind: 'word', text, span })
    const flat: Phrase = {
      concept: 'flat',
      kind: 'cut',
      name: 'flat',
      plural: false,
      det: 'a',
      words: [],
      unknown: [],
      sizes: [],
      bare: [],
      span,
    }
    const before = chunks.slice(0, Math.min(at, verb))
    const rest = chunks.slice(isJoined ? at + 1 : behind + 1)
    return [
      ...before,
      ...(isOrder ? [word('cut')] : []),
      { kind: 'phrase', phrase: flat, span },
      word('on'),
      { kind: 'phrase', phrase: side, span },
      ...withFlats(rest),
    ]
  }
  return [...chunks]
}
