/** Words at a noun that would make it another, and that nothing here knows. */

import { unread } from '../../operations/unread.ts'
import { FOREIGN } from '../lexicon.ts'
import type { Phrase } from '../phrases.ts'
import { type Clause, LIKENED, passOver } from './telling.ts'

/** Words before a noun, and before what it is of, that would make it another. */
export function assertKnown(c: Clause, phrase: Phrase, isTitle: boolean): void {
  for (const word of [...phrase.words, ...phrase.unknown])
    if (FOREIGN.has(word) && !(isTitle && LIKENED.test(word))) throw unread(word)
  if (!isTitle) for (const word of phrase.unknown) passOver(c, word, word)
  // "the hollow top face": no part of a solid is hollow.
  if (phrase.kind === 'place' && phrase.words.includes('hollow')) throw unread('hollow')
  if (phrase.of) assertKnown(c, phrase.of, false)
}
