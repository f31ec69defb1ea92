/** "along +X, -X, +Y and -Y": one each way, told as the angles at which they go. */
import type { Figure } from '../phrases.ts'
import { type Chunks, one, type ReadPlaces, wordAt } from './axes-at.ts'

const ANGLES: Readonly<Record<string, number>> = { '+x': 0, '+y': 90, '-x': 180, '-y': 270 }

export function signedWaysAt(chunks: Chunks, from: number): ReadPlaces | undefined {
  if (!/^(?:along|in|toward|to|on)$/u.test(wordAt(chunks, from))) return undefined
  const figures: Figure[] = []
  let at = from + 1
  if (wordAt(chunks, at) === 'the') at++
  for (;;) {
    const value = ANGLES[wordAt(chunks, at) + wordAt(chunks, at + 1)]
    if (value === undefined) break
    const text = wordAt(chunks, at) + wordAt(chunks, at + 1)
    figures.push({ value, unit: 'angle', text, span: chunks[at]?.span ?? [0, 0] })
    at += 2
    const isMore = /^(?:and|,)$/u.test(wordAt(chunks, at))
    const next = isMore ? (wordAt(chunks, at + 1) === 'and' ? at + 2 : at + 1) : at
    if (!isMore || ANGLES[wordAt(chunks, next) + wordAt(chunks, next + 1)] === undefined) break
    at = next
  }
  const chunk = chunks[at]
  if (chunk?.kind === 'phrase' && /^(?:direction|axis)$/u.test(chunk.phrase.concept)) at++
  return figures.length > 1 ? one({ kind: 'angles', figures, step: false }, at) : undefined
}
