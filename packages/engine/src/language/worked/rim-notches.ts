/**
 * "a notch at the 12 o'clock position", "two notches at 0 and 180 degrees": on a round body such a place lies on its rim, and
 * the notch is cut in from there. It was taken for one across a face.
 */
import { type Entity, shapeOf } from '../entity.ts'
import { FROM_RIM } from './outer-surface.ts'

const AROUND: ReadonlySet<string> = new Set(['bearing', 'angles', 'every'])
const ROUND: ReadonlySet<string> = new Set(['round', 'tube'])

/** "in the top face": a cut down into that. */
const isInFace = ({ places }: Entity): boolean =>
  places.some(({ place }) => place.kind === 'face' && place.face[1] === 'z')

export function settleRimNotches(entities: readonly Entity[]): void {
  const body = entities.find(({ kind, cut }) => kind === 'solid' && !cut)
  for (const entity of entities) {
    const { concept, cut, host = body, places } = entity
    if (concept !== 'notch' || !cut || !host || !ROUND.has(shapeOf(host) ?? '') || isInFace(entity)) continue
    if (places.some(({ place }) => AROUND.has(place.kind))) entity.manners.add(FROM_RIM)
  }
}
