/** "A counterbore on the top and a countersink on the bottom", "counterbored on both ends": each mouth on its own side. */
import type { SignedAxis } from '../../plan/geometry.ts'
import type { Entity, SaidPlace } from '../entity.ts'

const MOUTHS: ReadonlySet<string> = new Set(['counterbore', 'countersink'])

/** Said of a hole that is drilled once more from its other side, for the mouth there: it is no further hole. */
export const AGAIN = 'again'
/** Said of both: as wide as it is told only between the two. */
export const TWO_MOUTHS = 'a mouth on both sides'

/** Places that say on which side a mouth is; every other place is that of its hole. */
export const tellsSide = ({ kind }: SaidPlace['place']): boolean =>
  kind === 'face' || kind === 'on' || kind === 'ends' || kind === 'faces'

/** Whose a place is that is told of a mouth. */
export const placedFor = (entity: Entity, place: SaidPlace['place']): Entity =>
  MOUTHS.has(entity.concept) && entity.of?.concept === 'hole' && tellsSide(place)
    ? entity
    : (entity.of ?? entity)

const wayOf = ({ places }: Entity): string => {
  const along = places.find(({ place }) => place.kind === 'along')?.place
  return along?.kind === 'along' ? along.axis : 'z'
}

function sidesOf({ places }: Entity, way: string): SignedAxis[] {
  return places.flatMap(({ place }): SignedAxis[] => {
    if (place.kind === 'face') return [place.face]
    if (place.kind === 'on') return [place.side]
    if (place.kind === 'faces') return [...place.faces]
    return place.kind === 'ends' ? [`+${way}` as SignedAxis, `-${way}` as SignedAxis] : []
  })
}

/** One side: the hole is drilled from there. Two: it is drilled from both, with the mouth of each. */
export function settleMouths(entities: Entity[]): void {
  for (const hole of entities.filter(({ concept }) => concept === 'hole')) {
    const mouths = entities.filter(({ concept, of }) => MOUTHS.has(concept) && of === hole)
    const way = wayOf(hole)
    const told = mouths.map((mouth) => ({ mouth, sides: new Set(sidesOf(mouth, way)) }))
    const sides = [...new Set(told.flatMap((each) => [...each.sides]))]
    const own = hole.places.find(({ place }) => place.kind === 'face')?.place
    const blind = hole.manners.has('blind') || hole.given.some(({ word }) => word === 'depth')
    const first = own?.kind === 'face' ? own.face : sides.includes('+z') ? '+z' : sides[0]
    const other = sides.find((side) => side !== first)
    if (!first || !other || blind) {
      hole.places.push(...mouths.flatMap(({ places }) => places))
      continue
    }
    const facing = (face: SignedAxis): SaidPlace => ({ place: { kind: 'face', face }, items: [hole.item] })
    const elsewhere = hole.places.filter(({ place }) => place.kind !== 'face' && place.kind !== 'on')
    const again: Entity = {
      ...hole,
      places: [...elsewhere, facing(other)],
      manners: new Set([...hole.manners, AGAIN, TWO_MOUTHS]),
    }
    hole.manners.add(TWO_MOUTHS)
    if (own === undefined) hole.places.push(facing(first))
    for (const { mouth, sides: on } of told) {
      if (on.has(other) && on.size > 1) entities.push({ ...mouth, of: again })
      else if (on.has(other)) mouth.of = again
    }
    entities.splice(entities.indexOf(hole) + 1, 0, again)
  }
}
