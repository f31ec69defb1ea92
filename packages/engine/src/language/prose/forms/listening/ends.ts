/** Ends where nothing is left of it: "tapering to a sharp edge". */
import { type Chunk, type Figure, isWord, type Phrase, phraseIn } from '../../phrases.ts'
import type { Hearing } from './hearing.ts'

export const isNothing = (phrase: Phrase): boolean =>
  phrase.bare.length + phrase.sizes.length === 0 &&
  (phrase.name === 'zero' ||
    phrase.name === 'point' ||
    (phrase.concept === 'edge' &&
      [...phrase.words, ...phrase.unknown].some((word) => /^(?:sharp|knife|thin)$/u.test(word))))

/** So high at one end, and nothing at the other. */
export function hearNothing(
  hearing: Hearing,
  chunks: readonly Chunk[],
  at: number,
  { span, name }: Phrase,
): number {
  const figure: Figure = { value: 0, unit: 'length', text: name, span }
  const end = isWord(chunks[at + 1], 'at', 'on') ? phraseIn(chunks[at + 2]) : undefined
  const key = end && hearing.keyOf(end)
  const owners = key
    ? [key]
    : hearing.owner === 'whole'
      ? hearing.form.parts.slice(0, 2).map((part) => part.key)
      : [hearing.owner]
  hearing.push({ owners, dimension: 'height', figures: [figure], value: 0, axes: [] })
  return key ? at + 3 : at + 1
}
