/** Parts that nothing puts together: side by side along x, as far apart as was said, else a little. */
import { millimetres } from '../ledger.ts'
import type { Arrangement, Piece, Spot } from './joined.ts'

const GAP_SHARE = 0.2
/** How many letters around a distance may say that it is between middles. */
const REACH = 40

const widthOf = ({ min, max }: Piece): number => max[0] - min[0]

/** "10 mm apart" is between the parts, "50 mm apart centre to centre" between their middles. */
function saidGap(pieces: readonly Piece[], prompt: string) {
  const said = pieces.flatMap(({ root }) => root.places).find(({ place }) => place.kind === 'apart')
  if (said?.place.kind !== 'apart') return undefined
  const [from, to] = said.place.distance.span
  const around = prompt.slice(Math.max(0, from - REACH), to + REACH)
  return { distance: said.place.distance.value, middles: /cent(?:er|re)s?/iu.test(around), items: said.items }
}

export function sideBySide(pieces: readonly Piece[], prompt: string): Arrangement {
  const said = saidGap(pieces, prompt)
  const usual = Number((GAP_SHARE * Math.max(...pieces.map(widthOf))).toPrecision(2))
  const order = pieces.flatMap((piece) => Array.from({ length: piece.count }, () => piece))
  const spots: Spot[] = []
  const gaps: NonNullable<Arrangement['gaps']>[number][] = []
  let end = 0
  for (const [index, piece] of order.entries()) {
    const before = order[index - 1]
    const middles = before ? (widthOf(before) + widthOf(piece)) / 2 : 0
    const gap = said ? said.distance - (said.middles ? middles : 0) : usual
    // The first stands where it would stand alone.
    const start = before ? end + gap : piece.min[0]
    if (before && said) gaps.push({ between: [index - 1, index], value: gap, items: said.items })
    spots.push({ piece, at: [start - piece.min[0], 0, 0] })
    end = start + widthOf(piece)
  }
  const counted = (piece: Piece): string => (piece.count > 1 ? `${piece.count} × ` : '') + piece.plan.name
  return {
    name: pieces.map(counted).join(', '),
    spots,
    touching: [],
    engaged: [],
    gaps,
    assumptions: [
      said
        ? 'They come as parts of their own, side by side along x'
        : `They come as parts of their own, side by side, ${millimetres(usual)} apart, as nothing was said of how they go together`,
    ],
  }
}
