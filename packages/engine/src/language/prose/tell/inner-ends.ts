/** How a slot that is open at a side ends inside: "with a semicircular inner end", "it ends in a full radius", "a U-shaped slot". */
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'

const ROUND = /^(?:round|rounded|semicircular|half round|full radius|semi circular|u)$/u
const INNER = /^(?:inner|closed|blind|inside|far)$/u
const OPEN = /^(?:slot|notch|pocket|cut)$/u

const isRound = ({ words, unknown }: Phrase): boolean =>
  [...words, ...unknown].some((word) => ROUND.test(word)) ||
  (words.includes('full') && words.includes('radius'))

const isCutOpen = (phrase: Phrase | undefined): boolean => phrase?.kind === 'cut' && OPEN.test(phrase.concept)

const isInner = ({ words }: Phrase): boolean => words.some((word) => INNER.test(word))

/** "a semicircular inner end", "a rounded bottom"; "a rounded end" of what has but one. */
function isRoundEnd(phrase: Phrase, hasCut: boolean): boolean {
  if (phrase.kind !== 'place' || !isRound(phrase)) return false
  if (phrase.of && phrase.of.kind !== 'cut' && phrase.of.kind !== 'pronoun' && phrase.of.concept !== 'hole')
    return false
  if (phrase.concept === 'bottom' || phrase.concept === 'floor') return true
  return phrase.concept === 'end' && !phrase.plural && (isInner(phrase) || (hasCut && phrase.det === 'a'))
}

/** "a full radius", "a half circle", "rounded": what an end is. */
const isRoundness = (chunk: Chunk | undefined): boolean => {
  const phrase = phraseIn(chunk)
  return (
    isWord(chunk, 'round', 'rounded', 'semicircular', 'radiused') ||
    (phrase?.concept === 'radius' && phrase.words.includes('full') && phrase.bare.length === 0) ||
    (phrase?.concept === 'half' && phrase.det === 'a' && phrase.bare.length + phrase.sizes.length === 0)
  )
}

const isEndPhrase = (phrase: Phrase | undefined): boolean =>
  phrase?.kind === 'place' &&
  !phrase.plural &&
  ((phrase.concept === 'end' && isInner(phrase)) ||
    (phrase.concept === 'bottom' && (phrase.of?.kind === 'cut' || phrase.det === 'its')))

const LEADS = ['with', 'has', 'having', 'and', 'in', 'ends', 'ending', 'a', 'finishes', 'where', ',', 'it']

export function withInnerEnds(chunks: readonly Chunk[]): Chunk[] {
  const hasCut = chunks.some((chunk) => isCutOpen(phraseIn(chunk)))
  const made: Chunk[] = []
  for (let at = 0; at < chunks.length; ) {
    const chunk = chunks[at] as Chunk
    const phrase = phraseIn(chunk)
    const round: Chunk = { kind: 'word', text: 'roundinner', span: chunk.span }
    // "a U-shaped slot".
    const isU = phrase && isCutOpen(phrase) && phrase.words.includes('u') && !phrase.words.includes('v')
    const isShaped = phrase?.words.includes('shaped') || phrase?.words.includes('u shape')
    if (phrase && isU && isShaped) {
      const words = phrase.words.filter((word) => !/^(?:u|shaped|u shape)$/u.test(word))
      made.push({ kind: 'phrase', phrase: { ...phrase, words }, span: chunk.span }, round)
      at++
      continue
    }
    // "The inner end is a half circle".
    if (isEndPhrase(phrase) && isWord(chunks[at + 1], 'is') && isRoundness(chunks[at + 2])) {
      made.push(round)
      at += 3
      continue
    }
    // "where it ends in a full radius".
    const isEnding = isWord(chunk, 'ends', 'ending', 'finishes', 'finishing', 'closes', 'closed')
    if (hasCut && isEnding && isWord(chunks[at + 1], 'in', 'with', 'by') && isRoundness(chunks[at + 2])) {
      while (phraseIn(made.at(-1))?.kind === 'pronoun' || isWord(made.at(-1), 'where', 'which', 'and'))
        made.pop()
      made.push(round)
      at += 3
      continue
    }
    if (phrase && isRoundEnd(phrase, hasCut)) {
      while (isWord(made.at(-1), ...LEADS.slice(0, 1))) made.pop()
      made.push(round)
      // How large it is, is told with it.
      for (const size of phrase.sizes) made.push({ kind: 'size', size, span: size.span })
      at++
      continue
    }
    made.push(chunk)
    at++
  }
  return made
}
