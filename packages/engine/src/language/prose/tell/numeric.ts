/** Whether a chunk tells a number. */
import type { Chunk, Phrase } from '../phrases.ts'
import type { PathStatement } from './swept/statements.ts'

export const isNumeric = (chunk: Chunk): boolean =>
  chunk.kind === 'size' ||
  (chunk.kind === 'figures' && chunk.what !== 'count') ||
  chunk.kind === 'points' ||
  (chunk.kind === 'path' && chunk.path.statements.some(isMeasured)) ||
  (chunk.kind === 'phrase' && isSized(chunk.phrase))

export const isSized = (phrase: Phrase): boolean =>
  phrase.sizes.length > 0 ||
  phrase.bare.length > 0 ||
  (phrase.of !== undefined && isSized(phrase.of)) ||
  (phrase.layout !== undefined && (phrase.layout.sizes.length > 0 || phrase.layout.bare.length > 0))

/** A straight or a bend with a number. */
const isMeasured = (told: PathStatement): boolean =>
  ('figure' in told && told.figure !== undefined) || ('radius' in told && told.radius !== undefined)
