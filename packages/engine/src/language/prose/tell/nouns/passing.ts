/** Things that are only spoken of, like the screw that goes through a slit, and are no part of what is made. */

import type { Chunk, Phrase } from '../../phrases.ts'
import { isSized } from '../numeric.ts'

/** "The clamp screw goes crosswise through the slit": what is put there later, and no part of it. */
export const isForeign = ({ det, name }: Phrase): boolean =>
  det === 'the' &&
  /^(?:screw|bolt|nut|rod|pin|motor|bearing|cable|wire|cord|belt|table|desk|dowel|shaft|piston|roller)$/u.test(
    name,
  )

export const isSizedBehind = (chunks: readonly Chunk[], at: number): boolean =>
  chunks
    .slice(at)
    .some(
      (chunk) =>
        chunk.kind === 'size' ||
        chunk.kind === 'figures' ||
        chunk.kind === 'coordinate' ||
        (chunk.kind === 'phrase' && isSized(chunk.phrase)),
    )
