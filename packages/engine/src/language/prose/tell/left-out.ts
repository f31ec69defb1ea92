/** Edges that are left out of what is worked: which of all the others are meant is not read, and not passed over. */
import { unread } from '../../operations/unread.ts'
import { type Chunk, phraseIn } from '../phrases.ts'
import { isElsewhere } from './sharp.ts'
import { type Clause, quote, type Telling } from './telling.ts'

const isOfEdges = (chunk: Chunk): boolean => {
  const phrase = phraseIn(chunk)
  return (
    phrase !== undefined &&
    (/^(?:place|pronoun)$/u.test(phrase.kind) || phrase.words.some((word) => /^(?:edge|corner)$/u.test(word)))
  )
}

/** "on all edges, leaving the top ones sharp": of what is worked, not what is left of the part. */
export function assertNoneLeftOut(t: Telling, { theme }: Clause, chunks: readonly Chunk[], at: number): void {
  const rest = chunks.slice(at + 1)
  if (theme?.kind !== 'work' || !rest.some(isOfEdges) || isElsewhere(t, rest)) return
  throw unread(quote(t, [chunks[at]?.span[0] ?? 0, rest.at(-1)?.span[1] ?? 0]))
}
