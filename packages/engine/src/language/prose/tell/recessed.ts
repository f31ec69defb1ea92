/** "Both faces are recessed 6 mm deep", "recessed into the top is a pocket": told as a recess that is cut there. */
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'

const BEING = ['is', 'are', 'be', 'been', 'being', 'each', 'both', 'also', 'gets', 'get']

const FACE = /^(?:face|side|top|bottom|left|right|front|back|end)$/u

const faceIn = (chunk: Chunk | undefined): Phrase | undefined => {
  const phrase = phraseIn(chunk)
  return phrase?.kind === 'place' &&
    FACE.test(phrase.concept) &&
    phrase.bare.length + phrase.sizes.length === 0
    ? phrase
    : undefined
}

const RECESS: Phrase = {
  concept: 'pocket',
  kind: 'cut',
  name: 'recess',
  plural: false,
  det: 'a',
  words: [],
  unknown: [],
  sizes: [],
  bare: [],
  span: [0, 0],
}

const wordOf = (text: string, { span }: Chunk): Chunk => ({ kind: 'word', text, span })

export function withRecessed(chunks: readonly Chunk[]): Chunk[] {
  for (const [at, chunk] of chunks.entries()) {
    if (!isWord(chunk, 'recessed', 'sunk', 'dished', 'relieved')) continue
    let from = at - 1
    while (isWord(chunks[from], ...BEING)) from--
    const face = from < at - 1 ? faceIn(chunks[from]) : undefined
    if (face)
      return [
        ...chunks.slice(0, from),
        wordOf('cut', chunk),
        { kind: 'phrase', phrase: { ...RECESS, span: chunk.span }, span: chunk.span },
        wordOf('in', chunk),
        chunks[from] as Chunk,
        ...withRecessed(chunks.slice(at + 1)),
      ]
    // "Recessed into its top is a pocket".
    const lead = at === 0 && isWord(chunks[1], 'into', 'in', 'on') && faceIn(chunks[2])
    const cut = lead && isWord(chunks[3], 'is', 'are') ? phraseIn(chunks[4]) : undefined
    if (cut?.kind === 'cut' && chunks[1] && chunks[2] && chunks[4])
      return [wordOf('cut', chunk), chunks[4], chunks[1], chunks[2], ...chunks.slice(5)]
  }
  return [...chunks]
}
