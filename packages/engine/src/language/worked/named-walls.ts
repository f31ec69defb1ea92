/** "a back wall 5 mm thick and 30 mm high": by its name it stands along that side of the base. */
import { type Entity, isOwnBody } from '../entity.ts'
import { WALL_WORDS } from '../lexicon/sides.ts'

const NAMED = /^(?<side>left|right|front|back|rear) (?:wall|panel)$/u

/** Sizes and manners aside, all that can be said of where a wall is: its name adds nothing to that. */
const isPlaced = ({ places }: Entity): boolean =>
  places.some(({ place }) => !(place.kind === 'on' || (place.kind === 'face' && place.face[1] === 'z')))

export function settleNamedWalls(entities: readonly Entity[]): void {
  const main = entities.find(isOwnBody)
  for (const entity of entities) {
    if (entity.concept !== 'wall' || entity === main || entity.cut || isPlaced(entity)) continue
    const form = entity.item.kind === 'term' ? entity.item.form : ''
    const side = NAMED.exec(form)?.groups?.['side'] as keyof typeof WALL_WORDS | undefined
    if (side) entity.places.push({ place: { kind: 'flush', side: WALL_WORDS[side] }, items: [entity.item] })
  }
}
