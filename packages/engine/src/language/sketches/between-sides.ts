/** How a figure lies to the sides and middles of others: "its center above the center of the stem", "so that the opening reaches the right edge". */
import type { Drawing, Host } from './drawing.ts'
import { AGAINST } from './edges.ts'
import { ofHost } from './hosts.ts'
import type { Side } from './loop.ts'
import * as patterns from './place-patterns.ts'
import { type PlaceTold, place, type Saying } from './places.ts'
import { takeReference } from './references.ts'
import { SIDES } from './words.ts'

/** "the short edge" may be either of two. */
function bothOf(word: string, drawing: Drawing, host: Host): readonly Side[] {
  const named = SIDES[word]
  if (named) return [named]
  return word.startsWith('long') ? drawing.longSides(host) : drawing.shortSides(host)
}

export const BETWEEN: readonly ((saying: Saying) => PlaceTold | undefined)[] = [
  ({ scan, drawing, own }) => {
    const told = scan.take(patterns.CENTRES_LINE)?.groups
    const host = told && takeReference(scan, drawing, own)
    return host && place((figure) => drawing.centreAlong(figure, host, told['up'] ? 'x' : 'y'))
  },
  (saying) => {
    const side = SIDES[saying.scan.take(patterns.REACHES)?.groups?.['side'] ?? '']
    if (!side) return undefined
    const host = ofHost(saying)
    const { drawing } = saying
    // Only what is taken away opens at an edge.
    return place((figure) => figure.cut && drawing.align(figure, side, drawing.boxOf(host)[side]))
  },
  ({ scan, drawing }) => {
    const told = scan.take(patterns.CENTRED_ON_EDGE)
    const which = told?.groups?.['side']
    return (
      told &&
      place((figure) => {
        const { seat } = figure
        if (!seat || (which && !bothOf(which, drawing, seat.host).includes(seat.side))) return false
        const upright = seat.side === 'left' || seat.side === 'right'
        return drawing.centreAlong(figure, seat.host, upright ? 'y' : 'x')
      })
    )
  },
  (saying) => {
    const told = saying.scan.take(patterns.BETWEEN_SIDES)?.groups
    const one = SIDES[told?.['one'] ?? '']
    if (!one || SIDES[told?.['other'] ?? ''] !== AGAINST[one]) return undefined
    const host = ofHost(saying)
    const axis = one === 'top' || one === 'bottom' ? 'y' : 'x'
    return place((figure) => saying.drawing.centreAlong(figure, host, axis))
  },
]
