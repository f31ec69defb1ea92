/** Parts that nothing puts together: side by side, a little apart. */
import { millimetres } from '../ledger.ts'
import type { Arrangement, Piece, Spot } from './joined.ts'

const GAP_SHARE = 0.2

export function sideBySide(pieces: readonly Piece[]): Arrangement {
  const widths = pieces.map(({ min, max }) => max[0] - min[0])
  const gap = Number((GAP_SHARE * Math.max(...widths)).toPrecision(2))
  const spots: Spot[] = []
  let x = 0
  for (const piece of pieces)
    for (let copy = 0; copy < piece.count; copy++) {
      // The first stands where it would stand alone.
      if (spots.length === 0) x = piece.min[0]
      spots.push({ piece, at: [x - piece.min[0], 0, 0] })
      x += piece.max[0] - piece.min[0] + gap
    }
  const counted = (piece: Piece): string => (piece.count > 1 ? `${piece.count} × ` : '') + piece.plan.name
  return {
    name: pieces.map(counted).join(', '),
    spots,
    touching: [],
    engaged: [],
    assumptions: [
      `The parts stand side by side, ${millimetres(gap)} apart, as nothing was said of how they go together`,
    ],
  }
}
