/** "A 20 mm bore runs through along Y on the same axis": in the round body that lies so, not in the first one of the part. */
import type { Entity } from '../entity.ts'
import { lyingAlong } from './lying-keyways.ts'

const SAME_AXIS = /\b(?:same|that|this) (?:center ?line|centre ?line|axis)$|^(?:coaxial|concentric)/iu

export function settleSameAxis(entities: readonly Entity[]): void {
  for (const [at, hole] of entities.entries()) {
    if (hole.concept !== 'hole' || hole.host || hole.members.length > 0) continue
    if (!hole.places.some(({ items }) => items.some(({ text }) => SAME_AXIS.test(text)))) continue
    const way = hole.places.find(({ place }) => place.kind === 'along')?.place
    const body = entities.slice(0, at).findLast(({ kind, cut }) => kind === 'solid' && !cut)
    const lies = body && lyingAlong(body)
    if (lies && (way?.kind !== 'along' || way.axis === lies)) hole.host = body
  }
}
