/** "Remove a quarter of it", "so that only a quarter of the circle is removed": how much of a disc is left. */

import { factorIn } from '../factors.ts'
import { findThing } from '../find.ts'
import { type Chunk, isWord, phraseIn } from '../phrases.ts'
import type { Thing } from '../scene.ts'
import type { Clause, Telling } from './telling.ts'

/** What is left of a disc. */
const LEFT: Readonly<Record<number, string>> = { 0.25: 'threequarter', 0.5: 'half', 0.75: 'quarter' }

const PARTS: Readonly<Record<string, number>> = { quarter: 0.25 }

const DISC = /^(?:circle|cylinder)$/u

const isAtCorner = ({ concept, words, places }: Thing): boolean =>
  (concept === 'circle' || concept === 'hole' || words.includes('circular')) &&
  places.some(
    ({ place }) =>
      (place.kind === 'at' && place.ref.concept === 'corner') ||
      (place.kind === 'centered' && place.refs.some((ref) => ref.concept === 'corner')),
  )

/** Whether the word is such a portion, and has been heard. */
export function isPortion(t: Telling, c: Clause, chunks: readonly Chunk[], at: number): boolean {
  const chunk = chunks[at]
  const factor = chunk?.kind === 'word' ? (factorIn(chunk.text) ?? PARTS[chunk.text]) : undefined
  if (factor === undefined || !isWord(chunks[at + 1], 'of')) return false
  const phrase = phraseIn(chunks[at + 2])
  if (!phrase) return false
  // A circle about a corner takes a quarter of itself out of it.
  const cut = t.topic
  if (c.consequence && factor === 0.25 && cut?.role === 'cut' && isAtCorner(cut)) {
    c.gloss += 100
    return true
  }
  if (c.verb !== 'cut') return false
  const disc = phrase.kind === 'pronoun' ? t.topic : findThing(t.things, phrase)
  const left = LEFT[factor]
  if (!disc || !left || disc.role === 'cut' || !DISC.test(disc.concept) || disc.count !== 1) return false
  disc.concept = left
  c.theme = { kind: 'thing', thing: disc }
  c.gloss += 100
  return true
}
