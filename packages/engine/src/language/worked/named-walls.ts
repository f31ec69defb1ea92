/**
 * "a back wall 5 mm thick and 30 mm high": by its name it stands along that side of the base, as "a left rib and a right rib"
 * do. "A lip 3 mm wide and 4 mm high along the front edge": a low wall.
 */
import type { SignedAxis } from '../../plan/geometry.ts'
import { type Entity, isOwnBody, shapeOf } from '../entity.ts'
import { opposite, WALL_WORDS } from '../lexicon/sides.ts'

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

const LEVEL_SIDES = Object.values(WALL_WORDS)

/** The side that it is called by, where one of its kind is called by the other. */
function sideOfPair(entity: Entity, entities: readonly Entity[]): SignedAxis | undefined {
  const side = LEVEL_SIDES.find((each) => entity.labels.has(each))
  const other = side && opposite(side)
  const paired = entities.some(
    (each) => isOwnBody(each) && each.concept === entity.concept && other && each.labels.has(other),
  )
  return paired ? side : undefined
}

/** "a left rib and a right rib": what told the two apart places them, where nothing else does. */
function settlePaired(main: Entity, entities: readonly Entity[]): void {
  if (shapeOf(main) !== 'box') return
  const named = entities.flatMap((entity) => {
    const stands = entity !== main && isOwnBody(entity) && shapeOf(entity) === 'box' && !isPlaced(entity)
    const side = stands && !entity.linked && !entity.like ? sideOfPair(entity, entities) : undefined
    return side ? [{ entity, side }] : []
  })
  for (const { entity, side } of named) {
    const word = entity.labels.get(side)
    entity.host ??= main
    entity.places.push({ place: { kind: 'flush', side }, items: word ? [word] : [] })
  }
}

export function settleNamedWalls(entities: readonly Entity[]): void {
  const main = entities.find(isOwnBody)
  if (main) settlePaired(main, entities)
  for (const entity of entities) {
    if (entity.concept === 'lip' && entity !== main && !entity.cut) settleLip(entity)
    if (entity.concept !== 'wall' || entity === main || entity.cut || isPlaced(entity)) continue
    const form = entity.item.kind === 'term' ? entity.item.form : ''
    const side = NAMED.exec(form)?.groups?.['side'] as keyof typeof WALL_WORDS | undefined
    if (side) entity.places.push({ place: { kind: 'flush', side: WALL_WORDS[side] }, items: [entity.item] })
  }
}
