/** Edges that are said to stay sharp. */

import { unread } from '../../operations/unread.ts'
import { type Chunk, isWord } from '../phrases.ts'
import { type Clause, quote, type Telling } from './telling.ts'

/** "The other edges stay sharp": only what nothing was done to can. */
export function assertSharp(t: Telling, _c: Clause, chunks: readonly Chunk[], at: number): void {
  const isWorked = t.deeds.some(({ kind }) => kind === 'work')
  const isOther = chunks
    .slice(0, at)
    .some(
      (chunk) =>
        isWord(chunk, 'else', 'everything', 'other', 'rest') ||
        (chunk.kind === 'phrase' &&
          [chunk.phrase.det, chunk.phrase.name, ...chunk.phrase.words].some((word) =>
            /^(?:other|remaining|rest|everything|inside|inner)$/u.test(word),
          )),
    )
  if (isWorked && !isOther) throw unread(quote(t, chunks[at]?.span ?? [0, 0]))
}
