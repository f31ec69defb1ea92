/** "Extrude what remains", "the remaining cross", "the rest of the H": all that was drawn, in whatever words. */
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'

const whole = (span: Chunk['span']): Chunk => {
  const phrase: Phrase = {
    concept: 'whole',
    kind: 'whole',
    name: 'shape',
    plural: false,
    det: 'the',
    words: [],
    unknown: [],
    sizes: [],
    bare: [],
    span,
  }
  return { kind: 'phrase', phrase, span }
}

const ENDS = ['by', 'to', 'with', 'upward', 'downward', ',', 'and', 'in', 'for', 'up', 'vertically', 'over']

/** Behind which chunk that is said to the end. */
function remainsAt(chunks: readonly Chunk[], at: number): number | undefined {
  if (isWord(chunks[at], 'what', 'whatever')) {
    const next = isWord(chunks[at + 1], 'is', 'has') ? at + 2 : at + 1
    return isWord(chunks[next], 'remains', 'left', 'remained', 'remaining')
      ? isWord(chunks[next + 1], 'over')
        ? next + 2
        : next + 1
      : undefined
  }
  const start = isWord(chunks[at], 'the') ? at + 1 : at
  if (isWord(chunks[start], 'rest', 'the rest')) return start + 1
  // "the remaining H": a name of one word, or of a letter.
  if (isWord(chunks[start], 'remaining', 'resulting')) {
    const name = chunks[start + 1]
    const next = name?.kind === 'word' && !isWord(name, ...ENDS) ? start + 2 : start + 1
    return next === start + 2 && (chunks[next] === undefined || isWord(chunks[next], ...ENDS))
      ? next
      : undefined
  }
  // "the remaining frame".
  const phrase = phraseIn(chunks[at])
  const isNamed =
    phrase !== undefined &&
    phrase.kind === 'body' &&
    phrase.words.some((word) => /^(?:remaining|resulting)$/u.test(word)) &&
    phrase.sizes.length + phrase.bare.length === 0
  return isNamed ? at + 1 : undefined
}

export function withRemains(chunks: readonly Chunk[]): Chunk[] {
  const verb = chunks.findIndex((chunk) => isWord(chunk, 'extrude', 'extruding'))
  if (verb < 0) return [...chunks]
  const next = remainsAt(chunks, verb + 1)
  const first = chunks[verb + 1]
  if (next === undefined || !first) return [...chunks]
  return [
    ...chunks.slice(0, verb + 1),
    whole([first.span[0], chunks[next - 1]?.span[1] ?? first.span[1]]),
    ...chunks.slice(next),
  ]
}
