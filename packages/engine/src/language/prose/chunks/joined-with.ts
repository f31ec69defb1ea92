/** "Support the upright with a rib", "Connect the two pillars with a bar": a body is put there, from one to the other. */
import { type Chunk, isWord, phraseIn } from '../phrases.ts'

const BRACING = ['support', 'brace', 'reinforce', 'stiffen', 'strengthen']
const JOINING = ['connect', 'join', 'link', 'bridge', 'tie']

const isCalled = (chunk: Chunk | undefined, words: readonly string[]): boolean => {
  const phrase = phraseIn(chunk)
  return (
    isWord(chunk, ...words) ||
    (phrase !== undefined &&
      phrase.det === '' &&
      !phrase.plural &&
      phrase.words.length === 0 &&
      words.includes(phrase.name))
  )
}

const isKnown = (chunk: Chunk | undefined): boolean => {
  const phrase = phraseIn(chunk)
  return phrase !== undefined && /^(?:body|pronoun|figure|place)$/u.test(phrase.kind) && phrase.det !== 'a'
}

/** The first word of the sentence, or behind a pause. */
const isOrder = (chunks: readonly Chunk[], at: number): boolean =>
  at === 0 || isWord(chunks[at - 1], ',', 'and', 'then', 'finally', 'next', 'also')

export function withJoinedWith(chunks: readonly Chunk[]): Chunk[] {
  for (const [at, chunk] of chunks.entries()) {
    const isJoining = isCalled(chunk, JOINING)
    if ((!isJoining && !isCalled(chunk, BRACING)) || !isOrder(chunks, at) || !isKnown(chunks[at + 1]))
      continue
    let next = at + 2
    while (isWord(chunks[next], 'and', 'to') && isKnown(chunks[next + 1])) next += 2
    const body = phraseIn(chunks[next + 1])
    const isNew = body?.kind === 'body' && (body.det === 'a' || body.count !== undefined)
    if (!isWord(chunks[next], 'with', 'by', 'using') || !isNew) continue
    const word = (text: string): Chunk => ({ kind: 'word', text, span: chunk.span })
    // "with a bar on top of them": there, and not between them.
    const isOnTop = chunks
      .slice(next + 2)
      .some((each) => isWord(each, 'top') || phraseIn(each)?.concept === 'top')
    const joined = isJoining && !isOnTop ? [word('connecting'), ...chunks.slice(at + 1, next)] : []
    return [
      ...chunks.slice(0, at),
      word('add'),
      chunks[next + 1] as Chunk,
      ...joined,
      ...(joined.length > 0 && chunks[next + 2]?.kind !== 'word' ? [word(',')] : []),
      ...chunks.slice(next + 2),
    ]
  }
  return [...chunks]
}
