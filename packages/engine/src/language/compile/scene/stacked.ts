/** "The bottom cylinder … the middle one … the top one": bodies whose names alone say that they stand on each other. */
import type { Entity } from '../../entity.ts'
import type { Item } from '../../text/items.ts'

/** From the ground up. */
const LEVELS: readonly string[] = ['-z', 'central', '+z']

const levelOf = ({ labels }: Entity): { rank: number; item: Item } | undefined => {
  const rank = LEVELS.findIndex((level) => labels.has(level))
  const item = labels.get(LEVELS[rank] ?? '')
  return item && { rank, item }
}

/** Says itself where it is. */
const isPlaced = ({ host, places }: Entity): boolean =>
  host !== undefined || places.some(({ place }) => place.kind !== 'centre')

/** Gives each such body the one below it to stand on; where two share a level, what stands on what is not said. */
export function stackByNames(bodies: readonly Entity[]): void {
  const levels = bodies
    .filter(({ cut, family }) => !cut && !family)
    .flatMap((entity) => {
      const level = levelOf(entity)
      return level ? [{ entity, ...level }] : []
    })
    .toSorted((a, b) => a.rank - b.rank)
  const ranks = new Set(levels.map(({ rank }) => rank))
  if (levels.length < 2 || ranks.size < levels.length || levels[0]?.rank !== 0) return
  // Posts between a bottom and a top plate: what lies between two levels is not known from their names.
  const top = levels.at(-1)?.entity
  const others = bodies.filter(({ cut, host }) => !cut && host !== top)
  if (others.some((entity) => !levels.some((level) => level.entity === entity))) return
  for (const [index, { entity, item }] of levels.entries()) {
    const below = levels[index - 1]?.entity
    if (!below || isPlaced(entity)) continue
    entity.host = below
    entity.places.push({ place: { kind: 'on', side: '+z' }, items: [item] })
  }
}

/** Told in any order, each body comes after the one it stands on; the first stays what all the others rest on. */
export function hostsFirst([base, ...bodies]: readonly [Entity, ...Entity[]]): Entity[] {
  const ordered: Entity[] = [base]
  const visit = (entity: Entity, path: readonly Entity[]): void => {
    if (ordered.includes(entity) || path.includes(entity)) return
    if (entity.host && bodies.includes(entity.host)) visit(entity.host, [...path, entity])
    if (!ordered.includes(entity)) ordered.push(entity)
  }
  for (const entity of bodies) visit(entity, [])
  return ordered
}
