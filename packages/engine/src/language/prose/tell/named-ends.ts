/** "The big end is a cylinder …": an end that is a body of its own, and is called so from then on. */
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'

/** Which of them: not the left one, nor the far one, which are sides. */
const OWN =
  /^(?:big|small|large|crank|wrist|rod|eye|fork|piston|pin|pivot|ball|hinge|hook|inlet|outlet|input|output|drive|bearing|wide|narrow|larger|smaller|bigger)$/u

const isOwnEnd = ({ kind, name, words, of, plural }: Phrase): boolean =>
  kind === 'place' &&
  /(?:^| )end$/u.test(name) &&
  !plural &&
  of === undefined &&
  words.some((word) => OWN.test(word))

const keyOf = ({ words }: Phrase): string => words.filter((word) => OWN.test(word)).join(' ')

/** "… is a cylinder 44 mm in diameter", "a small end 36 mm in diameter": told as a body. */
function isDeclared(chunks: readonly Chunk[], at: number): boolean {
  const phrase = phraseIn(chunks[at])
  if (!phrase || !isOwnEnd(phrase)) return false
  const next = chunks[at + 1]
  const body = phraseIn(chunks[at + 2])
  if (isWord(next, 'is', 'has')) return body?.kind === 'body' && body.det === 'a'
  return phrase.det === 'a' && next?.kind === 'size'
}

const asBody = (phrase: Phrase): Phrase => ({ ...phrase, kind: 'body', concept: 'any', name: 'end' })

export function withNamedEnds(lines: readonly (readonly Chunk[])[]): (readonly Chunk[])[] {
  const named = new Set(
    lines.flatMap((row) =>
      row.flatMap((chunk, at) => {
        const phrase = phraseIn(chunk)
        return phrase && isDeclared(row, at) ? [keyOf(phrase)] : []
      }),
    ),
  )
  if (named.size === 0) return [...lines]
  const renamed = (phrase: Phrase): Phrase => {
    const of = phrase.of && renamed(phrase.of)
    const own = of ? { ...phrase, of } : phrase
    if (isOwnEnd(phrase) && named.has(keyOf(phrase))) return asBody(own)
    // "joins the two ends": both of them.
    const isBoth =
      phrase.kind === 'place' &&
      phrase.name === 'end' &&
      phrase.plural &&
      phrase.of === undefined &&
      phrase.words.length === 0 &&
      named.size === 2 &&
      (phrase.count === 2 || /^(?:both|the|each)$/u.test(phrase.det))
    return isBoth ? asBody(own) : own
  }
  return lines.map((row) =>
    row.map((chunk) => (chunk.kind === 'phrase' ? { ...chunk, phrase: renamed(chunk.phrase) } : chunk)),
  )
}
