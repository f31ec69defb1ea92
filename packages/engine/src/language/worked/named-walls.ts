/**
 * "a back wall 5 mm thick and 30 mm high": by its name it stands along that side of the base. "A lip 3 mm wide and 4 mm
 * high along the front edge": a low wall.
 */
import { type Entity, isOwnBody } from '../entity.ts'
import { WALL_WORDS } from '../lexicon/sides.ts'

const NAMED = /^(?<side>left|right|front|back|rear) (?:wall|panel)$/u

/** Sizes and manners aside, all that can be said of where a wall is: its name adds nothing to that. */
const isPlaced = ({ places }: Entity): boolean =>
  places.some(({ place }) => !(place.kind === 'on' || (place.kind === 'face' && place.face[1] === 'z')))

const ACROSS: ReadonlySet<string> = new Set(['width', 'thickness'])

const isAtEdge = ({ places }: Entity): boolean =>
  places.some(({ place }) => place.kind === 'flush' && place.side[1] !== 'z')

/** Told by how wide and how high it is, and the edge that it runs along. */
function settleLip(lip: Entity): void {
  const { given } = lip
  const high = given.filter(({ word }) => word === 'height')
  const wide = given.filter(({ word }) => ACROSS.has(word))
  if (high.length !== 1 || wide.length !== 1 || given.length !== 2 || !isAtEdge(lip)) return
  lip.concept = 'wall'
  lip.manners.add('upright')
  given.splice(0, 2, ...high, ...wide.map((each) => ({ ...each, word: 'thickness' })))
}

export function settleNamedWalls(entities: readonly Entity[]): void {
  const main = entities.find(isOwnBody)
  for (const entity of entities) {
    if (entity.concept === 'lip' && entity !== main && !entity.cut) settleLip(entity)
    if (entity.concept !== 'wall' || entity === main || entity.cut || isPlaced(entity)) continue
    const form = entity.item.kind === 'term' ? entity.item.form : ''
    const side = NAMED.exec(form)?.groups?.['side'] as keyof typeof WALL_WORDS | undefined
    if (side) entity.places.push({ place: { kind: 'flush', side: WALL_WORDS[side] }, items: [entity.item] })
  }
}
