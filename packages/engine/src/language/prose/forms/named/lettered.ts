/** Forms that are named by a letter. */
import { type Chunk, isWord, phraseIn } from '../../phrases.ts'
import { LETTERS } from '../letters/letters.ts'

const LETTER = /^[ltuihzc]$/u

/** Called by another name, a U all the same. */
const FORKS = /^(?:clevis|yoke|fork|stirrup)$/u

/** "a U-shaped clip", "a T profile", "an I": by which letter. */
export function letterIn(
  chunks: readonly Chunk[],
  at: number,
): { letter: string; name: string; next: number } | undefined {
  const chunk = chunks[at]
  const phrase = phraseIn(chunk)
  if (phrase) {
    const of = phrase.kind === 'dimension' && phrase.concept === 'section' ? phrase.of : undefined
    // "Angle bracket 60 x 55 mm outside".
    const outside = phrase.kind === 'place' && phrase.concept === 'outside' ? phrase.of : undefined
    const named = of ?? outside ?? phrase
    if (named.kind === 'body' && named.concept in LETTERS && !named.plural) {
      const initial = /^([ltuihzc]) /u.exec(named.name)?.[1]
      const word = phrase.words.find((each) => LETTER.test(each))
      const letter = initial === 'c' || word === 'c' ? 'C' : named.concept
      return { letter, name: named.name.length > 1 ? named.name : `${named.name} profile`, next: at + 1 }
    }
    if (named.kind === 'body' && FORKS.test(named.name) && !named.plural) {
      const like = isWord(chunks[at + 1], 'like') ? at + 3 : at + 1
      return { letter: 'U', name: named.name, next: like }
    }
    const letter = phrase.words.find((word) => LETTER.test(word))
    const isShape = phrase.words.includes('shaped') || /^(?:dimension|whole)$/u.test(phrase.kind)
    // "An L-shaped plate" lies flat, and its legs are wide.
    if (letter && isShape && /^(?:plate|sheet)$/u.test(phrase.name)) return undefined
    if (letter && isShape && /^(?:body|whole|dimension)$/u.test(phrase.kind))
      return {
        letter: letter.toUpperCase(),
        name: phrase.kind === 'body' ? phrase.name : `${letter} profile`,
        next: at + 1,
      }
    return undefined
  }
  if (chunk?.kind !== 'word' || !LETTER.test(chunk.text) || !isWord(chunks[at - 1], 'a', 'an', 'the'))
    return undefined
  const shaped = phraseIn(chunks[at + 1])
  const isShaped = shaped !== undefined && (shaped.words.includes('shaped') || shaped.concept === 'section')
  return {
    letter: chunk.text.toUpperCase(),
    name: shaped && isShaped && shaped.kind === 'body' ? shaped.name : `${chunk.text} profile`,
    next: isShaped ? at + 2 : at + 1,
  }
}
