/** Whether a chunk tells a number. */
import type { Chunk, Phrase } from '../phrases.ts'

export const isNumeric = (chunk: Chunk): boolean =>
  chunk.kind === 'size' ||
  (chunk.kind === 'figures' && chunk.what !== 'count') ||
  chunk.kind === 'points' ||
  (chunk.kind === 'phrase' && isSized(chunk.phrase))

export const isSized = (phrase: Phrase): boolean =>
  phrase.sizes.length > 0 ||
  phrase.bare.length > 0 ||
  (phrase.of !== undefined && isSized(phrase.of)) ||
  (phrase.layout !== undefined && (phrase.layout.sizes.length > 0 || phrase.layout.bare.length > 0))
