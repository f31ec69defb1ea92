/** Figures that are angles, and chunks of them. */
import type { Chunk, Figure } from '../../phrases.ts'

export const isAngle = ({ unit }: Figure): boolean => unit === 'angle'

export const isAngled = (chunk: Chunk | undefined): boolean =>
  chunk?.kind === 'figures' && chunk.what === 'angle'
