/** "At each end there is a flange …: the inlet flange from X=-45 to X=-37 and the outlet flange …": as many as are named behind the colon. */
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'

const isEach = ({ kind, concept, det, words }: Phrase): boolean =>
  kind === 'place' &&
  /^(?:end|side)$/u.test(concept) &&
  (/^(?:each|both)$/u.test(det) || words.some((word) => /^(?:either|both|opposite)$/u.test(word)))

const isApart = (phrase: Phrase | undefined, name: string): phrase is Phrase =>
  phrase?.kind === 'body' &&
  phrase.name === name &&
  phrase.det === 'the' &&
  !phrase.plural &&
  phrase.words.length > 0

export function withNamedApart(chunks: readonly Chunk[]): Chunk[] {
  const colon = chunks.findIndex((chunk) => isWord(chunk, ':', ';'))
  if (colon < 0) return [...chunks]
  const head = chunks.slice(0, colon)
  const at = head.findLastIndex((chunk) => phraseIn(chunk)?.kind === 'body')
  const told = phraseIn(head[at])
  if (told?.det !== 'a' || told.plural || told.count !== undefined) return [...chunks]
  const named = chunks.slice(colon).filter((chunk) => isApart(phraseIn(chunk), told.name))
  const words = new Set(named.map((chunk) => phraseIn(chunk)?.words.join(' ')))
  if (named.length < 2 || words.size !== named.length) return [...chunks]
  const several: Chunk = {
    kind: 'phrase',
    phrase: { ...told, det: '', plural: true, count: named.length },
    span: told.span,
  }
  // Where they are, each is told by itself.
  const lead = head.slice(0, at).filter((chunk, nth, all) => {
    const phrase = phraseIn(chunk)
    const next = phraseIn(all[nth + 1])
    return !(phrase && isEach(phrase)) && !(next && isEach(next) && isWord(chunk, 'at', 'on'))
  })
  const isThere = lead.every((chunk) => isWord(chunk, ',', 'there', 'is', 'are'))
  return isThere ? [...lead, several, ...head.slice(at + 1), ...chunks.slice(colon)] : [...chunks]
}
