/** "Cut the bottom of the sphere flat", "with the top cut off flat": a flat there. */
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'

const CUTTING = ['cut', 'partoff', 'mill', 'machine', 'slice', 'saw', 'grind']

const isSided = (phrase: Phrase | undefined): phrase is Phrase =>
  phrase?.kind === 'place' && /^(?:top|bottom|left|right|front|back|side)$/u.test(phrase.concept)

const isFlat = (chunk: Chunk | undefined): boolean => {
  const phrase = phraseIn(chunk)
  return phrase?.concept === 'flat' && phrase.det === ''
}

const DONE = /^(?:cut|milled|machined|ground|sawn)$/u

/** "is cut flat", told as one phrase. */
const isCutFlat = (chunk: Chunk | undefined): boolean =>
  isFlat(chunk) && phraseIn(chunk)?.words.some((word) => DONE.test(word)) === true

/** "…, giving a D-shaped cross section" of what a flat was cut on: what comes of it. */
function withoutLetter(chunks: readonly Chunk[]): Chunk[] {
  const at = chunks.findIndex(
    (chunk, nth) =>
      isWord(chunk, 'giving', 'forming', 'making', 'leaving', 'creating', 'form', 'give', 'make') &&
      isWord(chunks[nth + 1], 'a') &&
      isWord(chunks[nth + 2], 'd') &&
      /^(?:section|whole)$/u.test(phraseIn(chunks[nth + 3])?.concept ?? ''),
  )
  const isCut = chunks.slice(0, Math.max(0, at)).some((chunk) => phraseIn(chunk)?.concept === 'flat')
  if (at < 0 || !isCut) return [...chunks]
  const from = isWord(chunks[at - 1], 'to', 'so') ? at - 1 : at
  return [...chunks.slice(0, from), ...chunks.slice(at + 4)]
}

/** "Cut off a segment 4 mm deep": of what is round that leaves a flat. */
function segmentsCut(chunks: readonly Chunk[]): Chunk[] {
  return chunks.flatMap((chunk, at): Chunk[] => {
    const phrase = phraseIn(chunk)
    const isSegment = phrase?.name === 'segment' && phrase.det === 'a' && !phrase.plural
    if (isSegment && isWord(chunks[at - 1], ...CUTTING, 'remove', 'off'))
      return [
        {
          kind: 'phrase',
          phrase: { ...phrase, kind: 'cut', concept: 'flat', name: 'flat' },
          span: chunk.span,
        },
      ]
    const next = phraseIn(chunks[at + 1])
    return isWord(chunk, 'partoff') && next?.name === 'segment' && next.det === 'a'
      ? [{ ...chunk, text: 'cut' } as Chunk]
      : [chunk]
  })
}

/** The rows with the order told as "cut a flat on the bottom". */
export function withFlats(row: readonly Chunk[]): Chunk[] {
  const chunks = withoutLetter(segmentsCut(row))
  for (const [at, chunk] of chunks.entries()) {
    const phrase = phraseIn(chunk)
    if (!isSided(phrase)) continue
    const isOrder = isWord(chunks[at - 1], ...CUTTING)
    // "the bottom of the sphere flat".
    const isJoined = isOrder && phrase.of?.concept === 'flat' && phrase.of.det === 'the'
    const verb = isOrder ? at - 1 : at + 1
    const behind = isOrder ? at + 1 : isWord(chunks[at + 1], 'is', 'are') ? at + 3 : at + 2
    if (isWord(chunks[at + 1], 'is', 'are') && isCutFlat(chunks[at + 2]) && chunks[at + 1]) {
      const [is, flatly] = [chunks[at + 1], chunks[at + 2]] as [Chunk, Chunk]
      const told = phraseIn(flatly) as Phrase
      const words = told.words.filter((word) => !DONE.test(word))
      const cut: Chunk = { kind: 'word', text: 'cut', span: flatly.span }
      const split: Chunk = { kind: 'phrase', phrase: { ...told, words }, span: flatly.span }
      return withFlats([...chunks.slice(0, at + 1), is, cut, split, ...chunks.slice(at + 3)])
    }
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
