/** "a pocket on the right edge": how far it reaches into the body is not told, and in the middle it is not. */
import { EngineError } from '../../../errors.ts'
import type { Entity } from '../../entity.ts'
import { quote } from '../../sizes/sizes.ts'
import type { Face } from '../faces/stand.ts'
import { all, words } from './statements.ts'

/** Places that tell how far a cut lies from what is around it. */
const TOLD: ReadonlySet<string> = new Set(['from', 'coordinate', 'coordinates', 'points', 'shift', 'range'])

export function refuseOnEdge({ kind, item, places }: Entity, { u, v }: Face): void {
  const edge = all(places, 'flush').find(({ place }) => place.side[1] === u || place.side[1] === v)
  if (kind !== 'feature' || !edge || places.some(({ place }) => TOLD.has(place.kind))) return
  throw new EngineError(
    'prompt_too_ambiguous',
    `How far does ${quote(item.text)} lie from the edge (${quote(words(edge.source))})? Give the distance, or call it a notch of so much width and depth if it is open there.`,
  )
}
