/**
 * "two holes on the left side of the plate, at the top and the bottom": a hole that is wider than the plate is thick
 * cannot be drilled into that side. The words then tell where on its broad face it is, as on a sheet of paper.
 */
import type { SignedAxis } from '../../../plan/geometry.ts'
import type { Entity, SaidPlace } from '../../entity.ts'
import { CROSSWISE } from '../../lexicon/sides.ts'
import { dimensionsOf } from '../bodies/dimensions.ts'
import { cutInto, type Stand } from './stand.ts'

const sideOf = ({ place }: SaidPlace): SignedAxis | undefined =>
  place.kind === 'face' && place.face[1] !== 'z' ? place.face : undefined

function isTooWide(entity: Entity, stand: Stand): boolean {
  const diameter = dimensionsOf(entity).values.get('diameter') ?? 0
  return diameter > stand.max[2] - stand.min[2] + 1e-9
}

/** Which end of that side: the top and the bottom of the sheet. */
function endsOf(places: readonly SaidPlace[], side: SignedAxis): SignedAxis[] {
  const across = CROSSWISE[side[1] as 'x' | 'y']
  if (places.some(({ place }) => place.kind === 'ends')) return [`+${across}`, `-${across}`]
  return places.flatMap(({ place }) =>
    place.kind === 'face' && place.face[1] === 'z' ? [`${place.face[0] as '+' | '-'}${across}` as const] : [],
  )
}

function onBroadFace(places: readonly SaidPlace[], side: SignedAxis): SaidPlace[] {
  const ends = endsOf(places, side)
  const where: SaidPlace['place'] =
    ends.length > 0
      ? { kind: 'corners', only: ends.map((end) => [side, end] as const) }
      : { kind: 'near', degree: 'toward', sides: [side] }
  return places
    .filter(
      ({ place }) =>
        !(ends.length > 0 && (place.kind === 'ends' || (place.kind === 'face' && place.face[1] === 'z'))),
    )
    .map((said): SaidPlace => {
      const { place } = said
      if (sideOf(said) === side) return { ...said, place: where }
      if (place.kind === 'from' && ends.length === 0 && place.side === undefined && place.axis === side[1])
        return { ...said, place: { ...place, side, all: false } }
      return said
    })
}

/** "one at the top and one at the bottom, inset from the edges by 8 mm": said of each of them. */
const sharedInsets = ({ group, places }: Entity, entities: readonly Entity[]): SaidPlace[] =>
  group === undefined || places.some(({ place }) => place.kind === 'from')
    ? []
    : entities
        .filter((other) => other.group === group)
        .flatMap((other) => other.places.filter(({ place }) => place.kind === 'from' && place.all))

export function settleBroadSides(entities: readonly Entity[], stands: readonly Stand[]): void {
  const insets = new Map(entities.map((entity) => [entity, sharedInsets(entity, entities)]))
  for (const entity of entities) {
    const { concept, host, places, count } = entity
    const stand = cutInto(host, stands)
    const [side, ...others] = places.flatMap((said) => sideOf(said) ?? [])
    if (concept !== 'hole' || stand?.shape !== 'box' || !side || others.length > 0) continue
    const many = endsOf(places, side).length
    if ((many > 0 && (count?.value ?? 1) !== many) || !isTooWide(entity, stand)) continue
    const all = [...places, ...(insets.get(entity) ?? [])]
    places.splice(0, places.length, ...onBroadFace(all, side))
  }
}
