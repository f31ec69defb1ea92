/** Edges that are said to stay sharp. */

import { unread } from '../../operations/unread.ts'
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'
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
  // "The top edge is broken, the bottom stays sharp": what was said before the comma is not.
  const comma = chunks.findLastIndex(
    (chunk, nth) =>
      nth < at && isWord(chunk, ',', ';', 'and', 'but', 'while') && phraseIn(chunks[nth + 1]) !== undefined,
  )
  if (isWorked && !isOther && !isElsewhere(t, chunks.slice(comma + 1, at)))
    throw unread(quote(t, chunks[at]?.span ?? [0, 0]))
}

/** Edges that are never the same: those at a side and those opposite, those inside and those outside. */
const APART: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:top|upper)$/u, /^(?:bottom|lower)$/u],
  [/^left$/u, /^right$/u],
  [/^front$/u, /^(?:back|rear)$/u],
  [/^(?:inner|inside|internal)$/u, /^(?:outer|outside|external)$/u],
  [/^(?:vertical|upright|corner)$/u, /^(?:top|upper|bottom|lower)$/u],
]

const named = ({ concept, words, of }: Phrase): string[] => [concept, ...words, ...(of ? named(of) : [])]

const areApart = (first: Phrase, second: Phrase): boolean => {
  const has = (phrase: Phrase, side: RegExp): boolean => named(phrase).some((word) => side.test(word))
  return APART.some(([a, b]) => (has(first, a) && has(second, b)) || (has(first, b) && has(second, a)))
}

/** "The bottom edges stay sharp", where those at the top were broken. */
export function isElsewhere(t: Telling, chunks: readonly Chunk[]): boolean {
  const edges = chunks.flatMap((chunk) => phraseIn(chunk) ?? []).filter(({ kind }) => kind === 'place')
  return (
    edges.length > 0 &&
    t.deeds.every(
      (deed) =>
        deed.kind !== 'work' ||
        (deed.work.targets.length > 0 &&
          deed.work.targets.every((target) => edges.every((edge) => areApart(edge, target)))),
    )
  )
}
